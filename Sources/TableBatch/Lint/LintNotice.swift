import TableLint
import TableModel

/// A finding of the linter with its place in a source.
public struct LintNotice: Hashable, Sendable {
  /// Why a finding does not count.
  public enum Suppression: Hashable, Sendable {
    /// A comment in the source, or the configuration, says so, for a reason.
    case excused(reason: String)
    /// It was there before, as the baseline says.
    case known
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
  /// The line of the source.
  public var sourceLine: String?
  /// What tells the finding from all others of its file, however lines move.
  public var fingerprint = ""
  /// Why it does not count; `nil` where it does.
  public var suppression: Suppression?
  /// A change of the source that puts it right.
  public var fix: LintFix?

  /// Whether the finding counts.
  public var counts: Bool { suppression == nil }
}
