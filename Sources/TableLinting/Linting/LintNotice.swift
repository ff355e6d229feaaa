import TableLint
import TableModel

/// A finding of the linter with its place in a source, or one that stands for many of its kind.
public struct LintNotice: Hashable, Sendable {
  /// Why a finding does not count.
  public enum Suppression: Hashable, Sendable {
    /// A comment in the source, or the configuration, says so, for a reason.
    case excused(reason: String)
    /// It was there before, as the baseline says.
    case known
  }

  /// What tells a finding from all others of a report.
  public struct Key: Hashable, Sendable {
    /// The file, as findings call it.
    public var file: String
    /// What tells it from others of the file.
    public var fingerprint: String
  }

  /// The id of the rule.
  public var rule: String
  /// How much it matters.
  public var level: LintLevel
  /// What was found, in one sentence without a full stop.
  public var message: String
  /// A way out.
  public var hint: String?
  /// Where it stands in the source.
  public var location: SourceLocation
  /// The identifier of the Interface Builder object; `nil` in other sources.
  public var objectID: String?
  /// The name of the table or screen, where the file has several.
  public var table: String?
  /// The part of the document, in the words of specs.
  public var path: String
  /// The number of the screen in the document, counted from 0.
  public var screen: Int
  /// The frames of the views concerned, in points of the first way of drawing.
  public var views: [Rect]
  /// The ways of drawing in which it was found; empty where there is but one.
  public var variants: [String] = []
  /// The number of ways of drawing in which it was looked for; `nil` where that was in all.
  var lookedAt: Int?
  /// What the line of the source shows around the place; `nil` where the line is too long to be shown.
  var excerpt: SourceWindow?
  /// What tells the finding from all others of its file, however lines move.
  public var fingerprint = ""
  /// Why it does not count; `nil` where it does.
  public var suppression: Suppression?
  /// A change of the source that puts it right.
  public var fix: LintFix?
  /// The findings of the rule in the file that are told together here; none for a finding of its own.
  var rest: [LintTrace] = []

  /// Whether the finding counts.
  public var counts: Bool { suppression == nil }

  /// The number of findings that this one stands for.
  public var count: Int { max(1, rest.count) }

  /// The line of the source, or of a long one what stands around the place.
  public var sourceLine: String? { excerpt?.text }

  /// What is kept of the finding, or of each of those that are told together.
  var traces: [LintTrace] {
    guard rest.isEmpty else { return rest }
    return [
      LintTrace(
        line: location.line, column: location.column, message: message, objectID: objectID, table: table,
        fingerprint: fingerprint, suppression: suppression, fix: fix)
    ]
  }
}

/// What is kept of a finding of which there are too many to be told one by one.
struct LintTrace: Hashable, Sendable {
  /// The line, counted from 1; `nil` where the whole file is meant.
  var line: Int?
  /// The column in characters, counted from 1.
  var column: Int?
  /// What was found.
  var message: String
  /// The identifier of the Interface Builder object.
  var objectID: String?
  /// The name of the table or screen, where the file has several.
  var table: String?
  /// What tells the finding from all others of its file.
  var fingerprint: String {
    get { kept.text }
    set { kept = CompactFingerprint(newValue) }
  }
  private var kept = CompactFingerprint("")
  /// Why it does not count; `nil` where it does.
  var suppression: LintNotice.Suppression?
  /// A change of the source that puts it right.
  var fix: LintFix?

  init(
    line: Int?, column: Int?, message: String, objectID: String? = nil, table: String? = nil,
    fingerprint: String = "", suppression: LintNotice.Suppression? = nil, fix: LintFix? = nil
  ) {
    (self.line, self.column, self.message) = (line, column, message)
    (self.objectID, self.table, self.suppression, self.fix) = (objectID, table, suppression, fix)
    self.fingerprint = fingerprint
  }

  /// The place in a file.
  func location(in file: String) -> SourceLocation {
    SourceLocation(file: file, line: line, column: column)
  }
}

/// A fingerprint in few bytes, of which there may be a hundred thousand: most are the digits of a digest.
private enum CompactFingerprint: Hashable {
  /// Twenty-four hexadecimal digits, the first sixteen and the last eight.
  case digits(UInt64, UInt32)
  case words(String)

  init(_ text: String) {
    let digits = text.utf8
    let isLowercase = digits.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    guard digits.count == 24, isLowercase, let first = UInt64(text.prefix(16), radix: 16),
      let last = UInt32(text.suffix(8), radix: 16)
    else {
      self = .words(text)
      return
    }
    self = .digits(first, last)
  }

  var text: String {
    switch self {
    case .digits(let first, let last):
      [String(first, radix: 16), String(last, radix: 16)].enumerated()
        .map { String(repeating: "0", count: ($0 == 0 ? 16 : 8) - $1.utf8.count) + $1 }.joined()
    case .words(let text): text
    }
  }
}

extension LintNotice {
  /// Findings of a rule in a file that are told together, all of which count or none.
  init(_ rest: [LintTrace], of rule: String, _ level: LintLevel, in file: String) {
    self.init(
      rule: rule, level: level,
      message: "\(rest.count) more findings of this rule in this file are not listed",
      location: rest.first?.location(in: file) ?? SourceLocation(file: file), path: "", screen: 0, views: [],
      fingerprint: "\(rule)-rest-\(rest.first?.suppression == nil ? "" : "excused")",
      suppression: rest.first?.suppression, rest: rest)
  }

  /// The finding, and each part of what is told together, changed; what is told together and comes to differ is divided.
  func changingTraces(_ change: (inout LintTrace) -> Void) -> [LintNotice] {
    var traces = traces
    for index in traces.indices { change(&traces[index]) }
    guard !rest.isEmpty else {
      var notice = self
      notice.suppression = traces[0].suppression
      return [notice]
    }
    let counting = traces.filter { $0.suppression == nil }
    let others = traces.filter { $0.suppression != nil }
    return [counting, others].filter { !$0.isEmpty }
      .map { LintNotice($0, of: rule, level, in: location.file) }
  }
}
