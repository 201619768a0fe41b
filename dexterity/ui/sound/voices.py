"""The voices sounds are played with: the mixer's channels, and files decoded when first needed."""

from pathlib import Path
from typing import Final

import pygame

from dexterity.errors import DexterityError
from dexterity.ui.sound.loudness import Sides

RATE_HZ: Final = 44_100
"""That of our files: nothing to convert where the device agrees."""

BUFFER_SAMPLES: Final = 512
"""12 ms from a hit to its sound. Below 256 cheap devices crackle; 2048 is heard as late."""

CUE_VOICES: Final = 4
HIT_VOICES: Final = 12
"""Sixteen in all. Apart, so that a clatter of dice never cuts off a cheer."""


class Voices:
    """Plays files, a bounded number at once; the oldest gives way to the newest."""

    def __init__(self) -> None:
        """Opens the device; a pygame.error where there is none."""
        pygame.mixer.init(
            RATE_HZ,
            size=-16,
            channels=2,
            buffer=BUFFER_SAMPLES,
            # Another rate is converted at loading; other channels would break the sides.
            allowedchanges=pygame.AUDIO_ALLOW_FREQUENCY_CHANGE,
        )
        pygame.mixer.set_num_channels(CUE_VOICES + HIT_VOICES)
        # In the order in which they were last used, the oldest first.
        self._for_cues = list(range(CUE_VOICES))
        self._for_hits = list(range(CUE_VOICES, CUE_VOICES + HIT_VOICES))
        self._sounds: dict[Path, pygame.mixer.Sound] = {}

    def prepare(self, file: Path) -> None:
        """Decode a file now, so that it does not cost time when it is played."""
        self._loaded(file)

    def play_cue(self, file: Path, sides: Sides) -> int:
        """Play a file; the number of the voice that took it."""
        return self._play(file, sides, self._for_cues)

    def play_hit(self, file: Path, sides: Sides) -> int:
        """The same, among the voices for hits."""
        return self._play(file, sides, self._for_hits)

    def set_sides(self, voice: int, sides: Sides) -> None:
        """Change how loud a voice is while it plays."""
        pygame.mixer.Channel(voice).set_volume(sides.left, sides.right)

    def hush(self) -> None:
        """All that is playing stops."""
        pygame.mixer.stop()

    def close(self) -> None:
        """Give the device back; nothing can be played after."""
        self._sounds.clear()
        pygame.mixer.quit()

    def _play(self, file: Path, sides: Sides, numbers: list[int]) -> int:
        voice = next((n for n in numbers if not pygame.mixer.Channel(n).get_busy()), numbers[0])
        numbers.remove(voice)
        numbers.append(voice)
        pygame.mixer.Channel(voice).play(self._loaded(file))
        # Playing resets the volume, so that it can only be set after.
        self.set_sides(voice, sides)
        return voice

    def _loaded(self, file: Path) -> pygame.mixer.Sound:
        if file not in self._sounds:
            try:
                self._sounds[file] = pygame.mixer.Sound(file)
            except (pygame.error, OSError) as fault:
                raise DexterityError(
                    f"The sound {file} cannot be read: the installation is damaged, "
                    "please install Dexterity again."
                ) from fault
        return self._sounds[file]
