//! Lines of judges' text by another method than the core's, and texts that arrive in pieces.

use proptest::sample::Index;

/// The lines of a text: CR, LF and CR LF end one, and so do several CR before an LF. Byte order marks at the beginning do not count.
pub fn lines(text: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut returns = 0;
    let begun = text.trim_start_matches('\u{feff}');
    for character in begun.chars() {
        match character {
            '\r' => returns += 1,
            '\n' => {
                lines.push(std::mem::take(&mut line));
                returns = 0;
            }
            _ => {
                // Nothing came between these returns, so all but the first end empty lines.
                for _ in 0..std::mem::take(&mut returns) {
                    lines.push(std::mem::take(&mut line));
                }
                line.push(character);
            }
        }
    }
    // Marks and nothing else are a line without letters.
    let only_marks = begun.is_empty() && !text.is_empty();
    if returns > 0 || !line.is_empty() || only_marks {
        lines.push(line);
    }
    lines.extend((1..returns).map(|_| String::new()));
    lines
}

/// The text in pieces that end where `cuts` say.
pub fn pieces<'a>(text: &'a str, cuts: &[Index]) -> Vec<&'a str> {
    let places: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
    let mut ends: Vec<usize> = Vec::new();
    if !places.is_empty() {
        ends.extend(cuts.iter().map(|cut| *cut.get(&places)));
    }
    ends.push(text.len());
    ends.sort_unstable();
    let mut begun = 0;
    let pieces = ends.into_iter().map(|end| {
        let piece = &text[begun..end];
        begun = end;
        piece
    });
    pieces.collect()
}
