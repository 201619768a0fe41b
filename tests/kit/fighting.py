"""Campaigns played by words, with cards made for one test.

An attack is a line such as `red 3`: the red die is taken, stops on section 3 and counts. Besides a
digit there are `c` the centre, `.` beside the target, `b` bones, `h` a hole and `-` off the table.
After it come `*` for the symbol, `!` for a requirement that was not met, and `^` for a die that
went straight onto the target.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import TypeVar

from dexterity.rules.fighter.actions import (
    Action,
    GoOn,
    LetCount,
    MakeThrow,
    PickRoom,
    Refusal,
    TakeDie,
    UseItem,
)
from dexterity.rules.fighter.cards.box import Cards
from dexterity.rules.fighter.cards.foe import BOSS_LEVEL, Foe, FoeId, Kind, Trait
from dexterity.rules.fighter.cards.hero import Ability, Hero, HeroId
from dexterity.rules.fighter.cards.item import Armour, Boon, Consumable, Item, ItemId, Weapon
from dexterity.rules.fighter.cards.room import SHOPS_BEFORE_BOSS, Room, RoomId
from dexterity.rules.fighter.draft import Conflicts
from dexterity.rules.fighter.effects import Effect
from dexterity.rules.fighter.game import FighterGame
from dexterity.rules.fighter.options import Difficulty, Options
from dexterity.rules.fighter.state import Carried, Fight, Member, Phase, SeatId, State
from dexterity.values.colour import DieColour
from dexterity.values.landing import Aftermath, Ending, Finding
from tests.kit.landings import landing
from tests.kit.levels import dice, rest

RED, GREEN, BLUE, WHITE = DieColour
Told = TypeVar("Told", bound=Effect)

# --- cards --------------------------------------------------------------------------------------


def hero(
    name: str, red: Ability, green: Ability, blue: Ability, room: tuple[int, int, int] = (2, 2, 3)
) -> Hero:
    """A sheet, with more room for things than most tests need."""
    return Hero(HeroId(name), red, green, blue, *room)


HEROES = (
    hero("wilrond", Ability.INSTINCTIVE_AGILITY, Ability.GROUP_HEAL, Ability.COURAGE),
    hero("brad", Ability.SWORN_ENEMY_DEMON, Ability.REROLL, Ability.FEAST),
    hero("murka", Ability.SWORN_ENEMY_ANIMAL, Ability.INSTINCTIVE_AGILITY, Ability.DOUBLE_STRIKE),
    hero("lightfingers", Ability.PIERCING, Ability.PICKPOCKET, Ability.FREE_SAMPLE),
    hero("grace", Ability.TARGETED, Ability.SELF_HEAL, Ability.HEROIC_DEFENCE),
    hero("brawnhilda", Ability.PIERCING, Ability.SELF_HEAL, Ability.SMASH),
    hero("edith", Ability.TARGETED, Ability.REROLL, Ability.TIME_SPELL),
    hero("marvin", Ability.SWORN_ENEMY_UNDEAD, Ability.GROUP_HEAL, Ability.ENCHANTED_FLUTE),
)


def foe(
    health: int = 20,
    damage: int = 1,
    *,
    level: int = 1,
    gold: int = 0,
    kind: Kind = Kind.ODDITY,
    trait: Trait | None = None,
    requirement: str | None = None,
    name: str = "foe",
) -> Foe:
    """A monster, healthy enough to see a few throws."""
    return Foe(FoeId(name), level, kind, health, damage, gold, trait, requirement)


def boss(
    health: int = 40, damage: int = 1, *, trait: Trait | None = None, name: str = "boss"
) -> Foe:
    """The last of all."""
    return replace(foe(health, damage, level=BOSS_LEVEL, trait=trait, name=name), boss=True)


def room(name: str = "room", symbols: int = 2, requirement: str | None = None, **has: int) -> Room:
    """A room, empty unless told otherwise."""
    return Room(RoomId(name), symbols, requirement=requirement, **has)


EMPTY_ROOMS = (room("hall"), room("cellar"), room("attic"))
"""Where a party may go next."""


def thing(name: str, use: Weapon | Armour | Consumable, price: int = 1) -> Item:
    """Some piece of equipment."""
    return Item(ItemId(name), price, use)


def potion(boon: Boon, amount: int = 1, name: str = "potion") -> Item:
    """Something that is used up."""
    return thing(name, Consumable(boon, amount))


def use(name: str = "potion", seat: int | None = None, colour: DieColour | None = None) -> UseItem:
    """It is used, for somebody where that matters."""
    return UseItem(ItemId(name), None if seat is None else SeatId(seat), colour)


# --- throws -------------------------------------------------------------------------------------


def throw(word: str, requirements: Iterable[str] = (), others: str = "") -> MakeThrow:
    """A throw after a word; the dice that lay there lie like the others afterwards."""
    sign, marks = word[0], word[1:]
    fell = sign == "-"
    return MakeThrow(
        landing(
            " ".join(("." if fell else sign) * 4),
            ending=Ending.FELL if fell else Ending.RESTED,
            table_hits=0 if "^" in marks else 1,
            symbol="*" in marks,
        ),
        tuple(Finding(each, "!" not in marks, 1.0, 1.0) for each in requirements),
        Aftermath((), dice(others), rest(sign)),
    )


# --- campaigns ----------------------------------------------------------------------------------


class Campaign:
    """A campaign played step by step, and all that was told of it."""

    def __init__(self, game: FighterGame, state: State) -> None:
        self.game = game
        self.state = state
        self.told: list[Effect] = []

    # What is done

    def do(self, *actions: Action) -> "Campaign":
        """Actions that can be taken, and are offered, one after the other."""
        for action in actions:
            assert self.game.why_not(self.state, action) is None, action
            offered = isinstance(action, MakeThrow) or action in self.game.actions(self.state)
            assert offered, action
            step = self.game.apply(self.state, action)
            self.state, self.told = step.state, [*self.told, *step.effects]
        return self

    def take(self, colour: str, *weapons: str) -> "Campaign":
        """A die, and what it is thrown with."""
        return self.do(TakeDie(DieColour(colour), tuple(map(ItemId, weapons))))

    def land(self, word: str, others: str | None = None) -> "Campaign":
        """The die in the hand comes to rest; without a drawing the other dice stay as they are."""
        action = throw(word, self.game.requirements(self.state), others or "")
        if others is None:
            untouched = tuple(die.rest for die in self.fight.lying)
            action = replace(action, aftermath=replace(action.aftermath, others=untouched))
        return self.do(action)

    def throw(self, line: str, *weapons: str) -> "Campaign":
        """`red 3*`: taken and thrown; it lies there and does not count yet."""
        colour, word = line.split()
        return self.take(colour, *weapons).land(word)

    def attack(self, line: str, *weapons: str) -> "Campaign":
        """`red 3*`: taken, thrown, and it counts."""
        return self.throw(line, *weapons).do(LetCount())

    def attacks(self, *lines: str) -> "Campaign":
        """One attack after the other, by whoever's turn it is."""
        for line in lines:
            self.attack(line)
        return self

    def refused(self, action: Action) -> Refusal:
        """Why an action cannot be taken; it is not offered, changes nothing and tells nothing."""
        reason = self.game.why_not(self.state, action)
        assert reason is not None, action
        assert action not in self.game.actions(self.state)
        step = self.game.apply(self.state, action)
        assert step.state is self.state
        assert step.effects == ()
        return reason

    def next_room(self) -> "Campaign":
        """From the rest into the first of the rooms that are offered then."""
        self.do(GoOn())
        return self.do(PickRoom(self.state.offered[0]))

    def meet_boss(self) -> "Campaign":
        """Out of the third shop, wherever the party was."""
        self.state = replace(
            self.state, phase=Phase.SHOP, shops=SHOPS_BEFORE_BOSS, fight=None, room=None
        )
        return self.do(GoOn())

    # How it stands

    @property
    def fight(self) -> Fight:
        assert self.state.fight is not None
        return self.state.fight

    @property
    def phase(self) -> str:
        """As a word: it changes between two questions, which types would not believe."""
        return self.state.phase

    @property
    def foe_health(self) -> int:
        return self.fight.health

    @property
    def health(self) -> tuple[int, ...]:
        """Of each hero."""
        return tuple(member.health for member in self.state.party)

    @property
    def turn(self) -> str:
        """The hero whose turn it is."""
        return self.state.party[self.fight.turn].hero

    @property
    def leader(self) -> str:
        return self.state.party[self.state.leader].hero

    @property
    def dice_left(self) -> str:
        """The coloured dice that can still be thrown."""
        return " ".join(self.fight.left)

    @property
    def lying(self) -> str:
        """The dice on the table with what is below them, such as `red:3 blue:h`."""
        signs = {rest(sign).place_mm: sign for sign in "12345cbh."}
        return " ".join(f"{die.colour}:{signs[die.rest.place_mm]}" for die in self.fight.lying)

    def carries(self, seat: int) -> list[str]:
        """What a hero has."""
        return [carried.item for carried in self.state.party[seat].carried]

    def all_told(self, kind: type[Told]) -> list[Told]:
        """The effects of one kind."""
        return [effect for effect in self.told if isinstance(effect, kind)]


def box(
    *,
    monsters: Collection[Foe] = (),
    bosses: Collection[Foe] = (),
    items: Collection[Item] = (),
    rooms: Collection[Room] = (),
    heroes: Collection[Hero] = HEROES,
) -> Cards:
    """Cards made for a test, and where it does not matter the plainest there are."""
    return Cards(
        heroes={each.id: each for each in heroes},
        monsters={each.id: each for each in monsters or (foe(),)},
        bosses={each.id: each for each in bosses or (boss(),)},
        items={each.id: each for each in items},
        rooms={each.id: each for each in rooms or (room(),)},
    )


def party_of(names: str, things: Mapping[str, Iterable[Item]]) -> tuple[Member, ...]:
    """Heroes who feel well, each with their things."""
    return tuple(
        Member(HeroId(name), carried=tuple(Carried(item.id) for item in things.get(name, ())))
        for name in names.split()
    )


def in_room(
    *monsters: Foe,
    heroes: str = "wilrond brad murka",
    where: Room | None = None,
    things: Mapping[str, Iterable[Item]] | None = None,
    deck: Iterable[Item] = (),
    boss: Foe | None = None,
    health: Mapping[str, int] | None = None,
    scars: Mapping[str, tuple[DieColour, ...]] | None = None,
    gold: int = 0,
    white_dice: int = 2,
    difficulty: Difficulty = Difficulty.NORMAL,
    conflicts: Conflicts = (),
) -> Campaign:
    """A party that has just gone into a room: monsters come as listed, the first hero begins."""
    monsters = monsters or (foe(),)
    things, where, deck = things or {}, where or room(), tuple(deck)
    cards = box(
        monsters=monsters,
        bosses=() if boss is None else (boss,),
        items=(*deck, *(item for carried in things.values() for item in carried)),
        rooms=(where, *EMPTY_ROOMS),
    )
    names = tuple(map(HeroId, heroes.split()))
    game = FighterGame(cards, Options(names, difficulty, len(names) - 1), conflicts)
    party = tuple(
        replace(
            member,
            health=(health or {}).get(member.hero, member.health),
            scars=(scars or {}).get(member.hero, ()),
        )
        for member in party_of(heroes, things)
    )
    state = replace(
        game.start(1),
        party=party,
        gold=gold,
        white_dice=white_dice,
        offered=(where.id,),
        rooms=tuple(each.id for each in EMPTY_ROOMS),
        foes=tuple(each.id for each in monsters),
        shop_deck=tuple(item.id for item in deck),
    )
    return Campaign(game, state).do(PickRoom(where.id))
