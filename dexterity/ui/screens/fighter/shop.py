"""The shop: things, healing and white dice for gold, and time to hand things on."""

from functools import partial
from typing import Final

from dexterity.rules.fighter.actions import Action, BuyDie, BuyHealing, BuyItem, GoOn
from dexterity.rules.fighter.actions.shop import DIE_PRICE, HEALING_PRICE
from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.cards.room import SHOPS_BEFORE_BOSS
from dexterity.rules.fighter.state import SeatId
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import NOTE
from dexterity.ui.screens.fighter.campaign_screen import CampaignScreen
from dexterity.ui.screens.fighter.cards.face import CardFace, Pull
from dexterity.ui.screens.fighter.cards.item_card import item_card, ware_card
from dexterity.ui.screens.fighter.cards.words import item_name
from dexterity.ui.screens.fighter.effect_words import refusal_words
from dexterity.ui.screens.fighter.thing_dialog import Choice, card_dialog, choice_buttons
from dexterity.ui.screens.practice.page import fitted
from dexterity.ui.sound.cues import Cue
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Row, Space
from dexterity.ui.widgets.widget import Placeable, Widget
from dexterity.values.vectors import Vec2

MOST_IN_A_ROW: Final = 5
"""Wares on a shelf; fewer in large letters."""


class ShopScreen(CampaignScreen):
    """Everything has its price on it; what cannot be bought says why."""

    name = "fighter-shop"
    helped = ("buying", "things", "shops")

    # --- what is done ---------------------------------------------------------------------------

    def do(self, action: Action) -> None:
        if isinstance(action, BuyItem | BuyHealing | BuyDie) and not self.campaign.why_not(action):
            self.frame.services.sounds.play(Cue.COIN)
        super().do(action)

    def open_ware(self, item: ItemId) -> None:
        """A thing of the shop, and who may have it."""

        def choose(action: Action) -> None:
            self.form.close_dialog()
            self.do(action)

        choices = [self._choice(item, seat) for seat in self.campaign.state.still_in]
        buttons = choice_buttons(self.showcase, choices, choose)
        self.form.open(card_dialog(self.showcase, item, buttons, self.form))

    def _choice(self, item: ItemId, seat: SeatId) -> Choice:
        words = self.say("fighter_screens.shop_for", name=self.name_of(seat))
        action = BuyItem(item, seat)
        return Choice(f"buy/{seat}", words, action, self.campaign.why_not(action))

    def drop(self, item: ItemId, place: Vec2) -> None:
        seat = self.seat_at(place)
        if item in self.campaign.state.wares:
            if seat is not None:
                self.do(BuyItem(item, seat))
        else:
            super().drop(item, place)

    # --- the page -------------------------------------------------------------------------------

    @property
    def last(self) -> bool:
        """Whether the boss is next."""
        return self.campaign.state.shops == SHOPS_BEFORE_BOSS

    def title(self) -> str:
        if self.last:
            return self.say("fighter_screens.shop_last")
        return self.say("fighter_screens.shop_title", number=self.campaign.state.shops)

    def page(self, box: Box, ruler: Ruler) -> list[Widget]:
        wares = self.campaign.state.wares
        key = "shop_wares" if wares else "shop_empty"
        note = Label(self.say(f"fighter_screens.{key}"), NOTE, name="shop/note")
        rows = -(-len(wares) // max(2, int(MOST_IN_A_ROW / self.settings.text_size)))
        wide = -(-len(wares) // max(1, rows))
        shelves = [self._row(wares[at * wide : (at + 1) * wide], wide) for at in range(rows)]
        return fitted("wares/page", Column(note, *shelves, gap=10.0), box, ruler)

    def _row(self, wares: tuple[ItemId, ...], wide: int) -> Row:
        """A shelf; a shorter one has its wares under those of the longer."""
        cards: list[Placeable] = [self._ware(item) for item in wares]
        cards += [Space() for _ in range(wide - len(wares))]
        return Row(*cards, shares=[1.0] * wide, gap=10.0)

    def _ware(self, item: ItemId) -> CardFace:
        show = self.showcase
        pull = Pull(partial(self.pull, item), partial(self.drop, item))
        return CardFace(
            f"ware/{item}",
            ware_card(show, item),
            on_press=partial(self.open_ware, item),
            detail=lambda: item_card(show, item),
            enabled=not self.computer_decides,
            pull=pull,
            padding=9.0,
            hint=item_name(show, item),
        )

    def buttons(self) -> list[Placeable]:
        busy = self.computer_decides
        on = self.say(f"fighter_screens.{'shop_to_boss' if self.last else 'shop_on'}")
        return [
            self._service("heal", BuyHealing(), HEALING_PRICE),
            self._service("die", BuyDie(), DIE_PRICE),
            Button("go_on", on, partial(self.do, GoOn()), icon=Icon.PLAY, main=True,
                   enabled=not busy,
                   hint=self.say("fighter_screens.shop_sure", gold=self.campaign.state.gold)),
        ]  # fmt: skip

    def _service(self, name: str, action: Action, price: int) -> Button:
        what = self.say(f"fighter_screens.shop_{name}")
        words = self.say("fighter_screens.shop_price", what=what, price=price)
        refusal = self.campaign.why_not(action)
        if refusal is not None:
            why = refusal_words(self.showcase, refusal)
            words = self.say("fighter_screens.refused", what=what, why=why)
        return Button(
            f"shop/{name}",
            words,
            partial(self.do, action),
            enabled=refusal is None and not self.computer_decides,
        )
