"""The catalogues: the same keys and placeholders in every language, and nothing forgotten."""

from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path

import pytest

from dexterity.content.language import Language
from dexterity.content.texts import catalogues, check_catalogue, placeholders, read_catalogue
from dexterity.errors import ContentError
from dexterity.places import assets
from dexterity.rules.referee import Miss
from dexterity.values.colour import DieColour
from dexterity.values.skill import Skill
from tests.kit.hands import texts

CATALOGUES = [assets() / "texts" / f"{language}.toml" for language in Language]


def told(folder: Path, en: str, fr: str) -> list[str]:
    (folder / "en.toml").write_text(en, encoding="utf-8")
    (folder / "fr.toml").write_text(fr, encoding="utf-8")
    with pytest.raises(ContentError) as raised:
        check_catalogue(folder / "fr.toml")
    return [f"{fault.place}: {fault.reason}" for fault in raised.value.faults]


@pytest.mark.parametrize("language", Language)
def test_our_catalogues_agree(language: Language) -> None:
    for path in catalogues(assets() / "texts", language):
        check_catalogue(path)


@pytest.mark.parametrize("language", Language)
def test_no_text_is_in_two_files(language: Language) -> None:
    keys = [
        key for path in catalogues(assets() / "texts", language) for key in read_catalogue(path)
    ]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.name)
@pytest.mark.parametrize(
    ("group", "words"), [("hand", Skill), ("die", DieColour), ("miss", Miss), ("verdict", Miss)]
)
def test_every_word_of_the_rules_has_a_text(
    path: Path, group: str, words: Iterable[StrEnum]
) -> None:
    known = read_catalogue(path)
    assert [word for word in words if f"{group}.{word}" not in known] == []


def test_french_has_no_ordinary_space_before_high_punctuation() -> None:
    french = texts(Language.FRENCH).templates
    assert [key for key, text in french.items() if any(f" {c}" in text for c in ":;!?%")] == []


@pytest.mark.parametrize("language", Language)
def test_apostrophes_are_typographic(language: Language) -> None:
    templates = texts(language).templates
    assert [key for key, text in templates.items() if "'" in text] == []


def test_a_key_that_only_one_language_has(tmp_path: Path) -> None:
    assert told(tmp_path, 'a = "x"\nb = "y"', 'a = "x"\nc = "z"') == [
        "c: is not in en.toml",
        "b: is missing, though en.toml has it",
    ]


def test_placeholders_that_differ(tmp_path: Path) -> None:
    assert told(tmp_path, 'a = "{one} {two}"', 'a = "{one}"') == [
        "a: must have the placeholders of en.toml: one, two"
    ]


@pytest.mark.parametrize("text", ["{", "{}", "{a.b}", "{a[0]}", "{a:>9}", "{a!r}", "{0}"])
def test_a_placeholder_is_a_name_and_nothing_more(tmp_path: Path, text: str) -> None:
    (fault,) = told(tmp_path, 'a = "x"', f'a = "{text}"')
    assert fault.startswith("a: has a placeholder that cannot be filled")


def test_a_text_must_be_a_text(tmp_path: Path) -> None:
    assert told(tmp_path, 'a = "x"', "a = 3\n[b]\nc = [1]") == [
        "a: must be a text, not a whole number",
        "b.c: must be a text, not a list",
    ]


def test_placeholders_are_found_once_each() -> None:
    assert placeholders("{a} and {b} and {a}, {{not}} this") == {"a", "b"}


@pytest.mark.parametrize(
    ("language", "value", "decimals", "written"),
    [
        (Language.ENGLISH, 12345.678, 1, "12,345.7"),
        (Language.FRENCH, 12345.678, 1, "12\u202f345,7"),
        (Language.ENGLISH, -0.04, 1, "0.0"),
        (Language.ENGLISH, -2.5, 1, "−2.5"),
        (Language.FRENCH, 5000, 0, "5\u202f000"),
    ],
)
def test_numbers_are_written_as_each_language_does(
    language: Language, value: float, decimals: int, written: str
) -> None:
    assert texts(language).number(value, decimals) == written


def test_per_cent() -> None:
    assert texts(Language.ENGLISH).percent(0.1234) == "12.3%"
    assert texts(Language.FRENCH).percent(0.1234) == "12,3\u202f%"


def test_saying_what_is_not_in_the_catalogue_is_our_own_slip() -> None:
    with pytest.raises(KeyError):
        texts().say("no.such.key")
