"""A series of Pen: players change places, what is theirs moves along, the sheet stays right."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from dexterity.content.pen.sheets import load_sheet
from dexterity.places import levels
from dexterity.rules.concession import Concession
from dexterity.rules.pen.options import Options
from dexterity.rules.pen.player import PLAYERS, PlayerId
from dexterity.rules.pen.state import Ending, Phase
from dexterity.session.matches import PenMatch
from dexterity.session.pen.changing_places import Places
from dexterity.session.pen.pen_course import PenCourse
from dexterity.session.pen.pen_options import PenOptions, pen_options
from dexterity.session.records.match_log import new_header
from dexterity.session.records.reading import read_record
from dexterity.session.records.record import Header
from dexterity.session.seat import Seat, Seats
from dexterity.session.series import GamePlayed, Series
from dexterity.session.shipped import pen_box
from tests.kit.recorded_pens import SHEET, begun

ADA, GRACE = Seat("Ada"), Seat("Grace")
SEATS: Seats = (ADA, GRACE)
LEFT = Options(left_handed=(True, False), concessions=(Concession.LARGE, Concession.NONE))
FIRST_GAME = GamePlayed(0, 1, Ending.HOME, (4, 9))


def over(before: Series, seats: Seats, winner: int | None, health: tuple[int, int]) -> PenMatch:
    """A match that has just ended."""
    game = PenCourse.begin(begun_header(before, seats)).game
    state = game.start(3)
    pawns = tuple(
        replace(pawn, health=left) for pawn, left in zip(state.pawns, health, strict=True)
    )
    ended = replace(
        state,
        phase=Phase.OVER,
        pawns=(pawns[0], pawns[1]),
        winner=None if winner is None else PlayerId(winner),
        ending=Ending.BOTH_DEAD if winner is None else Ending.OUTLIVED,
    )
    return PenMatch(PenCourse(pen_box(), game, seats, ended, before=before))


def begun_header(before: Series, seats: Seats) -> Header:
    return new_header(options_of(before, seats), 3)


def options_of(before: Series, seats: Seats = SEATS) -> PenOptions:
    sheet = load_sheet(levels() / "pen" / f"{SHEET}.txt")
    return pen_options(pen_box(), sheet, LEFT, seats, before)


def test_what_belongs_to_a_person_moves_along_when_they_change_places() -> None:
    changed = Places(LEFT, SEATS).changed()
    assert changed.seats == (GRACE, ADA)
    assert changed.options.left_handed == (False, True)
    assert changed.options.concessions == (Concession.NONE, Concession.LARGE)
    assert changed.changed() == Places(LEFT, SEATS)


def test_the_first_game_is_entered_as_they_sit() -> None:
    match = over(Series(2, 7), SEATS, 0, (5, 0))
    assert match.course.series.games == (GamePlayed(0, 0, Ending.OUTLIVED, (5, 0)),)
    assert match.course.places.seats == SEATS


def test_the_second_game_is_entered_for_those_who_have_changed_places() -> None:
    before = Series(2, 7, (FIRST_GAME,))
    match = over(before, (GRACE, ADA), 0, (5, 0))
    assert match.course.series.games == (FIRST_GAME, GamePlayed(1, 1, Ending.OUTLIVED, (0, 5)))
    assert match.course.series.leader == 1, "Grace, who sat second in the first game"
    assert match.course.series.over
    assert match.course.places.seats == SEATS


def test_a_double_defeat_is_shown_and_counts_for_nobody() -> None:
    match = over(Series(2, 7), SEATS, None, (0, 0))
    assert match.course.series.games[0].winner is None
    assert not match.course.series.over


def test_a_handicap_and_the_games_before_are_on_record() -> None:
    options = options_of(Series(2, 7, (FIRST_GAME,)))
    again = msgspec.json.decode(msgspec.json.encode(options), type=PenOptions)
    assert again == options
    course = PenCourse.begin(begun_header(options.series, SEATS))
    assert [pawn.health for pawn in course.state.pawns] == [7, 15]
    assert course.series.number == 2


def test_a_record_of_a_series_that_was_over_before_is_damaged() -> None:
    with pytest.raises(ValueError, match="over"):
        options_of(Series(1, 7, (FIRST_GAME,)))


def test_a_record_from_before_there_were_series_is_a_single_game(tmp_path: Path) -> None:
    golden = Path(__file__).parents[2] / "records" / "golden-pen.jsonl"
    first, *lines = golden.read_bytes().splitlines(keepends=True)
    header = msgspec.json.decode(first)
    header["version"] = 3
    for later in ("series", "concessions"):
        del header["options"][later]
    older = tmp_path / golden.name
    older.write_bytes(b"".join([msgspec.json.encode(header), b"\n", *lines]))
    record = read_record(older)
    assert record.header.version == 3
    course = PenCourse.begin(record.header)
    assert course.series == Series()
    assert {pawn.health for pawn in course.state.pawns} == {15}


def test_a_match_alone_is_a_series_of_one(tmp_path: Path) -> None:
    match = begun(tmp_path)
    assert match.course.series.to_win == 1
    assert not match.course.series.over
    assert match.course.places.seats == match.seats
    assert match.game.options.first in PLAYERS
