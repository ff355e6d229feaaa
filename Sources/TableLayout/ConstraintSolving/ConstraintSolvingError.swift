/// Why a constraint cannot be taken up.
enum ConstraintSolvingError: Error, Hashable, Sendable {
  /// One of its numbers is infinite or none; its name.
  case notFinite(name: String)
  /// It contradicts others that must hold; the names of all of them, its own first.
  case unsatisfiable(names: [String])
  /// The solver has done as much as it may.
  case exhausted
}
