//! [`Words`]: labels and buttons in the user's language.
//!
//! egui shapes letters but does not put right-to-left words in order. Here every line is ordered
//! before it is laid out; what screen readers get stays in logical order.

use eframe::egui::text::{ByteIndex, LayoutJob, LayoutSection, TextFormat};
use eframe::egui::{
    self, Align, Button, Color32, FontData, FontDefinitions, FontFamily, FontId, Layout, Painter,
    Response, TextStyle, Ui, WidgetInfo, WidgetText, accesskit::Role,
};
use huri_i18n::{Text, Texts, bidi};

/// The words of a language, laid out.
#[derive(Clone, Copy, Debug)]
pub struct Words(pub Texts);

/// Fonts that draw every message, before egui's own.
pub fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    let names = huri_i18n::fonts::FONTS.map(|font| {
        let data = FontData::from_static(font.data);
        fonts.font_data.insert(font.name.to_owned(), data.into());
        font.name.to_owned()
    });
    let families = &mut fonts.families;
    families
        .entry(FontFamily::Proportional)
        .or_default()
        .splice(0..0, names.clone());
    families
        .entry(FontFamily::Monospace)
        .or_default()
        .extend(names);
    fonts
}

impl Words {
    /// The words of a message.
    pub fn get(&self, text: impl Into<Text>) -> String {
        self.0.get(text)
    }

    /// Whether lines run from right to left.
    pub fn is_rtl(&self) -> bool {
        self.0.language().is_rtl()
    }

    /// A row along which things stand in reading order.
    pub fn row(&self) -> Layout {
        if self.is_rtl() {
            Layout::right_to_left(Align::Center)
        } else {
            Layout::left_to_right(Align::Center)
        }
    }

    /// A row filled from its end.
    pub fn row_from_end(&self) -> Layout {
        if self.is_rtl() {
            Layout::left_to_right(Align::Center)
        } else {
            Layout::right_to_left(Align::Center)
        }
    }

    /// A row as high as asked for: a bare row would take all the height there is.
    pub fn line(&self, ui: &mut Ui, height: f32, content: impl FnOnce(&mut Ui)) {
        let size = egui::vec2(ui.available_width(), height);
        ui.allocate_ui_with_layout(size, self.row(), content);
    }

    /// A column whose lines begin where they should.
    pub fn column(&self) -> Layout {
        Layout::top_down(if self.is_rtl() {
            Align::RIGHT
        } else {
            Align::LEFT
        })
    }

    /// A text laid out, not wider than asked for.
    pub fn job(
        &self,
        painter: &Painter,
        text: &str,
        font: FontId,
        color: Color32,
        width: f32,
    ) -> LayoutJob {
        let format = TextFormat {
            font_id: font,
            color,
            ..TextFormat::default()
        };
        if !self.is_rtl() {
            let mut job = LayoutJob::single_section(text.to_owned(), format);
            job.wrap.max_width = width;
            return job;
        }
        let lay = |lines: &[String]| {
            let mut job = LayoutJob {
                halign: Align::RIGHT,
                ..LayoutJob::default()
            };
            job.wrap.max_width = f32::INFINITY;
            for (index, line) in lines.iter().enumerate() {
                if index > 0 {
                    push(&mut job, "\n", &format);
                }
                for piece in bidi::pieces(line, self.0.language().direction()) {
                    push(&mut job, &piece, &format);
                }
            }
            job
        };
        let fits = |line: &str| {
            let job = lay(&[line.to_owned()]);
            painter.layout_job(job).size().x <= width
        };
        let mut lines = Vec::new();
        for paragraph in text.split('\n') {
            lines.extend(bidi::wrap_by(paragraph, fits));
        }
        lay(&lines)
    }

    /// What a button or a title takes: laid out on one line.
    pub fn on_button(&self, ui: &Ui, text: &str) -> WidgetText {
        if !self.is_rtl() {
            return text.into();
        }
        let font = TextStyle::Button.resolve(ui.style());
        let color = ui.visuals().text_color();
        let mut job = self.job(ui.painter(), text, font, color, f32::INFINITY);
        job.halign = Align::LEFT;
        job.into()
    }

    /// A text of a size and colour.
    pub fn styled(&self, ui: &mut Ui, text: &str, size: f32, color: Color32) -> Response {
        let width = ui.available_width();
        let job = self.job(ui.painter(), text, FontId::proportional(size), color, width);
        if !self.is_rtl() {
            return ui.label(job);
        }
        let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
        let (rect, response) = ui.allocate_exact_size(galley.size(), egui::Sense::hover());
        ui.painter().galley(rect.right_top(), galley, color);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
        response
    }

    /// A text.
    pub fn label(&self, ui: &mut Ui, text: &str) -> Response {
        let color = ui.visuals().text_color();
        self.styled(ui, text, 14.0, color)
    }

    /// A text of less weight.
    pub fn muted(&self, ui: &mut Ui, text: &str) -> Response {
        let color = ui.visuals().weak_text_color();
        self.styled(ui, text, 14.0, color)
    }

    /// A title of a part of the window.
    pub fn title(&self, ui: &mut Ui, text: &str) -> Response {
        let color = ui.visuals().text_color();
        self.styled(ui, text, 18.0, color)
    }

    /// A button.
    pub fn button(&self, ui: &mut Ui, text: impl Into<Text>) -> Response {
        let text = self.get(text);
        let button = Button::new(self.on_button(ui, &text)).wrap_mode(egui::TextWrapMode::Extend);
        named(ui.add(button), Role::Button, &text)
    }

    /// A switch.
    pub fn switch(&self, ui: &mut Ui, on: &mut bool, text: &str) -> Response {
        let words = self.on_button(ui, text);
        let response = ui.checkbox(on, words);
        let is_on = *on;
        response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, is_on, text));
        response
    }

    /// A choice among several; whether another was taken.
    pub fn choice(&self, ui: &mut Ui, name: &str, chosen: &mut usize, names: &[String]) -> bool {
        let before = *chosen;
        self.muted(ui, name);
        let selected = names.get(*chosen).map_or("", String::as_str);
        let words = self.on_button(ui, selected);
        let combo = egui::ComboBox::from_id_salt(name)
            .selected_text(words)
            .height(420.0)
            .width(ui.available_width().min(320.0))
            .show_ui(ui, |ui| {
                for (index, one) in names.iter().enumerate() {
                    let words = self.on_button(ui, one);
                    let response = ui.selectable_label(index == *chosen, words);
                    if named(response, Role::Button, one).clicked() {
                        *chosen = index;
                        ui.close();
                    }
                }
            });
        let info = || WidgetInfo::labeled(Role::ComboBox, true, format!("{name}: {selected}"));
        combo.response.widget_info(info);
        ui.add_space(4.0);
        *chosen != before
    }

    /// A number between bounds; whether it was changed.
    pub fn number(
        &self,
        ui: &mut Ui,
        name: &str,
        number: &mut u32,
        range: std::ops::RangeInclusive<u32>,
    ) -> bool {
        let mut is_changed = false;
        ui.with_layout(self.column(), |ui| {
            self.muted(ui, name);
            let value = egui::DragValue::new(number).range(range).speed(0.2);
            let response = ui.add(value);
            let info = || WidgetInfo::labeled(Role::SpinButton, true, name);
            response.widget_info(info);
            is_changed = response.changed();
        });
        ui.add_space(4.0);
        is_changed
    }

    /// A line to type in.
    pub fn field(&self, ui: &mut Ui, name: &str, text: &mut String) -> Response {
        let label = self.muted(ui, name);
        let edit = egui::TextEdit::singleline(text).desired_width(ui.available_width());
        ui.add(edit).labelled_by(label.id)
    }
}

/// Gives a widget its name for screen readers.
pub fn named(response: Response, role: Role, name: &str) -> Response {
    let enabled = response.enabled();
    response.widget_info(|| WidgetInfo::labeled(role, enabled, name));
    response
}

fn push(job: &mut LayoutJob, piece: &str, format: &TextFormat) {
    let start = job.text.len();
    job.text.push_str(piece);
    job.sections.push(LayoutSection {
        leading_space: 0.0,
        byte_range: ByteIndex(start)..ByteIndex(job.text.len()),
        format: format.clone(),
    });
}
