"""The best throw of a record: the table, and the die as it lies on it."""

from collections.abc import Sequence
from math import radians
from pathlib import Path
from typing import Final

from dexterity.errors import TableError
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.theme import Look
from dexterity.ui.screens.replay.opening import ReplayOpening
from dexterity.ui.screens.replay.reel import Reel, Take
from dexterity.ui.screens.replay.stills.drawing import Drawing
from dexterity.ui.world.camera import Camera, Stance, Viewport
from dexterity.ui.world.table_view import TableView

SEED: Final = 1
"""Of the draughtsman's hand: the table looks as it does where one throws."""

STANCE: Final = Stance((-90.0, -600.0, 470.0), (0.0, -22.0, 0.0), radians(25.0))
"""Bent over the table: in a small picture a die is seen, and so is one beside the target."""
FRAME: Final = Look(ground=None, line=2.0, twice=True)


def draw_throw(path: Path, canvas: Canvas, box: Box) -> Drawing:
    """As far as it was judged on that day; nothing where nobody threw."""
    opening = ReplayOpening(path, 1)
    while opening.under_way:
        opening.advance()
        yield
    reel = opening.reel
    if reel is None or not _is_at_best(reel):
        return False
    yield
    size_px = canvas.rect(box).size
    view = TableView(reel.table, _camera(size_px), SEED, size_px)
    while not view.prepare():
        yield
    while reel.playback.flight is None:
        reel.grow()
        yield
    reel.playback.skip()
    thrown, playback = reel.take.thrown, reel.playback
    view.draw_backdrop(canvas.surface)
    view.draw_traces(canvas.surface, playback.shown, playback.at_s)
    view.draw_judged(canvas.surface, playback.moment(), thrown.landing, thrown.verdict)
    canvas.box(box.inset(1.0), FRAME, "still")
    return True


def _camera(size_px: tuple[int, int]) -> Camera:
    return Camera(STANCE, Viewport(0.0, 0.0, float(size_px[0]), float(size_px[1])))


def _is_at_best(reel: Reel) -> bool:
    """Goes to the best throw; False where its table cannot be built any more."""
    try:
        return reel.go(best_of(reel.takes))
    except TableError:
        return False


def best_of(takes: Sequence[Take]) -> int:
    """The place of the throw that is worth most, of those that stand; the first of its like."""

    def worth(at: int) -> tuple[bool, bool, int, bool]:
        verdict = takes[at].thrown.verdict
        return not takes[at].taken_back, verdict.hit, verdict.value, verdict.centre

    return max(range(len(takes)), key=worth)
