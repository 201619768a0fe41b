"""The odds of flicks in words, for a table and for what stands beside a picture."""

from collections.abc import Iterator

from dexterity.content.texts import Texts
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.session.pen.flick_odds import FlickOdds
from dexterity.units import DEGREE


def sheet_words(sheet: Sheet, texts: Texts) -> str:
    """What a sheet is called."""
    return sheet.title.fr if texts.language == "fr" else sheet.title.en


def title_words(sheet: Sheet, odds: FlickOdds, texts: Texts) -> str:
    """Whose flicks these are."""
    title, hand = sheet_words(sheet, texts), texts.say(f"hand.{odds.hand}")
    return texts.say("pen_odds.title", sheet=title, hand=hand)


def push_words(odds: FlickOdds, texts: Texts) -> str:
    """From where, and what was meant."""
    x, y = (texts.number(at, 0) for at in odds.from_mm)
    if odds.aim is None:
        return texts.say("pen_odds.fan", x=x, y=y)
    turn = texts.number(odds.aim.direction_rad / DEGREE, 0)
    speed = texts.number(odds.aim.speed_mm_s, 0)
    return texts.say("pen_odds.aim", x=x, y=y, direction=turn, speed=speed)


def passed_words(odds: FlickOdds, texts: Texts) -> Iterator[tuple[str, float]]:
    """What they came over, the most often first; alike things by where they lie."""
    for spot, share in sorted(odds.passed.items(), key=lambda each: -each[1]):
        sort, *at = spot.split("-")
        if sort == "treasure":
            yield texts.say("pen_odds.over.treasure"), share
        else:
            column, row = at
            place = {"column": int(column) + 1, "row": int(row) + 1}
            yield texts.say(f"pen_odds.over.{sort}", **place), share
