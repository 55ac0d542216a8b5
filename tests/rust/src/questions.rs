//! Questions about a run, asked at random steps.

use searchlight_core::{MOST_CHOICES, Question, QuestionKind, Run};

use crate::minefield::XorShift64;

use QuestionKind::{Dead, Level, New, Plies, Value};

/// So many questions of a family are compared at least.
pub const ENOUGH: usize = 10_000;

/// What holds of every question: its choices differ, the right one is among them once, and the
/// answer comes later.
fn check(question: &Question, kind: QuestionKind, step: u64, known: u64) {
    let Question { choices, .. } = question;
    assert_eq!((question.kind, question.step), (kind, step));
    assert!(step < question.shown_at && question.shown_at <= known);
    assert!((2..=MOST_CHOICES).contains(&choices.len()), "{question:?}");
    for (index, choice) in choices.iter().enumerate() {
        assert!(!choices[..index].contains(choice), "{question:?}");
    }
    assert_eq!(choices[question.correct], question.correct_choice());
    let ascends = choices.windows(2).all(|two| two[0] < two[1]);
    assert!(ascends || !matches!(kind, Level | Plies), "{question:?}");
    if matches!(kind, New | Dead | Value) {
        assert_eq!(choices, &[1, 0]);
    }
}

/// Asks questions at random steps, as a person meets them and wherever there are some, and hands each
/// of them to `compare`; returns how many there were.
///
/// # Panics
/// For a question that does not hold together.
pub fn asked(
    run: &mut Run,
    random: &mut XorShift64,
    times: usize,
    mut compare: impl FnMut(&mut Run, &Question),
) -> usize {
    let known = run.status().known;
    let mut count = 0;
    for _ in 0..times {
        for &kind in run.questions() {
            let after = random.below(known + 1);
            let cursor = run.status().cursor;
            let found = run.next_question(kind, after);
            assert_eq!(
                run.next_question(kind, after),
                found,
                "it depends on nothing else"
            );
            assert!(found.is_none_or(|step| step > after));
            for step in found.into_iter().chain([after]) {
                let Some(question) = run.question(kind, step) else {
                    assert_ne!(found, Some(step), "{kind:?} at {step}");
                    continue;
                };
                assert_eq!(run.status().cursor, cursor);
                check(&question, kind, step, known);
                compare(run, &question);
                count += 1;
            }
            run.seek(after);
        }
    }
    count
}
