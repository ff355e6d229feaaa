import TableModel
import TableSources

/// Turns a document into the values of the spec that describes it.
struct SpecDescriber {
  /// Finds the names of pictures.
  let images: ImageNames

  /// A size in points.
  func size(_ size: Size) -> SpecValue {
    var builder = SpecValueBuilder()
    builder.add("width", size.width)
    builder.add("height", size.height)
    return builder.value
  }

  /// A place in a parent, in points.
  func frame(_ frame: Rect) -> SpecValue {
    .list([frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(SpecValue.number))
  }

  /// Distances from edges, in points.
  func insets(_ insets: EdgeInsets) -> SpecValue {
    var builder = SpecValueBuilder()
    builder.add("top", insets.top, usually: 0)
    builder.add("left", insets.left, usually: 0)
    builder.add("bottom", insets.bottom, usually: 0)
    builder.add("right", insets.right, usually: 0)
    return builder.value
  }

  /// One option by its name, or several.
  func options(_ names: [String]) -> SpecValue {
    if let name = names.first, names.count == 1 { return .word(name) }
    return .list(names.map { .word($0) })
  }

  /// A colour: a name, or the digits.
  func color(_ color: Color) -> SpecValue {
    if let name = color.name { return .word(name) }
    let alpha = UInt32((min(1, max(0, color.alpha)) * 255).rounded())
    let digits = alpha < 255 ? color.hex << 8 | alpha : color.hex
    let text = String(digits, radix: 16, uppercase: true)
    let count = alpha < 255 ? 8 : 6
    return .text("#" + shortened(String(repeating: "0", count: max(0, count - text.count)) + text))
  }

  /// Six digits as three where each stands twice.
  private func shortened(_ digits: String) -> String {
    let digits = Array(digits)
    guard digits.count == 6, digits[0] == digits[1], digits[2] == digits[3], digits[4] == digits[5] else {
      return String(digits)
    }
    return String([digits[0], digits[2], digits[4]])
  }
}
