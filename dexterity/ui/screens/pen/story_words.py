"""What came of an action, and why one cannot be taken, in the words of the story."""

from dexterity.content.texts import Texts
from dexterity.rules.pen.actions import Refusal
from dexterity.rules.pen.effects import Effect
from dexterity.session.pen.match import PenMatch
from dexterity.session.pen.pen_record import REFUSALS
from dexterity.session.pen.words import pen_words


def effect_caption(effect: Effect, match: PenMatch, texts: Texts) -> str:
    """One sentence."""
    first, second = match.seats
    return pen_words(match.box, (first.name, second.name), texts).sentence(effect)


def refusal_caption(refusal: Refusal, texts: Texts) -> str:
    """Why not."""
    return texts.say(f"{REFUSALS}.{refusal}")
