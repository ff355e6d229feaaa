/// What an expression is to be, and how much that matters.
package struct LinearConstraint: Hashable, Sendable {
  /// How an expression compares with zero.
  package enum Relation: Hashable, Sendable, CaseIterable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// The strength of what must hold: UIKit's priority of required constraints.
  package static let required = 1000.0

  /// What tells the constraint from others in errors.
  package var name: String
  /// The expression.
  package var expression: LinearExpression
  /// How it compares with zero.
  package var relation: Relation
  /// How much that matters: `required` or more for what must hold, and else more than 0; no number of weaker
  /// constraints outweighs a stronger one.
  package var strength: Double

  /// A constraint on an expression.
  package init(
    _ name: String, _ expression: LinearExpression, _ relation: Relation,
    strength: Double = LinearConstraint.required
  ) {
    self.name = name
    self.expression = expression
    self.relation = relation
    self.strength = strength
  }
}
