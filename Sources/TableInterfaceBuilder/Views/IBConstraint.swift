import TableSources

/// A layout constraint that fixes a distance: `<constraint firstItem="a" firstAttribute="leading" …/>`.
struct IBConstraint {
  /// An edge, a middle or an extent of a view, in one direction.
  enum Attribute {
    case start, end, center, length
  }

  /// A direction.
  enum Axis: CaseIterable {
    case horizontal, vertical
  }

  /// The identifiers of the views; `nil` for the second of a fixed extent.
  let firstItem: String
  let secondItem: String?
  let first: Attribute
  let second: Attribute
  let axis: Axis
  /// The points that the first is greater than the second.
  let constant: Double

  /// The constraint of an element that lies in a view; `nil` for those that fix no distance.
  init?(_ element: XMLElement, in owner: String) {
    guard element.name == "constraint", element["relation"] == nil, element["multiplier"] == nil,
      let (axis, first) = IBConstraint.attribute(element["firstAttribute"])
    else { return nil }
    let (_, second) = IBConstraint.attribute(element["secondAttribute"]) ?? (axis, first)
    firstItem = element["firstItem"] ?? owner
    secondItem = element["secondAttribute"] == nil ? nil : element["secondItem"] ?? owner
    self.first = first
    self.second = second
    self.axis = axis
    constant = element["constant"].flatMap(Double.init).flatMap { abs($0) < 10_000 ? $0 : nil } ?? 0
  }

  private static func attribute(_ name: String?) -> (Axis, Attribute)? {
    switch name {
    case "leading", "left": (.horizontal, .start)
    case "trailing", "right": (.horizontal, .end)
    case "centerX": (.horizontal, .center)
    case "width": (.horizontal, .length)
    case "top": (.vertical, .start)
    case "bottom": (.vertical, .end)
    case "centerY": (.vertical, .center)
    case "height": (.vertical, .length)
    default: nil
    }
  }
}
