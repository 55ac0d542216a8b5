//! Certificates of tables: each stands up to a check that is written anew, and every forgery falls.

use std::sync::Arc;

use proptest::prelude::*;
use proptest::sample::{Index, select};
use searchlight_core::games::{self, Algorithm, Position, TableFill, WinLose};
use searchlight_core::puzzles::tab::Tab;
use searchlight_core::puzzles::{flip, knight};
use searchlight_core::{
    Certificate, Family, Flaw, Outcome, Policy, Problem, Search, Shape, backtracking, state_space,
};
use searchlight_tests::dags::{ALGORITHMS, Dag, dags, game_of, table_fill};
use searchlight_tests::specimen::{Specimen, cases, presets, shape_of, specimens_in};

use Algorithm::{First, Full, Retrograde};

/// What a certificate of a table claims.
#[derive(Clone, Debug)]
struct Claim {
    distances: bool,
    values: Vec<u16>,
    moves: Vec<Option<Position>>,
}

impl Claim {
    fn of(search: &TableFill) -> Self {
        match search.certificate() {
            Some(games::Certificate::Table {
                distances,
                values,
                moves,
            }) => Self {
                distances,
                values,
                moves,
            },
            other => panic!("{other:?} is not of a table"),
        }
    }

    fn certificate(&self) -> games::Certificate {
        let Self {
            distances,
            values,
            moves,
        } = self.clone();
        games::Certificate::Table {
            distances,
            values,
            moves,
        }
    }

    fn verify(&self, game: &dyn WinLose) -> Result<(), Flaw> {
        self.certificate().verify(game)
    }

    /// Whether the claim is right, by recursion from the positions without moves.
    fn is_right(&self, game: &Dag) -> bool {
        let held = self.values.len();
        if held != self.moves.len() || held > game.positions().len() {
            return false;
        }
        let mut plies: Vec<u16> = Vec::new();
        for position in 0..held as Position {
            let moves = game.moves_of(position);
            let after = || moves.iter().map(|&to| plies[to as usize]);
            let loss = after().filter(|plies| plies % 2 == 0).min();
            let here = loss.or(after().max()).map_or(0, |plies| plies + 1);
            let at = position as usize;
            let value = if self.distances { here } else { here % 2 };
            let is_good = match self.moves[at] {
                None => loss.is_none(),
                Some(to) if !moves.contains(&to) => false,
                Some(to) if self.distances => Some(plies[to as usize]) == loss,
                Some(to) => plies[to as usize].is_multiple_of(2),
            };
            if self.values[at] != value || !is_good {
                return false;
            }
            plies.push(here);
        }
        held > game.start() as usize
    }
}

/// Changes a claim that stands at one position in every way that makes it wrong.
fn check_forgeries(game: &Dag, claim: &Claim, position: Position) {
    let at = position as usize;
    let refuse = |forge: &dyn Fn(&mut Claim)| {
        let mut forged = claim.clone();
        forge(&mut forged);
        assert!(!forged.is_right(game), "{forged:?}");
        forged.verify(game).expect_err("a forgery")
    };
    let wrong = Flaw::WrongValue { position };
    let value = claim.values[at];
    // Alone, or with a move that looks as it should then; the move is looked at first.
    for other in [
        value + 1,
        value + 2,
        value.wrapping_sub(1),
        value.wrapping_sub(2),
        u16::MAX,
    ] {
        assert_eq!(refuse(&|claim| claim.values[at] = other), wrong);
        let without = refuse(&|claim| (claim.values[at], claim.moves[at]) = (other, None));
        assert_eq!(without, wrong);
        for &to in game.moves_of(position) {
            let moved = refuse(&|claim| (claim.values[at], claim.moves[at]) = (other, Some(to)));
            assert_eq!(moved, wrong);
        }
    }
    for to in game
        .positions()
        .chain([position, Position::MAX, game.positions().end])
    {
        if !game.moves_of(position).contains(&to) {
            let flaw = refuse(&|claim| claim.moves[at] = Some(to));
            assert_eq!(flaw, Flaw::NoMove { from: position, to });
        }
    }
    if value % 2 == 1 {
        assert_eq!(refuse(&|claim| claim.moves[at] = None), wrong);
    }
    let good = |to: Position| {
        let after = claim.values[to as usize];
        after.is_multiple_of(2) && (!claim.distances || after + 1 == value)
    };
    for &to in game.moves_of(position) {
        if value.is_multiple_of(2) || !good(to) {
            assert_eq!(refuse(&|claim| claim.moves[at] = Some(to)), wrong);
        }
    }
}

/// Changes a claim that stands as a whole.
fn check_shapes(game: &Dag, claim: &Claim) {
    let cells = game.positions().len();
    let refuse = |forged: &Claim| {
        assert!(!forged.is_right(game), "{forged:?}");
        forged.verify(game).expect_err("a forgery")
    };
    for held in 0..=game.start() as usize {
        let mut short = claim.clone();
        short.values.truncate(held);
        short.moves.truncate(held);
        assert_eq!(refuse(&short), Flaw::NotInside);
    }
    for more in 1..3 {
        let mut long = claim.clone();
        long.values.resize(cells + more, 0);
        long.moves.resize(cells + more, None);
        let state = (cells + more - 1) as Position;
        assert_eq!(refuse(&long), Flaw::OutsideSpace { state });
    }
    let mut fewer = claim.clone();
    fewer.moves.pop();
    assert_eq!(refuse(&fewer), Flaw::NotInside);
    let mut more = claim.clone();
    more.moves.push(None);
    assert_eq!(refuse(&more), Flaw::NotInside);
    // Where all games last a ply at most, both kinds of table are one.
    let mut flipped = claim.clone();
    flipped.distances = !claim.distances;
    assert_eq!(flipped.verify(game).is_ok(), flipped.is_right(game));
    if claim.values.iter().any(|&value| value > 1) {
        assert!(matches!(refuse(&flipped), Flaw::WrongValue { .. }));
    }
}

#[test]
fn presets_have_proofs_that_stand() {
    for (name, specimen) in presets() {
        let cells = shape_of(specimen.instance.as_ref()).cells();
        if specimen.instance.kind().family() != Family::Games || cells > 20_000 {
            continue;
        }
        let game = Dag::copy(&specimen);
        for algorithm in ALGORITHMS {
            for policy in [Policy::WHOLE_SPACE, Policy::FIRST_ANSWER] {
                let problem = specimen.problem();
                let played = game_of(specimen.instance.as_ref());
                let mut run = TableFill::new(played, algorithm, policy).unwrap();
                assert_eq!(run.certificate(), None, "{name}");
                run.advance(u64::MAX);
                let claim = Claim::of(&run);
                assert_eq!(claim.distances, algorithm != First, "{name}");
                let certificate = Certificate::Games(claim.certificate());
                assert_eq!(problem.verify(&certificate), Ok(()), "{name}");
                assert!(claim.is_right(&game), "{name} by {algorithm:?}");
            }
        }
    }
}

#[test]
fn both_orders_prove_the_same() {
    let board = Shape {
        rows: 40,
        columns: 9,
    };
    let game = Dag::copy(&Specimen::of(Box::new(Tab::new(board, 1, 1).unwrap())));
    let [full, waves] = [Full, Retrograde].map(|algorithm| {
        let run = game.finished(algorithm, Policy::WHOLE_SPACE);
        run.certificate().expect("a proof")
    });
    assert_eq!(full, waves);
}

#[test]
fn tables_of_both_kinds_differ_and_none_is_taken_for_the_other() {
    let board = Shape {
        rows: 10,
        columns: 4,
    };
    let game = Dag::copy(&Specimen::of(Box::new(Tab::new(board, 4, 3).unwrap())));
    for algorithm in ALGORITHMS {
        let claim = Claim::of(&game.finished(algorithm, Policy::WHOLE_SPACE));
        check_shapes(&game, &claim);
        let mut flipped = claim;
        flipped.distances = !flipped.distances;
        assert!(matches!(
            flipped.verify(&game),
            Err(Flaw::WrongValue { .. })
        ));
    }
}

#[test]
fn proofs_of_other_families_say_nothing_of_a_game_and_the_other_way_round() {
    let game = Dag::new(
        Shape {
            rows: 1,
            columns: 2,
        },
        1,
        vec![vec![], vec![0]],
    );
    let problem = Problem::Games(Arc::new(game.clone()));
    let table = game.finished(Full, Policy::WHOLE_SPACE).certificate();
    let table = Certificate::Games(table.expect("a proof"));
    assert_eq!(problem.verify(&table), Ok(()));
    let (states, choices) = (vec![0], Vec::new());
    for other in [
        Certificate::StateSpace(state_space::Certificate::Path { depth: 0, states }),
        Certificate::StateSpace(state_space::Certificate::ClosedSet { states: vec![0] }),
        Certificate::StateSpace(state_space::Certificate::ClosedGoals { states: vec![0] }),
        Certificate::Backtracking(backtracking::Certificate::Choices { choices }),
    ] {
        assert_eq!(problem.verify(&other), Err(Flaw::WrongKind));
    }
    for puzzle in [&flip::PUZZLE, &knight::PUZZLE] {
        let other = Specimen::read(puzzle, puzzle.kind.presets[0].text);
        assert_eq!(other.problem().verify(&table), Err(Flaw::WrongKind));
    }
}

/// A game with a move that leads up.
struct Liar;

impl WinLose for Liar {
    fn board_shape(&self) -> Shape {
        Shape {
            rows: 1,
            columns: 3,
        }
    }

    fn start(&self) -> Position {
        2
    }

    fn most_moves(&self) -> usize {
        1
    }

    fn moves(&self, position: Position, out: &mut [Position]) -> usize {
        out[0] = position;
        usize::from(position == 1)
    }

    fn predecessors(&self, _: Position, _: &mut [Position]) -> usize {
        0
    }
}

#[test]
fn nothing_is_proved_of_a_game_whose_moves_do_not_lead_down() {
    let claim = Claim {
        distances: true,
        values: vec![0, 1, 0],
        moves: vec![None, Some(1), None],
    };
    let flaw = Flaw::NotClosed { from: 1, to: 1 };
    assert_eq!(claim.verify(&Liar), Err(flaw));
}

/// A few numbers that may be a certificate.
fn claims() -> impl Strategy<Value = Claim> {
    let values = prop::collection::vec(prop_oneof![4 => 0..4_u16, 1 => any::<u16>()], 0..12);
    let to = prop_oneof![4 => 0..12_u32, 1 => any::<u32>()];
    let moves = prop::collection::vec(prop::option::of(to), 0..12);
    (any::<bool>(), values, moves).prop_map(|(distances, values, moves)| Claim {
        distances,
        values,
        moves,
    })
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn any_forgery_falls(game in dags(), algorithm in select(&ALGORITHMS), first in any::<bool>()) {
        let policy = if first { Policy::FIRST_ANSWER } else { Policy::WHOLE_SPACE };
        let run = game.finished(algorithm, policy);
        let claim = Claim::of(&run);
        prop_assert_eq!(claim.verify(&game), Ok(()));
        prop_assert!(claim.is_right(&game));
        let Some(Outcome::Filled { wins, plies }) = run.status().outcome else {
            panic!("{:?}", run.status());
        };
        let value = claim.values[game.start() as usize];
        prop_assert_eq!(wins, value % 2 == 1);
        prop_assert_eq!(plies, Some(u32::from(value)).filter(|_| claim.distances));
        check_shapes(&game, &claim);
        for position in 0..claim.values.len() as Position {
            check_forgeries(&game, &claim, position);
        }
    }

    #[test]
    fn a_table_that_goes_beyond_the_start_stands(game in dags(), cut in any::<Index>()) {
        let mut claim = Claim::of(&game.finished(Full, Policy::WHOLE_SPACE));
        let least = game.start() as usize + 1;
        let held = least + cut.index(game.positions().len() - least + 1);
        claim.values.truncate(held);
        claim.moves.truncate(held);
        prop_assert_eq!(claim.verify(&game), Ok(()));
        prop_assert!(claim.is_right(&game));
    }

    #[test]
    fn a_proof_of_any_instance_stands_and_its_forgeries_fall(
        specimen in specimens_in(Family::Games),
        picks in prop::collection::vec(any::<Index>(), 1..6),
    ) {
        prop_assume!(shape_of(specimen.instance.as_ref()).cells() <= 600);
        let game = Dag::copy(&specimen);
        let claim = Claim::of(&table_fill(specimen.finished_run(Policy::WHOLE_SPACE)));
        let certificate = Certificate::Games(claim.certificate());
        prop_assert_eq!(specimen.problem().verify(&certificate), Ok(()));
        prop_assert!(claim.is_right(&game));
        for pick in picks {
            check_forgeries(&game, &claim, pick.index(claim.values.len()) as Position);
        }
    }
}

proptest! {
    #![proptest_config(cases(5_000))]

    #[test]
    fn whatever_is_claimed_stands_only_where_it_is_right(game in dags(), claim in claims()) {
        prop_assert_eq!(claim.verify(&game).is_ok(), claim.is_right(&game));
    }

    #[test]
    fn a_few_changes_stand_only_where_they_are_right(
        game in dags(),
        algorithm in select(&ALGORITHMS),
        edits in prop::collection::vec((any::<Index>(), any::<Index>(), 0..4_u16), 0..4),
    ) {
        let mut claim = Claim::of(&game.finished(algorithm, Policy::WHOLE_SPACE));
        for (position, to, value) in edits {
            let at = position.index(claim.values.len());
            let moves = game.moves_of(at as Position);
            claim.moves[at] = moves.get(to.index(moves.len() + 1)).copied();
            claim.values[at] = if value == 3 { claim.values[at] } else { value };
        }
        prop_assert_eq!(claim.verify(&game).is_ok(), claim.is_right(&game));
    }
}
