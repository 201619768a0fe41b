"""Reads whom the heroes of Fighter meet: monsters and bosses."""

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from dexterity.content.entry import Entry
from dexterity.content.fighter.deck import Deck, read_deck
from dexterity.content.fighter.demand import read_demand
from dexterity.content.fighter.limits import BOSS, STRENGTHS
from dexterity.content.vocabulary import Vocabulary
from dexterity.rules.fighter.cards.foe import BOSS_LEVEL, LEVELS, Foe, FoeId, Kind, Trait


@dataclass(frozen=True, slots=True)
class _Nature:
    """What a foe is and how it fights, whatever its strength."""

    kind: Kind
    trait: Trait | None
    requirement: str | None


def read_monsters(path: Path, vocabulary: Vocabulary) -> Deck[Foe]:
    """The monsters of a file."""
    return read_deck(path, {"monster": partial(_read_monster, vocabulary=vocabulary)})


def read_bosses(path: Path, vocabulary: Vocabulary) -> Deck[Foe]:
    """The bosses of a file."""
    return read_deck(path, {"boss": partial(_read_boss, vocabulary=vocabulary)})


def _read_monster(entry: Entry, id_: str, vocabulary: Vocabulary) -> Foe | None:
    nature, level = _read_nature(entry, vocabulary), entry.whole("level", LEVELS[0], LEVELS[-1])
    if level is None:
        # What they may be is a matter of the level.
        for key in ("health", "damage", "gold"):
            entry.excuse(key)
        return None
    bounds = STRENGTHS[level]
    health, damage = entry.whole("health", *bounds.health), entry.whole("damage", *bounds.damage)
    gold = entry.whole("gold", *bounds.gold)
    if nature is None or health is None or damage is None or gold is None:
        return None
    kind, trait = nature.kind, nature.trait
    return Foe(FoeId(id_), level, kind, health, damage, gold, trait, nature.requirement)


def _read_boss(entry: Entry, id_: str, vocabulary: Vocabulary) -> Foe | None:
    nature = _read_nature(entry, vocabulary)
    health, damage = entry.whole("health", *BOSS.health), entry.whole("damage", *BOSS.damage)
    if nature is None or health is None or damage is None:
        return None
    return Foe(
        id=FoeId(id_),
        level=BOSS_LEVEL,
        kind=nature.kind,
        health=health,
        damage=damage,
        trait=nature.trait,
        requirement=nature.requirement,
        boss=True,
    )


def _read_nature(entry: Entry, vocabulary: Vocabulary) -> _Nature | None:
    kind, demand = entry.choice("kind", Kind), read_demand(entry, vocabulary)
    has_trait = entry.has("trait")
    trait = entry.choice("trait", Trait) if has_trait else None
    if has_trait and entry.has("requirement"):
        entry.fault("has a trait and a requirement: it may have one of them, or neither")
        return None
    if kind is None or demand is None or (has_trait and trait is None):
        return None
    return _Nature(kind, trait, demand.requirement)
