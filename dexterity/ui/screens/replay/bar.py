"""The buttons of a replay: time, play and steps, speed; and above the picture, which throw."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from dexterity.content.texts import Texts
from dexterity.session.challenge.words import dare_names
from dexterity.session.seat_names import thrower_name
from dexterity.session.story import thrower_words, verdict_sentence
from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.canvas.theme import GAP, LABEL, NOTE, NOTICE
from dexterity.ui.draw.colours import INK
from dexterity.ui.screens.replay.reel import Reel
from dexterity.ui.show.playback import Playback
from dexterity.ui.show.transport import TIME_STEP_S, TimeSlider, speed_row
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Row, placed
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.widget import Widget

SHORTEST_S: Final = 0.6
"""What the slider shows as long as nobody knows when the throw ends; most end about then."""
EDGE: Final = 24.0
HEADER_LEFT: Final = 84.0
HELP_LEFT: Final = 1204.0
"""The corners belong to the buttons for back and help."""
TOP: Final = 16.0
WIDEST_VERDICT: Final = 700.0


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the buttons ask of the screen."""

    play: Callable[[], None]
    again: Callable[[], None]
    step: Callable[[int], None]
    go_by: Callable[[int], None]
    seek: Callable[[float], None]
    speed: Callable[[float], None]
    jump: Callable[[], None]
    try_it: Callable[[], None]


def follow(slider: Widget | None, playback: Playback) -> None:
    """Brings the slider to where the picture is."""
    if isinstance(slider, TimeSlider):
        slider.high = longest_s(playback)
        slider.value = min(slider.high, playback.at_s)


def longest_s(playback: Playback) -> float:
    """What the whole slider stands for."""
    return playback.lasts_s if playback.flight is not None else max(SHORTEST_S, playback.lasts_s)


def bar(reel: Reel, texts: Texts, wishes: Wishes, ruler: Ruler) -> tuple[Box, list[Widget]]:
    """The bar at the foot of the stage, and where it is."""
    page = Column(_time(reel, texts, wishes), _controls(reel, texts, wishes), gap=6.0)
    width = STAGE.width - 2 * EDGE
    _, high = page.wanted(ruler, width)
    box = Box(EDGE, STAGE.bottom - high - 12.0, width, high)
    return box, placed(page, box, ruler)


def _time(reel: Reel, texts: Texts, wishes: Wishes) -> TimeSlider:
    playback = reel.playback
    return TimeSlider(
        "time",
        take_words(reel, texts),
        playback.at_s,
        wishes.seek,
        high=longest_s(playback),
        step=TIME_STEP_S,
        say=lambda at_s: texts.say("show.seconds", time=texts.number(at_s, 2)),
        hint=texts.say("show.time"),
    )


def _controls(reel: Reel, texts: Texts, wishes: Wishes) -> Row:
    return Row(
        _sign("again", Icon.AGAIN, texts, wishes.again),
        _sign("step_back", Icon.STEP_BACK, texts, lambda: wishes.step(-1)),
        play_button(reel.playback, texts, wishes),
        _sign("step_forward", Icon.STEP_FORWARD, texts, lambda: wishes.step(1)),
        speed_row("speed", reel.playback, texts, wishes.speed),
    )


class PlayButton(Button):
    """As wide as the wider of its two words: nothing beside it moves when the word changes."""

    def __init__(self, texts: Texts, do: Callable[[], None], *, plays: bool) -> None:
        what, other, icon = ("pause", "play", Icon.PAUSE) if plays else ("play", "pause", Icon.PLAY)
        super().__init__("play", texts.say(f"replay.{what}"), do, icon=icon, main=True)
        self._other = Button("play", texts.say(f"replay.{other}"), do, icon=icon, main=True)

    def wanted(self, ruler: Ruler, width: float) -> Size:
        sizes = super().wanted(ruler, width), self._other.wanted(ruler, width)
        return max(wide for wide, _ in sizes), max(high for _, high in sizes)


def play_button(playback: Playback, texts: Texts, wishes: Wishes) -> Button:
    """Play or pause, whichever is next."""
    return PlayButton(texts, wishes.play, plays=playback.playing and not playback.done)


def _sign(
    name: str, icon: Icon, texts: Texts, do: Callable[[], None], *, enabled: bool = True
) -> Button:
    hint = texts.say(f"replay.{name}")
    return Button(name, "", do, icon=icon, hint=hint, enabled=enabled)


def header(
    reel: Reel, texts: Texts, wishes: Wishes, share: Callable[[], Button], ruler: Ruler
) -> list[Widget]:
    """Which throw it is, what can be taken away, and the way from watching to throwing."""
    which = _which(reel, texts, wishes)
    try_it = Button("try", texts.say("replay.try_it"), wishes.try_it, icon=Icon.HAND, main=True,
                    hint=texts.say(f"replay.try_{reel.options.game}"))  # fmt: skip
    room = HELP_LEFT - HEADER_LEFT - GAP
    left = Box(HEADER_LEFT, TOP, *which.wanted(ruler, room / 2))
    ways = Row(share(), try_it, gap=8.0)
    wide, high = ways.wanted(ruler, room - left.width)
    right = Box(HELP_LEFT - wide, TOP, wide, high)
    return [*placed(which, left, ruler), *placed(ways, right, ruler)]


def _which(reel: Reel, texts: Texts, wishes: Wishes) -> Row:
    """The throw before, the list of all, the throw after."""
    count = len(reel.takes)
    said = texts.say("replay.throw", number=reel.at + 1, count=count)
    hint = texts.say("replay.jump_hint")
    return Row(
        _sign("previous", Icon.LEFT, texts, lambda: wishes.go_by(-1), enabled=reel.at > 0),
        Button("jump", said, wishes.jump, icon=Icon.MENU, hint=hint),
        _sign("next", Icon.RIGHT, texts, lambda: wishes.go_by(1), enabled=reel.at < count - 1),
        gap=8.0,
    )


def take_words(reel: Reel, texts: Texts) -> str:
    """Who threw it how, under which dare, and whether it still counts."""
    take = reel.take
    name = thrower_name(take.thrown.who, reel.options, texts)
    said = thrower_words(take.thrown, name, texts)
    said = said[0].upper() + said[1:]
    if take.thrown.requirements:
        dare = dare_names(take.thrown.requirements, texts)
        said = texts.say("replay.under", throw=said, dare=dare)
    return f"{said} {texts.say('replay.taken_back')}" if take.taken_back else said


def foot_caption(reel: Reel, texts: Texts, bar: Box, ruler: Ruler) -> list[Widget]:
    """What stands in place of the bar in pictures and films: whose throw it is."""
    said = Label(take_words(reel, texts), LABEL, align=Align.CENTRE, name="caption")
    _, high = said.wanted(ruler, bar.width)
    return placed(said, Box(bar.left, bar.middle[1] - high / 2, bar.width, high), ruler)


def verdict_card(reel: Reel, texts: Texts, above: Box, ruler: Ruler) -> list[Widget]:
    """What the referee said, at the foot of the picture; what is moved is told in small print."""
    lines = []
    if reel.playback.done:
        sentence = verdict_sentence(reel.take.thrown.verdict, texts)
        lines.append(Label(sentence, LABEL, align=Align.CENTRE, name="verdict"))
    if reel.moved:
        lines.append(Label(texts.say("replay.moved"), NOTE.in_colour(INK),
                           align=Align.CENTRE, name="moved"))  # fmt: skip
    if not lines:
        return []
    words = Column(*lines, gap=4.0)
    card = Panel(words, look=NOTICE, padding=12.0, name="verdict/card")
    wide, high = card.wanted(ruler, WIDEST_VERDICT)
    return placed(card, Box(STAGE.middle[0] - wide / 2, above.top - high - 10.0, wide, high), ruler)
