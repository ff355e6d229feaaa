import TableComparison
import TableModel

/// The page on which people see what a review found: one file of HTML, which opens from the review’s folder.
///
/// An entry is an article with all that is known of it, so that the page can be read and printed without scripts. The
/// scripts read the articles and their `data-` attributes; no data stands in a script.
package enum ReviewPage {
  /// About how many bytes are handed out at once.
  private static let partLength = 1 << 16

  /// The page of a review: as a file, or as a server gives it, which carries out what its buttons say about the review of
  /// this digest, and has style sheet and scripts as files of their own.
  package static func bytes(of record: ReviewRecord, served digest: String? = nil) -> [UInt8] {
    var bytes: [UInt8] = []
    write(record, served: digest) { bytes += $0 }
    return bytes
  }

  /// Hands out the page of a review in parts, so that a long one is never held as a whole.
  package static func write<Failure: Error>(
    _ record: ReviewRecord, served digest: String? = nil, to put: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var part = head(of: record, served: digest)
    for (place, entry) in record.entries.enumerated() {
      part += article(of: entry, number: place + 1)
      guard part.bytes.count >= partLength else { continue }
      try put(part.bytes)
      part = ""
    }
    part += foot(of: record, isServed: digest != nil)
    try put(part.bytes)
  }

  /// A finding as the page shows it, with its hint and its place.
  static func words(of finding: Diagnostic) -> HTML {
    let hint: HTML? = finding.hint.map { " <i>\($0)</i>" }
    return
      "<b>\(finding.severity.rawValue)</b> \(finding.message)\(hint) <code>\(finding.location.text)</code>"
  }

  private static func title(of record: ReviewRecord) -> String {
    let (count, sides) = (record.entries.count, "\(record.expected) → \(record.actual)")
    guard count > 0 else { return "\(sameness(of: record)) – \(sides)" }
    return "\(count.grouped) of \((count + record.same.count).grouped) differ – \(sides)"
  }

  /// What there is to say where nothing differs.
  private static func sameness(of record: ReviewRecord) -> String {
    switch record.same.count {
    case 0: "There are no pictures"
    case 1: "The one picture is the same"
    case let count: "All \(count.grouped) pictures are the same"
    }
  }
}

extension ReviewPage {
  private static func head(of record: ReviewRecord, served digest: String?) -> HTML {
    let summary = record.summary
    // A server says itself what its pages may do.
    let policy: HTML = """
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file: data:; script-src 'self' file: 'unsafe-inline'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">

      """
    let inside: HTML = """
      <style>
      \(ReviewPageFile.style)</style>
      <script>\(ReviewPageFile.beginning)</script>

      """
    let beside: HTML = """
      <link rel="stylesheet" href="review.css">
      <script src="begin.js"></script>

      """
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      \(digest == nil ? policy : nil)\
      <meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="tablemock \(record.version)">
      <title>\(title(of: record))</title>
      <link rel="icon" href="data:,">
      \(digest == nil ? inside : beside)\
      </head>
      <body data-approve="\(record.approve ?? "")"\("data-review", digest)>
      <header class="top">
        <h1>tablemock \(record.kind.rawValue) <span class="sides"><bdi>\(record.expected)</bdi> → <bdi>\(record.actual)</bdi></span></h1>
        <ul class="counts" id="counts" aria-label="Pictures by state">
      \(each: ReviewState.allCases, { count(summary[$0], in: $0) })\
        </ul>
      \(aside(summary.inTextAlone))\
        <div class="filters scripted-only" id="filters" role="search" aria-label="Filters">
          <input type="search" id="search" placeholder="Search names and words" aria-label="Search names and words" autocomplete="off" spellcheck="false">
          <span id="axes"></span>
          <output id="shown"></output>
          <button type="button" id="reset" hidden>Show all</button>
          <button type="button" id="help-button" aria-label="Keys" aria-haspopup="dialog" title="Keys (?)">?</button>
        </div>
      \(stack(of: record))\(remarks(of: record))\
      </header>
      \(record.isSame ? nil : stage)\
      <main id="entries">
      \(record.isSame ? allSame(record) : verdict(of: record))
      """
  }

  private static func count(_ count: Int, in state: ReviewState) -> HTML {
    let word = state.rawValue
    return """
          <li data-state="\(word)" data-count="\(count)"><span class="mark \(word)" aria-hidden="true"></span>\(count.grouped) \(word)</li>

      """
  }

  private static func aside(_ textAlone: Int) -> HTML? {
    guard textAlone > 0 else { return nil }
    let words = textAlone == 1 ? "1 differs in text alone" : "\(textAlone.grouped) differ in text alone"
    return "  <p class=\"aside\">\(words)</p>\n"
  }

  /// What else changed.
  private static func stack(of record: ReviewRecord) -> HTML? {
    guard !record.stack.isEmpty else { return nil }
    return """
        <section class="stack" aria-label="What else changed">
          <h2>Also changed</h2>
          <ul>
      \(each: record.stack, { "      <li>\($0)</li>\n" })\
          </ul>
        </section>

      """
  }

  /// What there is to say of the review itself, and of pictures that are as they should be.
  private static func remarks(of record: ReviewRecord) -> HTML? {
    guard !record.notices.isEmpty || !record.remarks.isEmpty else { return nil }
    return """
        <section class="stack" aria-label="Remarks">
          <h2>Remarks</h2>
          <ul>
      \(each: record.notices, { "      <li>\(words(of: $0))</li>\n" })\
      \(each: record.remarks, { "      <li><bdi>\($0.name)</bdi>: \($0.text)</li>\n" })\
          </ul>
        </section>

      """
  }

  /// The list of entries and the stage of pictures, which scripts fill.
  private static var stage: HTML {
    """
    <nav class="list scripted-only" aria-label="Entries">
      <p id="nothing" hidden>Nothing matches the filters.</p>
      <div id="list" role="tree" aria-label="Entries"></div>
    </nav>
    <section class="stage scripted-only" id="stage" aria-label="Pictures">
      <div class="toolbar">
        <fieldset class="segments" id="views">
          <legend>View</legend>
          <label title="1"><input type="radio" name="view" value="beside" checked><span>Side by side</span></label>
          <label title="2"><input type="radio" name="view" value="swipe"><span>Swipe</span></label>
          <label title="3"><input type="radio" name="view" value="onion"><span>Onion skin</span></label>
          <label title="4, space"><input type="radio" name="view" value="blink"><span>Blink</span></label>
          <label title="5"><input type="radio" name="view" value="difference"><span>Difference</span></label>
        </fieldset>
        <fieldset class="segments" id="zooms">
          <legend>Zoom</legend>
          <label title="0"><input type="radio" name="zoom" value="fit" checked><span>Fit</span></label>
          <label title="w"><input type="radio" name="zoom" value="width"><span>Width</span></label>
          <label><input type="radio" name="zoom" value="1"><span>1×</span></label>
          <label><input type="radio" name="zoom" value="2"><span>2×</span></label>
          <label><input type="radio" name="zoom" value="4"><span>4×</span></label>
          <label><input type="radio" name="zoom" value="8"><span>8×</span></label>
        </fieldset>
      </div>
      <div class="panes" id="panes"></div>
      <div class="foot">
        <p id="status" aria-live="polite"></p>
        <label class="option" id="amount-option" hidden><span>Actual</span> <input type="range" id="amount" min="0" max="100" value="50"></label>
        <label class="option" id="alternate-option" hidden><input type="checkbox" id="alternate"> Alternate</label>
        <label class="option" id="places-option" hidden title="b"><input type="checkbox" id="places"> Outline differences</label>
      </div>
    </section>

    """
  }

  private static func allSame(_ record: ReviewRecord) -> HTML {
    "<p class=\"all-same\">\(sameness(of: record)).</p>\n"
  }

  /// The buttons that decide about an entry, where there is something to approve.
  private static func verdict(of record: ReviewRecord) -> HTML {
    let buttons: HTML = """
      <div class="verdict scripted-only" id="verdict" role="group" aria-label="Verdict" hidden>
        <button type="button" id="approve" aria-pressed="false" title="a">Approve</button>
        <button type="button" id="reject" aria-pressed="false" title="x">Reject</button>
        <span id="reach"></span>
      </div>

      """
    return """
      \(record.approve == nil ? nil : buttons)\
      <p class="scripted-only" id="none" hidden>No entry is chosen.</p>

      """
  }

  private static func foot(of record: ReviewRecord, isServed: Bool) -> HTML {
    """
    \(sames(of: record))\
    </main>
    \(record.isSame ? nil : tools(of: record, isServed: isServed))\
    </body>
    </html>

    """
  }

  private static func sames(of record: ReviewRecord) -> HTML? {
    guard !record.same.isEmpty else { return nil }
    return """

      <details class="same">
      <summary>\(record.same.count.grouped) the same</summary>
      <ul>
      \(each: record.same, { "<li>\($0)\n" })\
      </ul>
      </details>

      """
  }

  /// What scripts need besides the entries, and the scripts.
  private static func tools(of record: ReviewRecord, isServed: Bool) -> HTML {
    let served: HTML = "<script src=\"review.js\"></script>\n"
    let ways: HTML = """
        <button type="button" id="copy" disabled>Copy command</button>
        <button type="button" id="download" disabled>Download approvals.txt</button>

      """
    let basket: HTML = """
      <footer class="basket scripted-only" id="basket" aria-label="\(isServed ? "Verdicts" : "Ticks")">
        <output id="ticked">\(isServed ? "Nothing is decided yet." : "Nothing is ticked.")</output>
      \(isServed ? nil : ways)\
        <button type="button" id="clear" disabled>\(isServed ? "Take all back" : "Remove all ticks")</button>
        <output id="copied" aria-live="polite"></output>
      </footer>

      """
    let keys: HTML = """
          <dt><kbd>a</kbd> <kbd>x</kbd></dt><dd>approve, reject; again to take it back; a folded group as one</dd>

      """
    return """
      \(record.approve == nil ? nil : basket)\
      <dialog id="help" aria-labelledby="help-title">
        <h2 id="help-title">Keys</h2>
        <dl>
          <dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>next, previous entry</dd>
      \(record.approve == nil ? nil : keys)\
          <dt><kbd>space</kbd></dt><dd>blink: show the other picture</dd>
          <dt><kbd>1</kbd> … <kbd>5</kbd></dt><dd>side by side, swipe, onion skin, blink, difference</dd>
          <dt><kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd> <kbd>w</kbd></dt><dd>enlarge, shrink, fit, fit the width</dd>
          <dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>in the list, fold and unfold a group; in a picture, pan</dd>
          <dt><kbd>n</kbd> <kbd>p</kbd></dt><dd>next, previous difference in the picture</dd>
          <dt><kbd>b</kbd></dt><dd>outline the differences</dd>
          <dt><kbd>/</kbd></dt><dd>search</dd>
          <dt><kbd>?</kbd></dt><dd>this help</dd>
        </dl>
        <form method="dialog"><button autofocus>Close</button></form>
      </dialog>
      \(isServed ? served : nil)\(each: isServed ? [] : ReviewPageFile.scripts, { "<script>\n\($0)</script>\n" })\

      """
  }
}

extension Int {
  /// The number with a comma before each three digits.
  var grouped: String {
    let digits = String(magnitude)
    let text = digits.enumerated().map { place, digit in
      place > 0 && (digits.utf8.count - place) % 3 == 0 ? ",\(digit)" : String(digit)
    }
    .joined()
    return self < 0 ? "−\(text)" : text
  }
}
