"""Tells any rebus in words, composed from what its icons mean."""

from collections.abc import Iterable
from functools import reduce

from dexterity.content.texts import Texts
from dexterity.rules.pen.cards.card import Card
from dexterity.rules.pen.rebus import conditions as when
from dexterity.rules.pen.rebus import deeds as do
from dexterity.rules.pen.rebus.conditions import Condition, Wait
from dexterity.rules.pen.rebus.deeds import Deed
from dexterity.rules.pen.rebus.icon import Icon
from dexterity.rules.pen.rebus.rebus import Box, Deeds, Phrase
from dexterity.rules.pen.rebus.target import Target


def icon_words(icon: Icon, texts: Texts) -> str:
    """What an icon shows."""
    return texts.say(f"pen.icon.{icon}")


def card_words(card: Card, texts: Texts) -> str:
    """What a card does, in one sentence."""
    boxes = (_box_words(box, texts) for box in card.rebus.boxes)
    said = _joined("pen.rebus.then", boxes, texts)
    if card.rebus.stops is not None:
        return texts.say("pen.rebus.stop", deeds=said)
    return texts.say("pen.rebus.card", whom=target_words(card.target, texts), deeds=said)


def rest_words(card: Card, box: int, when: Wait, texts: Texts) -> str:
    """What is still to come of a card that waits, from this box on."""
    boxes = (_box_words(box, texts) for box in (when, *card.rebus.boxes[box:]))
    return _joined("pen.rebus.then", boxes, texts)


def target_words(target: Target, texts: Texts) -> str:
    """Whom it is about, at the beginning of a sentence."""
    return texts.say(f"pen.target.{target}")


def _box_words(box: Box, texts: Texts) -> str:
    match box:
        case Deeds(phrases):
            said = (_phrase_words(phrase, texts) for phrase in phrases)
            return _joined("pen.rebus.and", said, texts)
        case _:
            return condition_words(box, texts)


def _joined(key: str, parts: Iterable[str], texts: Texts) -> str:
    return reduce(lambda first, second: texts.say(key, first=first, second=second), parts)


def _phrase_words(phrase: Phrase, texts: Texts) -> str:
    deed = deed_words(phrase.deed, texts)
    if phrase.whom is None:
        return deed
    whom = texts.say(f"pen.target.{phrase.whom}_within")
    return texts.say("pen.rebus.phrase", whom=whom, deed=deed)


def condition_words(condition: Condition, texts: Texts) -> str:
    """When, or whether, the rest happens."""
    match condition:
        case when.OnFlick():
            return texts.say("pen.condition.on_flick")
        case when.OnTurn(turns):
            return texts.say(f"pen.condition.on_turn_{turns}")
        case when.If(question, wanted):
            return texts.say(f"pen.condition.{question if wanted else f'not_{question}'}")


def deed_words(deed: Deed, texts: Texts) -> str:  # noqa: PLR0911, PLR0912 - one line for each
    """What is done, or how a flick is made."""
    match deed:
        case do.Gain(amount):
            return texts.say("pen.deed.gain", amount=amount)
        case do.Lose(amount):
            return texts.say("pen.deed.lose", amount=amount)
        case do.Gamble(amount):
            return texts.say("pen.deed.gamble", amount=amount)
        case do.Search(amount):
            return texts.say(f"pen.deed.search_{amount}")
        case do.DropItems(amount):
            return texts.say(f"pen.deed.drop_items_{amount}")
        case do.TakeItems(amount):
            return texts.say(f"pen.deed.take_items_{amount}")
        case do.GoToDice():
            return texts.say("pen.deed.go_to_dice")
        case do.GoToChest():
            return texts.say("pen.deed.go_to_chest")
        case do.GoAround():
            return texts.say("pen.deed.go_around")
        case do.GoBack(turns):
            return texts.say(f"pen.deed.go_back_{turns}")
        case do.Swap():
            return texts.say("pen.deed.swap")
        case do.DrawWall(shape):
            return texts.say(f"pen.deed.draw_wall_{shape}")
        case do.SpreadPlague():
            return texts.say("pen.deed.spread_plague")
        case do.FixSheet():
            return texts.say("pen.deed.fix_sheet")
        case do.FlickAgain(flicks):
            return texts.say(f"pen.deed.flick_again_{flicks}")
        case do.MissFlick():
            return texts.say("pen.deed.miss_flick")
        case do.MissTurn():
            return texts.say("pen.deed.miss_turn")
        case do.Stop(what):
            return texts.say(f"pen.deed.stop_{what}")
        case do.PutUnder():
            return texts.say("pen.deed.put_under")
        case do.Hinder(handicap):
            return texts.say(f"pen.handicap.{handicap}")
        case do.SpinInstead():
            return texts.say("pen.deed.spin_instead")
        case do.PadWalls():
            return texts.say("pen.deed.pad_walls")
