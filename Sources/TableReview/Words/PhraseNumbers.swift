/// The phrases of several changes, each with a number, so that those of all views need be compared only once.
struct PhraseNumbers {
  /// A phrase about views of a name, in changes of a kind.
  private struct Key: Hashable {
    var kind: String
    var name: String?
    var phrase: Phrase
  }

  private var numbers: [Key: Int] = [:]
  /// How many phrases there are.
  var count: Int { numbers.count }

  /// A change as the numbers of its phrases.
  mutating func numbered(_ change: ViewChange) -> NumberedChange {
    let kind = change.kind
    var phrases: [NumberedChange.Phrase] = []
    phrases.reserveCapacity(change.parts.reduce(0) { $0 + $1.phrases.count })
    for (part, words) in change.parts.enumerated() {
      for (place, phrase) in words.phrases.enumerated() {
        let key = Key(kind: kind, name: words.name, phrase: phrase)
        let next = numbers.count
        let number = { (number: inout Int?) in
          if let number { return number }
          number = next
          return next
        }(&numbers[key])
        phrases.append(NumberedChange.Phrase(number: number, part: part, place: place))
      }
    }
    return NumberedChange(change: change, kind: kind, phrases: phrases)
  }
}
