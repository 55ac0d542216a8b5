//! The native side of `npm run bench`: does the job that its argument names. It reads `check` and
//! `run <times>`, one a line, and answers with what it found or the nanoseconds that it took. With
//! the argument `orders` it prints the readings of searches in any order.

use std::error::Error;
use std::hint::black_box;
use std::io::{Write, stdin, stdout};
use std::time::Instant;

fn main() -> Result<(), Box<dyn Error>> {
    let name = std::env::args()
        .nth(1)
        .ok_or("usage: searchlight-bench <job>")?;
    if name == "orders" {
        println!("{}", searchlight_bench::orders::readings()?);
        return Ok(());
    }
    let mut job = searchlight_bench::job(&name)?;
    for line in stdin().lines() {
        let line = line?;
        let answer = match line.strip_prefix("run ") {
            Some(times) => {
                let times: u32 = times.parse()?;
                let began = Instant::now();
                for _ in 0..times {
                    black_box(&mut job).run();
                }
                began.elapsed().as_nanos().to_string()
            }
            None => job.report(),
        };
        writeln!(stdout(), "{answer}")?;
    }
    Ok(())
}
