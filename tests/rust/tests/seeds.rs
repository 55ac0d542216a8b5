//! The runs of 1,000 seeds a puzzle: what is recorded of them natively, Node and the browsers find
//! again through the wasm. `tests/golden/README.md` says how to renew the file.

use std::{env, fs};

use searchlight_core::{Instance, Link, PUZZLES, Puzzle, Session, Shape};
use searchlight_tests::golden;
use searchlight_tests::specimen::long_or;
use searchlight_tests::templates::decode;
use serde_json::{Value, json};

const FILE: &str = "seeds.json";
/// Each block of seeds has a fingerprint of its own, so that a test may take some of them.
const BLOCKS: u64 = 10;
const SEEDS_A_BLOCK: u64 = 100;
/// Each run is computed and hashed up to this step.
const STEPS: u64 = 200;
/// Where a start can be drawn at a wanted distance from a goal, 1 to this many moves come in turn.
const DISTANCES: u64 = 3;

/// A session on the first example of a puzzle, from which random instances are drawn.
fn example(puzzle: &Puzzle) -> Session {
    let instance = puzzle.preset(&puzzle.kind.presets[0]).expect("a preset");
    let mut session = open(instance.as_ref());
    while !session.advance_survey(1 << 20).expect("room for a survey") {}
    session
}

fn open(instance: &dyn Instance) -> Session {
    let link = Link::encode(instance, instance.kind().algorithm, 0).expect("a link");
    Session::open(decode(&link).expect("a link")).expect("a session")
}

/// The instance that a seed draws. Where no survey tells distances, the seed chooses the size of the
/// board, too, as far as the puzzle has boards of that size.
fn drawn(example: &Session, seed: u64) -> Option<Box<dyn Instance>> {
    if example.can_be_surveyed() {
        return example.random(Some((1 + seed % DISTANCES) as u32), seed);
    }
    let [rows, columns] = [3 + seed % 25, 3 + seed / 25 % 40].map(|side| side as u32);
    let resized = example.instance().resized(Shape { rows, columns });
    resized.map_or_else(
        |_| example.random(None, seed),
        |instance| open(instance.as_ref()).random(None, seed),
    )
}

/// Joins a number to a fingerprint as FNV-1a joins bytes.
fn joined(all: u64, next: u64) -> u64 {
    (all ^ next).wrapping_mul(0x0000_0100_0000_01b3)
}

/// The fingerprint of the link and the run that a seed draws. The runs of some games are the same
/// wherever the game starts.
fn fingerprint(example: &Session, seed: u64) -> u64 {
    let mut session = open(drawn(example, seed).expect("a random instance").as_ref());
    // Some runs take a budget for what comes before their first step.
    while session.run().status().known < STEPS && session.run().status().outcome.is_none() {
        session.run_mut().advance(STEPS);
    }
    let link = session.link(0).expect("a link");
    let of_link = link.iter().fold(0, |all, &byte| joined(all, byte.into()));
    joined(of_link, session.fingerprint(0, STEPS))
}

/// The fingerprints of the block's seeds in one.
fn of_block(example: &Session, block: u64) -> String {
    let seeds = block * SEEDS_A_BLOCK..(block + 1) * SEEDS_A_BLOCK;
    let all = seeds.fold(0, |all, seed| joined(all, fingerprint(example, seed)));
    format!("{all:016x}")
}

fn recorded() -> Vec<Value> {
    let text = fs::read_to_string(golden(FILE)).expect("a golden file");
    serde_json::from_str(&text).expect("a list in JSON")
}

/// What the file is to hold, with so many blocks of each puzzle whose boards can be drawn.
fn found(blocks: u64) -> Vec<Value> {
    let lines = PUZZLES.iter().filter_map(|puzzle| {
        let example = example(puzzle);
        drawn(&example, 0)?;
        let blocks: Vec<String> = (0..blocks).map(|block| of_block(&example, block)).collect();
        Some(json!({ "puzzle": puzzle.kind.id, "blocks": blocks }))
    });
    lines.collect()
}

#[test]
fn the_seeds_of_each_puzzle_run_as_they_always_ran() {
    if env::var_os("SEARCHLIGHT_REGENERATE").is_some() {
        let lines: Vec<String> = found(BLOCKS).iter().map(Value::to_string).collect();
        let text = format!("[\n{}\n]\n", lines.join(",\n"));
        fs::write(golden(FILE), text).expect("a place for golden files");
    }
    let blocks = long_or(BLOCKS, 1);
    let mut recorded = recorded();
    for line in &mut recorded {
        let all = line["blocks"].as_array_mut().expect("blocks");
        assert_eq!(all.len() as u64, BLOCKS);
        all.truncate(blocks as usize);
    }
    assert_eq!(recorded, found(blocks), "see tests/golden/README.md");
}
