"""A die lies there: what it would do now, what can still be done about it, and let it count."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from dexterity.rules.fighter.actions import (
    Action,
    LetCount,
    PickAbility,
    ThrowAgain,
    UseArmour,
    UseItem,
)
from dexterity.rules.fighter.actions.using import OF_A_THROW
from dexterity.rules.fighter.cards.item import Boon, Consumable
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.theme import LABEL, NOTE, SUBHEADING
from dexterity.ui.draw.colours import INK
from dexterity.ui.screens.fighter.cards.parts import SMALL_LABEL
from dexterity.ui.screens.fighter.fight_outcome import counted
from dexterity.ui.screens.fighter.fight_words import FightWords
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Row
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.widget import Placeable

MOST_OPTIONS: Final = 4
"""Beside the throw; whatever else there is, is among the things."""
GAP: Final = 4.0
PADDING: Final = 9.0
WITH_A_THROW: Final = OF_A_THROW | {Boon.DAMAGE, Boon.CALM}

Do = Callable[[Action], None]


def options_of(words: FightWords) -> list[Action]:
    """What could change the throw that lies there, the most telling first."""
    actions = words.game.actions(words.state)
    kinds = (PickAbility, ThrowAgain, UseArmour)
    plain = [action for kind in kinds for action in actions if isinstance(action, kind)]
    return [*plain, *_things(words, actions)]


def _things(words: FightWords, actions: tuple[Action, ...]) -> Iterator[Action]:
    for action in actions:
        if not isinstance(action, UseItem):
            continue
        use = words.show.box.items[action.item].value.use
        if isinstance(use, Consumable) and use.boon in WITH_A_THROW:
            yield action


def judged_panel(words: FightWords, do: Do, *, decides: bool, note: str = "") -> Panel:
    """All about the throw; `decides`: by a person, who gets the buttons for it.

    `note`: what to do now, where that is not what is usually said.
    """
    lines: list[Placeable] = [
        Label(words.verdict(), SUBHEADING, name="judged/verdict"),
        Label(words.symbol(), NOTE.in_colour(INK), name="judged/symbol"),
        Label(words.sum(), LABEL, name="judged/sum"),
    ]
    if not decides:
        then = words.changes(counted(words.game, words.state))
        if then:
            lines.append(Label(then, SMALL_LABEL, name="judged/then"))
        thinks = note or words.say("thinks", name=words.turn)
        lines.append(Label(thinks, NOTE, name="judged/thinks"))
        return Panel(Column(*lines, gap=GAP), name="judged", padding=PADDING)
    options = options_of(words)[:MOST_OPTIONS]
    buttons = [_option(words, at, action, do) for at, action in enumerate(options)]
    lines += [
        Row(*buttons[at : at + 2], shares=[1.0] * len(buttons[at : at + 2]), gap=GAP)
        for at in range(0, len(buttons), 2)
    ]
    key = "judged_note" if options else "judged_note_alone"
    following = note or words.say(key, name=words.turn)
    lines.append(Label(following, NOTE.in_colour(INK) if note else NOTE, name="judged/next"))
    return Panel(Column(*lines, gap=GAP), name="judged", padding=PADDING)


def _option(words: FightWords, at: int, action: Action, do: Do) -> Button:
    return Button(f"option/{at}", words.option(action), partial(do, action), lettering=SMALL_LABEL)


def count_button(words: FightWords, do: Do) -> Button:
    """The main one, always in sight: what the throw would do, and let it."""
    then = words.changes(counted(words.game, words.state))
    head = words.say("let_count")
    text = f"{head}\n{then}" if then else head
    return Button("count", text, partial(do, LetCount()), icon=Icon.CHECK, main=True)
