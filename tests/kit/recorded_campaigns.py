"""Campaigns without a window, through the real session and its record.

Throws come to whatever a word says, as in `fighting.py`: nothing has to fly for that.
"""

from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from random import Random

from dexterity.hand.ways.held import WayName
from dexterity.players.throw_book import ThrowBook
from dexterity.rules.fighter.actions import GoOn
from dexterity.rules.fighter.cards.hero import HeroId
from dexterity.rules.fighter.effects import Effect
from dexterity.rules.fighter.options import Difficulty, Options
from dexterity.rules.referee import judge
from dexterity.session.box_place import BOX_AT, BoxPlace
from dexterity.session.computer_throw import strayed_throw
from dexterity.session.fighter.campaign_course import CampaignCourse
from dexterity.session.fighter.computer_hero import advised, skill_of
from dexterity.session.fighter.fight_throw import FightThrow
from dexterity.session.fighter.fighter_options import fighter_options
from dexterity.session.match import last_match
from dexterity.session.matches import Campaign
from dexterity.session.notice import Notice
from dexterity.session.seat import Seat
from dexterity.session.shipped import fighter_box
from dexterity.session.throw import Throw, throw_toss
from dexterity.values.skill import Skill
from tests.kit.fighting import throw as worded
from tests.kit.hands import PLAIN_TOSS, RED, table

BEGUN = datetime(2026, 3, 2, 20, 15, 0, tzinfo=UTC)
LATER = datetime(2026, 3, 3, 18, 0, 0, tzinfo=UTC)
SEATS = (Seat("Ada"), Seat("Blaise", Skill.EXPERT), Seat("Charles", Skill.REGULAR))
PARTY = Options(
    (HeroId("wilrond"), HeroId("lightfingers"), HeroId("edith")), Difficulty.NORMAL, first_leader=1
)
SEED = 7
LANDED = ("1", "2", "2", "3", "3*", "3", "4", "4*", "5", "c", "c*", ".", ".*", "b", "h", "-")
"""Where a die comes to rest: about as often as for a good hand."""
MOST_ACTIONS = 2_000
UNDONE, THROWN = 0.2, 0.7
"""How often something is taken back, and how often what leads on is done."""


def unheard(notice: Notice) -> None:
    raise AssertionError(f"nothing was to be told: {notice}")


def begun(
    folder: Path, seed: int = SEED, options: Options = PARTY, seats: tuple[Seat, ...] = SEATS
) -> Campaign:
    """A campaign whose record goes into a folder."""
    chosen = fighter_options(fighter_box(), options, seats)
    return Campaign.begin(CampaignCourse, chosen, seed, folder, unheard, begun=BEGUN)


def resumed(folder: Path) -> Campaign:
    """The campaign that was left there."""
    last = last_match(folder, "fighter", CampaignCourse)
    while last.under_way:
        last.advance(7)
    assert last.unfinished is not None, last.flaw
    return Campaign.resume(last.unfinished, unheard, now=LATER)


@cache
def book(skill: Skill) -> ThrowBook:
    return ThrowBook(skill)


@cache
def some_throw() -> Throw:
    """A real one, to be made to end otherwise."""
    return throw_toss(PLAIN_TOSS, (0.5, 0.5, 0.5, 0.5), table(), RED)


def ended(waited: FightThrow, word: str) -> Throw:
    """The throw that is waited for, come to what a word says; other dice stay where they are."""
    made, said = some_throw(), worded(word, waited.requirements)
    aftermath = replace(said.aftermath, others=tuple(die.rest for die in waited.lying))
    flight = replace(made.flight, landing=said.landing, aftermath=aftermath)
    verdict = judge(said.landing, said.findings)
    return replace(made, flight=flight, verdict=verdict, dare=waited.dare)


def flown(campaign: Campaign, waited: FightThrow, box: BoxPlace | None) -> Throw:
    """The same as the hand of the hero's skill really throws it."""
    known, on = book(skill_of(campaign.seat)), waited.table(box)
    thrower = known.thrower(waited.dare, on, waited.die.colour)
    return strayed_throw(thrower, known.aim(waited.dare, on), campaign.course.throw_seed)


def act(campaign: Campaign, luck: Random, *, fly: bool = False) -> tuple[Effect, ...]:
    """Whatever the computer would do next; where a die is waited for, it is thrown."""
    waited = campaign.course.throw
    if waited is None:
        action = advised(campaign, book(skill_of(campaign.seat)))
        assert action is not None
        return campaign.do(action)
    box = BOX_AT if waited.places_box else None
    throw = flown(campaign, waited, box) if fly else ended(waited, luck.choice(LANDED))
    way = None if campaign.seat.is_computer else WayName.FLICK
    return campaign.make_throw(throw, way=way, box=box)


def act_at_random(campaign: Campaign, luck: Random) -> None:
    """Anything that can be done, and sometimes the last thing taken back."""
    if campaign.can_undo and luck.random() < UNDONE:
        campaign.undo()
        return
    waited, actions = campaign.course.throw, campaign.game.actions(campaign.state)
    if waited is not None and (not actions or luck.random() < THROWN):
        campaign.make_throw(ended(waited, luck.choice(LANDED)))
    elif GoOn() in actions and luck.random() < THROWN:
        campaign.do(GoOn())
    else:
        campaign.do(luck.choice(actions))


def play(campaign: Campaign, luck: Random, actions: int = MOST_ACTIONS) -> None:
    """So many actions of computers, or until it is over."""
    for _ in range(actions):
        if campaign.result is not None:
            return
        act(campaign, luck)
