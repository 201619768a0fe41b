"""What a throw comes to against this monster: whether it hits, what it wakes, what it does."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from dexterity.rules.fighter.cards.foe import SLY_UP_TO, Trait
from dexterity.rules.fighter.cards.hero import (
    NEEDS_A_HIT,
    NEEDS_A_MISS,
    SWORN_ENEMIES,
    Ability,
)
from dexterity.rules.fighter.cards.item import ItemId, Weapon
from dexterity.rules.fighter.draft import FighterDraft
from dexterity.rules.fighter.state import Attack, SeatId
from dexterity.rules.referee import CENTRE_VALUE, Verdict
from dexterity.values.colour import COLOURED, DieColour

TARGETED_VALUE = 5
PIERCING_ADDS = 2
SWORN_ADDS, GRUDGE_ADDS = 4, 1
"""A sworn enemy strikes harder at its own kind of creature than at the rest."""
COURAGE_ADDS = 3
AGILITY_STRIKES = 2
DEFENCE_STRIKES = 4
DEFENCE_SUFFERS = 1


class TermKind(StrEnum):
    """Where a part of the damage comes from."""

    SECTION = "section"
    CENTRE = "centre"
    STRETCH = "stretch"
    """What things made of the section."""
    ABILITY = "ability"
    WEAPON = "weapon"
    THINGS = "things"
    ARMOUR = "armour"


@dataclass(frozen=True, slots=True)
class Term:
    """One number of the sum that a blow is."""

    kind: TermKind
    amount: int
    ability: Ability | None = None
    item: ItemId | None = None


@dataclass(frozen=True, slots=True)
class Blow:
    """What a throw, as it stands, would do if it were to count now."""

    hit: bool
    fatal: bool
    damage: int
    """To the monster."""
    halved: bool
    """The total was odd, and the monster is tough."""
    suffered: int
    """By the thrower."""
    suffered_by_others: int
    """By everybody else who stands."""


def verdict_of(attack: Attack) -> Verdict:
    """The referee's word; to ask for it before the throw is our own slip."""
    if attack.verdict is None:
        raise LookupError("nothing has been thrown yet")
    return attack.verdict


def hits(draft: FighterDraft, attack: Attack) -> bool:
    """Whether it is a hit to this monster: a sly one lets a low section count as a miss."""
    verdict, trait = verdict_of(attack), draft.trait
    limit = 0 if trait is None else SLY_UP_TO.get(trait, 0)
    return verdict.hit and (verdict.centre or verdict.value > limit)


def shows_symbol(attack: Attack) -> bool:
    """By itself, or because something made it so."""
    return verdict_of(attack).symbol or attack.granted_symbol


def is_fatal(draft: FighterDraft, attack: Attack) -> bool:
    """The centre with its symbol."""
    return hits(draft, attack) and verdict_of(attack).centre and shows_symbol(attack)


def can_wake(draft: FighterDraft, attack: Attack, seat: SeatId, colour: DieColour) -> bool:
    """Whether the ability of a colour has anything to do with such a throw."""
    ability = draft.hero(seat).ability(colour)
    if colour in draft.member(seat).scars or (attack.second and is_double(ability)):
        return False
    hit = hits(draft, attack)
    return not (ability in NEEDS_A_HIT and not hit) and not (ability in NEEDS_A_MISS and hit)


def is_double(ability: Ability) -> bool:
    """Whether it lets the die be thrown a second time, which happens once a turn."""
    return ability is Ability.DOUBLE_STRIKE


def wakeable(draft: FighterDraft, attack: Attack, seat: SeatId) -> tuple[DieColour, ...]:
    """The colours whose abilities this die may wake: its own, or any if it is white."""
    if not shows_symbol(attack):
        return ()
    colours = COLOURED if attack.colour is DieColour.WHITE else (attack.colour,)
    return tuple(colour for colour in colours if can_wake(draft, attack, seat, colour))


def blow_of(draft: FighterDraft, seat: SeatId) -> Blow:
    """All numbers of the attack as it stands."""
    attack = draft.attack
    hit, fatal = hits(draft, attack), is_fatal(draft, attack)
    total = sum(term.amount for term in terms_of(draft, seat))
    halved = draft.trait is Trait.TOUGH and total % 2 == 1
    suffered, by_others = (0, 0) if hit else _suffering(draft, attack)
    return Blow(hit, fatal, total // 2 if halved else total, halved, suffered, by_others)


def terms_of(draft: FighterDraft, seat: SeatId) -> tuple[Term, ...]:
    """What the damage is the sum of, before a tough monster halves it; the first is the throw's."""
    attack = draft.attack
    terms = _of_hit(draft, attack, seat) if hits(draft, attack) else _of_miss(attack)
    return tuple(term for term in terms if term.amount or term.kind is TermKind.SECTION)


def _of_hit(draft: FighterDraft, attack: Attack, seat: SeatId) -> Iterator[Term]:
    verdict, woken = verdict_of(attack), attack.woken
    value = 1 if draft.trait is Trait.HORDE else verdict.value
    if verdict.centre:
        yield Term(TermKind.CENTRE, CENTRE_VALUE)
    else:
        yield Term(TermKind.SECTION, value)
    yield Term(TermKind.STRETCH, attack.stretched)
    yield Term(TermKind.ABILITY, _section_gains(attack, value), woken)
    yield Term(TermKind.ABILITY, _ability_adds(draft, attack, seat), woken)
    for item in attack.weapons:
        yield Term(TermKind.WEAPON, _weapon_adds(draft, item), item=item)
    yield Term(TermKind.THINGS, attack.added)


def _section_gains(attack: Attack, value: int) -> int:
    """What has woken may make more of the section; the centre is worth what it is."""
    if verdict_of(attack).centre:
        return 0
    if attack.woken is Ability.TARGETED:
        return TARGETED_VALUE - value
    return PIERCING_ADDS if attack.woken is Ability.PIERCING else 0


def _ability_adds(draft: FighterDraft, attack: Attack, seat: SeatId) -> int:
    foe, woken = draft.foe, attack.woken
    if woken in SWORN_ENEMIES:
        return SWORN_ADDS if SWORN_ENEMIES[woken] is foe.kind else GRUDGE_ADDS
    if woken is Ability.COURAGE:
        return COURAGE_ADDS if draft.fight.health > draft.member(seat).health else 0
    return foe.level if woken is Ability.SMASH else 0


def _weapon_adds(draft: FighterDraft, item: ItemId) -> int:
    """The bonus of a weapon that is used."""
    use = draft.item(item).use
    if not isinstance(use, Weapon):
        return 0
    return use.bonus + (use.bonus_against if use.against is draft.foe.kind else 0)


def weapons_of(draft: FighterDraft, attack: Attack) -> tuple[Weapon, ...]:
    """What is thrown with."""
    uses = (draft.item(item).use for item in attack.weapons)
    return tuple(use for use in uses if isinstance(use, Weapon))


def _of_miss(attack: Attack) -> Iterator[Term]:
    strikes = {
        Ability.INSTINCTIVE_AGILITY: AGILITY_STRIKES,
        Ability.HEROIC_DEFENCE: DEFENCE_STRIKES,
    }
    own = 0 if attack.woken is None else strikes.get(attack.woken, 0)
    yield Term(TermKind.ABILITY, own, attack.woken)
    yield Term(TermKind.ARMOUR, attack.strikes)


def foe_damage(draft: FighterDraft) -> int:
    """What a miss costs, soothed or not."""
    damage, soothed = draft.foe.damage, draft.fight.soothed
    return max(1, damage - soothed) if soothed else damage


def _suffering(draft: FighterDraft, attack: Attack) -> tuple[int, int]:
    """What a miss costs the thrower, and everybody else."""
    damage = foe_damage(draft)
    own = {Ability.INSTINCTIVE_AGILITY: 0, Ability.HEROIC_DEFENCE: DEFENCE_SUFFERS}
    thrower = damage if attack.woken is None else own.get(attack.woken, damage)
    others = damage if draft.trait is Trait.ENRAGED else 0
    return max(0, thrower - attack.less), max(0, others - attack.party_less)
