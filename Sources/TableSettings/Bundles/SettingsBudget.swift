import TableSources

/// What the panes of a bundle may still come to, together.
final class SettingsBudget {
  /// The limits of the whole.
  let limits: LoadingLimits
  private var rows = 0
  private var sections = 0
  private var characters = 0
  /// Whether something was wanted beyond the limits.
  private(set) var isUsedUp = false

  /// The whole of what limits allow.
  init(_ limits: LoadingLimits) {
    self.limits = limits
  }

  /// Counts a row; the answer says whether there may be one more.
  func takeRow(_ report: FindingReport, at range: SourceRange) -> Bool {
    rows += 1
    guard rows > limits.rows else { return true }
    refuse("the panes have more than \(limits.rows) rows", report, at: range)
    return false
  }

  /// Counts a group; the answer says whether there may be one more.
  func takeSection(_ report: FindingReport, at range: SourceRange) -> Bool {
    sections += 1
    guard sections > limits.sections else { return true }
    refuse("the panes have more than \(limits.sections) groups", report, at: range)
    return false
  }

  /// The text as far as one may reach, counted.
  func take(_ text: String, _ report: FindingReport, at range: SourceRange) -> String {
    let longest = limits.textLength
    let count = text.unicodeScalars.count
    characters += min(count, longest)
    if characters > limits.totalText {
      refuse("the texts come to more than \(limits.totalText) characters", report, at: range)
      return ""
    }
    guard count > longest else { return text }
    report.warning("the text has \(count) characters, of which the first \(longest) are drawn", at: range)
    return String(text.unicodeScalars.prefix(longest))
  }

  private func refuse(_ message: String, _ report: FindingReport, at range: SourceRange) {
    guard !isUsedUp else { return }
    isUsedUp = true
    report.error(message, at: range)
  }
}
