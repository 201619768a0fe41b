"""The map of Challenge: five chapters on a winding path, the day's mix, the duel, free dares."""

from datetime import date
from typing import Final

from dexterity.content.challenge.challenge import Challenge
from dexterity.session.assist import signed
from dexterity.session.progress import DailyResult, LevelProgress
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.input.events import Event, Pointer
from dexterity.ui.input.intentions import Intention
from dexterity.ui.input.keys import first_key_words, keymap_from
from dexterity.ui.screens.challenge.book import Book
from dexterity.ui.screens.challenge.chapter_heading import chapter_heading
from dexterity.ui.screens.challenge.day import day_words
from dexterity.ui.screens.challenge.heading import heading
from dexterity.ui.screens.challenge.level_card import card_column
from dexterity.ui.screens.challenge.level_node import LevelNode
from dexterity.ui.screens.challenge.path import PathLine, row_of, stops_of
from dexterity.ui.screens.challenge.routes import to_duel, to_free_dare, to_level, to_showing
from dexterity.ui.screens.practice.page import fitted
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.layout import Column, Row, placed
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.widget import Widget

TOP: Final = Box(92.0, 16.0, 1096.0, 50.0)
"""Between the buttons in the corners."""
CARD: Final = Box(888.0, 82.0, 372.0, 622.0)
DWELL_S: Final = 0.2
"""How long a mouse stays over a stop before its card is shown. Shorter: on the way to the card's
buttons the mouse would choose whatever it passes."""


class ChallengeMap(Screen):
    """One level is chosen, and its card lies beside the path."""

    name = "challenge"
    rulebook = "challenge"

    def __init__(self, frame: Frame, book: Book, day: date) -> None:
        super().__init__(frame, default="play")
        self.book, self.day = book, day
        self.daily = book.daily(day)
        self.chosen: Challenge = book.first_without_medal() or self.daily
        self._unwon: Challenge | None = None
        """The level that was gone to without a medal of it."""
        self._pointed: Challenge | None = None
        self._pointed_s = 0.0
        self.form.focus(node_name(self.chosen), ring=False)

    def show(self) -> None:
        """Something may have been won meanwhile: then on to what is still to be won."""
        unwon, self._unwon = self._unwon, None
        if unwon is not None and self._has_medal(unwon):
            self.chosen = self._still_to_win_from(unwon)
            self.form.focus(node_name(self.chosen), ring=False)
        self.frame.rearrange()

    def _has_medal(self, challenge: Challenge) -> bool:
        return self.book.progress.medal(challenge.id) is not None

    def _still_to_win_from(self, challenge: Challenge) -> Challenge:
        following: Challenge | None = challenge
        while following is not None and self._has_medal(following):
            following = self.book.after(following)
        return following or challenge

    # --- the page -----------------------------------------------------------------------------

    def arrange(self, ruler: Ruler) -> None:
        self.form.refill([*self._top(ruler), *self._path(ruler), *self._card(ruler)])

    def _top(self, ruler: Ruler) -> list[Widget]:
        say = self.say
        buttons = Row(
            Button("daily", say("challenge_screens.daily"), lambda: self._press(self.daily),
                   icon=Icon.TARGET, hint=say("challenge_screens.daily_hint")),
            Button("duel", say("challenge_screens.duel"), self._duel, icon=Icon.HAND,
                   hint=say("challenge_screens.duel_hint")),
            Button("free", say("challenge_screens.free"), self._dare, icon=Icon.DIE,
                   hint=say("challenge_screens.free_hint")),
        )  # fmt: skip
        wide, high = buttons.wanted(ruler, TOP.width)
        row = Box(TOP.right - wide, TOP.top, wide, max(high, TOP.height))
        title = heading(say("challenge_screens.title"), ruler, row.left - 20.0)
        return [*title, *placed(buttons, row, ruler)]

    def _path(self, ruler: Ruler) -> list[Widget]:
        chapters = self.book.library.chapters()
        rows = [row_of(at, len(chapters)) for at in range(len(chapters))]
        stops = [stops_of(at, len(levels), rows[at]) for at, levels in enumerate(chapters)]
        widgets: list[Widget] = [PathLine(stops)]
        for at, levels in enumerate(chapters):
            widgets += chapter_heading(self.book, at + 1, rows[at], self.texts, ruler)
            for challenge, stop in zip(levels, stops[at], strict=True):
                node = self._node(challenge)
                node.place(stop, ruler)
                widgets.append(node)
        return widgets

    def _node(self, challenge: Challenge) -> LevelNode:
        medal, reached = self.book.progress.medal(challenge.id), self.book.reached(challenge)
        steady = reached is not None and reached.steady
        words = self.say(f"challenge.medal.{medal}") if steady else ""
        return LevelNode(
            node_name(challenge),
            self.texts.number(challenge.number),
            medal,
            challenge.all_requirements(),
            chosen=challenge.id == self.chosen.id,
            on_point=lambda over: self._point(challenge, over=over),
            on_press=lambda: self._press(challenge),
            enabled=self.book.is_open(challenge.chapter),
            steady=steady,
            hint=signed(words, self.texts, steady=steady),
        )

    def _card(self, ruler: Ruler) -> list[Widget]:
        chosen, library = self.chosen, self.book.library
        level = library.game(chosen).level
        best = None if chosen is self.daily else self.book.reached(chosen)
        buttons = Column(
            Button("play", self.say("challenge_screens.play"), self._play, icon=Icon.PLAY,
                   main=True),
            Button("best", self.say("challenge_screens.watch_best"), self._watch,
                   icon=Icon.AGAIN, enabled=best is not None and best.best_throw is not None),
            gap=10.0,
        )  # fmt: skip
        foot = buttons.wanted(ruler, CARD.width)[1]
        above, below = CARD.cut_top(CARD.height - foot - 12.0, gap=12.0)
        page = Panel(card_column(chosen, level, self._reached(), self._place(), self.texts),
                     name="card", padding=16.0)  # fmt: skip
        return [*fitted("card/page", page, above, ruler), *placed(buttons, below, ruler)]

    def _reached(self) -> LevelProgress | DailyResult | None:
        if self.chosen is self.daily:
            return self.book.progress.daily.get(self.day.isoformat())
        return self.book.reached(self.chosen)

    def _place(self) -> str:
        if self.chosen is self.daily:
            return day_words(self.day, self.texts)
        chapter, number = self.chosen.chapter, self.chosen.number
        name = self.say(f"challenge.chapter.{chapter}")
        return self.say("challenge_screens.place", name=name, chapter=chapter, number=number)

    # --- choosing and playing -------------------------------------------------------------------

    def _point(self, challenge: Challenge, *, over: bool) -> None:
        if not over:
            self._pointed = None
        elif self._pointed is not challenge:
            self._pointed, self._pointed_s = challenge, 0.0

    def _choose(self, challenge: Challenge) -> None:
        if challenge.id != self.chosen.id:
            self.chosen = challenge
            self.frame.rearrange()

    def _press(self, challenge: Challenge) -> None:
        if challenge.id == self.chosen.id:
            self._play()
        else:
            self._choose(challenge)

    def _play(self) -> None:
        day = self.day if self.chosen is self.daily else None
        if day is None and not self._has_medal(self.chosen):
            self._unwon = self.chosen
        self.frame.go(to_level(self.frame, self.book, self.chosen, day))

    def _watch(self) -> None:
        reached = self.book.reached(self.chosen)
        if reached is not None and reached.best_throw is not None:
            self.frame.go(to_showing(self.frame, self.book, self.chosen, reached.best_throw))

    def _duel(self) -> None:
        self.frame.go(to_duel(self.frame, self.book))

    def _dare(self) -> None:
        self.frame.go(to_free_dare(self.frame, self.book))

    # --- events and time ------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        before = self.form.focused
        taken = super().handle(event)
        after = self.form.focused
        # A press comes to a level as well, and is not to find it chosen before it chooses.
        moved = after is not before and not isinstance(event, Pointer)
        if moved and isinstance(after, LevelNode):
            self._follow(after.name)
        return taken

    def _follow(self, node: str) -> None:
        """The keyboard has come to a level."""
        every = self.book.library.challenges
        found = next((one for one in every if node_name(one) == node), None)
        if found is not None:
            self._choose(found)

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        if self._pointed is None:
            return
        self._pointed_s += elapsed_s
        if self._pointed_s >= DWELL_S:
            self._choose(self._pointed)
            self._pointed = None

    def help(self) -> HelpPage:
        keymap = keymap_from(self.settings.key_bindings)
        keys = [first_key_words(intention, keymap, self.texts)
                for intention in (Intention.LEFT, Intention.RIGHT, Intention.CONFIRM)]  # fmt: skip
        told = ("path", "medals", "daily", "duel", "free")
        lines = tuple(self.say(f"challenge_screens.help_{what}") for what in told)
        pairs = (
            (f"{keys[0]} {keys[1]}", self.say("challenge_screens.help_keys")),
            (keys[2], self.say("challenge_screens.help_play")),
        )
        return HelpPage(self.say("challenge_screens.help_map"), (*lines, *pairs))


def node_name(challenge: Challenge) -> str:
    """What the stop of a level is called on the form."""
    return f"level/{challenge.id}"
