"""Tells what a tile or a monster does, in short sentences made from its numbers."""

from collections.abc import Iterable, Iterator

from dexterity.content.delve.box import DelveBox
from dexterity.content.texts import Texts
from dexterity.rules.delve.cards import power as can
from dexterity.rules.delve.cards.monster import Monster
from dexterity.rules.delve.cards.power import Power

Sentences = tuple[str, ...]


def tile_sentences(power: Power, box: DelveBox, texts: Texts) -> Sentences:
    """What a tile does."""
    return tuple(_of_power(power, box, texts))


def monster_sentences(monster: Monster, texts: Texts) -> Sentences:
    """What a monster does when it is met; of an ordinary one, how strong it is."""
    if monster.trick is not None:
        return (texts.say(f"delve.trick.{monster.trick}"),)
    if monster.special:
        return (texts.say("delve.monster.harmless", strength=monster.strength or 0),)
    strength = texts.say("delve.monster.strength", strength=monster.strength or 0)
    return strength, texts.say(f"delve.monster.copies_{monster.copies}")


def _of_power(power: Power, box: DelveBox, texts: Texts) -> Iterator[str]:
    match power:
        case can.Armour(health):
            yield texts.say("delve.power.armour", health=health)
        case can.BeatNamed():
            yield texts.say("delve.power.beat_named")
        case can.BeatNamedStrength(strengths):
            said = _listed("or", map(str, strengths), texts)
            yield texts.say("delve.power.beat_named_strength", strengths=said)
        case can.Lessen(amount):
            yield texts.say("delve.power.lessen", amount=amount)
        case can.LessenWhenWeak(below, odd, even):
            yield texts.say("delve.power.lessen_when_weak", below=below, odd=odd, even=even)
        case can.ReviveHalf():
            yield texts.say("delve.power.revive_half")
        case can.WinIfDifferent():
            yield texts.say("delve.power.win_if_different")
        case can.BeatOnce() | can.BeatStreak() | can.Swap() | can.Revive():
            yield from _of_choice(power, texts)
        case _:
            yield from _of_beating(power, box, texts)


Beating = (
    can.BeatStrengths | can.BeatParity | can.BeatIdentities | can.BeatWhenWeak | can.BeatRepeats
)


def _of_beating(power: Beating, box: DelveBox, texts: Texts) -> Iterator[str]:
    match power:
        case can.BeatStrengths(heals=heals):
            yield _strengths_beaten(power, texts)
            yield from (texts.say("delve.power.heals"),) if heals else ()
        case can.BeatParity(parity):
            yield texts.say(f"delve.power.beat_{parity}")
        case can.BeatIdentities():
            yield from _of_identities(power, box, texts)
        case can.BeatWhenWeak(strengths, below):
            said = _listed("and", map(str, strengths), texts)
            yield texts.say("delve.power.beat_when_weak", strengths=said, below=below)
        case can.BeatRepeats():
            yield texts.say("delve.power.beat_repeats")


def _strengths_beaten(power: can.BeatStrengths, texts: Texts) -> str:
    if power.high is None:
        return texts.say("delve.power.beat_from", low=power.low)
    if not power.low:
        return texts.say("delve.power.beat_up_to", high=power.high)
    return texts.say("delve.power.beat_between", low=power.low, high=power.high)


def _of_identities(power: can.BeatIdentities, box: DelveBox, texts: Texts) -> Iterator[str]:
    names = (box.monsters[id_].names.said_in(texts.language) for id_ in power.identities)
    yield texts.say("delve.power.beat_identities", monsters=_listed("and", names, texts))
    if power.heals:
        yield texts.say("delve.power.heals")
    if power.next_too:
        yield texts.say("delve.power.next_too")
    if power.soothes:
        yield texts.say("delve.power.soothes", amount=power.soothes)
    if power.once:
        yield texts.say("delve.power.once")


def _of_choice(
    power: can.BeatOnce | can.BeatStreak | can.Swap | can.Revive, texts: Texts
) -> Iterator[str]:
    match power:
        case can.BeatOnce(parity, heals, costs_tile):
            yield texts.say(f"delve.power.beat_once_{parity or 'any'}")
            yield from (texts.say("delve.power.heals"),) if heals else ()
            yield from (texts.say("delve.power.costs_tile"),) if costs_tile else ()
        case can.BeatStreak(parity):
            yield texts.say(f"delve.power.beat_streak_{parity}")
        case can.Swap():
            yield texts.say("delve.power.swap")
        case can.Revive(health):
            yield texts.say("delve.power.revive", health=health)


def _listed(word: str, parts: Iterable[str], texts: Texts) -> str:
    *before, last = parts
    if not before:
        return last
    return texts.say(f"delve.list.{word}", first=", ".join(before), last=last)
