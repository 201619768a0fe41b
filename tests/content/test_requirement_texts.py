"""What is said of the requirements: all of it, in both languages, and short enough to be read."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

import pytest

from dexterity.content.language import Language
from dexterity.content.texts import load_texts, placeholders, read_catalogue
from dexterity.hand.dare.choice import dare_of, known_requirements
from dexterity.places import assets

REQUIREMENTS: Final = known_requirements()
LONGEST: Final = {"name": 16, "rule": 90, "how": 140, "aimed": 110, "failed": 90, "joke": 70}
"""Characters that have room on a card, or in two lines beside the table."""
SHARED: Final = {"none", "conflict", "in_force", "met", "unmet", "undone", "show_me", "place_box"}

NEVER: Final = {"jump", "prayer", "flick"}
"""What may not have been done at all, and is then told without a number."""

UNTOUCHED: Final = {"elbow", "nose"}
"""What a die may have missed in flight, which has no number either."""

BOTH: Final = frozenset({"measured", "needed"})
MEASURED: Final = frozenset({"measured"})
NUMBERS: Final = {
    **dict.fromkeys(("flick", "elbow", "pirouette", "spinning_top", "prayer", "blow"), BOTH),
    **dict.fromkeys(("ricochet", "slap", "nose", "hot_potato", "crossed_wrists", "card"), BOTH),
    # Nothing at all is needed of these: only how much it was tells something.
    **dict.fromkeys(("jump", "under_table", "sticky_wrist"), MEASURED),
}
HIGH_PUNCTUATION: Final = ":;!?%"
NARROW_SPACE: Final = "\u202f"


def told(language: Language) -> Mapping[str, str]:
    return read_catalogue(assets() / "texts" / "requirements" / f"{language}.toml")


@pytest.mark.parametrize("language", Language)
def test_everything_is_said_of_every_requirement_and_nothing_else(language: Language) -> None:
    own = {f"requirement.{name}.{key}" for name in REQUIREMENTS for key in LONGEST}
    own |= {f"requirement.{name}.never" for name in NEVER}
    own |= {f"requirement.{name}.untouched" for name in UNTOUCHED}
    assert told(language).keys() == own | {f"requirement.{key}" for key in SHARED}


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("key", LONGEST)
def test_every_text_has_room(language: Language, key: str) -> None:
    texts = told(language)
    lengths = {name: len(texts[f"requirement.{name}.{key}"]) for name in REQUIREMENTS}
    assert {name: long for name, long in lengths.items() if long > LONGEST[key]} == {}


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("requirement", REQUIREMENTS)
def test_a_failure_tells_the_numbers_that_were_measured(
    language: Language, requirement: str
) -> None:
    failed = told(language)[f"requirement.{requirement}.failed"]
    assert placeholders(failed) == NUMBERS.get(requirement, frozenset())


@pytest.mark.parametrize("language", Language)
def test_only_failures_and_conflicts_have_something_to_fill_in(language: Language) -> None:
    texts = told(language)
    filled = {key for key, text in texts.items() if placeholders(text)}
    shared = {"requirement.conflict", "requirement.undone"}
    assert filled == {f"requirement.{name}.failed" for name in NUMBERS} | shared
    assert placeholders(texts["requirement.conflict"]) == {"one", "other"}


@pytest.mark.parametrize("language", Language)
def test_sentences_end_as_sentences_and_names_do_not(language: Language) -> None:
    texts = told(language)
    for name in REQUIREMENTS:
        for key in LONGEST:
            text = texts[f"requirement.{name}.{key}"]
            assert text.endswith((".", "!", "?")) == (key != "name"), text


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("key", LONGEST)
def test_no_two_requirements_say_the_same(language: Language, key: str) -> None:
    texts = told(language)
    assert len({texts[f"requirement.{name}.{key}"] for name in REQUIREMENTS}) == len(REQUIREMENTS)


def test_no_sentence_is_the_same_in_both_languages() -> None:
    english, french = told(Language.ENGLISH), told(Language.FRENCH)
    # A name may be: a pirouette is one in English too.
    sentences = [key for key in english if not key.endswith(".name")]
    assert [key for key in sentences if english[key] == french[key]] == []


def test_french_high_punctuation_stands_apart_by_a_narrow_space() -> None:
    for key, text in told(Language.FRENCH).items():
        for before, sign in pairwise(text):
            if sign in HIGH_PUNCTUATION or sign == "»":
                assert before == NARROW_SPACE, key
            if before == "«":
                assert sign == NARROW_SPACE, key


@pytest.mark.parametrize("language", Language)
def test_apostrophes_and_quotation_marks_are_printers_marks(language: Language) -> None:
    assert [key for key, text in told(language).items() if set(text) & set("'\"`")] == []


def test_english_has_no_space_before_punctuation() -> None:
    spaces = {f"{space}{sign}" for space in (" ", NARROW_SPACE) for sign in HIGH_PUNCTUATION}
    english = told(Language.ENGLISH)
    assert [key for key, text in english.items() if any(pair in text for pair in spaces)] == []


@pytest.mark.parametrize("language", Language)
def test_rings_are_promised_only_to_who_sees_them(language: Language) -> None:
    """A steady hand has none, and of what has no moment nobody has."""
    texts = load_texts(assets() / "texts", language)
    steady = texts.say("throwing.steady").lower()
    for key in ("challenge_screens.by_keys", "rules.aimed"):
        assert steady not in texts.say(key, aimed="").lower()
    rings = {Language.ENGLISH: "the two rings meet", Language.FRENCH: "les anneaux se rejoignent"}
    promised = {
        one
        for one in known_requirements()
        if rings[language] in texts.say(f"requirement.{one}.aimed")
    }
    assert promised == {one for one in known_requirements() if dare_of([one]).demands.timed}
