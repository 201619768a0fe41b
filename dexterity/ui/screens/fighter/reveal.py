"""Who lives in the room: a moment of its own before the fight, and a larger one for the boss."""

from typing import Final

from dexterity.content.fighter.sentences import foe_sentences
from dexterity.hand.dare.choice import conflicts_in, known_requirements
from dexterity.rules.fighter.cards.foe import Foe
from dexterity.rules.fighter.demands import clash
from dexterity.rules.fighter.effects import Effect
from dexterity.rules.fighter.options import HEALTH_ADDED
from dexterity.rules.fighter.state import Fight
from dexterity.session.matches import Campaign
from dexterity.ui.canvas.box import Box, centred
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.fonts import Weight
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import BODY, LABEL, NOTE, Lettering
from dexterity.ui.draw.colours import CENTRE
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.input.events import Event, Intended
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.challenge.heading import heading
from dexterity.ui.screens.dare.demonstration import DemonstrationScreen
from dexterity.ui.screens.fighter.cards.foe_card import foe_figures
from dexterity.ui.screens.fighter.cards.name_label import NameLabel
from dexterity.ui.screens.fighter.cards.showcase import Showcase
from dexterity.ui.screens.fighter.cards.words import foe_name, foe_rank, foe_sitter
from dexterity.ui.screens.fighter.deputy import persons
from dexterity.ui.screens.fighter.effect_words import told_words
from dexterity.ui.screens.fighter.leaving import leaving_dialog
from dexterity.ui.screens.fighter.portraits import FRAME, Mood, draw_portrait
from dexterity.ui.screens.fighter.routes import to_fight
from dexterity.ui.screens.practice.page import fitted
from dexterity.ui.sound.cues import Cue
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label, Rule
from dexterity.ui.widgets.layout import Column, Fixed, Row, placed
from dexterity.ui.widgets.requirement_badge import RequirementBadge
from dexterity.ui.widgets.widget import Placeable

NAME: Final = Lettering(46.0, Weight.BOLD)
PAGE: Final = Box(640.0, 92.0, 600.0, 604.0)
PICTURE: Final = Box(60.0, 100.0, 520.0, 596.0)
SIDE: Final = 440.0
BOSS_SIDE: Final = 540.0
COMES_S: Final = 0.45
"""How long a portrait takes to come close. Longer: in the way at the tenth monster."""
SHOWN_S: Final = 4.0
"""How long it is shown where nobody sits at the screen to go on."""


class RevealScreen(Screen):
    """Whoever it is, with all that room and difficulty make of it."""

    rulebook = "fighter"
    rulebook_chapter = "monsters"

    def __init__(self, frame: Frame, campaign: Campaign, told: tuple[Effect, ...] = ()) -> None:
        super().__init__(frame, default="fight")
        fight = campaign.state.fight
        if fight is None:
            raise LookupError("there is nobody to be met")
        self.campaign, self.told = campaign, told
        self.fight: Fight = fight
        self.name = "fighter-boss-reveal" if self.foe.boss else "fighter-reveal"
        self._since_s = 0.0
        self._heard = False

    @property
    def foe(self) -> Foe:
        """Who it is."""
        return self.campaign.course.box.foe(self.fight.foe).value

    @property
    def showcase(self) -> Showcase:
        """For drawing cards as this player reads and sees them."""
        return Showcase(self.campaign.course.box, self.texts, self.settings.colour_safe)

    def show(self) -> None:
        if not self._heard:
            self._heard = True
            self.frame.services.sounds.play(Cue.BONES)

    def to_the_dice(self) -> None:
        """The fight."""
        self.frame.swap(to_fight(self.frame, self.campaign))

    # --- the page -------------------------------------------------------------------------------

    def arrange(self, ruler: Ruler) -> None:
        title = "reveal_boss_title" if self.foe.boss else "reveal_title"
        button = Button("fight", self.say("fighter_screens.reveal_fight"), self.to_the_dice,
                        icon=Icon.DIE, main=True)  # fmt: skip
        high = max(60.0, button.wanted(ruler, PAGE.width)[1])
        above, below = PAGE.cut_top(PAGE.height - high, gap=14.0)
        above = Box(above.left, above.top, above.width, above.height - 14.0)
        self.form.refill(
            [
                *heading(self.say(f"fighter_screens.{title}"), ruler),
                *fitted("foe/page", Column(*self._lines(), gap=10.0), above, ruler),
                *placed(button, below, ruler),
            ]
        )

    def _lines(self) -> list[Placeable]:
        show, foe = self.showcase, self.foe
        line = self.campaign.course.box.foe(foe.id).line.said_in(self.texts.language)
        trait: list[Placeable] = []
        if foe.trait is not None:
            trait = [Label(self.say(f"fighter.trait.{foe.trait}.name"), LABEL, name="foe/trait")]
        sentences = foe_sentences(foe, self.texts)
        return [
            NameLabel(foe_name(show, foe.id), NAME, name="foe/name"),
            Label(foe_rank(foe, self.texts), NOTE, name="foe/rank"),
            Label(line, BODY, name="foe/line"),
            foe_figures(show, foe, self.fight.health),
            *self._changed(),
            Rule("foe/rule"),
            *trait,
            *(Label(words, BODY, name=f"foe/{at}") for at, words in enumerate(sentences)),
            *self._asked(),
            *self._happened(),
        ]

    def _changed(self) -> list[Placeable]:
        """Why its health is not what its card says."""
        room = self.campaign.state.room
        stronger = 0 if room is None else self.campaign.game.cards.rooms[room].stronger
        added = {"room": stronger, "difficulty": HEALTH_ADDED[self.campaign.state.difficulty]}
        lines: list[Placeable] = []
        for why, amount in added.items():
            if amount:
                key = "reveal_stronger" if amount > 0 else "reveal_weaker"
                words = self.say(f"fighter_screens.{key}", amount=abs(amount),
                                 why=self.say(f"fighter_screens.why_{why}"))  # fmt: skip
                lines.append(Label(words, NOTE, name=f"foe/added/{why}"))
        return lines

    def _asked(self) -> list[Placeable]:
        """How one has to throw, for it and for the room."""
        asked = self.campaign.game.requirements(self.campaign.state)
        if not asked:
            return []
        badges = Row(*map(self._badge, asked), gap=10.0)
        lines: list[Placeable] = [Fixed(badges, width=min(560.0, 150.0 * len(asked)))]
        room = self.campaign.state.room
        in_room = None if room is None else self.campaign.game.cards.rooms[room].requirement
        if in_room is not None:
            name = self.say(f"requirement.{in_room}.name")
            words = self.say("fighter.room.requirement", requirement=name)
            lines.insert(0, Label(words, BODY, name="foe/room_asks"))
        if clash(asked, conflicts_in(known_requirements())):
            words = self.say("fighter_screens.reveal_impossible")
            lines.append(Label(words, LABEL.in_colour(CENTRE), name="foe/impossible"))
        return lines

    def _badge(self, requirement: str) -> RequirementBadge:
        def show_me() -> None:
            self.frame.go(DemonstrationScreen(self.frame, (requirement,)))

        return RequirementBadge(requirement, self.texts, show_me)

    def _happened(self) -> list[Placeable]:
        """What came before: what the room gave, or whom the party ran from."""
        lines = told_words(self.showcase, self.campaign.state, self.told)
        if not lines:
            return []
        head = Label(self.say("fighter_screens.reveal_happened"), LABEL, name="told/title")
        told = (Label(line, BODY, name=f"told/{at}") for at, line in enumerate(lines))
        return [Rule("told/rule"), head, *told]

    # --- events, time and picture ---------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        if super().handle(event):
            return True
        match event:
            case Intended(Intention.BACK, repeated=False):
                self.form.open(leaving_dialog(self.texts, self.form, self.frame.back))
                return True
            case _:
                return False

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        self._since_s += elapsed_s
        if self._since_s >= SHOWN_S and persons(self.campaign) == 0:
            self.to_the_dice()

    def draw(self, canvas: Canvas) -> None:
        side = BOSS_SIDE if self.foe.boss else SIDE
        near = 1.0 if self.settings.reduced_motion else min(1.0, self._since_s / COMES_S)
        # Quickly first, then slower. In few sizes: each is drawn anew.
        share = round(12 * (1.0 - (1.0 - near) ** 2)) / 12
        grown = side * (0.55 + 0.45 * share)
        place = centred(PICTURE.middle, (grown, grown))
        canvas.box(place, FRAME, "reveal/frame")
        sitter = foe_sitter(self.foe)
        draw_portrait(canvas, sitter, self.foe.id, Mood.CALM, place.inset(0.03 * grown))
        super().draw(canvas)

    def help(self) -> HelpPage:
        lines = tuple(
            self.say(f"fighter_screens.help.{what}") for what in ("monster", "asks", "throw")
        )
        return HelpPage(self.say("fighter_screens.help.title_reveal"), lines)
