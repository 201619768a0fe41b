"""Things that are used up: what they do, and when they would be wasted."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from dexterity.rules.fighter.actions.action import Action, Refusal
from dexterity.rules.fighter.actions.things import carried_by_all, take_off
from dexterity.rules.fighter.attack import do_woken, fetch_dice, strike, take_up_again, wake_own
from dexterity.rules.fighter.cards.foe import Trait
from dexterity.rules.fighter.cards.item import Boon, Consumable, ItemId
from dexterity.rules.fighter.draft import FighterDraft
from dexterity.rules.fighter.effects import ItemUsed, ScarHealed, Source
from dexterity.rules.fighter.judging import (
    blow_of,
    foe_damage,
    hits,
    is_fatal,
    shows_symbol,
    wakeable,
)
from dexterity.rules.fighter.rest import begin_rest
from dexterity.rules.fighter.state import Phase, SeatId
from dexterity.values.colour import DieColour

OF_A_THROW = frozenset({Boon.SHELTER, Boon.REROLL, Boon.SYMBOL, Boon.STRETCH})
"""What only helps while a die lies there and does not count yet."""

OF_A_FIGHT = frozenset({Boon.DAMAGE, Boon.RECALL, Boon.FREE_HAND, Boon.CALM, Boon.SOOTHE})
"""What needs a monster."""

FIGHTING = frozenset({Phase.CHOOSE, Phase.THROW, Phase.JUDGED})
"""While scars are taken, the monster of the fight is beaten."""

FOR_SOMEBODY = frozenset({Boon.HEAL, Boon.UNSCAR})


@dataclass(frozen=True, slots=True)
class UseItem(Action):
    """Somebody uses something up, at any time."""

    record_name = "use_item"
    phases = frozenset(Phase) - {Phase.OVER}

    item: ItemId
    seat: SeatId | None = None
    """Whom it is for, where it is for somebody."""
    colour: DieColour | None = None
    """Of a scar that heals, or of the ability that a symbol wakes."""

    @classmethod
    def candidates(cls, draft: FighterDraft) -> Iterator["UseItem"]:
        for item in carried_by_all(draft):
            if not isinstance(item.use, Consumable):
                continue
            if item.use.boon not in FOR_SOMEBODY:
                yield cls(item.id)
                continue
            for seat in draft.state.standing:
                yield cls(item.id, seat)
                yield from (cls(item.id, seat, scar) for scar in draft.member(seat).scars)

    def why_not(self, draft: FighterDraft) -> Refusal | None:
        used = _consumable_of(draft, self)
        if used is None:
            return Refusal.NOT_YOURS
        if not _is_time_for(draft, used.boon):
            return Refusal.NOT_NOW
        if not _is_for(draft, used.boon, self):
            return Refusal.WHOM
        return None if _does_something(draft, used, self) else Refusal.NO_EFFECT

    def apply(self, draft: FighterDraft) -> None:
        used, bearer = _consumable_of(draft, self), draft.bearer(self.item)
        if used is None or bearer is None:
            raise LookupError(f"nobody can use {self.item}")
        take_off(draft, self.item)
        draft.tell(ItemUsed(bearer, self.item, self.seat))
        _do(draft, used, self)


def _consumable_of(draft: FighterDraft, action: UseItem) -> Consumable | None:
    """What is to be used, if somebody has it who can, and if it is something to be used up."""
    item = draft.cards.items.get(action.item)
    bearer = None if item is None else draft.bearer(item.id)
    if item is None or bearer is None or not draft.member(bearer).stands:
        return None
    return item.use if isinstance(item.use, Consumable) else None


def _is_time_for(draft: FighterDraft, boon: Boon) -> bool:
    phase = draft.state.phase
    if boon in OF_A_THROW:
        return phase is Phase.JUDGED
    if boon is Boon.RECALL:
        return phase in {Phase.CHOOSE, Phase.JUDGED}
    return boon not in OF_A_FIGHT or phase in FIGHTING


def _is_for(draft: FighterDraft, boon: Boon, action: UseItem) -> bool:
    """Whether it is told for whom, and for which scar, just where that has to be told."""
    told = action.seat is not None, action.colour is not None
    if told != (boon in FOR_SOMEBODY, boon is Boon.UNSCAR):
        return False
    return action.seat is None or _reaches(draft, action.seat)


def _reaches(draft: FighterDraft, seat: SeatId) -> bool:
    return 0 <= seat < len(draft.state.party) and draft.member(seat).stands


def _does_something(draft: FighterDraft, used: Consumable, action: UseItem) -> bool:  # noqa: PLR0911
    match used.boon:
        case Boon.HEAL:
            return action.seat is not None and _is_hurt(draft, action.seat)
        case Boon.HEAL_ALL:
            return any(_is_hurt(draft, seat) for seat in draft.state.standing)
        case Boon.UNSCAR:
            return action.seat is not None and action.colour in draft.member(action.seat).scars
        case Boon.SHELTER:
            return blow_of(draft, draft.fight.turn).suffered > 0
        case Boon.SYMBOL:
            return _symbol_helps(draft)
        case Boon.STRETCH:
            return hits(draft, draft.attack) and not _is_beaten_anyway(draft)
        case Boon.DAMAGE:
            return not _is_beaten_anyway(draft)
        case Boon.RECALL:
            return bool(draft.fight.spent)
        case Boon.CALM:
            return draft.trait is not None
        case Boon.SOOTHE:
            return foe_damage(draft) > 1
        case Boon.DICE:
            return draft.state.white_dice_left > 0
        case Boon.REROLL | Boon.FREE_HAND | Boon.GOLD:
            return True


def _is_hurt(draft: FighterDraft, seat: SeatId) -> bool:
    member = draft.member(seat)
    return member.stands and member.health < member.most_health


def _symbol_helps(draft: FighterDraft) -> bool:
    """Whether the symbol would wake something, or make a perfect hit a fatal one."""
    shown = replace(draft.attack, granted_symbol=True)
    helps = is_fatal(draft, shown) or wakeable(draft, shown, draft.fight.turn)
    return not shows_symbol(draft.attack) and bool(helps)


def _is_beaten_anyway(draft: FighterDraft) -> bool:
    """Whether a fatal blow lies there: more damage would be wasted."""
    return draft.state.phase is Phase.JUDGED and is_fatal(draft, draft.attack)


def _do(draft: FighterDraft, used: Consumable, action: UseItem) -> None:
    match used.boon:
        case Boon.DAMAGE:
            _add_damage(draft, used.amount)
        case Boon.HEAL | Boon.HEAL_ALL:
            whom = draft.state.standing if action.seat is None else (action.seat,)
            draft.heal(whom, used.amount, Source.ITEM)
        case Boon.SHELTER:
            draft.change_attack(less=draft.attack.less + used.amount)
        case Boon.REROLL:
            take_up_again(draft)
        case Boon.SYMBOL:
            draft.change_attack(granted_symbol=True)
            wake_own(draft)
        case Boon.STRETCH:
            draft.change_attack(stretched=draft.attack.stretched + used.amount)
        case Boon.GOLD:
            draft.gain_gold(used.amount, Source.ITEM)
        case Boon.DICE:
            draft.gain_dice(used.amount, Source.ITEM)
        case Boon.UNSCAR:
            _unscar(draft, action)
        case Boon.RECALL | Boon.FREE_HAND | Boon.CALM | Boon.SOOTHE:
            _change_fight(draft, used)


def _change_fight(draft: FighterDraft, used: Consumable) -> None:
    """What holds until the fight is over."""
    fight = draft.fight
    match used.boon:
        case Boon.RECALL:
            fetch_dice(draft, free=True)
            if draft.state.phase is Phase.JUDGED:
                draft.change_attack(on_table=draft.attack.colour is DieColour.WHITE)
        case Boon.FREE_HAND:
            draft.change_fight(free_throws=fight.free_throws + used.amount)
        case Boon.CALM:
            # What was a miss to a sly monster may be a hit now, and wake something else.
            draft.change_fight(calmed=True)
            _judge_anew(draft)
        case _:
            draft.change_fight(soothed=fight.soothed + used.amount)


def _judge_anew(draft: FighterDraft) -> None:
    """What the die that lies there wakes, now that things are different."""
    if draft.state.phase is Phase.JUDGED:
        wake_own(draft)


def _add_damage(draft: FighterDraft, amount: int) -> None:
    """To a throw that has hit; else it is a blow of its own, which a tough monster may halve."""
    thrown = draft.state.phase is Phase.JUDGED
    if thrown and hits(draft, draft.attack):
        draft.change_attack(added=draft.attack.added + amount)
        return
    halved = draft.trait is Trait.TOUGH and amount % 2 == 1
    strike(draft, amount // 2 if halved else amount, halved=halved)
    if draft.fight.health <= 0:
        if thrown:
            # The die missed, but what its symbol has woken comes before the thing that was used.
            do_woken(draft)
        begin_rest(draft)


def _unscar(draft: FighterDraft, action: UseItem) -> None:
    """The colour wakes again; the health it took has yet to be healed."""
    if action.seat is None or action.colour is None:
        raise LookupError("whose scar?")
    scars = tuple(scar for scar in draft.member(action.seat).scars if scar is not action.colour)
    draft.change_member(action.seat, scars=scars)
    draft.tell(ScarHealed(action.seat, action.colour))
    _judge_anew(draft)


USING: Final = (UseItem,)
