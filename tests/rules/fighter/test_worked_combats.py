"""The two fights that the rulebook tells, step by step, with its numbers."""

from dexterity.rules.fighter.actions import AgainBy, LetCount, TakeBackDice, TakeScar, ThrowAgain
from dexterity.rules.fighter.cards.foe import Kind, Trait
from dexterity.rules.fighter.cards.item import Boon, Weapon
from dexterity.rules.fighter.effects import GoldGained, HeroFell, ScarTaken, Source
from dexterity.rules.fighter.state import Phase, SeatId
from tests.kit.fighting import RED, Campaign, foe, in_room, potion, room, thing, use

WILROND, BRAD, MURKA = map(SeatId, range(3))


def test_the_zombie_monkey_in_the_room_with_the_pot_of_gold() -> None:
    monkey = foe(2, 1, level=1, gold=1, kind=Kind.UNDEAD, requirement="under_leg")
    pot_of_gold = room(gold=1, stronger=3)
    party = in_room(monkey, heroes="wilrond brad murka", where=pot_of_gold)

    # Murka leads. The room gives a coin and makes the monster stronger.
    assert party.leader == "murka"
    assert party.state.gold == 1
    assert party.foe_health == 5
    assert party.game.requirements(party.state) == ("under_leg",)

    # 1. Wilrond sits to her left and begins: red, a blank 3.
    assert party.turn == "wilrond"
    assert party.dice_left == "red green blue"
    party.attack("red 3")
    assert party.foe_health == 2
    assert party.dice_left == "green blue"

    # 2. Brad takes green for its reroll: outside with the symbol, then a 4 without a bounce.
    assert party.turn == "brad"
    party.throw("green .*").do(ThrowAgain(AgainBy.ABILITY)).land("4^").do(LetCount())
    assert party.foe_health == 2
    assert party.health == (9, 8, 9)
    assert party.dice_left == "blue"

    # 3. Murka's blue die lies in a hole, blank.
    assert party.turn == "murka"
    party.attack("blue h")
    assert party.foe_health == 2
    assert party.health == (9, 8, 8)
    assert party.dice_left == ""

    # 4. It is Wilrond's turn again. He takes the dice back, at the price of the level to everyone.
    assert party.turn == "wilrond"
    party.do(TakeBackDice())
    assert party.health == (8, 7, 7)
    assert party.dice_left == "red green blue"
    assert party.turn == "wilrond"

    # 5. His red die stops outside, with its symbol: nimble as he is he strikes all the same.
    party.attack("red .*")
    assert party.health == (8, 7, 7)
    assert party.state.gold == 2
    assert party.all_told(GoldGained) == [
        GoldGained(1, Source.ROOM),
        GoldGained(1, Source.REWARD),
    ]
    assert party.phase == Phase.REST
    assert party.leader == "wilrond"


def at_the_owlbear() -> Campaign:
    owlbear = foe(11, 3, level=3, gold=3, kind=Kind.ANIMAL, trait=Trait.ENRAGED)
    return in_room(
        owlbear,
        where=room(requirement="jump"),
        things={
            "wilrond": [thing("helm_of_bravery", Weapon(4, "blind"))],
            "murka": [
                thing("spiked_elbow_pad", Weapon(3, "elbow")),
                potion(Boon.DAMAGE, 2, "napalm_water"),
            ],
        },
        health={"brad": 3},
    )


def test_the_owlbear_on_the_cursed_trampoline() -> None:
    party = at_the_owlbear()
    assert party.foe_health == 11
    assert party.game.requirements(party.state) == ("jump",)

    # 1. Wilrond wears his helm: blind, and jumping. Green stops outside, blank; all suffer.
    assert party.turn == "wilrond"
    party.take("green", "helm_of_bravery")
    assert party.game.requirements(party.state) == ("jump", "blind")
    party.land(".").do(LetCount())
    assert party.foe_health == 11
    assert party.health == (6, 0, 6)
    assert party.all_told(HeroFell) == [HeroFell(BRAD)]

    # 2. Brad plays dead, so it is Murka's turn. She leaves her elbow pad alone.
    assert party.turn == "murka"
    party.take("red")
    assert party.game.requirements(party.state) == ("jump",)
    party.land("5*")
    blow = party.game.blow(party.state)
    assert blow is not None
    assert blow.damage == 9
    party.do(use("napalm_water"))
    blow = party.game.blow(party.state)
    assert blow is not None
    assert blow.damage == 11
    party.do(LetCount())

    # 3. At 0 health it was no epic throw; three coins, and a scar on Brad's red.
    assert party.state.gold == 3
    assert party.all_told(GoldGained) == [GoldGained(3, Source.REWARD)]
    assert party.phase == Phase.SCARS
    party.do(TakeScar(RED))
    assert party.all_told(ScarTaken) == [ScarTaken(BRAD, RED)]
    assert party.health == (6, 7, 6)
    assert party.carries(MURKA) == ["spiked_elbow_pad"]
    assert party.phase == Phase.REST
    assert party.leader == "murka"


def test_brads_scarred_red_can_be_thrown_but_wakes_nothing_afterwards() -> None:
    party = in_room(foe(kind=Kind.DEMON), heroes="brad murka", scars={"brad": (RED,)})
    party.attack("red 2*")
    assert party.foe_health == 18
