"""The page for what is heard."""

from dexterity.physics.scene.materials import Material
from dexterity.ui.screens.settings.desk import Desk
from dexterity.ui.sound.cues import Cue
from dexterity.ui.widgets.layout import Column
from dexterity.ui.widgets.slider import Slider
from dexterity.ui.widgets.widget import Placeable

SAMPLE_SPEED_MM_S = 1200.0
"""Of the hit that tells how loud effects are: a die's first bounce."""


class SoundPage:
    """Each slider lets one hear what it has just been set to."""

    name = "sound"

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def content(self) -> Placeable:
        desk = self._desk
        return Column(
            self._volume("master_volume"),
            desk.explained(self._volume("effects_volume"), "effects_volume_note"),
            desk.toggle("muted"),
            desk.toggle("captions"),
            gap=18.0,
        )

    def _volume(self, name: str) -> Slider:
        desk = self._desk
        value: float = getattr(desk.settings, name)
        return Slider(
            name,
            desk.say(name),
            value,
            lambda new: self._set(name, new),
            say=lambda volume: desk.texts.percent(volume, 0),
        )

    def _set(self, name: str, volume: float) -> None:
        self._desk.change(**{name: volume})
        sounds = self._desk.frame.services.sounds
        if name == "effects_volume":
            sounds.hit(Material.WOOD, SAMPLE_SPEED_MM_S, 0.0)
        else:
            sounds.play(Cue.COIN)
