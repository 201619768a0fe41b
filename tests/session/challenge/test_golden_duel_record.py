"""A whole duel of two computer hands on record, left once, and the beginning of its rematch.

`python -m tests.session.challenge.test_golden_duel_record` plays it anew, when physics,
requirements or rules are meant to move.
"""

from pathlib import Path

import pytest

from dexterity.content.challenge.challenge import BOX_BOUNCE, ChallengeId
from dexterity.rules.challenge.actions import GiveUp
from dexterity.rules.challenge.duel_actions import Rematch
from dexterity.rules.challenge.duel_state import Phase
from dexterity.session.box_place import BOX_AT
from dexterity.session.challenge.duel_computer import picked_dare
from dexterity.session.challenge.duel_course import DuelCourse, duel_options
from dexterity.session.computer_throw import computer_throw
from dexterity.session.match import last_match
from dexterity.session.matches import DuelMatch
from dexterity.session.records.reading import list_records, read_record
from dexterity.session.records.record import Played, Score, Thrown
from dexterity.session.seat import Seat
from dexterity.session.shipped import shipped_library
from dexterity.values.skill import Skill
from tests.kit.dueling import BEGUN, LATER, unheard
from tests.kit.golden_matches import (
    RECORDS,
    assert_made_as_it_was,
    course_by_rules,
    said_by_commands,
    write_anew,
)

RECORD = RECORDS / "golden-duel.jsonl"
SEED = 5
SEATS = (Seat("Ada", Skill.EXPERT), Seat("Blaise", Skill.NOVICE))
LEVELS = (ChallengeId("1-01-three-rounds"), ChallengeId("3-02-eviction"))


def played(folder: Path) -> Path:
    """The match, left after its first round and gone on with; then a throw of the next."""
    options = duel_options(shipped_library(), SEATS, 3, LEVELS)
    match = DuelMatch.begin(DuelCourse, options, SEED, folder, unheard, begun=BEGUN)
    while not match.state.sheet:
        act(match)
    match = gone_on_with(folder)
    while match.result is None:
        act(match)
    match.do(Rematch(SEED + 1))
    act(match)
    match.do(GiveUp())
    (path,) = list_records(folder)
    return path


def gone_on_with(folder: Path) -> DuelMatch:
    last = last_match(folder, "duel", DuelCourse)
    while last.under_way:
        last.advance(100)
    left = last.unfinished
    assert left is not None
    return DuelMatch.resume(left, unheard, now=LATER)


def act(match: DuelMatch) -> None:
    if match.state.phase is Phase.PICKING:
        match.do(picked_dare(match.game, match.state))
        return
    turn, seat = match.course.turn, match.seat
    assert seat.skill is not None
    box = BOX_AT if BOX_BOUNCE in turn.requirements else None
    thrown = computer_throw(
        turn.table(box), turn.die, turn.dare, seat.skill, match.course.throw_seed
    )
    match.make_throw(thrown, box=box)


def test_the_rules_make_of_it_what_they_made_then() -> None:
    """On every machine: they go by the landings on record."""
    record, course = read_record(RECORD), course_by_rules(RECORD, DuelCourse.begin)
    scores = [line.score for line in record.actions if isinstance(line, Thrown | Played)]
    told = [score for score in scores if score is not None]
    assert told[-1] == course.score == Score((0, 0))
    assert told[-2].over
    won = tuple(int(told[-2].winner == seat) for seat in range(2))
    assert course.state.won == won


def test_every_throw_flies_as_it_flew() -> None:
    assert_made_as_it_was(RECORD)


def test_the_command_line_knows_it(capsys: pytest.CaptureFixture[str]) -> None:
    said = said_by_commands(RECORD, capsys)
    assert "Duel of 2026-03-02 09:30: Ada against Blaise. Best of 3." in said
    assert '"what": "pick_dare"' in said


if __name__ == "__main__":
    write_anew(RECORD, played)
