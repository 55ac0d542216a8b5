//! The native side of `npm run bench`: reads `check` and `run <searches>`, one a line, and
//! answers with what it found or the nanoseconds that the searches took.

use std::error::Error;
use std::hint::black_box;
use std::io::{Write, stdin, stdout};
use std::time::Instant;

use searchlight_bench::{Bare, sample};

fn main() -> Result<(), Box<dyn Error>> {
    let mut bare = Bare::new(sample()?)?;
    for line in stdin().lines() {
        let line = line?;
        let answer = match line.strip_prefix("run ") {
            Some(searches) => {
                let searches: u32 = searches.parse()?;
                let began = Instant::now();
                for _ in 0..searches {
                    black_box(&mut bare).search();
                }
                began.elapsed().as_nanos().to_string()
            }
            None => bare.report(),
        };
        writeln!(stdout(), "{answer}")?;
    }
    Ok(())
}
