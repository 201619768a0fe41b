"""A throw, and what can be done about it until it counts."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from dexterity.rules.fighter.actions.action import Action, Refusal
from dexterity.rules.fighter.attack import (
    drop_token,
    let_count,
    place_token,
    take_up_again,
    tell_woken,
    wake_own,
)
from dexterity.rules.fighter.cards.hero import Ability
from dexterity.rules.fighter.cards.item import Armour, ItemId
from dexterity.rules.fighter.demands import demanded, undone
from dexterity.rules.fighter.draft import FighterDraft
from dexterity.rules.fighter.effects import ArmourUsed, ThrowJudged
from dexterity.rules.fighter.judging import blow_of, hits, shows_symbol, wakeable
from dexterity.rules.fighter.state import LyingDie, Phase, Token
from dexterity.rules.made_throw import MadeThrow
from dexterity.values.colour import COLOURED, DieColour
from dexterity.values.landing import Aftermath

JUDGED: Final = frozenset({Phase.JUDGED})

THROWS_AGAIN: Final = frozenset({Ability.REROLL, Ability.TIME_SPELL})


@dataclass(frozen=True, slots=True)
class MakeThrow(MadeThrow, Action):
    """The die lies there; its symbol wakes what it can, and everybody may still do something."""

    phases = frozenset({Phase.THROW})

    def why_not(self, draft: FighterDraft) -> Refusal | None:
        found = [finding.requirement for finding in self.findings]
        asked = demanded(draft, draft.attack.weapons)
        if len(set(found)) < len(found) or not set(found) <= set(asked):
            return Refusal.FOREIGN_FINDING
        failed = {finding.requirement for finding in self.findings if not finding.passed}
        if not failed.issuperset(undone(asked, draft.conflicts)):
            return Refusal.NOBODY_CAN
        if len(self.aftermath.others) != len(draft.fight.lying):
            return Refusal.DICE_DIFFER
        return None

    def apply(self, draft: FighterDraft) -> None:
        fight, attack = draft.fight, draft.attack
        verdict, own = self.verdict, self.aftermath.own
        if not attack.repeated:
            _spend(draft, attack.colour)
        draft.change(phase=Phase.JUDGED, throws=draft.state.throws + 1)
        draft.change_fight(
            lying=_lying_after(fight.lying, attack.colour, self.aftermath),
            thrower=fight.turn,
            free_throws=max(0, fight.free_throws - 1),
            attack=replace(
                attack,
                verdict=verdict,
                on_table=own is not None and not own.fell,
                freed=fight.free_throws > 0,
            ),
        )
        wake_own(draft)
        attack = draft.attack
        draft.tell(ThrowJudged(fight.turn, verdict, hits(draft, attack), attack.woken))


def _spend(draft: FighterDraft, colour: DieColour) -> None:
    """A white die leaves the chest for good, a coloured one is gone until the dice come back."""
    if colour is DieColour.WHITE:
        draft.change(white_dice=draft.state.white_dice - 1)
        draft.change_fight(whites=draft.fight.whites + 1)
    else:
        draft.change_fight(spent=(*draft.fight.spent, colour))


def _lying_after(
    lying: tuple[LyingDie, ...], colour: DieColour, aftermath: Aftermath
) -> tuple[LyingDie, ...]:
    """Where all dice are now, the thrown one last; those that fell are gone from the table."""
    moved = zip(lying, aftermath.others, strict=True)
    rests = [(die.colour, rest) for die, rest in moved]
    if aftermath.own is not None:
        rests.append((colour, aftermath.own))
    return tuple(LyingDie(each, rest) for each, rest in rests if not rest.fell)


@dataclass(frozen=True, slots=True)
class LetCount(Action):
    """The throw counts as it stands."""

    record_name = "let_count"
    phases = JUDGED

    def apply(self, draft: FighterDraft) -> None:
        let_count(draft)


@dataclass(frozen=True, slots=True)
class PickAbility(Action):
    """A white die shows its symbol: this colour's ability wakes."""

    record_name = "pick_ability"
    phases = JUDGED

    colour: DieColour

    @classmethod
    def candidates(cls, draft: FighterDraft) -> Iterator["PickAbility"]:
        return map(cls, COLOURED)

    def why_not(self, draft: FighterDraft) -> Refusal | None:
        attack, seat = draft.attack, draft.fight.turn
        if attack.colour is not DieColour.WHITE or not shows_symbol(attack):
            return Refusal.NO_SYMBOL
        if self.colour in draft.member(seat).scars:
            return Refusal.SCARRED
        awake = self.colour in wakeable(draft, attack, seat)
        fresh = awake and draft.hero(seat).ability(self.colour) is not attack.woken
        return None if fresh else Refusal.NOT_WITH_THIS_THROW

    def apply(self, draft: FighterDraft) -> None:
        draft.change_attack(woken=draft.hero(draft.fight.turn).ability(self.colour))


class AgainBy(StrEnum):
    """What lets a die be thrown again."""

    ABILITY = "ability"
    TOKEN = "token"


@dataclass(frozen=True, slots=True)
class ThrowAgain(Action):
    """The throw never happened: the die is in the hand again, with the same weapons."""

    record_name = "throw_again"
    phases = JUDGED

    by: AgainBy

    @classmethod
    def candidates(cls, draft: FighterDraft) -> Iterator["ThrowAgain"]:
        return map(cls, AgainBy)

    def why_not(self, draft: FighterDraft) -> Refusal | None:
        if self.by is AgainBy.ABILITY:
            able = draft.attack.woken in THROWS_AGAIN
        else:
            # Whose spell it is lets go of it, for whomever; who plays dead does nothing.
            casters = (draft.hero(seat).casts for seat in draft.state.standing)
            able = Token.TIME_SPELL in draft.fight.tokens and any(casters)
        return None if able else Refusal.NOTHING_TO_REPEAT

    def apply(self, draft: FighterDraft) -> None:
        if self.by is AgainBy.TOKEN:
            drop_token(draft, Token.TIME_SPELL)
        else:
            tell_woken(draft)
            if draft.attack.woken is Ability.TIME_SPELL:
                place_token(draft, Token.TIME_SPELL)
        take_up_again(draft)


@dataclass(frozen=True, slots=True)
class UseArmour(Action):
    """The hero who has missed is protected, once a fight, and may strike back."""

    record_name = "use_armour"
    phases = JUDGED

    item: ItemId

    @classmethod
    def candidates(cls, draft: FighterDraft) -> Iterator["UseArmour"]:
        things = (draft.item(thing.item) for thing in draft.member(draft.fight.turn).carried)
        return (cls(item.id) for item in things if isinstance(item.use, Armour))

    def why_not(self, draft: FighterDraft) -> Refusal | None:
        seat = draft.fight.turn
        carried = [thing for thing in draft.member(seat).carried if thing.item == self.item]
        armour = draft.item(self.item).use if carried else None
        if not isinstance(armour, Armour):
            return Refusal.NOT_YOURS
        if carried[0].used:
            return Refusal.ARMOUR_USED
        blow = blow_of(draft, seat)
        hurts = blow.suffered > 0 or (armour.party and blow.suffered_by_others > 0)
        return None if hurts else Refusal.NOTHING_TO_FEAR

    def apply(self, draft: FighterDraft) -> None:
        seat, armour = draft.fight.turn, draft.item(self.item).use
        if not isinstance(armour, Armour):
            raise TypeError(f"{self.item} is no armour")
        carried = tuple(
            replace(thing, used=True) if thing.item == self.item else thing
            for thing in draft.member(seat).carried
        )
        draft.change_member(seat, carried=carried)
        attack = draft.attack
        draft.change_attack(
            less=attack.less + armour.less,
            party_less=attack.party_less + (armour.less if armour.party else 0),
            strikes=attack.strikes + armour.strikes,
        )
        draft.tell(ArmourUsed(seat, self.item))


THROWING: Final = (MakeThrow, LetCount, PickAbility, ThrowAgain, UseArmour)
