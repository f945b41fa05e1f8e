//! Pictures as pixels: for PNG files and the clipboard. What is drawn is the SVG that can be saved
//! as well, so that all three look alike.

use std::sync::{Arc, LazyLock};

use eframe::egui::ColorImage;
use huri_i18n::fonts::FONTS;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb::Database};

/// Fonts that hold every letter of every language of the program.
static FACES: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut faces = Database::new();
    for font in FONTS {
        faces.load_font_data(font.data.to_vec());
    }
    Arc::new(faces)
});

/// Draws an SVG of ours, so many pixels wide.
pub fn draw(svg: &str, width: u32) -> ColorImage {
    let options = Options {
        fontdb: Arc::clone(&FACES),
        ..Options::default()
    };
    let tree = Tree::from_str(svg, &options).expect("our own SVG is well-formed");
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).ceil() as u32;
    let mut pixels = Pixmap::new(width.max(1), height.max(1)).expect("it has a size");
    resvg::render(
        &tree,
        Transform::from_scale(scale, scale),
        &mut pixels.as_mut(),
    );
    let size = [pixels.width() as usize, pixels.height() as usize];
    ColorImage::from_rgba_premultiplied(size, pixels.data())
}

/// A picture as a PNG file.
pub fn png(picture: &ColorImage) -> Vec<u8> {
    let [width, height] = picture.size.map(|side| side as u32);
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    let mut bytes = Vec::with_capacity(picture.pixels.len() * 4);
    for pixel in &picture.pixels {
        bytes.extend(pixel.to_srgba_unmultiplied());
    }
    let mut writer = encoder.write_header().expect("a Vec takes everything");
    writer
        .write_image_data(&bytes)
        .expect("there are four bytes for each pixel");
    writer.finish().expect("a Vec takes everything");
    file
}

#[cfg(test)]
mod tests {
    use huri_core::Position;
    use huri_picture::{Picture, svg};

    use super::*;

    #[test]
    fn what_is_drawn_shows_the_discs_and_letters() {
        let file = svg::draw(&Picture::of(Position::START), &svg::Theme::PAPER, "");
        let picture = draw(&file, 872);
        assert_eq!(picture.size, [872, 872]);
        // Twice as large as the SVG: d5 is black, d4 white, a1 empty.
        let at = |x: usize, y: usize| picture.pixels[(y * 2) * 872 + x * 2];
        let centre = |index: usize| 30 + index * 50 + 25;
        let brightness = |x, y| at(centre(x), centre(y)).intensity();
        assert!(brightness(3, 4) < 0.1 && brightness(3, 3) > 0.9);
        // The letter a: some dark pixels in the rim above the first column.
        let letter = (20..80).flat_map(|x| (5..55).map(move |y| (x, y)));
        let ink = letter.filter(|(x, y)| {
            let pixel = picture.pixels[y * 872 + x + 60];
            pixel.a() > 128 && pixel.intensity() < 0.5
        });
        assert!(ink.count() > 30, "coordinates have letters");
        let file = png(&picture);
        let mut reader = png::Decoder::new(std::io::Cursor::new(&file))
            .read_info()
            .unwrap();
        let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut bytes).unwrap();
        assert_eq!((info.width, info.height), (872, 872));
    }
}
