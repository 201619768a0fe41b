"""The end of a match: who has won and how, everybody in figures, and what to do next."""

from dataclasses import dataclass
from typing import Final

from dexterity.rules.delve import effects as told
from dexterity.rules.delve.effects import Effect
from dexterity.rules.delve.player import PlayerId
from dexterity.session.assist import assist_words
from dexterity.session.matches import DelveMatch
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import BODY, HEADING, LABEL, SUBHEADING, WIDE_GAP
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.screens.delve.pictures import Picture, TableArt, adventurer_path, art_path
from dexterity.ui.screens.delve.player_panel import Marks
from dexterity.ui.screens.delve.routes import to_replay, to_sheet
from dexterity.ui.screens.fighter.cards.name_label import NameLabel
from dexterity.ui.screens.fighter.portraits import Mood
from dexterity.ui.screens.practice.page import fitted
from dexterity.ui.screens.steady import steady_lines
from dexterity.ui.sound.cues import Cue
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Row, placed
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.stack import Stack
from dexterity.ui.widgets.widget import Placeable

PICTURES: Final = Box(40.0, 84.0, 330.0, 624.0)
PAGE: Final = Box(400.0, 84.0, 840.0, 624.0)


@dataclass(frozen=True, slots=True)
class Figures:
    """What somebody did in a whole match."""

    delves: int
    added: int
    aside: int
    passed: int


def figures_of(story: tuple[Effect, ...], player: PlayerId) -> Figures:
    """Counted from the story."""
    mine = [one for one in story if getattr(one, "player", None) == player]

    def count(kind: type) -> int:
        return sum(isinstance(one, kind) for one in mine)

    return Figures(
        count(told.DelveBegun),
        count(told.MonsterAdded),
        count(told.MonsterSetAside),
        count(told.PlayerPassed),
    )


class DelveEnd(Screen):
    """Nothing is left to do but to look; then comes the score sheet."""

    name = "delve-end"
    rulebook = "delve"

    def __init__(self, frame: Frame, match: DelveMatch, *, coached: bool = False) -> None:
        super().__init__(frame, default="sheet")
        result = match.result
        if result is None:
            raise LookupError("the match goes on")
        self.match, self.result, self.coached = match, result, coached
        self._story = match.course.log_for(None)
        self._heard = False

    def show(self) -> None:
        if not self._heard:
            self._heard = True
            self.frame.services.sounds.play(Cue.WIN)

    # --- the page -------------------------------------------------------------------------------

    def arrange(self, ruler: Ruler) -> None:
        buttons = Row(*self._buttons(), gap=10.0)
        foot = buttons.wanted(ruler, PAGE.width)[1]
        above, below = PAGE.cut_top(PAGE.height - foot - WIDE_GAP, gap=WIDE_GAP)
        card = Panel(Column(*self._lines(), gap=10.0), name="result")
        adventurer = self.match.seen(None).adventurer
        pictures = Stack(
            Picture("adventurer", adventurer_path(adventurer, Mood.GLAD), side=PICTURES.width),
            Picture("treasure", art_path(TableArt.SUCCESS), side=PICTURES.width),
            shares=(0.56, 0.44),
        )
        self.form.refill(
            [
                *placed(pictures, PICTURES, ruler),
                *fitted("page", card, above, ruler),
                *placed(buttons, below, ruler),
            ]
        )

    def _lines(self) -> list[Placeable]:
        say, result, names = self.say, self.result, self.match.seats
        winner = names[result.winner].name
        lines: list[Placeable] = [
            NameLabel(say("delve_screens.end_title", name=winner), HEADING, name="winner"),
            Label(say(f"delve_screens.end_{result.ending}"), SUBHEADING, name="reason"),
            Label(self._rounds(), BODY, name="rounds"),
        ]
        for at, seat in enumerate(self.match.seats):
            lines += self._player(PlayerId(at), seat.name)
        words = assist_words(self.match.assists.people, self.texts)
        return [*lines, *steady_lines("steady", words, lettering=BODY)]

    def _rounds(self) -> str:
        met = [one for one in self._story if isinstance(one, told.MonsterMet)]
        beaten = [one for one in self._story if _bests(one)]
        number = self.texts.number
        return self.say(
            "delve_screens.end_rounds",
            rounds=number(self.result.rounds),
            met=number(len(met)),
            beaten=number(len(beaten)),
        )

    def _player(self, player: PlayerId, name: str) -> list[Placeable]:
        seat, figures = self.match.seen(None).seats[player], figures_of(self._story, player)
        words = self.say(
            "delve_screens.end_figures",
            delves=figures.delves,
            added=figures.added,
            aside=figures.aside,
            passed=figures.passed,
        )
        head = Row(
            NameLabel(name, LABEL, name=f"name/{player}"),
            Marks(f"marks/{player}", seat.successes, seat.failures),
            shares=(0.6, 0.4),
        )
        return [head, Label(words, BODY, name=f"figures/{player}")]

    def _buttons(self) -> list[Placeable]:
        say = self.say
        buttons: list[Placeable] = [
            Button("sheet", say("score_sheet.to_sheet"), self.to_sheet, icon=Icon.PLAY, main=True)
        ]
        if self.match.record is not None:
            watch = Button("watch", say("score_sheet.watch"), self._watch, icon=Icon.MENU)
            buttons.append(watch)
        return buttons

    # --- on from here ---------------------------------------------------------------------------

    def to_sheet(self) -> None:
        """How the series stands, and on to the next game."""
        self.frame.swap(to_sheet(self.frame, self.match, coached=self.coached))

    def _watch(self) -> None:
        if self.match.record is not None:
            self.frame.go(to_replay(self.frame, self.match.record))

    def help(self) -> HelpPage:
        lines = (self.say("delve_screens.help_end"), self.say("delve_screens.help_goal"))
        return HelpPage(self.say("delve_screens.title"), lines)


def _bests(effect: Effect) -> bool:
    """Whether a monster got nowhere: by a tile, by what came before it, or by a die."""
    match effect:
        case told.MonsterBeaten() | told.MonsterIgnored():
            return True
        case told.ThrowMade(beaten=beaten):
            return beaten
        case _:
            return False
