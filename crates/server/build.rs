//! Has the server built anew when the files of the web client change, since they are built into it.

use std::path::Path;

fn main() {
    let built = "../../web/dist";
    // While there is no such folder, its coming is what changes.
    let watched = if Path::new(built).is_dir() { built } else { "../../web" };
    println!("cargo::rerun-if-changed={watched}");
}
