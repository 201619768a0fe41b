"""The rules of Delve: what may be done, what follows, how it ends, and who may know what."""

from dataclasses import dataclass

from dexterity.rules.delve import actions as do
from dexterity.rules.delve import seeing
from dexterity.rules.delve.actions import Action, Refusal
from dexterity.rules.delve.bidding import add_to_dungeon, draw_monster, pass_turn, set_aside
from dexterity.rules.delve.cards.adventurer import AdventurerId, TileId
from dexterity.rules.delve.cards.box import Cards
from dexterity.rules.delve.course import Course
from dexterity.rules.delve.damage import Blow, blow_of
from dexterity.rules.delve.delving import let_act, lose_tile, turn_card, use_tile
from dexterity.rules.delve.effects import Effect
from dexterity.rules.delve.entering import name_monster, name_strength, pick_namer
from dexterity.rules.delve.options import Options
from dexterity.rules.delve.player import FEWEST_PLAYERS, MOST_PLAYERS, PlayerId
from dexterity.rules.delve.possible import possible_actions
from dexterity.rules.delve.refusals import why_not
from dexterity.rules.delve.set_up import adventurers_of, begin_round, first_state
from dexterity.rules.delve.state import Ending, Phase, State
from dexterity.rules.delve.suffering import drink, go_on, suffer, throw_at
from dexterity.rules.game import Step
from dexterity.rules.made_throw import MakeThrow


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    winner: PlayerId
    ending: Ending
    rounds: int


@dataclass(frozen=True, slots=True)
class DelveGame:
    """One game, ready to be played."""

    cards: Cards
    options: Options

    def __post_init__(self) -> None:
        options = self.options
        if not FEWEST_PLAYERS <= options.players <= MOST_PLAYERS:
            raise ValueError(f"{FEWEST_PLAYERS} to {MOST_PLAYERS} can play, not {options.players}")
        if options.first is not None and not 0 <= options.first < options.players:
            raise ValueError("the first player is one of those who play")
        if options.concessions and len(options.concessions) != options.players:
            raise ValueError("everybody who plays gives something away, or nothing")
        if options.adventurer not in (None, *self.adventurers):
            raise ValueError("the first adventurer is one of this game's")

    @property
    def adventurers(self) -> tuple[AdventurerId, ...]:
        """Those who can be chosen."""
        return adventurers_of(self.cards, self.options)

    def start(self, seed: int) -> State:
        """The first state: somebody is to bid."""
        return first_state(self.cards, self.options, seed)

    def actions(self, state: State) -> tuple[Action, ...]:
        """What can be done besides throwing; the same, whoever's view of the state it is."""
        return possible_actions(self._course(state))

    def awaits_throw(self, state: State) -> bool:
        """Whether a die may be thrown; not to is the other choice."""
        return state.phase is Phase.THROW

    def why_not(self, state: State, action: Action) -> Refusal | None:
        """Why an action cannot be taken; None if it can."""
        return why_not(self._course(state), action)

    def apply(self, state: State, action: Action) -> Step[State, Effect]:
        """The state after an action and what it brought about; a refused one changes nothing."""
        course = self._course(state)
        if why_not(course, action) is None:
            _take(course, action)
        return Step(course.state, tuple(course.effects))

    def result(self, state: State) -> Result | None:
        """How it ended; None while it goes on."""
        if state.winner is None or state.ending is None:
            return None
        return Result(state.winner, state.ending, state.round)

    def seen_by(self, state: State, player: PlayerId | None) -> State:
        """What a seat may know; None is somebody who only looks on."""
        return seeing.seen_by(state, player)

    # --- what a seat can reckon -----------------------------------------------------------------

    def unseen_monsters(self, seen: State) -> seeing.Unseen:
        """What the hidden cards of a view can be, in no order that tells anything."""
        return seeing.unseen_monsters(self.cards, seen)

    def blow(self, state: State) -> Blow | None:
        """What the monster that waits for a decision would do; None if none waits."""
        if state.delve is None or state.delve.facing is None:
            return None
        return blow_of(self._course(state), state.delve.facing)

    def tiles_of(self, adventurer: AdventurerId) -> tuple[TileId, ...]:
        """All six, in the order of the table."""
        return tuple(self.cards.adventurers[adventurer].tiles)

    def _course(self, state: State) -> Course:
        return Course(self.cards, self.options, state)


def _take(course: Course, action: Action) -> None:
    match action:
        case do.ChooseAdventurer(adventurer):
            begin_round(course, adventurer)
        case do.DrawMonster():
            draw_monster(course)
        case do.Pass():
            pass_turn(course)
        case do.AddToDungeon():
            add_to_dungeon(course)
        case do.SetAside(tile):
            set_aside(course, tile)
        case do.NameMonster(monster):
            name_monster(course, monster)
        case do.PickNamer(player):
            pick_namer(course, player)
        case do.NameStrength(strength):
            name_strength(course, strength)
        case do.TurnCard() | do.UseTile() | do.LoseTile() | do.Decline() | MakeThrow():
            _delve(course, action)


def _delve(
    course: Course, action: do.TurnCard | do.UseTile | do.LoseTile | do.Decline | MakeThrow
) -> None:
    match action:
        case do.TurnCard():
            turn_card(course)
        case do.UseTile(tile) if course.state.phase is Phase.REVIVE:
            drink(course, tile)
        case do.UseTile(tile, cost):
            use_tile(course, tile, cost)
        case do.LoseTile(tile):
            lose_tile(course, tile)
        case do.Decline():
            _decline(course)
        case MakeThrow():
            throw_at(course, action)


def _decline(course: Course) -> None:
    match course.state.phase:
        case Phase.USE_TILE:
            let_act(course)
        case Phase.THROW:
            suffer(course, blow_of(course, course.facing))
        case _:
            go_on(course)
