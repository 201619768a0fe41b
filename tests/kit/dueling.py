"""Duels without a window: tosses that nobody aims, through the real match and its record."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from dexterity.content.challenge.challenge import ChallengeId
from dexterity.hand.feel import RELEASE_HEIGHT_MM
from dexterity.hand.pickup import orientation_at_pickup
from dexterity.hand.toss import Toss
from dexterity.hand.ways.held import WayName
from dexterity.luck import luck_for
from dexterity.rules.challenge.actions import GiveUp
from dexterity.rules.challenge.duel_actions import PickDare, Rematch
from dexterity.rules.challenge.duel_state import Phase
from dexterity.session.challenge.duel_course import DuelCourse, duel_options
from dexterity.session.match import last_match
from dexterity.session.matches import DuelMatch
from dexterity.session.notice import Notice
from dexterity.session.records.match_log import new_log
from dexterity.session.records.record import Header
from dexterity.session.records.versions import versions_here
from dexterity.session.seat import Seat
from dexterity.session.shipped import shipped_library
from dexterity.session.throw import Throw, throw_toss
from dexterity.units import DEGREE
from dexterity.values.skill import Skill

BEGUN = datetime(2026, 3, 2, 9, 30, 1, tzinfo=UTC)
LATER = datetime(2026, 3, 3, 18, 0, 0, tzinfo=UTC)
SEATS = (Seat("Ada"), Seat("Computer", Skill.REGULAR))
PLAIN = Toss((0.0, -500.0, RELEASE_HEIGHT_MM), 1500.0, 0.0, 8.0 * DEGREE, 0.0)
MOST_ACTIONS = 200
WINKED = 20
"""A seed whose first dare asks nothing of the hand."""
LEVELS = (ChallengeId("1-01-three-rounds"), ChallengeId("3-02-eviction"))
"""A plain one, and one with dice that lie there already."""


def unheard(notice: Notice) -> None:
    raise AssertionError(f"nothing was to be told: {notice}")


def header(seed: int = WINKED, rounds: int = 3, levels: tuple[ChallengeId, ...] = LEVELS) -> Header:
    options = duel_options(shipped_library(), SEATS, rounds, levels)
    return Header(options=options, seed=seed, begun=BEGUN, made_with=versions_here())


def begun(folder: Path, head: Header) -> DuelMatch:
    """A match whose record goes into a folder."""
    return DuelMatch(DuelCourse.begin(head), new_log(head, folder, unheard))


def resumed(folder: Path) -> DuelMatch:
    """The match that was left there."""
    last = last_match(folder, "duel", DuelCourse)
    while last.under_way:
        last.advance(7)
    left = last.unfinished
    assert left is not None, last.flaw
    return DuelMatch.resume(left, unheard, now=LATER)


def toss(match: DuelMatch) -> Throw:
    """A throw at what is there; the second player's are too short by far."""
    turn, luck = match.course.turn, luck_for(match.course.throw_seed)
    speed = 700.0 if match.course.player else 1440.0 + 120.0 * luck.random()
    given = replace(PLAIN, place_mm=turn.dare.rest_mm, speed_mm_s=speed)
    return throw_toss(given, orientation_at_pickup(luck), turn.table(), turn.die, dare=turn.dare)


def act(match: DuelMatch) -> None:
    """Whatever comes next; the second player leaves the rest in every round but the first."""
    if match.state.phase is Phase.OVER:
        match.do(Rematch(match.state.seed + 1))
    elif match.state.phase is Phase.PICKING:
        match.do(PickDare(("wink",)))
    elif match.course.player == 1 and match.state.sheet:
        match.do(GiveUp())
    else:
        match.make_throw(toss(match), way=None if match.course.player else WayName.FLICK)


def play(match: DuelMatch, actions: int = MOST_ACTIONS) -> None:
    """So many actions, or until the match is over."""
    for _ in range(actions):
        if match.result is not None:
            return
        act(match)
