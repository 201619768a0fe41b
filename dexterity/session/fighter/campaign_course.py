"""A campaign as far as it has come: what comes next, and how its record tells it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Self

from dexterity.content.fighter.box import FighterBox
from dexterity.luck import derive_seed
from dexterity.rules.fighter import actions as do
from dexterity.rules.fighter.actions import ACTIONS, MakeThrow
from dexterity.rules.fighter.actions import Action as RulesAction
from dexterity.rules.fighter.effects import REVEALING, Effect
from dexterity.rules.fighter.game import FighterGame, Result
from dexterity.rules.fighter.state import Phase, SeatId, State
from dexterity.session.challenge.table import Moment
from dexterity.session.course import GameCourse, Undo
from dexterity.session.fighter.fight_table import FightTable
from dexterity.session.fighter.fight_throw import FightThrow, fight_throw
from dexterity.session.fighter.fighter_options import FighterOptions, fighter_game
from dexterity.session.fighter.tale import Tale
from dexterity.session.records.record import Header, Played, Resumed, Score, Thrown, Undone
from dexterity.session.records.recorded_game import options_in
from dexterity.session.shipped import fighter_box
from dexterity.values.landing import DieRest


@dataclass(frozen=True, slots=True)
class GivenUp:
    """A party without dice could say that it had no hope. Now the rules say so before."""


OLDER: Final[Mapping[str, type[GivenUp]]] = MappingProxyType({"give_up": GivenUp})
"""What only records of older versions have; nothing comes of it."""


class Standing(NamedTuple):
    """How far a party has come: what a campaign's score is made of, in this order."""

    beaten: int
    """Monsters, the boss not counted."""
    shops: int
    points: int
    """Of a victory; 0 before, and after a defeat."""


def standing_in(score: Score | None) -> Standing:
    """What a score on record says; of a stranger's, as much as it has."""
    points = () if score is None else score.points
    return Standing(*(*points[:3], 0, 0, 0)[:3])


@dataclass(frozen=True, slots=True)
class CampaignCourse(GameCourse[FighterBox, FighterGame, State, RulesAction, Effect, Result]):
    """From the choice of heroes to the last blow; `seats`: who plays each hero."""

    options = FighterOptions
    lines = (Thrown, Played, Undone, Resumed)
    actions = ACTIONS.played
    throw_action = MakeThrow
    older = OLDER
    refusals = "fighter_story.refusal"
    undo = Undo.ANY
    revealing = REVEALING

    tale: Tale = field(default_factory=Tale)
    """Its figures so far."""

    @classmethod
    def begin(cls, header: Header, box: FighterBox | None = None) -> Self:
        options, cards = options_in(header, FighterOptions), box or fighter_box()
        game = fighter_game(options, cards)
        return cls(cards, game, options.seats, game.start(header.seed))

    @property
    def decides(self) -> SeatId:
        """Whose decision it is: the leader's, but for fights and scars."""
        state = self.state
        if state.phase is Phase.SCARS:
            return next(SeatId(seat) for seat, each in enumerate(state.party) if each.down)
        return state.leader if state.fight is None else state.fight.turn

    @property
    def score(self) -> Score:
        """How far the party has come; it wins together, so that the first seat stands for all."""
        state, result = self.state, self.result
        won = result is not None and result.won
        beaten, points = len(state.beaten) - won, result.score if result is not None else 0
        standing = Standing(beaten, state.shops, points)
        return Score(tuple(standing), result is not None, 0 if won else None)

    def thrown_on(self, thrown: Thrown) -> FightTable:
        fight = self.state.fight
        if fight is None or fight.attack is None:
            raise LookupError("nothing is to be thrown")
        moment = thrown.moment or Moment()
        return FightTable(fight.attack.colour, fight.lying, moment.box, moment.stands)

    @property
    def requirements(self) -> tuple[str, ...]:
        return self.game.requirements(self.state)

    @property
    def lying(self) -> tuple[DieRest, ...]:
        fight = self.state.fight
        return () if fight is None else tuple(die.rest for die in fight.lying)

    def with_story(self, effects: tuple[Any, ...]) -> Self:
        return replace(self, tale=self.tale.after(effects))

    # --- what comes next ------------------------------------------------------------------------

    @property
    def throw(self) -> FightThrow | None:
        """The throw that is waited for."""
        return fight_throw(self.game, self.state) if self.game.awaits_throw(self.state) else None

    @property
    def throw_seed(self) -> int:
        """For the next throw's luck: another one for each, the same in every replay."""
        return derive_seed(self.state.seed, "fighter", "throw", self.state.throws)

    @property
    def computer_acts(self) -> bool:
        return self.result is None and self.seat.is_computer and not self.way_out_offered

    @property
    def way_out_offered(self) -> bool:
        """Whether people decide for a computer hero how to go on: room and monster ask for what
        nobody can do at once, and the way out is the choice of the whole party."""
        people = any(not seat.is_computer for seat in self.seats)
        return people and self.seat.is_computer and self._can(do.Retreat())

    @property
    def spell_offered(self) -> bool:
        """Whether a person's spell could undo the throw of a computer that lies there."""
        casters = (at for at, seat in enumerate(self.seats) if not seat.is_computer)
        heroes = (self.game.cards.heroes[self.state.party[at].hero] for at in casters)
        able = self._can(do.ThrowAgain(do.AgainBy.TOKEN))
        return able and self.computer_acts and any(hero.casts for hero in heroes)

    @property
    def if_counted(self) -> tuple[Effect, ...]:
        """What would come of the throw that lies there, if it counts as it is."""
        return (
            self.game.apply(self.state, do.LetCount()).effects if self._can(do.LetCount()) else ()
        )

    def _can(self, action: RulesAction) -> bool:
        return self.game.why_not(self.state, action) is None
