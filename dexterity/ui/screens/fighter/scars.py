"""Whoever went down picks where the scar goes, and sees what is lost with each colour."""

from functools import partial
from typing import Final

from dexterity.rules.fighter.actions import Action, TakeScar
from dexterity.rules.fighter.cards.hero import HEALTH_A_SCAR, Hero
from dexterity.rules.fighter.effects import Effect
from dexterity.rules.fighter.state import Member
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import BODY
from dexterity.ui.screens.fighter.campaign_screen import CampaignScreen
from dexterity.ui.screens.fighter.cards.face import CardFace
from dexterity.ui.screens.fighter.cards.hero_card import ability_line
from dexterity.ui.screens.fighter.portraits import Mood, Portrait, Sitter
from dexterity.ui.screens.practice.page import fitted
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Fixed, Row
from dexterity.ui.widgets.widget import Widget
from dexterity.values.colour import COLOURED, DieColour

SIDE: Final = 190.0


class ScarsScreen(CampaignScreen):
    """One hero after the other, by seat."""

    name = "fighter-scars"
    rulebook = "fighter"
    rulebook_chapter = "down"
    helped = ("scars",)

    @property
    def member(self) -> Member:
        """Who gets up."""
        return self.campaign.state.party[self.campaign.course.decides]

    @property
    def hero(self) -> Hero:
        """The same as a card."""
        return self.campaign.course.box.heroes[self.member.hero].value

    # --- what is done ---------------------------------------------------------------------------

    def do(self, action: Action) -> None:
        if self.computer_decides and isinstance(action, TakeScar):
            name = self.name_of(self.campaign.course.decides)
            ability = self.say(f"fighter.ability.{self.hero.ability(action.colour)}.name")
            words = self.say("fighter_screens.picked_scar", name=name, ability=ability)
            self.frame.notify(words)
        super().do(action)

    def kept(self) -> tuple[Effect, ...]:
        return self.told

    def stayed(self, action: Action, effects: tuple[Effect, ...]) -> None:
        self.told = (*self.told, *effects)
        super().stayed(action, effects)

    # --- the page -------------------------------------------------------------------------------

    def title(self) -> str:
        return self.say(
            "fighter_screens.scars_title", name=self.name_of(self.campaign.course.decides)
        )

    def page(self, box: Box, ruler: Ruler) -> list[Widget]:
        hero = self.hero
        portrait = Portrait("scars/portrait", Sitter.HERO, hero.id, Mood.DOWN, side=SIDE)
        key = "scars_computer" if self.computer_decides else "scars_note"
        words = self.say(
            f"fighter_screens.{key}",
            name=self.name_of(self.campaign.course.decides),
            most=self.member.most_health - HEALTH_A_SCAR,
        )
        head = Row(
            Fixed(portrait, width=SIDE, height=SIDE),
            Label(words, BODY, name="scars/note"),
            shares=(0.17, 0.83),
        )
        cards = Row(*(self._card(hero, colour) for colour in COLOURED), shares=(1.0, 1.0, 1.0))
        picks = Row(*(self._pick(hero, colour) for colour in COLOURED), shares=(1.0, 1.0, 1.0))
        return fitted("scars/page", Column(head, cards, picks, gap=10.0), box, ruler)

    def _card(self, hero: Hero, colour: DieColour) -> CardFace:
        """What a colour wakes, or that there is a scar already."""
        line = ability_line(self.showcase, hero, self.member, colour)
        return CardFace(f"scar/{colour}/card", line)

    def _pick(self, hero: Hero, colour: DieColour) -> Button:
        scar = TakeScar(colour)
        free = self.campaign.why_not(scar) is None
        ability = self.say(f"fighter.ability.{hero.ability(colour)}.name")
        key = "scars_lost" if free else "scars_has"
        return Button(
            f"scar/{colour}",
            self.say(f"fighter_screens.{key}", ability=ability),
            partial(self.do, scar),
            enabled=free and not self.computer_decides,
        )
