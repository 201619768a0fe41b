"""A match in a few words, told apart from the other games of its series."""

from dexterity.content.texts import Texts
from dexterity.session.series import Series


def numbered(words: str, series: Series, texts: Texts) -> str:
    """With the number of the game, where there are several."""
    if series.to_win == 1:
        return words
    return texts.say("score_sheet.numbered", match=words, number=series.number)
