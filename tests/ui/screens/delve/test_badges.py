"""The few words on a narrow tile leave out nothing that decides."""

import pytest

from dexterity.rules.delve.cards.adventurer import AdventurerId, TileId
from dexterity.session.delve.shipped_box import shipped_box
from dexterity.ui.screens.delve.badges import tile_badge
from dexterity.ui.screens.delve.showcase import DelveShowcase
from tests.kit.hands import texts


@pytest.mark.parametrize(
    ("adventurer", "tile", "words"),
    [
        ("warrior", "dragon_spear", "beats: Dragon"),
        ("princess", "dragon_leash", "beats: Dragon, and the next one"),
        ("mage", "demonic_pact", "beats: Demon, and the next one"),
        ("necromancer", "bloody_wand", "beats: Vampire; heals"),
        ("bard", "charming_flute", "beats: Goblin; later damage drops"),
    ],
)
def test_what_a_tile_does_besides_beating_is_said(adventurer: str, tile: str, words: str) -> None:
    show = DelveShowcase(shipped_box(), texts())
    power = show.power(AdventurerId(adventurer), TileId(tile))
    assert tile_badge(power, show) == words
