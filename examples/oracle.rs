//! Answers questions about the rules: a JSON line in, a JSON line out. See `answer` for what can be asked.
//!
//!     echo '{"fen": "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"}' | cargo run --quiet --example oracle

#[path = "oracle/answer.rs"]
mod answer;

use std::io::{self, BufRead, Write};

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().split(b'\n') {
        writeln!(out, "{}", answer::answer(&line?))?;
        out.flush()?;
    }
    Ok(())
}
