"""A whole box of made-up cards, with everything that cards can say, and campaigns played at random.

The shipped cards may be tuned without moving what is played here.
"""

from random import Random

from dexterity.rules.fighter.actions import Action, GoOn, MakeThrow
from dexterity.rules.fighter.cards.box import Cards
from dexterity.rules.fighter.cards.foe import Foe, Kind, Trait
from dexterity.rules.fighter.cards.item import Armour, Boon, Item, Weapon
from dexterity.rules.fighter.cards.room import Room
from dexterity.rules.fighter.draft import Conflicts
from dexterity.rules.fighter.game import FighterGame
from dexterity.rules.fighter.options import Difficulty, Options
from dexterity.rules.fighter.state import State
from tests.kit.fighting import HEROES, boss, box, foe, potion, room, thing, throw

REQUIREMENTS = ("jump", "blind", "wink", "elbow")
CONFLICTS: Conflicts = (("blind", "wink"), ("jump", "elbow"))

LANDED = "11222333344455ccc.bh-"
"""Where a die comes to rest: about as often as for a fair hand."""


def _monsters() -> list[Foe]:
    kinds, made = list(Kind), []
    for level in (1, 2, 3, 4):
        natures = [(trait, None) for trait in Trait] + [(None, asked) for asked in REQUIREMENTS]
        for number, (trait, asked) in enumerate([*natures, (None, None)]):
            made.append(
                foe(
                    3 * level,
                    1 + level // 3,
                    level=level,
                    gold=level,
                    kind=kinds[number % len(kinds)],
                    trait=trait,
                    requirement=asked,
                    name=f"monster-{level}-{number}",
                )
            )
    return made


def _items() -> list[Item]:
    weapons = [
        Weapon(1),
        Weapon(4, "blind"),
        Weapon(3, "elbow"),
        Weapon(2, "jump"),
        Weapon(1, against=Kind.ANIMAL, bonus_against=2),
        Weapon(1, heal=1),
        Weapon(1, gold=1),
    ]
    armours = [Armour(1), Armour(2), Armour(1, party=True), Armour(1, strikes=2), Armour(9)]
    return [
        *(thing(f"weapon-{number}", each, 2) for number, each in enumerate(weapons)),
        *(thing(f"armour-{number}", each, 2) for number, each in enumerate(armours)),
        *(potion(boon, 2, f"{boon}-{number}") for boon in Boon for number in range(2)),
    ]


def _rooms() -> list[Room]:
    return [
        *(room(f"asks-{asked}", 4, asked) for asked in REQUIREMENTS),
        *(room(f"plain-{symbols}", symbols) for symbols in (2, 3, 4, 5)),
        room("gold", 2, gold=2),
        room("armoury", 3, items=2, stronger=3),
        room("carver", 2, dice=1),
        room("temple", 2, heal=2),
        room("lair", 5, stronger=5),
    ]


def whole_box() -> Cards:
    """One of everything, and more."""
    traits: tuple[Trait | None, ...] = (None, *Trait)
    return box(
        monsters=_monsters(),
        bosses=[boss(15, 1, trait=trait, name=f"boss-{trait}") for trait in traits],
        items=_items(),
        rooms=_rooms(),
    )


def game_of(seed: int, cards: Cards) -> FighterGame:
    """Two to six of the heroes, of some difficulty."""
    luck = Random(seed)
    party = luck.sample([hero.id for hero in HEROES], luck.randint(2, 6))
    options = Options(tuple(party), luck.choice(list(Difficulty)), luck.randrange(len(party)))
    return FighterGame(cards, options, CONFLICTS)


def random_throw(game: FighterGame, state: State, luck: Random) -> MakeThrow:
    """The die in the hand lands somewhere, now and then against the requirements or the rules."""
    marks = ("*" if luck.random() < 0.4 else "") + luck.choice(["", "", "", "", "!", "^"])
    lying = () if state.fight is None else state.fight.lying
    others = " ".join(luck.choice("135h.-") for _ in lying)
    return throw(luck.choice(LANDED) + marks, game.requirements(state), others)


def random_action(
    game: FighterGame, state: State, actions: tuple[Action, ...], luck: Random
) -> Action:
    """Anything that can be done; but mostly what leads on, lest a party trade for ever."""
    onward = luck.random()
    if game.awaits_throw(state) and (not actions or onward < 0.9):
        return random_throw(game, state, luck)
    return GoOn() if GoOn() in actions and onward < 0.4 else luck.choice(actions)
