"""The card beside the table of a level: its name, the goal, the medals, the dice left."""

from dexterity.content.challenge.challenge import Challenge
from dexterity.content.texts import Texts
from dexterity.rules.challenge.goal import SectionsInOrder
from dexterity.rules.challenge.level import Level, Standing, State, standing
from dexterity.rules.challenge.medal import HARDEST_FIRST, Medal
from dexterity.session.challenge.words import counted, goal_sentence, medal_words
from dexterity.ui.canvas.theme import BODY, LABEL, NOTE, SUBHEADING
from dexterity.ui.draw.colours import FAINT_INK, INK
from dexterity.ui.screens.challenge.dice_row import DiceRow, DieSeen
from dexterity.ui.screens.challenge.goal_bar import GoalBar, marks_of
from dexterity.ui.screens.challenge.medal_line import medal_line
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column
from dexterity.ui.widgets.widget import Placeable


def goal_column(
    challenge: Challenge, level: Level, state: State, texts: Texts, *, colour_safe: bool
) -> Column:
    """All of it, from the top."""
    now = standing(level, state)
    return Column(
        Label(challenge.names.said_in(texts.language), SUBHEADING, name="goal/name"),
        Label(goal_sentence(level, Medal.BRONZE, texts), NOTE.in_colour(INK), name="goal/sentence"),
        Label(count_words(level, now, texts), LABEL, name="goal/count"),
        GoalBar("goal/bar", marks_of(level, now)),
        *race_medals(level, now, texts),
        *wanted_section(level, now, texts),
        Label(texts.say("challenge_screens.dice", left=texts.number(now.left)), LABEL,
              name="goal/left"),
        DiceRow("goal/dice", dice_seen(challenge, level, state, texts), colour_safe=colour_safe),
        gap=8.0,
    )  # fmt: skip


def count_words(level: Level, now: Standing, texts: Texts) -> str:
    """How far it has come."""
    said = counted(texts, level.goal.unit, now.count)
    if now.finish is None:
        return said
    return texts.say("challenge_screens.of_finish", count=said, finish=texts.number(now.finish))


def race_medals(level: Level, now: Standing, texts: Texts) -> list[Placeable]:
    """Of a race, where the bar has no medals: in how many throws each is won, if it still is."""
    if now.finish is None:
        return []
    lines: list[Placeable] = []
    for medal in HARDEST_FIRST:
        spent = now.used + (not now.finished) > level.medals.needed_for(medal)
        lettering = BODY.in_colour(FAINT_INK if spent else INK)
        words = medal_words(level, medal, texts)
        words = texts.say("challenge_screens.too_late", needed=words) if spent else words
        lines.append(medal_line("goal/medal", medal, words, lettering=lettering, side=26.0))
    return lines


def wanted_section(level: Level, now: Standing, texts: Texts) -> list[Placeable]:
    """Which section is to be hit now, where that matters."""
    if not isinstance(level.goal, SectionsInOrder):
        return []
    wanted = level.goal.wanted(now.count)
    if wanted is None:
        return []
    words = texts.say("challenge_screens.section_now", value=texts.number(wanted))
    return [Label(words, LABEL, name="goal/section")]


def dice_seen(challenge: Challenge, level: Level, state: State, texts: Texts) -> list[DieSeen]:
    """The dice in order, and what those that were thrown gave."""
    colours = challenge.dice[: level.dice]
    gave = [texts.number(throw.value) if throw.hit else "×" for throw in state.throws]
    missing: list[str | None] = [None] * (len(colours) - len(gave))
    return [DieSeen(colour, one) for colour, one in zip(colours, [*gave, *missing], strict=True)]
