/// What is said of a view that differs.
struct ViewPhrases: Hashable, Sendable {
  /// The view's name; `nil` for one that the line is about, and where a phrase says whose it is.
  var name: String?
  /// The differences, a phrase for each.
  var phrases: [String]

  /// All of it as one phrase.
  var text: String { (name.map { "\($0) " } ?? "") + phrases.joined(separator: ", ") }

  /// What is said by some of the phrases; `nil` where that is none of them.
  func keeping(_ isKept: (String) -> Bool) -> ViewPhrases? {
    var some = self
    some.phrases = phrases.filter(isKept)
    return some.phrases.isEmpty ? nil : some
  }
}
