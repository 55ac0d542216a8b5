//! Game trees: published counts of tic-tac-toe, a plain recursion beside each search, and playback.

use std::collections::HashSet;
use std::sync::Arc;

use searchlight_core::games::Position;
use searchlight_core::games::tree::{
    Algorithm, Bound, DRAW, Event, ExactValues, Frame, GameTree, LOSS, MoveState, Order,
    TreeSearch, Value, Visit, WIN,
};
use searchlight_core::puzzles::tictactoe::{PUZZLE, TicTacToe};
use searchlight_core::text::InputFault;
use searchlight_core::{Outcome, Policy, Problem, Run, Search, SplitMix64, StepSize};
use searchlight_tests::specimen::long_or;

const SAMPLE: [u8; 9] = [0, 2, 0, 2, 0, 1, 0, 1, 0];

fn board(cells: [u8; 9]) -> Arc<TicTacToe> {
    Arc::new(TicTacToe::new(cells).expect("a board that the rules allow"))
}

fn start(game: &Arc<TicTacToe>, algorithm: Algorithm) -> TreeSearch {
    TreeSearch::new(game.clone(), algorithm, Policy::WHOLE_SPACE).expect("a search")
}

fn finished(game: &Arc<TicTacToe>, algorithm: Algorithm) -> TreeSearch {
    let mut search = start(game, algorithm);
    search.advance(u64::MAX);
    search
}

const BEST: Order = Order::Best;

fn ordered(algorithm: Algorithm, order: Order, limit: u8) -> Algorithm {
    Algorithm {
        order,
        limit,
        ..algorithm
    }
}

/// A textbook's recursion, which also counts positions and whole games.
#[derive(Default)]
struct Textbook {
    nodes: u32,
    games: u32,
    seen: HashSet<u32>,
}

impl Textbook {
    /// The value for the player to move.
    fn minimax(&mut self, game: &dyn GameTree, position: u32) -> Value {
        self.nodes += 1;
        self.seen.insert(position);
        if let Some(value) = game.result(position) {
            self.games += 1;
            return value;
        }
        let mut moves = Vec::new();
        game.moves(position, &mut moves);
        let after = moves.into_iter().map(|(_, to)| -self.minimax(game, to));
        after.max().expect("a move")
    }

    /// Alpha-beta as Knuth and Moore print it, for the player to move.
    fn alpha_beta(&mut self, game: &dyn GameTree, position: u32, alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        if let Some(value) = game.result(position) {
            self.games += 1;
            return value.into();
        }
        let mut moves = Vec::new();
        game.moves(position, &mut moves);
        let mut best = alpha;
        for (_, to) in moves {
            best = best.max(-self.alpha_beta(game, to, -beta, -best));
            if best >= beta {
                break;
            }
        }
        best
    }
}

#[test]
fn the_counts_of_the_empty_board_are_the_published_ones() {
    let game = board([0; 9]);
    let mut textbook = Textbook::default();
    assert_eq!(textbook.minimax(game.as_ref(), game.start()), 0, "a draw");
    assert_eq!(textbook.seen.len(), 5_478);
    assert_eq!((textbook.games, textbook.nodes), (255_168, 549_946));

    let search = finished(&game, Algorithm::MINIMAX);
    let draw = Outcome::Valued {
        value: 0,
        estimated: false,
    };
    assert_eq!(search.status().outcome, Some(draw));
    assert_eq!(search.nodes(), 549_946);
    assert_eq!(search.status().known, 2 * 549_946 - 1);

    let mut textbook = Textbook::default();
    assert_eq!(
        textbook.alpha_beta(game.as_ref(), game.start(), -1_000, 1_000),
        0
    );
    assert_eq!(textbook.nodes, 18_297);
    let search = finished(&game, Algorithm::ALPHA_BETA);
    assert_eq!(search.status().outcome, Some(draw));
    assert_eq!(search.nodes(), 18_297);
}

/// Boards of random games, each with the game going on.
fn boards(count: u64) -> impl Iterator<Item = Arc<TicTacToe>> {
    let preset = PUZZLE.preset(&PUZZLE.kind.presets[0]).expect("a preset");
    (0..count).filter_map(move |seed| {
        let text = preset.random(None, seed)?.text()?;
        let codes = text.chars().filter_map(|letter| ".XO".find(letter));
        let codes: Vec<u8> = codes.map(|code| code as u8).collect();
        Some(board(codes.try_into().ok()?))
    })
}

#[test]
fn each_search_finds_the_value_of_the_recursion_and_its_bounds_hold() {
    for game in boards(long_or(2_000, 60)) {
        let truth = Textbook::default().minimax(game.as_ref(), game.start());
        let all = finished(&game, Algorithm::MINIMAX);
        for cuts in [Algorithm::MINIMAX, Algorithm::ALPHA_BETA] {
            for order in [Order::Given, BEST] {
                let mut search = finished(&game, ordered(cuts, order, 0));
                assert_eq!(search.value(0), Some((truth, Bound::Exact)));
                assert!(search.nodes() <= all.nodes());
                for node in 0..search.nodes() {
                    check_bound(&mut search, &game, node);
                }
                let problem = Problem::Trees(game.clone());
                let certificate = search.certificate().expect("a certificate");
                assert_eq!(certificate.verify(game.as_ref()), Ok(()));
                let claimed = searchlight_core::Certificate::Trees(certificate);
                assert_eq!(problem.verify(&claimed), Ok(()));
            }
        }
    }
}

/// Holds the value of a node against the recursion.
fn check_bound(search: &mut TreeSearch, game: &Arc<TicTacToe>, node: u32) {
    let (value, bound) = search.value(node).expect("a finished search");
    // The step that enters the node is among those up to twice its number.
    let at = (0..=u64::from(node)).find_map(|depth| {
        let step = (2 * u64::from(node)).checked_sub(depth)?;
        search.seek(step);
        let event = search.event();
        (event.node == node && event.kind != Visit::Returned && event.kind != Visit::Cut)
            .then_some(event)
    });
    let event = at.expect("a step enters the node");
    let truth = Textbook::default().minimax(game.as_ref(), event.position);
    let truth = if event.depth % 2 == 0 { truth } else { -truth };
    match bound {
        Bound::Exact => assert_eq!(value, truth),
        Bound::AtLeast => assert!(value <= truth),
        Bound::AtMost => assert!(value >= truth),
    }
}

#[test]
fn the_best_move_first_cuts_more() {
    let game = board([0; 9]);
    let given = finished(&game, Algorithm::ALPHA_BETA);
    let best = finished(&game, ordered(Algorithm::ALPHA_BETA, BEST, 0));
    assert_eq!(best.value(0), given.value(0));
    assert!(best.nodes() < given.nodes(), "{} nodes", best.nodes());
}

#[test]
fn a_depth_limit_gives_the_value_of_a_limited_recursion() {
    fn limited(game: &dyn GameTree, position: u32, left: u8) -> Value {
        if let Some(value) = game.result(position) {
            return value;
        }
        if left == 0 {
            return game.estimate(position);
        }
        let mut moves = Vec::new();
        game.moves(position, &mut moves);
        let after = moves
            .into_iter()
            .map(|(_, to)| -limited(game, to, left - 1));
        after.max().expect("a move")
    }
    for game in boards(long_or(500, 30)).chain([board([0; 9])]) {
        for limit in 1..=4 {
            let value = limited(game.as_ref(), game.start(), limit);
            for cuts in [Algorithm::MINIMAX, Algorithm::ALPHA_BETA] {
                let search = finished(&game, ordered(cuts, Order::Given, limit));
                assert_eq!(search.value(0), Some((value, Bound::Exact)));
                let Some(Outcome::Valued { estimated, .. }) = search.status().outcome else {
                    panic!("the search is over");
                };
                let is_whole = usize::from(limit) >= game.most_plies();
                assert_eq!(estimated, !is_whole && value.abs() < WIN);
                let certificate = search.certificate().expect("a certificate");
                assert_eq!(certificate.verify(game.as_ref()), Ok(()));
            }
        }
    }
}

/// A step as a recursion records it.
#[derive(Clone, Debug, PartialEq)]
struct Record {
    kind: Visit,
    position: u32,
    value: Option<Value>,
    window: (i32, i32),
    cut: u8,
}

/// Records every step of alpha-beta, or of minimax, as a recursion makes it.
struct Recorder<'a> {
    game: &'a dyn GameTree,
    cuts: bool,
    steps: Vec<Record>,
}

impl Recorder<'_> {
    fn search(&mut self, position: u32, is_first: bool, window: (i32, i32)) -> i32 {
        if let Some(value) = self.game.result(position) {
            let value = if is_first { value } else { -value };
            return value.into();
        }
        let mut moves = Vec::new();
        self.game.moves(position, &mut moves);
        let mut best = if is_first { -1_000 } else { 1_000 };
        let (mut alpha, mut beta) = window;
        for (index, &(_, to)) in moves.iter().enumerate() {
            let over = self.game.result(to);
            let sign = if is_first { -1 } else { 1 };
            self.steps.push(Record {
                kind: if over.is_some() {
                    Visit::Over
                } else {
                    Visit::Entered
                },
                position: to,
                value: over.map(|value| sign * value),
                window: (alpha, beta),
                cut: 0,
            });
            let value = self.search(to, !is_first, (alpha, beta));
            if is_first {
                best = best.max(value);
                alpha = alpha.max(value);
            } else {
                best = best.min(value);
                beta = beta.min(value);
            }
            let left = (moves.len() - index - 1) as u8;
            let is_cut = self.cuts && alpha >= beta && left > 0;
            self.steps.push(Record {
                kind: if is_cut { Visit::Cut } else { Visit::Returned },
                position: to,
                value: Some(value as Value),
                window: (alpha, beta),
                cut: if is_cut { left } else { 0 },
            });
            if is_cut {
                break;
            }
        }
        best
    }
}

/// The record of the step at the cursor. The window is that of the node that the step narrows: the
/// parent of the node that was returned from.
fn recorded(search: &TreeSearch, frame: &mut Frame) -> Record {
    let Event {
        kind,
        position,
        value,
        cut,
        ..
    } = search.event();
    search.frame(frame);
    let places = &frame.line;
    let place = &places[places.len() - 2];
    Record {
        kind,
        position,
        value,
        window: (
            place.alpha.map_or(-1_000, i32::from),
            place.beta.map_or(1_000, i32::from),
        ),
        cut,
    }
}

#[test]
fn every_step_is_that_of_the_recursion_forwards_and_at_random() {
    let games = boards(long_or(60, 6)).chain([board(SAMPLE)]);
    for game in games {
        for algorithm in [Algorithm::MINIMAX, Algorithm::ALPHA_BETA] {
            let mut recorder = Recorder {
                game: game.as_ref(),
                cuts: algorithm.cuts,
                steps: Vec::new(),
            };
            recorder.search(game.start(), true, (-1_000, 1_000));
            let mut search = finished(&game, algorithm);
            let known = search.status().known;
            assert_eq!(known, recorder.steps.len() as u64 + 1);
            let mut frame = Frame::default();
            let mut random = SplitMix64::new(7);
            let jumps = (0..500).map(|_| 1 + random.draw() % (known - 1));
            let jumps: Vec<u64> = jumps.collect();
            let forwards = (1..known).take(5_000);
            for step in forwards.chain(jumps) {
                search.seek(step);
                let due = &recorder.steps[step as usize - 1];
                assert_eq!(recorded(&search, &mut frame), *due, "step {step}");
            }
            search.seek(known);
            assert_eq!(search.event().kind, Visit::Ended);
        }
    }
}

#[test]
fn a_run_computed_in_slices_shows_the_same_steps() {
    let game = board(SAMPLE);
    let mut whole = finished(&game, Algorithm::ALPHA_BETA);
    let mut sliced = start(&game, Algorithm::ALPHA_BETA);
    while sliced.status().outcome.is_none() {
        sliced.advance(3);
        let known = sliced.status().known;
        for step in [known, known / 2, known.saturating_sub(1)] {
            let (mut one, mut other) = (Frame::default(), Frame::default());
            whole.seek(step);
            sliced.seek(step);
            assert_eq!(whole.event(), sliced.event(), "step {step} of {known}");
            assert_eq!(
                whole.counters(),
                sliced.counters(),
                "step {step} of {known}"
            );
            whole.frame(&mut one);
            sliced.frame(&mut other);
            assert_eq!(one.line, other.line, "step {step} of {known}");
        }
    }
}

#[test]
fn counts_add_up_at_every_step() {
    let game = board(SAMPLE);
    for algorithm in [Algorithm::MINIMAX, Algorithm::ALPHA_BETA] {
        let mut search = finished(&game, algorithm);
        let (mut leaves, mut cut) = (0, 0);
        for step in 1..=search.status().known {
            search.seek(step);
            let event = search.event();
            leaves += u64::from(event.kind == Visit::Over);
            cut += u64::from(event.cut);
            let counters = search.counters();
            assert_eq!(counters.entered + counters.valued, step + 1);
            assert_eq!((counters.leaves, counters.cut), (leaves, cut));
        }
        assert_eq!(cut > 0, algorithm.cuts);
    }
}

#[test]
fn wedges_are_the_whole_tree_and_know_what_was_cut() {
    let game = board(SAMPLE);
    let all = finished(&game, Algorithm::MINIMAX);
    let search = finished(&game, Algorithm::ALPHA_BETA);
    let wedges = search.wedges(u32::MAX).expect("wedges").wedges;
    assert_eq!(wedges.len(), all.nodes() as usize);
    let visited = wedges.iter().filter(|wedge| wedge.node.is_some()).count();
    assert_eq!(visited, search.nodes() as usize);
    for wedge in &wedges {
        assert_eq!(wedge.node.is_none(), wedge.cut.is_some());
        let Some(parent) = wedge.parent else { continue };
        let parent = &wedges[parent as usize];
        assert_eq!(wedge.depth, parent.depth + 1);
        assert!(wedge.from >= parent.from);
        assert!(wedge.from + wedge.leaves <= parent.from + parent.leaves);
    }
    // Where a step cuts moves, these and nothing else become wedges that were cut.
    let mut search = search;
    for step in 1..=search.status().known {
        search.seek(step);
        let cut = wedges.iter().filter(|wedge| {
            wedge.cut == Some(step)
                && wedge
                    .parent
                    .is_some_and(|parent| wedges[parent as usize].cut.is_none())
        });
        assert_eq!(cut.count(), usize::from(search.event().cut), "step {step}");
    }
    let narrow = search.wedges(50).expect("wedges").wedges;
    assert!(narrow.len() < wedges.len());
    assert!(
        narrow
            .iter()
            .all(|wedge| 50 * wedge.leaves >= narrow[0].leaves)
    );
}

#[test]
fn the_line_shows_which_moves_are_cut() {
    let game = board(SAMPLE);
    let mut search = finished(&game, Algorithm::ALPHA_BETA);
    let mut frame = Frame::default();
    let step = (1..).find(|&step| {
        search.seek(step);
        search.event().kind == Visit::Cut
    });
    search.seek(step.expect("a cut"));
    let cut = usize::from(search.event().cut);
    search.frame(&mut frame);
    let parent = &frame.line[frame.line.len() - 2];
    let is_cut = |state| state == MoveState::Cut;
    let states = parent.moves.iter().map(|tried| tried.state);
    assert_eq!(states.filter(|&state| is_cut(state)).count(), cut);
}

#[test]
fn the_best_game_ends_with_the_value() {
    for game in boards(long_or(200, 30)) {
        for algorithm in [Algorithm::MINIMAX, Algorithm::ALPHA_BETA] {
            let search = finished(&game, algorithm);
            let path = search.path().expect("a path");
            let last = *path.last().expect("the start");
            let result = game.result(last).expect("the game is over");
            let moves = path.len() - 1;
            let value = if moves.is_multiple_of(2) {
                result
            } else {
                -result
            };
            assert_eq!(Some((value, Bound::Exact)), search.value(0));
            for pair in path.windows(2) {
                let mut moves = Vec::new();
                game.moves(pair[0], &mut moves);
                assert!(moves.iter().any(|&(_, to)| to == pair[1]));
            }
        }
    }
}

#[test]
fn stages_are_the_moves_of_the_start() {
    let game = board(SAMPLE);
    let mut search = start(&game, Algorithm::ALPHA_BETA);
    let kinds: Vec<Event> = search.events(StepSize::Stage).collect();
    assert_eq!(kinds.len(), 6, "five moves and the end");
    assert!(kinds[..5].iter().all(|event| event.depth == 1));
    assert_eq!(kinds[5].kind, Visit::Ended);
}

#[test]
fn forged_certificates_are_refused() {
    use searchlight_core::games::tree::Certificate;
    let game = board(SAMPLE);
    let certificate = finished(&game, Algorithm::ALPHA_BETA).certificate();
    let Some(Certificate::Tree {
        limit,
        positions,
        lower,
        upper,
    }) = certificate
    else {
        panic!("a certificate");
    };
    let rebuilt = |lower: &[Value], upper: &[Value]| Certificate::Tree {
        limit,
        positions: positions.clone(),
        lower: lower.to_vec(),
        upper: upper.to_vec(),
    };
    assert_eq!(rebuilt(&lower, &upper).verify(game.as_ref()), Ok(()));
    let mut refused = 0;
    for index in 0..positions.len() {
        for (bounds, better) in [(&lower, WIN), (&upper, LOSS)] {
            let mut forged = bounds.clone();
            forged[index] = better;
            let is_lower = std::ptr::eq(bounds, &lower);
            let claim = if is_lower {
                rebuilt(&forged, &upper)
            } else {
                rebuilt(&lower, &forged)
            };
            if forged[index] == bounds[index] {
                continue;
            }
            // A stronger bound does not follow from the positions after it.
            assert!(claim.verify(game.as_ref()).is_err(), "entry {index}");
            refused += 1;
        }
    }
    assert!(refused > 50, "{refused} forgeries");
}

fn answers(text: &str) -> Vec<String> {
    let judge = searchlight_core::Judge::of_text(&PUZZLE, text, None, None).expect("a judge");
    judge
        .map(|answer| answer.expect("an answer").text)
        .collect()
}

#[test]
fn the_judge_says_what_the_player_to_move_gets() {
    assert_eq!(answers("...\n...\n...\n"), ["draw"]);
    // X, to move, completes a row; O, to move, cannot stop two threats.
    assert_eq!(answers("XX.\nOO.\n...\n"), ["win"]);
    assert_eq!(answers("X.X\n.O.\nX.O\n"), ["loss"]);
    // A game that is over: the player to move has lost, or nobody has won.
    assert_eq!(
        answers("XXX\nOO.\n...\n\nXOX\nXOO\nOXX\n"),
        ["loss", "draw"]
    );
    // Full-width letters are read, too.
    assert_eq!(answers("ＸＸ．\nＯＯ．\n．．．\n"), ["win"]);
}

#[test]
fn a_board_to_which_no_game_leads_is_refused_with_its_rule() {
    let error = |text: &str| PUZZLE.read(text).error.expect("an error");
    let many = error("XX.\nX..\n...\n");
    assert_eq!(many.line, 3);
    assert_eq!(
        many.to_string(),
        "line 3: expected as many X as O, or one X more, because X begins; found 3 X and 0 O"
    );
    let late = error("...\n...\n...\nXXX\nO.O\nO..\n");
    assert_eq!(late.line, 6);
    assert_eq!(
        late.to_string(),
        "line 6: expected no move after X has won, found one"
    );
    let winner = |text| match error(text).fault {
        InputFault::WonBefore { winner } => winner,
        other => panic!("{other:?}"),
    };
    assert_eq!(winner("OOO\nXX.\nXX.\n"), "O");
    assert_eq!(winner("XXX\nOOO\n...\n"), "X");
    let letter = error("X.O\n.Z.\n...\n");
    assert_eq!(letter.line, 2);
    assert!(matches!(letter.fault, InputFault::Letter { column: 2, .. }));
    let short = error("X.O\n...\n");
    assert!(matches!(
        short.fault,
        InputFault::Incomplete { missing: 1, .. }
    ));
}

#[test]
fn editing_keeps_to_boards_that_games_lead_to() {
    let preset = PUZZLE.preset(&PUZZLE.kind.presets[0]).expect("a preset");
    let mut random = SplitMix64::new(3);
    let mut instance = preset;
    let mut changes = 0;
    for _ in 0..500 {
        let cell = random.below(9).expect("a cell");
        if let Ok(edited) = instance.edited(cell) {
            let text = edited.text().expect("a text");
            assert!(PUZZLE.read(&text).error.is_none(), "{text}");
            instance = edited;
            changes += 1;
        }
    }
    assert!(changes > 100);
}

#[test]
fn a_step_limit_ends_the_search_without_an_answer() {
    let problem = Problem::Trees(board([0; 9]));
    let policy = Policy {
        step_limit: Some(100),
        ..Policy::FIRST_ANSWER
    };
    let mut run = problem.start(PUZZLE.kind.algorithm, policy).expect("a run");
    run.advance(u64::MAX);
    assert_eq!(run.status().outcome, Some(Outcome::LimitReached));
    assert_eq!(run.status().known, 100);
    assert!(matches!(run, Run::Trees(_)));
    assert_eq!(problem.certificate(&run), None);
}

#[test]
fn questions_are_answered_as_the_recursion_does() {
    use searchlight_core::QuestionKind::{Cut, Worth};
    let mut counts = [0; 4];
    for game in boards(long_or(60, 8)) {
        let mut search = finished(&game, Algorithm::ALPHA_BETA);
        for step in 0..search.status().known {
            if let Some(question) = search.question(Cut, step) {
                search.seek(question.shown_at);
                let event = search.event();
                assert_eq!(question.shown_at, step + 1);
                assert_eq!(
                    question.correct_choice(),
                    u32::from(event.kind == Visit::Cut)
                );
                counts[question.correct_choice() as usize] += 1;
            }
            if let Some(question) = search.question(Worth, step) {
                search.seek(step);
                let Event {
                    position, depth, ..
                } = search.event();
                let truth = Textbook::default().minimax(game.as_ref(), position);
                let truth = if depth % 2 == 0 { truth } else { -truth };
                assert_eq!(question.correct_choice() as i32, i32::from(truth) + 100);
                search.seek(question.shown_at);
                assert_eq!(
                    (search.event().node, search.event().position),
                    (question.about.expect("a node"), position)
                );
                counts[2] += 1;
            }
        }
        let mut whole = finished(&game, Algorithm::MINIMAX);
        assert!(!whole.questions().contains(&Cut));
        counts[3] += usize::from(whole.question(Worth, 1).is_some());
    }
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}

/// Value for the player to move and number of moves until the end, by plain recursion: the winner
/// hurries, the loser delays.
fn played(game: &TicTacToe, position: Position) -> (Value, u8) {
    if let Some(value) = game.result(position) {
        return (value, 0);
    }
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    let after = moves.iter().map(|&(_, to)| played(game, to));
    let found: Vec<(Value, u8)> = after.map(|(value, plies)| (-value, plies + 1)).collect();
    let value = found.iter().map(|&(value, _)| value).max();
    let value = value.expect("a position without result has moves");
    let best = found.iter().filter(|&&(own, _)| own == value);
    let plies = best.map(|&(_, plies)| plies);
    let plies = if value == WIN {
        plies.min()
    } else {
        plies.max()
    };
    (value, plies.unwrap_or(0))
}

#[test]
fn the_winner_hurries_and_the_loser_delays() {
    for game in boards(60) {
        let exact = ExactValues::new(game.as_ref()).unwrap();
        let mut moves = Vec::new();
        game.moves(game.start(), &mut moves);
        for (_, to) in moves {
            let (value, plies) = played(&game, to);
            assert_eq!(exact.of(to), value);
            if value != DRAW {
                assert_eq!(exact.plies(to), plies);
            }
        }
    }
}
