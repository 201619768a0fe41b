"""The first fight: a small party before an easy monster, and a comrade who shows how it goes."""

from dataclasses import replace
from typing import Final

from dexterity.hand.dare.dare import Dare
from dexterity.hand.feel import RELEASE_HEIGHT_MM
from dexterity.hand.pickup import orientation_at_pickup
from dexterity.hand.toss import Toss
from dexterity.luck import derive_seed, luck_for
from dexterity.physics.dice.die import Die
from dexterity.physics.scene.table import Table
from dexterity.players.aim import Progress
from dexterity.players.throw_book import ThrowBook
from dexterity.rules.fighter.actions import Action, LetCount, TakeBackDice, TakeDie
from dexterity.rules.fighter.cards.foe import FoeId
from dexterity.rules.fighter.cards.hero import HeroId
from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.cards.room import RoomId
from dexterity.rules.fighter.options import Options
from dexterity.rules.fighter.state import Carried, Fight, Member, Phase, SeatId
from dexterity.session.fighter.campaign_course import CampaignCourse
from dexterity.session.fighter.fighter_options import game_of
from dexterity.session.matches import Campaign
from dexterity.session.seat import Seat
from dexterity.session.shipped import fighter_box
from dexterity.session.throw import Throw, throw_toss
from dexterity.units import DEGREE
from dexterity.values.colour import DieColour
from dexterity.values.skill import Skill
from dexterity.values.vectors import Quaternion

LEARNER, COMRADE = SeatId(0), SeatId(1)
HEROES: Final = (HeroId("murka"), HeroId("brad"))
FOE: Final = FoeId("trainee_skeleton")
ROOM: Final = RoomId("empty_hall")
WEAPON: Final = ItemId("ten_foot_pole")
"""Throws with it are made from farther away, which asks nothing new of the hand."""
HEALTH: Final = 8
"""Of the monster: so much that nobody beats it before the weapon was tried, but for the centre."""
SEED: Final = 11

GOOD: Final = Toss((0.0, -500.0, RELEASE_HEIGHT_MM), 1500.0, 0.0, 8.0 * DEGREE, 0.0)
"""Bounces once and ends on or about the target."""
WILD: Final = replace(GOOD, speed_mm_s=2600.0, direction_rad=0.5)
"""Ends far beside it."""
MOST_TRIES: Final = 30
"""Pick-ups of a die that are thought through until one ends as it should; most do."""


def lesson_campaign(learner: str, comrade: str) -> Campaign:
    """A campaign that is this one fight and is never written down; by the names of both."""
    box = fighter_box()
    game = game_of(box, Options(HEROES, first_leader=COMRADE))
    foe = game.cards.foe(FOE)
    state = replace(
        game.start(SEED),
        phase=Phase.CHOOSE,
        party=(Member(HEROES[0], carried=(Carried(WEAPON),)), Member(HEROES[1])),
        room=ROOM,
        offered=(),
        fight=Fight(foe.id, HEALTH, HEALTH, LEARNER),
    )
    seats = (Seat(learner), Seat(comrade, Skill.REGULAR))
    return Campaign(CampaignCourse(box, game, seats, state))


class Comrade:
    """Misses first, so that one sees what that costs; hits from then on. All throws are real."""

    def __init__(self) -> None:
        self._book = ThrowBook(Skill.REGULAR)
        self._thrown = 0

    def book(self, skill: Skill) -> ThrowBook:
        """What a hand knows of itself."""
        return self._book

    def advise(self, campaign: Campaign) -> Action | None:
        """The first thing that can be done."""
        dice = (
            TakeDie(colour)
            for colour in (DieColour.GREEN, DieColour.RED, DieColour.BLUE, DieColour.WHITE)
        )
        tried: tuple[Action, ...] = (LetCount(), *dice, TakeBackDice())
        return next((action for action in tried if campaign.why_not(action) is None), None)

    def throw(
        self,
        table: Table,
        die: Die,
        dare: Dare,
        skill: Skill,
        seed: int,
        *,
        progress: Progress = lambda throws: None,
    ) -> Throw:
        """As it is wanted, if any way to pick up the die brings that about."""
        hits, self._thrown = self._thrown > 0, self._thrown + 1
        toss = GOOD if hits else WILD
        tried = (
            throw_toss(toss, _picked_up(seed, at), table, die, dare=dare)
            for at in range(MOST_TRIES)
        )
        # A symbol would wake something that nobody has explained yet.
        wanted = (
            throw
            for throw in tried
            if throw.verdict.hit is hits and (hits or not throw.verdict.symbol)
        )
        return next(wanted, None) or throw_toss(toss, _picked_up(seed, 0), table, die, dare=dare)


def _picked_up(seed: int, at: int) -> Quaternion:
    """One of the ways in which the die may have been picked up."""
    return orientation_at_pickup(luck_for(derive_seed(seed, "lesson", at)))
