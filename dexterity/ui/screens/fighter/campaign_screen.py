"""What the pages of a campaign have in common: the party below, the purse above, and the way on."""

from abc import abstractmethod
from typing import Final

from dexterity.rules.fighter.actions import Action, TradeItem
from dexterity.rules.fighter.actions.things import CARRYING
from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.cards.room import SHOP_AT, SHOPS_BEFORE_BOSS
from dexterity.rules.fighter.effects import Effect
from dexterity.rules.fighter.state import MOST_WHITE_DICE, SeatId
from dexterity.session.matches import Campaign
from dexterity.ui.canvas.box import Box, centred
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.canvas.theme import FOCUS, HEADING
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.input.events import Event, Intended
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.challenge.heading import LEFT, RIGHT
from dexterity.ui.screens.fighter.cards.face import CardFace
from dexterity.ui.screens.fighter.cards.item_card import small_item_card
from dexterity.ui.screens.fighter.cards.name_label import NameLabel
from dexterity.ui.screens.fighter.cards.showcase import Showcase
from dexterity.ui.screens.fighter.deputy import Advise, Deputy, advised, computer_decides
from dexterity.ui.screens.fighter.effect_words import refusal_words, seat_name, told_words
from dexterity.ui.screens.fighter.leaving import leaving_dialog
from dexterity.ui.screens.fighter.party_board import Touched, party_box, party_row
from dexterity.ui.screens.fighter.purse import PurseFigure
from dexterity.ui.screens.fighter.routes import after, to_phase
from dexterity.ui.screens.fighter.signs import Sign
from dexterity.ui.screens.fighter.thing_dialog import thing_dialog
from dexterity.ui.screens.practice.page import fitted
from dexterity.ui.sound.cues import Cue
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.layout import Row, placed
from dexterity.ui.widgets.widget import UNTOUCHED, Placeable, Widget
from dexterity.values.vectors import Vec2

EDGE: Final = 16.0
TOP: Final = 78.0
PURSE_LEFT: Final = 760.0
"""Where the heading ends and the purse begins."""
HIGHEST_PARTY: Final = 300.0
"""Points of the stage's height for the party; larger letters are scrolled."""
GAP: Final = 12.0
GHOST: Final = (190.0, 74.0)
"""The size of a thing that is pulled about."""


class CampaignScreen(Screen):
    """One phase of a campaign. Actions are taken through `do`, which finds the next screen."""

    rulebook = "fighter"
    rulebook_chapter = "rest"

    helped: tuple[str, ...] = ()
    """What its page of help tells, after its title."""

    def __init__(
        self,
        frame: Frame,
        campaign: Campaign,
        told: tuple[Effect, ...] = (),
        *,
        default: str = "go_on",
        advise: Advise = advised,
    ) -> None:
        super().__init__(frame, default=default)
        self.campaign, self.told = campaign, told
        self.phase = campaign.state.phase
        self.deputy = Deputy(campaign, advise)
        self._pulled: tuple[ItemId, Vec2] | None = None

    # --- what it knows --------------------------------------------------------------------------

    @property
    def showcase(self) -> Showcase:
        """For drawing cards as this player reads and sees them."""
        return Showcase(self.campaign.course.box, self.texts, self.settings.colour_safe)

    def name_of(self, seat: SeatId) -> str:
        """What the hero at a seat is called."""
        return seat_name(self.showcase, self.campaign.state, seat)

    @property
    def computer_decides(self) -> bool:
        """Whether nobody at the screen has a say in what is next."""
        return computer_decides(self.campaign)

    def told_lines(self) -> tuple[str, ...]:
        """What has led here."""
        return told_words(self.showcase, self.campaign.state, self.told)

    # --- what is done ---------------------------------------------------------------------------

    def do(self, action: Action) -> None:
        """Takes an action and shows what came of it; a refused one is explained."""
        refusal = self.campaign.why_not(action)
        if refusal is not None:
            self.frame.notify(self.capital(refusal_words(self.showcase, refusal)))
            return
        effects = self.campaign.do(action)
        if self.campaign.state.phase is self.phase:
            self.stayed(action, effects)
        else:
            self.frame.swap(after(self.frame, self.campaign, effects, self.kept()))

    def stayed(self, action: Action, effects: tuple[Effect, ...]) -> None:
        """The same page goes on: it says what happened."""
        for sentence in told_words(self.showcase, self.campaign.state, effects):
            self.frame.notify(sentence)
        self.frame.services.sounds.play(Cue.PENCIL)
        self.frame.rearrange()

    def kept(self) -> tuple[Effect, ...]:
        """What the next page is to tell besides what has just happened."""
        return ()

    def undo(self) -> None:
        """The last action never happened."""
        if not self.campaign.can_undo or self.computer_decides:
            return
        self.campaign.undo()
        self.frame.services.sounds.play(Cue.UNDO)
        self.frame.swap(to_phase(self.frame, self.campaign))

    def capital(self, words: str) -> str:
        """As a sentence of its own."""
        return f"{words[:1].upper()}{words[1:]}."

    # --- things ---------------------------------------------------------------------------------

    def open_thing(self, item: ItemId) -> None:
        """A thing that somebody carries, and what may be done with it."""
        self.form.open(thing_dialog(self.showcase, self.campaign, item, self.form, self.do))

    def pull(self, item: ItemId, place: Vec2 | None) -> None:
        """A thing is pulled about, or no longer."""
        self._pulled = None if place is None else (item, place)

    def drop(self, item: ItemId, place: Vec2) -> None:
        """A thing was let go of: over another hero it changes hands."""
        seat = self.seat_at(place)
        if seat is not None and not self.campaign.state.party[seat].has(item):
            self.do(TradeItem(item, seat))

    def seat_at(self, place: Vec2) -> SeatId | None:
        """Whose tile is there."""
        seats = (SeatId(seat) for seat in range(len(self.campaign.state.party)))
        tiles = ((seat, self.form.widget(f"tile/{seat}")) for seat in seats)
        return next((seat for seat, tile in tiles if tile is not None and tile.is_at(place)), None)

    def touched(self) -> Touched:
        """What pressing and pulling does to the party on this page."""
        return Touched(
            self.open_thing,
            self.pull,
            self.drop,
            can_pull=self.phase in CARRYING and not self.computer_decides,
        )

    # --- the page -------------------------------------------------------------------------------

    @abstractmethod
    def title(self) -> str:
        """The heading."""

    @abstractmethod
    def page(self, box: Box, ruler: Ruler) -> list[Widget]:
        """What this phase is about, in the room between heading and party."""

    def buttons(self) -> list[Placeable]:
        """What leads on from here; to take back comes first."""
        return []

    def arrange(self, ruler: Ruler) -> None:
        party = self._party(ruler)
        top = min((widget.box.top for widget in party), default=STAGE.bottom)
        middle = Box(EDGE, TOP, STAGE.width - 2 * EDGE, top - TOP - GAP)
        above, foot = self._foot(middle, ruler)
        self.form.refill(
            [
                *self._heading(ruler),
                *self._purse(ruler),
                *self.page(above, ruler),
                *foot,
                *party,
            ]
        )

    def _heading(self, ruler: Ruler) -> list[Widget]:
        """Beside the purse; a long name makes it smaller, as nothing may cover the page."""
        label = NameLabel(self.title(), HEADING, name="heading", lines=1)
        return placed(label, Box(LEFT, 8.0, PURSE_LEFT - LEFT, TOP - 16.0), ruler)

    def _party(self, ruler: Ruler) -> list[Widget]:
        row = party_row(self.showcase, self.campaign, self.touched())
        place = party_box(self.campaign, EDGE, STAGE.right - EDGE, 0.0, 0.0)
        high = min(HIGHEST_PARTY, row.wanted(ruler, place.width)[1])
        box = Box(place.left, STAGE.bottom - EDGE - high, place.width, high)
        return fitted("party/page", row, box, ruler)

    def _foot(self, middle: Box, ruler: Ruler) -> tuple[Box, list[Widget]]:
        """The buttons at the right of the foot, and what is left above them."""
        things = self.buttons()
        if self.campaign.can_undo and not self.computer_decides:
            things = [self._undo_button(), *things]
        if not things:
            return middle, []
        row = Row(*things)
        wide, high = row.wanted(ruler, middle.width)
        wide = min(wide, middle.width)
        above, _ = middle.cut_top(middle.height - high - GAP)
        place = Box(middle.right - wide, middle.bottom - high, wide, high)
        return above, placed(row, place, ruler)

    def _undo_button(self) -> Button:
        return Button("undo", self.say("fighter_screens.undo"), self.undo, icon=Icon.UNDO,
                      hint=self.say("fighter_screens.undo_hint"))  # fmt: skip

    @property
    def steps_done(self) -> int:
        """Towards the next shop."""
        return self.campaign.state.symbols

    def _purse(self, ruler: Ruler) -> list[Widget]:
        state, say, number = self.campaign.state, self.say, self.texts.number
        figures: list[Placeable] = [
            PurseFigure("purse/gold", Sign.COIN, number(state.gold),
                        say("fighter_screens.gold_hint", amount=state.gold)),
            PurseFigure("purse/dice", Sign.DIE, number(state.white_dice),
                        say("fighter_screens.dice_hint", amount=state.white_dice,
                            most=MOST_WHITE_DICE)),
        ]  # fmt: skip
        if state.shops < SHOPS_BEFORE_BOSS:
            words = say("fighter_screens.way_hint", now=self.steps_done, needed=SHOP_AT)
            steps = f"{number(self.steps_done)}/{number(SHOP_AT)}"
            figures.append(PurseFigure("purse/way", Sign.STEP, steps, words))
        row = Row(*figures, gap=8.0)
        wide, high = row.wanted(ruler, RIGHT - PURSE_LEFT)
        return placed(row, Box(RIGHT - wide, max(6.0, 38.0 - high / 2), wide, high), ruler)

    # --- events, time and picture ---------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        if super().handle(event):
            return True
        match event:
            case Intended(Intention.BACK, repeated=False):
                self.form.open(leaving_dialog(self.texts, self.form, self.frame.back))
                return True
            case Intended(Intention.UNDO, repeated=False):
                self.undo()
                return True
            case _:
                return False

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        action = self.deputy.update(elapsed_s)
        if action is not None:
            self.do(action)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self._pulled is not None:
            self._draw_pulled(canvas, *self._pulled)

    def _draw_pulled(self, canvas: Canvas, item: ItemId, place: Vec2) -> None:
        seat = self.seat_at(place)
        tile = None if seat is None else self.form.widget(f"tile/{seat}")
        if tile is not None:
            canvas.box(tile.box.inset(-4.0), FOCUS, "pulled/over")
        ghost = CardFace("pulled", small_item_card(self.showcase, item))
        wide = GHOST[0]
        ghost.place(centred(place, (wide, ghost.wanted(canvas, wide)[1])), canvas)
        ghost.draw(canvas, UNTOUCHED)

    def help(self) -> HelpPage:
        title = self.say(f"fighter_screens.help.title_{self.name.removeprefix('fighter-')}")
        lines = tuple(self.say(f"fighter_screens.help.{what}") for what in self.helped)
        return HelpPage(title, lines)
