//! Long runs of backtracking: steps far away, and how deep the search was along them.

use searchlight_core::backtracking::Algorithm;
use searchlight_core::{Outcome, Policy, Search};
use searchlight_tests::branches::{Moment, Outline, shot, siblings};
use searchlight_tests::nearsighted::{AHEAD, CAREFUL, NAIVE, NearsightedQueens, finished, start};
use searchlight_tests::positions::draws;
use searchlight_tests::specimen::long_or;
use searchlight_tests::telling::tell;

/// A search that never ends: so many steps are known of it that checkpoints have been thinned out.
fn endless(weight: u64) -> NearsightedQueens {
    NearsightedQueens {
        rows: 40,
        columns: 8,
        reach: 4,
        weight,
    }
}

fn check_far_steps(weight: u64, algorithm: Algorithm, known: u64, seed: u64) {
    let queens = endless(weight);
    let policy = Policy {
        step_limit: Some(known),
        ..Policy::WHOLE_SPACE
    };
    let mut run = finished(queens, algorithm, policy);
    assert_eq!(run.status().outcome, Some(Outcome::LimitReached));
    let mut draw = draws(seed);
    let mut steps: Vec<u64> = (0..300).map(|_| draw(known + 1)).collect();
    steps.extend([0, 1, 2, 63, 64, 65, 127, 128, 129, known - 1, known]);
    steps.extend((0..40).flat_map(|index| [index << 17, (index << 17) + 1]));
    steps.retain(|&step| step <= known);
    steps.sort_unstable();
    steps.dedup();
    let mut told = Vec::new();
    tell(queens, algorithm, &mut |telling| {
        if steps.get(told.len()) == Some(&telling.step) {
            told.push(Moment::of(telling));
        }
        telling.step < known
    });
    assert_eq!(told.len(), steps.len());
    // Anywhere, then backwards, then forwards.
    let anywhere: Vec<usize> = steps
        .iter()
        .map(|_| draw(told.len() as u64) as usize)
        .collect();
    let all = 0..told.len();
    for at in anywhere.into_iter().chain(all.clone().rev()).chain(all) {
        run.seek(steps[at]);
        assert_eq!(shot(&run), told[at].shot, "step {}", steps[at]);
    }
    for at in (0..told.len()).step_by(13) {
        run.seek(steps[at]);
        assert_eq!(
            siblings(&mut run, 0, 99),
            told[at].siblings,
            "step {}",
            steps[at]
        );
        assert_eq!(run.costs(0, 99), told[at].costs, "step {}", steps[at]);
        assert_eq!(shot(&run), told[at].shot, "the cursor has moved");
    }
}

#[test]
fn steps_far_away_are_what_the_recursion_does_there() {
    check_far_steps(1, NAIVE, long_or(10_000_000, 1_000_000), 1);
    check_far_steps(1 << 6, AHEAD, long_or(1_000_000, 100_000), 2);
    check_far_steps(1 << 6, CAREFUL, long_or(300_000, 60_000), 3);
}

#[test]
#[ignore = "takes ten seconds"]
fn checkpoints_that_were_thinned_out_lead_to_every_step() {
    // One each 64 steps does not fit.
    check_far_steps(u64::MAX, NAIVE, 25_000_000, 4);
}

#[test]
#[ignore = "takes minutes"]
fn steps_very_far_away_are_what_the_recursion_does_there() {
    check_far_steps(u64::MAX, NAIVE, 300_000_000, 5);
}

#[test]
fn the_depth_profile_of_a_long_run_adds_up_whole_and_near() {
    let known = long_or(3_000_017, 1_300_017);
    let queens = endless(1);
    let outline = Outline::of(queens, NAIVE, known);
    let mut run = start(queens, NAIVE, Policy::WHOLE_SPACE);
    run.advance(known);
    run.seek(1_234_567);
    let before = shot(&run);
    for columns in [1, 2, 320, 1_000, 2_900] {
        outline.assert_profile(&mut run, 0, known, columns);
        outline.assert_profile(&mut run, 0, known * 3, columns);
    }
    // Ranges that are as wide as the columns leave no doubt.
    let width = 1 << 10;
    let columns = known.div_ceil(width);
    let whole = run.depth_profile(0, columns * width, columns as usize);
    for (column, found) in (0..columns).zip(whole) {
        let (from, to) = (column * width, ((column + 1) * width).min(known));
        assert_eq!(
            found.map(Into::into),
            Some(outline.range(from, to)),
            "{from} to {to}"
        );
    }
    let mut draw = draws(6);
    for _ in 0..60 {
        let wide = [1, 10, 1_000, 60_000, 1 << 20][draw(5) as usize];
        let from = draw(known);
        let columns = [1, 3, 70, 900][draw(4) as usize].min(wide);
        outline.assert_profile(&mut run, from, from + wide, columns);
    }
    assert_eq!(shot(&run), before, "the cursor has moved");
}

#[test]
fn the_depth_profile_of_steps_far_behind_the_last_one_is_not_known() {
    let known = 200_000;
    let mut run = start(endless(1), NAIVE, Policy::WHOLE_SPACE);
    run.advance(known);
    // A part has 2^12 steps at first: an address of 32 bits counts fewer than 2^32 of them.
    for from in [1 << 44, (1 << 44) + 4_096, u64::MAX - (1 << 40)] {
        for wide in [3, 1 << 14, 1 << 39] {
            let told = run.depth_profile(from, from + wide, 3);
            assert_eq!(told, [None; 3], "{from} and {wide} more");
        }
    }
    let told = run.depth_profile(0, u64::MAX, 3);
    assert_eq!(
        told.iter().map(Option::is_some).collect::<Vec<_>>(),
        [true, false, false]
    );
}
