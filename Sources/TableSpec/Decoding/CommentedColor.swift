import TableSources

/// Recognises `textColor: #FF0000`, where YAML takes the colour for a comment.
package enum CommentedColor {
  /// The colour behind a key that has no value; `nil` if there is none.
  package static func text(after key: SpecNode, kind: ValueKind, _ context: DecodingContext) -> String? {
    guard kind.isColor else { return nil }
    let rest = String(context.report.restOfLine(after: key.range))
    guard let sign = rest.firstIndex(of: "#") else { return nil }
    let digits = rest[sign...].dropFirst().prefix { $0.isHexDigit }
    return digits.isEmpty ? nil : "#" + digits
  }
}
