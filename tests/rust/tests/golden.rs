//! What was shown once is shown for ever; `tests/golden/README.md` says how to renew the files.

use std::collections::HashMap;
use std::sync::Once;
use std::{env, fs};

use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use searchlight_core::{Algorithm, Family, Kind, PUZZLES, Policy, Puzzle, Session, Wanted};
use searchlight_tests::golden;
use searchlight_tests::specimen::{BY_LEVELS, Specimen, runs_of_presets, specimens_of};
use searchlight_tests::templates::{TEMPLATES, decode};
use serde_json::{Value, json};

/// The most random instances that are drawn of a puzzle to find these.
const MOST_DRAWS: usize = 1_000;
/// Random instances of each puzzle, and the size up to which their runs are recorded.
const INSTANCES: usize = 9;
const MOST_STATES: u64 = 1 << 12;
/// A search among choices may go on for ever: its runs are recorded up to here.
const MOST_TRIED: u64 = 1 << 17;
/// Where there is no space, random runs are on boards of so many cells at most.
const MOST_CELLS: usize = 150;
/// The hash of a longer run stops here; its ranges lie anywhere.
const MOST_STEPS: u64 = 1 << 16;

pub(crate) fn read(name: &str) -> Vec<Value> {
    let text = fs::read_to_string(golden(name)).expect("a golden file");
    serde_json::from_str(&text).expect("a list in JSON")
}

/// The runs of each family are in a file of their own.
const FILES: [(&str, Family); 4] = [
    ("state-space.json", Family::StateSpace),
    ("backtracking.json", Family::Backtracking),
    ("games.json", Family::Games),
    ("trees.json", Family::Trees),
];

/// The puzzles whose runs are recorded here: those of the library, and the null puzzle, which was one of
/// them.
fn recorded_puzzles() -> impl Iterator<Item = &'static Puzzle> {
    let own = PUZZLES.iter().chain(TEMPLATES.by_id("null"));
    own.filter(|puzzle| !is_in_orders(puzzle.kind, puzzle.kind.algorithm))
}

/// All presets of these with each of the algorithms whose runs are recorded here.
fn recorded_presets() -> impl Iterator<Item = (String, Specimen)> {
    runs_of_presets().filter(|(_, specimen)| {
        let id = specimen.instance.kind().id;
        let is_recorded = recorded_puzzles().any(|puzzle| puzzle.kind.id == id);
        is_recorded && !is_in_orders(specimen.instance.kind(), specimen.algorithm())
    })
}

/// Whether the runs of the algorithm are in `orders.json`: all in other orders, all that deepen, and
/// all of a puzzle whose own algorithm is one of these.
pub(crate) fn is_in_orders(kind: &Kind, algorithm: Algorithm) -> bool {
    let is_ordered = |algorithm: Algorithm| {
        algorithm.family() == Family::StateSpace && !BY_LEVELS.contains(&algorithm.id())
    };
    let deepens = algorithm.family() != kind.family();
    is_ordered(kind.algorithm) || is_ordered(algorithm) || deepens
}

fn recorded() -> Vec<Value> {
    FILES.iter().flat_map(|(name, _)| read(name)).collect()
}

/// The recorded runs; written anew first where that is asked for.
fn fingerprints() -> Vec<Value> {
    static RENEWAL: Once = Once::new();
    RENEWAL.call_once(|| {
        if env::var_os("SEARCHLIGHT_REGENERATE").is_some() {
            let entries = renewed();
            for (name, family) in FILES {
                let lines = entries
                    .iter()
                    .filter(|entry| family_of(&from_hex(text(entry, "link"))) == family);
                let lines: Vec<String> = lines.map(Value::to_string).collect();
                let list = format!("[\n{}\n]\n", lines.join(",\n"));
                fs::write(golden(name), list).expect("a place for golden files");
            }
        }
    });
    recorded()
}

pub(crate) fn text<'a>(entry: &'a Value, field: &str) -> &'a str {
    entry[field].as_str().expect(field)
}

pub(crate) fn number(value: &Value) -> u64 {
    value.as_u64().expect("a whole number")
}

pub(crate) fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

pub(crate) fn from_hex(hex: &str) -> Vec<u8> {
    let digits: Vec<u32> = hex.chars().filter_map(|c| c.to_digit(16)).collect();
    let bytes = digits.chunks(2).map(|pair| (pair[0] << 4 | pair[1]) as u8);
    bytes.collect()
}

/// Base64 with the alphabet for addresses and without padding (RFC 4648, section 5).
fn from_base64url(string: &str) -> Vec<u8> {
    let alphabet = ('A'..='Z')
        .chain('a'..='z')
        .chain('0'..='9')
        .chain(['-', '_']);
    let values: HashMap<char, u32> = alphabet.zip(0..).collect();
    let (mut bytes, mut bits, mut held) = (Vec::new(), 0, 0);
    for character in string.chars() {
        bits = bits << 6 | values[&character];
        held += 6;
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held) as u8);
            bits &= (1 << held) - 1;
        }
    }
    assert_eq!(bits, 0, "{string} is not in its shortest form");
    bytes
}

/// The session of a link, computed to its end or to the step `limit`.
fn computed(link: &[u8], limit: Option<u64>) -> Session {
    let mut session = Session::open(decode(link).expect("a link")).expect("a session");
    session.run_mut().advance(limit.unwrap_or(u64::MAX));
    session
}

fn family_of(link: &[u8]) -> Family {
    let instance = decode(link).expect("a link").instance;
    instance.kind().family()
}

pub(crate) fn fingerprint(session: &mut Session, from: u64, to: u64) -> String {
    format!("{:016x}", session.fingerprint(from, to))
}

/// The fingerprints of these parts of a run, each with its first step and its length.
pub(crate) fn fingerprints_of(session: &mut Session, parts: &[(u64, u64)]) -> Vec<Value> {
    let steps = session.run().status().known;
    let ranges = parts.iter().map(|&(from, length)| {
        let to = (from + length).min(steps);
        json!([from, to, fingerprint(session, from, to)])
    });
    ranges.collect()
}

/// Asserts that a run shows what was recorded; the recorded hash stops at the step `hashed`.
pub(crate) fn check(session: &mut Session, entry: &Value, hashed: u64) {
    let name = text(entry, "name");
    let steps = number(&entry["steps"]);
    assert_eq!(session.run().status().known, steps, "{name}");
    let hash = fingerprint(session, 0, steps.min(hashed));
    assert_eq!(hash, text(entry, "hash"), "{name}");
    for range in entry["ranges"].as_array().expect("ranges") {
        let (from, to) = (number(&range[0]), number(&range[1]));
        let part = fingerprint(session, from, to);
        assert_eq!(part, range[2], "{name} {range}");
    }
}

fn record(name: &str, link: &[u8]) -> Value {
    let limit = (family_of(link) == Family::Backtracking).then_some(MOST_TRIED);
    let mut session = computed(link, limit);
    let steps = session.run().status().known;
    // Parts that lie somewhere else in every run, the last step in one of them.
    let from = |share: u64| (steps * share + steps * steps / 7) % (steps + 1);
    let parts = [
        (from(3), 5),
        (from(11), 700),
        (steps.saturating_sub(40), 40),
    ];
    let ranges = fingerprints_of(&mut session, &parts);
    let mut entry = json!({
        "name": name,
        "link": to_hex(link),
        "steps": steps,
        "hash": fingerprint(&mut session, 0, steps.min(MOST_STEPS)),
        "ranges": ranges,
    });
    if let Some(limit) = limit {
        entry["limit"] = limit.into();
    }
    entry
}

/// What is recorded, then the presets that are not, then random instances of puzzles that have too
/// few.
fn renewed() -> Vec<Value> {
    let known = recorded().into_iter();
    let mut entries: Vec<Value> = known
        .map(|entry| record(text(&entry, "name"), &from_hex(text(&entry, "link"))))
        .collect();
    let is_in = |entries: &[Value], link: &[u8]| {
        let link = to_hex(link);
        entries.iter().any(|entry| entry["link"] == link)
    };
    for (name, specimen) in recorded_presets() {
        let link = specimen.link(0);
        if !is_in(&entries, &link) {
            entries.push(record(&name, &link));
        }
    }
    for puzzle in recorded_puzzles().filter(|puzzle| has_other_boards(puzzle)) {
        let name = |number: usize| format!("{} random {number} by ", puzzle.kind.id);
        let mut runner = TestRunner::deterministic();
        // The same draws each time: a puzzle of few small instances has fewer lines.
        for _ in 0..MOST_DRAWS {
            let is_named = |number: &usize| {
                let mut names = entries.iter().map(|entry| text(entry, "name"));
                names.any(|known| known.starts_with(&name(*number)))
            };
            let Some(number) = (1..=INSTANCES).find(|number| !is_named(number)) else {
                break;
            };
            let tree = specimens_of(vec![puzzle]).new_tree(&mut runner);
            let specimen = tree.expect("an instance").current();
            let link = specimen.link(0);
            let is_elsewhere = is_in_orders(puzzle.kind, specimen.algorithm());
            if is_small(&specimen) && !is_elsewhere && !is_in(&entries, &link) {
                let name = name(number) + specimen.algorithm;
                entries.push(record(&name, &link));
            }
        }
    }
    entries
}

/// Whether there are boards besides those of the examples: where settings alone can be changed, a
/// random instance has the board of an example.
fn has_other_boards(puzzle: &'static Puzzle) -> bool {
    let example = Specimen::preset(puzzle, &puzzle.kind.presets[0]);
    let editable = example.instance.editable();
    let drawn = editable.random || puzzle.kind.wanted == Wanted::Distance;
    drawn || editable.board || editable.goal || editable.size
}

/// Whether there is something to see, and not too much.
fn is_small(specimen: &Specimen) -> bool {
    let problem = specimen.problem();
    let small = match problem.state_space() {
        Some(problem) => problem.space().states() <= MOST_STATES,
        None => problem.board_shape().cells() <= MOST_CELLS,
    };
    let policy = Policy {
        step_limit: Some(1),
        ..Policy::WHOLE_SPACE
    };
    small && specimen.finished_run(policy).status().known > 0
}

#[test]
fn runs_show_what_they_always_showed() {
    for entry in fingerprints() {
        let limit = entry.get("limit").map(number);
        let mut session = computed(&from_hex(text(&entry, "link")), limit);
        check(&mut session, &entry, MOST_STEPS);
    }
}

#[test]
fn every_preset_is_among_the_recorded_runs() {
    let recorded = fingerprints();
    for (name, specimen) in recorded_presets() {
        let link = to_hex(&specimen.link(0));
        let found = recorded.iter().any(|entry| entry["link"] == link);
        assert!(found, "{name} is not recorded; see tests/golden/README.md");
    }
}

#[test]
fn random_runs_are_of_puzzles_whose_boards_can_be_drawn() {
    let queens = TEMPLATES.by_id("template-queens").expect("a template");
    assert!(!has_other_boards(queens));
    let recorded = fingerprints();
    for puzzle in recorded_puzzles() {
        let random = format!("{} random ", puzzle.kind.id);
        let mut names = recorded.iter().map(|entry| text(entry, "name"));
        let is_recorded = names.any(|name| name.starts_with(&random));
        assert!(!is_recorded || has_other_boards(puzzle), "{random}");
    }
}

#[test]
fn a_fingerprint_ends_with_the_known_steps() {
    for (name, specimen) in runs_of_presets() {
        let mut session = specimen.session();
        session.run_mut().advance(100);
        let known = session.run().status().known;
        let whole = session.fingerprint(0, known);
        assert_eq!(session.fingerprint(0, u64::MAX), whole, "{name}");
        if known > 0 {
            assert_ne!(session.fingerprint(0, known - 1), whole, "{name}");
        }
    }
}

#[test]
fn links_open_what_they_always_opened() {
    for entry in read("links.json") {
        let string = text(&entry, "link");
        let bytes = from_base64url(string);
        let link = decode(&bytes).expect(string);
        assert_eq!(link.step, number(&entry["step"]), "{string}");
        let step = link.step;
        let session = Session::open(link).expect(string);
        assert_eq!(session.instance().kind().id, text(&entry, "puzzle"));
        assert_eq!(session.algorithm().id(), text(&entry, "algorithm"));
        assert_eq!(
            session.instance().text().as_deref(),
            entry["text"].as_str(),
            "{string}"
        );
        assert_eq!(session.link(step), Ok(bytes), "{string}");
    }
}
