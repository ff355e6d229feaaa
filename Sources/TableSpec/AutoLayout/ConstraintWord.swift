/// A word in the text of a constraint, and the characters that it is.
struct ConstraintWord {
  /// The word.
  var text: String
  /// Its characters, counted from the beginning of the text.
  var range: Range<Int>
}
