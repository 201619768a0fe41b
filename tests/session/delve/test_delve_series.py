"""A series of Delve is kept in its records: whatever was left goes on, between games too."""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from dexterity.rules.concession import Concession
from dexterity.session.delve.delve_course import DelveCourse
from dexterity.session.delve.delve_options import DelveOptions, delve_options
from dexterity.session.match import last_match
from dexterity.session.matches import DelveMatch
from dexterity.session.records.match_log import new_header
from dexterity.session.series import GamePlayed, Series
from dexterity.session.shipped import delve_box
from dexterity.session.unfinished import Unfinished
from tests.kit.recorded_delves import BEGUN, OPTIONS, SEATS, act, resumed, unheard

MOST_DEEDS = 3000
TWO = SEATS[:2]
OF_TWO = replace(OPTIONS, players=2, dexterity=False)


def begun(folder: Path, before: Series) -> DelveMatch:
    """A game that begins an hour after the one before it."""
    when = BEGUN + timedelta(hours=before.number)
    options = delve_options(delve_box(), OF_TWO, TWO, before)
    return DelveMatch.begin(DelveCourse, options, before.next_seed, folder, unheard, begun=when)


def played(match: DelveMatch) -> DelveMatch:
    luck = Random(1)
    for _ in range(MOST_DEEDS):
        if match.result is not None:
            return match
        act(match, luck)
    raise AssertionError("the game comes to no end")


def left(folder: Path) -> Unfinished[DelveCourse] | None:
    last = last_match(folder, "delve", DelveCourse)
    while last.under_way:
        last.advance(50)
    return last.unfinished


def test_between_two_games_the_series_is_what_was_left(tmp_path: Path) -> None:
    first = played(begun(tmp_path, Series(2, 7)))
    found = left(tmp_path)
    assert found is not None
    assert found.course.series == first.course.series
    again = resumed(tmp_path)
    assert again.result == first.result
    assert again.course.series == first.course.series


def test_the_newest_game_of_a_series_is_gone_on_with_and_a_decided_one_is_not(
    tmp_path: Path,
) -> None:
    match = played(begun(tmp_path, Series(2, 7)))
    while not match.course.series.over:
        match = begun(tmp_path, match.course.series)
        act(match, Random(2))
        found = left(tmp_path)
        assert found is not None
        assert found.course.before.number == match.course.before.number > 1
        played(match)
    assert left(tmp_path) is None, "not the games before the last one, either"


def test_a_single_game_that_is_over_is_not_gone_on_with(tmp_path: Path) -> None:
    played(begun(tmp_path, Series(1, 7)))
    assert left(tmp_path) is None


def test_what_is_decided_is_told_at_once_and_only_once(tmp_path: Path) -> None:
    match = begun(tmp_path, Series(1, 7))
    told: list[int | None] = []
    match.on_over = lambda: told.append(match.course.series.leader)
    played(match)
    assert match.result is not None
    assert told == [match.result.winner]


def options(before: Series, *conceded: Concession) -> DelveOptions:
    chosen = replace(OF_TWO, concessions=conceded)
    return delve_options(delve_box(), chosen, TWO, before)


def test_a_handicap_is_on_record() -> None:
    header = new_header(options(Series(), Concession.NONE, Concession.SMALL), 3)
    course = DelveCourse.begin(header)
    assert course.game.options.concessions == (Concession.NONE, Concession.SMALL)


def test_games_of_others_do_not_belong_to_the_series() -> None:
    three = GamePlayed(0, 2, "last_standing", (0, 1, 1))
    with pytest.raises(ValueError, match="other players"):
        options(Series(2, 7, (three,)))
