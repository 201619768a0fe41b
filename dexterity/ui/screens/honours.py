"""The page of records: how much was played and won, and the best of it to be watched again."""

from collections.abc import Callable, Iterator
from functools import partial
from heapq import nlargest
from pathlib import Path
from typing import Final

from dexterity.content.challenge.challenge import Challenge
from dexterity.session.assist import is_steady, signed
from dexterity.session.honours import Feat, Honours, with_record
from dexterity.session.progress import BestThrow
from dexterity.session.records.reading import list_records
from dexterity.session.records.summary import RecordSummary
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import BODY, HEADING, LABEL, NOTE, SUBHEADING
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.screens.challenge.book import Book
from dexterity.ui.screens.challenge.heading import heading
from dexterity.ui.screens.challenge.routes import to_showing
from dexterity.ui.screens.gallery import watch
from dexterity.ui.screens.games import GAMES, game_on_title
from dexterity.ui.screens.practice.page import fitted
from dexterity.ui.screens.record_words import looked_at
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label, Rule
from dexterity.ui.widgets.layout import Column, Row, Space
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.sign import Sign
from dexterity.ui.widgets.widget import Placeable

LEFT: Final = Box(40.0, 88.0, 560.0, 612.0)
RIGHT: Final = Box(640.0, 88.0, 600.0, 612.0)
LOOKS_A_FRAME: Final = 3
"""Records looked at in a frame: a tenth of a millisecond each, as a rule."""
MATCHES: Final = ("duel", "fighter", "pen", "delve")
"""Games that somebody wins."""
SHARES: Final = (0.08, 0.38, 0.27, 0.27)
"""Of the sign of a game, its name, and what was played and won."""
FEAT_SHARES: Final = (0.68, 0.32)
MOST_THROWS: Final = 5


class HonoursScreen(Screen):
    """Numbers grow while records are read, a few a frame."""

    name = "honours"

    def __init__(self, frame: Frame, book: Book) -> None:
        super().__init__(frame)
        self.book = book
        self.honours = Honours()
        self._unread: list[Path] = []

    def show(self) -> None:
        """Somebody may have played or deleted something since."""
        self.honours = Honours()
        self._unread = list(list_records(self.frame.services.folders.records))
        self.frame.rearrange()

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        now, self._unread = self._unread[:LOOKS_A_FRAME], self._unread[LOOKS_A_FRAME:]
        for path in now:
            summary = looked_at(path).summary
            if isinstance(summary, RecordSummary):
                self.honours = with_record(self.honours, path, summary)
        if now:
            self.frame.rearrange()

    # --- the page -------------------------------------------------------------------------------

    def arrange(self, ruler: Ruler) -> None:
        self.form.refill(
            [
                *heading(self.say("honours.title"), ruler),
                *fitted("games", Panel(self._games(), name="games/panel"), LEFT, ruler),
                *fitted("feats", Panel(self._feats(), name="feats/panel"), RIGHT, ruler),
            ]
        )

    def _games(self) -> Column:
        say, number = self.say, self.texts.number
        practice = self.honours.count("practice")
        medals = sum(one.medal is not None for one in self.book.progress.levels.values())
        signed_medals = sum(one.steady for one in self.book.progress.levels.values())
        level_words = say("honours.medals", won=number(medals),
                          levels=number(len(self.book.library.challenges)))  # fmt: skip
        if signed_medals:
            level_words += f" · {say('steady.medals', count=number(signed_medals))}"
        throw_words = say("honours.throws", throws=number(practice.throws),
                          hits=number(practice.hits))  # fmt: skip
        return Column(
            self._line("head", "", say("honours.played"), say("honours.won")),
            Rule("head/rule"),
            *(self._match_line(game) for game in MATCHES),
            Rule("matches/rule"),
            self._named("levels", "challenge", level_words),
            self._named("practice", "practice", throw_words),
            gap=12.0,
        )  # fmt: skip

    def _match_line(self, game: str) -> Row:
        count, number = self.honours.count(game), self.texts.number
        return self._line(game, self.say(f"honours.{game}"), number(count.played),
                          number(count.won))  # fmt: skip

    def _line(self, name: str, game: str, played: str, won: str) -> Row:
        lettering = NOTE if name == "head" else HEADING
        sign = Space() if name == "head" else _sign(name)
        return Row(
            sign,
            Label(game, SUBHEADING, name=f"{name}/game"),
            Label(played, lettering, align=Align.CENTRE, name=f"{name}/played"),
            Label(won, lettering, align=Align.CENTRE, name=f"{name}/won"),
            shares=SHARES,
        )

    def _named(self, name: str, game: str, words: str) -> Row:
        """What is only counted, below the name of its game."""
        told = Column(
            Label(self.say(f"honours.{name}"), LABEL, name=name),
            Label(words, BODY, name=f"{name}/words"),
            gap=4.0,
        )
        return Row(_sign(game), told, shares=(SHARES[0], 1.0 - SHARES[0]))

    def _feats(self) -> Column:
        say, number = self.say, self.texts.number
        throws = list(self._best_throws())
        return Column(
            Label(say("honours.campaign"), LABEL, name="campaign"),
            self._feat("campaign", self.honours.campaign,
                       lambda worth: say("honours.points", points=number(round(worth)))),
            Label(say("honours.stroke"), LABEL, name="stroke"),
            self._feat("stroke", self.honours.stroke,
                       lambda worth: say("honours.mm", mm=number(round(worth)))),
            Rule("feats/rule"),
            Label(say("honours.best_throws"), LABEL, name="throws"),
            *throws,
            *([] if throws else [Label(say("honours.no_throws"), NOTE, name="throws/none")]),
            gap=10.0,
        )  # fmt: skip

    def _feat(self, name: str, feat: Feat | None, words: Callable[[float], str]) -> Placeable:
        if feat is None:
            return Label(self.say(f"honours.no_{name}"), NOTE, name=f"{name}/none")
        told = signed(words(feat.worth), self.texts, steady=feat.steady)
        return self._watched(name, told, lambda: self._watch(feat.path))

    def _watched(self, name: str, words: str, on_press: Callable[[], None]) -> Row:
        return Row(
            Label(words, BODY, name=f"{name}/words"),
            Button(f"watch/{name}", self.say("replays.watch"), on_press, icon=Icon.PLAY),
            shares=FEAT_SHARES,
        )

    def _best_throws(self) -> Iterator[Row]:
        """Those that added most to the count of their levels."""
        reached = ((one, self.book.reached(one)) for one in self.book.library.challenges)
        thrown = [(one, level.best_throw) for one, level in reached
                  if level is not None and level.best_throw is not None]  # fmt: skip
        best = nlargest(MOST_THROWS, thrown, lambda one: (one[1].gain, one[1].thrown.verdict.value))
        for challenge, throw in best:
            level = challenge.names.said_in(self.texts.language)
            points = self.texts.number(throw.gain)
            words = self.say("honours.throw", level=level, points=points)
            told = signed(words, self.texts, steady=is_steady(throw.thrown.way))
            yield self._watched(f"throw/{challenge.id}", told,
                                partial(self._show, challenge, throw))  # fmt: skip

    def _watch(self, path: Path) -> None:
        self.frame.go(watch(path)(self.frame))

    def _show(self, challenge: Challenge, best: BestThrow) -> None:
        self.frame.go(to_showing(self.frame, self.book, challenge, best))

    def help(self) -> HelpPage:
        lines = tuple(self.say(f"honours.help_{what}") for what in ("matches", "feats", "deleted"))
        return HelpPage(self.say("honours.title"), lines)


def _sign(game: str) -> Sign:
    return Sign(f"{game}/sign", GAMES[game_on_title(game)])
