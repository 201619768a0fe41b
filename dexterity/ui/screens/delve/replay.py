"""A match on record, watched step by step or played: every card open, if it is over."""

from pathlib import Path
from typing import Final

from dexterity.rules.delve.effects import Effect
from dexterity.rules.delve.state import Phase
from dexterity.session.delve.words import delve_words
from dexterity.session.matches import DelveMatch
from dexterity.session.words import EffectWords
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame
from dexterity.ui.screens.delve.beats import Beat, beat_of
from dexterity.ui.screens.delve.delve_page import delve_page
from dexterity.ui.screens.delve.moment import Moment
from dexterity.ui.screens.delve.replay_frames import MatchFrame
from dexterity.ui.screens.delve.replay_reading import ReplayReading
from dexterity.ui.screens.delve.reveal_page import END_OF_ROUND, reveal_page, was_success
from dexterity.ui.screens.delve.showcase import DelveShowcase
from dexterity.ui.screens.delve.table_page import table_page
from dexterity.ui.screens.delve.table_parts import side_column
from dexterity.ui.screens.delve.telling import Telling
from dexterity.ui.screens.keepsakes.stepwise import StepwiseReplay
from dexterity.ui.screens.pen.play_page import sentence
from dexterity.ui.screens.record_words import flaw_sentence
from dexterity.ui.widgets.widget import Widget

LINGERS_S: Final = 1.0
"""Between two actions while the match is played by itself."""
AT_THE_TABLE: Final = frozenset({Phase.BID, Phase.PLACE})
OVER: Final = frozenset({Phase.ADVENTURER, Phase.OVER})


class DelveReplay(StepwiseReplay):
    """Nothing is shown before all is read: only then is it known what may be."""

    name = "delve-replay"

    def __init__(self, frame: Frame, path: Path) -> None:
        super().__init__(frame, path)
        self.reading = ReplayReading(path)
        self.telling: Telling | None = None
        self._waited_s = 0.0

    @property
    def frames(self) -> list[MatchFrame]:
        """How it stood after each action."""
        return self.reading.frames

    @property
    def open(self) -> bool:
        """Whether the match is over, and everything may be seen."""
        return self.reading.open

    # --- watching -------------------------------------------------------------------------------

    @property
    def steps(self) -> int:
        return max(0, len(self.frames) - 1) if self.telling is not None else 0

    @property
    def busy(self) -> bool:
        return self.telling is not None and self.telling.busy

    def settle(self) -> None:
        if self.telling is not None:
            self.telling.settle(self.frames[self.at].state)

    def tell(self) -> None:
        self._waited_s = 0.0
        words, effects = self._words, self.frames[self.at].effects
        if self.telling is not None and words is not None:
            self.telling.tell((effect, beat_of(effect, None, words)) for effect in effects)
            self._settle_if_told()

    def _settle_if_told(self) -> None:
        if not self.busy:
            self.settle()
            self.frame.rearrange()

    def _begin_beat(self, beat: Beat) -> None:
        self.frame.services.sounds.play(beat.cue)
        self.frame.rearrange()

    def roll(self, elapsed_s: float) -> None:
        self.reading.advance()
        if self.telling is not None:
            self._tell_on(self.telling, elapsed_s)
        elif self.frames and not self.reading.under_way:
            self.telling = Telling(self.frames[0].state, self._begin_beat)
            self.tell_physics(other=self.reading.other_physics)

    def _tell_on(self, telling: Telling, elapsed_s: float) -> None:
        if telling.busy:
            telling.update(elapsed_s)
            self._settle_if_told()
            return
        self._waited_s += elapsed_s
        if self._waited_s >= LINGERS_S:
            self.play_on()

    @property
    def looks(self) -> object:
        telling = self.telling
        seen = None if telling is None else (telling.seen, telling.beat, telling.turning)
        return seen, self.reading.flaw

    # --- what is taken away ---------------------------------------------------------------------

    @property
    def opening(self) -> bool:
        return self.reading.under_way

    @property
    def scenes(self) -> int:
        return self.steps

    def go_to_scene(self, number: int) -> None:
        self.go(number)

    # --- the page -------------------------------------------------------------------------------

    @property
    def _names(self) -> tuple[str, ...]:
        match = self.reading.match
        return () if match is None else match.course.names

    @property
    def _words(self) -> EffectWords[Effect] | None:
        match = self.reading.match
        return None if match is None else delve_words(match.course.box, self._names, self.texts)

    def _caption(self) -> str:
        if self.reading.flaw is not None:
            return flaw_sentence(self.reading.flaw, self.path, self.texts)
        if self.telling is None:
            return self.say("replay.opening")
        if self.telling.beat is not None:
            return self.telling.beat.caption
        key = "replay_start" if self.open else "replay_veiled"
        return "" if self.at else self.say(f"delve_screens.{key}")

    def arrange(self, ruler: Ruler) -> None:
        words = self._caption()
        widgets = sentence(words, ruler) if words else []
        if self.telling is not None and self.reading.match is not None:
            widgets += self._page(self.telling, self.reading.match, ruler)
        self.form.refill(widgets)

    def _page(self, telling: Telling, match: DelveMatch, ruler: Ruler) -> list[Widget]:
        beat = telling.beat
        moment = Moment(
            DelveShowcase(match.course.box, self.texts), telling.seen, self._names,
            match.game.options, () if beat is None else beat.lit, telling.hero, telling.monster,
            telling.turning, open=self.open,
        )  # fmt: skip
        if telling.seen.phase in OVER and not telling.busy:
            return self._reveal(moment, ruler)
        page = table_page if telling.seen.phase in AT_THE_TABLE else delve_page
        return [*page(moment, ruler), *side_column([], self.feet(), ruler)]

    def _reveal(self, moment: Moment, ruler: Ruler) -> list[Widget]:
        words = self._words
        story = [one for one in self.frames[self.at].effects if isinstance(one, END_OF_ROUND)]
        told = () if words is None else tuple(map(words.sentence, story))
        return reveal_page(moment, told, ruler, success=was_success(story),
                           foot=self.feet()[1:])  # fmt: skip

    def help(self) -> HelpPage:
        keys = ("delve_screens.help_replay", "keepsakes.help", "delve_screens.help_tiles")
        lines = tuple(map(self.say, keys))
        return HelpPage(self.say("delve_screens.title"), lines)
