import TableSources

/// Counts the characters of a file's texts, since repetition makes a book of a small file.
package struct TextCount {
  /// What a text is for; each use has the whole limit.
  package enum Use {
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
  private var lengths: [Use: Int] = [:]
  private var isPassed = false

  /// A count up to a number of characters.
  package init(limit: Int) {
    self.limit = limit
  }

  /// Counts a text, unless there are too many already.
  package mutating func add(_ text: String, as use: Use) -> Outcome {
    guard !isPassed else { return .beyond }
    let length = lengths[use, default: 0] + text.unicodeScalars.count
    lengths[use] = length
    isPassed = length > limit
    return isPassed ? .passing : .within
  }
}
