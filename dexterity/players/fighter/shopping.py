"""What a computer party buys, who gets what, and what it leaves."""

from collections.abc import Iterable, Iterator

from dexterity.players.fighter.lookahead import Foresee
from dexterity.players.fighter.worth import worth
from dexterity.rules.fighter.actions import (
    Action,
    BuyDie,
    BuyHealing,
    BuyItem,
    GiveItem,
    GoOn,
    LeaveItem,
)
from dexterity.rules.fighter.actions.shop import DIE_PRICE
from dexterity.rules.fighter.cards.foe import Foe
from dexterity.rules.fighter.cards.item import Armour, Boon, Consumable, Item, Weapon
from dexterity.rules.fighter.cards.room import SHOPS_BEFORE_BOSS
from dexterity.rules.fighter.game import FighterGame
from dexterity.rules.fighter.state import SeatId, State

THROWS_TO_COME = 14
"""About how many throws of one hero a weapon will be used for, if it is any good."""
FIGHTS_TO_COME = 5
DICE_KEPT = 4
"""White dice that a party wants while the boss is far."""
A_DIE = 3.4
A_DIE_FOR_THE_BOSS = 5.0
"""What a white die is worth in coins before it is bought: it saves a fight, or wins the last."""

Offer = tuple[float, Action]
"""What a purchase gains beyond its price, in coins."""

BOON_WORTH = {
    Boon.DAMAGE: 0.8,
    Boon.HEAL: 0.7,
    Boon.HEAL_ALL: 1.8,
    Boon.SHELTER: 0.6,
    Boon.REROLL: 2.0,
    Boon.SYMBOL: 2.0,
    Boon.STRETCH: 0.9,
    Boon.RECALL: 3.0,
    Boon.FREE_HAND: 0.9,
    Boon.CALM: 2.0,
    Boon.SOOTHE: 1.2,
    Boon.DICE: 2.4,
    Boon.GOLD: 1.0,
    Boon.UNSCAR: 3.0,
}
"""In coins for each of its amount."""


def item_worth(game: FighterGame, item: Item, foresee: Foresee) -> float:
    """What a thing is worth in coins to somebody who has room for it."""
    match item.use:
        case Weapon() as weapon:
            return THROWS_TO_COME * weapon_gain(weapon, foresee, game.cards.monsters.values())
        case Armour(less=less, party=party, strikes=strikes):
            return FIGHTS_TO_COME * (0.35 * min(less, 4) + 0.4 * party + 0.3 * strikes)
        case Consumable(boon=boon, amount=amount):
            return BOON_WORTH[boon] * amount


def weapon_gain(weapon: Weapon, foresee: Foresee, foes: Iterable[Foe]) -> float:
    """How much more a throw brings with it than without; nothing if it never pays."""
    plain, asked = foresee(()), foresee((weapon.requirement,) if weapon.requirement else ())
    kinds = [foe.kind for foe in foes]
    against = kinds.count(weapon.against) / len(kinds) if weapon.against and kinds else 0.0
    bonus = weapon.bonus + against * weapon.bonus_against + 0.8 * weapon.heal + weapon.gold
    gain = asked.mean + bonus * asked.hits - plain.mean
    # A miss is worse than the damage it does not do.
    return max(0.0, 0.5 * (gain - 1.5 * (plain.hits - asked.hits)))


def bought(game: FighterGame, state: State, foresee: Foresee) -> Action:
    """What is most worth its price, or on where nothing is."""
    offers = [*_dice(game, state), *_healing(game, state), *_things(game, state, foresee)]
    able = [(gain, buy) for gain, buy in offers if gain > 0 and game.why_not(state, buy) is None]
    return max(able, key=lambda offer: offer[0])[1] if able else GoOn()


def _dice(game: FighterGame, state: State) -> Iterator[Offer]:
    last = state.shops == SHOPS_BEFORE_BOSS
    wanted = last or state.white_dice < DICE_KEPT
    yield (A_DIE_FOR_THE_BOSS if last else A_DIE if wanted else 0.0) - DIE_PRICE, BuyDie()


def _healing(game: FighterGame, state: State) -> Iterator[Offer]:
    """As much as everybody together feels better for it."""
    after = game.apply(state, BuyHealing()).state
    yield worth(game.cards, after) - worth(game.cards, state), BuyHealing()


def _things(game: FighterGame, state: State, foresee: Foresee) -> Iterator[Offer]:
    for ware in state.wares:
        item = game.cards.items[ware]
        gain = item_worth(game, item, foresee) - item.price
        yield from ((gain, BuyItem(ware, seat)) for seat in by_need(state))


def given(game: FighterGame, state: State) -> Action:
    """Who gets what was found: the one with the least, who has room for it."""
    gifts = map(GiveItem, by_need(state))
    return next((gift for gift in gifts if game.why_not(state, gift) is None), LeaveItem())


def by_need(state: State) -> list[SeatId]:
    """The seats, those with the fewest things first."""
    return sorted(state.still_in, key=lambda seat: len(state.party[seat].carried))
