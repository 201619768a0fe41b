"""What came of an action in a duel, in a few words."""

from collections.abc import Iterable

from dexterity.content.texts import Texts
from dexterity.rules.challenge.duel import head_start
from dexterity.rules.challenge.duel_effects import (
    DarePicked,
    DeciderBegun,
    DuelEffect,
    DuelEnded,
    RematchBegun,
    RoundBegun,
    RoundShared,
    RoundWon,
    TurnBegun,
    TurnEnded,
)
from dexterity.rules.challenge.goal import Unit
from dexterity.rules.challenge.level import Level
from dexterity.rules.challenge.player import PlayerId
from dexterity.rules.concession import Concession
from dexterity.session.challenge.effect_words import effect_words
from dexterity.session.challenge.goal_words import counted, showing_words


def duel_words(
    effects: Iterable[DuelEffect], level: Level, names: tuple[str, str], texts: Texts
) -> str:
    """All of them, one after the other."""
    said = (_words(effect, level, names, texts) for effect in effects)
    return " ".join(ended(words) for words in dict.fromkeys(said) if words)


def ended(words: str) -> str:
    """With a full stop, where one sentence would run into the next."""
    return words if words.endswith((".", "!", "?")) else f"{words}."


def dare_names(dare: Iterable[str], texts: Texts) -> str:
    """What a dare is called."""
    return ", ".join(texts.say(f"requirement.{one}.name") for one in dare)


def points_words(points: Iterable[int], texts: Texts) -> str:
    """Such as “2 : 1”."""
    return " : ".join(map(texts.number, points))


def picked_words(
    by: PlayerId | None, dare: Iterable[str], names: tuple[str, str], texts: Texts
) -> str:
    """Who dares, and what; nobody where it was drawn."""
    said = dare_names(dare, texts)
    if by is None:
        return texts.say("duel.effect.dare_drawn", dare=said)
    return texts.say("duel.effect.dare_picked", name=names[by], dare=said)


def ended_words(winner: PlayerId | None, names: tuple[str, str], texts: Texts) -> str:
    """Who has won."""
    if winner is None:
        return texts.say("duel.effect.duel_drawn")
    return texts.say("duel.effect.duel_won", name=names[winner])


def handicap_words(name: str, conceded: Concession, rounds: int, texts: Texts) -> str:
    """What the other gives somebody, over so many rounds."""
    points = counted(texts, Unit.POINTS, head_start(conceded, rounds))
    return texts.say("duel.head_start", name=name, points=points)


def _words(  # noqa: PLR0911 - one return for each kind of effect
    effect: DuelEffect, level: Level, names: tuple[str, str], texts: Texts
) -> str:
    say = texts.say
    match effect:
        case DarePicked(by=by, requirements=dare):
            return picked_words(by, dare, names, texts)
        case RoundBegun():
            # What is to be played is on the page.
            return ""
        case TurnBegun(player=player):
            return say("duel.effect.turn_begun", name=names[player])
        case TurnEnded(player=player, showing=showing):
            showed = showing_words(level, showing, texts)
            return say("duel.effect.turn_ended", name=names[player], showing=showed)
        case DeciderBegun():
            return say("duel.effect.decider_begun")
        case RoundWon(player=player):
            return say("duel.effect.round_won", name=names[player])
        case RoundShared():
            return say("duel.effect.round_shared")
        case DuelEnded(winner=winner):
            return ended_words(winner, names, texts)
        case RematchBegun():
            return say("duel.effect.rematch_begun")
        case _:
            return effect_words(effect, level, texts)
