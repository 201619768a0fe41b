"""A thing in full, with all that may be done with it, and why the rest may not."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from dexterity.rules.fighter.actions import Action, DropItem, TradeItem, UseItem
from dexterity.rules.fighter.actions.things import CARRYING
from dexterity.rules.fighter.cards.item import Boon, Consumable, ItemId
from dexterity.rules.fighter.state import SeatId
from dexterity.session.matches import Campaign
from dexterity.ui.canvas.theme import NOTE
from dexterity.ui.screens.fighter.cards.item_card import item_card
from dexterity.ui.screens.fighter.cards.showcase import Showcase
from dexterity.ui.screens.fighter.cards.words import item_name
from dexterity.ui.screens.fighter.effect_words import refusal_words, seat_name
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.dialog import Dialog
from dexterity.ui.widgets.form import Form
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Row
from dexterity.ui.widgets.widget import Placeable

WIDTH = 880.0


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that may be done, or not."""

    name: str
    words: str
    action: Action
    why_not: str | None


def choice_buttons(
    show: Showcase, choices: Sequence[Choice], on_choice: Callable[[Action], None], main: str = ""
) -> list[Placeable]:
    """A button each; one that may not be pressed says why."""
    return [
        Button(
            choice.name,
            choice.words if choice.why_not is None else refused_words(show, choice),
            partial(on_choice, choice.action),
            enabled=choice.why_not is None,
            main=choice.name == main,
        )
        for choice in choices
    ]


def refused_words(show: Showcase, choice: Choice) -> str:
    """What cannot be done, and why not."""
    why = refusal_words(show, choice.why_not) if choice.why_not is not None else ""
    return show.texts.say("fighter_screens.refused", what=choice.words, why=why)


def thing_dialog(
    show: Showcase,
    campaign: Campaign,
    item: ItemId,
    form: Form,
    on_choice: Callable[[Action], None],
) -> Dialog:
    """What somebody carries."""

    def choose(action: Action) -> None:
        form.close_dialog()
        on_choice(action)

    bearer = next(SeatId(at) for at, member in enumerate(campaign.state.party) if member.has(item))
    has = show.texts.say("fighter_screens.thing_has", name=seat_name(show, campaign.state, bearer))
    buttons = choice_buttons(show, list(thing_choices(show, campaign, item)), choose)
    return card_dialog(show, item, [Label(has, NOTE, name="thing/has"), *buttons], form)


def card_dialog(show: Showcase, item: ItemId, beside: Sequence[Placeable], form: Form) -> Dialog:
    """The card at the left, what can be done with it at the right."""
    close = Button("thing/close", show.texts.say("fighter_screens.close"), form.close_dialog)
    content = Row(
        item_card(show, item, named=False), Column(*beside, gap=8.0), shares=(0.46, 0.54), gap=24.0
    )
    return Dialog(item_name(show, item), content, [close], width=WIDTH)


def thing_choices(show: Showcase, campaign: Campaign, item: ItemId) -> Iterator[Choice]:
    """To use it, to hand it on, to throw it away."""
    say, state = show.texts.say, campaign.state
    use = show.box.items[item].value.use
    if isinstance(use, Consumable):
        yield from _uses(show, campaign, item, use)
    if state.phase not in CARRYING:
        return
    for seat in state.still_in:
        if not state.party[seat].has(item):
            words = say("fighter_screens.thing_trade", name=seat_name(show, state, seat))
            yield _choice(campaign, f"thing/trade/{seat}", words, TradeItem(item, seat))
    yield _choice(campaign, "thing/drop", say("fighter_screens.thing_drop"), DropItem(item))


def _uses(show: Showcase, campaign: Campaign, item: ItemId, use: Consumable) -> Iterator[Choice]:
    say, state = show.texts.say, campaign.state
    if use.boon is Boon.HEAL:
        for seat in state.still_in:
            words = say("fighter_screens.thing_use_for", name=seat_name(show, state, seat))
            yield _choice(campaign, f"thing/use/{seat}", words, UseItem(item, seat))
        return
    if use.boon is Boon.UNSCAR and any(member.scars for member in state.party):
        for seat in state.still_in:
            hero = show.box.heroes[state.party[seat].hero].value
            for colour in state.party[seat].scars:
                ability = say(f"fighter.ability.{hero.ability(colour)}.name")
                name = seat_name(show, state, seat)
                words = say("fighter_screens.thing_unscar", name=name, ability=ability)
                action = UseItem(item, seat, colour)
                yield _choice(campaign, f"thing/use/{seat}/{colour}", words, action)
        return
    yield _choice(campaign, "thing/use", say("fighter_screens.thing_use"), UseItem(item))


def _choice(campaign: Campaign, name: str, words: str, action: Action) -> Choice:
    return Choice(name, words, action, campaign.why_not(action))
