//! Answers judges' text: the Flip Game's sample, a solved board, and one that cannot be solved.

use searchlight_core::{Judge, PUZZLES};

const TEXT: &str = "\
bwwb
bbwb
bwwb
bwww
wwww
wwww
wwww
wwww
bwww
wwww
wwww
wwww
";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let flip = PUZZLES.by_id("flip").ok_or("there is no such puzzle")?;
    let mut judge = Judge::of_text(flip, TEXT, None, None)?;
    for answer in judge.by_ref() {
        let answer = answer?;
        println!("line {}: {}", answer.line, answer.text);
        if let Some(certificate) = answer.certificate.map(|numbered| numbered.certificate()) {
            let problem = answer.instance.searched_by(flip.kind.algorithm)?;
            problem.verify(&certificate)?;
        }
    }
    match judge.error() {
        Some(error) => Err(error.clone().into()),
        None => Ok(()),
    }
}
