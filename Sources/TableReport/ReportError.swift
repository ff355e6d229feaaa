/// Why there is no report, in words for people.
struct ReportError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, and where.
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
