//! Links as pictures for a camera.

use qrcodegen::{QrCode, QrCodeEcc};

/// A QR code as one path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Modules on a side, without the quiet zone: four on each side have to stay light.
    pub size: u32,
    /// The dark modules as the data of an SVG path, a unit a module.
    pub path: String,
}

/// Draws a text, which may have about 2,300 bytes at most.
pub fn draw(text: &str) -> Option<Picture> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let run = (x..size).take_while(|&x| code.get_module(x, y)).count() as i32;
            if run > 0 {
                push_run(&mut path, x, y, run);
            }
            // The module behind the run is light.
            x += run + 1;
        }
    }
    Some(Picture { size: size.unsigned_abs(), path })
}

/// A bar of one module's height.
fn push_run(path: &mut String, x: i32, y: i32, run: i32) {
    let run = run.to_string();
    for part in ["M", &x.to_string(), " ", &y.to_string(), "h", &run, "v1h-", &run, "z"] {
        path.push_str(part);
    }
}
