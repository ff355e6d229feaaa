"""One process of the program that draws many pictures, one after the other."""

from __future__ import annotations

import itertools
import json
import os
import shutil
import tempfile
import threading
import weakref
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from queue import SimpleQueue
from types import TracebackType
from typing import Any, Self, Unpack

from tablemock.errors import Diagnostic, JobFailed, ProgramError, TablemockError, WorkerConfused
from tablemock.picture import Picture
from tablemock.program import AXES, Axes, Program
from tablemock.review import Finding, Review
from tablemock.worker import Worker, confinement

Spec = Mapping[str, Any] | str | os.PathLike[str]
"""A spec as a dict, as text of several lines or in braces, or a path."""


def _remove(folder: str, owner: int) -> None:
    """Deletes a folder, unless this is a copy of the process that made it."""
    if os.getpid() == owner:
        shutil.rmtree(folder, ignore_errors=True)


class Scratch:
    """A folder for specs that are no files and for pictures on their way, which goes when nobody has it any more."""

    def __init__(self, place: str | os.PathLike[str] | None = None) -> None:
        memory = Path("/dev/shm")
        if place is None and os.access(memory, os.W_OK):
            place = memory
        self.folder = tempfile.mkdtemp(prefix=".tablemock-", dir=place)
        self._finish = weakref.finalize(self, _remove, self.folder, os.getpid())
        self._numbers = itertools.count(1)

    def source(self, spec: Spec, name: str = "spec.yaml") -> str:
        """The path of a spec, which is written to a file where it is none."""
        text = spec_text(spec)
        if text is None:
            assert not isinstance(spec, Mapping)
            if not os.fspath(spec):
                raise JobFailed("the spec is empty: give the path of a file, or a text of several lines")
            # What Path.absolute does, in a fifth of the time.
            return os.path.join(os.getcwd(), spec)  # noqa: PTH109, PTH118
        path = f"{self.folder}/{name}"
        # What is no Unicode, such as half of a surrogate pair, is for the program to refuse, with its place.
        data = text.encode("utf-8", "surrogatepass")
        with open(path, "wb", buffering=0) as file:  # noqa: PTH123 - a fifth of the time of Path.open
            file.write(data)
        return path

    def request(self, source: str, format: str, keys: Mapping[str, Any]) -> tuple[bytes, str]:
        """The line that asks for a picture, and where the picture will be, which is a new place each time."""
        number = next(self._numbers)
        output = f"{self.folder}/picture-{number}"
        job = {"id": number, "input": source, "output": output, "format": format, **keys}
        return json.dumps(job).encode(), output

    def close(self) -> None:
        """Deletes the folder."""
        self._finish()


def spec_text(spec: Spec) -> str | None:
    """The text of a spec; None for a path."""
    if isinstance(spec, Mapping):
        return json.dumps(spec, ensure_ascii=False)
    if isinstance(spec, str) and ("\n" in spec or spec.lstrip().startswith("{")):
        return spec
    return None


def picture(answer: bytes, output: str, format: str) -> Picture:
    """The picture that an answer tells of; raises `JobFailed` where there is none, `WorkerConfused` for no answer."""
    try:
        result = json.loads(answer.decode())
        findings = tuple(_finding(value) for value in result["diagnostics"])
        status, size = result["status"], (result["width"], result["height"])
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise WorkerConfused(f"a worker gave an answer that is none: {error!r}") from error
    if status == "failed":
        raise JobFailed("\n".join(map(str, findings)) or "there is no picture", findings)
    with open(output, "rb", buffering=0) as file:  # noqa: PTH123 - a fifth of the time of Path.read_bytes
        data = file.read()
    os.unlink(output)  # noqa: PTH108 - likewise
    return Picture(data, format, *size, findings)


def _finding(value: Mapping[str, Any]) -> Diagnostic:
    """What an answer has found; the line of a request is no place that a caller could look at."""
    is_of_request = value["file"] == "standard input"
    return Diagnostic.read({**value, "file": "", "line": None, "column": None} if is_of_request else value)


def checked(caller: str, variant: Mapping[str, object]) -> Mapping[str, object]:
    """Ways of drawing and nothing else; other keys of jobs are for the package itself."""
    for key in variant:
        if key not in AXES:
            raise TypeError(f"{caller}() got an unexpected keyword argument {key!r}")
    return variant


def options(keys: Mapping[str, Any]) -> list[str]:
    """Keys of jobs such as contentSizeCategory as options of verbs; a value is never taken for another option."""
    words: list[str] = []
    for key, value in keys.items():
        name = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in key)
        words.append(f"--{name}={value}")
    return words


def _path(place: str | os.PathLike[str] | None) -> str | None:
    return None if place is None else str(Path(place).absolute())


def _given(**keys: Any) -> dict[str, Any]:
    return {key: value for key, value in keys.items() if value is not None}


class Renderer:
    """Draws pictures with one long-lived process, which is started with the first and again where it fails.

    `seconds` is how long a picture may take in all, `retries` how often one is tried again over which the process
    crashed, hung or lost count. Threads take turns with it; a forked process has to make another one. It is to be
    closed or used as a context; one that is dropped leaves nothing behind.

    With `root` nothing outside of that folder is read or written, and with `sandbox` the kernel sees to it. A sandbox
    without a `root` draws specs that are no files alone.
    """

    def __init__(
        self,
        program: str | os.PathLike[str] | None = None,
        *,
        seconds: float = 60.0,
        retries: int = 1,
        root: str | os.PathLike[str] | None = None,
        sandbox: bool = False,
    ) -> None:
        self.program = Program(program)
        self._settings: dict[str, Any] = {"seconds": seconds, "retries": retries, "root": root, "sandbox": sandbox}
        self._scratch = Scratch(root)
        self._owner = os.getpid()
        self._turn = threading.Lock()
        self._is_closed = False
        self._is_sandboxed = sandbox
        self._root = self._scratch.folder if sandbox and root is None else root
        self._worker = Worker(
            self.program,
            [*confinement(self._root, sandbox), "--timeout", f"{seconds:g}"],
            seconds=seconds + 1,
            retries=retries,
        )

    def render(
        self,
        spec: Spec,
        *,
        format: str = "png",
        table: str | int | None = None,
        png: str | None = None,
        svgText: str | None = None,
        strings: str | os.PathLike[str] | None = None,
        data: str | os.PathLike[str] | None = None,
        symbols: str | os.PathLike[str] | None = None,
        **variant: Unpack[Axes],
    ) -> Picture:
        """The picture of a spec, in a way that `variant` says by the axes: theme, device, scale and so on.

        Of several tables `table` says which, by name or number. `strings` is a folder of translations and `data` a file
        of rows to fill in, instead of those beside the file; `symbols` is a folder whose symbols come before all
        others. `png` and `svgText` are those of manifests. Raises `JobFailed` where the spec is wrong, `WorkerCrashed`,
        `WorkerHung` and `WorkerConfused`, and `TypeError` for a keyword that is no axis.
        """
        files = _given(strings=_path(strings), data=_path(data), symbols=_path(symbols))
        keys = {**_given(table=table, png=png, svgText=svgText), **files, **checked("render", variant)}
        with self._taken():
            request, output = self._scratch.request(self._scratch.source(spec), format, keys)
            return picture(self._worker.answer(request), output, format)

    @contextmanager
    def _taken(self) -> Iterator[None]:
        """What one thread has at a time; raises `TablemockError` in a copy of the process, which shares the pipes."""
        self.check_process()
        with self._turn:
            self._check_open()
            yield

    def _settled(self) -> AbstractContextManager[object]:
        """What no thread draws meanwhile; a copy of the process may have a lock that nobody gives back."""
        return self._turn if os.getpid() == self._owner else nullcontext()

    def _check_open(self) -> None:
        if self._is_closed:
            raise TablemockError("the renderer is closed; make another one")

    def check_process(self) -> None:
        """Raises `TablemockError` where this process is a forked copy of the one that made the renderer."""
        if os.getpid() != self._owner:
            raise TablemockError("a renderer belongs to the process that made it; make another one in a forked process")

    def render_many(
        self,
        specs: Iterable[Spec],
        *,
        workers: int | None = None,
        format: str = "png",
        progress: Callable[[int], object] | None = None,
        **variant: Unpack[Axes],
    ) -> Generator[Picture | TablemockError, None, None]:
        """The pictures of specs in their order, drawn by as many processes as there are processors, or `workers`.

        Where there is no picture, the exception stands in its place that `render` raises. `progress` is called with
        the number of pictures that are there, by whoever asks for the next. No more specs are taken than are being
        drawn, and twice as many; the processes end with the last picture, or where nobody asks any more.
        """
        checked("render_many", variant)
        count = workers if workers is not None else len(os.sched_getaffinity(0))
        if count < 1:
            raise ValueError("render_many() needs at least one worker")
        return self._many(iter(specs), count, format, progress, variant)

    def _many(
        self,
        specs: Iterator[Spec],
        count: int,
        format: str,
        progress: Callable[[int], object] | None,
        variant: Axes,
    ) -> Generator[Picture | TablemockError, None, None]:
        idle: SimpleQueue[Renderer] = SimpleQueue()
        renderers = [Renderer(self.program.path, **self._settings) for _ in range(count)]

        def draw(spec: Spec) -> Picture | TablemockError:
            renderer = idle.get()
            try:
                return renderer.render(spec, format=format, **variant)
            except TablemockError as error:
                return error
            finally:
                idle.put(renderer)

        try:
            for renderer in renderers:
                idle.put(renderer)
            with ThreadPoolExecutor(count, thread_name_prefix="tablemock-many") as threads:
                waiting = deque(threads.submit(draw, spec) for spec in itertools.islice(specs, 3 * count))
                try:
                    for number in itertools.count(1):
                        if not waiting:
                            return
                        drawn = waiting.popleft().result()
                        waiting.extend(threads.submit(draw, spec) for spec in itertools.islice(specs, 1))
                        if progress:
                            progress(number)
                        yield drawn
                finally:
                    threads.shutdown(cancel_futures=True)
        finally:
            for renderer in renderers:
                renderer.close()

    def inspect(self, spec: Spec, *, table: str | int | None = None, **variant: Unpack[Axes]) -> dict[str, Any]:
        """The tree of views of a spec's table, each with its box in pixels; of several tables `table` says which."""
        keys = {**_given(table=table), **checked("inspect", variant)}
        with self._taken():
            text = self._run(["inspect", self._source(spec), "--format", "json", "--absolute", *options(keys)])
        tree: dict[str, Any] = json.loads(text.splitlines()[0])
        return tree

    def lint(self, spec: Spec, *, arguments: Sequence[str] = ()) -> list[Finding]:
        """What the linter finds in a spec, a file or a folder."""
        with self._taken():
            text = self._run(["lint", self._source(spec), "--format", "json", *arguments], accepts=(0, 1))
        return [Finding.read(json.loads(line)) for line in text.splitlines()]

    def verify(self, *, arguments: Sequence[str] = ()) -> Review:
        """How what tablemock.yaml names compares with the approved pictures; writes the folder of the review.

        The manifest is that of the `root`, or the nearest to the working folder where there is none. It may name
        folders anywhere, so it should be your own.
        """
        # The status is 2 where one picture could not be drawn, and where nothing could be verified at all.
        text = self._run(["verify", "--format", "json", *arguments], accepts=(0, 1, 2))
        if not text:
            raise ProgramError("tablemock verify found nothing that it could compare; is there a tablemock.yaml?")
        return Review.read(json.loads(text))

    def diff(self, old: Spec, new: Spec, *, table: str | int | None = None, **variant: Unpack[Axes]) -> dict[str, Any]:
        """What differs between two specs, in pixels and in words, as in review.json."""
        keys = {**_given(table=table), **checked("diff", variant)}
        with self._taken():
            sources = [self._source(old, "old.yaml"), self._source(new, "new.yaml")]
            text = self._run(["diff", *sources, "--format", "json", *options(keys)], accepts=(0, 1))
        review: dict[str, Any] = json.loads(text)
        return review

    def _source(self, spec: Spec, name: str = "spec.yaml") -> str:
        """The path of a spec for a verb, which lies below the root where there is one."""
        path = self._scratch.source(spec, name)
        if self._root is not None:
            path = os.path.realpath(path)
            if not Path(path).is_relative_to(os.path.realpath(self._root)):
                raise ProgramError(f"{spec}: the file is outside the folder {self._root}")
        return path

    def _run(self, arguments: Sequence[str], *, accepts: Sequence[int] = (0,)) -> str:
        """What a verb without a sandbox prints; its links lead no further than the root."""
        if self._is_sandboxed:
            raise ProgramError(f"{arguments[0]} has no sandbox; take a Renderer without one for specs that you trust")
        project = [] if self._root is None else [f"--project={os.path.realpath(self._root)}"]
        return self.program.run([*arguments, *project], accepts=accepts, cwd=self._root)

    @property
    def folder(self) -> str:
        """Where specs that are no files lie, and pictures on their way; it is deleted in the end."""
        return self._scratch.folder

    def interrupt(self) -> None:
        """Ends the process at once, for which another thread may ask; the call at hand raises `WorkerCrashed`."""
        self.check_process()
        self._worker.interrupt()

    @property
    def restarts(self) -> int:
        """How often the process was started again."""
        return self._worker.restarts

    @property
    def memory(self) -> int:
        """The bytes of memory that the process has taken up at most, once the picture at hand is there."""
        with self._settled():
            self._check_open()
            return self._worker.process.memory()

    def close(self) -> None:
        """Ends the process and deletes what it left, once the picture at hand is there."""
        with self._settled():
            self._is_closed = True
            self._worker.close()
            self._scratch.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
