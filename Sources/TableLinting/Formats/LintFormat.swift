import TableModel

/// The forms in which findings of the linter are told.
package enum LintFormat: String, CaseIterable, Sendable {
  case human, json, sarif, github, junit

  /// A report in this form, without what is mere advice where a verb is to be quiet.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - fixes: The changes that put findings right, which SARIF tells; `nil` for none.
  ///   - rulesURL: The address of the folder that explains rules; `nil` where there is none.
  ///   - isQuiet: Whether advice is left out.
  ///   - relative: Makes a file's path one from the root of the project.
  ///   - repository: Makes a file's path one from the root of the repository.
  /// - Returns: The text.
  package func text(
    of report: LintReport, _ fixes: LintFixes?, rulesURL: String?, isQuiet: Bool,
    relative: @escaping (String) -> String, repository: @escaping (String) -> String
  ) -> String {
    var shown = report
    if isQuiet { shown.notices.removeAll { $0.level < .warning } }
    return switch self {
    case .human: LintText(shown).text
    case .json: LintJSON(shown).text
    case .github: LintAnnotations(shown, path: repository).text
    case .junit: LintJUnit(shown).text
    case .sarif: LintSARIF(shown, fixes: fixes?.edits ?? [:], rulesURL: rulesURL, relative: relative).text
    }
  }
}
