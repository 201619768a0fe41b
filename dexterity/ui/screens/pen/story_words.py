"""What came of an action, and why one cannot be taken, in the words of the story."""

from dexterity.content.texts import Texts
from dexterity.rules.pen.effects import Effect
from dexterity.session.matches import PenMatch
from dexterity.session.pen.pen_course import PenCourse
from dexterity.session.pen.words import pen_words


def effect_caption(effect: Effect, match: PenMatch, texts: Texts) -> str:
    """One sentence."""
    first, second = match.seats
    return pen_words(match.course.box, (first.name, second.name), texts).sentence(effect)


def refusal_caption(refusal: str, texts: Texts) -> str:
    """Why not."""
    return texts.say(f"{PenCourse.refusals}.{refusal}")
