/// Why a file is not written that could be.
package struct WriteRefusal: Error, CustomStringConvertible {
  /// What would be destroyed.
  package let description: String

  package init(description: String) {
    self.description = description
  }
}
