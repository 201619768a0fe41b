"""What is heard of the game: hits by material and force, and sounds by name; or silence."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final, Protocol

import pygame

from dexterity.physics.scene.materials import Material
from dexterity.ui.sound.cues import OF_THE_PROGRAM, Cue
from dexterity.ui.sound.loudness import Levels, Sides, spread, volume_of_hit
from dexterity.ui.sound.recordings import Recordings, find_recordings, hit_name
from dexterity.ui.sound.voices import Voices

NO_DEVICE: Final = "caption.no_device"
"""The catalogue's sentence for a machine that gives us no sound."""

LEAST_GAP_S: Final = 0.012
"""Between two hits on one material. Nearer ones are heard as one anyway, and only louder and
harsher; at 0.03 the roll of a die that comes to rest has holes."""

LEAST_VOLUME: Final = 0.004
"""48 dB down: below, a sound takes a voice and is not heard."""


class Speakers(Protocol):
    """What sounds are played on; tests bring their own."""

    def prepare(self, file: Path) -> None: ...
    def play_cue(self, file: Path, sides: Sides) -> int: ...
    def play_hit(self, file: Path, sides: Sides) -> int: ...
    def set_sides(self, voice: int, sides: Sides) -> None: ...
    def hush(self) -> None: ...
    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class _LastHit:
    at_s: float
    volume: float
    voice: int


class Sounds:
    """Plays the game's sounds; its luck is for show, and moves no die."""

    notice: str | None = None
    """The key of a sentence for the player, where something is amiss."""

    def __init__(
        self, recordings: Recordings, speakers: Speakers, luck: Random, now_s: Callable[[], float]
    ) -> None:
        self._recordings = recordings
        self._speakers = speakers
        self._luck = luck
        self._now_s = now_s
        self._levels = Levels()
        self._last_hits: dict[Material, _LastHit] = {}
        self._last_files: dict[str, Path] = {}
        self._unprepared = deque(file for files in recordings.values() for file in files)

    def set_levels(self, *, master: float, effects: float, muted: bool) -> None:
        """The volumes as the sliders stand, from 0 to 1; muting silences what plays at once."""
        self._levels = Levels(master, effects, muted)
        if muted:
            self._speakers.hush()

    def prepare_next(self) -> bool:
        """Decode one more file; whether more are waiting. One a frame goes unnoticed."""
        if self._unprepared:
            self._speakers.prepare(self._unprepared.popleft())
        return bool(self._unprepared)

    def hit(self, material: str, speed_mm_s: float, pan: float) -> None:
        """A die meets a material, from −1 at the picture's left edge to 1 at its right."""
        struck = Material(material)
        volume = volume_of_hit(speed_mm_s) * self._levels.of_the_table()
        if volume < LEAST_VOLUME:
            return
        last, now_s = self._last_hits.get(struck), self._now_s()
        if last is None or now_s - last.at_s >= LEAST_GAP_S:
            file = self._variant(hit_name(struck, speed_mm_s))
            voice = self._speakers.play_hit(file, spread(volume, pan))
            self._last_hits[struck] = _LastHit(now_s, volume, voice)
        elif volume > last.volume:
            # Two hits that are heard as one are as loud as the harder of them.
            self._speakers.set_sides(last.voice, spread(volume, pan))
            self._last_hits[struck] = _LastHit(last.at_s, volume, last.voice)

    def play(self, cue: Cue, pan: float = 0.0) -> None:
        """A sound by name."""
        levels = self._levels
        volume = levels.of_the_program() if cue in OF_THE_PROGRAM else levels.of_the_table()
        if volume >= LEAST_VOLUME:
            self._speakers.play_cue(self._variant(cue), spread(volume, pan))

    def hush(self) -> None:
        """All that is playing stops: a pause, a replay begun anew."""
        self._speakers.hush()

    def close(self) -> None:
        """Give the device back, at the end of the program."""
        self._speakers.close()

    def _variant(self, name: str) -> Path:
        """Any recording but the last one: the same twice in a row sounds like a machine."""
        files = self._recordings[name]
        fresh = [file for file in files if file != self._last_files.get(name)]
        self._last_files[name] = self._luck.choice(fresh or files)
        return self._last_files[name]


class Silence:
    """Takes everything `Sounds` takes, and plays nothing."""

    def __init__(self, notice: str | None = None) -> None:
        self.notice = notice

    def set_levels(self, *, master: float, effects: float, muted: bool) -> None: ...
    def prepare_next(self) -> bool:
        return False

    def hit(self, material: str, speed_mm_s: float, pan: float) -> None: ...
    def play(self, cue: Cue, pan: float = 0.0) -> None: ...
    def hush(self) -> None: ...
    def close(self) -> None: ...


def open_sounds(folder: Path, luck: Random, now_s: Callable[[], float]) -> Sounds | Silence:
    """The sounds of a folder, on the machine's device; silence with a notice if there is none."""
    recordings = find_recordings(folder)
    try:
        return Sounds(recordings, Voices(), luck, now_s)
    except (pygame.error, NotImplementedError):
        # NotImplementedError: pygame's own, where the system lacks the mixer's libraries.
        return Silence(NO_DEVICE)
