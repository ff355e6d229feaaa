import TableModel
import TableSources

/// A colour in an asset catalog: `Accent.colorset`.
struct ColorSet {
  private let list: AssetList

  /// The colour of a list.
  init(_ list: AssetList) { self.list = list }

  /// The colour for light screens, and for dark ones where the list has another; `nil` where it has none.
  var color: Color? {
    guard let light = color(for: .light) else { return color(for: .dark) }
    guard let dark = color(for: .dark), dark != light else { return light }
    return Color(light: light, dark: dark)
  }

  private func color(for appearance: Appearance) -> Color? {
    list.entries("colors", for: appearance).lazy.compactMap { $0.value(of: "color") }.compactMap(
      ColorSet.color
    ).first
  }

  private static func color(_ entry: SpecNode) -> Color? {
    if let reference = entry.text("reference") { return IBSystemColor.color(named: reference, stored: nil) }
    guard let parts = entry.value(of: "components") else { return nil }
    let part = { (name: String) in parts.text(name).flatMap { component($0, isAlpha: name == "alpha") } }
    let alpha = part("alpha") ?? 1
    let color: Color
    if let white = part("white") {
      color = Color(white: white, alpha: alpha)
    } else if let red = part("red"), let green = part("green"), let blue = part("blue") {
      color = Color(red: red, green: green, blue: blue, alpha: alpha)
    } else {
      return nil
    }
    return IBColor.rounded(converted(color, from: entry.text("color-space") ?? ""))
  }

  /// A component, which may be written as a part of 1, as a whole number up to 255, or in hexadecimal digits.
  private static func component(_ text: String, isAlpha: Bool) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    let isWhole = !isAlpha && !text.contains(".") && !text.contains("e")
    return min(1, max(0, isWhole ? number / 255 : number))
  }

  private static func converted(_ color: Color, from space: String) -> Color {
    switch space {
    case "display-p3": DisplayP3.converted(color)
    case "extended-linear-srgb":
      Color(
        red: LightCurve.component(of: color.red), green: LightCurve.component(of: color.green),
        blue: LightCurve.component(of: color.blue), alpha: color.alpha)
    default: color
    }
  }
}
