import TableModel

/// What came of reading a file of strings.
package struct TableReading<Value: Sendable>: Sendable {
  /// What the file holds; `nil` where it cannot be used at all, so that it is as good as not there.
  package var value: Value?
  /// What is wrong with the file, as warnings: a picture can be drawn without it.
  package var diagnostics: [Diagnostic]

  /// What a file holds, and what is wrong with it.
  package init(_ value: Value?, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }

  /// A file that cannot be used, and why.
  package init(refusal message: String, at place: SourceLocation, hint: String? = nil) {
    self.init(nil, [TableReading.warning(message, at: place, hint: hint)])
  }

  /// A warning about a file of strings.
  package static func warning(
    _ message: String, at place: SourceLocation, hint: String? = nil
  ) -> Diagnostic {
    var finding = Diagnostic(.warning, at: place, message, hint: hint)
    finding.rule = .sourceDoubtful
    return finding
  }
}
