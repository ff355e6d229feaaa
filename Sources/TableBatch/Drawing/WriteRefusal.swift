/// Why a file is not written that could be.
struct WriteRefusal: Error, CustomStringConvertible {
  /// What would be destroyed.
  let description: String
}
