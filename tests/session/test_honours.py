"""Honours: what records come to, whoever won them, and the best of them."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dexterity.hand.ways.held import WayName
from dexterity.rules.fighter.cards.hero import HeroId
from dexterity.rules.fighter.options import Difficulty
from dexterity.rules.pen.options import Options
from dexterity.session.fighter.fighter_options import fighter_options
from dexterity.session.fighter.party import Party
from dexterity.session.honours import Honours, with_record
from dexterity.session.matches import PenMatch
from dexterity.session.notice import Notice
from dexterity.session.pen.pen_course import PenCourse
from dexterity.session.pen.pen_options import pen_options
from dexterity.session.records.reading import list_records
from dexterity.session.records.record import Score
from dexterity.session.records.summary import RecordSummary, summary_of
from dexterity.session.seat import Seat
from dexterity.session.shipped import fighter_box, pen_box
from dexterity.ui.screens.pen.sheets_on_offer import shipped_sheets
from dexterity.values.skill import Skill
from dexterity.values.stroke import Push

ADA, ROBOT = Seat("Ada"), Seat("Robot", Skill.EXPERT)
HERE = Path("here.jsonl")


def campaign(points: int, *, won: bool) -> RecordSummary:
    party = Party((HeroId("brad"), HeroId("grace")), (ADA, ROBOT), Difficulty.NORMAL, 0)
    return RecordSummary(
        begun=datetime(2026, 1, 1, tzinfo=UTC),
        options=fighter_options(fighter_box(), party.options, party.seats),
        targets=1,
        throws=9,
        hits=5,
        score=Score((3, 1, points), over=True, winner=0 if won else None),
    )


def no_notice(notice: Notice) -> None:
    pytest.fail(f"nothing was to be told, but {notice}")


def flicked(folder: Path, way: WayName | None) -> RecordSummary:
    sheet = shipped_sheets()[0].sheet
    options = pen_options(pen_box(), sheet, Options(), (ADA, ROBOT))
    match = PenMatch.begin(PenCourse, options, 1, folder, no_notice)
    match.flick(Push(match.state.pawns[match.state.turn].place_mm, 0.8, 900.0), way)
    return summary_of(list_records(folder)[0])


def test_campaigns_are_counted_and_the_highest_is_the_one_to_watch() -> None:
    honours = Honours()
    for name, points, won in (("a", 41, True), ("b", 67, True), ("c", 0, False), ("d", 50, True)):
        honours = with_record(honours, Path(name), campaign(points, won=won))
    count = honours.count("fighter")
    assert (count.played, count.won, count.throws, count.hits) == (4, 3, 36, 20)
    assert honours.campaign is not None
    assert (honours.campaign.worth, honours.campaign.path) == (67, Path("b"))


@pytest.mark.parametrize(("winner", "won"), [(0, 1), (1, 0), (None, 0), (7, 0)])
def test_only_what_a_person_has_won_is_won(tmp_path: Path, winner: int | None, won: int) -> None:
    summary = flicked(tmp_path, WayName.FLICK)
    over = replace(summary, score=Score((1, 0), over=True, winner=winner))
    assert with_record(Honours(), HERE, over).count("pen").won == won


def test_a_match_that_was_left_is_played_but_not_won(tmp_path: Path) -> None:
    count = with_record(Honours(), HERE, flicked(tmp_path, WayName.FLICK)).count("pen")
    assert (count.played, count.won) == (1, 0)


def test_the_farthest_stroke_is_that_of_a_hand_and_not_of_the_computer(tmp_path: Path) -> None:
    by_hand = with_record(Honours(), HERE, flicked(tmp_path / "hand", WayName.FLICK))
    assert by_hand.stroke is not None
    assert 5.0 < by_hand.stroke.worth < 255.0
    assert with_record(Honours(), HERE, flicked(tmp_path / "computer", None)).stroke is None


def test_what_was_never_played_counts_nothing() -> None:
    assert Honours().count("delve").played == 0
    assert Honours().campaign is None
