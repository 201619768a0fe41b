"""Lets the computer's hands practise each requirement alone, and writes down what comes of it.

`python -m tools.make_practice`: some twenty thousand throws for each hand and requirement, through
the real physics on the classic target; an hour on one core. With the names of requirements, only
those are practised anew. With `--count` the hands mean what they meant, and what comes of it now is
counted: enough where physics was tuned by a little, and done in minutes.
"""

import sys
from collections.abc import Iterable

import msgspec

from dexterity.content.targets import load_target
from dexterity.hand.dare.choice import dare_of, known_requirements
from dexterity.hand.error import HAND_ERRORS
from dexterity.hand.toss import Toss
from dexterity.luck import derive_seed
from dexterity.physics.dice.die import DICE
from dexterity.physics.scene.table import Table
from dexterity.places import levels
from dexterity.players.aim import find_toss
from dexterity.players.chances import SECTIONS, Chances
from dexterity.players.practised import PLAIN, Practised, book_file, practised
from dexterity.players.thrower import Thrower, thrower_of
from dexterity.players.throws import Throws
from dexterity.session.standing import table_for
from dexterity.values.colour import DieColour
from dexterity.values.skill import Skill

COUNT = "--count"
SEED = 1
ROUNDS = (1500, 1500)
SEARCHES = 3
"""Of which the best is kept. With one, luck decides: a regular hand that turns its back hit with 61
or with 82 of 100, an expert's bounce off the box with 72 or with 90."""
THROWS = 1500
"""To count what comes of the aim: shares within some 2.5 points, nineteen times of twenty."""


def main(words: Iterable[str]) -> None:
    """Practises anew, all or what is named, or counts anew."""
    some = [word for word in words if word != COUNT]
    counts = COUNT in words
    file = book_file()
    book = msgspec.json.decode(file.read_bytes()) if some or counts else {}
    for skill in Skill:
        known = practised()[skill] if counts else {}
        kept = book.setdefault(skill.value, {})
        for requirement in (PLAIN, *known_requirements()):
            if not some or requirement in some:
                toss = known[requirement].toss if counts else None
                done = practise(skill, requirement, toss)
                kept[requirement] = msgspec.to_builtins(done)
                print(f"{skill} {requirement}: {done.chances.hits:.3f} {done.chances.mean:.2f}")
    file.parent.mkdir(parents=True, exist_ok=True)
    text = msgspec.json.format(msgspec.json.encode(book), indent=1)
    file.write_bytes(text + b"\n")


def practise(skill: Skill, requirement: str, toss: Toss | None = None) -> Practised:
    """The aim, unless it is known, and fresh throws at it."""
    dare = dare_of(() if requirement == PLAIN else (requirement,))
    table = table_for(Table(target=load_target(levels() / "targets" / "classic.toml")), dare)
    thrower = thrower_of(HAND_ERRORS[skill], table, DICE[DieColour.RED], dare)
    seed = derive_seed(SEED, "practice", skill, requirement)
    toss = toss or best_of_searches(thrower, seed)
    # Thrown anew: the best of several looks better than it is.
    return Practised(toss, counted(thrower.throw([toss], THROWS, derive_seed(seed, "count"))))


def best_of_searches(thrower: Thrower, seed: int) -> Toss:
    """What brings most of what several searches found."""
    seeds = (derive_seed(seed, "search", number) for number in range(SEARCHES))
    found = list(dict.fromkeys(find_toss(thrower, one, ROUNDS) for one in seeds))
    thrown = thrower.throw(found, THROWS, derive_seed(seed, "compare"))
    means = thrown.damages().reshape(len(found), THROWS).mean(axis=1)
    return found[int(means.argmax())]


def counted(thrown: Throws) -> Chances:
    """Shares of all throws."""
    values = [verdict.value for verdict in thrown.verdicts if verdict.hit and not verdict.centre]
    centres = sum(verdict.centre for verdict in thrown.verdicts)
    count = len(thrown)
    sections = tuple(round(values.count(value) / count, 4) for value in SECTIONS)
    return Chances(sections, round(centres / count, 4))


if __name__ == "__main__":
    main(sys.argv[1:])
