"""Who plays a hero: a person by name, or the computer with a hand; and who leads first."""

from collections.abc import Callable
from typing import Final

from dexterity.content.texts import Texts
from dexterity.session.settings import LONGEST_PLAYER_NAME
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.choice_row import ChoiceRow
from dexterity.ui.widgets.dialog import Dialog
from dexterity.ui.widgets.form import Form
from dexterity.ui.widgets.layout import Column
from dexterity.ui.widgets.text_field import TextField
from dexterity.values.skill import Skill

HANDS: Final[tuple[Skill | None, ...]] = (None, *Skill)
WIDTH: Final = 900.0


def seat_dialog(
    texts: Texts,
    form: Form,
    *,
    hero: str,
    skill: Skill | None,
    name: str,
    empty: str,
    leads: bool,
    on_skill: Callable[[Skill | None], None],
    on_name: Callable[[str], None],
    on_leads: Callable[[], None],
) -> Dialog:
    """Every change is told at once; closing it is all that is left to do."""
    say = texts.say
    hands = [say(f"fighter_screens.seat_{'person' if hand is None else hand}") for hand in HANDS]
    no_yes = [say("fighter_screens.seat_leads_no"), say("fighter_screens.seat_leads_yes")]

    def lead(at: int) -> None:
        if at:
            on_leads()

    field = TextField("seat/name", say("fighter_screens.seat_name"), name, on_name,
                      longest=LONGEST_PLAYER_NAME, empty=empty)  # fmt: skip

    def choose(at: int) -> None:
        field.enabled = HANDS[at] is None
        on_skill(HANDS[at])

    field.enabled = skill is None
    content = Column(
        ChoiceRow("seat/who", say("fighter_screens.seat_who"), hands, HANDS.index(skill), choose),
        field,
        ChoiceRow("seat/leads", say("fighter_screens.seat_leads"), no_yes, int(leads), lead),
        gap=18.0,
    )
    close = Button("seat/close", say("fighter_screens.close"), form.close_dialog, main=True)
    return Dialog(say("fighter_screens.seat_title", hero=hero), content, [close], width=WIDTH)
