import TableModel
import TableSources

/// Writes constraints in anchors.
enum ConstraintText {
  /// The text of a constraint.
  static func text(of constraint: LayoutConstraint) -> String {
    var text = "\(anchor(constraint.firstItem, constraint.firstAttribute)) \(sign(of: constraint.relation)) "
    if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
      text += anchor(item, attribute)
      if constraint.multiplier != 1 { text += " * " + number(constraint.multiplier) }
      if constraint.constant != 0 {
        text += (constraint.constant < 0 ? " - " : " + ") + number(abs(constraint.constant))
      }
    } else {
      text += number(constraint.constant)
    }
    return constraint.priority == 1_000 ? text : text + " @" + number(constraint.priority)
  }

  private static func anchor(_ item: String, _ attribute: LayoutAttribute) -> String {
    item == LayoutConstraint.Item.holder ? attribute.rawValue : "\(item).\(attribute.rawValue)"
  }

  private static func sign(of relation: LayoutConstraint.Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// Numbers nearer to 0 are written with an exponent, which no constraint has.
  private static let least = 1e-4

  private static func number(_ number: Double) -> String { abs(number) < least ? "0" : plain(number) }
}
