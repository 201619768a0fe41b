"""Fighter's cards, as a rulebook lists them."""

from collections.abc import Iterator, Mapping

from dexterity.content.cards import Card
from dexterity.content.fighter.box import FighterBox
from dexterity.content.fighter.sentences import (
    foe_sentences,
    hero_sentences,
    item_sentences,
    room_sentences,
)
from dexterity.content.rulebook.book import Entry
from dexterity.content.rulebook.picture import Picture, PictureKind
from dexterity.content.texts import Texts
from dexterity.rules.fighter.cards.foe import Foe, FoeId, Trait
from dexterity.rules.fighter.cards.hero import Ability
from dexterity.rules.fighter.cards.item import Slot


def heroes(box: FighterBox, texts: Texts) -> Iterator[Entry]:
    """With the ability of each colour, and what there is room for."""
    for id_, card in box.heroes.items():
        hero = card.value
        names = {
            colour: texts.say(f"fighter.ability.{ability}.name")
            for colour, ability in (("red", hero.red), ("green", hero.green), ("blue", hero.blue))
        }
        lines = (texts.say("rules.abilities", **names), *hero_sentences(hero, texts))
        yield Entry(card.names.said_in(texts.language), lines, Picture(PictureKind.HERO, id_))


def abilities(texts: Texts) -> Iterator[Entry]:
    """What a symbol can wake."""
    for word in Ability:
        name, text = (texts.say(f"fighter.ability.{word}.{part}") for part in ("name", "text"))
        yield Entry(name, (text,))


def traits(texts: Texts) -> Iterator[Entry]:
    """What makes a monster worse."""
    for word in Trait:
        amount = texts.say("rules.leeched")
        text = texts.say(f"fighter.trait.{word}.text", amount=amount)
        yield Entry(texts.say(f"fighter.trait.{word}.name"), (text,))


def monsters(box: FighterBox, texts: Texts) -> Iterator[Entry]:
    """The monsters, level by level."""
    level = 0
    for id_, card in sorted(box.monsters.items(), key=lambda one: one[1].value.level):
        if card.value.level != level:
            level = card.value.level
            yield Entry(texts.say("rules.level", level=level), (), heads=True)
        yield _foe(id_, card, PictureKind.MONSTER, texts)


def bosses(box: FighterBox, texts: Texts) -> Iterator[Entry]:
    """One of whom waits at the end."""
    for id_, card in box.bosses.items():
        yield _foe(id_, card, PictureKind.BOSS, texts)


def _foe(id_: FoeId, card: Card[Foe], kind: PictureKind, texts: Texts) -> Entry:
    foe = card.value
    about = texts.say(
        "rules.foe", kind=texts.say(f"fighter.kind.{foe.kind}.name"), health=foe.health
    )
    numbers = (about, texts.say("fighter.foe.damage", amount=foe.damage), *_spoils(foe, texts))
    lines = " ".join(numbers), " ".join(foe_sentences(foe, texts))
    return Entry(card.names.said_in(texts.language), lines, Picture(kind, id_))


def _spoils(foe: Foe, texts: Texts) -> Iterator[str]:
    if foe.gold:
        yield texts.say("fighter.foe.gold", amount=foe.gold)


SIGNS: Mapping[Slot, Picture] = {slot: Picture(PictureKind.SIGN, slot) for slot in Slot}


def items(box: FighterBox, slot: Slot, texts: Texts) -> Iterator[Entry]:
    """What fits into one sort of pocket."""
    for card in box.items.values():
        if card.value.slot is slot:
            price = texts.say("rules.price", price=card.value.price)
            line = " ".join((price, *item_sentences(card.value, texts)))
            yield Entry(card.names.said_in(texts.language), (line,), SIGNS[slot])


def rooms(box: FighterBox, texts: Texts) -> Iterator[Entry]:
    """What is in them, and how far they lead."""
    for card in box.rooms.values():
        steps = texts.say("fighter.room.symbols", amount=card.value.symbols)
        line = " ".join((steps, *room_sentences(card.value, texts)))
        name = card.names.said_in(texts.language)
        yield Entry(name, (line,), Picture(PictureKind.SIGN, "door"))
