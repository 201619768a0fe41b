"""Reads what a tile does: one word of a closed vocabulary, and its numbers."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Final

from dexterity.content.delve.limits import (
    ARMOUR_HEALTH,
    BELOW,
    IDENTITIES_AT_ONCE,
    LESS,
    MONSTER_STRENGTH,
    NAMEABLE_STRENGTHS,
    REVIVE_HEALTH,
    SOOTHES,
    STRENGTHS_AT_ONCE,
)
from dexterity.content.entry import Entry
from dexterity.content.fighter.optional import whole_or_zero
from dexterity.rules.delve.cards import power as can
from dexterity.rules.delve.cards.monster import MonsterId, Parity
from dexterity.rules.delve.cards.power import Power


class PowerWord(StrEnum):
    """How powers are called in files and texts."""

    ARMOUR = "armour"
    BEAT_NAMED = "beat_named"
    BEAT_NAMED_STRENGTH = "beat_named_strength"
    BEAT_STRENGTHS = "beat_strengths"
    BEAT_PARITY = "beat_parity"
    BEAT_IDENTITIES = "beat_identities"
    BEAT_WHEN_WEAK = "beat_when_weak"
    BEAT_REPEATS = "beat_repeats"
    LESSEN = "lessen"
    LESSEN_WHEN_WEAK = "lessen_when_weak"
    REVIVE_HALF = "revive_half"
    WIN_IF_DIFFERENT = "win_if_different"
    BEAT_ONCE = "beat_once"
    BEAT_STREAK = "beat_streak"
    SWAP = "swap"
    REVIVE = "revive"


def read_power(entry: Entry) -> Power | None:
    """None where the file is at fault."""
    word = entry.choice("power", PowerWord)
    if word is None:
        # What else there may be is a matter of the power.
        for key in KEYS:
            entry.excuse(key)
        return None
    return READERS[word](entry)


def _read_armour(entry: Entry) -> Power | None:
    health = entry.whole("health", *ARMOUR_HEALTH)
    return None if health is None else can.Armour(health)


def _read_named_strength(entry: Entry) -> Power | None:
    strengths = entry.wholes("strengths", *NAMEABLE_STRENGTHS, *MONSTER_STRENGTH)
    return None if strengths is None else can.BeatNamedStrength(strengths)


def _read_strengths(entry: Entry) -> Power | None:
    low = whole_or_zero(entry, "low", MONSTER_STRENGTH)
    has_high = entry.has("high")
    high = entry.whole("high", *MONSTER_STRENGTH) if has_high else None
    heals = _flag(entry, "heals")
    if low is None or heals is None or (has_high and high is None):
        return None
    if high is not None and high < low:
        entry.fault(f"must be at least {low}, which is the lowest, not {high}", "high")
        return None
    return can.BeatStrengths(low, high, heals)


def _read_parity(entry: Entry) -> Power | None:
    parity = entry.choice("parity", Parity)
    return None if parity is None else can.BeatParity(parity)


def _read_identities(entry: Entry) -> Power | None:
    words = entry.words("identities", *IDENTITIES_AT_ONCE)
    heals, next_too, once = (_flag(entry, key) for key in ("heals", "next_too", "once"))
    soothes = whole_or_zero(entry, "soothes", SOOTHES)
    if words is None or heals is None or next_too is None or once is None or soothes is None:
        return None
    return can.BeatIdentities(tuple(map(MonsterId, words)), heals, next_too, soothes, once)


def _read_when_weak(entry: Entry) -> Power | None:
    strengths = entry.wholes("strengths", *STRENGTHS_AT_ONCE, *MONSTER_STRENGTH)
    below = entry.whole("below", *BELOW)
    return None if strengths is None or below is None else can.BeatWhenWeak(strengths, below)


def _read_lessen(entry: Entry) -> Power | None:
    amount = entry.whole("amount", *LESS)
    return None if amount is None else can.Lessen(amount)


def _read_lessen_when_weak(entry: Entry) -> Power | None:
    below = entry.whole("below", *BELOW)
    odd, even = entry.whole("odd", *LESS), entry.whole("even", *LESS)
    if below is None or odd is None or even is None:
        return None
    return can.LessenWhenWeak(below, odd, even)


def _read_once(entry: Entry) -> Power | None:
    has_parity = entry.has("parity")
    parity = entry.choice("parity", Parity) if has_parity else None
    heals, costs_tile = _flag(entry, "heals"), _flag(entry, "costs_tile")
    if heals is None or costs_tile is None or (has_parity and parity is None):
        return None
    return can.BeatOnce(parity, heals, costs_tile)


def _read_streak(entry: Entry) -> Power | None:
    parity = entry.choice("parity", Parity)
    return None if parity is None else can.BeatStreak(parity)


def _read_revive(entry: Entry) -> Power | None:
    health = entry.whole("health", *REVIVE_HEALTH)
    return None if health is None else can.Revive(health)


def _flag(entry: Entry, key: str) -> bool | None:
    """A file without the key says no."""
    return entry.flag(key) if entry.has(key) else False


KEYS: Final = (
    *("health", "strengths", "low", "high", "heals", "parity", "identities", "next_too"),
    *("soothes", "below", "amount", "odd", "even", "costs_tile", "once"),
)
"""All that any power may have besides its word."""

READERS: Final[Mapping[PowerWord, Callable[[Entry], Power | None]]] = {
    PowerWord.ARMOUR: _read_armour,
    PowerWord.BEAT_NAMED: lambda _: can.BeatNamed(),
    PowerWord.BEAT_NAMED_STRENGTH: _read_named_strength,
    PowerWord.BEAT_STRENGTHS: _read_strengths,
    PowerWord.BEAT_PARITY: _read_parity,
    PowerWord.BEAT_IDENTITIES: _read_identities,
    PowerWord.BEAT_WHEN_WEAK: _read_when_weak,
    PowerWord.BEAT_REPEATS: lambda _: can.BeatRepeats(),
    PowerWord.LESSEN: _read_lessen,
    PowerWord.LESSEN_WHEN_WEAK: _read_lessen_when_weak,
    PowerWord.REVIVE_HALF: lambda _: can.ReviveHalf(),
    PowerWord.WIN_IF_DIFFERENT: lambda _: can.WinIfDifferent(),
    PowerWord.BEAT_ONCE: _read_once,
    PowerWord.BEAT_STREAK: _read_streak,
    PowerWord.SWAP: lambda _: can.Swap(),
    PowerWord.REVIVE: _read_revive,
}
