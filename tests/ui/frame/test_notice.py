"""Notices stay as long as it takes to read them; captions for a moment."""

from dexterity.ui.frame.caption import MOST, SHOWN_S, Captions
from dexterity.ui.frame.notice import ANSWER_S, LEAST_S, NoticeStrip


def test_notices_come_one_after_the_other_and_go() -> None:
    strip = NoticeStrip()
    strip.add("First.")
    strip.add("Second.")
    strip.add("First.")
    strip.update(0.1)
    assert strip.shown == "First."
    strip.update(LEAST_S + 1.0)
    assert strip.shown == "Second."
    strip.update(LEAST_S + 1.0)
    assert strip.shown == ""


def test_an_answer_comes_at_once_and_what_waited_goes_on() -> None:
    strip = NoticeStrip()
    strip.add("A notice.")
    strip.answer("Sound is off.")
    strip.answer("Sound is on.")
    assert strip.shown == "Sound is on."
    strip.update(ANSWER_S + 0.1)
    assert strip.shown == "A notice."


def test_a_longer_notice_stays_longer() -> None:
    strip = NoticeStrip()
    strip.add("A sentence of some length that takes a while to read. " * 3)
    strip.update(LEAST_S + 1.0)
    assert strip.shown


def test_a_sound_heard_again_stays_and_few_are_shown() -> None:
    captions = Captions()
    for text in ("wood", "card", "bone", "wood"):
        captions.add(text)
    assert list(captions.shown) == ["card", "bone", "wood"]
    captions.add("coin")
    assert len(captions.shown) == MOST
    captions.update(SHOWN_S + 0.1)
    assert list(captions.shown) == []
