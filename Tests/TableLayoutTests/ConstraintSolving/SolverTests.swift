import Testing

@testable import TableLayout

@Suite struct SolverTests {
  private typealias Expression = LinearExpression

  @Test("what must hold holds, and what is stronger comes first without exception")
  func strengths() throws {
    var solver = CassowarySolver()
    let x = solver.makeVariable()
    try solver.add(LinearConstraint("least", Expression(x) + -10, .greaterThanOrEqual))
    try solver.add(LinearConstraint("strong", Expression(x) + -20, .equal, strength: 2))
    for number in 0..<50 {
      try solver.add(LinearConstraint("weak\(number)", Expression(x) + -500, .equal, strength: 1))
    }
    try solver.solve()
    #expect(solver.value(of: x) == 20)
  }

  @Test("a constant that changes gives the values that the changed system has from the beginning")
  func editing() throws {
    var solver = CassowarySolver()
    let (width, label, field) = (
      solver.makeVariable(), solver.makeVariable(isNonNegative: true),
      solver.makeVariable(isNonNegative: true)
    )
    let canvas = try solver.add(LinearConstraint("canvas", Expression(width) + -320, .equal))
    try solver.add(
      LinearConstraint("sum", Expression(label) + Expression(field) - Expression(width) + 40, .equal))
    try solver.add(LinearConstraint("hugging", Expression(label) + -100, .lessThanOrEqual, strength: 251))
    try solver.add(
      LinearConstraint("resistance", Expression(label) + -100, .greaterThanOrEqual, strength: 750))
    try solver.add(LinearConstraint("least", Expression(field) + -60, .greaterThanOrEqual))
    try solver.solve()
    #expect([solver.value(of: label), solver.value(of: field)] == [100, 180])
    for (canvasWidth, expected) in [(150.0, [50.0, 60.0]), (768, [100, 628]), (200, [100, 60])] {
      try solver.setConstant(-canvasWidth, of: canvas)
      #expect([solver.value(of: label), solver.value(of: field)] == expected)
    }
    #expect(throws: ConstraintSolvingError.unsatisfiable(names: ["canvas", "sum", "least"])) {
      try solver.setConstant(-50, of: canvas)
    }
    #expect([solver.value(of: label), solver.value(of: field)] == [100, 60])
  }

  @Test("constraints that contradict each other are named, and the others hold on")
  func contradiction() throws {
    var solver = CassowarySolver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint("a", Expression(x) - Expression(y) + -10, .equal))
    try solver.add(LinearConstraint("b", Expression(y) - Expression(z) + -10, .equal))
    try solver.add(LinearConstraint("other", Expression(z) + -1, .equal))
    // Around in a circle.
    #expect(throws: ConstraintSolvingError.unsatisfiable(names: ["c", "a", "b"])) {
      try solver.add(LinearConstraint("c", Expression(z) - Expression(x) + -10, .equal))
    }
    #expect(throws: ConstraintSolvingError.unsatisfiable(names: ["d", "b", "other"])) {
      try solver.add(LinearConstraint("d", Expression(y) + -10, .lessThanOrEqual))
    }
    try solver.solve()
    #expect([x, y, z].map { solver.value(of: $0) } == [21, 11, 1])
  }

  @Test("a circle that closes is no contradiction")
  func circle() throws {
    var solver = CassowarySolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint("a", Expression(x) - Expression(y) + -10, .equal))
    try solver.add(LinearConstraint("b", Expression(y) - Expression(x) + 10, .equal))
    try solver.add(LinearConstraint("c", Expression(x) + -30, .equal))
    try solver.solve()
    #expect([x, y].map { solver.value(of: $0) } == [30, 20])
    #expect(solver.ambiguous(among: [x, y]).isEmpty)
  }

  @Test("what could as well be elsewhere is told")
  func ambiguity() throws {
    var solver = CassowarySolver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint("a", Expression(x) + -30, .equal))
    try solver.add(LinearConstraint("b", Expression(y) - Expression(x), .greaterThanOrEqual))
    try solver.solve()
    #expect(solver.ambiguous(among: [x, y, z]) == [y, z])
  }

  @Test(
    "what is no number is refused", arguments: [Double.nan, .infinity, -.infinity],
    [0, 1, 2])
  func notFinite(number: Double, place: Int) throws {
    var solver = CassowarySolver()
    let x = solver.makeVariable()
    let term = LinearExpression.Term(x, place == 0 ? number : 1)
    let constraint = LinearConstraint(
      "odd", Expression([term], constant: place == 1 ? number : 0), .equal,
      strength: place == 2 ? number : 500)
    #expect(throws: ConstraintSolvingError.notFinite(name: "odd")) { try solver.add(constraint) }
    let good = try solver.add(LinearConstraint("good", Expression(x) + -1, .equal))
    #expect(throws: ConstraintSolvingError.notFinite(name: "good")) {
      try solver.setConstant(.nan, of: good)
    }
    try solver.solve()
    #expect(solver.value(of: x) == 1)
  }

  @Test("a thousand constraints on views in a row are solved with little work")
  func thousand() throws {
    let limit = 3_000_000
    var solver = CassowarySolver(workLimit: limit)
    let edges = (0...500).map { _ in solver.makeVariable() }
    try solver.add(LinearConstraint("start", Expression(edges[0]), .equal))
    for (left, right) in zip(edges, edges.dropFirst()) {
      try solver.add(
        LinearConstraint("gap", Expression(right) - Expression(left) + -2, .greaterThanOrEqual))
      try solver.add(
        LinearConstraint("width", Expression(right) - Expression(left) + -3, .equal, strength: 250))
    }
    try solver.solve()
    #expect(solver.value(of: edges[500]) == 1_500)
    #expect(solver.workLeft > 0)
  }

  @Test("work ends where it may not go on")
  func exhaustion() throws {
    var solver = CassowarySolver(workLimit: 200)
    #expect(throws: ConstraintSolvingError.exhausted) {
      for _ in 0..<100 {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(LinearConstraint("a", Expression(x) - Expression(y), .equal, strength: 3))
        try solver.solve()
      }
    }
  }
}
