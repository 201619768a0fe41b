"""The typeface has every letter that the game writes, in both languages."""

from itertools import chain

import pygame
import pytest

from dexterity.content.language import Language
from dexterity.places import assets
from dexterity.ui.canvas.fonts import Weight, load_font
from tests.kit.fighter_files import our_box
from tests.kit.hands import target, texts

NOT_THERE = "\ue000"
"""A letter that no typeface has: it is drawn as the box that stands for a missing one."""

OWN_SPACES = "\u00a0\u202f"


def letters_in_use() -> set[str]:
    sentences = chain.from_iterable(texts(language).templates.values() for language in Language)
    names = [target(name).names for name in ("classic", "pike", "archipelago")]
    box = our_box()
    decks = (box.heroes, box.monsters, box.bosses, box.items, box.rooms)
    cards = chain.from_iterable(deck.values() for deck in decks)
    names += chain.from_iterable((card.names, card.line) for card in cards)
    rules = (path.read_text(encoding="utf-8") for path in (assets() / "rules").glob("*/*.md"))
    sentences = chain(sentences, (text.replace("\n", " ") for text in rules))
    return {*"".join(sentences), *"".join(name.en + name.fr for name in names), *"0123456789,.−"}


def drawn(font: pygame.font.Font, letter: str) -> tuple[bytes, tuple[int, int]]:
    surface = font.render(letter, True, (255, 255, 255))
    return pygame.image.tobytes(surface, "RGBA"), surface.get_size()


@pytest.mark.parametrize("weight", list(Weight))
def test_every_letter_in_use_can_be_drawn(weight: Weight) -> None:
    font = load_font(weight, 24)
    missing = drawn(font, NOT_THERE)
    assert [letter for letter in sorted(letters_in_use()) if drawn(font, letter) == missing] == []


def test_no_break_spaces_leave_room() -> None:
    font = load_font(Weight.REGULAR, 24)
    for space in OWN_SPACES:
        assert font.size(f"a{space}b")[0] > font.size("ab")[0]
