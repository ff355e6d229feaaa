import TableModel
import TableSources

/// Colours that are written out in numbers.
enum IBColor {
  /// The colour of an element's numbers; `nil` where there are none.
  static func components(of element: XMLElement) -> Color? {
    let part = { (name: String) in
      element[name].flatMap(Double.init).flatMap { $0.isFinite ? min(1, max(0, $0)) : nil }
    }
    let alpha = part("alpha") ?? 1
    if let white = part("white") { return rounded(Color(white: white, alpha: alpha)) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
    let color = Color(red: red, green: green, blue: blue, alpha: alpha)
    return rounded(element["customColorSpace"] == "displayP3" ? DisplayP3.converted(color) : color)
  }

  /// How far the components of a grey may lie apart.
  private static let greyRange = 0.15

  /// A colour of which only the light look is known, with what an author would most likely give it in the dark: greys are as
  /// light as they were dark, so that black letters do not vanish, and what has a hue keeps it.
  static func withDarkCounterpart(_ color: Color) -> Color {
    let parts = [color.red, color.green, color.blue]
    guard color.system == nil, color.dark == nil, let least = parts.min(), let most = parts.max(),
      most - least <= greyRange
    else { return color }
    let change = 1 - most - least
    let dark = Color(
      red: color.red + change, green: color.green + change, blue: color.blue + change, alpha: color.alpha)
    return dark.hex == color.hex ? color : Color(light: color, dark: dark)
  }

  /// The colour that a spec would give back, which has names and components of 8 bits.
  static func rounded(_ color: Color) -> Color {
    guard color.name == nil else { return color }
    return Color(color.hex, alpha: (color.alpha * 255).rounded() / 255)
  }
}
