"""What the throws at a target came to, as lines on a card."""

from dexterity.content.texts import Texts
from dexterity.session.practice.practice import Statistics
from dexterity.ui.canvas.theme import LABEL, NOTE, SUBHEADING
from dexterity.ui.screens.practice.number import NumberLine
from dexterity.ui.widgets.form import Form
from dexterity.ui.widgets.label import Label, Rule
from dexterity.ui.widgets.layout import Column


def statistics_column(statistics: Statistics, texts: Texts) -> Column:
    """The numbers, and why throws missed."""
    heading = Label(texts.say("practice.statistics"), SUBHEADING)
    if not statistics.throws:
        return Column(heading, Label(texts.say("practice.no_throws"), NOTE), gap=6.0)
    lines = _lines(numbers(statistics, texts), texts)
    missed = _lines(counts(statistics, texts), texts)
    why = (Rule("statistics/rule"), Label(texts.say("practice.missed"), LABEL)) if missed else ()
    return Column(heading, *lines, *why, *missed, gap=6.0)


def rewritten(statistics: Statistics, texts: Texts, form: Form) -> bool:
    """Writes other numbers on the card that is there; False if other lines are needed."""
    if not statistics.throws:
        return False
    said = {**dict(numbers(statistics, texts)), **dict(counts(statistics, texts))}
    lines = {widget.name: widget for widget in form.widgets if isinstance(widget, NumberLine)}
    if lines.keys() != {line_name(key) for key in said}:
        return False
    for key, number in said.items():
        lines[line_name(key)].number = number
    return True


def numbers(statistics: Statistics, texts: Texts) -> list[tuple[str, str]]:
    """What each number is called in the catalogue, and how it is written."""
    rate, mean = statistics.hit_rate, statistics.mean_damage
    return [
        ("practice.throws", texts.number(statistics.throws)),
        ("practice.hits", "" if rate is None else texts.percent(rate.share, 0)),
        ("practice.damage", "" if mean is None else texts.number(mean, 1)),
        ("practice.best", texts.number(statistics.best)),
        ("practice.streak", texts.number(statistics.streak)),
        ("practice.longest", texts.number(statistics.longest_streak)),
        *([("steady.throws", texts.number(statistics.steady))] if statistics.steady else []),
    ]


def counts(statistics: Statistics, texts: Texts) -> list[tuple[str, str]]:
    """How many throws missed, by the reasons that there were."""
    return [(f"miss.{miss}", texts.number(count))
            for miss, count in statistics.misses.items() if count]  # fmt: skip


def line_name(key: str) -> str:
    """The name of the line that a number stands in."""
    return f"line/{key}"


def _lines(said: list[tuple[str, str]], texts: Texts) -> list[NumberLine]:
    return [NumberLine(line_name(key), texts.say(key), number) for key, number in said]
