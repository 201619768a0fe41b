"""A campaign being played: its rules' state, who plays whom, what can be taken back, its record."""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from dexterity.content.fighter.box import FighterBox
from dexterity.hand.error import Skill
from dexterity.hand.ways.held import WayName
from dexterity.luck import derive_seed
from dexterity.players.fighter.adviser import Adviser
from dexterity.players.throw_book import ThrowBook
from dexterity.rules.fighter.actions import Action, AgainBy, LetCount, Refusal, Retreat, ThrowAgain
from dexterity.rules.fighter.effects import Effect
from dexterity.rules.fighter.game import FighterGame, Result
from dexterity.rules.fighter.state import Phase, SeatId, State
from dexterity.session.assist import NO_ASSISTS, Assists
from dexterity.session.box_place import BoxPlace
from dexterity.session.challenge.table import Moment
from dexterity.session.fighter.campaign_record import (
    FIGHTER,
    CampaignCourse,
    rests_of,
    reveals,
    rules_action,
    says_nothing,
)
from dexterity.session.fighter.fight_throw import FightThrow, fight_throw
from dexterity.session.fighter.tale import Tale
from dexterity.session.records.match_log import MatchLog, recorded_at
from dexterity.session.records.record import Action as Line
from dexterity.session.records.record import Played, Score, Thrown, Undone, thrown_from
from dexterity.session.seat import Seat
from dexterity.session.standing import stands_of
from dexterity.session.throw import Throw


class Campaign:
    """From the choice of heroes to the last blow. Screens ask it, do things through it, and show
    the effects that come of them."""

    def __init__(
        self,
        box: FighterBox,
        game: FighterGame,
        seats: tuple[Seat, ...],
        state: State,
        log: MatchLog | None = None,
    ) -> None:
        """`seats`: who plays each hero, in the order around the table."""
        self.box, self.game, self.seats, self.state = box, game, seats, state
        self.log = log
        """Where all that is done is written down at once: that is the save."""
        self.tale = Tale()
        """Its figures so far."""
        self.assists: Assists = NO_ASSISTS
        """Who threw with a steady hand; a throw is never taken back."""
        self._past: list[tuple[State, Tale]] = []
        """What can be gone back to, the last one last."""

    # --- how it stands ------------------------------------------------------------------------

    @property
    def acting(self) -> SeatId:
        """Whose decision it is: the leader's, but for fights and scars."""
        state = self.state
        if state.phase is Phase.SCARS:
            return next(SeatId(seat) for seat, each in enumerate(state.party) if each.down)
        return state.leader if state.fight is None else state.fight.turn

    @property
    def seat(self) -> Seat:
        """Who plays the hero whose decision it is."""
        return self.seats[self.acting]

    @property
    def computer_acts(self) -> bool:
        """Whether nobody at the screen decides now."""
        return self.result is None and self.seat.is_computer and not self.way_out_offered

    @property
    def way_out_offered(self) -> bool:
        """Whether people decide for a computer hero how to go on: room and monster ask for what
        nobody can do at once, and the way out is the choice of the whole party."""
        people = any(not seat.is_computer for seat in self.seats)
        return people and self.seat.is_computer and self.why_not(Retreat()) is None

    @property
    def spell_offered(self) -> bool:
        """Whether a person's spell could undo the throw of a computer that lies there."""
        casters = (at for at, seat in enumerate(self.seats) if not seat.is_computer)
        heroes = (self.game.cards.heroes[self.state.party[at].hero] for at in casters)
        able = self.why_not(ThrowAgain(AgainBy.TOKEN)) is None
        return able and self.computer_acts and any(hero.casts for hero in heroes)

    @property
    def result(self) -> Result | None:
        """How it ended."""
        return self.game.result(self.state)

    @property
    def record(self) -> Path | None:
        """Where it can be watched again; None where nothing was written down."""
        return recorded_at(self.log)

    @property
    def throw(self) -> FightThrow | None:
        """The throw that is waited for."""
        return fight_throw(self.game, self.state) if self.game.awaits_throw(self.state) else None

    @property
    def throw_seed(self) -> int:
        """For the next throw's luck: another one for each, the same in every replay."""
        return derive_seed(self.state.seed, "fighter", "throw", self.state.throws)

    @property
    def if_counted(self) -> tuple[Effect, ...]:
        """What would come of the throw that lies there, if it counts as it is."""
        if self.why_not(LetCount()) is not None:
            return ()
        return self.game.apply(self.state, LetCount()).effects

    def why_not(self, action: Action) -> Refusal | None:
        """Why an action cannot be taken; None if it can."""
        return self.game.why_not(self.state, action)

    # --- what is done -------------------------------------------------------------------------

    def do(self, action: Action) -> tuple[Effect, ...]:
        """Takes an action; one that is refused changes nothing and brings nothing about.

        Throws have `make_throw`: there is more to them than the rules know.
        """
        return self._take(FIGHTER.played(action))

    def make_throw(
        self, throw: Throw, *, way: WayName | None = None, box: BoxPlace | None = None
    ) -> tuple[Effect, ...]:
        """The hero whose turn it is threw, by whatever hand, with the box there."""
        lying = () if self.state.fight is None else self.state.fight.lying
        thrown = msgspec.structs.replace(
            thrown_from(throw, way, self.seat.name),
            moment=Moment(rests_of(lying), box, stands=stands_of(throw.dare)),
            aftermath=throw.flight.aftermath,
        )
        return self._take(thrown)

    def _take(self, line: Thrown | Played) -> tuple[Effect, ...]:
        action, stood = rules_action(line), self._score
        if self.why_not(action) is not None:
            return ()
        step = self.game.apply(self.state, action)
        past = (self.state, self.tale)
        self._past = [] if reveals(step.effects) else [*self._past, past]
        self.state, self.tale = step.state, self.tale.after(step.effects)
        self.assists = self.assists.after(line)
        score = self._score
        self._write(msgspec.structs.replace(line, score=score if score != stood else None))
        return step.effects

    @property
    def can_undo(self) -> bool:
        """Whether something can be taken back: nothing was seen since that nobody knew before."""
        return bool(self._past)

    def undo(self) -> None:
        """The last action never happened."""
        if self._past:
            self.state, self.tale = self._past.pop()
            self._write(Undone())

    def retrace(self, lines: Iterable[Line]) -> None:
        """Does again all that a record tells, which the rules must allow."""
        for line in lines:
            match line:
                case Thrown() | Played() if not says_nothing(line):
                    self._take(line)
                case Undone():
                    self.undo()
                case _:
                    pass

    @property
    def _score(self) -> Score:
        return CampaignCourse(self.game, self.state).score

    def _write(self, line: Line) -> None:
        if self.log is not None:
            self.log.keep(line)

    def advised(self, book: ThrowBook) -> Action | None:
        """What a computer hero would do now; None where a die has to be thrown."""
        people = (SeatId(at) for at, seat in enumerate(self.seats) if not seat.is_computer)
        adviser = Adviser(self.game, book.chances, frozenset(people))
        return adviser.action(self.game.seen_by(self.state, self.acting))


def skill_of(seat: Seat) -> Skill:
    """Of a computer's hand; a person's hand is as good as most."""
    return seat.skill or Skill.REGULAR
