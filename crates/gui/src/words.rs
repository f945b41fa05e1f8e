//! [`Words`]: labels and buttons in the user's language.
//!
//! egui shapes letters but does not put right-to-left words in order. Here every line is ordered
//! before it is laid out; what screen readers get stays in logical order.

use std::cell::RefCell;
use std::collections::HashMap;

use eframe::egui::text::{ByteIndex, LayoutJob, LayoutSection, TextFormat};
use eframe::egui::{
    self, Align, Button, Color32, FontData, FontDefinitions, FontFamily, FontId, Layout, Painter,
    Rect, Response, Sense, Stroke, StrokeKind, TextBuffer, TextEdit, TextStyle, Ui, Vec2,
    WidgetInfo, WidgetText, accesskit::Live, accesskit::Role, pos2, vec2,
};
use huri_i18n::{Text, Texts, bidi};

/// The track of a switch.
const TRACK: Vec2 = Vec2::new(34.0, 18.0);

/// How wide a number is that can be changed.
const NUMBER: f32 = 56.0;

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

    /// The words of a message that may stand within a sentence, as a sentence of its own.
    pub fn sentence(&self, text: impl Into<Text>) -> String {
        let text = self.get(text);
        // The Samoan glottal stop is a letter that has no capital; the one behind it has.
        let begin = text.find(|c| c != '\u{2bb}').unwrap_or(0);
        let (stop, rest) = text.split_at(begin);
        let mut letters = rest.chars();
        let first: String = letters
            .next()
            .into_iter()
            .flat_map(char::to_uppercase)
            .collect();
        format!("{stop}{first}{}", letters.as_str())
    }

    /// Whether lines run from right to left.
    pub fn is_rtl(&self) -> bool {
        self.0.language().is_rtl()
    }

    /// A path, say, which runs from left to right whatever stands around it.
    pub fn ltr(&self, text: &str) -> String {
        if self.is_rtl() {
            format!("\u{2066}{text}\u{2069}")
        } else {
            text.to_owned()
        }
    }

    /// A row along which things stand in reading order.
    pub fn row(&self) -> Layout {
        if self.is_rtl() {
            Layout::right_to_left(Align::Center)
        } else {
            Layout::left_to_right(Align::Center)
        }
    }

    /// The same for things of different heights, which begin at the top.
    pub fn row_from_top(&self) -> Layout {
        self.row().with_cross_align(Align::TOP)
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
        let size = vec2(ui.available_width(), height);
        ui.allocate_ui_with_layout(size, self.row(), content);
    }

    /// A row that goes on in the next one where the room ends.
    pub fn flow(&self, ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
        let size = vec2(ui.available_width(), ui.spacing().interact_size.y);
        let row = self.row().with_main_wrap(true);
        ui.allocate_ui_with_layout(size, row, content);
    }

    /// A column whose lines begin where they should.
    pub fn column(&self) -> Layout {
        Layout::top_down(self.begin())
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
        if !self.is_mixed(text) {
            let mut job = LayoutJob::single_section(text.to_owned(), format);
            job.wrap.max_width = width;
            return job;
        }
        let lay = |lines: &[String]| {
            let mut job = LayoutJob {
                halign: self.begin(),
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
        // A line is as wide as its words together; each of them is measured once.
        let widths = RefCell::new(HashMap::new());
        let width_of = |word: &str| -> f32 {
            if let Some(width) = widths.borrow().get(word) {
                return *width;
            }
            let width = painter.layout_job(lay(&[word.to_owned()])).size().x;
            widths.borrow_mut().insert(word.to_owned(), width);
            width
        };
        let space = width_of("x x") - width_of("xx");
        let fits = |line: &str| {
            let words: Vec<f32> = line.split(' ').map(width_of).collect();
            words.iter().sum::<f32>() + space * (words.len() - 1) as f32 <= width
        };
        let mut lines = Vec::new();
        for paragraph in text.split('\n') {
            lines.extend(bidi::wrap_by(paragraph, fits));
        }
        lay(&lines)
    }

    /// How wide a text is on one line.
    pub fn width(&self, ui: &Ui, text: &str, size: f32) -> f32 {
        let font = FontId::proportional(size);
        let job = self.job(ui.painter(), text, font, Color32::WHITE, f32::INFINITY);
        ui.painter().layout_job(job).size().x
    }

    /// Whether some of a text runs from right to left.
    fn is_mixed(&self, text: &str) -> bool {
        self.is_rtl() || bidi::has_rtl(text)
    }

    /// The side where lines begin.
    fn begin(&self) -> Align {
        if self.is_rtl() {
            Align::RIGHT
        } else {
            Align::LEFT
        }
    }

    /// What a button or a title takes: laid out on one line.
    pub fn on_button(&self, ui: &Ui, text: &str) -> WidgetText {
        if !self.is_mixed(text) {
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
        let mut job = self.job(ui.painter(), text, FontId::proportional(size), color, width);
        // In a row it stands as high as the buttons beside it.
        for section in &mut job.sections {
            section.format.valign = ui.text_valign();
        }
        if !self.is_mixed(text) {
            return ui.label(job);
        }
        self.paragraph(ui, text, size, color, width)
    }

    /// A text not wider than asked for, also in a row, where labels are not broken into lines.
    pub fn paragraph(
        &self,
        ui: &mut Ui,
        text: &str,
        size: f32,
        color: Color32,
        width: f32,
    ) -> Response {
        let job = self.job(ui.painter(), text, FontId::proportional(size), color, width);
        let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
        let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
        let begin = if self.is_rtl() {
            rect.right_top()
        } else {
            rect.left_top()
        };
        ui.painter().galley(begin, galley, color);
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

    /// The same on one line, cut off where the room ends; then a tip says all of it.
    pub fn muted_line(&self, ui: &mut Ui, text: &str) -> Response {
        if self.is_mixed(text) {
            return self.muted(ui, text);
        }
        let color = ui.visuals().weak_text_color();
        let text = egui::RichText::new(text).size(14.0).color(color);
        ui.add(egui::Label::new(text).truncate())
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

    /// A button with a key at its end.
    pub fn keyed(&self, ui: &Ui, name: &str, key: String) -> Button<'static> {
        let name = self.on_button(ui, name);
        if self.is_rtl() {
            Button::new(egui::RichText::new(key).weak()).right_text(name)
        } else {
            Button::new(name).shortcut_text(key)
        }
    }

    /// A row of a menu: what it does, and at its end the key for it.
    pub fn row_button(&self, ui: &Ui, is_on: bool, name: &str, key: String) -> Button<'static> {
        let button = self.keyed(ui, name, key).selected(is_on);
        button.frame_when_inactive(is_on)
    }

    /// A switch.
    pub fn switch(&self, ui: &mut Ui, on: &mut bool, text: &str) -> Response {
        let color = ui.visuals().text_color();
        let room = ui.available_width() - TRACK.x - 10.0;
        let font = TextStyle::Button.resolve(ui.style());
        let job = self.job(ui.painter(), text, font, color, room.max(40.0));
        let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
        let size = vec2(
            TRACK.x + 10.0 + galley.size().x,
            galley.size().y.max(TRACK.y).max(24.0),
        );
        let (rect, mut response) = ui.allocate_exact_size(size, Sense::click());
        if response.clicked() {
            *on = !*on;
            response.mark_changed();
        }
        let is_on = *on;
        response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, is_on, text));
        let at = |x: f32| {
            if self.is_rtl() {
                rect.right() - x
            } else {
                rect.left() + x
            }
        };
        let track = Rect::from_center_size(pos2(at(TRACK.x / 2.0), rect.center().y), TRACK);
        let visuals = ui.visuals();
        let style = visuals.widgets.inactive;
        let fill = if is_on {
            visuals.selection.bg_fill
        } else {
            style.bg_fill
        };
        let edge = if response.hovered() || is_on {
            visuals.selection.stroke
        } else {
            visuals.widgets.noninteractive.bg_stroke
        };
        let radius = TRACK.y / 2.0;
        let painter = ui.painter();
        painter.rect(track, radius, fill, edge, StrokeKind::Inside);
        let side = if is_on == self.is_rtl() { -1.0 } else { 1.0 };
        let knob = track.center() + vec2(side * (TRACK.x / 2.0 - radius), 0.0);
        // Full when on, a ring when off: told by form as well as by place.
        if is_on {
            painter.circle_filled(knob, radius - 4.0, color);
        } else {
            painter.circle_stroke(knob, radius - 5.0, Stroke::new(1.5, color));
        }
        let top = rect.center().y - galley.size().y / 2.0;
        painter.galley(pos2(at(TRACK.x + 10.0), top), galley, color);
        response
    }

    /// A choice among several; whether another was taken.
    pub fn choice(&self, ui: &mut Ui, name: &str, chosen: &mut usize, names: &[String]) -> bool {
        self.muted(ui, name);
        let is_changed = self.select(ui, name, chosen, names);
        ui.add_space(4.0);
        is_changed
    }

    /// The same without its name above, which is only spoken.
    pub fn select(&self, ui: &mut Ui, name: &str, chosen: &mut usize, names: &[String]) -> bool {
        let before = *chosen;
        let selected = names.get(*chosen).map_or("", String::as_str);
        let width = ui.available_width().min(320.0);
        let size = vec2(width, ui.spacing().interact_size.y);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        let spoken = format!("{name}: {selected}");
        response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &spoken));
        let style = *ui.style().interact(&response);
        let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
        painter.rect(
            rect,
            style.corner_radius,
            style.weak_bg_fill,
            style.bg_stroke,
            StrokeKind::Inside,
        );
        let inner = rect.shrink2(vec2(10.0, 0.0));
        let font = TextStyle::Button.resolve(ui.style());
        let color = style.fg_stroke.color;
        let job = self.job(&painter, selected, font, color, f32::INFINITY);
        let galley = painter.layout_job(job);
        let (begin, end) = if self.is_rtl() {
            (inner.right(), inner.left() + 4.0)
        } else {
            (inner.left(), inner.right() - 4.0)
        };
        let top = rect.center().y - galley.size().y / 2.0;
        painter.galley(pos2(begin, top), galley, color);
        let tip = pos2(end, rect.center().y + 2.5);
        let wings = [tip - vec2(4.0, 5.0), tip, tip + vec2(4.0, -5.0)];
        painter.line(wings.to_vec(), Stroke::new(1.5, color));
        egui::Popup::menu(&response)
            .width(width)
            .layout(self.column())
            .show(|ui| {
                ui.set_min_width(width);
                let list = egui::ScrollArea::vertical().max_height(420.0);
                list.show(ui, |ui| {
                    ui.with_layout(self.column(), |ui| {
                        for (index, one) in names.iter().enumerate() {
                            let words = self.on_button(ui, one);
                            let button = Button::selectable(index == before, words)
                                .wrap_mode(egui::TextWrapMode::Extend);
                            if named(ui.add(button), Role::Button, one).clicked() {
                                *chosen = index;
                                ui.close();
                            }
                        }
                    });
                });
            });
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
        let height = ui.spacing().interact_size.y;
        self.line(ui, height, |ui| {
            let value = egui::DragValue::new(number).range(range).speed(0.2);
            let response = ui.add_sized(vec2(NUMBER, height), value);
            let info = || WidgetInfo::labeled(Role::SpinButton, true, name);
            response.widget_info(info);
            is_changed = response.changed();
            let color = ui.visuals().text_color();
            let width = ui.available_width();
            self.paragraph(ui, name, 14.0, color, width);
        });
        ui.add_space(4.0);
        is_changed
    }

    /// A line to type in, with its name above.
    pub fn field(&self, ui: &mut Ui, name: &str, text: &mut String) -> Response {
        let label = self.muted(ui, name);
        self.line_edit(ui, text, "").labelled_by(label.id)
    }

    /// A line to type in; `hint` stands in it while it is empty.
    ///
    /// While it is being edited, letters from right to left stand in the order in which they are
    /// typed, so that the cursor is where it should be; below they are shown as they read.
    pub fn line_edit(&self, ui: &mut Ui, text: &mut String, hint: &str) -> Response {
        let width = ui.available_width();
        self.line_edit_in(ui, text, hint, width)
    }

    /// The same, as wide as asked for.
    pub fn line_edit_in(&self, ui: &mut Ui, text: &mut String, hint: &str, width: f32) -> Response {
        self.edit(ui, text, hint, width, 1)
    }

    /// A text of several lines to write.
    pub fn text_edit(&self, ui: &mut Ui, text: &mut String, rows: usize) -> Response {
        let width = ui.available_width();
        self.edit(ui, text, "", width, rows)
    }

    fn edit(
        &self,
        ui: &mut Ui,
        text: &mut String,
        hint: &str,
        width: f32,
        rows: usize,
    ) -> Response {
        let is_mixed = self.is_mixed(text);
        let has_rtl = bidi::has_rtl(text);
        let as_read = if has_rtl { text.clone() } else { String::new() };
        let edit = if rows > 1 {
            TextEdit::multiline(text).desired_rows(rows)
        } else {
            TextEdit::singleline(text)
        };
        let edit = edit.desired_width(width);
        if !is_mixed {
            return ui.add(edit.hint_text(hint));
        }
        // Only a text of several lines is broken where it reaches the edge.
        let width = if rows > 1 {
            width - 12.0
        } else {
            f32::INFINITY
        };
        let id = ui.next_auto_id();
        let is_edited = ui.memory(|memory| memory.has_focus(id));
        let font = TextStyle::Body.resolve(ui.style());
        let color = ui.visuals().text_color();
        let mut layouter = |ui: &Ui, buffer: &dyn TextBuffer, _: f32| {
            let text = buffer.as_str();
            let job = if is_edited {
                letters(text, font.clone(), color, width)
            } else {
                let mut job = self.job(ui.painter(), text, font.clone(), color, width);
                job.halign = Align::LEFT;
                job
            };
            ui.fonts_mut(|fonts| fonts.layout_job(job))
        };
        let hint = self.on_button(ui, hint);
        let edit = edit
            .id(id)
            .hint_text(hint)
            .align(egui::Align2([self.begin(), Align::Center]))
            .layouter(&mut layouter);
        let response = ui.add(edit);
        if is_edited && has_rtl {
            self.muted(ui, &as_read);
        }
        response
    }

    /// A tip that is shown while something is pointed at, whether it can be used now or not.
    pub fn tip(&self, response: Response, text: &str) -> Response {
        let tip = |ui: &mut Ui| self.in_tip(ui, text);
        response.on_hover_ui(tip).on_disabled_hover_ui(tip)
    }

    /// The same, beside the pointer.
    pub fn tip_at_pointer(&self, response: Response, text: &str) -> Response {
        response.on_hover_ui_at_pointer(|ui| self.in_tip(ui, text))
    }

    fn in_tip(&self, ui: &mut Ui, text: &str) {
        ui.set_max_width(ui.spacing().tooltip_width);
        self.label(ui, text);
    }
}

/// A line in the order of its letters, each in a section of its own: egui would turn a run of
/// letters from right to left round and lose count of its cursor.
fn letters(text: &str, font: FontId, color: Color32, width: f32) -> LayoutJob {
    let format = TextFormat {
        font_id: font,
        color,
        ..TextFormat::default()
    };
    let mut job = LayoutJob::default();
    job.wrap.max_width = width;
    for letter in bidi::letters(text) {
        push(&mut job, letter, &format);
    }
    job
}

/// Gives a widget its name for screen readers.
pub fn named(response: Response, role: Role, name: &str) -> Response {
    let enabled = response.enabled();
    response.widget_info(|| WidgetInfo::labeled(role, enabled, name));
    response
}

/// Screen readers say it when it appears and when it changes.
pub fn said(response: Response) -> Response {
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_live(Live::Polite);
    });
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

#[cfg(test)]
mod tests {
    use huri_i18n::text::Record;
    use huri_i18n::{Language, Texts};

    use super::Words;

    #[test]
    fn a_sentence_begins_with_a_capital() {
        let nothing = |language| Words(Texts::new(language)).sentence(Record::Nothing);
        assert_eq!(nothing(Language::English), "There is nothing in it");
        for language in Language::ALL {
            let first = nothing(language).chars().next();
            assert!(
                first.is_some_and(|first| !first.is_lowercase()),
                "{language}"
            );
        }
    }
}
