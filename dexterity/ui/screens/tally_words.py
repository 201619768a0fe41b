"""How often players have met, in a sentence."""

from dexterity.content.texts import Texts
from dexterity.session.progress import MatchTally


def tally_words(tally: MatchTally, texts: Texts) -> str:
    """Who has won how many matches of this game."""
    if not tally.met:
        return texts.say("seats.never_met")
    won = ", ".join(
        texts.say("seats.has_won", name=name, count=texts.number(count))
        for name, count in zip(tally.names, tally.won, strict=True)
    )
    if not tally.drawn:
        return texts.say("seats.tally", won=won)
    return texts.say("seats.tally_drawn", won=won, drawn=texts.number(tally.drawn))


def met_words(tally: MatchTally, texts: Texts) -> tuple[str, ...]:
    """The same for those who play already: nothing, while it is their first match."""
    return (tally_words(tally, texts),) if tally.met else ()
