/// A change of one view, of which others may say the same.
struct ViewChange: Sendable {
  /// So many that say the same are told one by one.
  static let mostAlone = 2

  /// The number of the change among all.
  var change: Int
  /// What its line begins with.
  var heading: String
  /// What several views of its kind are called.
  var kind: String
  /// What it says of the view and of what lies in it.
  var parts: [ViewPhrases]

  /// What it says of the view.
  var words: String { parts.map(\.text).joined(separator: "; ") }
  /// The line.
  var text: String { "\(heading): \(words)" }
}
