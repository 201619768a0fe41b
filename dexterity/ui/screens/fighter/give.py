"""Something was found: somebody gets it, or nobody."""

from functools import partial
from typing import Final

from dexterity.rules.fighter.actions import GiveItem, LeaveItem
from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.effects import Effect
from dexterity.rules.fighter.state import SeatId
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import BODY, NOTE
from dexterity.ui.screens.fighter.campaign_screen import GAP, CampaignScreen
from dexterity.ui.screens.fighter.cards.face import CardFace, Pull
from dexterity.ui.screens.fighter.cards.item_card import item_card
from dexterity.ui.screens.fighter.party_board import Touched
from dexterity.ui.screens.fighter.thing_dialog import Choice, choice_buttons
from dexterity.ui.screens.practice.page import fitted
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column
from dexterity.ui.widgets.widget import Placeable, Widget
from dexterity.values.vectors import Vec2

CARD_WIDTH: Final = 360.0
CHOICES_WIDTH: Final = 420.0


class GiveScreen(CampaignScreen):
    """One thing at a time, the first one first; room can be made by handing other things on."""

    name = "fighter-give"
    helped = ("things",)

    @property
    def item(self) -> ItemId:
        """What lies there."""
        return self.campaign.state.found[0]

    # --- what is done ---------------------------------------------------------------------------

    def give(self, seat: SeatId) -> None:
        """It goes to a hero."""
        self.do(GiveItem(seat))

    def drop(self, item: ItemId, place: Vec2) -> None:
        seat = self.seat_at(place)
        if item == self.item and seat is not None:
            self.give(seat)
        else:
            super().drop(item, place)

    def kept(self) -> tuple[Effect, ...]:
        """After a fight, what it came to is still to be told at the rest."""
        return self.told

    def touched(self) -> Touched:
        usual = super().touched()
        return Touched(
            usual.on_thing, usual.on_pull, usual.on_drop, self.give, can_pull=usual.can_pull
        )

    # --- the page -------------------------------------------------------------------------------

    def title(self) -> str:
        return self.say("fighter_screens.give_title")

    def page(self, box: Box, ruler: Ruler) -> list[Widget]:
        told = self._told()
        aside = box.width - CARD_WIDTH - CHOICES_WIDTH - 2 * GAP
        left, rest = box.cut_left(aside if told else aside / 2, gap=GAP)
        card, beside = rest.cut_left(CARD_WIDTH, gap=GAP)
        choices = Box(beside.left, beside.top, CHOICES_WIDTH, beside.height)
        return [
            *fitted("told/page", Column(*told, gap=6.0), left, ruler),
            *fitted("found/page", self._card(), card, ruler),
            *fitted("choices/page", Column(*self._choices(), gap=8.0), choices, ruler),
        ]

    def _told(self) -> list[Placeable]:
        lines: list[Placeable] = [
            Label(line, BODY, name=f"told/{at}") for at, line in enumerate(self.told_lines())
        ]
        return lines

    def _card(self) -> CardFace:
        item = self.item
        pull = Pull(partial(self.pull, item), partial(self.drop, item))
        return CardFace(f"found/{item}", item_card(self.showcase, item), pull=pull)

    def _choices(self) -> list[Placeable]:
        state = self.campaign.state
        if self.computer_decides:
            name = self.name_of(state.leader)
            return [Label(self.say("fighter_screens.thinks", name=name), name="thinks")]
        choices = [
            Choice(f"give/{seat}", self.say("fighter_screens.give_to", name=self.name_of(seat)),
                   GiveItem(seat), self.campaign.why_not(GiveItem(seat)))
            for seat in state.still_in
        ]  # fmt: skip
        leave = Button("leave", self.say("fighter_screens.give_leave"),
                       partial(self.do, LeaveItem()), icon=Icon.CLOSE,
                       hint=self.say("fighter_screens.give_leave_hint"))  # fmt: skip
        hint = Label(self.say("fighter_screens.give_hint"), NOTE, name="found/hint")
        return [hint, *choice_buttons(self.showcase, choices, self.do), leave, *self._more()]

    def _more(self) -> list[Placeable]:
        more = len(self.campaign.state.found) - 1
        if not more:
            return []
        return [Label(self.say("fighter_screens.give_more", count=more), NOTE, name="found/more")]
