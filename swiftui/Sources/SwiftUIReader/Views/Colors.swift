/// A colour of a spec, and how much of it is left.
struct Paint {
  var color: String
  var opacity = 1.0

  /// The colours of the system that are black or grey on light screens, and white or grey on dark ones.
  private static let greys = [
    "label": "#000000/#FFFFFF", "secondaryLabel": "#3C3C4399/#EBEBF599",
    "tertiaryLabel": "#3C3C434C/#EBEBF54C",
    "black": "#000000",
    "white": "#FFFFFF",
  ]

  /// The colour of letters, which a spec cannot fade: digits have the opacity, a colour of the system keeps its own.
  var solid: String {
    guard opacity < 1 else { return color }
    let digits = Paint.greys[color] ?? color
    guard digits.hasPrefix("#") else { return color }
    return digits.split(separator: "/").map { faded(String($0)) }.joined(separator: "/")
  }

  /// Whether its digits have the opacity.
  var isDigits: Bool { color.hasPrefix("#") || Paint.greys[color] != nil }

  /// The opacity of a view of the colour, from 0 to 1; `nil` where its digits have it, or all is left.
  var alpha: JSON? { isDigits || !(opacity < 1) ? nil : .number(max(opacity, 0)) }

  private func faded(_ digits: String) -> String {
    let alpha = digits.count == 9 ? Double(Int(digits.suffix(2), radix: 16) ?? 255) / 255 : 1
    return digits.prefix(7) + ColorDigits.pair(alpha * min(max(opacity, 0), 1))
  }
}

/// Colours as digits in hexadecimal.
enum ColorDigits {
  /// Two digits of a part of 1, or of the nearest that there is; zeros of what is no number.
  static func pair(_ part: Double) -> String {
    guard !part.isNaN else { return "00" }
    let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }

  /// A colour of its parts: red, green, blue, and the opacity where it is less than 1.
  static func color(_ parts: [Double], opacity: Double = 1) -> String {
    "#" + parts.map(pair).joined() + (opacity < 1 ? pair(opacity) : "")
  }

  /// A colour that dark screens have another of; the first alone where one of both is no digits.
  static func color(light: String, dark: String) -> String {
    light != dark && light.hasPrefix("#") && dark.hasPrefix("#") && !light.contains("/")
      && !dark.contains("/")
      ? light + "/" + dark : light
  }
}

extension Interpreter {
  private static let names = [
    "primary": "label", "secondary": "secondaryLabel", "tertiary": "tertiaryLabel",
    "quaternary": "quaternaryLabel",
    "red": "systemRed", "orange": "systemOrange", "yellow": "systemYellow", "green": "systemGreen",
    "mint": "systemMint", "teal": "systemTeal", "cyan": "systemCyan", "blue": "systemBlue",
    "indigo": "systemIndigo", "purple": "systemPurple", "pink": "systemPink", "brown": "systemBrown",
    "gray": "systemGray", "grey": "systemGray", "black": "black", "white": "white", "clear": "clear",
    "link": "link",
  ]
  /// How much levels leave of the colour that they are said of, by eye: `Color.accentColor.secondary`.
  private static let levels = ["secondary": 0.5, "tertiary": 0.25, "quaternary": 0.18]
  private static let accents: Set<String> = ["accentColor", "accent", "tint"]
  private static let uiKit: Set<String> = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator",
    "opaqueSeparator",
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemFill",
    "secondarySystemFill",
    "tertiarySystemFill", "quaternarySystemFill", "systemRed", "systemOrange", "systemYellow", "systemGreen",
    "systemMint", "systemTeal", "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink",
    "systemBrown",
    "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "darkGray",
    "lightGray",
  ]
  private static let makers: Set<String> = ["Color", "UIColor", "init"]

  /// Whether UIKit has a colour of that name, which specs know too.
  static func isOfUIKit(_ name: String) -> Bool {
    uiKit.contains(name) || ["black", "white", "clear", "link"].contains(name)
  }

  /// The colour of a spec that a value is, as letters have it; `nil` where that cannot be told.
  func color(of value: Value) -> String? { paint(of: value)?.solid }

  /// The colour that a value is, and how much of it is left; `nil` where that cannot be told.
  func paint(of value: Value) -> Paint? { deeper { painted(value) } ?? nil }

  private func painted(_ value: Value) -> Paint? {
    switch value {
    case .implicit(let name, let arguments):
      if let own = named(name, arguments) { return own }
      let first = name.split(separator: ".").first.map(String.init) ?? name
      // What the project adds to colours: `.foregroundStyle(.brand)`.
      let taken = name == first ? arguments : []
      return extended(first, taken, of: ["Color", "ShapeStyle", "UIColor"]).flatMap(paint).map {
        Paint(color: $0.color, opacity: $0.opacity * (opacity(in: name, arguments) ?? 1))
      } ?? catalogued(name, arguments)
    case .library(let name, let arguments): return named(name, arguments) ?? catalogued(name, arguments)
    case .view(let node) where node.name.hasPrefix("Color"):
      guard var paint = named(node.name, node.arguments) ?? catalogued(node.name, node.arguments) else {
        return nil
      }
      paint.opacity *= node.modifier("opacity")?.arguments.first?.value.number ?? 1
      return paint
    case .object(let object):
      // What generators write has the name of its colour.
      guard case .string(let name)? = property("name", of: object, object.node) else { return nil }
      return catalogs.color(named: name.text).map { Paint(color: $0) }
    default: return nil
    }
  }

  private func opacity(in name: String, _ arguments: [Argument]) -> Double? {
    guard name.hasSuffix("opacity") || name.contains("opacity.") || name.hasSuffix("withAlphaComponent")
    else { return nil }
    return arguments.first { $0.label == nil && ($0.value.number ?? 2) <= 1 }?.value.number
  }

  /// The colour of a name of the library, or of what it is made of.
  private func named(_ name: String, _ arguments: [Argument]) -> Paint? {
    let part = opacity(in: name, arguments) ?? 1
    let names = name.split(separator: ".").map(String.init)
    for (place, name) in names.enumerated() {
      let known =
        Interpreter.names[name] ?? (Interpreter.uiKit.contains(name) ? name : nil)
        ?? (Interpreter.accents.contains(name) ? catalogs.accent ?? "systemBlue" : nil)
      guard let known else { continue }
      let levels = names[(place + 1)...].compactMap { Interpreter.levels[$0] }
      return Paint(color: known, opacity: levels.reduce(part, *))
    }
    guard let maker = names.first, Interpreter.makers.contains(maker) else { return nil }
    if let color = made(arguments) { return Paint(color: color, opacity: part) }
    guard let first = arguments.first, first.label != "red", let inner = paint(of: first.value) else {
      return nil
    }
    return Paint(color: inner.color, opacity: inner.opacity * part)
  }

  /// The colour that an initialiser makes of its arguments.
  private func made(_ arguments: [Argument]) -> String? {
    let number = { (label: String) in
      arguments.first { $0.label == label }?.value.number.flatMap { $0.isFinite ? $0 : nil }
    }
    let parts = ["red", "green", "blue"].compactMap(number)
    let opacity = number("opacity") ?? number("alpha") ?? 1
    if parts.count == 3 { return ColorDigits.color(parts, opacity: opacity) }
    if let white = number("white") { return ColorDigits.color([white, white, white], opacity: opacity) }
    if let light = arguments.first(where: { $0.label == "light" || $0.label == "any" }),
      let dark = arguments.first(where: { $0.label == "dark" }),
      let (light, dark) = both(color(of: light.value), color(of: dark.value))
    {
      return ColorDigits.color(light: light, dark: dark)
    }
    if case .closure(let closure)? = arguments.first?.value {
      // `UIColor { $0.userInterfaceStyle == .dark ? .white : .black }` is asked twice.
      let asked = { (style: String) in
        self.color(
          of: self.call(
            closure,
            [
              .library(
                "traits",
                [
                  Argument(
                    label: "userInterfaceStyle", value: .implicit(style, []), node: arguments[0].node)
                ])
            ]))
      }
      return both(asked("light"), asked("dark")).map { ColorDigits.color(light: $0, dark: $1) }
    }
    guard let hex = arguments.first(where: { $0.label == "hex" })?.value else { return nil }
    let digits =
      hex.text?.text.filter(\.isHexDigit)
      ?? hex.number.flatMap { $0 >= 0 && $0 < 16777216 ? String(Int($0), radix: 16) : nil }
    guard let digits, digits.count <= 6, let number = Int(digits, radix: 16) else { return nil }
    let text = String(number, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - text.count) + text
  }

  private func both(_ light: String?, _ dark: String?) -> (String, String)? {
    guard let light, let dark else { return nil }
    let digits = { (color: String) in color == "black" ? "#000000" : color == "white" ? "#FFFFFF" : color }
    return (digits(light), digits(dark))
  }

  /// The colour of the project’s catalogues that is meant: `Color("Brand")`, `Color(.brand)`, `Color.brand`.
  private func catalogued(_ name: String, _ arguments: [Argument]) -> Paint? {
    let names = name.split(separator: ".").map(String.init)
    let part = opacity(in: name, arguments) ?? 1
    let color: String?
    if Interpreter.makers.contains(names.first ?? ""), names.count == 1 || names[1] == "opacity" {
      guard let first = arguments.first,
        first.label == nil || first.label == "named" || first.label == "name",
        case .string(let text) = first.value, !text.isPartial
      else { return nil }
      color = catalogs.color(named: text.text)
    } else {
      color = names.lazy.compactMap { self.catalogs.color(symbol: $0) }.first
    }
    return color.map { Paint(color: $0, opacity: part) }
  }
}
