"""All of a hero, on top of the table."""

from collections.abc import Callable

from dexterity.rules.fighter.state import Member
from dexterity.session.seat import Seat
from dexterity.ui.screens.fighter.cards.hero_card import hero_card
from dexterity.ui.screens.fighter.cards.showcase import Showcase
from dexterity.ui.screens.fighter.cards.words import player_words
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.dialog import Dialog
from dexterity.ui.widgets.form import Form


def hero_dialog(
    show: Showcase, form: Form, member: Member, seat: Seat, to_things: Callable[[], None]
) -> Dialog:
    """Who plays it, what it can do and carries; and the way to what all of them can use up."""
    say = show.texts.say

    def go_to_things() -> None:
        form.close_dialog()
        to_things()

    buttons = [
        Button("hero/close", say("widget.close"), form.close_dialog, main=True),
        Button("hero/things", say("fight_screens.things"), go_to_things),
    ]
    title = player_words(seat, show.texts)
    return Dialog(title, hero_card(show, member), buttons, width=680.0)
