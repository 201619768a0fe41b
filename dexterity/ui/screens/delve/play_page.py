"""Which page of a match is shown, and what is on it."""

from functools import partial
from typing import TYPE_CHECKING, Final

from dexterity.rules.delve import actions as do
from dexterity.rules.delve import effects as told
from dexterity.rules.delve.cards.monster import MonsterId
from dexterity.rules.delve.effects import Effect
from dexterity.rules.delve.state import Phase
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import BODY, LABEL, NOTICE
from dexterity.ui.screens.delve.adventurers_page import adventurers_page
from dexterity.ui.screens.delve.beats import beat_of
from dexterity.ui.screens.delve.delve_page import delve_page, naming_page
from dexterity.ui.screens.delve.hand_over_page import hand_over_page
from dexterity.ui.screens.delve.moment import Moment
from dexterity.ui.screens.delve.notes import notes_of
from dexterity.ui.screens.delve.reveal_page import END_OF_ROUND, reveal_page, was_success
from dexterity.ui.screens.delve.table_page import table_page
from dexterity.ui.screens.delve.table_parts import side_column
from dexterity.ui.screens.pen.play_page import sentence
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.widget import Placeable, Widget

if TYPE_CHECKING:
    from dexterity.ui.screens.delve.play import DelveScreen

MOST_NEWS: Final = 3
"""Sentences; with more nobody reads any."""
AT_THE_TABLE: Final = frozenset({Phase.BID, Phase.PLACE})

Made = tuple[list[Widget], str]
"""The widgets, and the name of the one that is confirmed while nothing has the focus."""


class PlayPage:
    """Made anew whenever what is seen has changed."""

    def __init__(self, screen: "DelveScreen") -> None:
        self._screen = screen
        self.known = len(screen.match.course.log_for(None))
        """How much of the story the one who looked last has seen."""

    def made(self, ruler: Ruler) -> Made:
        """The page of the moment with the sentence on top."""
        screen = self._screen
        words = screen.caption()
        top = sentence(words, ruler) if words else []
        widgets, default = self._page(screen.moment(), ruler)
        return [*top, *widgets], default

    def _page(self, moment: Moment, ruler: Ruler) -> Made:
        screen = self._screen
        if screen.handing:
            return self._hand_over(moment, ruler), "take"
        if screen.shows_end_of_round:
            return self._reveal(moment, ruler), "go_on"
        if moment.seen.phase in AT_THE_TABLE:
            return self._table(moment, ruler)
        if moment.seen.phase in (Phase.ADVENTURER, Phase.OVER) and not screen.telling.busy:
            return self._adventurers(moment, ruler), ""
        return self._delve(moment, ruler)

    # --- the pages ----------------------------------------------------------------------------

    def _hand_over(self, moment: Moment, ruler: Ruler) -> list[Widget]:
        screen = self._screen
        name = moment.name(moment.seen.decides)
        return hand_over_page(moment, name, self._news(), ruler, take=screen.take,
                              undo=self._undo())  # fmt: skip

    def _news(self) -> list[str]:
        """What everybody has seen since somebody last took the screen."""
        screen = self._screen
        told_ = screen.match.course.log_for(None)[self.known :]
        beats = (beat_of(effect, None, screen.words) for effect in told_)
        return [beat.caption for beat in beats if beat is not None][-MOST_NEWS:]

    def _reveal(self, moment: Moment, ruler: Ruler) -> list[Widget]:
        screen, story = self._screen, self._last_delve()
        words = tuple(map(screen.words.sentence, story))
        key = "to_adventurers" if screen.match.result is None else "to_end"
        go_on = Button("go_on", moment.show.say(key), screen.go_on, icon=Icon.PLAY, main=True)
        return reveal_page(moment, words, ruler, success=was_success(story), foot=[go_on])

    def _last_delve(self) -> tuple[Effect, ...]:
        """How the last delve ended: its verdict first, then what it brought."""
        screen = self._screen
        story = screen.match.course.log_for(screen.sharing.viewer)
        last = max(at for at, one in enumerate(story) if isinstance(one, told.DelveEnded))
        return tuple(one for one in story[last:] if isinstance(one, END_OF_ROUND))

    def _adventurers(self, moment: Moment, ruler: Ruler) -> list[Widget]:
        screen = self._screen
        everyone = screen.match.game.adventurers
        presses = {one: partial(screen.do, do.ChooseAdventurer(one)) for one in everyone}
        return adventurers_page(moment, presses if screen.decides else {}, everyone, ruler)

    def _table(self, moment: Moment, ruler: Ruler) -> Made:
        screen = self._screen
        able = screen.match.game.actions(moment.seen) if screen.decides else ()
        draw = partial(screen.do, do.DrawMonster()) if do.DrawMonster() in able else None
        add = partial(screen.do, do.AddToDungeon()) if do.AddToDungeon() in able else None
        buttons, default = self._buttons()
        page = table_page(moment, ruler, draw=draw, add=add)
        return [*page, *side_column(self._notes(moment), buttons, ruler)], default

    def _delve(self, moment: Moment, ruler: Ruler) -> Made:
        screen = self._screen
        buttons, default = self._buttons()
        side = side_column(self._notes(moment), buttons, ruler)
        able = screen.match.game.actions(moment.seen) if screen.decides else ()
        names = {one.monster: partial(screen.do, one) for one in able
                 if isinstance(one, do.NameMonster)}  # fmt: skip
        if moment.seen.phase is Phase.NAME_MONSTER and not screen.telling.busy:
            nameable = tuple(MonsterId(one) for one in names) or self._nameable(moment)
            return [*naming_page(moment, nameable, names, ruler), *side], default
        turn = partial(screen.do, do.TurnCard()) if do.TurnCard() in able else None
        return [*delve_page(moment, ruler, turn=turn), *side], default

    def _nameable(self, moment: Moment) -> tuple[MonsterId, ...]:
        able = self._screen.match.game.actions_of(moment.seen, do.NameMonster)
        return tuple(one.monster for one in able)

    # --- the column at the right --------------------------------------------------------------

    def _notes(self, moment: Moment) -> list[Placeable]:
        screen = self._screen
        told_ = notes_of(moment, screen.match.game, decides=screen.decides)
        lines: list[Placeable] = [
            Label(one, BODY, name=f"note/{at}") for at, one in enumerate(told_)
        ]
        share = screen.coach_line.share
        if share is not None and screen.decides:
            words = moment.show.say("coach", share=screen.texts.number(round(100 * share)))
            lines.append(Label(words, LABEL, name="coach"))
        return (
            [Panel(Column(*lines, gap=8.0), name="notes", look=NOTICE, padding=12.0)]
            if lines
            else []
        )

    def _undo(self) -> Button | None:
        """For whoever did something last, if it can be taken back."""
        screen, player = self._screen, self._screen.undoes
        if player is None:
            return None
        words = screen.show_case.say("undo", name=screen.names[player])
        hint = screen.show_case.say("undo_hint")
        return Button("undo", words, screen.undo, icon=Icon.UNDO, hint=hint)

    def _buttons(self) -> tuple[list[Placeable], str]:
        screen, say = self._screen, self._screen.show_case.say
        story = Button("story", say("story"), screen.on_top.tell_story, icon=Icon.MENU)
        if screen.telling.busy:
            button = Button("go_on", say("go_on"), screen.go_on, icon=Icon.PLAY, main=True,
                            hint=say("go_on_hint"))  # fmt: skip
            return [story, button], "go_on"
        undo = self._undo()
        memory = Button("memory", say("memory"), screen.on_top.remember, icon=Icon.HELP,
                        hint=say("memory_hint"))  # fmt: skip
        deeds = screen.deeds().buttons() if screen.decides else []
        buttons: list[Placeable] = [
            story,
            *([undo] if undo is not None else []),
            *([memory] if screen.on_top.remembers else []),
            *deeds,
        ]
        return buttons, deeds[-1].name if deeds else ""
