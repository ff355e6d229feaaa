/// What a warning about a source is about, by the id that the linter calls it.
package enum DiagnosticRule: String, Hashable, Sendable, CaseIterable {
  /// Something that has no effect beside something else.
  case ignoredByUIKit = "ignored-by-uikit"
  /// Something that the look's system does not have.
  case availability
  /// A prototype that no row uses.
  case unusedPrototype = "unused-prototype"
  /// Something that was left out or replaced, or that others could take for something else.
  case sourceDoubtful = "source-doubtful"
}
