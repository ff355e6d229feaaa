import TableModel

/// Places views that have no frames in the document, as Xcode 4 left them out where constraints gave them.
///
/// This is no solver: every view gets what its distances from views that have their places say, and where they say
/// nothing the size that its kind of view usually has.
struct IBPlacement {
  /// A view's extent in one direction.
  private struct Span {
    var start: Double
    var length: Double
  }

  private let constraints: [IBConstraint]
  private var spans: [IBConstraint.Axis: [String: Span]] = [:]

  /// A placement by the constraints that lie in some elements, in the coordinates of the view with the frames.
  init(constraintsIn elements: [XMLElement]) {
    constraints = elements.flatMap { element in IBPlacement.constraints(in: element) }
  }

  private static func constraints(in element: XMLElement) -> [IBConstraint] {
    element.elements(in: "constraints").compactMap { IBConstraint($0, in: element.id ?? "") }
      + element.elements(in: "subviews").flatMap(constraints)
  }

  /// Whether there is anything to go by, and so little of it that it is gone through in no time.
  var isUsable: Bool { !constraints.isEmpty && constraints.count <= 512 }

  /// Tells the place of a view; one without an identifier has none in its constraints either.
  mutating func place(_ id: String?, at frame: Rect) {
    let id = id ?? ""
    spans[.horizontal, default: [:]][id] = Span(start: frame.minX, length: frame.width)
    spans[.vertical, default: [:]][id] = Span(start: frame.minY, length: frame.height)
  }

  /// Finds the places of views whose sizes are to be as given where nothing says otherwise.
  mutating func places(of sizes: [(id: String, size: Size)]) -> [String: Rect] {
    // Each round places at least one more view that hangs on another, or nothing changes any more.
    for _ in sizes {
      for (id, size) in sizes {
        for axis in IBConstraint.Axis.allCases where spans[axis]?[id] == nil {
          let usual = axis == .horizontal ? size.width : size.height
          spans[axis, default: [:]][id] = span(of: id, along: axis, usual: usual)
        }
      }
    }
    let frames = sizes.map { id, size in
      let across = spans[.horizontal]?[id] ?? Span(start: 0, length: size.width)
      let down = spans[.vertical]?[id] ?? Span(start: 0, length: size.height)
      return (id, Rect(x: across.start, y: down.start, width: across.length, height: down.length))
    }
    return Dictionary(frames) { first, _ in first }
  }

  /// The extent that a view's constraints give; `nil` while they hang on views without places.
  private func span(of id: String, along axis: IBConstraint.Axis, usual: Double) -> Span? {
    var (start, end, center, length): (Double?, Double?, Double?, Double?) = (nil, nil, nil, nil)
    for constraint in constraints where constraint.axis == axis {
      guard let (attribute, value) = value(of: id, by: constraint) else { continue }
      switch attribute {
      case .start: start = start ?? value
      case .end: end = end ?? value
      case .center: center = center ?? value
      case .length: length = length ?? value
      }
    }
    if let start, let end, length == nil { return Span(start: start, length: max(0, end - start)) }
    if let center, let edge = start ?? end, length == nil {
      let half = abs(center - edge)
      return Span(start: center - half, length: 2 * half)
    }
    let extent = max(0, length ?? usual)
    if let start { return Span(start: start, length: extent) }
    if let end { return Span(start: end - extent, length: extent) }
    return center.map { Span(start: $0 - extent / 2, length: extent) }
  }

  /// What a constraint says of a view, if it is one of its two and the other has its place.
  private func value(of id: String, by constraint: IBConstraint) -> (IBConstraint.Attribute, Double)? {
    guard let other = constraint.secondItem else {
      return constraint.firstItem == id ? (constraint.first, constraint.constant) : nil
    }
    if constraint.firstItem == id, let value = position(constraint.second, of: other, along: constraint.axis)
    {
      return (constraint.first, value + constraint.constant)
    }
    if other == id, let value = position(constraint.first, of: constraint.firstItem, along: constraint.axis) {
      return (constraint.second, value - constraint.constant)
    }
    return nil
  }

  private func position(
    _ attribute: IBConstraint.Attribute, of id: String, along axis: IBConstraint.Axis
  ) -> Double? {
    spans[axis]?[id].map { span in
      switch attribute {
      case .start: span.start
      case .end: span.start + span.length
      case .center: span.start + span.length / 2
      case .length: span.length
      }
    }
  }
}

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
