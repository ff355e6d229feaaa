/// Counts the characters of a file's texts, since repetition makes a book of a small file.
package struct TextCount {
  /// What a text is for; each use has the whole limit.
  package enum Use: Int, CaseIterable {
    /// To be shown, or to name something.
    case shown
    /// To be searched for placeholders.
    case template
    /// To become any value of a repeated row, put together of others.
    case composed
  }

  /// What a text does to the count.
  package enum Outcome {
    case within
    /// The first text too many.
    case passing
    case beyond
  }

  private let limit: Int
  /// The characters so far for each use, in the order of their cases.
  private var lengths: [Int]
  private var isPassed = false

  /// A count up to a number of characters.
  package init(limit: Int) {
    self.limit = limit
    lengths = Use.allCases.map { _ in 0 }
  }

  /// Counts a text, unless there are too many already.
  package mutating func add(_ text: String, as use: Use) -> Outcome {
    guard !isPassed else { return .beyond }
    let length = lengths[use.rawValue] + text.unicodeScalars.count
    lengths[use.rawValue] = length
    isPassed = length > limit
    return isPassed ? .passing : .within
  }
}
