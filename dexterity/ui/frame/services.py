"""What all screens share: settings, texts, sounds, time and folders."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from dexterity.content.texts import Texts, load_texts
from dexterity.places import assets
from dexterity.session.folders import Folders
from dexterity.session.notice import Notice
from dexterity.session.settings import Settings
from dexterity.session.settings_file import load_settings, save_settings
from dexterity.ui.frame.clock import Clock
from dexterity.ui.sound.cues import Cue


class Heard(Protocol):
    """Sounds, or silence."""

    notice: str | None

    def set_levels(self, *, master: float, effects: float, muted: bool) -> None:
        """The volumes as the sliders stand, from 0 to 1."""

    def prepare_next(self) -> bool:
        """Makes one more sound ready; whether more are waiting."""

    def hit(self, material: str, speed_mm_s: float, pan: float) -> None:
        """A die meets a material."""

    def play(self, cue: Cue, pan: float = 0.0) -> None:
        """A sound by name."""

    def hush(self) -> None:
        """All that is playing stops."""

    def close(self) -> None:
        """Gives the device back."""


@dataclass(slots=True)
class Services:
    """The one thing that changes while the rest of the program passes values on."""

    settings: Settings
    texts: Texts
    sounds: Heard
    clock: Clock
    folders: Folders
    kept: Mapping[str, Any] = field(default_factory=dict)
    """What a newer version wrote into the settings' file; it is saved as it was."""
    notices: list[str] = field(default_factory=list)
    """Sentences that the player has yet to be shown."""
    unsaved: bool = False

    def tell(self, notice: Notice) -> None:
        """The player is to be shown what was wrong with a file."""
        self.notices.append(notice.said_in(self.texts))

    def change_settings(self, new: Settings) -> None:
        """From now on so; the language at once, the file when `save` is called."""
        if new == self.settings:
            return
        if new.language != self.settings.language:
            self.texts = load_texts(assets() / "texts", new.language)
        self.settings, self.unsaved = new, True
        self.set_levels()

    def set_levels(self) -> None:
        """Tells the sounds how loud they are to be."""
        chosen = self.settings
        self.sounds.set_levels(
            master=chosen.master_volume, effects=chosen.effects_volume, muted=chosen.muted
        )

    def save(self) -> None:
        """Writes the settings if they have changed; if that cannot be done, the player hears."""
        if self.unsaved:
            self.unsaved = False
            notice = save_settings(self.folders.settings_file, self.settings, self.kept)
            if notice is not None:
                self.tell(notice)

    def use_sounds(self, sounds: Heard) -> None:
        """From now on with these sounds, which may have something to say."""
        self.sounds = sounds
        self.set_levels()
        if sounds.notice is not None:
            self.notices.append(self.texts.say(sounds.notice))


def open_services(folders: Folders, sounds: Heard, clock: Clock) -> Services:
    """The player's settings and all that goes with them."""
    loaded = load_settings(folders.settings_file)
    texts = load_texts(assets() / "texts", loaded.settings.language)
    notices = [notice.said_in(texts) for notice in loaded.notices]
    services = Services(loaded.settings, texts, sounds, clock, folders, loaded.kept, notices)
    services.set_levels()
    return services
