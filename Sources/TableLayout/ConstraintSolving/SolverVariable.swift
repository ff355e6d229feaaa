/// A number that a solver is asked for.
struct SolverVariable: Hashable, Sendable {
  /// The number of the variable's symbol in its solver.
  let symbol: Int32
}
