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
    let words: [(text: String, isShift: Bool)] =
      entry.state == .failed
      ? entry.diagnostics.map { ($0.message, false) } : entry.words.map { ($0.text, $0.kind == .shifted) }
    let kinds = words.map { ChangeKind.withoutQuotations($0.text) }
    let hasOtherText = words.map { $0.text.contains("” → “") }
    let hasOtherLetters = hasOtherText.contains(true) || kinds.contains { $0.contains("font ") }
    lines =
      [entry.state.rawValue, entry.format]
      + words.indices.compactMap { place in
        if hasOtherText[place] { return kinds[place].withoutNumbers }
        guard hasOtherLetters else { return kinds[place] }
        // What moves for other letters, and how many rows it does so in, is another in each language.
        return words[place].isShift ? nil : ChangeKind.withoutExtents(kinds[place])
      }
  }

  /// What is followed by where a view lies, or how large it is.
  private static let extents: Set<Substring> = ["x", "y", "width", "height"]

  /// The words of a change without numbers of places and sizes, which are others for each language: where letters are
  /// others they follow from how long the texts are.
  private static func withoutExtents(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let word = { (place: Int) in words.indices.contains(place) ? words[place] : "" }
    return words.indices.map { place in
      let isOld = extents.contains(word(place - 1)) && word(place + 1) == "→"
      let isNew = extents.contains(word(place - 3)) && word(place - 1) == "→"
      let isDistance = word(place - 1) == "by" && word(place + 1).hasPrefix("point")
      return isOld || isNew || isDistance ? String(words[place]).withoutNumbers : String(words[place])
    }
    .joined(separator: " ")
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

extension String {
  /// The text without digits and what goes with them.
  fileprivate var withoutNumbers: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !("0"..."9" ~= $0 || $0 == "." || $0 == "−") }))
  }
}
