"""Types into a shell on a pseudo-terminal and prints what the screen then shows.

    complete.py SHELL SHARE LINE [EXPECTED…]

SHELL is bash, zsh or fish; SHARE is the folder that Packaging/completions filled; LINE is typed with \\t for the key.
What is then shown is waited for until it has every EXPECTED text. The program must be on PATH.
"""

import os
import pty
import re
import select
import signal
import sys
import time

SHELLS = {
    "bash": (
        ["bash", "--norc", "--noprofile", "-i"],
        "bind 'set show-all-if-ambiguous on'; bind 'set page-completions off'; "
        "source {share}/bash-completion/completions/tablemock",
    ),
    "zsh": (
        ["zsh", "-f", "-i"],
        "fpath=({share}/zsh/vendor-completions $fpath); autoload -Uz compinit; compinit -u -D",
    ),
    "fish": (["fish", "--no-config", "-i"], "source {share}/fish/vendor_completions.d/tablemock.fish"),
}
READY = "ready-to-type"
CONTROLS = r"\x1b\[[0-9;?>=]*[A-Za-z]|\x1b[()][A-Z0-9]|\x1b[=>]|\x1b\][^\x07]*\x07|[\x00-\x08\x0b-\x1f]"


def read_until(terminal, done, seconds=100.0):
    """What comes until `done` holds of it; long, for a machine that has other things to do."""
    text, end = "", time.monotonic() + seconds
    while time.monotonic() < end and not done(text):
        if select.select([terminal], [], [], 0.1)[0]:
            try:
                text += os.read(terminal, 65536).decode(errors="replace")
            except OSError:
                break
    return text


def quiet(terminal):
    """What comes until the shell has been still for a second."""
    text, last, end = "", time.monotonic(), time.monotonic() + 10
    while time.monotonic() < min(last + 1, end):
        part = read_until(terminal, bool, 0.2)
        if part:
            text, last = text + part, time.monotonic()
    return text


def plain(text):
    """The text without what steers the terminal."""
    return re.sub(CONTROLS, " ", text)


def end(child, seconds=10.0):
    """Waits until a shell that was told to exit has done so, and ends one that does not."""
    last = time.monotonic() + seconds
    while os.waitpid(child, os.WNOHANG) == (0, 0):
        if time.monotonic() > last:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            return
        time.sleep(0.02)


def main():
    # Who starts this may have blocked signals, and then no shell would notice that its terminal is gone.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    shell, share, line, *expected = sys.argv[1:]
    words, setup = SHELLS[shell]
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(TERM="xterm", PS1="$ ", COLUMNS="200", LINES="60", HISTFILE="/dev/null", HOME=os.getcwd())
        os.execvp(words[0], words)
    # The word is put together by the shell, so that its echo is not taken for it.
    os.write(terminal, (setup.format(share=share) + "; echo ready-to'-'type\n").encode())
    read_until(terminal, lambda text: READY in text)
    quiet(terminal)
    for part in re.split(r"(\t)", line.replace("\\t", "\t")):
        os.write(terminal, part.encode())
    shown = read_until(terminal, lambda text: all(word in plain(text) for word in expected)) + quiet(terminal)
    os.write(terminal, b"\x03\nexit\n")
    os.close(terminal)
    end(child)
    print(plain(shown))


main()
