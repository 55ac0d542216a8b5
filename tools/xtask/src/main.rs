//! Builds the core for the browser: `cargo run -p xtask -- wasm`.
//!
//! Writes `www/wasm/searchlight.js`, `searchlight.d.ts` and `searchlight_bg.wasm`; with
//! `bench-wasm` the same files with the bench's searches in them to `target/bench/wasm`, and with
//! `families` such files for each module of a built page to `www/wasm/families`. Using wasm-bindgen
//! as a library means that no command has to be installed and that its version cannot drift.

use std::env;
use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use wasm_bindgen_cli_support::{Bindgen, EncodeInto};

const TARGET: &str = "wasm32-unknown-unknown";

/// A wasm module and its features.
struct Module {
    /// Name of the files that are written.
    name: &'static str,
    features: &'static str,
}

/// The module with every puzzle: for Node, the command, a page under development and the standalone
/// file.
const WHOLE: Module = Module {
    name: "searchlight",
    features: "boards,keys,own,backtracking,games,trees,orders,choices,constraints,catalogue",
};

/// Modules with a part of the puzzles and searches each. A page fetches only those that run what it
/// shows. `tools/modules.mjs` determines which runs each of them has.
const PARTS: [Module; 7] = [
    // Breadth-first searches, for a small first board.
    Module {
        name: "state_space_basic",
        features: "boards",
    },
    // Also has the deepening searches, which belong to backtracking.
    Module {
        name: "state_space",
        features: "boards,orders,backtracking",
    },
    Module {
        name: "state_space_keys",
        features: "keys,own",
    },
    Module {
        name: "backtracking",
        features: "choices",
    },
    Module {
        name: "backtracking_constraints",
        features: "constraints",
    },
    Module {
        name: "games",
        features: "games",
    },
    Module {
        name: "trees",
        features: "trees,own",
    },
];

fn main() -> ExitCode {
    let result = match env::args().nth(1).as_deref() {
        Some("wasm") => build_wasm("searchlight-core", &WHOLE, "www/wasm"),
        Some("bench-wasm") => build_wasm("searchlight-bench", &WHOLE, "target/bench/wasm"),
        Some("families") => PARTS
            .iter()
            .try_for_each(|module| build_wasm("searchlight-core", module, "www/wasm/families")),
        _ => Err("usage: cargo run -p xtask -- wasm | families | bench-wasm".to_owned()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}

/// Compiles `package` for wasm32 with the features of `module`, and writes the wasm and its JavaScript
/// glue to the folder `out`.
fn build_wasm(package: &str, module: &Module, out: &str) -> Result<(), String> {
    let root = workspace_root()?;
    let target_dir = root.join("target");
    compile(&root, &target_dir, package, module.features)?;

    let file = format!("release/{}.wasm", package.replace('-', "_"));
    let compiled = target_dir.join(TARGET).join(file);
    // Stage the files beside their final place, so that a dev server never sees half a build.
    let staging = target_dir.join("wasm-bindgen").join(package);
    bindgen(&compiled, module.name, &staging)?;
    publish(&staging, module.name, &root.join(out))
}

fn workspace_root() -> Result<PathBuf, String> {
    // Read the variable at run time: the checkout may have been moved since this tool was compiled.
    let here = env::var_os("CARGO_MANIFEST_DIR").ok_or("run this with `cargo run -p xtask`")?;
    let here = Path::new(&here);
    here.ancestors()
        .nth(2)
        .map(Path::to_path_buf)
        .ok_or_else(|| format!("{} is not two folders below the workspace", here.display()))
}

/// Compiles `package` only as a wasm module, not also as a Rust library. The compiler then knows
/// that no other code calls its functions, which makes the module 3 kB smaller.
fn compile(root: &Path, target_dir: &Path, package: &str, features: &str) -> Result<(), String> {
    let features = features
        .split(',')
        .map(|feature| format!("searchlight-core/{feature}"));
    let features = features.collect::<Vec<_>>().join(",");
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .current_dir(root)
        .args([
            "rustc",
            "--release",
            "--lib",
            "--crate-type",
            "cdylib",
            "--package",
            package,
            "--features",
            "searchlight-core/wasm",
            "--target",
            TARGET,
        ])
        .args(["--no-default-features", "--features", &features])
        .arg("--target-dir")
        .arg(target_dir)
        .args(["--config", &without_home()?])
        .status()
        .map_err(|error| format!("cargo could not be started: {error}"))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{package} does not compile for the browser"))
    }
}

/// Returns the setting that removes the path of the dependencies from panic messages, so that these
/// do not reveal where the wasm was built, and the wasm is the same everywhere. The setting is
/// added to the flags of the project.
fn without_home() -> Result<String, String> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::home_dir().map(|home| home.join(".cargo")));
    let home = home.ok_or("there is neither CARGO_HOME nor a home folder")?;
    let flag = format!("--remap-path-prefix={}=", home.display());
    Ok(format!("target.{TARGET}.rustflags = [{flag:?}]"))
}

fn bindgen(compiled: &Path, name: &str, staging: &Path) -> Result<(), String> {
    Bindgen::new()
        .input_path(compiled)
        .out_name(name)
        .web(true)
        .map_err(|error| format!("wasm-bindgen refused its options: {error:#}"))?
        .typescript(true)
        .reset_state_function(true)
        .encode_into(EncodeInto::Always)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(staging)
        .map_err(|error| format!("wasm-bindgen failed: {error:#}"))
}

/// Moves the files that a page needs into place. The .wasm goes last because its time stamp marks
/// the build as done.
fn publish(staging: &Path, name: &str, out: &Path) -> Result<(), String> {
    fs::create_dir_all(out).map_err(failed("create", out))?;
    for ending in [".d.ts", ".js", "_bg.wasm"] {
        let file = format!("{name}{ending}");
        let (from, to) = (staging.join(&file), out.join(&file));
        fs::copy(&from, &to).map_err(failed("write", &to))?;
    }
    Ok(())
}

fn failed<E: Display>(verb: &str, path: &Path) -> impl FnOnce(E) -> String {
    move |error| format!("cannot {verb} {}: {error}", path.display())
}
