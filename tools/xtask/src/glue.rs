//! Takes out of the glue what nothing here has a use for and no option of wasm-bindgen leaves out.

/// What the first line of each part holds, and the line that ends it if it has several.
const PARTS: [(&str, Option<&str>); 5] = [
    // Every handle has an owner that frees it: nobody has to find the forgotten ones.
    ("Finalization = (", Some("});")),
    ("Finalization.register(", None),
    ("Finalization.unregister(", None),
    ("if (Symbol.dispose)", None),
    // Advice on calls that are not made.
    ("console.warn('using deprecated", None),
];

/// The glue without these parts.
///
/// # Errors
/// Where one is not there: another version of wasm-bindgen writes it in another way.
pub fn trim(glue: &str) -> Result<String, String> {
    let mut lines: Vec<&str> = glue.lines().collect();
    for (first, last) in PARTS {
        let before = lines.len();
        let mut inside = false;
        lines.retain(|line| {
            let starts = line.contains(first);
            let dropped = inside || starts;
            inside = last.is_some_and(|last| dropped && *line != last);
            !dropped
        });
        if lines.len() == before {
            return Err(format!(
                "the glue has no `{first}`: see tools/xtask/src/glue.rs"
            ));
        }
    }
    Ok(lines.join("\n") + "\n")
}
