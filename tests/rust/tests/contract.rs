//! What every puzzle in the registry promises.

use std::collections::{HashMap, HashSet};

use proptest::prelude::*;
use proptest::sample::Index;
use searchlight::family::Family;
use searchlight::link::Link;
use searchlight::problem::{Shape, State, StateSpace};
use searchlight::puzzles::{EditError, Instance, PUZZLES, Setting, Wanted, by_code, by_id};
use searchlight::run::{Outcome, Policy};
use searchlight_tests::specimen::{Specimen, algorithms, cases, presets, spaces, specimens};

/// The state and its successors, each with the index of its move.
fn successors(space: &dyn StateSpace, state: State) -> Vec<State> {
    // One place too many shows a puzzle that writes beyond its branching.
    let mut out = vec![State::MAX; space.branching() + 1];
    let count = space.successors(state, &mut out);
    assert!(count <= space.branching(), "too many successors of {state}");
    out.truncate(count);
    out
}

fn board(space: &dyn StateSpace, state: State) -> Vec<u8> {
    let mut cells = vec![u8::MAX; space.board_shape().cells()];
    space.board(state, &mut cells);
    cells
}

fn check_texts_and_links(specimen: &Specimen) {
    let instance = &specimen.instance;
    let (kind, text) = (instance.kind(), instance.text());
    // The judges' format need not have every board that the page has.
    if let Some(text) = &text {
        let reading = (kind.read)(text);
        assert_eq!(reading.error, None, "{specimen:?}");
        assert_eq!(reading.cases.len(), 1, "{specimen:?}");
        // Nor need it say what is set besides the board.
        let read = Specimen::read(kind, text).with(specimen.algorithm);
        let settings = instance.settings().into_iter();
        let read = settings.fold(read, |read, setting| {
            let instance = read.instance.with_setting(setting.id, &setting.value);
            let instance = instance.expect("a value that it has");
            Specimen { instance, ..read }
        });
        assert_eq!(read.instance.text().as_ref(), Some(text), "written anew");
        assert_eq!(read.instance.numbers(), instance.numbers());
        assert_eq!(read.instance.start_cell(), instance.start_cell());
        for Setting { id, options, value } in instance.settings() {
            for value in options.iter().copied().chain([value.as_str()]) {
                let set = instance
                    .with_setting(id, value)
                    .expect("a value that it has");
                assert_eq!(set.text().as_ref(), Some(text), "{id} as {value}");
            }
        }
        // Nor an answer that the board was made from, which is not part of the question.
        let made_from = |instance: &dyn Instance| match kind.family {
            Family::States | Family::WinLose => None,
            Family::Choices => instance.goal_board(),
        };
        if made_from(read.instance.as_ref()) == made_from(instance.as_ref()) {
            assert_eq!(read.link(0), specimen.link(0), "read from its text");
        }
    }
    let link = Link::decode(&specimen.link(7)).expect("a link that it wrote itself");
    assert_eq!(link.step, 7);
    let unpacked = Specimen::of(link.instance).with(specimen.algorithm);
    assert_eq!(unpacked.link(0), specimen.link(0), "unpacked from its link");
    assert_eq!(unpacked.instance.text(), text);
    assert_eq!(unpacked.instance.settings(), instance.settings());
    let problems = [instance.problem(), unpacked.instance.problem()];
    assert_eq!(problems[0].board_shape(), problems[1].board_shape());
    let [start, other] = problems.map(|problem| problem.space().map(|space| space.start()));
    assert_eq!(start, other);
}

fn check_moves(space: &dyn StateSpace, state: State) {
    let cells = space.board_shape().cells() as u32;
    let next = successors(space, state);
    assert_eq!(next, successors(space, state), "not the same twice");
    let here = board(space, state);
    for (index, &to) in next.iter().enumerate() {
        assert!(u64::from(to) < space.states(), "{state} to {to}");
        let back = successors(space, to);
        assert!(back.contains(&state), "no way back from {to} to {state}");
        let action = space.action(state, index);
        assert!(action.from < cells && action.to < cells, "{action:?}");
        let there = board(space, to);
        for cell in [action.from as usize, action.to as usize] {
            assert_ne!(here[cell], there[cell], "{action:?} changes nothing there");
        }
    }
}

fn check_boards(space: &dyn StateSpace, states: impl Iterator<Item = State>) {
    let mut seen: HashMap<Vec<u8>, State> = HashMap::new();
    for state in states {
        let cells = board(space, state);
        assert!(!cells.contains(&u8::MAX), "a cell of {state} has no code");
        let other = *seen.entry(cells).or_insert(state);
        assert_eq!(other, state, "two states look the same");
    }
}

#[test]
fn names_and_codes_are_unique_and_found_again() {
    let ids: HashSet<_> = PUZZLES.iter().map(|kind| kind.id).collect();
    let codes: HashSet<_> = PUZZLES.iter().map(|kind| kind.code).collect();
    assert_eq!((ids.len(), codes.len()), (PUZZLES.len(), PUZZLES.len()));
    for kind in PUZZLES {
        assert_eq!(by_id(kind.id).map(|found| found.code), Some(kind.code));
        assert_eq!(by_code(kind.code).map(|found| found.id), Some(kind.id));
        let presets: HashSet<_> = kind.presets.iter().map(|preset| preset.id).collect();
        assert_eq!(presets.len(), kind.presets.len());
        assert!(!presets.is_empty(), "{} has no default", kind.id);
        for algorithm in kind.presets.iter().filter_map(|preset| preset.algorithm) {
            assert!(algorithms(kind).any(|known| known == algorithm));
            assert_ne!(algorithm, kind.algorithm, "said twice");
        }
        assert!(algorithms(kind).any(|known| known == kind.algorithm));
    }
    assert!(by_id("").is_none());
    assert!(by_code(255).is_none());
}

#[test]
fn presets_are_one_case_each_and_keep_all_promises() {
    let mut names = HashSet::new();
    for (name, specimen) in presets() {
        check_texts_and_links(&specimen);
        assert!(names.insert(name));
        let problem = specimen.instance.problem();
        let Some(space) = problem.space() else {
            continue;
        };
        let states = 0..space.states().min(1 << 16) as State;
        for state in states.clone() {
            check_moves(space.as_ref(), state);
        }
        check_boards(space.as_ref(), states);
    }
}

#[test]
fn what_is_wanted_of_chance_is_what_the_puzzle_can_do() {
    for (name, specimen) in presets() {
        let Specimen { instance, .. } = &specimen;
        let wanted = instance.kind().wanted;
        let has_space = instance.problem().space().is_some();
        assert_eq!(wanted == Wanted::Distance, has_space, "{name}");
        let any = instance.random(None, 1).is_some();
        assert_eq!(any, !has_space, "{name}");
        let one = instance.random(Some(1), 1);
        assert_eq!(one.is_some(), wanted == Wanted::Unique, "{name}");
    }
}

#[test]
fn boards_that_no_puzzle_has_are_refused_however_large() {
    for (name, specimen) in presets() {
        for (rows, columns) in [
            (0, 4),
            (4, 0),
            (2, u32::MAX),
            (u32::MAX, 2),
            (1 << 16, 1 << 16),
            (u32::MAX, u32::MAX),
        ] {
            let refused = specimen.instance.resized(Shape { rows, columns }).err();
            assert_eq!(refused, Some(EditError::Size { rows, columns }), "{name}");
        }
    }
}

proptest! {
    #![proptest_config(cases(800))]

    #[test]
    fn any_instance_is_read_back_from_its_text_and_its_link(specimen in specimens()) {
        check_texts_and_links(&specimen);
    }

    #[test]
    fn any_instance_has_a_board_that_its_puzzle_allows(specimen in specimens()) {
        let shape = specimen.instance.problem().board_shape();
        prop_assert!(specimen.instance.kind().sizes.allow(shape));
        let shape_again = specimen.instance.resized(shape).expect("the size that it has");
        prop_assert_eq!(shape_again.text(), specimen.instance.text());
    }

    #[test]
    fn an_edit_of_any_instance_makes_another_or_is_refused(
        specimen in specimens(),
        pick in any::<Index>(),
    ) {
        let cells = specimen.instance.problem().board_shape().cells();
        let cell = pick.index(cells) as u32;
        let edits = [
            specimen.instance.edited(cell),
            specimen.instance.goal_edited(cell),
        ];
        for edited in edits.into_iter().flatten() {
            let edited = Specimen::of(edited).with(specimen.algorithm);
            check_texts_and_links(&edited);
            prop_assert_ne!(edited.link(0), specimen.link(0));
        }
        for outside in [cells as u32, u32::MAX] {
            prop_assert!(specimen.instance.edited(outside).is_err());
            prop_assert!(specimen.instance.goal_edited(outside).is_err());
        }
    }

    #[test]
    fn settings_of_any_instance_have_the_values_that_they_offer_and_no_others(
        specimen in specimens(),
    ) {
        let instance = specimen.instance.as_ref();
        for setting in instance.settings() {
            let offered = setting.options.is_empty() || setting.options.contains(&&*setting.value);
            prop_assert!(offered, "{:?}", setting);
            let values = setting.options.iter().copied();
            for value in values.chain([&*setting.value]) {
                let set = instance.with_setting(setting.id, value).expect("an offer");
                let mut now = set.settings().into_iter();
                let now = now.find(|now| now.id == setting.id).expect("the same setting");
                prop_assert_eq!(&*now.value, value);
                check_texts_and_links(&Specimen::of(set).with(specimen.algorithm));
            }
            let id = setting.id.to_owned();
            let refused = instance.with_setting(setting.id, "no such value").err();
            prop_assert_eq!(refused, Some(EditError::Setting { id }));
        }
        let id = "no such setting".to_owned();
        let refused = instance.with_setting(&id, "").err();
        prop_assert_eq!(refused, Some(EditError::Setting { id }));
    }

    #[test]
    fn an_instance_drawn_by_a_seed_is_the_same_again(
        specimen in specimens(),
        wanted in prop_oneof![Just(None), Just(Some(1_u32))],
        seed in any::<u64>(),
    ) {
        let draw = || specimen.instance.random(wanted, seed);
        let drawn = draw().map(|instance| Specimen::of(instance).with(specimen.algorithm));
        let again = draw().map(|instance| Specimen::of(instance).with(specimen.algorithm));
        let links = [&drawn, &again].map(|drawn| drawn.as_ref().map(|drawn| drawn.link(0)));
        prop_assert_eq!(&links[0], &links[1]);
        if let Some(drawn) = drawn {
            check_texts_and_links(&drawn);
            let shapes = [&drawn, &specimen].map(|one| one.instance.problem().board_shape());
            prop_assert_eq!(shapes[0], shapes[1]);
            prop_assert_eq!(drawn.instance.settings(), specimen.instance.settings());
        }
    }

    #[test]
    fn moves_of_any_instance_lead_to_states_and_back(
        specimen in spaces(),
        picks in prop::collection::vec(any::<Index>(), 1..20),
    ) {
        let space = specimen.space();
        let states = picks.iter().map(|pick| pick.index(space.states() as usize) as State);
        for state in states.clone() {
            check_moves(space.as_ref(), state);
        }
        check_boards(space.as_ref(), states);
    }

    #[test]
    fn any_state_can_be_the_start_and_nothing_else_changes(
        specimen in spaces(),
        pick in any::<Index>(),
    ) {
        let space = specimen.space();
        let state = pick.index(space.states() as usize) as State;
        let moved = Specimen::of(specimen.instance.starting_at(state).expect("a state"));
        check_texts_and_links(&moved);
        let moved_space = moved.space();
        prop_assert_eq!(moved_space.start(), state);
        prop_assert_eq!(moved_space.states(), space.states());
        prop_assert_eq!(moved_space.is_goal(state), space.is_goal(state));
        prop_assert_eq!(
            successors(moved_space.as_ref(), state),
            successors(space.as_ref(), state)
        );
        let back = moved.instance.starting_at(space.start());
        prop_assert_eq!(back.expect("the way back").text(), specimen.instance.text());
    }

    #[test]
    fn any_state_can_be_the_goal_where_there_is_one_to_choose(
        specimen in spaces(),
        pick in any::<Index>(),
    ) {
        let space = specimen.space();
        let state = pick.index(space.states() as usize) as State;
        let choice = specimen.instance.ending_at(state);
        prop_assert_eq!(choice.is_some(), specimen.instance.goal_board().is_some());
        if let Some(chosen) = choice {
            let chosen = Specimen::of(chosen);
            check_texts_and_links(&chosen);
            let chosen_space = chosen.space();
            prop_assert_eq!(chosen_space.goals(), [state]);
            prop_assert_eq!(chosen_space.start(), space.start());
            prop_assert_eq!(chosen_space.states(), space.states());
            prop_assert_eq!(
                successors(chosen_space.as_ref(), state),
                successors(space.as_ref(), state)
            );
        }
    }

    #[test]
    fn goals_are_all_that_are_goals_and_a_refutation_leaves_none_in_reach(
        specimen in spaces(),
    ) {
        let space = specimen.space();
        let ranks = 0..space.states() as State;
        let goals: Vec<State> = ranks.filter(|&state| space.is_goal(state)).collect();
        prop_assert_eq!(space.goals(), &*goals);
        let mut noted = Vec::new();
        let order: Vec<State> = (0..space.states() as State).rev().collect();
        space.note_goals(&order, 7, &mut noted);
        let found = noted.iter().map(|&position| order[position as usize - 7]);
        prop_assert!(found.eq(goals.iter().rev().copied()));
        if space.refutation().is_some() {
            let run = specimen.finished_run(Policy::FIRST_ANSWER);
            prop_assert_eq!(run.status().outcome, Some(Outcome::Impossible));
        }
    }

    #[test]
    fn an_edit_of_the_goal_changes_its_board_and_nothing_else(
        specimen in spaces(),
        pick in any::<Index>(),
    ) {
        let space = specimen.space();
        let cells = space.board_shape().cells();
        let cell = pick.index(cells);
        if let Ok(edited) = specimen.instance.goal_edited(cell as u32) {
            let (before, after) = (specimen.instance.goal_board(), edited.goal_board());
            let (before, after) = (before.expect("an edit"), after.expect("an edit"));
            let differ: Vec<usize> = (0..cells).filter(|&at| before[at] != after[at]).collect();
            prop_assert_eq!(differ, [cell]);
            let back = Specimen::of(edited.goal_edited(cell as u32).expect("the way back"));
            let same = back.with(specimen.algorithm).link(0) == specimen.link(0);
            prop_assert!(same, "twice is not undone");
            check_texts_and_links(&Specimen::of(edited));
        }
        prop_assert!(specimen.instance.goal_edited(cells as u32).is_err());
    }

    #[test]
    fn an_edit_changes_the_board_and_only_where_it_says(
        specimen in spaces(),
        pick in any::<Index>(),
    ) {
        let space = specimen.space();
        let cell = pick.index(space.board_shape().cells());
        if let Ok(edited) = specimen.instance.edited(cell as u32) {
            let edited = Specimen::of(edited).space();
            let before = board(space.as_ref(), space.start());
            let after = board(edited.as_ref(), edited.start());
            prop_assert_ne!(before[cell], after[cell]);
        }
        let outside = space.board_shape().cells() as u32;
        prop_assert!(specimen.instance.edited(outside).is_err());
        prop_assert!(specimen.instance.edited(u32::MAX).is_err());
    }
}
