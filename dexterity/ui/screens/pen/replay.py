"""A match on record, watched step by step or played: every stroke, card and wall."""

from pathlib import Path
from typing import Final

from dexterity.rules.pen.player import PLAYERS
from dexterity.session.matches import PenMatch
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame
from dexterity.ui.input.events import Event
from dexterity.ui.screens.keepsakes.repeating import Repeating
from dexterity.ui.screens.keepsakes.stepwise import StepwiseReplay
from dexterity.ui.screens.pen.ahead import ahead_of
from dexterity.ui.screens.pen.cards.showcase import PenShowcase
from dexterity.ui.screens.pen.dice_face import draw_dice
from dexterity.ui.screens.pen.key_names import sheet_keys
from dexterity.ui.screens.pen.play_page import (
    LEFT,
    RIGHT,
    large_card,
    sentence,
    side_column,
)
from dexterity.ui.screens.pen.replay_frames import MatchFrame, frames_of, match_of
from dexterity.ui.screens.pen.sheet_table import PLACE, SheetTable
from dexterity.ui.screens.pen.side import Side, side_panel
from dexterity.ui.screens.pen.story_words import effect_caption
from dexterity.ui.screens.pen.table_drawing import TableDrawing
from dexterity.ui.screens.pen.telling import Telling
from dexterity.ui.screens.record_words import flaw_sentence
from dexterity.ui.sound.cues import Cue

FRAMES_AT_ONCE: Final = 3
"""Actions that are done again in a frame of the window: a few milliseconds each."""
READS_S: Final = 2.6
"""How long a card is shown while the match is played by itself."""


class PenReplay(StepwiseReplay):
    """What has been done again already can be watched."""

    name = "pen-replay"
    scene = "flick"

    def __init__(self, frame: Frame, path: Path) -> None:
        super().__init__(frame, path)
        self.reading = Repeating(path, match_of, frames_of, at_once=FRAMES_AT_ONCE)
        self._table: SheetTable | None = None
        self._drawing: TableDrawing | None = None
        self.telling: Telling | None = None

    @property
    def frames(self) -> list[MatchFrame]:
        """How it stood after each action."""
        return self.reading.frames

    def _begin(self, match: PenMatch) -> None:
        self._table = SheetTable(match, self.settings, lambda pushed: None)
        self._table.free = True
        self._drawing = TableDrawing(self._table)
        self.telling = Telling(self.frames[0].state, (), match.game.board.sheet.potions,
                               reads_s=READS_S)  # fmt: skip
        self.tell_physics(other=self.reading.other_physics)

    # --- watching -------------------------------------------------------------------------------

    @property
    def steps(self) -> int:
        return max(0, len(self.frames) - 1)

    @property
    def busy(self) -> bool:
        return self.telling is not None and self.telling.busy

    def settle(self) -> None:
        if self.telling is not None:
            self.telling.settle(self.frames[self.at].state, self.frames[self.at].lines)

    def tell(self) -> None:
        shown, match, texts = self.frames[self.at], self.reading.match, self.texts
        if match is None or self.telling is None:
            return
        if shown.line is not None:
            self.frame.services.sounds.play(Cue.PENCIL)
        self.telling.tell(shown.effects, lambda effect: effect_caption(effect, match, texts),
                          shown.state, shown.line)  # fmt: skip

    def roll(self, elapsed_s: float) -> None:
        self.reading.advance()
        if self.telling is not None:
            self._tell_on(self.telling, elapsed_s)
        elif self.frames and self.reading.match is not None:
            self._begin(self.reading.match)

    def _tell_on(self, telling: Telling, elapsed_s: float) -> None:
        telling.update(elapsed_s)
        if not telling.busy:
            self.play_on()

    @property
    def looks(self) -> object:
        seen = None if self.telling is None else (self.telling.seen, self.telling.beat)
        return seen, self.reading.flaw

    # --- what is taken away ---------------------------------------------------------------------

    @property
    def opening(self) -> bool:
        return self.reading.under_way

    @property
    def _flicks(self) -> list[int]:
        """How many actions have been shown after each of them."""
        return [at for at, shown in enumerate(self.frames) if shown.line is not None]

    @property
    def scenes(self) -> int:
        return len(self._flicks)

    def go_to_scene(self, number: int) -> None:
        self.go(self._flicks[number - 1])

    # --- the page -------------------------------------------------------------------------------

    def _words(self) -> str:
        if self.reading.flaw is not None:
            return flaw_sentence(self.reading.flaw, self.path, self.texts)
        if self.telling is None:
            return self.say("replay.opening")
        if self.telling.beat is not None:
            return self.telling.beat.caption
        return "" if self.at else self.say("pen_screens.replay_start")

    def arrange(self, ruler: Ruler) -> None:
        words = self._words()
        widgets = sentence(words, ruler) if words else []
        match = self.reading.match
        if self.telling is not None and match is not None:
            show = PenShowcase(match.course.box, self.texts)
            seen = self.telling.seen
            sides = [
                side_panel(
                    Side(player, match.seats[player].name, seen.pawns[player],
                         player == seen.decides, ahead_of(player, seen, show)),
                    show,
                    lambda player, card: None,
                )
                for player in PLAYERS
            ]  # fmt: skip
            widgets += side_column("left", sides[0], [], LEFT, ruler)
            widgets += side_column("right", sides[1], self.feet(), RIGHT, ruler)
            beat = self.telling.beat
            if beat is not None and beat.card is not None:
                widgets += large_card(show, beat.card, self.step, ruler)
        self.form.refill(widgets)

    def handle(self, event: Event) -> bool:
        return super().handle(event) or (
            self._table is not None and self._table.turning.handle(event)
        )

    def draw(self, canvas: Canvas) -> None:
        telling = self.telling
        match = self.reading.match
        if self._drawing is not None and telling is not None and match is not None:
            names = match.course.names
            self._drawing.draw(canvas, telling, names, placing=None, aid=self.settings.aim_aid,
                               pencil=False)  # fmt: skip
            if telling.beat is not None and telling.beat.dice:
                draw_dice(canvas, telling.beat.dice, PLACE.middle)
        super().draw(canvas)

    def help(self) -> HelpPage:
        keys = sheet_keys(self.texts, self.settings)
        told = ("pen_screens.help_replay", "keepsakes.help", "pen_screens.help_turn")
        lines = tuple(self.say(what, **keys) for what in told)
        return HelpPage(self.say("pen_screens.table_title"), lines)
