"""Draws the screens of an app in forty languages on a cluster of this machine, and says what that took.

    python sweep.py FOLDER [SCREENS [WORKERS]]

FOLDER gets 1,000 screens, the tables of strings, and 40,000 pictures. The translations are made up: words of the
letters of their languages, as much longer or shorter than the English ones as real ones are. For a real app, delete
what makes screens and strings, and keep the rest.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

from distributed import Client, LocalCluster, Worker

from tablemock.dask import RendererPlugin, plan, run
from tablemock.records import Answer, Summary

LATIN, CYRILLIC = "abcdeghiklmnoprstuvz", "абвгдезиклмнопрстуя"
ARABIC, INDIC, HAN = "ابتجدرسعفكلمنهوي", "कगचजटतदनपबमयरलवशसह", "中人大小天日本地方年時分前後左右上下"
# For each script its letters, and its languages with the length of their texts beside English.
SCRIPTS = (
    (LATIN, "ca=1.2 cs=1.1 da=1.1 de=1.3 en-GB=1 es=1.25 et=1.1 fi=1.3 fr=1.3 hr=1.1 hu=1.2 id=1.15 it=1.25 lt=1.15"),
    (LATIN, "lv=1.15 nb=1.1 nl=1.25 pl=1.2 pt-BR=1.25 ro=1.2 sk=1.1 sl=1.1 sv=1.1 tr=1.1 vi=1.2"),
    (CYRILLIC, "bg=1.2 kk=1.2 ru=1.2 uk=1.15"),
    ("αβγδεζηικλμνοπρστυω", "el=1.25"),
    (ARABIC, "ar=0.9 fa=0.9"),
    ("אבגדהוזחטילמנספקרשת", "he=0.85"),
    (INDIC, "hi=1 mr=1"),
    ("กขคงจชดตนบปมยรลวสห", "th=0.9"),
    ("가나다라마바사아자하고노도로모", "ko=0.6"),
    ("あいうえおかきくけこさしすせそ", "ja=0.5"),
    (HAN, "zh-Hans=0.4 zh-Hant=0.4"),
)
LANGUAGES = {
    name: (letters, float(length))
    for letters, names in SCRIPTS
    for name, length in (word.split("=") for word in names.split())
}
NOUNS = ("Garden", "Letters", "Morning", "Station", "River", "Music", "Journey", "Kitchen", "Weather", "Harbour")
KINDS = ("Quiet", "Recent", "Shared", "Early", "New", "Favourite", "Distant", "Hidden", "Daily", "Local")


def translated(text: str, language: str) -> str:
    """A text as it might be in another language; the same each time."""
    letters, length = LANGUAGES[language]
    numbers = random.Random(f"{language} {text}")
    return " ".join(
        "".join(numbers.choices(letters, k=max(1, round(len(word) * length)))).capitalize() for word in text.split()
    )


def screen(number: int) -> dict[str, object]:
    """One of the app's screens."""
    numbers = random.Random(number)
    texts = [f"{kind} {noun}" for kind in KINDS for noun in NOUNS]
    rows = [
        {
            "textLabel": text,
            "style": "value1",
            "detailTextLabel": numbers.choice(KINDS),
            "accessoryType": "disclosureIndicator",
        }
        for text in numbers.sample(texts, 3 + number % 12)
    ]
    half = len(rows) // 2
    sections = [
        {"header": numbers.choice(NOUNS), "rows": rows[:half]},
        {"rows": rows[half:], "footer": texts[number % 99]},
    ]
    return {
        "theme": ("ios16", "ios26")[number % 2],
        "device": ("iphone15", "iphone16pro")[number // 2 % 2] if number % 2 else "iphone14",
        "statusBar": True,
        "navigationBar": {"title": numbers.choice(NOUNS), "prefersLargeTitles": number % 3 == 0},
        "tableView": {"style": "insetGrouped", "sections": sections},
    }


def memory(dask_worker: Worker) -> tuple[int, int]:
    """The bytes that a worker has taken up at most, and the program that draws for it."""
    [plugin] = [plugin for plugin in dask_worker.plugins.values() if isinstance(plugin, RendererPlugin)]
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    own = next(int(line.split()[1]) for line in lines if line.startswith("VmHWM"))
    return own * 1024, plugin.memory


def main(folder: Path, count: int, workers: int) -> None:
    """Writes the screens, draws them, and prints what it took."""
    (folder / "screens/strings").mkdir(parents=True, exist_ok=True)
    for number in range(count):
        (folder / f"screens/screen-{number:04}.json").write_text(json.dumps(screen(number)), encoding="utf-8")
    texts = [*NOUNS, *KINDS, *(f"{kind} {noun}" for kind in KINDS for noun in NOUNS)]
    for language in LANGUAGES:
        table = {text: translated(text, language) for text in texts}
        (folder / f"screens/strings/{language}.json").write_text(json.dumps(table), encoding="utf-8")
    taken: dict[str, tuple[int, int]] = {}
    arguments = ["screens", "--language", ",".join(LANGUAGES), "--scale", "1", "-o", "out"]
    with (
        LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None) as cluster,
        Client(cluster) as client,
        plan(None, *arguments, root=folder) as jobs,
    ):

        def look(_: Answer, summary: Summary) -> None:
            # The programs end with the run, so that they are asked shortly before.
            if not taken and summary.written >= 0.9 * jobs.count:
                taken.update(client.run(memory))

        summary = run(client, jobs, on_answer=look)
    print(f"{count} screens × {len(LANGUAGES)} languages: {summary.written} pictures, {summary.failed} failed")
    print(f"{summary.seconds:.0f} s, {summary.written / summary.seconds:.1f} pictures a second on {workers} workers")
    for number, (own, program) in enumerate(taken.values(), 1):
        print(f"worker {number}: {own / 1e6:.0f} MB in Python, {program / 1e6:.0f} MB in tablemock")


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[2:]]
    main(Path(sys.argv[1]), given[0] if given else 1000, given[1] if len(given) > 1 else 2)
