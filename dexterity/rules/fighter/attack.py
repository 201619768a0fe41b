"""A throw from its landing until it counts."""

from dataclasses import replace

from dexterity.rules.fighter.actions import AgainBy
from dexterity.rules.fighter.cards.colour import Colour
from dexterity.rules.fighter.cards.foe import Trait
from dexterity.rules.fighter.cards.hero import Ability
from dexterity.rules.fighter.cards.item import Armour, ItemId
from dexterity.rules.fighter.course import Course
from dexterity.rules.fighter.effects import (
    AbilityWoken,
    ArmourUsed,
    FatalBlow,
    FoeHealed,
    FoeHurt,
    GoldLost,
    ItemSnatched,
    SecondStrike,
    Source,
    ThrowJudged,
    ThrownAgain,
)
from dexterity.rules.fighter.judging import Blow, blow_of, hits, wakeable, weapons_of
from dexterity.rules.fighter.rest import begin_rest
from dexterity.rules.fighter.state import Attack, LyingDie, Phase, SeatId, Token
from dexterity.rules.fighter.turns import pass_turn
from dexterity.rules.made_throw import MakeThrow
from dexterity.values import Aftermath

GROUP_HEAL = 1
SELF_HEAL = 3
FLUTE_HEALS = 1
THROWS_AGAIN = frozenset({Ability.REROLL, Ability.TIME_SPELL})


# --- the throw ----------------------------------------------------------------------------------


def make_throw(course: Course, throw: MakeThrow) -> None:
    """The die lies there; its symbol wakes what it can, and everybody may still do something."""
    fight, attack = course.fight, course.attack
    verdict = throw.verdict
    if not attack.repeated:
        _spend(course, attack.colour)
    course.change(phase=Phase.JUDGED, throws=course.state.throws + 1)
    course.change_fight(
        lying=_lying_after(fight.lying, attack.colour, throw.aftermath),
        thrower=fight.turn,
        free_throws=max(0, fight.free_throws - 1),
        attack=replace(
            attack,
            verdict=verdict,
            on_table=throw.aftermath.own is not None and not throw.aftermath.own.fell,
            freed=fight.free_throws > 0,
        ),
    )
    wake_own(course)
    attack = course.attack
    course.tell(ThrowJudged(fight.turn, verdict, hits(course, attack), attack.woken))


def _spend(course: Course, colour: Colour) -> None:
    """A white die leaves the chest for good, a coloured one is gone until the dice come back."""
    if colour is Colour.WHITE:
        course.change(white_dice=course.state.white_dice - 1)
        course.change_fight(whites=course.fight.whites + 1)
    else:
        course.change_fight(spent=(*course.fight.spent, colour))


def wake_own(course: Course) -> None:
    """What a coloured die wakes by itself; with a white one somebody picks, as long as they can."""
    attack, hero = course.attack, course.hero(course.fight.turn)
    woken = [hero.ability(colour) for colour in wakeable(course, attack, course.fight.turn)]
    if attack.colour is Colour.WHITE:
        course.change_attack(woken=attack.woken if attack.woken in woken else None)
    else:
        course.change_attack(woken=next(iter(woken), None))


def _lying_after(
    lying: tuple[LyingDie, ...], colour: Colour, aftermath: Aftermath
) -> tuple[LyingDie, ...]:
    """Where all dice are now, the thrown one last; those that fell are gone from the table."""
    moved = zip(lying, aftermath.others, strict=True)
    rests = [(die.colour, rest) for die, rest in moved]
    if aftermath.own is not None:
        rests.append((colour, aftermath.own))
    return tuple(LyingDie(each, rest) for each, rest in rests if not rest.fell)


# --- what can be done about it ------------------------------------------------------------------


def pick_ability(course: Course, colour: Colour) -> None:
    """A white die wakes what its thrower likes best."""
    course.change_attack(woken=course.hero(course.fight.turn).ability(colour))


def throw_again(course: Course, by: AgainBy) -> None:
    """The throw never happened: the die is in the hand again, with the same weapons."""
    if by is AgainBy.TOKEN:
        drop_token(course, Token.TIME_SPELL)
    else:
        _tell_woken(course)
        if course.attack.woken is Ability.TIME_SPELL:
            place_token(course, Token.TIME_SPELL)
    take_up_again(course)


def take_up_again(course: Course) -> None:
    """The die leaves the table and is thrown as before."""
    attack = course.attack
    _hand_back(course, Attack(attack.colour, attack.weapons, attack.second, again=True))
    course.tell(ThrownAgain(course.fight.turn))


def _hand_back(course: Course, next_: Attack) -> None:
    """The die is in the hand again, and as free as it was the first time."""
    fight, attack = course.fight, course.attack
    course.change(phase=Phase.THROW)
    course.change_fight(
        lying=fight.lying[:-1] if attack.on_table else fight.lying,
        free_throws=fight.free_throws + attack.freed,
        attack=next_,
    )


def use_armour(course: Course, item: ItemId) -> None:
    """It keeps damage away, and may strike back."""
    seat, armour = course.fight.turn, course.item(item).use
    if not isinstance(armour, Armour):
        raise TypeError(f"{item} is no armour")
    carried = tuple(
        replace(thing, used=True) if thing.item == item else thing
        for thing in course.member(seat).carried
    )
    course.change_member(seat, carried=carried)
    attack = course.attack
    course.change_attack(
        less=attack.less + armour.less,
        party_less=attack.party_less + (armour.less if armour.party else 0),
        strikes=attack.strikes + armour.strikes,
    )
    course.tell(ArmourUsed(seat, item))


def place_token(course: Course, token: Token) -> None:
    """It lies beside the monster until the fight is over."""
    if token not in course.fight.tokens:
        course.change_fight(tokens=(*course.fight.tokens, token))


def drop_token(course: Course, token: Token) -> None:
    """It is used up."""
    course.change_fight(tokens=tuple(each for each in course.fight.tokens if each is not token))


# --- it counts ----------------------------------------------------------------------------------


def let_count(course: Course) -> None:
    """What was woken, the blow, what a miss costs, and then the turn is over."""
    seat, blow = course.fight.turn, blow_of(course, course.fight.turn)
    flute_plays = Token.FLUTE in course.fight.tokens
    do_woken(course)
    _strike(course, blow)
    if blow.hit:
        _gain_by_weapons(course, seat)
        if flute_plays:
            course.heal([seat], FLUTE_HEALS, Source.FLUTE)
    elif not (course.foe.boss and course.fight.health <= 0):
        # A monster that a miss has killed still hurts once; a boss that fell ends everything.
        _punish(course, seat, blow)
    _end_attack(course, seat)


def _tell_woken(course: Course) -> None:
    """What the symbol has woken, at the moment when it matters."""
    if course.attack.woken is not None:
        course.tell(AbilityWoken(course.fight.turn, course.attack.woken))


def do_woken(course: Course) -> None:
    """The abilities that are not in the numbers of the blow."""
    _tell_woken(course)
    seat = course.fight.turn
    match course.attack.woken:
        case Ability.GROUP_HEAL:
            course.heal(course.state.standing, GROUP_HEAL, Source.ABILITY)
        case Ability.SELF_HEAL:
            course.heal([seat], SELF_HEAL, Source.ABILITY)
        case Ability.PICKPOCKET:
            course.gain_gold(1, Source.ABILITY)
        case Ability.FEAST:
            place_token(course, Token.FEAST)
        case Ability.TIME_SPELL:
            place_token(course, Token.TIME_SPELL)
        case Ability.ENCHANTED_FLUTE:
            course.heal(course.state.standing, FLUTE_HEALS, Source.ABILITY)
            place_token(course, Token.FLUTE)
        case Ability.FREE_SAMPLE:
            _snatch(course, seat)
        case _:
            pass


def _snatch(course: Course, seat: SeatId) -> None:
    """Once a fight, the top of the shop's deck, face down."""
    state = course.state
    if course.fight.sampled is None and state.shop_deck:
        course.change_fight(sampled=state.shop_deck[0])
        course.change(shop_deck=state.shop_deck[1:])
        course.tell(ItemSnatched(seat))


def _strike(course: Course, blow: Blow) -> None:
    if blow.fatal:
        course.change_fight(health=0, fatal=True)
        course.tell(FatalBlow())
    elif blow.damage or blow.halved:
        strike(course, blow.damage, halved=blow.halved)


def strike(course: Course, damage: int, *, halved: bool = False) -> None:
    """The monster loses health; how far below nothing is remembered for the epic throw."""
    course.change_fight(health=course.fight.health - damage)
    course.tell(FoeHurt(damage, course.fight.health, halved))


def _gain_by_weapons(course: Course, seat: SeatId) -> None:
    for weapon in weapons_of(course, course.attack):
        course.heal([seat], weapon.heal, Source.WEAPON)
        course.gain_gold(weapon.gold, Source.WEAPON)


def _punish(course: Course, seat: SeatId, blow: Blow) -> None:
    """What a miss costs, and what the monster makes of it."""
    others = [other for other in course.state.standing if other != seat]
    course.hurt(seat, blow.suffered)
    for other in others:
        course.hurt(other, blow.suffered_by_others)
    if course.trait is Trait.GREEDY and course.state.gold:
        course.change(gold=course.state.gold - 1)
        course.tell(GoldLost(1, Source.GREED))
    fight = course.fight
    healed = min(course.foe.leeches, fight.most_health - fight.health)
    if course.trait is Trait.LEECH and healed > 0 and fight.health > 0:
        course.change_fight(health=fight.health + healed)
        course.tell(FoeHealed(healed, course.fight.health))


def _end_attack(course: Course, seat: SeatId) -> None:
    if course.fight.health <= 0 and (course.state.standing or course.foe.boss):
        begin_rest(course)
    elif course.attack.woken is Ability.DOUBLE_STRIKE:
        _hand_back(course, Attack(course.attack.colour, second=True))
        course.tell(SecondStrike(seat))
    else:
        pass_turn(course)
