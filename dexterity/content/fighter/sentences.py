"""Tells what a card does, in short sentences made from its numbers."""

from collections.abc import Iterator

from dexterity.content.texts import Texts
from dexterity.rules.fighter.cards.foe import Foe, Trait
from dexterity.rules.fighter.cards.hero import Hero
from dexterity.rules.fighter.cards.item import Armour, Consumable, Item, Weapon
from dexterity.rules.fighter.cards.room import Room

Sentences = tuple[str, ...]


def hero_sentences(hero: Hero, texts: Texts) -> Sentences:
    """What there is room for; the abilities have texts of their own."""
    carries = texts.say(
        "fighter.hero.carries",
        weapons=hero.weapons,
        armours=hero.armours,
        consumables=hero.consumables,
    )
    return (carries,)


def foe_sentences(foe: Foe, texts: Texts) -> Sentences:
    """What makes it special, if anything; its numbers are on the card."""
    return tuple(_of_foe(foe, texts))


def item_sentences(item: Item, texts: Texts) -> Sentences:
    """What a weapon, an armour or a consumable does."""
    match item.use:
        case Weapon() as weapon:
            return tuple(_of_weapon(weapon, texts))
        case Armour() as armour:
            return tuple(_of_armour(armour, texts))
        case Consumable(boon=boon, amount=amount):
            does = texts.say(f"fighter.boon.{boon}.text", amount=amount)
            return does, texts.say("fighter.consumable.once")


def room_sentences(room: Room, texts: Texts) -> Sentences:
    """What happens in it; how far it leads is on the card."""
    return tuple(_of_room(room, texts)) or (texts.say("fighter.room.plain"),)


def _of_foe(foe: Foe, texts: Texts) -> Iterator[str]:
    if foe.trait is not None:
        words = {"amount": foe.leeches} if foe.trait is Trait.LEECH else {}
        yield texts.say(f"fighter.trait.{foe.trait}.text", **words)
    elif foe.requirement is not None:
        yield texts.say("fighter.foe.requirement", requirement=_asked(foe.requirement, texts))
    else:
        yield texts.say("fighter.foe.plain")


def _of_weapon(weapon: Weapon, texts: Texts) -> Iterator[str]:
    if weapon.requirement is None:
        yield texts.say("fighter.weapon.any_throw")
    else:
        asked = _asked(weapon.requirement, texts)
        yield texts.say("fighter.weapon.requirement", requirement=asked)
    yield texts.say("fighter.weapon.bonus", amount=weapon.bonus)
    if weapon.against is not None:
        kind = texts.say(f"fighter.kind.{weapon.against}.many")
        yield texts.say("fighter.weapon.against", kind=kind, amount=weapon.bonus_against)
    if weapon.heal:
        yield texts.say("fighter.weapon.heal", amount=weapon.heal)
    if weapon.gold:
        yield texts.say("fighter.weapon.gold", amount=weapon.gold)


def _of_armour(armour: Armour, texts: Texts) -> Iterator[str]:
    yield texts.say("fighter.armour.less", amount=armour.less)
    if armour.party:
        yield texts.say("fighter.armour.party")
    if armour.strikes:
        yield texts.say("fighter.armour.strikes", amount=armour.strikes)


def _of_room(room: Room, texts: Texts) -> Iterator[str]:
    amounts = {
        "gold": room.gold,
        "items": room.items,
        "dice": room.dice,
        "heal": room.heal,
        "stronger": room.stronger,
    }
    for key, amount in amounts.items():
        if amount:
            yield texts.say(f"fighter.room.{key}", amount=amount)
    if room.requirement is not None:
        yield texts.say("fighter.room.requirement", requirement=_asked(room.requirement, texts))


def _asked(requirement: str, texts: Texts) -> str:
    return texts.say(f"requirement.{requirement}.name")
