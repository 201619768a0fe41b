"""The things that are used up: all that the party carries, and what each would do now."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import groupby

from dexterity.content.fighter.sentences import item_sentences
from dexterity.rules.fighter.actions import Action, Refusal, UseItem
from dexterity.rules.fighter.cards.item import Consumable, ItemId
from dexterity.rules.fighter.state import Phase, SeatId
from dexterity.ui.canvas.theme import BODY, LABEL, NOTE
from dexterity.ui.screens.fighter.cards.parts import SMALL, SMALL_LABEL, sign_line
from dexterity.ui.screens.fighter.fight_outcome import counted_after, leads_to
from dexterity.ui.screens.fighter.fight_words import FightWords
from dexterity.ui.screens.fighter.signs import Sign
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.dialog import Dialog
from dexterity.ui.widgets.form import Form
from dexterity.ui.widgets.label import Label, Rule
from dexterity.ui.widgets.layout import Column
from dexterity.ui.widgets.widget import Placeable

Do = Callable[[Action], None]


def consumables_of(words: FightWords) -> list[tuple[SeatId, ItemId]]:
    """Everybody's, in the order around the table; who plays dead uses nothing."""
    items = words.show.box.items
    return [
        (SeatId(at), thing.item)
        for at, member in enumerate(words.state.party)
        if member.stands
        for thing in member.carried
        if isinstance(items[thing.item].value.use, Consumable)
    ]


def things_dialog(words: FightWords, form: Form, do: Do, *, may_use: bool = True) -> Dialog:
    """On top of the table; whatever is used closes it."""

    def use(action: Action) -> None:
        form.close_dialog()
        do(action)

    lines = list(_lines(words, use, may_use=may_use))
    if not lines:
        lines = [Label(words.say("no_things"), BODY, name="things/none")]
    close = Button("things/close", words.show.texts.say("widget.close"), form.close_dialog)
    return Dialog(words.say("things"), Column(*lines, gap=8.0), [close], width=720.0)


def _lines(words: FightWords, use: Do, *, may_use: bool) -> Iterator[Placeable]:
    able = words.game.actions_of(words.state, UseItem)
    known = {item: list(group) for item, group in groupby(able, key=lambda action: action.item)}
    for number, (seat, item) in enumerate(consumables_of(words)):
        if number:
            yield Rule(f"things/rule/{number}")
        name = words.say("owned", item=words.item(item), name=words.hero(seat))
        yield sign_line(f"things/{item}", Sign.CONSUMABLE, name, lettering=LABEL)
        does = item_sentences(words.show.box.items[item].value, words.show.texts)[0]
        yield Label(does, SMALL, name=f"things/{item}/does")
        actions = known.get(item, []) if may_use else []
        for at, action in enumerate(actions):
            text = words.say("use", what=_consequence(words, action, does))
            yield Button(f"use/{item}/{at}", text, partial(use, action), lettering=SMALL_LABEL)
        if not actions:
            why = words.game.why_not(words.state, UseItem(item))
            reason = words.refusal(why if may_use and why is not None else Refusal.NOT_NOW)
            yield Label(reason, NOTE, name=f"things/{item}/why")


def _consequence(words: FightWords, action: UseItem, does: str) -> str:
    game, state = words.game, words.state
    if state.phase is Phase.JUDGED:
        then = counted_after(game, state, action)
    else:
        then = leads_to(game, state, action)
    if then is None:
        return words.say("thrown_again")
    if not then and action.seat is not None and action.colour is not None:
        colour = words.say(f"die_{action.colour}")
        return words.say("unscar", name=words.hero(action.seat), die=colour)
    return words.changes(then) or does
