/// The phrases of several changes, each with a number, so that those of all views need be compared only once.
struct PhraseNumbers {
  /// A phrase about views of a name, in changes of a kind.
  private struct Key: Hashable {
    var kind: String
    var name: String?
    var phrase: Phrase

    func hash(into hasher: inout Hasher) { hasher.combine(phrase) }
  }

  private var numbers: [Key: Int] = [:]
  /// The change that came last: others often say the same in the same places.
  private var last: NumberedChange?
  /// How many phrases there are.
  var count: Int { numbers.count }

  /// No phrases yet of so many changes.
  init(forChanges count: Int) {
    numbers.reserveCapacity(Self.usualCount * count)
  }

  /// How many phrases most changes have that no others have.
  private static let usualCount = 6

  /// A change as the numbers of its phrases.
  mutating func numbered(_ change: ViewChange) -> NumberedChange {
    let kind = change.kind
    var phrases: [NumberedChange.Phrase] = []
    phrases.reserveCapacity(change.parts.reduce(0) { $0 + $1.phrases.count })
    for (part, words) in change.parts.enumerated() {
      for (place, phrase) in words.phrases.enumerated() {
        let known = last?.kind == kind ? last?.number(of: phrase, words.name, part, place) : nil
        let number = known ?? self.number(of: Key(kind: kind, name: words.name, phrase: phrase))
        phrases.append(NumberedChange.Phrase(number: number, part: part, place: place))
      }
    }
    let numbered = NumberedChange(change: change, kind: kind, phrases: phrases)
    last = numbered
    return numbered
  }

  private mutating func number(of key: Key) -> Int {
    let next = numbers.count
    return { (number: inout Int?) in
      if let number { return number }
      number = next
      return next
    }(&numbers[key])
  }
}

extension NumberedChange {
  /// The number of a phrase about a view of a name, if it stands at a place.
  fileprivate func number(
    of phrase: TableComparison.Phrase, _ name: String?, _ part: Int, _ place: Int
  ) -> Int? {
    guard change.parts.indices.contains(part), change.parts[part].name == name,
      change.parts[part].phrases.indices.contains(place), change.parts[part].phrases[place] == phrase
    else { return nil }
    return phrases.first { $0.part == part && $0.place == place }?.number
  }
}
