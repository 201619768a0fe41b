"""What is heard of a throw: whoosh, hits by material and force, and the cue of the verdict."""

from dexterity.physics.results.flight import Hit
from dexterity.physics.scene.materials import Material
from dexterity.rules.referee import Miss, Verdict
from dexterity.ui.frame.screen import Frame
from dexterity.ui.show.playback import Passed
from dexterity.ui.sound.cues import Cue, captions_for
from dexterity.ui.world.camera import Camera
from dexterity.values.vectors import Vec3

CUE_OF_MISS = {Miss.HOLE: Cue.RATTLE, Miss.BONES: Cue.BONES}
"""Misses that have a sound of their own; all others share one."""


def play_passed(frame: Frame, camera: Camera, passed: Passed) -> None:
    """Everything that was passed, at once, and in words for those who asked for them."""
    if passed.released:
        play_cue(frame, Cue.WHOOSH)
    for hit in passed.hits:
        frame.services.sounds.hit(hit.material, hit.speed_mm_s, pan_of(hit.place_mm, camera))
    tell(frame, passed.hits)


def play_verdict(frame: Frame, camera: Camera, verdict: Verdict, place_mm: Vec3) -> None:
    """The one sound that says how it went."""
    play_cue(frame, cue_of(verdict), pan_of(place_mm, camera))


def play_cue(frame: Frame, cue: Cue, pan: float = 0.0) -> None:
    """A sound by name, and its caption."""
    frame.services.sounds.play(cue, pan)
    for key in captions_for([cue]):
        frame.caption(frame.services.texts.say(key))


def tell(frame: Frame, hits: tuple[Hit, ...]) -> None:
    """Hits in words, each material once."""
    for key in captions_for(Material(hit.material) for hit in hits):
        frame.caption(frame.services.texts.say(key))


def cue_of(verdict: Verdict) -> Cue:
    """Which sound a verdict has."""
    if verdict.misses:
        return CUE_OF_MISS.get(verdict.misses[0], Cue.FAIL)
    return Cue.CENTRE if verdict.centre else Cue.CHEER


def pan_of(place_mm: Vec3, camera: Camera) -> float:
    """From −1 at the picture's left edge to 1 at its right."""
    across = camera.pixel(place_mm)[0] - camera.viewport.middle[0]
    return max(-1.0, min(1.0, 2.0 * across / camera.viewport.width))
