"""The party side by side: who is how well, who leads, and every thing in its place."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from dexterity.rules.fighter.cards.item import ItemId, Slot, Weapon
from dexterity.rules.fighter.state import Carried, Member, SeatId
from dexterity.session.matches import Campaign
from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import CARD, QUIET, SMALLEST_TARGET, STRAW, Look
from dexterity.ui.screens.dare.requirement_sign import draw_requirement
from dexterity.ui.screens.fighter.cards.face import CardFace, Pull
from dexterity.ui.screens.fighter.cards.hero_card import hero_card, small_hero_card
from dexterity.ui.screens.fighter.cards.item_card import item_card
from dexterity.ui.screens.fighter.cards.parts import SLOT_SIGNS
from dexterity.ui.screens.fighter.cards.showcase import Showcase
from dexterity.ui.screens.fighter.cards.words import brief_player, player_words
from dexterity.ui.screens.fighter.signs import Sign, draw_fighter_sign
from dexterity.ui.widgets.layout import Row
from dexterity.ui.widgets.widget import Touch, Widget
from dexterity.values.vectors import Vec2

WIDEST: Final = 290.0
GAP: Final = 10.0
PADDING: Final = 7.0
SIDE: Final = SMALLEST_TARGET
CHIP_GAP: Final = 4.0
CHIP: Final = Look(pencil=STRAW, pressure=0.3, line=1.3)
BARE: Final = Look(ground=None, ink=None)
PRESSABLE: Final = Look(ground=None, pencil=STRAW, pressure=0.14, ink=None)
CROWN_SIDE: Final = 26.0


class ThingSign(Widget):
    """What sort of thing it is, and how one has to throw with it."""

    def __init__(self, name: str, slot: Slot, requirement: str | None, *, used: bool) -> None:
        super().__init__(name)
        self.slot, self.requirement, self.used = slot, requirement, used

    def wanted(self, ruler: Ruler, width: float) -> Size:
        return SIDE - 6.0, SIDE - 6.0

    def appearance(self, touch: Touch) -> Hashable:
        return (self.slot, self.requirement, self.used)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        if self.requirement is None:
            draw_fighter_sign(canvas, SLOT_SIGNS[self.slot], self.box.inset(5.0), faint=self.used)
            return
        draw_requirement(canvas, self.requirement, self.box.inset(1.0))
        corner = Box(self.box.right - 15.0, self.box.bottom - 15.0, 16.0, 16.0)
        draw_fighter_sign(canvas, SLOT_SIGNS[self.slot], corner)


class FreeSlot(Widget):
    """A place for a thing that nobody has put there."""

    def __init__(self, name: str, slot: Slot) -> None:
        super().__init__(name)
        self.slot = slot

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        return SIDE, SIDE

    def appearance(self, touch: Touch) -> Hashable:
        return (self.slot,)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        canvas.box(self.box.inset(4.0), QUIET, self.name)
        draw_fighter_sign(canvas, SLOT_SIGNS[self.slot], self.box.inset(12.0), faint=True)


class HeroTile(Widget):
    """A sheet with a small card, and the hero's things at its foot; each is touched on its own."""

    def __init__(
        self, name: str, face: CardFace, things: Sequence[Widget], *, leads: bool, out: bool
    ) -> None:
        super().__init__(name)
        self.face, self._things, self.leads, self.out = face, tuple(things), leads, out

    @property
    def can_focus(self) -> bool:
        return False

    # --- laying out ---------------------------------------------------------------------------

    def wanted(self, ruler: Ruler, width: float) -> Size:
        wide, high = self.face.wanted(ruler, width - 2 * PADDING)
        return max(wide, SIDE) + 2 * PADDING, high + self._foot(width) + 2 * PADDING

    def _in_a_row(self, width: float) -> int:
        return max(1, int((width - 2 * PADDING + CHIP_GAP) / (SIDE + CHIP_GAP)))

    def _foot(self, width: float) -> float:
        rows = -(-len(self._things) // self._in_a_row(width))
        return rows * (SIDE + CHIP_GAP)

    def place(self, box: Box, ruler: Ruler) -> None:
        self.box = box
        inside, foot = box.inset(PADDING), self._foot(box.width)
        self.face.place(replace(inside, height=inside.height - foot), ruler)
        in_a_row, step = self._in_a_row(box.width), SIDE + CHIP_GAP
        for at, thing in enumerate(self._things):
            row, column = divmod(at, in_a_row)
            top = inside.bottom - foot + CHIP_GAP + row * step
            thing.place(Box(inside.left + column * step, top, SIDE, SIDE), ruler)

    def widgets(self) -> Iterator[Widget]:
        yield self
        yield self.face
        yield from self._things

    # --- drawing ------------------------------------------------------------------------------

    def appearance(self, touch: Touch) -> Hashable:
        return (self.leads, self.out)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        canvas.box(self.box, QUIET if self.out else CARD, self.name)
        if self.leads:
            # Beside the health, where no name is long enough to be in its way.
            foot = self.box.bottom - PADDING - self._foot(self.box.width)
            corner = (self.box.right - CROWN_SIDE - PADDING - 4.0, foot - CROWN_SIDE - 2.0)
            draw_fighter_sign(canvas, Sign.CROWN, Box(*corner, CROWN_SIDE, CROWN_SIDE))


@dataclass(frozen=True, slots=True)
class Touched:
    """What can be done with the party on a page."""

    on_thing: Callable[[ItemId], None]
    """A thing was pressed."""
    on_pull: Callable[[ItemId, Vec2 | None], None]
    on_drop: Callable[[ItemId, Vec2], None]
    """A thing was let go of somewhere."""
    on_hero: Callable[[SeatId], None] | None = None
    """A hero was pressed, where that does anything."""
    can_pull: bool = True


def party_row(show: Showcase, campaign: Campaign, touched: Touched) -> Row:
    """All heroes, in the order around the table."""
    seats = (SeatId(seat) for seat in range(len(campaign.state.party)))
    tiles = [hero_tile(show, campaign, seat, touched) for seat in seats]
    return Row(*tiles, gap=GAP, shares=[1.0] * len(tiles))


def party_box(campaign: Campaign, left: float, right: float, top: float, height: float) -> Box:
    """Where the party stands: across, but not wider than can be read."""
    count = len(campaign.state.party)
    width = min(right - left, count * WIDEST + (count - 1) * GAP)
    return Box(left + (right - left - width) / 2, top, width, height)


def hero_tile(show: Showcase, campaign: Campaign, seat: SeatId, touched: Touched) -> HeroTile:
    """One hero."""
    state = campaign.state
    member, player = state.party[seat], player_words(campaign.seats[seat], show.texts)
    on_hero = touched.on_hero
    face = CardFace(
        f"seat/{seat}",
        small_hero_card(show, member, player=brief_player(campaign.seats[seat], show.texts)),
        on_press=None if on_hero is None or member.out else partial(on_hero, seat),
        detail=lambda: hero_card(show, member, player=player),
        look=BARE if on_hero is None else PRESSABLE,
        padding=3.0,
    )
    things = things_of(show, member, touched)
    return HeroTile(f"tile/{seat}", face, things, leads=seat == state.leader, out=member.out)


def things_of(show: Showcase, member: Member, touched: Touched) -> list[Widget]:
    """What a hero carries, and the places that are free."""
    hero, things = show.box.heroes[member.hero].value, list[Widget]()
    for slot in Slot:
        carried = [
            thing for thing in member.carried if show.box.items[thing.item].value.slot is slot
        ]
        things += [thing_chip(show, thing, touched) for thing in carried]
        free = hero.room_for(slot) - len(carried)
        things += [FreeSlot(f"free/{member.hero}/{slot}/{at}", slot) for at in range(free)]
    return [] if member.out else things


def thing_chip(show: Showcase, thing: Carried, touched: Touched) -> CardFace:
    """A thing as a small square, to be pressed, pulled and lingered on."""
    item, use = thing.item, show.box.items[thing.item].value.use
    requirement = use.requirement if isinstance(use, Weapon) else None
    slot = show.box.items[item].value.slot
    pull = Pull(partial(touched.on_pull, item), partial(touched.on_drop, item))
    return CardFace(
        f"thing/{item}",
        ThingSign(f"thing/{item}/sign", slot, requirement, used=thing.used),
        on_press=partial(touched.on_thing, item),
        detail=lambda: item_card(show, item),
        look=CHIP,
        padding=3.0,
        pull=pull if touched.can_pull else None,
    )
