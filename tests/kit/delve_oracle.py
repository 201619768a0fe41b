"""A second way to find out how a delve ends, written from the game's description for the tests.

It shares nothing with the rules: neither code nor the files of tiles and monsters. It knows each
adventurer by heart, plays with plain sets and lists, and tells the same story in the same words.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

Pick = Callable[[list[str]], str]
"""Answers a question by one of its sorted answers."""

STRENGTHS = {
    "goblin": 1,
    "skeleton": 2,
    "orc": 3,
    "vampire": 4,
    "golem": 5,
    "lich": 6,
    "demon": 7,
    "dragon": 9,
    "fairy": 0,
}
ORDINARY = [name for name in STRENGTHS if name != "fairy"]
CARDS = [*ORDINARY, *ORDINARY[:5]]
SPECIALS = ["fairy", "ally", "mimic", "cube", "count", "shapeshifter"]
NAMELESS = {"count", "shapeshifter"}

HEROES: dict[str, tuple[int, list[str]]] = {
    "warrior": (
        3,
        ["plate_armor", "knight_shield", "torch", "holy_grail", "dragon_spear", "vorpal_sword"],
    ),
    "barbarian": (
        4,
        ["chainmail", "leather_shield", "torch", "war_hammer", "vorpal_axe", "healing_potion"],
    ),
    "mage": (
        2,
        [
            *("wall_of_fire", "bracelet_of_protection", "holy_grail"),
            *("demonic_pact", "polymorph", "omnipotence"),
        ],
    ),
    "rogue": (
        3,
        [
            *("mithril_armor", "buckler", "ring_of_power"),
            *("invisibility_cloak", "vorpal_dagger", "healing_potion"),
        ],
    ),
    "princess": (
        2,
        ["suitor", "chaperone", "dragon_leash", "family_crown", "royal_sceptre", "daddys_sword"],
    ),
    "ninja": (
        3,
        [
            *("weird_concoction", "curative_herbs", "smoke_bomb"),
            *("wooden_shuriken", "ninjato", "shinobi_gear"),
        ],
    ),
    "bard": (
        3,
        [
            *("glamorous_tunic", "fancy_hat", "lucky_charm"),
            *("charming_flute", "elven_harp", "dancing_sword"),
        ],
    ),
    "necromancer": (
        2,
        [
            *("zombie", "dark_cape", "bloody_wand", "possession_scroll"),
            *("resurrection_knucklebones", "grave_stone"),
        ],
    ),
}

MORE_HEALTH = {
    "plate_armor": 5,
    "knight_shield": 3,
    "chainmail": 4,
    "leather_shield": 3,
    "wall_of_fire": 6,
    "bracelet_of_protection": 3,
    "mithril_armor": 5,
    "buckler": 3,
    "suitor": 5,
    "chaperone": 3,
    "weird_concoction": 5,
    "curative_herbs": 3,
    "glamorous_tunic": 5,
    "fancy_hat": 2,
    "zombie": 6,
    "dark_cape": 3,
}


@dataclass
class Oracle:
    """One delve on its way."""

    hero: str
    tiles: list[str]
    deck: list[str]
    successes: int
    pick: Pick
    health: int = 0
    named: str = ""
    hated: int = 0
    story: list[str] = field(default_factory=list)
    seen: list[str] = field(default_factory=list)
    skip: str | None = None
    lucky: bool = False
    soothed: int = 0

    def play(self, dungeon: list[str]) -> bool:
        """Whether it is a success."""
        self.health = HEROES[self.hero][0] + sum(MORE_HEALTH.get(tile, 0) for tile in self.tiles)
        if dungeon:
            self.name_things()
        for place, card in enumerate(dungeon, 1):
            self.meet(card, place, last=place == len(dungeon))
            if self.health <= 0 and not self.all_different():
                return False
        return self.health > 0 or self.all_different()

    def name_things(self) -> None:
        if {"vorpal_sword", "vorpal_dagger"} & set(self.tiles):
            any_of = [*ORDINARY, *(each for each in SPECIALS if each not in NAMELESS)]
            self.named = self.pick([f"name {each}" for each in any_of]).removeprefix("name ")
        if "daddys_sword" in self.tiles:
            self.hated = int(self.pick([f"strength {each}" for each in (5, 6, 7)])[-1])

    def all_different(self) -> bool:
        return "omnipotence" in self.tiles and len(set(self.seen)) == len(self.seen)

    # --- one monster ------------------------------------------------------------------------------

    def meet(self, card: str, place: int, last: bool) -> None:
        strength, who = self.facts(card, place)
        if self.skip is not None:
            self.story.append(f"{card} ignored" + (f": {self.skip}" if self.skip else ""))
            if self.skip == "dragon_leash":
                self.tiles.remove("dragon_leash")
            self.skip = None
            self.remember(who)
            return
        beater = self.beater(strength, who)
        damage = 0 if beater or strength is None else self.damage(strength)
        used = self.use_something(strength, who, beater, damage)
        if used == "polymorph":
            self.tiles.remove("polymorph")
            self.story.append(f"{card} swapped: polymorph")
            self.meet(self.deck.pop(0), place, last)
            return
        self.remember(who)
        if used or beater:
            self.beat(card, strength or 0, who, used or beater, last)
        elif card == "ally":
            self.story.append("ally works")
            self.skip = None if last else ""
        elif card == "cube":
            self.story.append("cube works")
            if self.tiles:
                lost = self.pick([f"lose {tile}" for tile in self.tiles])
                self.tiles.remove(lost.removeprefix("lose "))
        else:
            self.suffer(card, strength or 0, damage)

    def facts(self, card: str, place: int) -> tuple[int | None, str]:
        """Strength and identity; an empty one is none."""
        if card == "mimic":
            return len(self.tiles), card
        if card == "count":
            return (8, "") if self.successes else (4, "vampire")
        if card == "shapeshifter":
            return place, ORDINARY[place - 1] if place <= 7 else ""
        return STRENGTHS.get(card), card

    def remember(self, who: str) -> None:
        if who:
            self.seen.append(who)

    def beater(self, strength: int | None, who: str) -> str:
        """The tile that beats it by itself; those that give more are asked first."""
        s = -1 if strength is None else strength
        weak, even = self.health < 5, strength is not None and strength % 2 == 0
        beats = {
            "ring_of_power": 0 <= s <= 2,
            "demonic_pact": who == "demon",
            "dragon_leash": who == "dragon",
            "charming_flute": who == "goblin",
            "bloody_wand": who == "vampire",
            "torch": 0 <= s <= 3,
            "holy_grail": even,
            "dragon_spear": who == "dragon",
            "vorpal_sword": who != "" and who == self.named,
            "war_hammer": who == "golem",
            "invisibility_cloak": s >= 6,
            "vorpal_dagger": who != "" and who == self.named,
            "royal_sceptre": who in self.seen,
            "daddys_sword": s == self.hated and s > 0,
            "wooden_shuriken": who == "vampire",
            "ninjato": s >= 7,
            "shinobi_gear": weak and s in (1, 3, 5),
            "grave_stone": who in ("goblin", "orc"),
            "lucky_charm": self.lucky and even,
        }
        return next((tile for tile, does in beats.items() if does and tile in self.tiles), "")

    def damage(self, strength: int) -> int:
        left = strength
        if "elven_harp" in self.tiles and self.health < 5:
            left = min(left, 1 if strength % 2 else 2)
        if "family_crown" in self.tiles:
            left -= 2
        return max(0, left - self.soothed)

    def use_something(self, strength: int | None, who: str, beater: str, damage: int) -> str:
        answers = self.answers(strength, who, beater, damage)
        if not answers:
            return ""
        answer = self.pick([*answers, "no"])
        if answer == "no":
            return ""
        tile, _, cost = answer.removeprefix("use ").partition(", ")
        if cost:
            self.tiles.remove(cost)
        return tile

    def answers(self, strength: int | None, who: str, beater: str, damage: int) -> list[str]:
        alive, odd = self.health > 0, strength is not None and strength % 2 == 1
        hurt = alive and damage > 0
        able = {
            "vorpal_axe": hurt,
            "possession_scroll": hurt,
            "dancing_sword": hurt and odd,
            "lucky_charm": hurt and not odd and not self.lucky,
            "polymorph": bool(self.deck) and (hurt or (who in self.seen and self.all_different())),
        }
        simple = [f"use {tile}" for tile, is_able in able.items() if is_able and tile in self.tiles]
        if hurt and not beater and "smoke_bomb" in self.tiles:
            others = [tile for tile in self.tiles if tile != "smoke_bomb"]
            return [*simple, *(f"use smoke_bomb, {tile}" for tile in others)]
        return simple

    def beat(self, card: str, strength: int, who: str, tile: str, last: bool) -> None:
        self.story.append(f"{card} beaten: {tile}")
        if tile in ("ring_of_power", "bloody_wand", "possession_scroll") and self.health > 0:
            self.health += strength
        if tile in ("demonic_pact", "dragon_leash") and not last:
            self.skip = tile
        elif tile == "dragon_leash":
            self.tiles.remove("dragon_leash")
        if tile == "charming_flute":
            self.soothed += 1
        if tile == "lucky_charm":
            self.lucky = True
        if tile in ("vorpal_axe", "possession_scroll", "dancing_sword", "smoke_bomb"):
            self.tiles.remove(tile)

    def suffer(self, card: str, strength: int, damage: int) -> None:
        self.story.append(f"{card} strikes: {damage}")
        if self.lucky and strength % 2 and "lucky_charm" in self.tiles:
            self.tiles.remove("lucky_charm")
        before, self.health = self.health, self.health - damage
        if before <= 0 or self.health > 0:
            return
        if "resurrection_knucklebones" in self.tiles and before >= 2:
            self.health = before // 2
        elif "healing_potion" in self.tiles and self.pick(["use healing_potion", "no"]) != "no":
            self.tiles.remove("healing_potion")
            self.health = HEROES[self.hero][0]
