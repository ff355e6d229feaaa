/// A change of one view with what is still to be told of it.
struct NumberedChange {
  /// A phrase of the change.
  struct Phrase: Hashable {
    /// What is the same in phrases that say the same.
    var number: Int
    /// The part of the change that it stands in, and its place there.
    var (part, place): (Int, Int)
  }

  /// The change with all that was found.
  let change: ViewChange
  /// What several views of its kind are called.
  let kind: String
  /// The phrases that are to be told, in order.
  var phrases: [Phrase]

  /// The change with some of its phrases; `nil` where that is none of them.
  func keeping(_ isKept: (Phrase) -> Bool) -> NumberedChange? {
    var some = self
    some.phrases = phrases.filter(isKept)
    return some.phrases.isEmpty ? nil : some
  }

  /// What changes that say the same have in common.
  var numbers: [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(2 * phrases.count)
    for (place, phrase) in phrases.enumerated() {
      // What is said of one view is told from what is said of several.
      if place > 0, phrases[place - 1].part != phrase.part { numbers.append(-1) }
      numbers.append(phrase.number)
    }
    return numbers
  }

  /// What it says of the view and of what lies in it, as of others of its kind.
  var words: String { words(calling: \.name) }

  private func words(calling name: (ViewPhrases) -> String?) -> String {
    var words = ""
    for (place, phrase) in phrases.enumerated() {
      let part = change.parts[phrase.part]
      if place > 0, phrases[place - 1].part == phrase.part {
        words += ", "
      } else {
        if place > 0 { words += "; " }
        if let name = name(part) { words += "\(name) " }
      }
      words += part.phrases[phrase.place].text
    }
    return words
  }

  /// The line.
  var text: String { "\(change.heading): \(words { $0.nameAlone ?? $0.name })" }
}
