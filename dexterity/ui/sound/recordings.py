"""Which files there are of every sound, and which of them a hit is played from."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from dexterity.errors import DexterityError
from dexterity.physics.scene.materials import Material
from dexterity.ui.sound.cues import Cue

Recordings = Mapping[str, tuple[Path, ...]]
"""The variants of every sound, by its name."""

HARD_FROM_MM_S: Final = 900.0
"""From here on the bright recordings are played: above, the bounces of a throw; below, a die that
rolls out. Near the ends of what occurs, half of the recordings would hardly ever be heard."""


def find_recordings(folder: Path) -> Recordings:
    """The files of every sound there must be, those needed first first."""
    found = {name: tuple(sorted(folder.glob(f"{name}-[0-9].wav"))) for name in sound_names()}
    missing = [name for name, files in found.items() if not files]
    if missing:
        raise DexterityError(
            f"Sounds are missing in {folder}: {', '.join(missing)}. "
            "The installation is not complete, please install Dexterity again."
        )
    return found


def sound_names() -> list[str]:
    """Every sound of the game."""
    hits = [f"{material}-{force}" for material in Material for force in ("hard", "soft")]
    return [*(cue.value for cue in Cue), *hits]


def hit_name(material: Material, speed_mm_s: float) -> str:
    """Which recordings a hit is played from."""
    return f"{material}-{'hard' if speed_mm_s >= HARD_FROM_MM_S else 'soft'}"
