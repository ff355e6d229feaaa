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

/// A number that a solver is asked for.
struct SolverVariable: Hashable, Sendable {
  /// The number of the variable's symbol in its solver.
  let symbol: Int32
}

/// What an expression is to be, and how much that matters.
struct LinearConstraint: Hashable, Sendable {
  /// How an expression compares with zero.
  enum Relation: Hashable, Sendable, CaseIterable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// The strength of what must hold: UIKit's priority of required constraints.
  static let required = 1000.0

  /// What tells the constraint from others in errors.
  var name: String
  /// The expression.
  var expression: LinearExpression
  /// How it compares with zero.
  var relation: Relation
  /// How much that matters: `required` or more for what must hold, and else more than 0; no number of weaker
  /// constraints outweighs a stronger one.
  var strength: Double

  /// A constraint on an expression.
  init(
    _ name: String, _ expression: LinearExpression, _ relation: Relation,
    strength: Double = LinearConstraint.required
  ) {
    self.name = name
    self.expression = expression
    self.relation = relation
    self.strength = strength
  }
}
