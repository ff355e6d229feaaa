"""Pictures of iOS table views: the program `tablemock` from Python."""

from tablemock.aio import AsyncRenderer
from tablemock.errors import (
    Diagnostic,
    JobFailed,
    ProgramError,
    ProgramMissing,
    StackMismatch,
    TablemockError,
    TargetError,
    WorkerConfused,
    WorkerCrashed,
    WorkerHung,
)
from tablemock.picture import Difference, Picture
from tablemock.program import Axes, Program
from tablemock.renderer import Renderer
from tablemock.review import Entry, Finding, Review

__all__ = [
    "AsyncRenderer",
    "Axes",
    "Diagnostic",
    "Difference",
    "Entry",
    "Finding",
    "JobFailed",
    "Picture",
    "Program",
    "ProgramError",
    "ProgramMissing",
    "Renderer",
    "Review",
    "StackMismatch",
    "TablemockError",
    "TargetError",
    "WorkerConfused",
    "WorkerCrashed",
    "WorkerHung",
]
