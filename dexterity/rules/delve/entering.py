"""The last one who has not passed goes down: health is counted, and what tiles ask is named."""

from dexterity.rules.delve.cards.monster import MonsterId, Trick
from dexterity.rules.delve.cards.power import Armour, BeatNamed, BeatNamedStrength
from dexterity.rules.delve.course import Course
from dexterity.rules.delve.effects import DelveBegun, MonsterNamed, NamerPicked, StrengthNamed
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.rounds import end_delve
from dexterity.rules.delve.state import Delve, Phase

NAMELESS = frozenset({Trick.COUNT, Trick.SHAPESHIFTER})
"""These never count as themselves."""


def enter(course: Course, player: PlayerId) -> None:
    """All that the adventurer has left goes along."""
    armour = sum(power.health for _, power in course.having(Armour))
    whole = course.cards.adventurers[course.state.adventurer].health + armour
    # Nobody is dead before the first card, whatever was given away.
    health = max(1, whole - course.options.less_health(player))
    course.change(delver=player, decides=player, delve=Delve(health))
    course.tell(DelveBegun(player, health, len(course.state.dungeon)))
    if course.state.dungeon:
        go_on_naming(course)
    else:
        # Nobody is there to be named, met or beaten.
        end_delve(course)


def go_on_naming(course: Course) -> None:
    """What has to be named before the first card, then that card."""
    delve = course.delve
    named_strength = delve.named_strength is not None
    if delve.named is None and any(course.having(BeatNamed)):
        course.change(phase=Phase.NAME_MONSTER)
    elif not named_strength and any(course.having(BeatNamedStrength)):
        _ask_for_strength(course)
    else:
        course.change(phase=Phase.TURN_CARD, decides=course.delver)


def name_monster(course: Course, monster: MonsterId) -> None:
    """The delver hopes to meet it."""
    (tile, _), *_ = course.having(BeatNamed)
    course.change_delve(named=monster)
    course.tell(MonsterNamed(course.delver, monster, tile))
    go_on_naming(course)


def pick_namer(course: Course, player: PlayerId) -> None:
    """That player decides next."""
    (tile, _), *_ = course.having(BeatNamedStrength)
    course.change(phase=Phase.NAME_STRENGTH, decides=player)
    course.change_delve(namer=player)
    course.tell(NamerPicked(player, tile))


def name_strength(course: Course, strength: int) -> None:
    """The other player hopes that the delver does not meet it."""
    (tile, _), *_ = course.having(BeatNamedStrength)
    course.change_delve(named_strength=strength)
    course.tell(StrengthNamed(course.state.decides, strength, tile))
    go_on_naming(course)


def nameable_monsters(course: Course) -> tuple[MonsterId, ...]:
    """Every identity that may be met as its own card. Which special monsters have joined nobody
    has to know, so that all of them can be named where any have."""
    specials = course.cards.specials if course.state.specials else ()
    ids = dict.fromkeys(course.cards.deck(specials))
    return tuple(id_ for id_ in ids if course.cards.monsters[id_].trick not in NAMELESS)


def possible_namers(course: Course) -> tuple[PlayerId, ...]:
    """Everybody else at the table, those who are out of the game too."""
    players = map(PlayerId, range(len(course.state.seats)))
    return tuple(player for player in players if player != course.delver)


def nameable_strengths(course: Course) -> tuple[int, ...]:
    """What the tile offers."""
    return tuple(one for _, power in course.having(BeatNamedStrength) for one in power.strengths)


def _ask_for_strength(course: Course) -> None:
    namers = possible_namers(course)
    if len(namers) == 1:
        pick_namer(course, namers[0])
    else:
        course.change(phase=Phase.PICK_NAMER)
