"""What came of an action, and why one cannot be taken, in the words of the story."""

from dexterity.content.texts import Texts
from dexterity.rules.pen.effects import Effect
from dexterity.session.matches import PenMatch
from dexterity.session.pen.effect_words import EffectWords
from dexterity.session.pen.pen_course import PenCourse


def effect_caption(effect: Effect, match: PenMatch, texts: Texts) -> str:
    """One sentence."""
    first, second = match.seats
    return EffectWords(match.course.box, (first.name, second.name), texts).sentence(effect)


def refusal_caption(refusal: str, texts: Texts) -> str:
    """Why not."""
    return texts.say(f"{PenCourse.refusals}.{refusal}")
