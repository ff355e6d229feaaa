/// What is wrong in the text of a constraint, and where.
struct ConstraintSyntaxError: Error {
  /// What is wrong.
  var message: String
  /// The characters that it is about, counted from the beginning of the text.
  var range: Range<Int>
  /// What to do about it.
  var hint: String?

  /// Something wrong with some characters.
  init(_ message: String, _ range: Range<Int>, hint: String? = nil) {
    self.message = message
    self.range = range
    self.hint = hint
  }
}
