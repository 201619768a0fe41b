"""Choosing a dare: all requirements in sight, those at odds with the chosen ones greyed."""

from collections.abc import Callable
from typing import Final

from dexterity.hand.dare.choice import conflicts_in, known_requirements
from dexterity.session.challenge.words import dare_names
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import BODY
from dexterity.ui.draw.colours import CENTRE, INK
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.screens.challenge.dare_tile import DareTile
from dexterity.ui.screens.challenge.heading import heading
from dexterity.ui.screens.practice.page import fitted
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Row, Space, placed
from dexterity.ui.widgets.widget import Placeable

PAGE: Final = Box(40.0, 74.0, 1200.0, 640.0)
TILES: Final = 7
"""In a row: twenty-six in four rows."""
GAP: Final = 10.0


class DareChoice(Screen):
    """A set grows requirement by requirement; what it cannot take in says why."""

    name = "challenge-dare"
    rulebook = "challenge"
    rulebook_chapter = "requirements"

    def __init__(
        self,
        frame: Frame,
        *,
        title: Callable[[], str],
        most: int,
        on_take: Callable[[tuple[str, ...]], None],
        chosen: tuple[str, ...] = (),
        may_be_empty: bool = False,
    ) -> None:
        """`title` is asked anew when the language changes; `most` is how many may be chosen."""
        super().__init__(frame)
        self._title, self._most, self._on_take = title, most, on_take
        self._may_be_empty = may_be_empty
        self.chosen = chosen
        self._refused = ""
        """Why the last one pressed could not be taken."""

    # --- choosing -----------------------------------------------------------------------------

    def press(self, requirement: str) -> None:
        """Chosen, or let be."""
        self._refused = ""
        if requirement in self.chosen:
            self.chosen = tuple(one for one in self.chosen if one != requirement)
        elif reason := self.why_not(requirement):
            self._refused = reason
        else:
            self.chosen = (*self.chosen, requirement)
        self.frame.rearrange()

    def why_not(self, requirement: str) -> str:
        """Why it cannot be taken in; nothing if it can."""
        for one, other in conflicts_in((*self.chosen, requirement)):
            if requirement in {one, other}:
                names = (self.say(f"requirement.{each}.name") for each in (one, other))
                return self.say("requirement.conflict", one=next(names), other=next(names))
        return self.say("duel.refusal.too_many") if len(self.chosen) >= self._most else ""

    def take(self) -> None:
        """That is the dare."""
        if self.chosen or self._may_be_empty:
            self._on_take(self.chosen)
        else:
            self._refused = self.say("duel.refusal.empty_dare")
            self.frame.rearrange()

    # --- the page -----------------------------------------------------------------------------

    def arrange(self, ruler: Ruler) -> None:
        foot = Column(*self.more(), self._foot(), gap=GAP)
        high = foot.wanted(ruler, PAGE.width)[1]
        above, below = PAGE.cut_top(PAGE.height - high - GAP, gap=GAP)
        self.form.refill(
            [
                *heading(self._title(), ruler),
                *fitted("tiles", self._tiles(), above, ruler),
                *placed(foot, below, ruler),
            ]
        )

    def more(self) -> list[Placeable]:
        """What else is chosen here."""
        return []

    def _tiles(self) -> Column:
        known = known_requirements()
        rows = [known[at : at + TILES] for at in range(0, len(known), TILES)]
        return Column(*(self._row(row) for row in rows), gap=GAP)

    def _row(self, row: tuple[str, ...]) -> Row:
        empty = (Space() for _ in range(TILES - len(row)))
        return Row(*map(self._tile, row), *empty, shares=(1.0,) * TILES, gap=GAP)

    def _tile(self, requirement: str) -> DareTile:
        chosen = requirement in self.chosen
        reason = "" if chosen else self.why_not(requirement)
        return DareTile(
            requirement,
            self.say(f"requirement.{requirement}.name"),
            reason or self.say(f"requirement.{requirement}.rule"),
            lambda: self.press(requirement),
            chosen=chosen,
            barred=bool(reason),
        )

    def _foot(self) -> Row:
        words = self._refused or self._chosen_words()
        ink = CENTRE if self._refused else INK
        take = Button("take", self.say("challenge_screens.take_dare"), self.take,
                      icon=Icon.CHECK, main=True)  # fmt: skip
        return Row(
            Label(words, BODY.in_colour(ink), name="chosen"), take, shares=(0.68, 0.32), gap=GAP
        )

    def _chosen_words(self) -> str:
        if not self.chosen:
            most = min(self._most, len(known_requirements()))
            return self.say("challenge_screens.choose_dare", most=self.texts.number(most))
        names = dare_names(self.chosen, self.texts)
        return self.say("challenge_screens.chosen_dare", names=names)

    def help(self) -> HelpPage:
        told = ("choose", "barred")
        lines = tuple(self.say(f"challenge_screens.help_{what}") for what in told)
        return HelpPage(self.say("challenge_screens.help_dares"), lines)
