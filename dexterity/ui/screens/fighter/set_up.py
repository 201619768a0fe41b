"""Before a campaign: which heroes go, who plays each of them, how brave they are, and who leads."""

from functools import partial
from random import Random
from typing import Final

from dexterity.luck import new_seed
from dexterity.rules.fighter.cards.hero import HeroId
from dexterity.rules.fighter.options import FEWEST_HEROES, MOST_HEROES, Difficulty
from dexterity.rules.fighter.state import Member, State
from dexterity.session.fighter.campaign_course import CampaignCourse
from dexterity.session.kept_names import kept_names, with_names
from dexterity.session.match import last_match
from dexterity.session.matches import Campaign
from dexterity.session.seat import Seat
from dexterity.session.shipped import fighter_box
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.canvas.theme import BODY, LABEL, NOTE
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.screens.challenge.heading import heading
from dexterity.ui.screens.fighter.cards.face import CardFace
from dexterity.ui.screens.fighter.cards.hero_card import hero_card
from dexterity.ui.screens.fighter.cards.name_label import NameLabel
from dexterity.ui.screens.fighter.cards.parts import SMALL_LABEL, SignBox
from dexterity.ui.screens.fighter.cards.showcase import Showcase
from dexterity.ui.screens.fighter.cards.words import hero_name, player_words
from dexterity.ui.screens.fighter.gathering import Gathering, unnamed
from dexterity.ui.screens.fighter.portraits import Mood, Portrait, Sitter
from dexterity.ui.screens.fighter.routes import set_out, to_lesson, to_phase
from dexterity.ui.screens.fighter.seat_dialog import seat_dialog
from dexterity.ui.screens.fighter.signs import Sign
from dexterity.ui.screens.first_time import FirstTime
from dexterity.ui.screens.last_match_reading import LastMatchReading
from dexterity.ui.screens.practice.page import fitted
from dexterity.ui.screens.steady import lines_before
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.choice_row import ChoiceRow
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Fixed, Row, placed
from dexterity.ui.widgets.widget import Placeable, Widget
from dexterity.values.skill import Skill

LEFT: Final = Box(16.0, 78.0, 650.0, 560.0)
RIGHT: Final = Box(684.0, 78.0, 580.0, 560.0)
FOOT: Final = Box(16.0, 648.0, 1248.0, 60.0)
IN_A_ROW: Final = 4
PORTRAIT: Final = 124.0
SMALLER: Final = 60.0
"""Points that portraits leave to letters of twice the size."""
SEAT_SIDE: Final = 48.0


class SetUpScreen(Screen):
    """One press sets out: a person and two computers, and nothing has to be chosen."""

    name = "fighter"
    rulebook = "fighter"

    def __init__(self, frame: Frame, *, seed: int | None = None) -> None:
        self.first_time = FirstTime(frame, "fighter")
        super().__init__(frame, default=self.first_time.default)
        self.box = fighter_box()
        self._seed = new_seed() if seed is None else seed
        heroes, player = tuple(self.box.heroes), self.settings.player_name
        self.going = Gathering(heroes, player, Random(self._seed))
        records = frame.services.folders.records
        self.last = LastMatchReading(
            frame, last_match(records, "fighter", CampaignCourse, self.box)
        )

    # --- what is chosen -------------------------------------------------------------------------

    @property
    def showcase(self) -> Showcase:
        """For drawing cards as this player reads and sees them."""
        return Showcase(self.box, self.texts, self.settings.colour_safe)

    def begin(self) -> None:
        """Into the dungeon."""
        written = [person.name for person in self.going.persons]
        self.frame.change_settings(with_names(self.settings, written))
        self.first_time.end()
        self.frame.swap(set_out(self.frame, self.going.chosen(self.showcase), self._seed))

    def go_on(self) -> None:
        """The campaign that was left."""
        if self.last.unfinished is not None:
            campaign = Campaign.resume(self.last.unfinished, self.frame.services.tell, box=self.box)
            self.frame.swap(to_phase(self.frame, campaign))

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        self.last.update()

    def learn(self) -> None:
        """The first fight."""
        self.first_time.end()
        self.frame.swap(to_lesson(self.frame))

    def toggle(self, hero: HeroId) -> None:
        """A hero comes along, or stays at home."""
        if not self.going.toggle(hero):
            few = len(self.going.party) <= FEWEST_HEROES
            why = f"fighter_screens.{'set_up_few' if few else 'set_up_full'}"
            self.frame.notify(self.say(why, fewest=FEWEST_HEROES, most=MOST_HEROES))
        self.frame.rearrange()

    def resize(self, at: int) -> None:
        """So many heroes."""
        self.going.resize(FEWEST_HEROES + at)
        self.frame.rearrange()

    def draw_lots(self) -> None:
        """Other heroes in the same seats."""
        self.going.draw_lots()
        self.frame.rearrange()

    def brave(self, at: int) -> None:
        """How healthy the monsters are."""
        self.going.difficulty = tuple(Difficulty)[at]
        self.frame.rearrange()

    # --- one seat -------------------------------------------------------------------------------

    def open_seat(self, at: int) -> None:
        """Who plays there."""
        sitting = self.going.party[at]
        self.form.open(
            seat_dialog(
                self.texts,
                self.form,
                hero=hero_name(self.showcase, sitting.hero),
                skill=sitting.skill,
                name=sitting.name,
                empty=unnamed(at, self.texts),
                leads=self.going.leader == at,
                on_skill=partial(self._play_with, at),
                on_name=partial(self._call, at),
                on_leads=partial(self._lead, at),
            )
        )

    def _play_with(self, at: int, skill: Skill | None) -> None:
        self.going.sit(at, skill, kept_names(self.settings, MOST_HEROES))
        self.frame.rearrange()

    def _call(self, at: int, name: str) -> None:
        self.going.call(at, name)
        self.frame.rearrange()

    def _lead(self, at: int) -> None:
        self.going.leader = at
        self.frame.rearrange()

    # --- the page -------------------------------------------------------------------------------

    def arrange(self, ruler: Ruler) -> None:
        foot = self._foot(ruler)
        top = min(widget.box.top for widget in foot)
        left, right = (Box(box.left, box.top, box.width, top - box.top - 10.0)
                       for box in (LEFT, RIGHT))  # fmt: skip
        self.form.refill(
            [
                *heading(self.say("fighter_screens.set_up_title"), ruler),
                *fitted("heroes/page", self._heroes(), left, ruler),
                *fitted("party/page", self._party(), right, ruler),
                *foot,
            ]
        )

    def _heroes(self) -> Column:
        say = self.say
        counts = [self.texts.number(n) for n in range(FEWEST_HEROES, MOST_HEROES + 1)]
        heroes = list(self.box.heroes)
        rows = [heroes[at : at + IN_A_ROW] for at in range(0, len(heroes), IN_A_ROW)]
        lots = Button("lots", say("fighter_screens.set_up_random"), self.draw_lots, icon=Icon.DIE,
                      hint=say("fighter_screens.set_up_random_hint"))  # fmt: skip
        count = ChoiceRow("count", say("fighter_screens.set_up_count"), counts,
                          len(self.going.party) - FEWEST_HEROES, self.resize)  # fmt: skip
        return Column(
            count,
            Row(
                Label(say("fighter_screens.set_up_heroes"), NOTE, name="heroes/words"),
                lots,
                shares=(0.64, 0.36),
            ),
            *(Row(*map(self._hero, row), shares=[1.0] * IN_A_ROW, gap=10.0) for row in rows),
            gap=10.0,
        )

    def _hero(self, hero: HeroId) -> CardFace:
        show = self.showcase
        goes = self.going.seat_of(hero) is not None
        mood = Mood.GLAD if goes else Mood.CALM
        side = PORTRAIT - SMALLER * (self.settings.text_size - 1.0)
        portrait = Portrait(f"hero/{hero}/portrait", Sitter.HERO, hero, mood, side=side)
        face = Column(
            Fixed(portrait, height=side),
            NameLabel(hero_name(show, hero), SMALL_LABEL, align=Align.CENTRE,
                      name=f"hero/{hero}/name"),
            gap=4.0,
        )  # fmt: skip
        return CardFace(
            f"hero/{hero}",
            face,
            on_press=partial(self.toggle, hero),
            detail=lambda: hero_card(show, Member(hero)),
            chosen=goes,
            padding=8.0,
        )

    def _party(self) -> Column:
        say = self.say
        brave = self.going.difficulty
        levels = [say(f"fighter_screens.{difficulty}") for difficulty in Difficulty]
        lines: list[Placeable] = [
            Label(say("fighter_screens.set_up_party"), LABEL, name="party/words"),
            *(self._seat(at, seat) for at, seat in enumerate(self.going.seats(self.showcase))),
        ]
        if not self.going.persons:
            lines.append(Label(say("fighter_screens.nobody_plays"), NOTE, name="party/nobody"))
        lines += lines_before(self.settings, self.texts, people=bool(self.going.persons))
        return Column(
            *lines,
            ChoiceRow("difficulty", say("fighter_screens.set_up_difficulty"), levels,
                      tuple(Difficulty).index(brave), self.brave),
            Label(say(f"fighter_screens.{brave}_note"), NOTE, name="difficulty/note"),
            gap=8.0,
        )  # fmt: skip

    def _seat(self, at: int, seat: Seat) -> CardFace:
        sitting, show = self.going.party[at], self.showcase
        hero = hero_name(show, sitting.hero)
        portrait = Portrait(f"seat/{at}/portrait", Sitter.HERO, sitting.hero, side=SEAT_SIDE)
        leads = self.say("fighter_screens.seat_leads") if at == self.going.leader else ""
        sign = [SignBox(f"seat/{at}/crown", Sign.CROWN)] if leads else []
        face = Row(
            Fixed(portrait, width=SEAT_SIDE, height=SEAT_SIDE),
            NameLabel(hero, LABEL, name=f"seat/{at}/hero"),
            Label(player_words(seat, self.texts), BODY, name=f"seat/{at}/player"),
            Row(*sign, Label(leads, NOTE, name=f"seat/{at}/leads"), gap=4.0),
            shares=(0.1, 0.38, 0.3, 0.22),
            gap=10.0,
        )
        return CardFace(
            f"seat/{at}",
            face,
            on_press=partial(self.open_seat, at),
            padding=6.0,
            hint=self.say("fighter_screens.seat_hint"),
        )

    def _foot(self, ruler: Ruler) -> list[Widget]:
        say, is_new = self.say, self.first_time.is_now
        buttons: list[Placeable] = [
            Button("begin", say("fighter_screens.set_up_begin"), self.begin, icon=Icon.PLAY,
                   main=not is_new),
            Button("lesson", say("fighter_screens.set_up_lesson"), self.learn, icon=Icon.HELP,
                   hint=say("fighter_screens.set_up_lesson_hint"), main=is_new),
        ]  # fmt: skip
        if self.last.unfinished is not None:
            buttons.insert(1, self._continue(self.last.unfinished.course.state))
        row = Row(*buttons)
        high = max(54.0, row.wanted(ruler, FOOT.width)[1])
        return placed(row, Box(FOOT.left, STAGE.bottom - 14.0 - high, FOOT.width, high), ruler)

    def _continue(self, left: State) -> Button:
        names = ", ".join(hero_name(self.showcase, each.hero) for each in left.party)
        hint = self.say("fighter_screens.set_up_continue_hint", shops=left.shops,
                        beaten=len(left.beaten))  # fmt: skip
        words = self.say("fighter_screens.set_up_continue", party=names)
        return Button("continue", words, self.go_on, icon=Icon.AGAIN, hint=hint)

    def help(self) -> HelpPage:
        told = ("game", "throw", "heroes", "difficulty", "rooms", "shops")
        lines = tuple(self.say(f"fighter_screens.help.{what}") for what in told)
        return HelpPage(self.say("fighter_screens.help.title_set_up"), lines)
