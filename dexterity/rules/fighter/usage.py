"""What consumables do, and when they would be wasted."""

from dataclasses import replace

from dexterity.rules.fighter.actions import Refusal, UseItem
from dexterity.rules.fighter.attack import do_woken, strike, take_up_again, wake_own
from dexterity.rules.fighter.cards.colour import Colour
from dexterity.rules.fighter.cards.foe import Trait
from dexterity.rules.fighter.cards.item import Boon, Consumable
from dexterity.rules.fighter.carrying import take_off
from dexterity.rules.fighter.course import Course
from dexterity.rules.fighter.effects import ItemUsed, ScarHealed, Source
from dexterity.rules.fighter.judging import (
    blow_of,
    foe_damage,
    hits,
    is_fatal,
    shows_symbol,
    wakeable,
)
from dexterity.rules.fighter.path import gain_dice
from dexterity.rules.fighter.rest import begin_rest
from dexterity.rules.fighter.state import Phase, SeatId
from dexterity.rules.fighter.turns import fetch_dice

OF_A_THROW = frozenset({Boon.SHELTER, Boon.REROLL, Boon.SYMBOL, Boon.STRETCH})
"""What only helps while a die lies there and does not count yet."""

OF_A_FIGHT = frozenset({Boon.DAMAGE, Boon.RECALL, Boon.FREE_HAND, Boon.CALM, Boon.SOOTHE})
"""What needs a monster."""

FIGHTING = frozenset({Phase.CHOOSE, Phase.THROW, Phase.JUDGED})
"""While scars are taken, the monster of the fight is beaten."""

FOR_SOMEBODY = frozenset({Boon.HEAL, Boon.UNSCAR})


def consumable_of(course: Course, action: UseItem) -> Consumable | None:
    """What is to be used, if somebody has it who can, and if it is something to be used up."""
    item = course.cards.items.get(action.item)
    bearer = None if item is None else course.bearer(item.id)
    if item is None or bearer is None or not course.member(bearer).stands:
        return None
    return item.use if isinstance(item.use, Consumable) else None


def why_not_use(course: Course, action: UseItem) -> Refusal | None:
    """Why it cannot be used; None if it can, and does something."""
    used = consumable_of(course, action)
    if used is None:
        return Refusal.NOT_YOURS
    if not _is_time_for(course, used.boon):
        return Refusal.NOT_NOW
    if not _is_for(course, used.boon, action):
        return Refusal.WHOM
    return None if _does_something(course, used, action) else Refusal.NO_EFFECT


def _is_time_for(course: Course, boon: Boon) -> bool:
    phase = course.state.phase
    if boon in OF_A_THROW:
        return phase is Phase.JUDGED
    if boon is Boon.RECALL:
        return phase in {Phase.CHOOSE, Phase.JUDGED}
    return boon not in OF_A_FIGHT or phase in FIGHTING


def _is_for(course: Course, boon: Boon, action: UseItem) -> bool:
    """Whether it is told for whom, and for which scar, just where that has to be told."""
    told = action.seat is not None, action.colour is not None
    if told != (boon in FOR_SOMEBODY, boon is Boon.UNSCAR):
        return False
    return action.seat is None or _reaches(course, action.seat)


def _reaches(course: Course, seat: SeatId) -> bool:
    return 0 <= seat < len(course.state.party) and course.member(seat).stands


def _does_something(course: Course, used: Consumable, action: UseItem) -> bool:  # noqa: PLR0911
    match used.boon:
        case Boon.HEAL:
            return action.seat is not None and _is_hurt(course, action.seat)
        case Boon.HEAL_ALL:
            return any(_is_hurt(course, seat) for seat in course.state.standing)
        case Boon.UNSCAR:
            return action.seat is not None and action.colour in course.member(action.seat).scars
        case Boon.SHELTER:
            return blow_of(course, course.fight.turn).suffered > 0
        case Boon.SYMBOL:
            return _symbol_helps(course)
        case Boon.STRETCH:
            return hits(course, course.attack) and not _is_beaten_anyway(course)
        case Boon.DAMAGE:
            return not _is_beaten_anyway(course)
        case Boon.RECALL:
            return bool(course.fight.spent)
        case Boon.CALM:
            return course.trait is not None
        case Boon.SOOTHE:
            return foe_damage(course) > 1
        case Boon.DICE:
            return course.state.white_dice_left > 0
        case Boon.REROLL | Boon.FREE_HAND | Boon.GOLD:
            return True


def _is_hurt(course: Course, seat: SeatId) -> bool:
    member = course.member(seat)
    return member.stands and member.health < member.most_health


def _symbol_helps(course: Course) -> bool:
    """Whether the symbol would wake something, or make a perfect hit a fatal one."""
    shown = replace(course.attack, granted_symbol=True)
    helps = is_fatal(course, shown) or wakeable(course, shown, course.fight.turn)
    return not shows_symbol(course.attack) and bool(helps)


def _is_beaten_anyway(course: Course) -> bool:
    """Whether a fatal blow lies there: more damage would be wasted."""
    return course.state.phase is Phase.JUDGED and is_fatal(course, course.attack)


def use_item(course: Course, action: UseItem) -> None:
    """It is used up, and does what it does."""
    used, bearer = consumable_of(course, action), course.bearer(action.item)
    if used is None or bearer is None:
        raise LookupError(f"nobody can use {action.item}")
    take_off(course, bearer, action.item)
    course.tell(ItemUsed(bearer, action.item, action.seat))
    _do(course, used, action)


def _do(course: Course, used: Consumable, action: UseItem) -> None:
    match used.boon:
        case Boon.DAMAGE:
            _add_damage(course, used.amount)
        case Boon.HEAL | Boon.HEAL_ALL:
            whom = course.state.standing if action.seat is None else (action.seat,)
            course.heal(whom, used.amount, Source.ITEM)
        case Boon.SHELTER:
            course.change_attack(less=course.attack.less + used.amount)
        case Boon.REROLL:
            take_up_again(course)
        case Boon.SYMBOL:
            course.change_attack(granted_symbol=True)
            wake_own(course)
        case Boon.STRETCH:
            course.change_attack(stretched=course.attack.stretched + used.amount)
        case Boon.GOLD:
            course.gain_gold(used.amount, Source.ITEM)
        case Boon.DICE:
            gain_dice(course, used.amount, Source.ITEM)
        case Boon.UNSCAR:
            _unscar(course, action)
        case Boon.RECALL | Boon.FREE_HAND | Boon.CALM | Boon.SOOTHE:
            _change_fight(course, used)


def _change_fight(course: Course, used: Consumable) -> None:
    """What holds until the fight is over."""
    fight = course.fight
    match used.boon:
        case Boon.RECALL:
            fetch_dice(course, free=True)
            if course.state.phase is Phase.JUDGED:
                course.change_attack(on_table=course.attack.colour is Colour.WHITE)
        case Boon.FREE_HAND:
            course.change_fight(free_throws=fight.free_throws + used.amount)
        case Boon.CALM:
            # What was a miss to a sly monster may be a hit now, and wake something else.
            course.change_fight(calmed=True)
            _judge_anew(course)
        case _:
            course.change_fight(soothed=fight.soothed + used.amount)


def _judge_anew(course: Course) -> None:
    """What the die that lies there wakes, now that things are different."""
    if course.state.phase is Phase.JUDGED:
        wake_own(course)


def _add_damage(course: Course, amount: int) -> None:
    """To a throw that has hit; else it is a blow of its own, which a tough monster may halve."""
    thrown = course.state.phase is Phase.JUDGED
    if thrown and hits(course, course.attack):
        course.change_attack(added=course.attack.added + amount)
        return
    halved = course.trait is Trait.TOUGH and amount % 2 == 1
    strike(course, amount // 2 if halved else amount, halved=halved)
    if course.fight.health <= 0:
        if thrown:
            # The die missed, but what its symbol has woken comes before the thing that was used.
            do_woken(course)
        begin_rest(course)


def _unscar(course: Course, action: UseItem) -> None:
    """The colour wakes again; the health it took has yet to be healed."""
    if action.seat is None or action.colour is None:
        raise LookupError("whose scar?")
    scars = tuple(scar for scar in course.member(action.seat).scars if scar is not action.colour)
    course.change_member(action.seat, scars=scars)
    course.tell(ScarHealed(action.seat, action.colour))
    _judge_anew(course)
