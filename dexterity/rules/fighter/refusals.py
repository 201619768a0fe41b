"""Why an action cannot be taken, each sort of action asked on its own."""

from dexterity.rules.fighter import actions as do
from dexterity.rules.fighter.actions import Action, AgainBy, Refusal
from dexterity.rules.fighter.attack import THROWS_AGAIN
from dexterity.rules.fighter.cards.colour import COLOURED, Colour
from dexterity.rules.fighter.cards.item import Armour, ItemId, Weapon
from dexterity.rules.fighter.carrying import has_room
from dexterity.rules.fighter.course import Course
from dexterity.rules.fighter.demands import Conflicts, clash, clashing, demanded, undone
from dexterity.rules.fighter.judging import blow_of, shows_symbol, wakeable
from dexterity.rules.fighter.rest import free_colours, to_be_scarred
from dexterity.rules.fighter.shop import DIE_PRICE, HEALING_PRICE
from dexterity.rules.fighter.state import Phase, SeatId, Token
from dexterity.rules.fighter.usage import why_not_use
from dexterity.rules.made_throw import MakeThrow

CARRYING = frozenset({Phase.GIVE, Phase.REST, Phase.SHOP})
"""When things may change hands."""

WHEN: dict[type[Action], frozenset[Phase]] = {
    do.PickRoom: frozenset({Phase.PATH}),
    do.TakeDie: frozenset({Phase.CHOOSE}),
    do.PutDieBack: frozenset({Phase.THROW}),
    do.TakeBackDice: frozenset({Phase.CHOOSE}),
    MakeThrow: frozenset({Phase.THROW}),
    do.PickAbility: frozenset({Phase.JUDGED}),
    do.ThrowAgain: frozenset({Phase.JUDGED}),
    do.UseArmour: frozenset({Phase.JUDGED}),
    do.UseItem: frozenset(Phase) - {Phase.OVER},
    do.LetCount: frozenset({Phase.JUDGED}),
    do.InventThrow: frozenset({Phase.CHOOSE}),
    do.Retreat: frozenset({Phase.CHOOSE}),
    do.TakeScar: frozenset({Phase.SCARS}),
    do.GiveItem: frozenset({Phase.GIVE}),
    do.LeaveItem: frozenset({Phase.GIVE}),
    do.TradeItem: CARRYING,
    do.DropItem: CARRYING,
    do.BuyItem: frozenset({Phase.SHOP}),
    do.BuyHealing: frozenset({Phase.SHOP}),
    do.BuyDie: frozenset({Phase.SHOP}),
    do.GoOn: frozenset({Phase.REST, Phase.SHOP}),
}


def why_not(course: Course, action: Action, conflicts: Conflicts) -> Refusal | None:
    """None if it can be taken."""
    if course.state.phase is Phase.OVER:
        return Refusal.CAMPAIGN_OVER
    if course.state.phase not in WHEN[type(action)]:
        return Refusal.NOT_NOW
    return _why_not_now(course, action, conflicts)


def _why_not_now(  # noqa: PLR0911, PLR0912 - one line for each sort of action
    course: Course, action: Action, conflicts: Conflicts
) -> Refusal | None:
    match action:
        case do.PickRoom(room):
            return None if room in course.state.offered else Refusal.NOT_OFFERED
        case do.TakeDie():
            return _why_not_take(course, action, conflicts)
        case do.PutDieBack():
            fixed = course.attack.second or course.attack.again
            return Refusal.NOT_NOW if fixed else None
        case do.TakeBackDice():
            return _why_not_take_back(course)
        case MakeThrow():
            return _why_not_throw(course, action, conflicts)
        case do.PickAbility(colour):
            return _why_not_wake(course, colour)
        case do.ThrowAgain(by):
            return _why_not_again(course, by)
        case do.UseArmour(item):
            return _why_not_armour(course, item)
        case do.UseItem():
            return why_not_use(course, action)
        case do.InventThrow(without):
            at_odds = clashing(demanded(course), conflicts)
            return None if without in at_odds else Refusal.POSSIBLE
        case do.Retreat():
            return None if clash(demanded(course), conflicts) else Refusal.POSSIBLE
        case do.TakeScar(colour):
            seat = to_be_scarred(course)
            free = () if seat is None else free_colours(course.member(seat))
            return None if colour in free else Refusal.SCARRED
        case do.GiveItem(seat):
            return _why_not_carry(course, seat, course.state.found[0])
        case do.TradeItem(item, seat):
            bearer = course.bearer(item)
            if bearer is None or bearer == seat:
                return Refusal.NOT_YOURS
            return _why_not_carry(course, seat, item)
        case do.DropItem(item):
            return Refusal.NOT_YOURS if course.bearer(item) is None else None
        case do.BuyItem(item, seat):
            return _why_not_buy(course, item, seat)
        case do.BuyHealing():
            return _why_not_heal(course)
        case do.BuyDie():
            if not course.state.white_dice_left:
                return Refusal.ENOUGH_DICE
            return None if course.state.gold >= DIE_PRICE else Refusal.NO_GOLD
        case do.LetCount() | do.LeaveItem() | do.GoOn():
            return None


# --- a fight ------------------------------------------------------------------------------------


def _why_not_take(course: Course, action: do.TakeDie, conflicts: Conflicts) -> Refusal | None:
    """Where room and monster clash, a die may be thrown anyway; weapons must not add to it."""
    reason = _why_not_die(course, action.colour) or _why_not_weapons(course, action.weapons)
    at_odds = clashing(demanded(course), conflicts)
    if reason is None and clashing(demanded(course, action.weapons), conflicts) != at_odds:
        return Refusal.CONFLICT
    return reason


def _why_not_die(course: Course, colour: Colour) -> Refusal | None:
    left = course.fight.left
    if colour in COLOURED:
        return None if colour in left else Refusal.DIE_SPENT
    if left:
        return Refusal.COLOURS_FIRST
    return None if course.state.white_dice else Refusal.NO_WHITE_DICE


def _why_not_weapons(course: Course, weapons: tuple[ItemId, ...]) -> Refusal | None:
    member = course.member(course.fight.turn)
    if len(set(weapons)) < len(weapons):
        return Refusal.TWICE
    ours = all(member.has(item) and isinstance(course.item(item).use, Weapon) for item in weapons)
    return None if ours else Refusal.NOT_YOURS


def _why_not_take_back(course: Course) -> Refusal | None:
    if course.foe.boss:
        return Refusal.BOSS_WAITS_FOR_NOBODY
    return Refusal.COLOURS_LEFT if course.fight.left else None


def _why_not_throw(course: Course, throw: MakeThrow, conflicts: Conflicts) -> Refusal | None:
    found = [finding.requirement for finding in throw.findings]
    asked = demanded(course, course.attack.weapons)
    if len(set(found)) < len(found) or not set(found) <= set(asked):
        return Refusal.FOREIGN_FINDING
    failed = {finding.requirement for finding in throw.findings if not finding.passed}
    if not failed.issuperset(undone(asked, conflicts)):
        return Refusal.NOBODY_CAN
    if len(throw.aftermath.others) != len(course.fight.lying):
        return Refusal.DICE_DIFFER
    return None


def _why_not_wake(course: Course, colour: Colour) -> Refusal | None:
    attack, seat = course.attack, course.fight.turn
    if attack.colour is not Colour.WHITE or not shows_symbol(attack):
        return Refusal.NO_SYMBOL
    if colour in course.member(seat).scars:
        return Refusal.SCARRED
    awake = colour in wakeable(course, attack, seat)
    fresh = awake and course.hero(seat).ability(colour) is not attack.woken
    return None if fresh else Refusal.NOT_WITH_THIS_THROW


def _why_not_again(course: Course, by: AgainBy) -> Refusal | None:
    able = {
        AgainBy.ABILITY: course.attack.woken in THROWS_AGAIN,
        AgainBy.TOKEN: Token.TIME_SPELL in course.fight.tokens and _caster_stands(course),
    }
    return None if able[by] else Refusal.NOTHING_TO_REPEAT


def _caster_stands(course: Course) -> bool:
    """Whose spell it is lets go of it, for whomever; who plays dead does nothing."""
    return any(course.hero(seat).casts for seat in course.state.standing)


def _why_not_armour(course: Course, item: ItemId) -> Refusal | None:
    seat = course.fight.turn
    carried = [thing for thing in course.member(seat).carried if thing.item == item]
    if not carried or not isinstance(course.item(item).use, Armour):
        return Refusal.NOT_YOURS
    if carried[0].used:
        return Refusal.ARMOUR_USED
    blow = blow_of(course, seat)
    hurts = blow.suffered > 0 or (blow.suffered_by_others > 0 and _shelters_all(course, item))
    return None if hurts else Refusal.NOTHING_TO_FEAR


def _shelters_all(course: Course, item: ItemId) -> bool:
    armour = course.item(item).use
    return isinstance(armour, Armour) and armour.party


# --- things and gold ----------------------------------------------------------------------------


def _why_not_carry(course: Course, seat: SeatId, item: ItemId) -> Refusal | None:
    if not 0 <= seat < len(course.state.party) or course.member(seat).out:
        return Refusal.WHOM
    return None if has_room(course, seat, item) else Refusal.NO_ROOM


def _why_not_buy(course: Course, item: ItemId, seat: SeatId) -> Refusal | None:
    if item not in course.state.wares:
        return Refusal.NOT_OFFERED
    if course.item(item).price > course.state.gold:
        return Refusal.NO_GOLD
    return _why_not_carry(course, seat, item)


def _why_not_heal(course: Course) -> Refusal | None:
    members = (course.member(seat) for seat in course.state.still_in)
    if all(member.health >= member.most_health for member in members):
        return Refusal.ALL_WELL
    return None if course.state.gold >= HEALING_PRICE else Refusal.NO_GOLD
