//! Runs of searches in any order show what they always showed; `tests/golden/README.md` says how to
//! renew the file.

use std::sync::Once;
use std::{env, fs};

use searchlight_core::{Algorithm, Kind, Link, PUZZLES, Preset, Puzzle, Session};
use searchlight_tests::golden;
use serde_json::{Value, json};

use crate::golden::{
    check, fingerprint, fingerprints_of, from_hex, is_in_orders, read, text, to_hex,
};

const FILE: &str = "orders.json";
/// Each run is computed up to about this step, and hashed up to that.
const LIMIT: u64 = 1 << 16;
const HASHED: u64 = 1 << 12;

/// The algorithms that are not recorded elsewhere: those in other orders, and all of a puzzle whose
/// own algorithm is one of these.
fn algorithms(puzzle: &Puzzle) -> Vec<Algorithm> {
    let own = puzzle.kind.algorithms.iter();
    own.filter(|&algorithm| is_in_orders(puzzle.kind, algorithm))
        .collect()
}

/// The same algorithm with each value of one of its settings.
fn tuned(kind: &Kind, algorithm: Algorithm) -> Vec<(String, Algorithm)> {
    let settings = kind.algorithm_settings(algorithm).into_iter();
    let values = settings.flat_map(|setting| {
        let options = setting.options.iter().copied();
        let limits = ["0", "12"]
            .into_iter()
            .filter(|_| setting.options.is_empty());
        let values = options
            .chain(limits)
            .filter(|value| *value != setting.value);
        values.map(|value| (setting.id, value)).collect::<Vec<_>>()
    });
    let tuned = values.map(|(id, value)| {
        let changed = kind.algorithm_with(algorithm, id, value).expect("a value");
        (format!(" {id} {value}"), changed.expect("a setting"))
    });
    tuned.collect()
}

/// The names and links of the recorded runs: each preset by each algorithm that can search it, and
/// the first preset with each value of each setting.
fn recorded_links() -> Vec<(String, Vec<u8>)> {
    let mut links = Vec::new();
    for puzzle in PUZZLES.iter() {
        for (index, preset) in puzzle.kind.presets.iter().enumerate() {
            for algorithm in algorithms(puzzle) {
                let mut named = vec![(String::new(), algorithm)];
                if index == 0 {
                    named.extend(tuned(puzzle.kind, algorithm));
                }
                let linked = named
                    .into_iter()
                    .filter_map(|(with, algorithm)| link(puzzle, preset, &with, algorithm));
                links.extend(linked);
            }
        }
    }
    links
}

fn link(
    puzzle: &Puzzle,
    preset: &Preset,
    with: &str,
    algorithm: Algorithm,
) -> Option<(String, Vec<u8>)> {
    let instance = puzzle.preset(preset).expect("a preset");
    let problem = instance.searched_by(algorithm).ok()?;
    if !problem.offers(algorithm) {
        return None;
    }
    let (id, by) = (puzzle.kind.id, algorithm.id());
    let bytes = Link::encode(instance.as_ref(), algorithm, 0).expect("a link");
    Some((format!("{id} {} by {by}{with}", preset.id), bytes))
}

fn computed(link: &[u8]) -> Session {
    let mut session = Session::open(Link::decode(link).expect("a link")).expect("a session");
    session.run_mut().advance(LIMIT);
    session
}

fn record(name: &str, link: &[u8]) -> Value {
    let mut session = computed(link);
    let steps = session.run().status().known;
    let parts = [(steps / 2, 300), (steps.saturating_sub(40), 40)];
    let ranges = fingerprints_of(&mut session, &parts);
    json!({
        "name": name,
        "link": to_hex(link),
        "limit": LIMIT,
        "steps": steps,
        "hash": fingerprint(&mut session, 0, steps.min(HASHED)),
        "ranges": ranges,
    })
}

/// The recorded runs; written anew first where that is asked for.
fn fingerprints() -> Vec<Value> {
    static RENEWAL: Once = Once::new();
    RENEWAL.call_once(|| {
        if env::var_os("SEARCHLIGHT_REGENERATE").is_some() {
            let links = recorded_links();
            let lines = links
                .iter()
                .map(|(name, link)| record(name, link).to_string());
            let list = format!("[\n{}\n]\n", lines.collect::<Vec<_>>().join(",\n"));
            fs::write(golden(FILE), list).expect("a place for golden files");
        }
    });
    read(FILE)
}

#[test]
fn searches_in_any_order_show_what_they_always_showed() {
    for entry in fingerprints() {
        let mut session = computed(&from_hex(text(&entry, "link")));
        check(&mut session, &entry, HASHED);
    }
}

#[test]
fn every_search_in_another_order_is_recorded() {
    let recorded = fingerprints();
    for (name, link) in recorded_links() {
        let link = to_hex(&link);
        let found = recorded.iter().any(|entry| entry["link"] == link);
        assert!(found, "{name} is not recorded; see tests/golden/README.md");
    }
}

#[test]
fn every_algorithm_has_a_golden_link() {
    let links = read("links.json");
    for puzzle in PUZZLES.iter() {
        for algorithm in puzzle.kind.algorithms.iter() {
            let found = links.iter().any(|link| {
                link["puzzle"] == puzzle.kind.id && link["algorithm"] == algorithm.id()
            });
            let (id, by) = (puzzle.kind.id, algorithm.id());
            assert!(found, "{id} by {by} has no line in links.json");
        }
    }
}
