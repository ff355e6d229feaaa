import TableSources

/// Recognises `textColor: #FF0000` and `textLabel: #1 in the charts`, where YAML takes the value for a comment.
package enum CommentedValue {
  /// The colour behind a key that has no value; `nil` if there is none.
  package static func color(after key: SpecNode, kind: ValueKind, _ report: FindingReport) -> String? {
    guard kind.isColor else { return nil }
    let rest = String(report.restOfLine(after: key.range))
    guard let sign = rest.firstIndex(of: "#") else { return nil }
    let digits = rest[sign...].dropFirst().prefix { $0.isHexDigit }
    return digits.isEmpty ? nil : "#" + digits
  }

  /// The text behind a key that has no value; `nil` if there is none, or a comment as people write them, with a space.
  package static func text(after key: SpecNode, kind: ValueKind, _ report: FindingReport) -> String? {
    guard kind.takesText else { return nil }
    let rest = String(report.restOfLine(after: key.range)).drop { $0 == ":" || $0 == " " }
    guard rest.first == "#", let next = rest.dropFirst().first, next.isLetter || next.isNumber else {
      return nil
    }
    return String(rest)
  }
}
