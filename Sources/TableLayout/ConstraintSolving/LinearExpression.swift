/// A sum of variables, each times a coefficient, and a constant.
struct LinearExpression: Hashable, Sendable {
  /// A variable times a coefficient.
  struct Term: Hashable, Sendable {
    /// The variable.
    var variable: SolverVariable
    /// What it is multiplied by.
    var coefficient: Double

    /// A variable times a coefficient.
    init(_ variable: SolverVariable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The variables with their coefficients, in any order; a variable may stand there several times.
  var terms: [Term]
  /// What is added to them.
  var constant: Double

  /// A sum of terms and a constant.
  init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// A variable alone.
  init(_ variable: SolverVariable) {
    self.init([Term(variable)])
  }

  /// The sum of two expressions.
  static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    LinearExpression(left.terms + right.terms, constant: left.constant + right.constant)
  }

  /// The difference of two expressions.
  static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left + right * -1
  }

  /// An expression and a number.
  static func + (left: LinearExpression, right: Double) -> LinearExpression {
    LinearExpression(left.terms, constant: left.constant + right)
  }

  /// An expression so many times.
  static func * (left: LinearExpression, right: Double) -> LinearExpression {
    LinearExpression(
      left.terms.map { Term($0.variable, $0.coefficient * right) }, constant: left.constant * right)
  }

  /// Whether all of its numbers are numbers.
  var isFinite: Bool { constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite } }
}
