/// Why a file cannot be used.
package struct Refusal: Error, Hashable {
  /// What is wrong.
  package var message: String
  /// What the user can do about it.
  package var hint: String?

  /// A reason, and what helps against it.
  package init(message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
