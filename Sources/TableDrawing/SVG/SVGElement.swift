import TableModel

/// The attributes that several elements of an SVG file share; each begins with a space.
enum SVGElement {
  /// A width and a height.
  static func attributes(_ size: Size) -> String {
    attribute("width", size.width) + attribute("height", size.height)
  }

  /// A place, as far as it is not zero.
  static func attributes(_ point: Point) -> String {
    nonzero("x", point.x) + nonzero("y", point.y)
  }

  /// A number.
  static func attribute(_ name: String, _ value: Double) -> String {
    " \(name)=\"\(SVGNumber.text(value))\""
  }

  /// A number with at most `decimals` digits after the point, unless it is zero.
  static func nonzero(_ name: String, _ value: Double, decimals: Int = 3) -> String {
    let text = SVGNumber.text(value, decimals: decimals)
    return text == "0" ? "" : " \(name)=\"\(text)\""
  }

  /// A colour, and its opacity unless it is opaque.
  static func color(_ color: Color, _ name: String, opacity: String) -> String {
    let digits = String(color.hex, radix: 16)
    let text = " \(name)=\"#\(String(repeating: "0", count: 6 - digits.count))\(digits)\""
    return color.alpha < 1 ? text + " \(opacity)=\"\(SVGNumber.text(color.alpha))\"" : text
  }

  /// A shift and a scale, as far as they change anything.
  static func transform(_ offset: Point, scaleX: Double = 1, scaleY: Double = 1) -> String {
    var steps: [String] = []
    let x = SVGNumber.text(offset.x)
    let y = SVGNumber.text(offset.y)
    if x != "0" || y != "0" { steps.append("translate(\(x) \(y))") }
    if scaleX != 1 || scaleY != 1 {
      let decimals = 8
      let horizontal = SVGNumber.text(scaleX, decimals: decimals)
      let vertical = SVGNumber.text(scaleY, decimals: decimals)
      steps.append(horizontal == vertical ? "scale(\(horizontal))" : "scale(\(horizontal) \(vertical))")
    }
    return steps.isEmpty ? "" : " transform=\"\(steps.joined(separator: " "))\""
  }
}
