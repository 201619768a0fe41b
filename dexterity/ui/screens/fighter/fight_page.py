"""Where things stand around the table of a fight, phase by phase."""

from functools import partial
from typing import TYPE_CHECKING, Final

from dexterity.rules.fighter.actions import AgainBy, PutDieBack, ThrowAgain
from dexterity.rules.fighter.state import Phase
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.canvas.theme import LABEL
from dexterity.ui.screens.fighter.cards.face import CardFace
from dexterity.ui.screens.fighter.cards.parts import sign_line
from dexterity.ui.screens.fighter.cards.room_card import room_card
from dexterity.ui.screens.fighter.cards.words import room_name
from dexterity.ui.screens.fighter.fight_choice import Choice
from dexterity.ui.screens.fighter.fight_foe import FoeFace, Telling
from dexterity.ui.screens.fighter.fight_judged import count_button, judged_panel
from dexterity.ui.screens.fighter.fight_party import chest_face, party_column
from dexterity.ui.screens.fighter.fight_things import consumables_of
from dexterity.ui.screens.fighter.signs import Sign
from dexterity.ui.screens.practice.page import fitted
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Row, placed
from dexterity.ui.widgets.widget import Placeable, Widget
from dexterity.values.skill import Skill

if TYPE_CHECKING:
    from dexterity.ui.screens.fighter.fight import FightScreen

GAP: Final = 8.0
FOOT: Final = 704.0
HIGHEST: Final = 344.0
"""Points of what stands below the table. Higher: it hides the target."""
SLACK: Final = 20.0
"""Points that are left free below the monster: a card that fits to the pixel would be another one
in a window of another size."""
MOST_PARTY: Final = 0.62
"""Of the column's height, before the party is told in brief: the monster's health must be seen."""
MOST_GROWN: Final = 1.35
"""How much higher what is said of a throw may be with large letters: it hides the target then, but
the lens shows the die."""
BELOW: Final = (270.0, 1010.0)
BESIDE_LENS: Final = (484.0, 1012.0)
"""From left to right: what is below the table, and what is so beside the lens."""


class FightPage:
    """Makes the widgets of a fight whenever its page is arranged."""

    def __init__(self, screen: "FightScreen") -> None:
        self._screen = screen

    # --- the column to read -----------------------------------------------------------------------

    def about(self, box: Box, ruler: Ruler) -> list[Widget]:
        """The monster above, the party and its chest below."""
        screen = self._screen
        show, seen, seats = screen.showcase, screen.theatre.seen, screen.campaign.seats
        parties = (
            Column(
                party_column(show, seen, seats, screen.open_hero, brief=brief),
                chest_face(show, seen),
                gap=GAP / 2,
            )
            for brief in (False, True)
        )
        party = next(parties)
        if party.wanted(ruler, box.width)[1] > MOST_PARTY * box.height:
            party = next(parties)
        foot = party.wanted(ruler, box.width)[1]
        above, below = box.cut_top(max(0.0, box.height - foot - GAP), gap=GAP)
        return [*self._foe(above, ruler), *placed(party, below, ruler)]

    def _foe(self, box: Box, ruler: Ruler) -> list[Widget]:
        screen, fight = self._screen, self._screen.theatre.seen.fight
        if fight is None:
            return []
        show, mood = screen.showcase, screen.theatre.mood
        faces = [FoeFace(show, fight, mood, telling) for telling in Telling]
        room = box.height - SLACK
        fitting = (face for face in faces if face.wanted(ruler, box.width)[1] <= room)
        screen.foe_face = face = next(fitting, faces[-1])
        return fitted("foe/page", face, box, ruler)

    # --- the column for the hand ----------------------------------------------------------------

    def hand(self, box: Box, ruler: Ruler) -> list[Widget]:
        """What is in force, what there is for the hand to do, and the foot that is always there."""
        foot = _side_by_side(self._foot(), box.width, ruler)
        high = foot.wanted(ruler, box.width)[1]
        above, below = box.cut_top(max(0.0, box.height - high - GAP), gap=GAP)
        column = Column(*self._hand(), gap=GAP)
        return [*fitted("hand/page", column, above, ruler), *placed(foot, below, ruler)]

    def _hand(self) -> list[Placeable]:
        screen = self._screen
        phase = screen.theatre.seen.phase
        if phase is Phase.THROW and not screen.theatre.busy and not screen.waits:
            return [*self._room(), screen.column.made()]
        lines = [*self._room(), *screen.column.in_force(screen.required)]
        if phase is Phase.CHOOSE and screen.decides:
            weapons = screen.choice.weapons(screen.switch_weapon)
            if weapons:
                head = Label(screen.say("fight_screens.weapons"), LABEL, name="weapons")
                lines += [head, *weapons]
        if phase is Phase.JUDGED and screen.table.last is not None:
            lines.append(
                Button("watch", screen.say("practice.watch"), screen.table.watch, icon=Icon.AGAIN)
            )
        return lines

    def _room(self) -> list[Placeable]:
        screen, room = self._screen, self._screen.theatre.seen.room
        show = screen.showcase
        if room is None or screen.is_boss:
            words = screen.say("fight_screens.boss_room")
            line = sign_line("room/name", Sign.SKULL, words)
            return [
                CardFace("room", line, hint=screen.say("fight_screens.boss_rules"), padding=6.0)
            ]
        line = sign_line("room/name", Sign.DOOR, room_name(show, room))
        return [CardFace("room", line, detail=partial(room_card, show, room), padding=6.0)]

    def _foot(self) -> list[Placeable]:
        screen, say = self._screen, self._screen.say
        count = len(consumables_of(screen.fight_words))
        things = Button(
            "things", say("fight_screens.things_count", count=count), screen.open_things,
            hint=say("fight_screens.things_hint"), enabled=not screen.theatre.busy,
        )  # fmt: skip
        if screen.theatre.seen.phase is Phase.THROW and not screen.theatre.busy:
            able = screen.decides and screen.campaign.why_not(PutDieBack()) is None
            back = Button(
                "put_back", say("fight_screens.put_back"), lambda: screen.do(PutDieBack()),
                hint=say("fight_screens.put_back_hint"), enabled=able,
            )  # fmt: skip
        else:
            back = Button(
                "undo", say("fight_screens.undo"), screen.undo,
                hint=say("fight_screens.undo_hint"), enabled=screen.can_undo,
            )  # fmt: skip
        return [things, back]

    # --- below the table ------------------------------------------------------------------------

    def below(self, ruler: Ruler) -> list[Widget]:
        """The dice to choose from, or the throw that lies there."""
        screen = self._screen
        if screen.theatre.busy or screen.table.scene is Scene.WATCHING:
            return []
        match screen.theatre.seen.phase:
            case Phase.CHOOSE if screen.decides:
                cards = screen.choice.cards()
                if cards.wanted(ruler, BELOW[1] - BELOW[0])[1] > HIGHEST:
                    cards = screen.choice.cards(odds=False)
                return _at_the_foot("choice/page", cards, BELOW, ruler)
            case Phase.JUDGED:
                panel = judged_panel(
                    screen.fight_words, screen.do, decides=screen.decides, note=screen.judged_note()
                )
                across = BELOW if screen.table.last is None else BESIDE_LENS
                if not screen.decides and not screen.spell_offered:
                    return _at_the_foot("judged/page", panel, across, ruler)
                button = self._spell() if screen.spell_offered else self._count()
                foot = _at_the_foot("count/page", button, across, ruler)
                top = foot[0].box.top - GAP
                most = HIGHEST * min(MOST_GROWN, screen.settings.text_size)
                above = _at_the_foot("judged/page", panel, across, ruler, foot=top, most=most)
                return [*above, *foot]
            case _:
                return []

    def _count(self) -> Placeable:
        return count_button(self._screen.fight_words, self._screen.do)

    def _spell(self) -> Placeable:
        """A computer has thrown, and somebody at the screen could undo it."""
        screen, say = self._screen, self._screen.say
        again = ThrowAgain(AgainBy.TOKEN)
        cast = Button(
            "cast", say("fight_screens.cast"), lambda: screen.do(again), icon=Icon.UNDO, main=True,
            hint=say("fight_screens.cast_hint"),
        )  # fmt: skip
        leave = Button("leave_be", say("fight_screens.leave_be"), screen.leave_be)
        return Row(cast, leave, gap=GAP)

    def choice(self) -> Choice:
        """What there is to choose before a throw."""
        screen = self._screen
        chances = screen.computer.book(Skill.REGULAR).chances
        return Choice(
            screen.fight_words, screen.weapons, chances, screen.do,
            anyway=screen.anyway, throw_anyway=screen.throw_anyway,
        )  # fmt: skip


def _side_by_side(things: list[Placeable], width: float, ruler: Ruler) -> Placeable:
    """In a row, or below one another where words would not fit."""
    room = width - GAP * (len(things) - 1)
    fits = sum(thing.wanted(ruler, STAGE.width)[0] for thing in things) <= room
    return Row(*things, gap=GAP) if fits else Column(*things, gap=GAP)


def _at_the_foot(
    name: str,
    page: Placeable,
    across: tuple[float, float],
    ruler: Ruler,
    *,
    foot: float = FOOT,
    most: float = HIGHEST,
) -> list[Widget]:
    """As high as it wants to be, or as it may; scrolled then."""
    left, right = across
    high = min(most - (FOOT - foot), page.wanted(ruler, right - left)[1])
    return fitted(name, page, Box(left, foot - high, right - left, high), ruler)
