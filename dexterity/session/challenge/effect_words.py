"""What came of a throw, in a few words."""

from collections.abc import Iterable

from dexterity.content.texts import Texts
from dexterity.rules.challenge.effects import (
    DicePutBack,
    DieKnockedOff,
    Effect,
    LevelEnded,
    MarkTouched,
    MedalEarned,
    SectionReached,
    StreakBroken,
    ThrowCounted,
    TotalOvershot,
)
from dexterity.rules.challenge.level import Level
from dexterity.session.challenge.goal_words import counted


def effects_words(effects: Iterable[Effect], level: Level, texts: Texts) -> str:
    """All of them, one after the other; effects that speak for themselves say nothing."""
    said = (effect_words(effect, level, texts) for effect in effects)
    return " ".join(words for words in dict.fromkeys(said) if words)


def effect_words(effect: Effect, level: Level, texts: Texts) -> str:  # noqa: PLR0911 - one each
    """One of them."""
    match effect:
        case ThrowCounted(gain=gain, count=count):
            if gain <= 0:
                return ""
            total = counted(texts, level.goal.unit, count)
            return texts.say("challenge_screens.count_now", count=total)
        case DicePutBack():
            return texts.say("challenge.effect.dice_put_back")
        case DieKnockedOff(fell=fell):
            return texts.say(f"challenge.effect.die_knocked_off_{'table' if fell else 'board'}")
        case SectionReached(value=value, next_value=None):
            return texts.say("challenge.effect.last_section_reached", value=value)
        case SectionReached(value=value, next_value=following):
            return texts.say("challenge.effect.section_reached", value=value, next=str(following))
        case MarkTouched():
            return texts.say("challenge.effect.mark_touched")
        case StreakBroken(length=length):
            return texts.say("challenge.effect.streak_broken", length=length)
        case TotalOvershot(would_be=would_be, total=total):
            return texts.say("challenge.effect.total_overshot", sum=would_be, total=total)
        case MedalEarned(medal=medal):
            name = texts.say(f"challenge.medal.{medal}")
            return texts.say("challenge.effect.medal_earned", medal=name)
        case LevelEnded(ended=ended):
            return texts.say(f"challenge.ended.{ended}")
