//! The settings, as they are kept.

use std::fmt;

use serde::de::{Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::saved::name as shown_name;
use crate::i18n::Language;

/// Light, dark, or as the system has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// Colours of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardTheme {
    /// Warm wood.
    #[default]
    Wood,
    /// Grey slate.
    Slate,
    /// Blue-green.
    Sea,
    /// The strongest contrast.
    Contrast,
}

/// How pieces are written in moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Notation {
    /// Pictures of the pieces: the same in all languages.
    #[default]
    Figurines,
    /// The letters of the language.
    Letters,
}

/// Which side is at the bottom of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardTurning {
    /// The side that is looking.
    #[default]
    Viewer,
    /// Always White.
    White,
}

/// What a player can choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Settings {
    /// The tag of the chosen language; none follows the browser.
    pub language: Option<String>,
    /// Light or dark.
    pub theme: Theme,
    /// Colours of the board.
    pub board: BoardTheme,
    /// How pieces are written.
    pub notation: Notation,
    /// Whether coordinates are drawn.
    pub coordinates: bool,
    /// Whether there are sounds.
    pub sound: bool,
    /// Whether the device vibrates.
    pub vibration: bool,
    /// Which side is at the bottom.
    pub turning: BoardTurning,
    /// Whether each move is confirmed.
    pub confirm_moves: bool,
    /// Whether the phone passes by itself after a move.
    pub pass_alone: bool,
    /// Whether the screen stays on during a game.
    pub keep_awake: bool,
    /// Whether the first-game guide was opened once.
    pub guide_seen: bool,
    /// Names of the first and second player, remembered from the last game.
    pub names: [String; 2],
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: Theme::default(),
            board: BoardTheme::default(),
            notation: Notation::default(),
            coordinates: true,
            sound: true,
            vibration: true,
            turning: BoardTurning::default(),
            confirm_moves: false,
            pass_alone: false,
            keep_awake: true,
            guide_seen: false,
            names: [String::new(), String::new()],
        }
    }
}

/// A change of one setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingChange {
    /// Speak this language; none follows the browser.
    Language(Option<Language>),
    /// Light or dark.
    Theme(Theme),
    /// Colours of the board.
    Board(BoardTheme),
    /// How pieces are written.
    Notation(Notation),
    /// Whether coordinates are drawn.
    Coordinates(bool),
    /// Whether there are sounds.
    Sound(bool),
    /// Whether the device vibrates.
    Vibration(bool),
    /// Which side is at the bottom.
    Turning(BoardTurning),
    /// Whether each move is confirmed.
    ConfirmMoves(bool),
    /// Whether the phone passes by itself.
    PassAlone(bool),
    /// Whether the screen stays on during a game.
    KeepAwake(bool),
}

impl Settings {
    /// Reads saved settings. What can't be read takes its default, field by field: settings are never a reason not to start.
    pub fn read(text: &str) -> Self {
        let mut settings: Self = serde_json::from_str(text).unwrap_or_default();
        settings.names = settings.names.map(|name| shown_name(&name));
        settings
    }

    fn read_field(&mut self, name: &str, value: &str) {
        match name {
            "language" => keep_if_readable(&mut self.language, value),
            "theme" => choose(&mut self.theme, value, &[Theme::System, Theme::Light, Theme::Dark]),
            "board" => choose(
                &mut self.board,
                value,
                &[BoardTheme::Wood, BoardTheme::Slate, BoardTheme::Sea, BoardTheme::Contrast],
            ),
            "notation" => choose(&mut self.notation, value, &[Notation::Figurines, Notation::Letters]),
            "coordinates" => switch(&mut self.coordinates, value),
            "sound" => switch(&mut self.sound, value),
            "vibration" => switch(&mut self.vibration, value),
            "turning" => choose(&mut self.turning, value, &[BoardTurning::Viewer, BoardTurning::White]),
            "confirm_moves" => switch(&mut self.confirm_moves, value),
            "pass_alone" => switch(&mut self.pass_alone, value),
            "keep_awake" => switch(&mut self.keep_awake, value),
            "guide_seen" => switch(&mut self.guide_seen, value),
            "names" => keep_if_readable(&mut self.names, value),
            // A newer version may have more.
            _ => {}
        }
    }

    /// The settings as they are saved. The version is for readers to come; this one takes whatever fields it knows.
    pub fn write(&self) -> String {
        let fields = serde_json::to_string(self).unwrap_or_default();
        fields.replacen('{', "{\"version\":1,", 1)
    }

    /// Makes one change.
    pub fn apply(&mut self, change: SettingChange) {
        match change {
            SettingChange::Language(language) => self.language = language.map(|language| language.tag().to_owned()),
            SettingChange::Theme(theme) => self.theme = theme,
            SettingChange::Board(board) => self.board = board,
            SettingChange::Notation(notation) => self.notation = notation,
            SettingChange::Coordinates(on) => self.coordinates = on,
            SettingChange::Sound(on) => self.sound = on,
            SettingChange::Vibration(on) => self.vibration = on,
            SettingChange::Turning(turning) => self.turning = turning,
            SettingChange::ConfirmMoves(on) => self.confirm_moves = on,
            SettingChange::PassAlone(on) => self.pass_alone = on,
            SettingChange::KeepAwake(on) => self.keep_awake = on,
        }
    }
}

/// Field by field, whatever there is.
impl<'de> Deserialize<'de> for Settings {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Fields;
        impl<'de> Visitor<'de> for Fields {
            type Value = Settings;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("settings")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Settings, A::Error> {
                let mut settings = Settings::default();
                while let Some((name, value)) = fields.next_entry::<String, &RawValue>()? {
                    settings.read_field(&name, value.get());
                }
                Ok(settings)
            }
        }
        deserializer.deserialize_map(Fields)
    }
}

/// Takes the value that is written like this: comparing is a fifth of the code of reading.
fn choose<T: Copy + Serialize>(field: &mut T, text: &str, all: &[T]) {
    let written = |value: &&T| serde_json::to_string(value).is_ok_and(|own| own == text);
    *field = all.iter().find(written).copied().unwrap_or(*field);
}

fn switch(field: &mut bool, text: &str) {
    choose(field, text, &[false, true]);
}

fn keep_if_readable<'a, T: Deserialize<'a>>(field: &mut T, text: &'a str) {
    if let Ok(value) = serde_json::from_str(text) {
        *field = value;
    }
}
