import TableComparison
import TableModel
import TableReview

/// A small review, of which tests change a part.
enum SampleReview {
  /// An entry with everything that an entry can have.
  static var entry: ReviewEntry {
    var entry = ReviewEntry(name: "settings@2x.png", state: .changed, scale: 2)
    entry.input = "screens/settings.yaml"
    entry.table = "general"
    entry.variant = Variant(theme: "ios8", scale: 2)
    entry.expected = ReviewPicture(file: "expected/settings@2x.png", sha256: "0a", width: 640, height: 1136)
    entry.actual = ReviewPicture(file: "actual/settings@2x.png", sha256: "0b", width: 640, height: 1136)
    entry.difference = "difference/settings@2x.png"
    let boxes = [PixelRect(x: 1, y: 2, width: 3, height: 4), PixelRect(x: 5, y: 6, width: 7, height: 8)]
    entry.pixels = ReviewPixels(
      BitmapDifference(pixelCount: 1312, largestChannelDifference: 42, boxes: boxes), isInTextAlone: true)
    entry.words = [
      SceneChange(
        .changed, "row 0-2 “Wi-Fi”: textLabel “Wi-Fi” → “WLAN”", expected: place(width: 40),
        actual: place(width: 47.5)),
      SceneChange(.shifted, "3 rows below moved by 44 points", expected: nil, actual: nil),
    ]
    entry.group = "3f2a"
    entry.digest = "77"
    entry.diagnostics = [
      Diagnostic(
        .warning, at: SourceLocation(file: "screens/settings.yaml", line: 12, column: 7), "too wide",
        hint: "make it smaller")
    ]
    return entry
  }

  private static func place(width: Double) -> SceneChange.Place {
    SceneChange.Place(
      frame: Rect(x: 15, y: 0, width: width, height: 20.5),
      source: SourceLocation(file: "screens/settings.yaml", line: 12, column: 7))
  }

  /// The entry with a part changed.
  static func entry(_ change: (inout ReviewEntry) -> Void) -> ReviewEntry {
    var entry = entry
    change(&entry)
    return entry
  }

  /// The review with the entries given, and one that is the same.
  static func record(_ entries: [ReviewEntry], same: [ReviewEntry] = [same("about.png")]) -> ReviewRecord {
    ReviewRecord(
      version: "1.0.0", kind: .verify, expected: "golden", actual: "screens",
      approve: "tablemock approve --review out/review", stack: ["fonts-inter: changed"],
      entries: same + entries)
  }

  /// An entry of a picture that is the same, and what there is to say of it.
  static func same(_ name: String, _ aside: String? = nil) -> ReviewEntry {
    var entry = ReviewEntry(name: name, state: .same)
    entry.aside = aside
    return entry
  }

  /// The page of a review.
  static func page(_ record: ReviewRecord) -> String {
    String(decoding: ReviewPage.bytes(of: record), as: UTF8.self)
  }

  /// The page of a review with the entries given.
  static func page(_ entries: [ReviewEntry]) -> String { page(record(entries)) }
}
