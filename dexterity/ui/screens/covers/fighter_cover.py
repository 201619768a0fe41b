"""A hero and a monster for Fighter: one hits, the other is hurt, and the other way round."""

from math import pi, sin
from pathlib import Path
from typing import Final

from dexterity.ui.canvas.box import Box, centred
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.screens.covers.cover import Cover, moved_px
from dexterity.ui.screens.covers.image_queue import ImageQueue
from dexterity.ui.screens.fighter.portraits import Mood, Sitter, portrait_path

PAIRS: Final = (
    ("murka", "bouncer_orc"), ("wilrond", "owlbear"), ("grace", "doom_snail"),
    ("brad", "unravelled_mummy"),
)  # fmt: skip
"""Who meets whom, one round after the other."""
ROUND_S: Final = 8.0
HERO_HITS_S, MONSTER_HITS_S = 1.8, 5.2
"""When in a round each of them hits."""
LUNGE_S: Final = 0.5
HURTS_S: Final = 2.0
"""How long a blow is felt."""
BREATH_S: Final = 2.6
BREATH: Final = 3.0
"""Points up and down. More, and it is a dance."""
SHARE: Final = 0.47
"""Of the picture's width for each of the two."""
LUNGE: Final = 0.12
"""How far one jumps at the other, as a share of the picture's width."""
MOODS: Final = (Mood.CALM, Mood.GLAD, Mood.HURT)


class FighterCover(Cover):
    """A pair is shown as soon as its drawings are made; meanwhile the one before."""

    still_at_s = HERO_HITS_S + LUNGE_S

    def __init__(self) -> None:
        super().__init__()
        self._queue = ImageQueue()
        self._asked = -1
        """The round whose drawings were asked for last."""
        self._round = 0

    def draw(self, canvas: Canvas, box: Box) -> None:
        side = min(SHARE * box.width, box.height)
        due = int(self.at_s / ROUND_S)
        if due != self._asked:
            self._asked = due
            self._queue.want(_drawings(due), centred((0.0, 0.0), (side, side)))
        self._queue.make_one(canvas)
        if self._queue.done:
            self._round = due
        elif not due:
            return
        self._draw_pair(canvas, box, side)

    def _draw_pair(self, canvas: Canvas, box: Box, side: float) -> None:
        at_s = self.at_s % ROUND_S
        hero, monster = PAIRS[self._round % len(PAIRS)]
        width, middle = box.width, box.middle
        breath = BREATH * sin(2 * pi * at_s / BREATH_S)
        sitters = (
            (Sitter.HERO, hero, mood_of(at_s, HERO_HITS_S, MONSTER_HITS_S),
             -0.25 * width + LUNGE * width * lunge(at_s - HERO_HITS_S), breath),
            (Sitter.MONSTER, monster, mood_of(at_s, MONSTER_HITS_S, HERO_HITS_S),
             0.25 * width - LUNGE * width * lunge(at_s - MONSTER_HITS_S), -breath),
        )  # fmt: skip
        for sitter, who, mood, right, down in sitters:
            path = portrait_path(sitter, who, mood)
            place = moved_px(centred(middle, (side, side)), canvas, right, down)
            if path is not None:
                canvas.image(path, place)


def mood_of(at_s: float, hits_s: float, is_hit_s: float) -> Mood:
    """How somebody looks who hits at one time of the round, and is hit at another."""
    felt_s = LUNGE_S / 2
    if felt_s <= at_s - hits_s < HURTS_S:
        return Mood.GLAD
    return Mood.HURT if felt_s <= at_s - is_hit_s < HURTS_S else Mood.CALM


def lunge(since_s: float) -> float:
    """How far one has jumped, from 0 to 1 and back."""
    return sin(pi * since_s / LUNGE_S) if 0.0 <= since_s <= LUNGE_S else 0.0


def _drawings(number: int) -> list[Path]:
    hero, monster = PAIRS[number % len(PAIRS)]
    found = [portrait_path(sitter, who, mood)
             for sitter, who in ((Sitter.HERO, hero), (Sitter.MONSTER, monster))
             for mood in MOODS]  # fmt: skip
    return [path for path in found if path is not None]
