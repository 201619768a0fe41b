"""The leader picks one of two rooms; where several persons play, nobody else sees them."""

from functools import partial
from typing import Final

from dexterity.rules.fighter.actions import Action, PickRoom
from dexterity.rules.fighter.cards.room import SHOP_AT, RoomId
from dexterity.rules.fighter.effects import Effect
from dexterity.session.matches import Campaign
from dexterity.ui.canvas.box import Box, centred
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import BODY, LABEL, NOTE, SUBHEADING
from dexterity.ui.frame.screen import Frame
from dexterity.ui.screens.fighter.campaign_screen import GAP, CampaignScreen
from dexterity.ui.screens.fighter.cards.face import CardFace
from dexterity.ui.screens.fighter.cards.room_card import room_card
from dexterity.ui.screens.fighter.cards.words import room_name
from dexterity.ui.screens.fighter.deputy import Advise, advised, persons
from dexterity.ui.screens.fighter.way import Way, stops_of
from dexterity.ui.screens.practice.page import fitted
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Fixed, Row, placed
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.widget import Placeable, Widget

WAY_SHARE: Final = 0.43
"""Of the page's width; the two rooms have the rest."""


class PathScreen(CampaignScreen):
    """Rooms stay covered until the leader says that nobody else looks."""

    name = "fighter-path"
    rulebook = "fighter"
    rulebook_chapter = "way"
    helped = ("rooms", "shops", "secret", "things", "leader")

    def __init__(
        self,
        frame: Frame,
        campaign: Campaign,
        told: tuple[Effect, ...] = (),
        *,
        advise: Advise = advised,
    ) -> None:
        super().__init__(frame, campaign, told, default="open", advise=advise)
        self.covered = persons(campaign) > 1
        """Whether the leader has yet to say that they look alone."""

    # --- what is done ---------------------------------------------------------------------------

    def uncover(self) -> None:
        """The leader looks."""
        self.covered = False
        self.frame.rearrange()

    def cover(self) -> None:
        """Somebody came back too early."""
        self.covered = True
        self.frame.rearrange()

    def do(self, action: Action) -> None:
        if self.computer_decides and isinstance(action, PickRoom):
            leader = self.name_of(self.campaign.state.leader)
            room = room_name(self.showcase, action.room)
            self.frame.notify(self.say("fighter_screens.picked_room", name=leader, room=room))
        super().do(action)

    # --- the page -------------------------------------------------------------------------------

    def title(self) -> str:
        leader = self.name_of(self.campaign.state.leader)
        key = "path_watch" if self.computer_decides or self.covered else "path_title"
        return self.say(f"fighter_screens.{key}", name=leader)

    def page(self, box: Box, ruler: Ruler) -> list[Widget]:
        left, right = box.cut_left(WAY_SHARE * box.width, gap=GAP)
        return [*self._way(left, ruler), *self._choice(right, ruler)]

    def _way(self, box: Box, ruler: Ruler) -> list[Widget]:
        state, say = self.campaign.state, self.say
        stops = stops_of(state, self.campaign.game.cards.rooms)
        words = say("fighter_screens.way_to_shop", now=state.symbols, needed=SHOP_AT,
                    number=state.shops + 1)  # fmt: skip
        lines: list[Placeable] = [Label(words, LABEL, name="way/words")]
        if not stops:
            lines.append(Label(say("fighter_screens.way_nothing"), NOTE, name="way/nothing"))
        lines += [Label(line, BODY, name=f"told/{at}") for at, line in enumerate(self.told_lines())]
        head = Column(*lines, gap=4.0)
        high = head.wanted(ruler, box.width - 40.0)[1]
        drawn = max(190.0, box.height - high - 46.0)
        way = Fixed(Way("way", state, stops, self.texts), height=drawn)
        return fitted("way/page", Panel(Column(head, way, gap=6.0), name="way/panel"), box, ruler)

    def _choice(self, box: Box, ruler: Ruler) -> list[Widget]:
        if self.computer_decides:
            return self._message(box, ruler, self.say(
                "fighter_screens.path_computer", name=self.name_of(self.campaign.state.leader)))  # fmt: skip # noqa: E501
        if self.covered:
            return self._cover(box, ruler)
        return self._rooms(box, ruler)

    def _rooms(self, box: Box, ruler: Ruler) -> list[Widget]:
        offered = self.campaign.state.offered
        cards = Row(*map(self._room, offered), shares=(1.0, 1.0))
        picks = Row(*map(self._pick, offered), shares=(1.0, 1.0))
        note: list[Placeable] = [
            Label(self.say("fighter_screens.path_other"), NOTE, name="path/other")
        ]
        if persons(self.campaign) > 1:
            hide = Button("cover", self.say("fighter_screens.path_secret_hide"), self.cover)
            note = [Row(*note, hide, shares=(0.66, 0.34))]
        foot = Column(picks, *note, gap=8.0)
        high = foot.wanted(ruler, box.width)[1]
        above, _ = box.cut_top(box.height - high - 10.0)
        # Close below the cards, or at the foot where they are scrolled.
        top = above.top + min(above.height, cards.wanted(ruler, box.width)[1]) + 10.0
        below = Box(box.left, top, box.width, high)
        return [*fitted("rooms/page", cards, above, ruler), *placed(foot, below, ruler)]

    def _room(self, room: RoomId) -> CardFace:
        pick = partial(self.do, PickRoom(room))
        return CardFace(f"room/{room}", room_card(self.showcase, room), on_press=pick)

    def _pick(self, room: RoomId) -> Button:
        pick = partial(self.do, PickRoom(room))
        words = self.say("fighter_screens.path_pick")
        return Button(f"pick/{room}", words, pick, icon=Icon.PLAY, main=True)

    def _cover(self, box: Box, ruler: Ruler) -> list[Widget]:
        leader = self.name_of(self.campaign.state.leader)
        player = self.campaign.seat.name
        page = Column(
            Label(self.say("fighter_screens.path_secret_title", name=f"{leader} ({player})"),
                  SUBHEADING, align=Align.CENTRE, name="secret/title"),
            Label(self.say("fighter_screens.path_secret"), BODY, align=Align.CENTRE,
                  name="secret/words"),
            Button("open", self.say("fighter_screens.path_secret_open", name=player),
                   self.uncover, main=True),
            gap=16.0,
        )  # fmt: skip
        return self._centred("secret", page, box, ruler)

    def _message(self, box: Box, ruler: Ruler, words: str) -> list[Widget]:
        label = Label(words, SUBHEADING, align=Align.CENTRE, name="message")
        return self._centred("message", label, box, ruler)

    def _centred(self, name: str, page: Placeable, box: Box, ruler: Ruler) -> list[Widget]:
        panel = Panel(page, name=f"{name}/panel", padding=28.0)
        width = min(box.width, 560.0)
        high = panel.wanted(ruler, width)[1]
        if high > box.height:
            return fitted(f"{name}/page", panel, box, ruler)
        return placed(panel, centred(box.middle, (width, high)), ruler)
