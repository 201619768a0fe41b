"""What has to be named before the first card is turned."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from dexterity.rules.delve.actions.action import Action, Refusal
from dexterity.rules.delve.cards.monster import MonsterId, Trick
from dexterity.rules.delve.cards.power import BeatNamed, BeatNamedStrength
from dexterity.rules.delve.draft import DelveDraft
from dexterity.rules.delve.effects import MonsterNamed, StrengthNamed
from dexterity.rules.delve.entering import go_on_naming, pick_namer, possible_namers
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Phase

NAMELESS: Final = frozenset({Trick.COUNT, Trick.SHAPESHIFTER})
"""These never count as themselves."""


@dataclass(frozen=True, slots=True)
class NameMonster(Action):
    """The identity that a tile is to beat: the delver hopes to meet it."""

    record_name = "name_monster"
    phases = frozenset({Phase.NAME_MONSTER})

    monster: MonsterId

    @classmethod
    def candidates(cls, draft: DelveDraft) -> Iterable["NameMonster"]:
        return map(cls, _nameable_monsters(draft))

    def why_not(self, draft: DelveDraft) -> Refusal | None:
        return None if self.monster in _nameable_monsters(draft) else Refusal.NO_SUCH_MONSTER

    def apply(self, draft: DelveDraft) -> None:
        (tile, _), *_ = draft.having(BeatNamed)
        draft.change_delve(named=self.monster)
        draft.tell(MonsterNamed(draft.delver, self.monster, tile))
        go_on_naming(draft)


def _nameable_monsters(draft: DelveDraft) -> tuple[MonsterId, ...]:
    """Every identity that may be met as its own card. Which special monsters have joined nobody
    has to know, so that all of them can be named where any have."""
    specials = draft.cards.specials if draft.state.specials else ()
    ids = dict.fromkeys(draft.cards.deck(specials))
    return tuple(id_ for id_ in ids if draft.cards.monsters[id_].trick not in NAMELESS)


@dataclass(frozen=True, slots=True)
class PickNamer(Action):
    """Who is to name a strength."""

    record_name = "pick_namer"
    phases = frozenset({Phase.PICK_NAMER})

    player: PlayerId

    @classmethod
    def candidates(cls, draft: DelveDraft) -> Iterable["PickNamer"]:
        return map(cls, possible_namers(draft))

    def why_not(self, draft: DelveDraft) -> Refusal | None:
        return None if self.player in possible_namers(draft) else Refusal.NO_SUCH_PLAYER

    def apply(self, draft: DelveDraft) -> None:
        pick_namer(draft, self.player)


@dataclass(frozen=True, slots=True)
class NameStrength(Action):
    """The strength that a tile is to beat: the other player hopes that the delver does not meet
    it."""

    record_name = "name_strength"
    phases = frozenset({Phase.NAME_STRENGTH})

    strength: int

    @classmethod
    def candidates(cls, draft: DelveDraft) -> Iterable["NameStrength"]:
        return map(cls, _nameable_strengths(draft))

    def why_not(self, draft: DelveDraft) -> Refusal | None:
        return None if self.strength in _nameable_strengths(draft) else Refusal.NO_SUCH_STRENGTH

    def apply(self, draft: DelveDraft) -> None:
        (tile, _), *_ = draft.having(BeatNamedStrength)
        draft.change_delve(named_strength=self.strength)
        draft.tell(StrengthNamed(draft.state.decides, self.strength, tile))
        go_on_naming(draft)


def _nameable_strengths(draft: DelveDraft) -> tuple[int, ...]:
    """What the tile offers."""
    return tuple(one for _, power in draft.having(BeatNamedStrength) for one in power.strengths)


NAMES: Final = (NameMonster, PickNamer, NameStrength)
