"""Fills the lists of a book from the game's own files, in words that cards and tiles have too."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from dexterity.content.delve.box import DelveBox
from dexterity.content.fighter.box import FighterBox
from dexterity.content.pen.box import PenBox
from dexterity.content.rulebook import listings_delve as delve
from dexterity.content.rulebook import listings_fighter as fighter
from dexterity.content.rulebook import listings_pen as pen
from dexterity.content.rulebook.book import Block, Book, Entries, Entry, Listed, Listing
from dexterity.content.rulebook.picture import Picture, PictureKind
from dexterity.content.texts import Texts
from dexterity.rules.fighter.cards.item import Slot


@dataclass(frozen=True, slots=True)
class Stock:
    """All that can be listed."""

    requirements: tuple[str, ...]
    fighter: FighterBox
    pen: PenBox
    delve: DelveBox


def filled(book: Book, stock: Stock, texts: Texts) -> Book:
    """The same book with its lists in it."""
    chapters = tuple(
        replace(one, blocks=tuple(_filled(block, stock, texts) for block in one.blocks))
        for one in book.chapters
    )
    return replace(book, chapters=chapters)


def _filled(block: Block, stock: Stock, texts: Texts) -> Block:
    if isinstance(block, Listed):
        return Entries(tuple(listed(block.listing, stock, texts)))
    return block


def listed(  # noqa: PLR0911, PLR0912 - one for each
    listing: Listing, stock: Stock, texts: Texts
) -> Iterable[Entry]:
    """The things of a list, in the order of their file."""
    match listing:
        case Listing.REQUIREMENTS:
            return requirements(stock.requirements, texts)
        case Listing.HEROES:
            return fighter.heroes(stock.fighter, texts)
        case Listing.ABILITIES:
            return fighter.abilities(texts)
        case Listing.TRAITS:
            return fighter.traits(texts)
        case Listing.MONSTERS:
            return fighter.monsters(stock.fighter, texts)
        case Listing.BOSSES:
            return fighter.bosses(stock.fighter, texts)
        case Listing.WEAPONS | Listing.ARMOURS | Listing.CONSUMABLES:
            return fighter.items(stock.fighter, SLOTS[listing], texts)
        case Listing.ROOMS:
            return fighter.rooms(stock.fighter, texts)
        case Listing.ICONS:
            return pen.icons(texts)
        case Listing.EVENTS:
            return pen.cards(stock.pen.events, texts)
        case Listing.JUMBLE:
            return pen.cards(stock.pen.fatras, texts)
        case Listing.ADVENTURERS:
            return delve.adventurers(stock.delve, texts)
        case Listing.DELVE_MONSTERS | Listing.DELVE_SPECIALS:
            special = listing is Listing.DELVE_SPECIALS
            return delve.monsters(stock.delve, texts, special=special)


SLOTS = {
    Listing.WEAPONS: Slot.WEAPON,
    Listing.ARMOURS: Slot.ARMOUR,
    Listing.CONSUMABLES: Slot.CONSUMABLE,
}


def requirements(words: tuple[str, ...], texts: Texts) -> Iterator[Entry]:
    """What has to be done, how by a swing, and how by aiming."""
    for word in words:
        name, rule, how, aimed = (
            texts.say(f"requirement.{word}.{part}") for part in ("name", "rule", "how", "aimed")
        )
        otherwise = texts.say("rules.aimed", aimed=aimed)
        yield Entry(name, (rule, how, otherwise), Picture(PictureKind.REQUIREMENT, word))
