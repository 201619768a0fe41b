"""Still pictures of records: begun when somebody looks, made bit by bit, kept and bounded."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from dexterity.session.records.replay import steps_of
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.screens.delve.replay_reading import ReplayReading
from dexterity.ui.screens.fighter.portraits import Mood
from dexterity.ui.screens.record_words import RecordLine, looked_at
from dexterity.ui.screens.replay.reel import takes_of
from dexterity.ui.screens.replay.stills import stills as stills_module
from dexterity.ui.screens.replay.stills.delve_still import mood_of, pictures_of
from dexterity.ui.screens.replay.stills.drawing import Draw, Drawing
from dexterity.ui.screens.replay.stills.fighter_still import places_of
from dexterity.ui.screens.replay.stills.stills import RESTS, Stills
from dexterity.ui.screens.replay.stills.throw_still import best_of, draw_throw
from tests.kit.records import ended, file_with, header, lines, record, thrown

GOLDEN = Path(__file__).parents[3] / "records"
BOX = Box(40.0, 30.0, 320.0, 200.0)
STEPS = 4
RED = (200, 0, 0)


class Draughtsman:
    """Draws a red sheet in a few steps, and remembers of what."""

    def __init__(self, *, finds: bool = True) -> None:
        self.begun: list[Path] = []
        self._finds = finds

    def way_for(self, game: str) -> Draw:
        return self._draw

    def _draw(self, path: Path, canvas: Canvas, box: Box) -> Drawing:
        self.begun.append(path)
        for _ in range(STEPS):
            yield
        canvas.surface.fill(RED)
        return self._finds


@pytest.fixture
def draughtsman(monkeypatch: pytest.MonkeyPatch) -> Draughtsman:
    hired = Draughtsman()
    monkeypatch.setattr(stills_module, "way_for", hired.way_for)
    return hired


@pytest.fixture
def canvas() -> Canvas:
    return Canvas(pygame.Surface((640, 360)))


def some_line(folder: Path, name: str, throws: int = 1) -> RecordLine:
    return looked_at(file_with(folder, lines(header(), *[thrown()] * throws), name))


def look(stills: Stills, canvas: Canvas, line: RecordLine, frames: int) -> bool:
    """For so many frames; whether its picture was seen in the last one."""
    for _ in range(frames):
        canvas.begin()
        stills.draw(canvas, BOX, line)
    return canvas.surface.get_at(canvas.rect(BOX).center)[:3] == RED


def found_in(drawing: Drawing) -> bool:
    """Whether there is a picture in the end."""
    while True:
        try:
            next(drawing)
        except StopIteration as end:
            return bool(end.value)


LONG = RESTS + STEPS + 2


def test_a_picture_is_made_once_and_then_kept(
    tmp_path: Path, canvas: Canvas, draughtsman: Draughtsman
) -> None:
    stills, line = Stills(), some_line(tmp_path, "one.jsonl")
    assert not look(stills, canvas, line, RESTS + STEPS)
    assert look(stills, canvas, line, 2)
    other = some_line(tmp_path, "two.jsonl")
    assert look(stills, canvas, other, LONG)
    assert look(stills, canvas, line, 1)
    assert draughtsman.begun == [line.path, other.path]


def test_who_runs_through_the_list_waits_for_no_picture(
    tmp_path: Path, canvas: Canvas, draughtsman: Draughtsman
) -> None:
    stills = Stills()
    for number in range(5):
        look(stills, canvas, some_line(tmp_path, f"{number}.jsonl"), RESTS - 1)
    assert draughtsman.begun == []


def test_a_record_that_has_grown_is_drawn_anew(
    tmp_path: Path, canvas: Canvas, draughtsman: Draughtsman
) -> None:
    stills = Stills()
    for throws in (1, 2):
        assert look(stills, canvas, some_line(tmp_path, "one.jsonl", throws), LONG)
    assert len(draughtsman.begun) == 2


def test_of_what_has_no_picture_the_sign_stays(
    tmp_path: Path, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    blind = Draughtsman(finds=False)
    monkeypatch.setattr(stills_module, "way_for", blind.way_for)
    stills, line = Stills(), some_line(tmp_path, "one.jsonl")
    assert not look(stills, canvas, line, 3 * LONG)
    assert len(blind.begun) == 1, "nobody tries again and again"


def test_a_practice_in_which_nobody_threw_has_no_picture(tmp_path: Path, canvas: Canvas) -> None:
    assert not found_in(draw_throw(file_with(tmp_path, lines(header())), canvas, BOX))


def test_the_best_throw_that_stands_is_shown() -> None:
    throws = [ended(drawing) for drawing in ("h h / h h", "2 2 / 2 2", "5 5 / 5 5", "3 3 / 3 3")]
    takes = takes_of(steps_of(record(*throws)))
    assert best_of(takes) == 2
    taken_back = (*takes[:2], replace(takes[2], taken_back=True), takes[3])
    assert best_of(taken_back) == 3


def read(reading: ReplayReading) -> ReplayReading:
    while reading.under_way:
        reading.advance()
    return reading


def test_of_a_delve_only_who_was_met_is_seen() -> None:
    frames = read(ReplayReading(GOLDEN / "golden-delve.jsonl")).frames
    for state in (frame.state for frame in frames):
        met = () if state.delve is None else state.delve.met
        drawn = pictures_of(state, BOX)
        assert len(drawn) == 2 + len(met)
        assert all(BOX.holds(place, slack=0.5) for _, place in drawn[2:])
        assert all(path.is_file() for path, _ in drawn)


def test_an_adventurer_is_glad_only_after_a_delve_that_went_well() -> None:
    states = [frame.state for frame in read(ReplayReading(GOLDEN / "golden-delve.jsonl")).frames]
    assert mood_of(states[0]) is Mood.CALM
    assert mood_of(states[-1]) is Mood.GLAD


@pytest.mark.parametrize("heroes", range(2, 7))
def test_heroes_stand_side_by_side_in_the_picture(heroes: int) -> None:
    places = places_of(heroes, BOX)
    assert len(places) == heroes
    assert all(BOX.holds(place, slack=0.5) for place in places)
    assert all(left.right <= right.left + 0.5 for left, right in pairwise(places))
