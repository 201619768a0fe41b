"""Delve's adventurers and monsters, as a rulebook lists them."""

from collections.abc import Iterator

from dexterity.content.delve.box import DelveBox
from dexterity.content.delve.sentences import monster_sentences, tile_sentences
from dexterity.content.rulebook.book import Entry
from dexterity.content.rulebook.picture import Picture, PictureKind
from dexterity.content.texts import Texts


def adventurers(box: DelveBox, texts: Texts) -> Iterator[Entry]:
    """Each with its six tiles."""
    for id_, card in box.adventurers.items():
        about = texts.say(f"rules.box_{card.value.box}", health=card.value.health)
        picture = Picture(PictureKind.ADVENTURER, id_)
        yield Entry(card.names.said_in(texts.language), (about,), picture, heads=True)
        for tile_id, tile in card.value.tiles.items():
            name, picture = tile.names.said_in(texts.language), Picture(PictureKind.TILE, tile_id)
            does = " ".join(tile_sentences(tile.value, box, texts))
            yield Entry(name, (does,), picture)


def monsters(box: DelveBox, texts: Texts, *, special: bool) -> Iterator[Entry]:
    """The ordinary ones or the special ones."""
    for id_, card in box.monsters.items():
        if card.value.special is special:
            line = " ".join(monster_sentences(card.value, texts))
            picture = Picture(PictureKind.DELVER, id_)
            yield Entry(card.names.said_in(texts.language), (line,), picture)
