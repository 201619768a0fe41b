"""Whole matches of Pen from the first flick to the last, by mouse, by touch and by keys alone.

Keys aim with the steady hand, or stop the needle.
"""

from dataclasses import replace
from pathlib import Path

import pytest

from dexterity.hand.ways.held import WayName
from dexterity.rules.pen.state import Phase
from dexterity.session.records.reading import list_records, read_record
from dexterity.session.records.record import Pushed
from dexterity.session.seat import Seat
from dexterity.values.skill import Skill
from tests.kit.covering import first_of
from tests.kit.pen import MOST_DEEDS, QUICK, PenDriver, match_on, playing

BY = {
    "mouse": WayName.FLICK,
    "touch": WayName.FLICK,
    "steady keys": WayName.STEADY,
    "keys in time": WayName.TIMING,
}


def press(player: PenDriver, name: str, by: str) -> None:
    if by == "mouse":
        player.driver.click(name)
    elif by == "touch":
        player.driver.tap(name)
    else:
        player.driver.focus(name)
        player.driver.key("return")


def place(player: PenDriver, by: str) -> None:
    """Chooses squares: those that are pointed at to begin with, which are allowed."""
    placing = player.screen.placing
    assert placing is not None
    at = player.screen.table.plan.place(placing.cursor.middle_mm)
    if by == "mouse":
        player.driver.click(at)
    elif by == "touch":
        player.driver.tap(at)
    else:
        player.driver.key("space")


def act(player: PenDriver, by: str) -> None:
    """One decision, whatever it is about."""
    match = player.match
    if match.state.phase is Phase.REACT:
        press(player, "let_happen", by)
    elif player.screen.placing is not None:
        place(player, by)
    elif not match.course.awaits_flick:
        missed = match.state.pawns[match.state.turn].flicks_missed
        press(player, "pass" if missed else "spin", by)
    elif "keys" in by:
        player.by_keys(player.wish())
    else:
        player.swing(player.wish(), None if by == "mouse" else 1)


@pytest.mark.parametrize("by", first_of(BY))
def test_two_people_play_a_whole_match(tmp_path: Path, by: str) -> None:
    with playing(tmp_path, settings=replace(QUICK, way=BY[by])) as player:
        for _ in range(MOST_DEEDS):
            if player.over:
                break
            act(player, by)
            player.settle()
        assert player.driver.app.screen.name == "pen-end"
        assert player.match.result is not None
        (kept,) = list_records(tmp_path / "records")
        flicks = [line for line in read_record(kept).actions if isinstance(line, Pushed)]
        assert {line.way for line in flicks} == {BY[by]}


def test_the_computer_plays_a_whole_match_against_itself(tmp_path: Path) -> None:
    seats = (Seat("Ada", Skill.EXPERT), Seat("Grace", Skill.NOVICE))
    with playing(tmp_path, match_on(tmp_path, seats=seats)) as player:
        for _ in range(MOST_DEEDS):
            if player.over:
                break
            player.driver.tick(30)
            player.settle()
        assert player.driver.app.screen.name == "pen-end"
