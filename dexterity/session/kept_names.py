"""The names of those who played last: kept in the settings, and offered wherever somebody sits."""

from collections.abc import Sequence
from dataclasses import replace

from dexterity.content.names import why_not_text
from dexterity.session.settings import LONGEST_PLAYER_NAME, MOST_OTHER_NAMES, Settings


def is_name(written: str) -> bool:
    """Whether it can stand on a score sheet."""
    return bool(written) and why_not_text(written, LONGEST_PLAYER_NAME) is None


def kept_names(settings: Settings, seats: int) -> list[str]:
    """For so many seats; empty where nobody has given one yet. The first is the player's own."""
    known = [settings.player_name, *settings.other_names]
    return [*known, *[""] * seats][:seats]


def with_names(settings: Settings, written: Sequence[str]) -> Settings:
    """After these sat down, in their order; an empty one leaves the name that was there before."""
    known = kept_names(settings, 1 + MOST_OTHER_NAMES)
    for at, name in enumerate(written[: len(known)]):
        if is_name(name.strip()):
            known[at] = name.strip()
    while len(known) > 1 and not known[-1]:
        known.pop()
    return replace(settings, player_name=known[0], other_names=tuple(known[1:]))
