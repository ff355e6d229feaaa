/// Why a file cannot be used.
struct Refusal: Error, Hashable {
  /// What is wrong.
  var message: String
  /// What the user can do about it.
  var hint: String?
}
