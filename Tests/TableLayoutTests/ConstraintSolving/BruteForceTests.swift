import Testing

@testable import TableLayout

/// Random systems of few variables against all points where as many of their lines cross as there are variables.
@Suite struct BruteForceTests {
  @Test("the optimum is that of all crossings, and what must hold holds", arguments: 0..<400)
  func optimum(seed: Int) throws {
    var random = Generator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
    let system = RandomSystem(&random)
    let expected = system.bestCosts()
    var solver = CassowarySolver()
    let variables = system.isNonNegative.map { solver.makeVariable(isNonNegative: $0) }
    guard let references = try taken(system, into: &solver, variables) else {
      #expect(expected == nil)
      return
    }
    let costs = try #require(system.costs(at: variables.map { solver.value(of: $0) }))
    let best = try #require(expected)
    #expect(zip(costs, best).allSatisfy { abs($0 - $1) < 1e-4 }, "\(costs) instead of \(best)")
    try change(system, &random, solver, variables, references)
  }

  /// All constraints of a system in a solver; `nil` where they contradict each other.
  private func taken(
    _ system: RandomSystem, into solver: inout CassowarySolver, _ variables: [SolverVariable]
  ) throws -> [CassowarySolver.Reference]? {
    var references: [CassowarySolver.Reference] = []
    for number in system.lines.indices {
      let constraint = system.constraint(number, variables)
      guard let reference = try unlessContradictory({ try solver.add(constraint) }) else { return nil }
      references.append(reference)
    }
    try solver.solve()
    return references
  }

  private func unlessContradictory<Result>(_ change: () throws -> Result) throws -> Result? {
    do {
      return try change()
    } catch let error as ConstraintSolvingError {
      guard case .unsatisfiable = error else { throw error }
      return nil
    }
  }

  /// Other constants, one after another, give what a new system of them gives.
  private func change(
    _ system: RandomSystem, _ random: inout Generator, _ solver: CassowarySolver,
    _ variables: [SolverVariable], _ references: [CassowarySolver.Reference]
  ) throws {
    var (system, solver) = (system, solver)
    for _ in 0..<4 {
      let number = random.below(system.lines.count)
      let old = system.lines[number].constant
      system.lines[number].constant = Double(random.below(41) - 20)
      let best = system.bestCosts()
      let constant = system.lines[number].constant
      guard
        try unlessContradictory({ try solver.setConstant(constant, of: references[number]) }) != nil
      else {
        #expect(best == nil)
        system.lines[number].constant = old
        continue
      }
      let costs = try #require(system.costs(at: variables.map { solver.value(of: $0) }))
      let expected = try #require(best)
      #expect(zip(costs, expected).allSatisfy { abs($0 - $1) < 1e-4 }, "\(costs) instead of \(expected)")
    }
  }
}
