"""A match being played: the sheet, two sides, and whoever has the pencil."""

from collections.abc import Callable
from typing import Final

from dexterity.content.pen.rebus_words import card_words
from dexterity.hand.pencil.held import Pushed
from dexterity.hand.ways.held import WayName
from dexterity.rules.pen import actions as do
from dexterity.rules.pen.actions import Action
from dexterity.rules.pen.cards.card import CardId
from dexterity.rules.pen.effects import Effect
from dexterity.rules.pen.player import PlayerId
from dexterity.rules.pen.state import Phase
from dexterity.session.matches import PenMatch
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.input.events import Event
from dexterity.ui.screens.pen.computer_hand import ComputerHand
from dexterity.ui.screens.pen.deeds import deeds_of
from dexterity.ui.screens.pen.dialogs import leaving_dialog, story_dialog
from dexterity.ui.screens.pen.dice_face import draw_dice
from dexterity.ui.screens.pen.habits import Habits
from dexterity.ui.screens.pen.hearing import hear
from dexterity.ui.screens.pen.key_names import sheet_keys
from dexterity.ui.screens.pen.match_page import match_page
from dexterity.ui.screens.pen.mind import Choose
from dexterity.ui.screens.pen.placing import Placing
from dexterity.ui.screens.pen.prompt import prompt_words
from dexterity.ui.screens.pen.sheet_table import PLACE, SheetTable
from dexterity.ui.screens.pen.spots_to_choose import growing_options, placing_for, why_not_grow
from dexterity.ui.screens.pen.story_words import effect_caption, refusal_caption
from dexterity.ui.screens.pen.table_drawing import TableDrawing
from dexterity.ui.screens.pen.telling import Telling
from dexterity.ui.sheet.drawn import PencilLine
from dexterity.ui.sound.cues import Cue
from dexterity.values.stroke import Push

READS_S: Final = 5.0
"""How long a card stays while two computers play: the longest ones take so long to read."""


def lines_of(match: PenMatch) -> list[PencilLine]:
    """All strokes of a match, as they are drawn."""
    return [PencilLine(drawn.player, drawn.stroke) for drawn in match.strokes]


class PenScreen(Screen):
    """One match, from wherever it stands to its end."""

    name = "pen"
    rulebook = "pen"
    rulebook_chapter = "turn"

    def __init__(
        self,
        frame: Frame,
        match: PenMatch,
        *,
        choose: Choose,
        on_over: Callable[["PenScreen"], None],
        faces: bool = False,
    ) -> None:
        super().__init__(frame, arrows=False, default="go_on")
        self.match, self.faces = match, faces
        self._on_over = on_over
        now_s = frame.services.clock.now_s
        self.table = SheetTable(match, self.settings, self._push, faces=faces, now_s=now_s)
        self.habits = Habits(frame, self.table)
        self._computer = ComputerHand(match, self.table, choose)
        nobody_plays = all(seat.is_computer for seat in match.seats)
        self.telling = Telling(match.state, lines_of(match), match.game.board.sheet.potions,
                               reads_s=READS_S if nobody_plays else None)  # fmt: skip
        self.placing: Placing | None = None
        self.growing = False
        self._drawing = TableDrawing(self.table)
        self._shown: object = None
        self._await()

    # --- what is done ---------------------------------------------------------------------------

    def do(self, action: Action) -> None:
        """Takes an action and tells what came of it; a refused one is explained."""
        refusal = self.match.why_not(action)
        if refusal is not None:
            self.frame.notify(refusal_caption(refusal, self.texts))
            return
        self._tell(self.match.do(action))

    def flick(self, push: Push, way: WayName | None) -> None:
        """Lets the pencil go."""
        flicked = self.match.flick(push, way)
        line = PencilLine(self.telling.seen.turn, flicked.stroke)
        self.frame.services.sounds.play(Cue.PENCIL)
        self._tell(flicked.effects, line)

    def _push(self, pushed: Pushed) -> None:
        if self.match.course.awaits_flick and not self.match.computer_acts:
            self.flick(pushed.push, self.table.hand.flicked_in)

    def _tell(self, effects: tuple[Effect, ...], line: PencilLine | None = None) -> None:
        self.placing, self.growing, self.table.hand.awake = None, False, False
        match, texts = self.match, self.texts
        self.telling.tell(
            effects, lambda effect: effect_caption(effect, match, texts), match.state, line
        )
        if not self.telling.busy:
            self._await()

    def undo(self) -> None:
        """The last decision never was."""
        if self.match.can_undo and not self.telling.busy:
            self.match.undo()
            self.frame.services.sounds.play(Cue.UNDO)
            self.telling.settle(self.match.state, lines_of(self.match))
            self._await()

    def use_item(self, player: PlayerId, card: CardId) -> None:
        """An item was pressed: used if it can be, explained if not."""
        if self.telling.busy or self.match.computer_acts or player != self.match.decides:
            self.frame.notify(self._item_words(card))
            return
        refusal = self.match.why_not(do.UseItem(card))
        if refusal is None:
            self.do(do.UseItem(card))
        else:
            reason = refusal_caption(refusal, self.texts)
            self.frame.notify(f"{reason} {self._item_words(card)}")

    def _item_words(self, card: CardId) -> str:
        return card_words(self.match.course.box[card].value, self.texts)

    # --- who is waited for ----------------------------------------------------------------------

    def _await(self) -> None:
        """All is told: whoever decides is asked."""
        match = self.match
        self.placing, self.growing = None, False
        if match.result is None:
            self.table.stand(match.state.turn)
            person = not match.computer_acts
            self.table.hand.awake = person and match.course.awaits_flick
            self.placing = placing_for(match) if person else None
        self.frame.rearrange()

    def grow(self) -> None:
        """A magic wall gets its square, once one is chosen; or not."""
        options = growing_options(self.match)
        if not options:
            self.frame.notify(why_not_grow(self.match, self.texts))
            return
        self.growing = not self.growing
        self.placing = Placing(options, self.match.why_not) if self.growing else None
        self.table.hand.awake = self.match.course.awaits_flick and self.placing is None
        self.frame.rearrange()

    def confirm(self) -> None:
        """On to the next step of the flick, or the flick itself."""
        self.table.hand.confirm()

    def let_be(self) -> None:
        """The flick that was begun is called off."""
        self.table.hand.cancel()

    def place(self) -> None:
        """What is pointed at is chosen, if it can be."""
        placing = self.placing
        if placing is None:
            return
        if placing.chosen is None or placing.refusal is not None:
            self.frame.notify(self._prompt())
            return
        self.do(placing.chosen.action)

    def go_on(self) -> None:
        """Somebody has seen enough of what is told."""
        if self.telling.just_turned_up:
            return
        self.telling.hurry()
        if not self.telling.busy:
            self._await()
        self.frame.rearrange()

    # --- time -----------------------------------------------------------------------------------

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        if self.form.dialog is not None:
            return
        if self.telling.busy:
            self._tell_on(elapsed_s * self.settings.game_speed)
        elif self.match.result is not None:
            self._on_over(self)
        elif self.match.computer_acts:
            self._let_computer(elapsed_s)
        if self.table.turning.refused:
            self.table.turning.refused = False
            name = self.match.seats[self.match.state.turn].name
            self.frame.notify(self.say("pen_screens.sheet_fixed", name=name))
        self._refresh()

    def _tell_on(self, elapsed_s: float) -> None:
        self.telling.update(elapsed_s)
        if not self.telling.busy:
            self._await()

    def _let_computer(self, elapsed_s: float) -> None:
        choice = self._computer.update(elapsed_s)
        if isinstance(choice, Push):
            self.flick(choice, None)
        elif choice is not None:
            self.do(choice)

    def _refresh(self) -> None:
        """The page follows what is seen."""
        state = (self.telling.seen, self.words(), self.telling.waits, len(deeds_of(self)),
                 self.table.hand.begun, self.match.can_undo)  # fmt: skip
        if state != self._shown:
            self._shown = state
            self.frame.rearrange()

    # --- the page -------------------------------------------------------------------------------

    def words(self) -> str:
        """The one sentence on top: what is told, or what to do."""
        beat = self.telling.beat
        return beat.caption if beat is not None else self._prompt()

    def _prompt(self) -> str:
        if self.match.result is not None:
            return ""
        keys = sheet_keys(self.texts, self.settings)
        return prompt_words(self.match, self.table.hand.hint, self.placing, self.texts, keys,
                            leans=self._computer.leans)  # fmt: skip

    def arrange(self, ruler: Ruler) -> None:
        self.form.refill(match_page(self, ruler))

    def tell_story(self) -> None:
        """All that was told so far, to be read again."""
        self.form.open(story_dialog(self.telling.log, self.texts, self.form))

    def leave(self) -> None:
        """Not without a question."""
        self.form.open(leaving_dialog(self.texts, self.form, self.frame.back))

    def handle(self, event: Event) -> bool:
        return super().handle(event) or hear(self, event)

    # --- picture --------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        beat = self.telling.beat
        flicks = not self.telling.busy and self.match.course.awaits_flick and self.placing is None
        names = self.match.course.names
        self._drawing.dark_words = self.say("pen_screens.dark")
        self._drawing.draw(canvas, self.telling, names, placing=self.placing,
                           aid=self.settings.aim_aid, pencil=flicks,
                           moves=not self.settings.reduced_motion)  # fmt: skip
        if beat is not None and beat.dice:
            draw_dice(canvas, beat.dice, PLACE.middle)
        super().draw(canvas)

    @property
    def card(self) -> CardId | None:
        """The card that is shown large: the one that is told of, or that may be kept off."""
        if self.telling.beat is not None:
            return self.telling.beat.card
        reacts = self.match.state.phase is Phase.REACT
        return self.match.state.on_table[-1] if reacts else None

    def press_card(self) -> None:
        """The large one was pressed: it was seen."""
        if self.telling.busy:
            self.go_on()

    def help(self) -> HelpPage:
        told = ("goal", "flick", "wall", "event", "turn", "place", "magic")
        keys = sheet_keys(self.texts, self.settings)
        lines = tuple(self.say(f"pen_screens.help_{what}", **keys) for what in told)
        return HelpPage(self.say("pen_screens.table_title"), lines)

    def hide(self) -> None:
        super().hide()
        self.table.hand.let_be()
        self.table.turning.let_go()

    def close(self) -> None:
        super().close()
        self._computer.close()
