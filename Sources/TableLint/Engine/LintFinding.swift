import TableModel

/// A place that breaks a rule.
package struct LintFinding: Hashable, Sendable {
  /// The id of the rule that found it, as in `lint --list`.
  package internal(set) var rule = ""
  /// How much it matters in this run.
  package internal(set) var level = LintLevel.off
  /// What was found, with its numbers, in one sentence without a full stop.
  package let message: String
  /// A way out, in one sentence without a full stop.
  package private(set) var hint: String?
  /// The part of the document that it is about.
  package let path: ElementPath
  /// The frames of the views concerned, in points from the screen's upper left corner.
  package let views: [Rect]
  /// Whether the finding is a mere hint, whatever the level of its rule.
  package private(set) var isMinor: Bool
  /// A change of the source that puts it right; `nil` where there is none that is right for certain.
  package let fix: LintFix?

  /// Something found at a part of the document.
  init(
    _ message: String,
    at path: ElementPath,
    views: [LintedView?] = [],
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

  /// The finding as a mere hint, with another way out.
  func asMinor(hint: String) -> LintFinding {
    var minor = self
    (minor.isMinor, minor.hint) = (true, hint)
    return minor
  }
}
