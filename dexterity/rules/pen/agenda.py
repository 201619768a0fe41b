"""Goes through what cards have still to do, up to the next decision that is somebody's."""

from dataclasses import replace

from dexterity.rules.pen.asking import is_so
from dexterity.rules.pen.cards.card import CardId
from dexterity.rules.pen.course import Course
from dexterity.rules.pen.doing import carry_out, is_of_sheet
from dexterity.rules.pen.effects import CardWaits, ConditionFailed
from dexterity.rules.pen.home import has_won_on_the_way
from dexterity.rules.pen.piles import file
from dexterity.rules.pen.player import PLAYERS, PlayerId, other
from dexterity.rules.pen.rebus.conditions import If, OnFlick, OnTurn
from dexterity.rules.pen.rebus.deeds import Deed
from dexterity.rules.pen.rebus.rebus import Deeds
from dexterity.rules.pen.rebus.target import Target
from dexterity.rules.pen.state import Awaited, Task, Waiting


def targets(course: Course, target: Target, drawer: PlayerId) -> tuple[PlayerId, ...]:
    """Who is meant, the one who drew the card first."""
    match target:
        case Target.SELF:
            return (drawer,)
        case Target.OTHER:
            return (other(drawer),)
        case Target.BOTH:
            return drawer, other(drawer)
        case Target.RANDOM:
            return (course.luck("target").choice(PLAYERS),)


def task_of(course: Course, card: CardId, drawer: PlayerId) -> Task:
    """All of a card that was drawn or is used."""
    return Task(card, drawer, targets(course, course.cards[card].target, drawer))


def deed_at(course: Course, task: Task) -> Deed:
    """The deed that a task of one phrase is about; to ask others is our own slip."""
    box = course.cards[task.card].rebus.boxes[task.box]
    if task.phrase is None or not isinstance(box, Deeds):
        raise LookupError(f"no single deed of {task.card}")
    return box.phrases[task.phrase].deed


def work_off(course: Course) -> bool:
    """Whether everything on the agenda is done, or does not matter any more; if not, somebody has
    to decide something."""
    while course.state.agenda and not has_won_on_the_way(course):
        task, *rest = course.state.agenda
        if task.phrase is not None:
            # It stays there while somebody decides.
            if not carry_out(course, task, deed_at(course, task)):
                return False
            finish_first(course)
        else:
            course.change(agenda=tuple(rest))
            _open_box(course, task)
    return True


def finish_first(course: Course) -> None:
    """The first task is done."""
    course.change(agenda=course.state.agenda[1:])


def _open_box(course: Course, task: Task) -> None:
    """What the next box of a card comes to: parts, a condition, or the end."""
    boxes = course.cards[task.card].rebus.boxes
    if task.box == len(boxes) or not task.players:
        _file(course, task)
        return
    after = replace(task, box=task.box + 1)
    match boxes[task.box]:
        case Deeds() as deeds:
            _come_next(course, *_parts(course, task, deeds), after)
        case If(question, wanted):
            fit = [each for each in task.players if is_so(course, question, each) is wanted]
            unfit = (each for each in task.players if each not in fit)
            course.tell(*(ConditionFailed(each, task.card) for each in unfit))
            _come_next(course, replace(after, players=tuple(fit)))
        case OnFlick():
            _wait(course, after, Awaited.FLICK)
        case OnTurn(turns):
            _wait(course, after, Awaited.TURN, turns)


def _parts(course: Course, task: Task, deeds: Deeds) -> list[Task]:
    """A task for every phrase and every player whom it is about."""
    parts = []
    for number, phrase in enumerate(deeds.phrases):
        named = phrase.whom
        whom = task.players if named is None else targets(course, named, task.drawer)
        once = whom[:1] if is_of_sheet(phrase.deed) else whom
        parts += [replace(task, players=(each,), phrase=number) for each in once]
    return parts


def _come_next(course: Course, *tasks: Task) -> None:
    course.change(agenda=(*tasks, *course.state.agenda))


def _wait(course: Course, task: Task, awaited: Awaited, times: int = 1) -> None:
    """The rest comes later, for each player in their own time; the card itself is done with."""
    for player in task.players:
        card = Waiting(task.card, task.drawer, player, task.box, awaited, times)
        course.change(waiting=(*course.state.waiting, card))
        course.tell(CardWaits(player, task.card, awaited))
    _file(course, task)


def _file(course: Course, task: Task) -> None:
    if not task.filed:
        file(course, task.card)
