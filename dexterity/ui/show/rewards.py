"""Rewards: what a great throw is answered with, in every game: a sound, a beat, a flourish.

And what a throw is told that nearly was one: how near it came.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from dexterity.session.near_miss import NearMiss, near_miss_of, near_miss_words
from dexterity.session.throw import Throw
from dexterity.ui.canvas.box import Box, centred
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Align
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.canvas.theme import FIELD, LABEL
from dexterity.ui.draw.colours import CENTRE, INK
from dexterity.ui.frame.screen import Frame
from dexterity.ui.show.flourish import (
    BURSTS_S,
    FEW_LEAVES,
    LYING,
    Flourish,
    laurels,
    rays,
    slash,
)
from dexterity.ui.show.hearing import cue_of, pan_of, play_cue
from dexterity.ui.show.table_picture import TablePicture
from dexterity.ui.show.verdict_lens import AT, RADIUS
from dexterity.ui.sound.cues import Cue
from dexterity.ui.world.camera import Camera
from dexterity.ui.world.near_miss_mark import draw_near_miss
from dexterity.values.vectors import Vec2


class Reward(StrEnum):
    """What there is to be proud of, from the smallest to the greatest."""

    CENTRE = "centre"
    FATAL_BLOW = "fatal_blow"
    WIN = "win"
    """The last die has won a level, a round or a fight."""
    CHAPTER = "chapter"
    """A chapter of Challenge has opened."""


CUES: Final[Mapping[Reward, Cue]] = {reward: Cue(reward.value) for reward in Reward}
"""Each has the sound that is called as it is."""

AROUND_DIE: Final = 84.0
"""Radius of what is drawn about a die, in points: clear of the signs at its corners. More: nobody
sees which die is meant."""

PADDING: Final = 8.0
BESIDE: Final = 34.0
"""Points from the middle of a die down to the words of a near miss: below the die's own signs."""

LENS: Final = Box(AT[0] - RADIUS, AT[1] - RADIUS, 2 * RADIUS, 2 * RADIUS)
"""Where the lens lies over the picture; words go beside it."""


def flourish_for(reward: Reward, radius: float, *, grown: bool) -> Flourish:
    """What is drawn for it, that far out: about a die, a face, or the picture of a page."""
    match reward:
        case Reward.CENTRE:
            lying = rays(radius, inner=0.5, colour=INK, low=LYING)
            return Flourish(lying, grown=grown, grows_s=BURSTS_S, haloed=True)
        case Reward.FATAL_BLOW:
            return Flourish(slash(radius), grown=grown, grows_s=BURSTS_S)
        case Reward.WIN:
            wreath = laurels(0.6 * radius, FEW_LEAVES, 2.6)
            return Flourish(wreath, grown=grown, grows_s=2 * BURSTS_S, haloed=True)
        case Reward.CHAPTER:
            upright = rays(radius, inner=0.87, colour=CENTRE, width=4.0)
            return Flourish(upright, grown=grown, grows_s=BURSTS_S)


class Rewards:
    """Of a table: what the throw that flies will have earned, and what the one that lies has.

    A game says what hangs on a throw when the throw is known; players hear of it when they have
    seen its end.
    """

    def __init__(self, frame: Frame) -> None:
        self._frame = frame
        self._expected: tuple[Throw, Reward] | None = None
        self._decisive: Throw | None = None
        self.throw: Throw | None = None
        """The one that was judged last."""
        self.near: NearMiss | None = None
        """How near it came to more."""
        self.earned: Reward | None = None
        """The greatest thing that it has earned so far."""
        self._flourish: Flourish | None = None
        """What is drawn for that."""

    # --- what happens -------------------------------------------------------------------------

    def expect(self, throw: Throw, reward: Reward) -> None:
        """Whoever sees the end of that throw is to be told."""
        self._expected = throw, reward

    def decides(self, throw: Throw) -> None:
        """All hangs on that throw, but what it has earned is told later, when it counts."""
        self._decisive = throw

    def expected_of(self, throw: Throw) -> Reward | None:
        """What a game expects of it."""
        if self._expected is None or self._expected[0] is not throw:
            return None
        return self._expected[1]

    def decisive(self, throw: Throw) -> bool:
        """Whether the picture is to stand still for a beat where that throw is decided."""
        return throw is self._decisive or self.expected_of(throw) is not None

    def judge(self, throw: Throw, camera: Camera) -> None:
        """Its end was seen: the one sound that says how it went, and what is to be drawn."""
        expected, self._expected, self._decisive = self.expected_of(throw), None, None
        self.throw, self.earned, self._flourish = throw, None, None
        self.near = near_miss_of(throw.flight, throw.verdict)
        if throw.verdict.centre:
            self.add(throw, Reward.CENTRE)
        if expected is not None:
            self.add(throw, expected)
        cue = cue_of(throw.verdict) if expected is None else CUES[expected]
        play_cue(self._frame, cue, pan_of(throw.landing.place_mm, camera))

    def add(self, throw: Throw | None, reward: Reward) -> None:
        """It turns out what a throw that lies there was good for, now or later than its end."""
        if throw is not None and throw is self.throw:
            still = self._frame.services.settings.reduced_motion
            self.earned, self._flourish = reward, flourish_for(reward, AROUND_DIE, grown=still)

    def near_of(self, throw: Throw) -> NearMiss | None:
        """How near a throw came to more, if it is the one that was judged last."""
        return self.near if throw is self.throw else None

    # --- time and picture -----------------------------------------------------------------------

    def update(self, elapsed_s: float) -> None:
        """A flourish grows."""
        if self._flourish is not None:
            self._flourish.update(elapsed_s)

    def draw_flourish(self, canvas: Canvas, picture: TablePicture, judged: Throw | None) -> None:
        """About the die that lies there, if it is the one; to be drawn before the die."""
        at = self._seen_at(canvas, picture, judged)
        if at is not None and self._flourish is not None:
            self._flourish.draw(canvas, at)

    def draw_near_miss(self, canvas: Canvas, picture: TablePicture, judged: Throw | None) -> None:
        """How near it came, over everything that is drawn of the die."""
        at, near = self._seen_at(canvas, picture, judged), self.near
        if at is None or near is None or self.throw is None:
            return
        surface, camera = picture.surface_of(canvas), picture.view.camera
        draw_near_miss(surface, near, self.throw.landing.place_mm, camera)
        words = near_miss_words(near, self._frame.services.texts)
        draw_slip(canvas, words, (at[0], at[1] + BESIDE))

    def _seen_at(self, canvas: Canvas, picture: TablePicture, judged: Throw | None) -> Vec2 | None:
        """Where on the stage the die is, if it is the one that was judged here, and in sight."""
        if judged is None or judged is not self.throw:
            return None
        at = picture.place_on(canvas, judged.landing.place_mm)
        return at if STAGE.contains(at) else None


def draw_slip(canvas: Canvas, words: str, top: Vec2) -> None:
    """Words on a slip of paper, by the middle of its top."""
    wide, high = canvas.measure(words, LABEL)
    size = (wide + 2 * PADDING, high + PADDING)
    box = centred((top[0], top[1] + size[1] / 2), size)
    if box.meets(LENS):
        box = box.moved(right=LENS.right - box.left)
    canvas.box(box, FIELD, "near_miss")
    canvas.text(words, box.inset(PADDING, PADDING / 2), LABEL, align=Align.CENTRE)
