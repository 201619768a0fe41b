"""The page for how one throws: the way, its sensitivity with a field to try it, aid and loft."""

from math import exp, log
from typing import Final

from dexterity.hand.feel import (
    LEAST_LOFT_RAD,
    LEAST_SENSITIVITY,
    MOST_LOFT_RAD,
    MOST_SENSITIVITY,
)
from dexterity.hand.ways.held import WayName
from dexterity.session.aim_aid import AimAid
from dexterity.ui.canvas.theme import NOTE, WIDE_GAP
from dexterity.ui.screens.settings.desk import Desk
from dexterity.ui.screens.settings.swing_pad import GOOD_MM_S, SpeedScale, SwingPad
from dexterity.ui.screens.settings.swing_test import SwingTest
from dexterity.ui.widgets.label import Label, Rule
from dexterity.ui.widgets.layout import Column, Row
from dexterity.ui.widgets.slider import Slider
from dexterity.ui.widgets.widget import Placeable
from dexterity.units import DEGREE
from dexterity.values.skill import Skill

SENSITIVITY_STEP: Final = log(MOST_SENSITIVITY / LEAST_SENSITIVITY) / 32.0
"""Each step is a tenth more or less, wherever the slider stands: as a hand feels it."""
LOFT_STEP_DEG: Final = 2.5


class ThrowingPage:
    """Keeps the last swing, so that the slider shows at once what it would have become."""

    name = "throwing"

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.test = SwingTest()

    def content(self) -> Placeable:
        desk, chosen = self._desk, self._desk.settings
        ways = [*WayName]
        way = desk.choice("way", ways, lambda w: desk.say(f"way_{w}"), ways.index(chosen.way))
        steady = (self._steady(),) if chosen.way is WayName.STEADY else ()
        return Column(
            desk.explained(way, f"way_{chosen.way}_note"),
            *steady,
            Rule("rule/way"),
            self._sensitivity(),
            self._swing(),
            Rule("rule/swing"),
            desk.explained(self._aid("aim_aid", chosen.aim_aid), f"aid_{chosen.aim_aid}_note"),
            desk.explained(self._aid("practice_aid", chosen.practice_aid), "practice_aid_note"),
            self._loft(),
            desk.toggle("left_handed"),
            gap=18.0,
        )

    def _steady(self) -> Placeable:
        """Whose error a steady hand has."""
        desk, skills = self._desk, [*Skill]
        here = skills.index(desk.settings.steady_skill)
        choice = desk.choice("steady_skill", skills, lambda s: desk.say(f"skill_{s}"), here)
        return desk.explained(choice, "steady_skill_note")

    def _aid(self, name: str, chosen: AimAid) -> Placeable:
        desk, aids = self._desk, [*AimAid]
        return desk.choice(name, aids, lambda a: desk.say(f"aid_{a}"), aids.index(chosen))

    def _sensitivity(self) -> Placeable:
        desk = self._desk
        slider = Slider(
            "sensitivity",
            desk.say("sensitivity"),
            log(desk.settings.sensitivity),
            lambda value: desk.change(sensitivity=sensitivity_from(value)),
            low=log(LEAST_SENSITIVITY),
            high=log(MOST_SENSITIVITY),
            step=SENSITIVITY_STEP,
            say=lambda value: desk.say(
                "times", number=desk.texts.number(sensitivity_from(value), 2)
            ),
        )
        flick = desk.settings.way is WayName.FLICK
        return desk.explained(slider, "sensitivity_note" if flick else "sensitivity_elsewhere")

    def _swing(self) -> Placeable:
        pad = SwingPad("swing", self._desk.say("swing_here"), self.test)
        return Row(pad, self._scale(), gap=WIDE_GAP, shares=(0.46, 0.54))

    def _scale(self) -> Placeable:
        desk = self._desk
        speed = self.test.speed_mm_s(desk.settings.sensitivity)
        scale = SpeedScale("speed", speed, self._told(speed), desk.texts)
        advice = Label(desk.say(self._advice(speed)), NOTE, raised=0.0, name="advice")
        return Column(scale, advice)

    def _told(self, speed_mm_s: float | None) -> str:
        if speed_mm_s is not None:
            number = self._desk.texts.number(speed_mm_s / 1000.0, 2)
            return self._desk.say("die_speed", speed=number)
        return self._desk.say("no_swing" if self.test.gesture is None else "stopped")

    def _advice(self, speed_mm_s: float | None) -> str:
        low, high = GOOD_MM_S
        if speed_mm_s is None:
            return "advice_none" if self.test.gesture is None else "advice_stopped"
        if speed_mm_s < low:
            return "advice_soft"
        return "advice_hard" if speed_mm_s > high else "advice_good"

    def _loft(self) -> Placeable:
        desk = self._desk
        slider = Slider(
            "loft_deg",
            desk.say("loft_deg"),
            desk.settings.loft_deg,
            lambda value: desk.change(loft_deg=value),
            low=LEAST_LOFT_RAD / DEGREE,
            high=MOST_LOFT_RAD / DEGREE,
            step=LOFT_STEP_DEG,
            say=self._loft_words,
        )
        return desk.explained(slider, "loft_note")

    def _loft_words(self, loft_deg: float) -> str:
        texts = self._desk.texts
        angle = texts.number(abs(loft_deg), 1 if loft_deg % 1.0 else 0)
        if not loft_deg:
            return texts.say("way.level")
        return texts.say("way.up" if loft_deg > 0 else "way.down", angle=angle)


def sensitivity_from(slider: float) -> float:
    """What the setting keeps: two digits are as fine as a hand feels, and end where it ends."""
    return min(MOST_SENSITIVITY, max(LEAST_SENSITIVITY, round(exp(slider), 2)))
