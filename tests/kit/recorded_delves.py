"""Matches of Delve without a window, through the real session and its record."""

from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from random import Random

from dexterity.hand.ways.held import WayName
from dexterity.players.throw_book import ThrowBook
from dexterity.rules.delve import actions as do
from dexterity.rules.delve.options import BoxChoice, Options
from dexterity.rules.delve.player import PlayerId
from dexterity.session.computer_throw import strayed_throw
from dexterity.session.delve.delve_course import DelveCourse
from dexterity.session.delve.delve_options import delve_options
from dexterity.session.delve.delve_throw import DelveThrow
from dexterity.session.match import last_match
from dexterity.session.matches import DelveMatch
from dexterity.session.notice import Notice
from dexterity.session.seat import Seat
from dexterity.session.shipped import delve_box
from dexterity.session.throw import Throw
from dexterity.values.skill import Skill
from tests.kit.delving import Delving
from tests.kit.delving_games import BOLDNESS

BEGUN = datetime(2026, 4, 1, 20, 15, 0, tzinfo=UTC)
LATER = datetime(2026, 4, 2, 18, 0, 0, tzinfo=UTC)
SEATS = (Seat("Ada"), Seat("Blaise"), Seat("Chloé"))
OPTIONS = Options(
    players=3,
    box=BoxChoice.BOTH,
    specials=True,
    first_must_add=True,
    dexterity=True,
    first=PlayerId(1),
)
SEED = 7
UNDONE, THROWN = 0.3, 0.7
"""How often something is taken back, and how often a die is thrown that may be."""


def unheard(notice: Notice) -> None:
    raise AssertionError(f"nothing was to be told: {notice}")


def begun(
    folder: Path, seed: int = SEED, seats: tuple[Seat, ...] = SEATS, options: Options = OPTIONS
) -> DelveMatch:
    """A match whose record goes into a folder."""
    chosen = delve_options(delve_box(), options, seats)
    return DelveMatch.begin(DelveCourse, chosen, seed, folder, unheard, begun=BEGUN)


def resumed(folder: Path) -> DelveMatch:
    """The match that was left there."""
    last = last_match(folder, "delve", DelveCourse)
    while last.under_way:
        last.advance(7)
    assert last.unfinished is not None, last.flaw
    return DelveMatch.resume(last.unfinished, unheard, now=LATER)


def match_of(delving: Delving, seats: tuple[Seat, ...] = SEATS) -> DelveMatch:
    """A match that stands as a delve told by words does; nothing of it is written down."""
    sitting = seats[: delving.game.options.players]
    return DelveMatch(DelveCourse.standing(delve_box(), delving.game, sitting, delving.state))


@cache
def thrown(seed: int) -> Throw:
    """A throw of an expert hand."""
    asked, book = DelveThrow(), ThrowBook(Skill.EXPERT)
    thrower = book.thrower(asked.dare, asked.table())
    return strayed_throw(thrower, book.aim(asked.dare, asked.table()), seed)


def act(match: DelveMatch, luck: Random) -> None:
    """Anything that can be done, and sometimes the last thing taken back."""
    if match.can_undo and luck.random() < UNDONE:
        match.undo()
    elif match.course.throw and luck.random() < THROWN:
        assert match.make_throw(thrown(luck.randrange(6)), way=WayName.FLICK)
    else:
        before = match.state
        match.do(_choice(match, luck))
        assert match.state != before


def _choice(match: DelveMatch, luck: Random) -> do.Action:
    actions = match.game.actions(match.state)
    if do.DrawMonster() in actions:
        return do.DrawMonster() if luck.random() < BOLDNESS else do.Pass()
    return luck.choice(actions)
