"""The page names just those pairs of requirements that cannot be met in one throw."""

from pathlib import Path

from dexterity.hand.dare.choice import conflicts_in, known_requirements

PAGE = Path(__file__).parents[2] / "docs" / "odds-and-strategy.md"


def test_the_page_lists_every_impossible_pair_once_and_says_why() -> None:
    text = PAGE.read_text(encoding="utf-8").split("## Throws that nobody can make")[1]
    rows = [line.strip("| ").split(" | ") for line in text.split("\n\n## ")[0].splitlines()
            if line.startswith("| ")][1:]  # fmt: skip
    pairs = [frozenset((one, other)) for one, others, _ in rows for other in others.split(", ")]
    assert len(set(pairs)) == len(pairs)
    assert set(pairs) == {frozenset(pair) for pair in conflicts_in(known_requirements())}
    assert all(len(why) > 20 for *_, why in rows)
