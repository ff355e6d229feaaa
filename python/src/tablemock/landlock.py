"""What a process gives up for good: reading and writing anywhere but below folders, as the kernel's Landlock has it."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterable
from pathlib import Path

# The numbers of the calls are the same on all machines that Linux has had since 2019.
_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_ASK_VERSION = 1
_BENEATH_PATH = 1
_NO_NEW_PRIVILEGES = 38

_EXECUTE, _WRITE_FILE, _READ_FILE, _READ_FOLDER = (1 << bit for bit in range(4))
# Removing and making files, folders, links and the like.
_CHANGE_FOLDER = sum(1 << bit for bit in range(4, 13))
_MOVE_BETWEEN_FOLDERS, _TRUNCATE = 1 << 13, 1 << 14
_READ = _EXECUTE | _READ_FILE | _READ_FOLDER
_OF_FILES = _EXECUTE | _WRITE_FILE | _READ_FILE | _TRUNCATE


class _Ruleset(ctypes.Structure):
    _fields_ = (("handled", ctypes.c_uint64),)


class _Beneath(ctypes.Structure):
    _pack_ = 1
    _fields_ = (("allowed", ctypes.c_uint64), ("folder", ctypes.c_int32))


def confine(reads: Iterable[Path], writes: Iterable[Path]) -> None:
    """Lets this thread, and all that it starts from now on, read below `reads` and `writes` and write below `writes`.

    Both may be files as well, and what is not there is passed over. Call it before there are other threads. Raises
    `OSError` where the kernel has no Landlock, or whoever runs the program forbids it; nothing is given up then.
    """
    version = _call(_CREATE_RULESET, None, 0, _ASK_VERSION)
    write = _WRITE_FILE | _CHANGE_FOLDER
    write |= _MOVE_BETWEEN_FOLDERS if version >= 2 else 0
    write |= _TRUNCATE if version >= 3 else 0
    ruleset = _Ruleset(_READ | write)
    rules = _call(_CREATE_RULESET, ctypes.byref(ruleset), ctypes.sizeof(ruleset), 0)
    try:
        for paths, rights in ((reads, _READ), (writes, _READ | write)):
            for path in paths:
                _allow(rules, path, rights)
        if ctypes.CDLL(None, use_errno=True).prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0) != 0:
            raise _error()
        _call(_RESTRICT_SELF, rules, 0)
    finally:
        os.close(rules)


def _allow(rules: int, path: Path, rights: int) -> None:
    try:
        place = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    try:
        beneath = _Beneath(rights if path.is_dir() else rights & _OF_FILES, place)
        _call(_ADD_RULE, rules, _BENEATH_PATH, ctypes.byref(beneath), 0)
    finally:
        os.close(place)


def _call(number: int, *arguments: object) -> int:
    result: int = ctypes.CDLL(None, use_errno=True).syscall(number, *arguments)
    if result < 0:
        raise _error()
    return result


def _error() -> OSError:
    number = ctypes.get_errno()
    return OSError(number, os.strerror(number))
