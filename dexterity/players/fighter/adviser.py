"""What a computer hero does next, in every phase of a campaign."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, TypeVar

from dexterity.players.fighter.lookahead import Foresee, Lookahead
from dexterity.players.fighter.shopping import bought, given
from dexterity.rules.fighter.actions import (
    Action,
    AgainBy,
    GoOn,
    InventThrow,
    PickAbility,
    PickRoom,
    TakeScar,
    ThrowAgain,
    UseItem,
)
from dexterity.rules.fighter.cards.hero import Ability
from dexterity.rules.fighter.cards.item import Boon, Consumable
from dexterity.rules.fighter.cards.room import Room
from dexterity.rules.fighter.game import FighterGame
from dexterity.rules.fighter.state import Phase, SeatId, State

# --- which room -----------------------------------------------------------------------------------


A_SYMBOL = 2.2
"""What a step towards the shop is worth in coins: a third or so of a fight that need not be."""
AN_ITEM = 2.5
A_DIE = 2.4
A_POINT_HEALED = 0.8
A_STRONGER_POINT = -0.9
A_LOST_HIT = -14.0
"""What throws that miss more often cost in a whole fight, for each hit of a throw that is lost."""


def picked_room(game: FighterGame, state: State, foresee: Foresee) -> PickRoom:
    """The better of those that are offered."""
    rooms = (game.cards.rooms[room] for room in state.offered)
    return PickRoom(max(rooms, key=lambda room: room_worth(room, state, foresee)).id)


def room_worth(room: Room, state: State, foresee: Foresee) -> float:
    """In coins."""
    members = [state.party[seat] for seat in state.still_in]
    healed = sum(min(room.heal, member.most_health - member.health) for member in members)
    asked = (room.requirement,) if room.requirement else ()
    lost = foresee(()).hits - foresee(asked).hits
    return (
        A_SYMBOL * room.symbols
        + room.gold
        + AN_ITEM * room.items
        + A_DIE * room.dice
        + A_POINT_HEALED * healed
        + A_STRONGER_POINT * room.stronger
        + A_LOST_HIT * lost
    )


# --- advice ---------------------------------------------------------------------------------------


Act = TypeVar("Act", bound=Action)

LEAST_MISSED: Final = (
    Ability.TIME_SPELL,
    Ability.PICKPOCKET,
    Ability.FREE_SAMPLE,
    Ability.FEAST,
    Ability.COURAGE,
    Ability.SELF_HEAL,
    Ability.GROUP_HEAL,
    Ability.ENCHANTED_FLUTE,
    Ability.REROLL,
    Ability.SWORN_ENEMY_DEMON,
    Ability.SWORN_ENEMY_ANIMAL,
    Ability.SWORN_ENEMY_UNDEAD,
    Ability.PIERCING,
    Ability.TARGETED,
    Ability.INSTINCTIVE_AGILITY,
    Ability.HEROIC_DEFENCE,
    Ability.SMASH,
    Ability.DOUBLE_STRIKE,
)
"""In the order in which heroes give them up for a scar."""

KEPT_FOR_LATER: Final = 1.5
"""How much better things have to look, beyond its price, before something is used up for good."""

USED_AT_ONCE: Final = frozenset({Boon.GOLD, Boon.DICE})


@dataclass(frozen=True, slots=True)
class Adviser:
    """Knows the rules, what a hand can do, and what its seat may see; nothing else."""

    game: FighterGame
    foresee: Foresee
    hands_off: frozenset[SeatId] = frozenset()
    """Seats whose things are not the adviser's to use up: people sit there."""

    def action(self, state: State) -> Action | None:  # noqa: PLR0911 - one for each phase
        """What to do; None where a die has to be thrown. `state` is as the seat may see it."""
        match state.phase:
            case Phase.PATH:
                return picked_room(self.game, state, self.foresee)
            case Phase.GIVE:
                return given(self.game, state)
            case Phase.THROW:
                return None
            case Phase.CHOOSE | Phase.JUDGED:
                return self._best(state)
            case Phase.SCARS:
                return self._scar(state)
            case Phase.REST:
                return self._used_at_once(state) or GoOn()
            case Phase.SHOP:
                return self._used_at_once(state) or bought(self.game, state, self.foresee)
            case Phase.OVER:
                raise LookupError("the campaign is over")

    def _best(self, state: State) -> Action:
        """Of all that may be done, what looks best a throw ahead."""
        look = Lookahead(self.game, self.foresee)
        sensible = [each for each in self._own(state, self.game.actions(state))
                    if self._is_sensible(state, each)]  # fmt: skip
        inventions = [each for each in sensible if isinstance(each, InventThrow)]
        if inventions:
            return max(inventions, key=lambda each: self._ease(state, each))
        return max(sensible, key=lambda action: look.value(state, action) - self._regret(action))

    def _ease(self, state: State, invented: InventThrow) -> float:
        """What throws are worth without one of the requirements that clash."""
        asked = self.game.requirements(self.game.apply(state, invented).state)
        return self.foresee(asked).mean

    def _own(self, state: State, actions: Iterable[Act]) -> Iterator[Act]:
        """All but what would use up something of somebody who has not offered it."""
        for action in actions:
            if self.hands_off.isdisjoint(self._owners(state, action)):
                yield action

    def _owners(self, state: State, action: Action) -> Iterator[SeatId]:
        """Whose thing or spell it would use up."""
        for seat, member in enumerate(state.party):
            match action:
                case UseItem(item) if member.has(item):
                    yield SeatId(seat)
                case ThrowAgain(AgainBy.TOKEN) if self.game.cards.heroes[member.hero].casts:
                    yield SeatId(seat)
                case _:
                    pass

    def _is_sensible(self, state: State, action: Action) -> bool:
        """Nobody picks an ability over and over."""
        attack = None if state.fight is None else state.fight.attack
        picked = attack is not None and attack.woken is not None
        return not (isinstance(action, PickAbility) and picked)

    def _regret(self, action: Action) -> float:
        """What it takes to use up a thing that might be of more use another day."""
        return KEPT_FOR_LATER if isinstance(action, UseItem) else 0.0

    def _used_at_once(self, state: State) -> Action | None:
        """What only gives gold or dice is of no use in a bag; wounds wait for the shop."""
        for action in self._own(state, self.game.actions_of(state, UseItem)):
            use = self.game.cards.items[action.item].use
            if isinstance(use, Consumable) and use.boon in USED_AT_ONCE:
                return action
        return None

    def _scar(self, state: State) -> TakeScar:
        member = next(member for member in state.party if member.down)
        hero = self.game.cards.heroes[member.hero]
        scars = self.game.actions_of(state, TakeScar)
        return min(scars, key=lambda scar: LEAST_MISSED.index(hero.ability(scar.colour)))
