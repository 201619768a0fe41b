"""`dexterity play`: until there is a window, one throw by the computer, told in words."""

from argparse import ArgumentParser, Namespace
from typing import Final

from dexterity.commands.options import add_throw_options, find_target
from dexterity.commands.progress import show_progress
from dexterity.content.texts import load_texts
from dexterity.hand.error import HAND_ERRORS
from dexterity.hand.pickup import orientation_at_pickup
from dexterity.luck import derive_seed, luck_for
from dexterity.physics.die import DICE
from dexterity.physics.table import Table
from dexterity.places import assets
from dexterity.players.aim import find_toss
from dexterity.players.thrower import Thrower
from dexterity.session.story import tell_throw, toss_words
from dexterity.session.throw import throw_toss

QUICK_ROUNDS: Final = (1100, 1100)
"""Throws to find the aim: nobody waits longer for a single throw."""


def add_arguments(parser: ArgumentParser) -> None:
    """Who throws."""
    add_throw_options(parser)


def run(args: Namespace) -> int:
    """One throw from the aim to the verdict."""
    texts = load_texts(assets() / "texts", args.lang)
    target = find_target(args.target)
    thrower = Thrower(HAND_ERRORS[args.hand], Table(target=target), DICE[args.die])
    print(
        texts.say(
            "story.no_window",
            hand=texts.say(f"hand.{args.hand}"),
            die=texts.say(f"die.{args.die}"),
            target=target.names.said_in(args.lang),
            seed=args.seed,
        )
    )
    with show_progress(texts.say("odds.throwing"), sum(QUICK_ROUNDS)) as progress:
        meant = find_toss(thrower, args.seed, QUICK_ROUNDS, progress)
    print(texts.say("story.meant", toss=toss_words(meant, texts)))
    given = thrower.strayed(meant, derive_seed(args.seed, "stray"))
    held = orientation_at_pickup(luck_for(args.seed, "pickup"))
    for sentence in tell_throw(throw_toss(given, held, thrower.table, thrower.die), texts):
        print(sentence)
    return 0
