"""Which keys say what: the defaults, a player's own changes, and names for key presses."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

import pygame

from dexterity.content.texts import Texts
from dexterity.ui.input.intentions import Intention

PAD: Final = "pad "
"""What keys of a gamepad begin with."""

DEFAULT_KEYS: Final[Mapping[Intention, tuple[str, ...]]] = MappingProxyType(
    {
        Intention.CONFIRM: ("return", "enter", "space", "pad a"),
        Intention.BACK: ("escape", "pad b"),
        Intention.NEXT: ("tab", "pad rb"),
        Intention.PREVIOUS: ("shift+tab", "pad lb"),
        Intention.LEFT: ("left", "pad left"),
        Intention.RIGHT: ("right", "pad right"),
        Intention.UP: ("up", "pad up"),
        Intention.DOWN: ("down", "pad down"),
        Intention.HELP: ("f1", "?", "pad back"),
        Intention.MENU: ("f10", "pad start"),
        Intention.MUTE: ("m",),
        Intention.FULL_SCREEN: ("f11", "alt+return"),
        Intention.THROW: ("space", "pad a"),
        Intention.TRICK: ("j",),
        Intention.AIM_LEFT: ("left", "pad left"),
        Intention.AIM_RIGHT: ("right", "pad right"),
        Intention.AIM_LEFT_FINE: ("shift+left",),
        Intention.AIM_RIGHT_FINE: ("shift+right",),
        Intention.LOFT_UP: ("up", "pad up"),
        Intention.LOFT_DOWN: ("down", "pad down"),
        Intention.POWER_UP: ("page up", "pad rt"),
        Intention.POWER_DOWN: ("page down", "pad lt"),
        Intention.SWITCH_WAY: ("w",),
        Intention.SWITCH_AID: ("a",),
        Intention.UNDO: ("ctrl+z", "backspace", "pad x"),
        Intention.WATCH_AGAIN: ("r", "pad y"),
        Intention.PAUSE: ("p",),
        Intention.STEP_FORWARD: (".",),
        Intention.STEP_BACK: (",",),
        Intention.FASTER: ("+", "[+]"),
        Intention.SLOWER: ("-", "[-]"),
        Intention.TURN_SHEET_LEFT: ("q",),
        Intention.TURN_SHEET_RIGHT: ("e",),
        Intention.TURN_WALL: ("t",),
    }
)
"""`+` or `?` mean the sign, wherever a layout has it; other names mean the key."""

MODIFIERS: Final = (
    ("ctrl", pygame.KMOD_CTRL | pygame.KMOD_GUI),
    ("alt", pygame.KMOD_ALT),
    ("shift", pygame.KMOD_SHIFT),
)
"""In the order they are written. The command key of a Mac counts as ctrl."""


@dataclass(frozen=True, slots=True)
class Keymap:
    """The keys of every intention."""

    keys: Mapping[Intention, tuple[str, ...]]

    def meant_by(self, *names: str) -> tuple[Intention, ...]:
        """What the first of the names that means anything means, pages before the table."""
        for name in names:
            meant = [intention for intention, keys in self.keys.items() if name in keys]
            if meant:
                return tuple(sorted(meant, key=lambda intention: intention.is_for_the_table))
        return ()

    def clash(self, intention: Intention, name: str) -> Intention | None:
        """Another intention that this key already has, where a key can have only one.

        A key may mean one thing on pages and one at the table: arrows do.
        """
        for other in self.meant_by(name):
            same_ground = other.is_for_the_table == intention.is_for_the_table
            if other is not intention and same_ground:
                return other
        return None


def keymap_from(changed: Mapping[str, tuple[str, ...]]) -> Keymap:
    """The defaults and a player's changes by name of the intention; unknown names are skipped."""
    known = {name: keys for name, keys in changed.items() if name in [*Intention]}
    changes = {Intention(name): tuple(keys) for name, keys in known.items()}
    return Keymap(MappingProxyType({**DEFAULT_KEYS, **changes}))


def key_name(key: int, modifiers: int) -> str:
    """The name of a press, such as `ctrl+z`; empty for modifiers alone and unknown keys."""
    name = pygame.key.name(key)
    if name.removeprefix("left ").removeprefix("right ") in {"shift", "ctrl", "alt", "meta"}:
        return ""
    held = [word for word, mask in MODIFIERS if modifiers & mask]
    return "+".join([*held, name]) if name else ""


def first_key_words(
    intention: Intention, keymap: Keymap, texts: Texts, *, pad: bool = False
) -> str:
    """The first key of an intention, for sentences that name one; a dash where it has none.

    `pad`: its button, for who plays by gamepad, unless it has none.
    """
    keys = keymap.keys[intention]
    button = next((key for key in keys if key.startswith(PAD)), None) if pad else None
    if button is not None:
        return button_words(button, texts)
    return key_words(keys[0], texts) if keys else "–"


def button_words(name: str, texts: Texts) -> str:
    """A button of a gamepad as it is written on it."""
    button = name.removeprefix(PAD)
    known = texts.templates.get(f"key.pad_{button}") or texts.templates.get(f"key.{button}")
    return known or button.upper()


def key_words(name: str, texts: Texts) -> str:
    """A key as players know it: `ctrl+z` is Ctrl + Z, `left` an arrow."""
    if name.startswith(PAD):
        return texts.say("key.pad", button=button_words(name, texts))
    # The plus sign is itself a key: `ctrl++`.
    *held, last = name.removesuffix("+").split("+") if name.endswith("+") else name.split("+")
    words = [*held, last or "+"]
    return " + ".join(
        texts.templates.get(f"key.{word.replace(' ', '_')}", word.upper()) for word in words
    )
