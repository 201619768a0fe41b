"""What is told one effect after the other ends in the state that the rules know."""

from pathlib import Path

from dexterity.rules.pen.effects import CardWoke
from dexterity.session.pen.computer import computer_choice
from dexterity.ui.screens.pen.seen_game import seen_after
from dexterity.values.skill import Skill
from dexterity.values.stroke import Push
from tests.kit.pen import match_on

CHOICES = 40


def test_all_that_is_seen_is_as_it_stands_when_all_was_told(tmp_path: Path) -> None:
    match = match_on(tmp_path, "bridges", seed=5)
    potions = match.game.board.sheet.potions
    for _ in range(CHOICES):
        if match.result is not None:
            break
        before = seen = match.state
        choice = computer_choice(match.game, match.state, Skill.REGULAR, 5)
        told = match.flick(choice).effects if isinstance(choice, Push) else match.do(choice)
        for effect in told:
            seen = seen_after(seen, effect, potions)
        for now, then in zip(match.state.pawns, seen.pawns, strict=True):
            assert (then.place_mm, then.health, then.hand) == (now.place_mm, now.health, now.hand)
            assert then.has_treasure == now.has_treasure
        assert seen.potions == match.state.potions
        assert [wall.squares for wall in seen.walls] == [wall.squares for wall in match.state.walls]
        assert seen.plague == match.state.plague
        assert {*seen.waiting} <= {*before.waiting}
        woke = [effect.card for effect in told if isinstance(effect, CardWoke)]
        assert len(seen.waiting) == len(before.waiting) - len(woke)
