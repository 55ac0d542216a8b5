//! What every puzzle in the registry promises.

use std::collections::HashSet;

use proptest::prelude::*;
use proptest::sample::Index;
use searchlight_core::{EditError, Outcome, PUZZLES, Policy, Shape, State, Wanted};
use searchlight_tests::promises::{
    board, check_boards, check_moves, check_texts_and_links, successors,
};
use searchlight_tests::specimen::{
    Specimen, algorithms, cases, long_or, presets, shape_of, spaces, specimens,
};
use searchlight_tests::templates::{TEMPLATES, puzzles};

#[test]
fn names_and_codes_are_unique_and_found_again() {
    let ids: HashSet<_> = puzzles().map(|puzzle| puzzle.kind.id).collect();
    let codes: HashSet<_> = puzzles().map(|puzzle| puzzle.kind.code).collect();
    let count = puzzles().count();
    assert_eq!((ids.len(), codes.len()), (count, count));
    for registry in [&PUZZLES, &TEMPLATES] {
        for puzzle in registry.iter() {
            let kind = puzzle.kind;
            let found = registry.by_id(kind.id);
            assert_eq!(found.map(|found| found.kind.code), Some(kind.code));
            let found = registry.by_code(kind.code);
            assert_eq!(found.map(|found| found.kind.id), Some(kind.id));
        }
        assert!(registry.by_id("").is_none());
        assert!(registry.by_code(255).is_none());
    }
    for kind in puzzles().map(|puzzle| puzzle.kind) {
        let presets: HashSet<_> = kind.presets.iter().map(|preset| preset.id).collect();
        assert_eq!(presets.len(), kind.presets.len());
        assert!(!presets.is_empty(), "{} has no default", kind.id);
        let own = kind.algorithm.id();
        for algorithm in kind.presets.iter().filter_map(|preset| preset.algorithm) {
            assert!(algorithms(kind).any(|known| known == algorithm));
            assert_ne!(algorithm, own, "said twice");
        }
        assert!(algorithms(kind).any(|known| known == own));
        let names: HashSet<_> = algorithms(kind).collect();
        assert_eq!(names.len(), kind.algorithms.iter().count(), "{}", kind.id);
        for algorithm in kind.algorithms.iter() {
            let code = kind.algorithms.code_of(algorithm).expect("its own");
            assert_eq!(kind.algorithms.by_code(code), Some(algorithm));
        }
    }
}

#[test]
fn presets_are_one_case_each_and_keep_all_promises() {
    let mut names = HashSet::new();
    for (name, specimen) in presets() {
        check_texts_and_links(&specimen);
        assert!(names.insert(name));
        let problem = specimen.problem();
        let Some(problem) = problem.state_space() else {
            continue;
        };
        let states = 0..problem.space().states().min(1 << long_or(16, 13)) as State;
        for state in states.clone() {
            check_moves(problem, state);
        }
        check_boards(problem, states);
    }
}

#[test]
fn what_is_wanted_of_chance_is_what_the_puzzle_can_do() {
    for (name, specimen) in presets() {
        let Specimen { instance, .. } = &specimen;
        let wanted = instance.kind().wanted;
        let has_space = specimen.problem().state_space().is_some();
        let is_surveyed = has_space && !instance.editable().random;
        assert!(wanted == Wanted::Distance || !is_surveyed, "{name}");
        let any = instance.random(None, 1).is_some();
        assert_eq!(any, instance.editable().random, "{name}");
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
            let expected = if specimen.instance.editable().size {
                EditError::Size { rows, columns }
            } else {
                EditError::FixedSize
            };
            assert_eq!(refused, Some(expected), "{name}");
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
        let shape = shape_of(specimen.instance.as_ref());
        prop_assert!(specimen.instance.kind().sizes.allow(shape));
        let same = specimen.instance.resized(shape).unwrap();
        prop_assert_eq!(same.text(), specimen.instance.text());
        prop_assert_eq!(shape_of(same.as_ref()), shape);
        if !specimen.instance.editable().size {
            let (rows, columns) = (shape.rows, shape.columns + 1);
            let refused = specimen.instance.resized(Shape { rows, columns }).err();
            prop_assert_eq!(refused, Some(EditError::FixedSize));
        }
    }

    #[test]
    fn an_edit_of_any_instance_makes_another_or_is_refused(
        specimen in specimens(),
        pick in any::<Index>(),
    ) {
        let cells = shape_of(specimen.instance.as_ref()).cells();
        let cell = pick.index(cells) as u32;
        let edits = [
            specimen.instance.edited(cell),
            specimen.instance.goal_edited(cell),
        ];
        let editable = specimen.instance.editable();
        prop_assert!(edits[0].is_err() || editable.board);
        prop_assert!(edits[1].is_err() || editable.goal);
        for edited in edits.into_iter().flatten() {
            let edited = Specimen::of(edited).with(specimen.algorithm).runnable();
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
            let shapes = [&drawn, &specimen].map(|one| shape_of(one.instance.as_ref()));
            prop_assert_eq!(shapes[0], shapes[1]);
            prop_assert_eq!(drawn.instance.settings(), specimen.instance.settings());
        }
    }

    #[test]
    fn moves_of_any_instance_lead_to_states_and_back(
        specimen in spaces(),
        picks in prop::collection::vec(any::<Index>(), 1..20),
    ) {
        let problem = specimen.space_problem();
        let count = problem.space().states() as usize;
        let states = picks.iter().map(|pick| pick.index(count) as State);
        for state in states.clone() {
            check_moves(&problem, state);
        }
        check_boards(&problem, states);
    }

    #[test]
    fn any_state_can_be_the_start_and_nothing_else_changes(
        specimen in spaces(),
        pick in any::<Index>(),
    ) {
        let space = specimen.space();
        let state = pick.index(space.states() as usize) as State;
        // A cell of a board may be a wall or a goal, and loses its cost where it becomes the start.
        let are_cells = specimen.space_problem().states_are_cells();
        let Some(moved) = specimen.instance.starting_at(state) else {
            prop_assert!(are_cells, "a state");
            return Ok(());
        };
        let moved = Specimen::of(moved);
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
        let back = back.expect("the way back");
        prop_assert!(are_cells || back.text() == specimen.instance.text());
    }

    #[test]
    fn any_state_can_be_the_goal_where_there_is_one_to_choose(
        specimen in spaces(),
        pick in any::<Index>(),
    ) {
        let space = specimen.space();
        let state = pick.index(space.states() as usize) as State;
        let choice = specimen.instance.ending_at(state);
        let has_board = specimen.instance.goal_board().is_some();
        let are_cells = specimen.space_problem().states_are_cells();
        prop_assert!(choice.is_some() == has_board || are_cells);
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
            let run = specimen.within(u32::MAX).finished_run(Policy::FIRST_ANSWER);
            prop_assert_eq!(run.status().outcome, Some(Outcome::Impossible));
        }
    }

    #[test]
    fn an_edit_of_the_goal_changes_its_board_and_nothing_else(
        specimen in spaces(),
        pick in any::<Index>(),
    ) {
        let cells = shape_of(specimen.instance.as_ref()).cells();
        let cell = pick.index(cells);
        if let Ok(edited) = specimen.instance.goal_edited(cell as u32) {
            let (before, after) = (specimen.instance.goal_board(), edited.goal_board());
            let (before, after) = (before.expect("an edit"), after.expect("an edit"));
            let differ: Vec<usize> = (0..cells).filter(|&at| before[at] != after[at]).collect();
            prop_assert!(differ.contains(&cell));
            // Two cells may have changed places.
            prop_assert!(differ.len() <= 2);
            let same = differ.iter().any(|&cell| {
                let back = edited.goal_edited(cell as u32);
                back.is_ok_and(|back| {
                    Specimen::of(back).with(specimen.algorithm).link(0) == specimen.link(0)
                })
            });
            prop_assert!(same, "there is no way back");
            check_texts_and_links(&Specimen::of(edited));
        }
        prop_assert!(specimen.instance.goal_edited(cells as u32).is_err());
    }

    #[test]
    fn an_edit_changes_the_board_and_only_where_it_says(
        specimen in spaces(),
        pick in any::<Index>(),
    ) {
        let problem = specimen.space_problem();
        let cells = problem.board_shape().cells();
        let cell = pick.index(cells);
        if let Ok(edited) = specimen.instance.edited(cell as u32) {
            let edited = Specimen::of(edited).space_problem();
            let before = board(&problem, problem.space().start());
            let after = board(&edited, edited.space().start());
            prop_assert_ne!(before[cell], after[cell]);
        }
        let outside = cells as u32;
        prop_assert!(specimen.instance.edited(outside).is_err());
        prop_assert!(specimen.instance.edited(u32::MAX).is_err());
    }
}
