"""The card beside the table of a duel: the round, the goal, and both players with their dice."""

from typing import Final

from dexterity.content.challenge.challenge import Challenge
from dexterity.content.texts import Texts
from dexterity.rules.challenge.duel_state import DuelState
from dexterity.rules.challenge.level import Level, State, standing
from dexterity.rules.challenge.player import BOTH, PlayerId
from dexterity.session.challenge.words import goal_name
from dexterity.ui.canvas.theme import LABEL, NOTE, SUBHEADING
from dexterity.ui.draw.colours import CENTRE, INK
from dexterity.ui.screens.challenge.dice_row import DiceRow
from dexterity.ui.screens.challenge.goal_column import count_words, dice_seen
from dexterity.ui.screens.practice.number import NumberLine
from dexterity.ui.widgets.label import Label, Rule
from dexterity.ui.widgets.layout import Column
from dexterity.ui.widgets.widget import Placeable

GAP: Final = 7.0


def duel_column(
    challenge: Challenge,
    level: Level,
    state: DuelState,
    *,
    rounds: int,
    names: tuple[str, str],
    at: PlayerId | None,
    texts: Texts,
    colour_safe: bool,
) -> Column:
    """All of it; `at` is whose turn it is."""
    number = min(len(state.sheet) + 1, rounds)
    round_words = texts.say("duel.round", number=number, rounds=rounds)
    parts: list[Placeable] = [
        Label(challenge.names.said_in(texts.language), SUBHEADING, name="duel/name"),
        Label(round_words, NOTE, name="duel/round"),
        Label(_aim_words(challenge, level, state, texts), NOTE.in_colour(INK), name="duel/aim"),
    ]
    for player in BOTH:
        parts += [
            Rule(f"duel/rule/{player}"),
            NumberLine(f"duel/points/{player}", names[player],
                       texts.number(state.points[player])),
            *_play(challenge, level, state.plays[player], player, texts,
                   colour_safe=colour_safe, on_turn=player == at),
        ]  # fmt: skip
    return Column(*parts, gap=GAP)


def _aim_words(challenge: Challenge, level: Level, state: DuelState, texts: Texts) -> str:
    if state.tied is not None:
        return texts.say("challenge_screens.decider", goal=goal_name(level, texts))
    return challenge.aim.said_in(texts.language)


def _play(
    challenge: Challenge,
    level: Level,
    play: State,
    player: PlayerId,
    texts: Texts,
    *,
    colour_safe: bool,
    on_turn: bool,
) -> list[Placeable]:
    lettering = LABEL.in_colour(CENTRE if on_turn else INK)
    words = count_words(level, standing(level, play), texts)
    if on_turn:
        words = texts.say("challenge_screens.on_turn", count=words)
    dice = dice_seen(challenge, level, play, texts)
    return [
        Label(words, lettering, name=f"duel/count/{player}"),
        DiceRow(f"duel/dice/{player}", dice, colour_safe=colour_safe, marked=on_turn),
    ]
