/// What is said of a view that differs.
struct ViewPhrases: Hashable, Sendable {
  /// The view's name; `nil` for one that the line is about, and where a phrase says whose it is.
  var name: String?
  /// What the view is called where nobody else is told of, if that says more: with the text that it shows.
  var nameAlone: String?
  /// The differences, a phrase for each.
  var phrases: [Phrase]
  /// Whether the view has letters, and its source says the same of it as before but for their font.
  ///
  /// The place of such a view follows from its own font or from that of views beside it.
  var followsFonts = false

  /// All of it as one phrase.
  var text: String {
    ((nameAlone ?? name).map { "\($0) " } ?? "") + phrases.map(\.text).joined(separator: ", ")
  }
}
