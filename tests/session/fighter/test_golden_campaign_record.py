"""A whole campaign of two computer hands on record, left once, with something taken back.

`python -m tests.session.fighter.test_golden_campaign_record` plays it anew, when physics,
requirements, cards or rules are meant to move.
"""

from pathlib import Path
from random import Random

import pytest

from dexterity.rules.fighter.cards.hero import HeroId
from dexterity.rules.fighter.options import Difficulty, Options
from dexterity.session.fighter.campaign_course import CampaignCourse
from dexterity.session.records.reading import list_records, read_record
from dexterity.session.records.record import Played, Resumed, Thrown, Undone
from dexterity.session.records.replay import steps_of
from dexterity.session.seat import Seat
from dexterity.values.skill import Skill
from tests.kit.golden_matches import (
    RECORDS,
    assert_made_as_it_was,
    course_by_rules,
    said_by_commands,
    write_anew,
)
from tests.kit.recorded_campaigns import act, begun, resumed

RECORD = RECORDS / "golden-campaign.jsonl"
SEED = 11
PARTY = Options((HeroId("grace"), HeroId("brad")), Difficulty.APPRENTICE)
SEATS = (Seat("Ada", Skill.EXPERT), Seat("Blaise", Skill.REGULAR))
LARGEST = 300_000
"""Bytes: everybody who gets the source gets it, too."""


def played(folder: Path) -> Path:
    """Left in its third fight, gone on with; the first die of all was taken twice."""
    campaign, luck = begun(folder, SEED, PARTY, SEATS), Random(SEED)
    while campaign.course.throw is None:
        act(campaign, luck, fly=True)
    campaign.undo()
    while len(campaign.state.beaten) < 2 or campaign.game.blow(campaign.state) is None:
        act(campaign, luck, fly=True)
    campaign = resumed(folder)
    while campaign.result is None:
        act(campaign, luck, fly=True)
    (path,) = list_records(folder)
    return path


def test_the_rules_make_of_it_what_they_made_then() -> None:
    """On every machine: they go by the landings on record."""
    record, course = read_record(RECORD), course_by_rules(RECORD, CampaignCourse.begin)
    scores = [line.score for line in record.actions if isinstance(line, Thrown | Played)]
    assert next(score for score in reversed(scores) if score is not None) == course.score
    assert course.score.over
    assert len(steps_of(record)) == len(record.actions)


def test_every_throw_flies_as_it_flew() -> None:
    assert_made_as_it_was(RECORD)


def test_all_that_a_record_can_hold_is_in_it() -> None:
    record = read_record(RECORD)
    assert {type(line) for line in record.actions} == {Thrown, Played, Undone, Resumed}
    throws = [line for line in record.actions if isinstance(line, Thrown)]
    assert any(throw.requirements for throw in throws)
    assert any(throw.moment is not None and throw.moment.lying for throw in throws)
    assert RECORD.stat().st_size < LARGEST


def test_the_command_line_knows_it(capsys: pytest.CaptureFixture[str]) -> None:
    said = said_by_commands(RECORD, capsys)
    party = "Grace Cleancut (the computer), Brad Brunchybuck (the computer)"
    assert f"Campaign of 2026-03-02 20:15: {party}." in said
    assert "Campagne du 2026-03-02 20:15" in said
    assert '"what": "pick_room"' in said


if __name__ == "__main__":
    write_anew(RECORD, played)
