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
