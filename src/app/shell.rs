//! What lies around the app: its files on this device, new versions of it, its place on the home screen, the screen's sleep.

use super::Effect;
use super::msg::{Msg, ShellNews};
use super::scene::Install;
use super::state::{Stage, State};

/// What is known of the page around the app.
#[derive(Debug, Default)]
pub(super) struct Shell {
    /// All files are kept on this device.
    pub offline: bool,
    /// How the app can be put on the home screen.
    pub install: Install,
    /// A new version is ready to take over.
    update: bool,
    /// The player has agreed to it.
    agreed: bool,
    /// Writes that storage has not answered yet.
    writes: usize,
    /// The page is in the background.
    hidden: bool,
    /// The screen was asked to stay on.
    awake: bool,
}

impl State {
    pub(super) fn shell_news(&mut self, news: ShellNews) {
        match news {
            ShellNews::Offline => self.shell.offline = true,
            ShellNews::Update => self.shell.update = true,
            ShellNews::Install(install) => self.shell.install = install,
        }
    }

    /// Notes what a message says of the page.
    pub(super) fn note(&mut self, msg: &Msg) {
        match msg {
            Msg::Visible(visible) => self.shell.hidden = !visible,
            Msg::Saved(..) | Msg::Deleted(..) | Msg::SettingsSaved(_) => {
                self.shell.writes = self.shell.writes.saturating_sub(1);
            }
            _ => {}
        }
    }

    /// Whether the new version is offered: not over a game that is being played, and not while storage refuses to keep games,
    /// since then they are in this page only.
    pub(super) fn update_offered(&self) -> bool {
        self.shell.update && !self.playing() && self.storage.is_ok()
    }

    pub(super) fn agree_to_update(&mut self) {
        self.shell.agreed = self.update_offered();
    }

    /// What follows from where the app is now: a screen that stays on, a new version that may take over as all is written.
    pub(super) fn settle_shell(&mut self) {
        let is_write = |effect: &&Effect| {
            matches!(effect, Effect::SaveGame { .. } | Effect::DeleteGame(_) | Effect::SaveSettings(_))
        };
        self.shell.writes += self.effects.iter().filter(is_write).count();
        if self.shell.writes == 0 && std::mem::take(&mut self.shell.agreed) {
            self.effects.push(Effect::Update);
        }
        let awake = self.settings.keep_awake && !self.shell.hidden && self.playing();
        if std::mem::replace(&mut self.shell.awake, awake) != awake {
            self.effects.push(Effect::KeepAwake(awake));
        }
    }

    fn playing(&self) -> bool {
        self.open.as_ref().is_some_and(|open| matches!(open.stage, Stage::Covered { .. } | Stage::Table(_)))
    }
}
