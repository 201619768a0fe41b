"""The card of a level: what it is called, what to do, how, and what has been reached in it."""

from dexterity.content.challenge.challenge import Challenge
from dexterity.content.texts import Texts
from dexterity.rules.challenge.level import Level
from dexterity.rules.challenge.medal import HARDEST_FIRST, Medal
from dexterity.session.assist import signed
from dexterity.session.challenge.words import goal_sentence, medal_words, showing_words
from dexterity.session.progress import DailyResult, LevelProgress
from dexterity.ui.canvas.theme import BODY, LABEL, NOTE, SUBHEADING
from dexterity.ui.screens.challenge.medal_line import medal_line
from dexterity.ui.screens.challenge.sign_strip import SignStrip
from dexterity.ui.screens.dare.sign_line import requirement_line
from dexterity.ui.screens.steady import steady_lines
from dexterity.ui.widgets.label import Label, Rule
from dexterity.ui.widgets.layout import Column
from dexterity.ui.widgets.widget import Placeable

MOST_NAMED = 4
"""Requirements that are listed by name; more are shown by their signs alone."""


def card_column(
    challenge: Challenge,
    level: Level,
    reached: LevelProgress | DailyResult | None,
    place: str,
    texts: Texts,
) -> Column:
    """All of the card; `place` says where the level is: its chapter, or the day."""
    return Column(
        Label(place, NOTE, name="card/place"),
        Label(challenge.names.said_in(texts.language), SUBHEADING, name="card/name"),
        Label(challenge.aim.said_in(texts.language), BODY, name="card/aim"),
        *asked_for(challenge, texts),
        Rule("card/rule"),
        Label(goal_sentence(level, Medal.BRONZE, texts), BODY, name="card/goal"),
        *medal_lines(level, reached, texts),
        *steady_lines("card/steady", signed_medal_words(reached, texts)),
        Label(best_words(level, reached, texts), NOTE, name="card/best"),
        gap=8.0,
    )


def asked_for(challenge: Challenge, texts: Texts) -> list[Placeable]:
    """What has to be shown besides: by name, or many of them as a strip of signs."""
    asked = challenge.all_requirements()
    if not asked:
        return []
    if len(asked) > MOST_NAMED:
        return [SignStrip("card/asked", asked)]
    return [
        requirement_line("card/asked", one, texts.say(f"requirement.{one}.name"), lettering=LABEL)
        for one in asked
    ]


def medal_lines(
    level: Level, reached: LevelProgress | DailyResult | None, texts: Texts
) -> list[Placeable]:
    """The three medals, the hardest first, and what each asks for; won ones in heavier letters."""
    won = None if reached is None else reached.medal
    with_assist = reached is not None and reached.steady
    lines: list[Placeable] = []
    for medal in HARDEST_FIRST:
        lettering, steady = LABEL if won is medal else BODY, won is medal and with_assist
        words = texts.say(
            "challenge_screens.medal_for",
            medal=texts.say(f"challenge.medal.{medal}"),
            needed=medal_words(level, medal, texts),
        )
        words = signed(words, texts, steady=steady)
        line = medal_line("card/medal", medal, words, lettering=lettering, steady=steady)
        lines.append(line)
    return lines


def signed_medal_words(reached: LevelProgress | DailyResult | None, texts: Texts) -> str:
    """That the medal bears the sign of the steady hand, and how it goes; nothing without it."""
    return texts.say("steady.medal") if reached is not None and reached.steady else ""


def best_words(level: Level, reached: LevelProgress | DailyResult | None, texts: Texts) -> str:
    """The best so far."""
    if reached is None:
        return texts.say("challenge_screens.never_played")
    best = showing_words(level, reached.best, texts)
    if isinstance(reached, DailyResult):
        first = showing_words(level, reached.first, texts)
        return texts.say("challenge_screens.best_of_day", best=best, first=first)
    return texts.say("challenge_screens.best", best=best, tries=texts.number(reached.tries))
