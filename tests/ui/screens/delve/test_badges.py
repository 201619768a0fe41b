"""The few words on a narrow tile leave out nothing that decides."""

import pytest

from dexterity.content.language import Language
from dexterity.rules.delve.cards.adventurer import AdventurerId, TileId
from dexterity.session.shipped import delve_box
from dexterity.ui.screens.delve.badges import tile_badge
from dexterity.ui.screens.delve.showcase import DelveShowcase
from tests.kit.hands import texts


@pytest.mark.parametrize(
    ("adventurer", "tile", "words"),
    [
        ("warrior", "dragon_spear", "Beats: Dragon."),
        ("princess", "dragon_leash", "Beats: Dragon, and the next one."),
        ("mage", "demonic_pact", "Beats: Demon, and the next one."),
        ("necromancer", "bloody_wand", "Beats: Vampire. Heals."),
        ("bard", "charming_flute", "Beats: Goblin. Later damage drops."),
    ],
)
def test_what_a_tile_does_besides_beating_is_said(adventurer: str, tile: str, words: str) -> None:
    show = DelveShowcase(delve_box(), texts())
    power = show.power(AdventurerId(adventurer), TileId(tile))
    assert tile_badge(power, show) == words


@pytest.mark.parametrize("language", Language)
def test_the_few_words_of_every_tile_are_sentences(language: Language) -> None:
    box = delve_box()
    show = DelveShowcase(box, texts(language))
    said = [
        tile_badge(show.power(adventurer, tile), show)
        for adventurer in box.adventurers
        for tile in show.tiles(adventurer)
    ]
    assert [words for words in said if words[0].islower() or not words.endswith(".")] == []
