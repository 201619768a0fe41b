"""One throw by the computer's hand, told in words: the game without a window."""

from argparse import Namespace
from typing import Final

from dexterity.commands.named import find_target
from dexterity.commands.options import DEFAULT_TARGET, show_progress
from dexterity.content.language import Language
from dexterity.content.texts import load_texts
from dexterity.hand.error import HAND_ERRORS
from dexterity.hand.pickup import orientation_at_pickup
from dexterity.luck import derive_seed, luck_for
from dexterity.physics.dice.die import DICE
from dexterity.physics.scene.table import Table
from dexterity.places import assets
from dexterity.players.aim import find_toss
from dexterity.players.thrower import Thrower
from dexterity.session.practice.practice_table import PROPS, PropSet
from dexterity.session.story import tell_throw, toss_words
from dexterity.session.throw import throw_toss
from dexterity.values.colour import DieColour

QUICK_ROUNDS: Final = (1100, 1100)
"""Throws to find the aim: nobody waits longer for a single throw."""


def tell_a_throw(args: Namespace) -> None:
    """From the aim to the verdict, with the options of `dexterity play`."""
    language, die = args.lang or Language.ENGLISH, args.die or DieColour.RED
    texts = load_texts(assets() / "texts", language)
    target = find_target(args.target or DEFAULT_TARGET)
    props = PROPS[PropSet.BOX] if args.box else ()
    thrower = Thrower(HAND_ERRORS[args.hand], Table(target=target, props=props), DICE[die])
    print(
        texts.say(
            "story.computer_throws",
            hand=texts.say(f"hand.{args.hand}"),
            die=texts.say(f"die.{die}"),
            target=target.names.said_in(language),
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
