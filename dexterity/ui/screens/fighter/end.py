"""The end of a campaign: how it turned out, the score, a title, and the story in figures."""

from dataclasses import replace
from typing import Final

from dexterity.luck import new_seed
from dexterity.rules.fighter.game import Result
from dexterity.session.assist import assist_words
from dexterity.session.fighter.party import Party
from dexterity.session.matches import Campaign
from dexterity.ui.canvas.box import Box, centred
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.fonts import Weight
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import BODY, LABEL, NOTE, SUBHEADING, Lettering
from dexterity.ui.draw.colours import CENTRE
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.screens.fighter.cards.name_label import NameLabel
from dexterity.ui.screens.fighter.cards.showcase import Showcase
from dexterity.ui.screens.fighter.cards.words import foe_sitter
from dexterity.ui.screens.fighter.effect_words import seat_name
from dexterity.ui.screens.fighter.portraits import Mood, Sitter, draw_portrait
from dexterity.ui.screens.fighter.routes import set_out, to_set_up
from dexterity.ui.screens.fighter.score_lines import score_lines
from dexterity.ui.screens.gallery import watch
from dexterity.ui.screens.practice.page import fitted
from dexterity.ui.screens.steady import steady_lines
from dexterity.ui.show.flourish import Flourish, laurels
from dexterity.ui.sound.cues import Cue
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label, Rule
from dexterity.ui.widgets.layout import Column, Row, placed
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.widget import Placeable, Widget

TITLE: Final = Lettering(44.0, Weight.BOLD)
HEAD: Final = Box(92.0, 8.0, 1096.0, 100.0)
PARTY: Final = Box(40.0, 104.0, 1200.0, 166.0)
PAGE: Final = Box(40.0, 280.0, 1200.0, 426.0)
LARGEST: Final = 164.0
SHARES: Final = (0.72, 0.28)
WREATH: Final = ((150.0, 450.0), 92.0)
"""The middle and the radius of the wreath around the score."""
WREATH_WIDTH: Final = 230.0
POINTS: Final = Lettering(60.0, Weight.BOLD)


class EndScreen(Screen):
    """Victory or defeat; the party is drawn as it feels about it."""

    rulebook = "fighter"
    rulebook_chapter = "end"

    def __init__(self, frame: Frame, campaign: Campaign) -> None:
        super().__init__(frame, default="again")
        result = campaign.result
        if result is None:
            raise LookupError("the campaign goes on")
        self.name = "fighter-victory" if result.won else "fighter-defeat"
        self.campaign = campaign
        self.result: Result = result
        self.flourish = Flourish(laurels(WREATH[1]), grown=self.settings.reduced_motion)
        self._heard = False
        self._party_place = PARTY

    @property
    def showcase(self) -> Showcase:
        """For drawing cards as this player reads and sees them."""
        return Showcase(self.campaign.course.box, self.texts, self.settings.colour_safe)

    def show(self) -> None:
        if not self._heard:
            self._heard = True
            self.frame.services.sounds.play(Cue.CHEER if self.result.won else Cue.FAIL)

    # --- on from here ---------------------------------------------------------------------------

    def again(self) -> None:
        """The same party, with other luck."""
        state, options = self.campaign.state, self.campaign.game.options
        party = Party(options.heroes, self.campaign.seats, state.difficulty, options.first_leader)
        seed = new_seed()
        self.frame.swap(set_out(self.frame, party, seed))

    def another(self) -> None:
        """Other heroes."""
        self.frame.swap(to_set_up(self.frame))

    def _watch(self) -> None:
        if self.campaign.record is not None:
            self.frame.go(watch(self.campaign.record)(self.frame))

    # --- the page -------------------------------------------------------------------------------

    def arrange(self, ruler: Ruler) -> None:
        buttons = Row(*self._buttons())
        high = buttons.wanted(ruler, PAGE.width)[1]
        above, below = PAGE.cut_top(PAGE.height - high - 10.0, gap=10.0)
        if self.result.won:
            above = above.cut_left(WREATH_WIDTH)[1]
        left, right = above.cut_left(0.46 * above.width, gap=16.0)
        score = self._card("score", [*self._score(), *self._assists()])
        self.form.refill(
            [
                *self._placed_head(ruler),
                *fitted("score/page", score, left, ruler),
                *fitted("figures/page", self._card("figures", self._figures()), right, ruler),
                *placed(buttons, below, ruler),
            ]
        )

    def _placed_head(self, ruler: Ruler) -> list[Widget]:
        """The heroes stand below it, in what room is left."""
        head = Column(*self._head(), gap=0.0)
        bottom = HEAD.top + head.wanted(ruler, HEAD.width)[1]
        self._party_place = Box(PARTY.left, bottom, PARTY.width, PAGE.top - bottom - 6.0)
        return placed(head, HEAD, ruler)

    def _head(self) -> list[Placeable]:
        won, title = self.result.won, self.result.title
        key = "end_won" if won else "end_lost"
        words = self._defeat() if title is None else self.say(f"fighter_screens.title_{title}")
        lettering = SUBHEADING if title is None else SUBHEADING.in_colour(CENTRE)
        return [
            NameLabel(self.say(f"fighter_screens.{key}"), TITLE, align=Align.CENTRE, name="end"),
            NameLabel(words, lettering, align=Align.CENTRE, name="end/title"),
        ]

    def _defeat(self) -> str:
        down = not self.campaign.state.standing
        return self.say(f"fighter_screens.{'end_all_down' if down else 'end_no_dice'}")

    def _card(self, name: str, lines: list[Placeable]) -> Panel:
        return Panel(Column(*lines, gap=1.0), name=f"{name}/card", padding=14.0)

    def _score(self) -> list[Placeable]:
        show, state, number = self.showcase, self.campaign.state, self.texts.number
        head = Label(self.say("fighter_screens.end_score"), SUBHEADING, name="score/head")
        if not self.result.won:
            # A defeat has no score; where it ended is what counts.
            return self._ending()
        rows: list[Placeable] = [
            self._row(f"score/{at}", words, number(points))
            for at, (words, points) in enumerate(score_lines(show, state))
        ]
        total = self._row("score/sum", self.say("fighter_screens.end_sum"),
                          number(self.result.score), LABEL)  # fmt: skip
        return [head, *rows, Rule("score/rule"), total]

    def _ending(self) -> list[Placeable]:
        """Where it ended, and how near the party was."""
        fight, state, say = self.campaign.state.fight, self.campaign.state, self.say
        if fight is None:
            return []
        card, number = self.campaign.course.box.foe(fight.foe), self.texts.number
        name = card.names.said_in(self.texts.language)
        lines = {
            "left": number(max(0, fight.health)),
            "shops": number(state.shops),
            "rooms": number(len(state.walked)),
        }
        return [
            Label(say("fighter_screens.end_by", foe=name), SUBHEADING, name="end/foe"),
            Label(card.line.said_in(self.texts.language), NOTE, name="end/line"),
            *(self._row(f"end/{key}", say(f"fighter_screens.end_{key}"), value)
              for key, value in lines.items()),
        ]  # fmt: skip

    def _figures(self) -> list[Placeable]:
        tale, say, number = self.campaign.course.tale, self.say, self.texts.number
        hits = say("fighter_screens.end_hits_value", hits=number(tale.hits),
                   share=self.texts.percent(tale.hit_rate, 0))  # fmt: skip
        figures = {
            "fights": number(self.result.fights),
            "throws": number(self.result.throws),
            "hits": hits,
            "heaviest": self._heaviest(),
            "damage": number(tale.damage),
            "suffered": number(tale.suffered),
            "fatal": number(tale.fatal_blows),
            "epic": number(tale.epic_blows),
            "falls": number(tale.falls),
            "coins": number(tale.coins),
        }
        rows = [
            self._row(f"figure/{key}", say(f"fighter_screens.end_{key}"), value)
            for key, value in figures.items()
        ]
        head = Label(say("fighter_screens.end_figures"), SUBHEADING, name="figures/head")
        return [head, *rows]

    def _assists(self) -> list[Placeable]:
        """Who threw with a steady hand: the score is theirs too."""
        words = assist_words(self.campaign.assists.people, self.texts)
        return steady_lines("steady", words, lettering=BODY)

    def _heaviest(self) -> str:
        tale = self.campaign.course.tale
        if tale.hero_of_heaviest is None:
            return self.texts.number(tale.heaviest)
        name = seat_name(self.showcase, self.campaign.state, tale.hero_of_heaviest)
        amount = self.texts.number(tale.heaviest)
        return self.say("fighter_screens.end_heaviest_value", amount=amount, name=name)

    def _row(self, name: str, words: str, value: str, lettering: Lettering = BODY) -> Row:
        shares = SHARES if len(value) < 8 else (0.5, 0.5)
        return Row(
            Label(words, lettering, name=name, raised=0.0),
            Label(value, LABEL, align=Align.RIGHT, name=f"{name}/value", raised=0.0),
            shares=shares,
        )

    def _buttons(self) -> list[Placeable]:
        say = self.say
        buttons = [
            Button("again", say("fighter_screens.end_again"), self.again, icon=Icon.AGAIN,
                   main=True),
            Button("another", say("fighter_screens.end_new"), self.another, icon=Icon.SETTINGS),
            Button("back", say("fighter_screens.end_back"), self.frame.back, icon=Icon.BACK),
        ]  # fmt: skip
        if self.campaign.record is not None:
            again = Button("watch", say("score_sheet.watch"), self._watch, icon=Icon.MENU)
            buttons.insert(2, again)
        return [*buttons]

    # --- time and picture -----------------------------------------------------------------------

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        self.flourish.update(elapsed_s)

    def draw(self, canvas: Canvas) -> None:
        if self.result.won:
            middle, radius = WREATH
            self.flourish.draw(canvas, middle)
            inside = centred(middle, (2 * radius, 2 * radius))
            # The wreath does not grow with the player's letters, so the number in it does not.
            points = replace(POINTS, size=POINTS.size / canvas.text_size)
            number = self.texts.number(self.result.score)
            canvas.text(number, inside, points, align=Align.CENTRE, raised=0.48)
        self._draw_party(canvas)
        super().draw(canvas)

    def _draw_party(self, canvas: Canvas) -> None:
        """The heroes side by side; in a defeat whoever beat them stands among them."""
        state = self.campaign.state
        sitters: list[tuple[Sitter, str, Mood]] = [
            (
                Sitter.HERO,
                member.hero,
                Mood.GLAD if self.result.won and not member.out else Mood.DOWN,
            )
            for member in state.party
        ]
        if not self.result.won and state.fight is not None:
            foe = self.campaign.course.box.foe(state.fight.foe).value
            sitters.insert(len(sitters) // 2, (foe_sitter(foe), foe.id, Mood.GLAD))
        place = self._party_place
        side = min(LARGEST, place.height, place.width / len(sitters))
        step = min(place.width / len(sitters), 1.15 * side)
        left = place.middle[0] - step * (len(sitters) - 1) / 2
        for at, (sitter, id_, mood) in enumerate(sitters):
            middle = (left + at * step, place.middle[1])
            draw_portrait(canvas, sitter, id_, mood, centred(middle, (side, side)))

    def help(self) -> HelpPage:
        title = self.say("fighter_screens.help.title_end")
        return HelpPage(title, (self.say("fighter_screens.help.score"),))
