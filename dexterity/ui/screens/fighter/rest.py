"""The rest after a fight: what was won, and time to hand things on before the next room."""

from functools import partial
from typing import Final

from dexterity.rules.fighter.actions import Action, GoOn
from dexterity.rules.fighter.cards.room import SHOP_AT
from dexterity.rules.fighter.effects import Effect, FoeBeaten, LeaderChanged
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import BODY, LABEL, NOTE
from dexterity.ui.screens.fighter.campaign_screen import GAP, CampaignScreen
from dexterity.ui.screens.fighter.cards.words import foe_sitter
from dexterity.ui.screens.fighter.effect_words import since_beaten, told_words
from dexterity.ui.screens.fighter.portraits import Mood, Portrait
from dexterity.ui.screens.practice.page import fitted
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label, Rule
from dexterity.ui.widgets.layout import Column, Fixed, placed
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.widget import Placeable, Widget

SIDE: Final = 300.0


class RestScreen(CampaignScreen):
    """Tells what the fight came to; things may be moved about meanwhile."""

    name = "fighter-rest"
    helped = ("epic", "leader", "things", "shops")

    @property
    def reaches_shop(self) -> bool:
        """Whether the next stop is a shop."""
        room = self.campaign.state.room
        more = 0 if room is None else self.campaign.game.cards.rooms[room].symbols
        return self.campaign.state.symbols + more >= SHOP_AT

    def told_lines(self) -> tuple[str, ...]:
        # Who leads is told at the end of the page, whether it changed or not.
        effects = (each for each in since_beaten(self.told) if not isinstance(each, LeaderChanged))
        return told_words(self.showcase, self.campaign.state, effects)

    def stayed(self, action: Action, effects: tuple[Effect, ...]) -> None:
        self.told = (*self.told, *effects)
        super().stayed(action, effects)

    # --- the page -------------------------------------------------------------------------------

    def title(self) -> str:
        return self.say("fighter_screens.rest_title")

    def page(self, box: Box, ruler: Ruler) -> list[Widget]:
        beaten = [effect for effect in self.told if isinstance(effect, FoeBeaten)]
        told = box
        picture: list[Widget] = []
        if beaten:
            left, told = box.cut_left(min(SIDE, box.height) + 2 * GAP, gap=GAP)
            foe = self.campaign.course.box.foe(beaten[-1].foe).value
            side = min(SIDE, box.height)
            portrait = Portrait("rest/foe", foe_sitter(foe), foe.id, Mood.HURT, side=side)
            picture = placed(Fixed(portrait, height=side), left, ruler)
        panel = Panel(Column(*self._lines(), gap=6.0), name="rest/panel")
        return [*picture, *fitted("rest/page", panel, told, ruler)]

    def _lines(self) -> list[Placeable]:
        say = self.say
        leader = self.name_of(self.campaign.state.leader)
        lines = self.told_lines()
        head = [Label(say("fighter_screens.rest_won"), LABEL, name="told/title")] if lines else []
        return [
            *head,
            *(Label(line, BODY, name=f"told/{at}") for at, line in enumerate(lines)),
            Rule("rest/rule"),
            *self._steps(),
            Label(say("fighter_screens.rest_leads", name=leader), BODY, name="rest/leads"),
            Label(say("fighter_screens.rest_note"), NOTE, name="rest/note"),
        ]

    @property
    def steps_done(self) -> int:
        """Those of the room that was just won are made, though the rules count them on leaving."""
        state, rooms = self.campaign.state, self.campaign.game.cards.rooms
        won = 0 if state.room is None else rooms[state.room].symbols
        return min(SHOP_AT, state.symbols + won)

    def _steps(self) -> list[Placeable]:
        """How far this room leads."""
        state, rooms = self.campaign.state, self.campaign.game.cards.rooms
        if state.room is None:
            return []
        words = self.say("fighter_screens.rest_steps", steps=rooms[state.room].symbols,
                         now=self.steps_done, needed=SHOP_AT)  # fmt: skip
        return [Label(words, BODY, name="rest/steps")]

    def buttons(self) -> list[Placeable]:
        words = self.say(f"fighter_screens.{'rest_shop' if self.reaches_shop else 'rest_on'}")
        return [
            Button("go_on", words, partial(self.do, GoOn()), icon=Icon.PLAY, main=True,
                   enabled=not self.computer_decides)
        ]  # fmt: skip
