"""A day in words."""

from datetime import date

from dexterity.content.texts import Texts


def day_words(day: date, texts: Texts) -> str:
    """Such as “17 May 2026”."""
    number = texts.say("replays.first_day") if day.day == 1 else str(day.day)
    month = texts.say(f"replays.month_{day.month}")
    return texts.say("challenge_screens.date", day=number, month=month, year=str(day.year))
