"""What a tile does in two or three words, for its small face on the table."""

from dexterity.rules.delve.cards import power as can
from dexterity.rules.delve.cards.power import Power
from dexterity.ui.screens.delve.showcase import DelveShowcase


def tile_badge(power: Power, show: DelveShowcase) -> str:  # noqa: PLR0911, PLR0912 - one for each
    """The whole of it is told by `tile_sentences`."""
    say = show.say
    match power:
        case can.Armour(health):
            return say("badge.armour", health=health)
        case can.BeatNamed():
            return say("badge.named")
        case can.BeatNamedStrength(strengths):
            return say("badge.named_strength", strengths="/".join(map(str, strengths)))
        case can.BeatStrengths(low, high, heals):
            key = "heals" if heals else "up_to" if high is not None else "from"
            return say(f"badge.{key}", low=low, high=high or 0)
        case can.BeatParity(parity):
            return say(f"badge.{parity}")
        case can.BeatIdentities() as beats:
            names = ", ".join(map(show.monster, beats.identities))
            return say(f"badge.identities{_besides(beats)}", monsters=names)
        case can.BeatWhenWeak(strengths, below):
            return say("badge.weak", strengths="/".join(map(str, strengths)), below=below)
        case can.BeatRepeats():
            return say("badge.repeats")
        case can.Lessen(amount):
            return say("badge.lessen", amount=amount)
        case can.LessenWhenWeak(below):
            return say("badge.lessen_weak", below=below)
        case can.ReviveHalf():
            return say("badge.revive_half")
        case can.WinIfDifferent():
            return say("badge.different")
        case can.BeatOnce(parity, heals, costs_tile):
            kind = "tile" if costs_tile else "heals" if heals else parity or "any"
            return say(f"badge.once_{kind}")
        case can.BeatStreak(parity):
            return say(f"badge.streak_{parity}")
        case can.Swap():
            return say("badge.swap")
        case can.Revive(health):
            return say("badge.revive", health=health)


def _besides(beats: can.BeatIdentities) -> str:
    """What a tile does for whoever it beats a monster for, as the ending of a key."""
    gains = {"_heal": beats.heals, "_next": beats.next_too, "_soothe": bool(beats.soothes)}
    return next((ending for ending, has in gains.items() if has), "")
