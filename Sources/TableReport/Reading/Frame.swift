import TableModel

/// A rectangle, written as four numbers: its left edge, its top, its width and its height.
struct Frame: ReviewValue {
  private var numbers: [Double]

  init(_ json: JSONValue) throws(ReviewDamage) {
    numbers = try [Double](json)
    guard numbers.count == 4 else {
      throw ReviewDamage(": a frame has four numbers, not \(numbers.count)")
    }
  }

  /// The numbers with a space between them.
  var attribute: String { numbers.map(\.plain).joined(separator: " ") }
}

extension Double {
  /// The number as people write it: `2` and not `2.0`.
  var plain: String {
    // What most numbers are is written as such, without asking for the shortest digits that tell it from its neighbours.
    if let whole = Int(exactly: self), abs(self) < 1e15, whole != 0 || sign == .plus { return String(whole) }
    return description.hasSuffix(".0") ? String(description.dropLast(2)) : description
  }
}
