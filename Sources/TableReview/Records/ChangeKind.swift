import TableModel

/// In what way a picture is not as it should be, apart from the texts that it shows and from where pixels differ.
///
/// Entries of one kind need not have changed alike: two screens may both have a new text, and only one of them as it
/// should be.
package struct ChangeKind: Hashable {
  /// The lines that entries of a kind have in common.
  package let lines: [String]

  /// The kind of an entry's change.
  package init(of entry: ReviewEntry) {
    let words = entry.state == .failed ? entry.diagnostics.map(\.message) : entry.words.map(\.text)
    lines = [entry.state.rawValue, entry.format] + words.map(ChangeKind.withoutTexts)
  }

  /// The words of a change without the texts; where a text differs, without numbers, too, which follow from it.
  private static func withoutTexts(_ text: String) -> String {
    let kind = withoutQuotations(text)
    guard text.contains("” → “") else { return kind }
    return String(String.UnicodeScalarView(kind.unicodeScalars.filter { !("0"..."9" ~= $0 || $0 == ".") }))
  }

  private static func withoutQuotations(_ text: String) -> String {
    var depth = 0
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { scalar in
          if scalar == "“" { depth += 1 }
          defer { if scalar == "”" { depth = max(0, depth - 1) } }
          return depth == 0
        }))
  }
}
