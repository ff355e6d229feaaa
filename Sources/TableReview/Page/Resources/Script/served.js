"use strict";

// Verdicts of a page that a server gives: the program carries each out at once, or says why it does not.

class ServedVerdicts extends Ticks {
  // Nothing is kept by the browser: the server knows what was approved and rejected.
  restore() {
    this.last = this.ask("state");
  }

  // Gives all entries a verdict, or takes it back where all of them have it; one request after the other.
  toggle(entries, verdict) {
    const open = entries.filter((entry) => verdict !== "approved" || entry.canBeApproved);
    const isTakenBack = open.every((entry) => this.of(entry) === verdict);
    return this.after(() => (isTakenBack ? this.takeBack(open) : this.send(verdict, open)));
  }

  clear() {
    return this.after(() => this.takeBack(this.entries.filter((entry) => this.of(entry))));
  }

  takeBack(entries) {
    return this.send("taken-back", entries);
  }

  after(action) {
    this.last = this.last.then(action);
    return this.last;
  }

  send(verdict, entries) {
    if (entries.length === 0) return null;
    const body = { review: document.body.dataset.review, entries: entries.map(({ number }) => number) };
    return this.ask(verdict, {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
    });
  }

  // What the server says, in words and whether it refused; null where there is nothing to say.
  async ask(path, request) {
    try {
      const answer = await fetch(path, request);
      if (!answer.ok && answer.status !== 409) throw new Error((await answer.text()).trim() || answer.statusText);
      const { verdicts, told, refusals } = await answer.json();
      // A page of an older review has other numbers.
      for (const entry of answer.ok ? this.entries : []) {
        const verdict = verdicts[entry.number];
        if (verdict) this.verdicts.set(entry, verdict);
        else this.verdicts.delete(entry);
      }
      return { words: [...refusals, ...told], isRefused: refusals.length > 0 };
    } catch (error) {
      return { words: [`The review is not served any more: ${error.message}`], isRefused: true };
    }
  }
}
