"""Taking a die, and the ways out where dice or heads run short."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, combinations
from typing import Final

from dexterity.rules.fighter.actions.action import Action, Refusal
from dexterity.rules.fighter.attack import fetch_dice, lose, pass_turn
from dexterity.rules.fighter.cards.item import ItemId, Weapon
from dexterity.rules.fighter.demands import clash, clashing, demanded
from dexterity.rules.fighter.draft import FighterDraft
from dexterity.rules.fighter.effects import (
    Defeat,
    DiePutBack,
    DieTaken,
    Retreated,
    ThrowInvented,
)
from dexterity.rules.fighter.path import meet_next_foe
from dexterity.rules.fighter.state import Attack, Phase
from dexterity.values.colour import COLOURED, DieColour

CHOOSING: Final = frozenset({Phase.CHOOSE})


@dataclass(frozen=True, slots=True)
class TakeDie(Action):
    """The hero whose turn it is takes a die, and some weapons to throw it with. It is not spent
    before it is thrown."""

    record_name = "take_die"
    phases = CHOOSING

    colour: DieColour
    weapons: tuple[ItemId, ...] = ()

    @classmethod
    def candidates(cls, draft: FighterDraft) -> Iterator["TakeDie"]:
        things = (draft.item(thing.item) for thing in draft.member(draft.fight.turn).carried)
        weapons = [item.id for item in things if isinstance(item.use, Weapon)]
        sizes = range(len(weapons) + 1)
        hands = list(chain.from_iterable(combinations(weapons, size) for size in sizes))
        colours = draft.fight.left or (DieColour.WHITE,)
        return (cls(colour, hand) for colour in colours for hand in hands)

    def why_not(self, draft: FighterDraft) -> Refusal | None:
        """Where room and monster clash, a die may be thrown anyway; weapons must not add to it."""
        reason = self._why_not_die(draft) or self._why_not_weapons(draft)
        at_odds = clashing(demanded(draft), draft.conflicts)
        if reason is None and clashing(demanded(draft, self.weapons), draft.conflicts) != at_odds:
            return Refusal.CONFLICT
        return reason

    def _why_not_die(self, draft: FighterDraft) -> Refusal | None:
        left = draft.fight.left
        if self.colour in COLOURED:
            return None if self.colour in left else Refusal.DIE_SPENT
        if left:
            return Refusal.COLOURS_FIRST
        return None if draft.state.white_dice else Refusal.NO_WHITE_DICE

    def _why_not_weapons(self, draft: FighterDraft) -> Refusal | None:
        member, weapons = draft.member(draft.fight.turn), self.weapons
        if len(set(weapons)) < len(weapons):
            return Refusal.TWICE
        ours = all(member.has(one) and isinstance(draft.item(one).use, Weapon) for one in weapons)
        return None if ours else Refusal.NOT_YOURS

    def apply(self, draft: FighterDraft) -> None:
        draft.change(phase=Phase.THROW)
        draft.change_fight(attack=Attack(self.colour, self.weapons))
        draft.tell(DieTaken(draft.fight.turn, self.colour, self.weapons))


@dataclass(frozen=True, slots=True)
class PutDieBack(Action):
    """On second thoughts, another one: as if it had not been taken."""

    record_name = "put_die_back"
    phases = frozenset({Phase.THROW})

    def why_not(self, draft: FighterDraft) -> Refusal | None:
        fixed = draft.attack.second or draft.attack.again
        return Refusal.NOT_NOW if fixed else None

    def apply(self, draft: FighterDraft) -> None:
        draft.change(phase=Phase.CHOOSE)
        draft.change_fight(attack=None)
        draft.tell(DiePutBack(draft.fight.turn))


@dataclass(frozen=True, slots=True)
class TakeBackDice(Action):
    """All coloured dice again, at the price of the monster's level to everyone; nothing keeps that
    away."""

    record_name = "take_back_dice"
    phases = CHOOSING

    def why_not(self, draft: FighterDraft) -> Refusal | None:
        if draft.foe.boss:
            return Refusal.BOSS_WAITS_FOR_NOBODY
        return Refusal.COLOURS_LEFT if draft.fight.left else None

    def apply(self, draft: FighterDraft) -> None:
        fetch_dice(draft, free=False)
        for seat in draft.state.standing:
            draft.hurt(seat, draft.foe.level)
        if not draft.state.standing:
            lose(draft, Defeat.ALL_DOWN)
        elif not draft.member(draft.fight.turn).stands:
            pass_turn(draft)


@dataclass(frozen=True, slots=True)
class Retreat(Action):
    """Nobody can throw like that: away from here, and on to the next monster. Everybody pays with
    the level of the one that is left behind."""

    record_name = "retreat"
    phases = CHOOSING

    def why_not(self, draft: FighterDraft) -> Refusal | None:
        impossible = clash(demanded(draft), (*draft.conflicts, *draft.excuses))
        return None if impossible else Refusal.POSSIBLE

    def apply(self, draft: FighterDraft) -> None:
        foe, sampled = draft.foe, draft.fight.sampled
        draft.tell(Retreated(foe.id))
        draft.change(fled_from=(*draft.state.fled_from, foe.id))
        for seat in draft.state.standing:
            draft.hurt(seat, foe.level)
        if draft.state.standing:
            meet_next_foe(draft)
            # What was snatched from the one left behind still lies face down until the rest.
            draft.change_fight(sampled=sampled)
        else:
            lose(draft, Defeat.ALL_DOWN)


@dataclass(frozen=True, slots=True)
class InventThrow(Action):
    """Room and monster ask for what nobody can do at once: for this fight, without one of them.
    Creative people are rewarded: it costs nothing."""

    record_name = "invent_throw"
    phases = CHOOSING

    without: str

    @classmethod
    def candidates(cls, draft: FighterDraft) -> Iterator["InventThrow"]:
        return map(cls, demanded(draft))

    def why_not(self, draft: FighterDraft) -> Refusal | None:
        at_odds = clashing(demanded(draft), draft.conflicts)
        return None if self.without in at_odds else Refusal.POSSIBLE

    def apply(self, draft: FighterDraft) -> None:
        draft.change_fight(waived=self.without)
        draft.tell(ThrowInvented(self.without))


DICE: Final = (TakeDie, TakeBackDice, Retreat, InventThrow, PutDieBack)
