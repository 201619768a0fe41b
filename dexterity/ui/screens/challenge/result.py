"""What a level came to: the medal, the count, the best so far, and where to go from here."""

from datetime import date
from typing import Final

from dexterity.rules.challenge.game import Result
from dexterity.rules.challenge.medal import Medal, rank
from dexterity.rules.challenge.showing import showing_of
from dexterity.session.assist import dice_words
from dexterity.session.challenge.words import goal_sentence, showing_words
from dexterity.session.progress import BestThrow, DailyResult, LevelProgress
from dexterity.ui.canvas.box import Box, centred
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import BODY, HEADING, LABEL, NOTE, SUBHEADING
from dexterity.ui.draw.colours import CENTRE
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.screens.challenge.book import Book
from dexterity.ui.screens.challenge.day import day_words
from dexterity.ui.screens.challenge.level_card import best_words, medal_lines
from dexterity.ui.screens.challenge.level_play import LevelPlay
from dexterity.ui.screens.challenge.routes import to_level, to_showing
from dexterity.ui.screens.challenge.signs import OPEN_LOCK, draw_medal, draw_sign
from dexterity.ui.screens.dare.sign_line import SignLine
from dexterity.ui.screens.practice.page import fitted
from dexterity.ui.screens.steady import steady_lines
from dexterity.ui.show.flourish import Flourish, laurels
from dexterity.ui.show.hearing import play_cue
from dexterity.ui.show.rewards import CUES, Reward, flourish_for
from dexterity.ui.sound.cues import Cue
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label, Rule
from dexterity.ui.widgets.layout import Column, placed
from dexterity.ui.widgets.widget import Placeable

MIDDLE: Final = (330.0, 330.0)
"""Of the medal."""
MEDAL_SIDE: Final = 300.0
WREATH: Final = 205.0
AROUND_WREATH: Final = 280.0
"""How far out the rays of an opened chapter reach: nearly to the words beside them."""
PAGE: Final = Box(620.0, 92.0, 560.0, 600.0)


class ResultScreen(Screen):
    """Everything is in the book already when it is shown."""

    name = "challenge-result"
    rulebook = "challenge"
    rulebook_chapter = "medals"

    def __init__(self, frame: Frame, book: Book, play: LevelPlay, day: date | None) -> None:
        following = None if day is not None else book.after(play.challenge)
        won = play.result is not None and play.result.medal is not None
        self._on = following is not None and won
        """Whether to go on is what one would do now; without a medal it is to try again."""
        super().__init__(frame, default="next" if self._on else "again")
        self.book, self.play, self.day = book, play, day
        self.following = following
        self.result: Result | None = play.result
        still = self.settings.reduced_motion
        self.flourishes = [Flourish(laurels(WREATH), grown=still)] if won else []
        if play.opened is not None:
            self.flourishes.append(flourish_for(Reward.CHAPTER, AROUND_WREATH, grown=still))
        self._cheered = False

    def show(self) -> None:
        if self.result is not None and not self._cheered:
            self._cheered = True
            cues = (Cue.FAIL, Cue.CHEER, Cue.CHEER, Cue.CENTRE)
            opened = self.play.opened is not None
            play_cue(self.frame, CUES[Reward.CHAPTER] if opened else cues[rank(self.result.medal)])

    # --- the page -----------------------------------------------------------------------------

    def arrange(self, ruler: Ruler) -> None:
        buttons = Column(*self._buttons(), gap=10.0)
        foot = buttons.wanted(ruler, PAGE.width)[1]
        above, below = PAGE.cut_top(PAGE.height - foot - 16.0, gap=16.0)
        page = Column(*self._told(), gap=10.0)
        self.form.refill([*fitted("page", page, above, ruler), *placed(buttons, below, ruler)])

    def _told(self) -> list[Placeable]:
        result, texts, level = self.result, self.texts, self.play.game.level
        if result is None:
            return []
        medal = self.say(f"challenge.medal.{result.medal or 'none'}")
        place = "" if self.day is None else day_words(self.day, texts)
        name = self.play.challenge.names.said_in(texts.language)
        reached = self._reached()
        return [
            Label(f"{name}, {place}" if place else name, SUBHEADING, name="level"),
            Label(medal, HEADING, name="medal"),
            *self._opened(),
            Label(self.say(f"challenge.ended.{result.ended}"), BODY, name="ended"),
            Label(showing_words(level, showing_of(result), texts), LABEL, name="count"),
            *steady_lines("steady", dice_words(self.play.assists, texts), lettering=BODY),
            Rule(),
            *medal_lines(level, reached, texts),
            Label(best_words(level, reached, texts), NOTE, name="best_so_far"),
        ]

    def _opened(self) -> list[Placeable]:
        """The chapter that this try has opened, if it has."""
        chapter = self.play.opened
        if chapter is None:
            return []
        name = self.say(f"challenge.chapter.{chapter}")
        words = self.say("challenge_screens.opened", number=chapter, name=name)
        draw = lambda canvas, box: draw_sign(canvas, OPEN_LOCK, box)  # noqa: E731
        return [SignLine("opened", draw, words, lettering=LABEL.in_colour(CENTRE))]

    def _reached(self) -> LevelProgress | DailyResult | None:
        if self.day is not None:
            return self.book.progress.daily.get(self.day.isoformat())
        return self.book.reached(self.play.challenge)

    def _buttons(self) -> list[Placeable]:
        say, following = self.say, self.following
        again = Button("again", say("challenge_screens.again"), self._again, icon=Icon.UNDO,
                       main=not self._on)  # fmt: skip
        best = Button("best", say("challenge_screens.watch_best"), self._watch, icon=Icon.AGAIN,
                      enabled=self._best is not None)  # fmt: skip
        back = Button("map", say("challenge_screens.to_map"), self.frame.back, icon=Icon.BACK)
        if following is None:
            return [again, best, back]
        name = following.names.said_in(self.texts.language)
        words = say("challenge_screens.next", name=name)
        on = Button("next", words, self._next, icon=Icon.PLAY, main=self._on)
        return [on, again, best, back] if self._on else [again, on, best, back]

    @property
    def _best(self) -> BestThrow | None:
        """Of this try; that of all tries is on the map's card."""
        return self.play.best

    def _next(self) -> None:
        if self.following is not None:
            self.frame.swap(to_level(self.frame, self.book, self.following))

    def _again(self) -> None:
        self.frame.swap(to_level(self.frame, self.book, self.play.challenge, self.day))

    def _watch(self) -> None:
        if self._best is not None:
            self.frame.go(to_showing(self.frame, self.book, self.play.challenge, self._best))

    # --- time and picture -----------------------------------------------------------------------

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        for flourish in self.flourishes:
            flourish.update(elapsed_s)

    def draw(self, canvas: Canvas) -> None:
        medal = None if self.result is None else self.result.medal
        for flourish in self.flourishes:
            flourish.draw(canvas, MIDDLE)
        draw_medal(canvas, medal, centred(MIDDLE, (MEDAL_SIDE, MEDAL_SIDE)), large=True,
                   steady=self.play.steady and medal is not None)  # fmt: skip
        super().draw(canvas)

    def help(self) -> HelpPage:
        level = self.play.game.level
        told = tuple(self.say(f"challenge_screens.help_{what}") for what in ("won", "again"))
        goal = "" if self.result is None else goal_sentence(level, self._aim(), self.texts)
        return HelpPage(self.say("challenge_screens.help_result"), (*told, *([goal] * bool(goal))))

    def _aim(self) -> Medal:
        """The next medal to be won; gold again where there is no other."""
        reached = self._reached()
        won = rank(None if reached is None else reached.medal)
        return tuple(Medal)[min(won, len(Medal) - 1)]
