import TableModel

/// A place that breaks a rule.
public struct LintFinding: Hashable, Sendable {
  /// The id of the rule that found it, as in `lint --list`.
  public internal(set) var rule = ""
  /// How much it matters in this run.
  public internal(set) var level = LintLevel.off
  /// What was found, with its numbers, in one sentence without a full stop.
  public let message: String
  /// A way out, in one sentence without a full stop.
  public let hint: String?
  /// The part of the document that it is about.
  public let path: ElementPath
  /// The frames of the views concerned, in points from the screen's upper left corner.
  public let views: [Rect]
  /// Whether the finding is a mere hint, whatever the level of its rule.
  public let isMinor: Bool
  /// A change of the source that puts it right; `nil` where there is none that is right for certain.
  public let fix: LintFix?

  /// Something found at a part of the document.
  init(
    _ message: String,
    at path: ElementPath,
    views: [PlacedView?] = [],
    hint: String? = nil,
    isMinor: Bool = false,
    fix: LintFix? = nil
  ) {
    self.message = message
    self.hint = hint
    self.path = path
    self.views = views.compactMap { $0?.frame }
    self.isMinor = isMinor
    self.fix = fix
  }
}
