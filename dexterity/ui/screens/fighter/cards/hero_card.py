"""A hero's card: portrait, health, scars, what each colour wakes, and what the hero carries."""

from dexterity.rules.fighter.cards.hero import Hero
from dexterity.rules.fighter.cards.item import Slot
from dexterity.rules.fighter.state import Member
from dexterity.ui.canvas.theme import LABEL, NOTE, SUBHEADING
from dexterity.ui.screens.fighter.cards.halves import Halves
from dexterity.ui.screens.fighter.cards.name_label import NameLabel
from dexterity.ui.screens.fighter.cards.parts import AbilityLine, Hearts, slot_line
from dexterity.ui.screens.fighter.cards.showcase import Showcase
from dexterity.ui.screens.fighter.cards.words import (
    hero_name,
    item_name,
    member_brief,
    member_mood,
    member_state,
)
from dexterity.ui.screens.fighter.portraits import Mood, Portrait, Sitter
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Fixed, Row
from dexterity.ui.widgets.widget import Placeable
from dexterity.values.colour import COLOURED, DieColour

SIDE = 128.0
SMALL_SIDE = 72.0


def hero_card(show: Showcase, member: Member, *, player: str = "", things: bool = True) -> Halves:
    """All of it. `player`: who plays the hero; `things`: what is carried, and where."""
    name, hero = f"hero/{member.hero}", show.box.heroes[member.hero]
    told = Column(
        *([Label(player, NOTE, name=f"{name}/player")] if player else []),
        Label(hero.line.said_in(show.texts.language), NOTE, name=f"{name}/line"),
        Hearts(f"{name}/hearts", member, member_state(member, show.texts)),
        gap=4.0,
    )
    head: list[Placeable] = [
        NameLabel(hero_name(show, member.hero), SUBHEADING, name=f"{name}/name"),
        Row(_portrait(member, SIDE), told, shares=(0.34, 0.66)),
    ]
    if things:
        head += slot_lines(show, member)
    abilities = (ability_line(show, hero.value, member, colour) for colour in COLOURED)
    return Halves(Column(*head, gap=8.0), Column(*abilities, gap=8.0))


def small_hero_card(
    show: Showcase, member: Member, *, player: str = "", mood: Mood | None = None
) -> Column:
    """Who it is, and how well."""
    name = f"hero/{member.hero}"
    told = Column(
        *([NameLabel(player, NOTE, name=f"{name}/player", lines=1)] if player else []),
        Hearts(f"{name}/hearts", member, member_brief(member, show.texts)),
        gap=2.0,
    )
    return Column(
        NameLabel(hero_name(show, member.hero), LABEL, name=f"{name}/name", lines=1),
        Row(_portrait(member, SMALL_SIDE, mood), told, shares=(0.38, 0.62), gap=8.0),
        gap=4.0,
    )


def _portrait(member: Member, side: float, mood: Mood | None = None) -> Placeable:
    shown = member_mood(member) if mood is None else mood
    portrait = Portrait(f"hero/{member.hero}/portrait", Sitter.HERO, member.hero, shown, side=side)
    return Fixed(portrait, height=side)


def ability_line(
    show: Showcase, hero: Hero, member: Member, colour: DieColour, *, brief: bool = False
) -> AbilityLine:
    """What a colour wakes, or that a scar has ended that."""
    ability, scarred = hero.ability(colour), colour in member.scars
    text = show.texts.say(f"fighter.ability.{ability}.text")
    if scarred:
        text = show.texts.say("fighter_screens.scarred")
    return AbilityLine(
        f"hero/{member.hero}/{colour}",
        colour,
        show.texts.say(f"fighter.ability.{ability}.name"),
        "" if brief else text,
        scarred=scarred,
        colour_safe=show.colour_safe,
    )


def slot_lines(show: Showcase, member: Member) -> list[Placeable]:
    """Every place for a thing, with what is in it."""
    hero, lines = show.box.heroes[member.hero].value, list[Placeable]()
    for slot in Slot:
        carried = [
            item_name(show, thing.item)
            for thing in member.carried
            if show.box.items[thing.item].value.slot is slot
        ]
        free: list[str | None] = [None] * (hero.room_for(slot) - len(carried))
        for at, words in enumerate([*carried, *free]):
            lines.append(slot_line(f"hero/{hero.id}/{slot}/{at}", slot, words, show.texts))
    half = -(-len(lines) // 2)
    # In two columns: five places below one another would make the card too long.
    pairs = zip(lines[:half], [*lines[half:], None][:half], strict=True)
    return [one if other is None else Row(one, other, shares=(1.0, 1.0)) for one, other in pairs]
