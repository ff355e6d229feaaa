import TableModel

/// Outlines in SVG's short form.
struct SVGPathData {
  private(set) var text = ""
  private var current = Point.zero
  private let decimals: Int

  /// The steps of a path, with at most `decimals` digits after the points.
  init(_ path: Path, decimals: Int = 3) {
    self.decimals = decimals
    for element in path.elements { append(element) }
  }

  private mutating func append(_ element: Path.Element) {
    switch element {
    case .move(let end):
      append("M", [end.x, end.y])
      current = end
    case .line(let end):
      if end.y == current.y {
        append("H", [end.x])
      } else if end.x == current.x {
        append("V", [end.y])
      } else {
        append("L", [end.x, end.y])
      }
      current = end
    case .curve(let end, let control1, let control2):
      append("C", [control1.x, control1.y, control2.x, control2.y, end.x, end.y])
      current = end
    case .close:
      text += "Z"
      // Where the next part would begin is known only to the reader, so its first line is written in full.
      current = Point(.nan, .nan)
    }
  }

  private mutating func append(_ command: String, _ numbers: [Double]) {
    text += command
    for (index, number) in numbers.enumerated() {
      let number = SVGNumber.text(number, decimals: decimals)
      if index > 0, !number.hasPrefix("-") { text += " " }
      text += number
    }
  }
}
