"""Has programs that read PDF files copy words of many scripts, and counts those that come back as they were.

usage: copies.py PROGRAM FOLDER [--page PAGE] [READER...]

PROGRAM is tablemock. Each kind of text is a file, with a row for each word. The table is printed, and takes the place of
that of PAGE. What a reader made of each file, and the words that it lost, lie in FOLDER.
"""

import importlib.metadata
import pathlib
import subprocess
import sys
import unicodedata

from page import options, write_table

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Browser"))

KINDS = {
    "left to right": (
        "বাংলা தமிழ் తెలుగు ಕನ್ನಡ മലയാളം ગુજરાતી ਪੰਜਾਬੀ සිංහල ខ្មែរ ລາວ မြန်မာ ქართული Հայերեն አማርኛ ᠮᠣᠩᠭᠣᠯ ᏣᎳᎩ ꦗꦮ ⵜⴰⵎⴰⵣⵉⵖⵜ "
        "ᐃᓄᒃᑎᑐᑦ ꕙꔤ ꆈꌠ ᬩᬮᬶ ᮞᮥᮔ᮪ᮓ ᱥᱟᱱᱛᱟᱲᱤ ꯃꯤꯇꯩ 𐌲𐌿𐍄𐌰 नेपाली हिन्दी संस्कृत क्षत्रिय ไทย น้ำ ትግርኛ ଓଡ଼ିଆ བོད་ཡིག Ελληνικά Русский Việt "
        "日本語 한국어 简体中文 繁體中文 affluent office").split(),
    "right to left": (
        "اردو فارسی ܣܘܪܝܝܐ السلام الإعدادات لأجل نمی‌شود العربية مرحبا עברית שלום ߒߞߏ 𞤀𞤣𞤤𞤢𞤥").split(),
    "with vowel signs": "شَكْلٌ مُحَمَّد שָׁלוֹם עִבְרִית ދިވެހި".split(),
    "two words": ["مرحبا بالعالم", "שלום עולם", "الوضع الداكن", "زبان فارسی", "מצב טיסה"],
    "two directions": ["هاتف iPhone", "חיבור Wi-Fi", "Wi-Fi متصل", "Bluetooth מופעל", "البطارية 80%"],
    "emoji": "👍🏽 👩‍👩‍👧 🇨🇭 ❤️ 1️⃣".split(),
}
"""Words by what is hard about them."""


def output(*command):
    return subprocess.run(
        [str(word) for word in command], check=True, timeout=120, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL).stdout.decode(errors="replace")


def pdftotext(path):
    return output("pdftotext", "-layout", path, "-")


def mupdf(path):
    return output("mutool", "draw", "-q", "-F", "txt", "-o", "-", path)


def pymupdf(path):
    import pymupdf as library

    return "\n".join(page.get_text() for page in library.open(path))


def pdfium(path):
    import pypdfium2

    return "\n".join(page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(path))


def pypdf(path):
    from pypdf import PdfReader

    return "\n".join(page.extract_text() for page in PdfReader(path).pages)


def pdfminer(path):
    from pdfminer.high_level import extract_text

    return extract_text(path)


def firefox(path):
    from marionette import Firefox

    with Firefox() as browser:
        page = browser.open(str(path.resolve()))
        # The viewer ends a page's text with this element.
        page.until("document.querySelector('.textLayer .endOfContent') !== null")
        return page.evaluate(
            "[...document.querySelectorAll('.textLayer > *')].map(e => e.localName == 'br' ? '\\n' : e.textContent).join('')")


def module(name):
    return importlib.metadata.version(name)


READERS = {
    "pdftotext": (pdftotext, lambda: subprocess.run(
        ["pdftotext", "-v"], check=True, capture_output=True, timeout=60).stderr.split()[2].decode()),
    "PDFium (Chromium)": (pdfium, lambda: module("pypdfium2")),
    "Firefox": (firefox, lambda: output("firefox-esr", "--version").split()[2]),
    "MuPDF": (mupdf, lambda: output("dpkg-query", "-W", "-f", "${Version}", "mupdf-tools").split("+")[0]),
    "PyMuPDF": (pymupdf, lambda: module("PyMuPDF")),
    "pypdf": (pypdf, lambda: module("pypdf")),
    "pdfminer": (pdfminer, lambda: module("pdfminer.six")),
}
"""What copies the text of a file, and what tells its version, or fails where it is not here."""


def plain(text):
    """A text without the characters that only set its direction, with one kind of space."""
    return " ".join("".join(sign for sign in text if unicodedata.bidirectional(sign) not in MARKS).split(" "))


MARKS = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


def draw(program, folder, name, words):
    spec = f"theme: ios16\nsize: {{width: 320, height: {44 * len(words)}}}\ntableView:\n  rows:\n"
    (folder / f"{name}.yaml").write_text(spec + "".join(f'    - "{word}"\n' for word in words), encoding="utf-8")
    subprocess.run(
        [program, "render", f"{name}.yaml", "-o", f"{name}.pdf"], cwd=folder, check=True, timeout=120,
        stdout=subprocess.DEVNULL)
    return folder / f"{name}.pdf"


def main():
    said = options(__doc__, "readers")
    folder = pathlib.Path(said.folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    program = str(pathlib.Path(said.program).resolve())
    paths = {kind: draw(program, folder, kind.replace(" ", "-"), words) for kind, words in KINDS.items()}
    lines = ["|right words|" + "|".join(kind.removeprefix("with ").replace(" ", "-") for kind in KINDS) + "|"]
    lines.append("|---|" + "---:|" * len(KINDS))
    lines.append("|all|" + "|".join(str(len(words)) for words in KINDS.values()) + "|")
    absent = []
    with open(folder / "lost.txt", "w", encoding="utf-8") as losses:
        for reader, (copied, version) in READERS.items():
            if said.readers and reader not in said.readers:
                continue
            try:
                title = reader.replace(" (", f" {version()} (") if "(" in reader else f"{reader} {version()}"
            except Exception:
                absent.append(reader)
                continue
            counts = []
            for kind, words in KINDS.items():
                text = plain(copied(paths[kind]))
                (folder / f"{paths[kind].stem}-{reader.split()[0]}.txt").write_text(text, encoding="utf-8")
                lost = [word for word in words if word not in text]
                counts.append(len(words) - len(lost))
                print(f"{title}, {kind}: {', '.join(lost)}", file=losses)
            lines.append(f"|{title}|" + "|".join(map(str, counts)) + "|")
            print(lines[-1], flush=True)
    if absent:
        print("not here, and not measured: " + ", ".join(absent))
    if said.page and not said.readers and not absent:
        write_table(said.page, "copies", lines)


if __name__ == "__main__":
    main()
