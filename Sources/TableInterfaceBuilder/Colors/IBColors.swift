import TableModel
import TableSources

/// The colours of a document: those it writes out, those it declares by name, and those of the system.
final class IBColors {
  /// The colours that the document declares, by name.
  private let named: [String: XMLElement]
  /// The values that the document's author saw for the system's colours, by name.
  private let system: [String: XMLElement]
  private let assets: AssetFinder
  /// The colours of catalogs that have been looked for.
  private var known: [String: Color?] = [:]

  /// The colours among a document's resources; those of asset catalogs are looked for there first.
  init(resources: [XMLElement], assets: AssetFinder) {
    self.assets = assets
    let declared = { (tag: String) in
      let pairs = resources.filter { $0.name == tag }.compactMap { element in
        element["name"].flatMap { name in element.child(named: "color").map { (name, $0) } }
      }
      return Dictionary(pairs) { first, _ in first }
    }
    named = declared("namedColor")
    system = declared("systemColor")
  }

  /// The colour that an element says; `nil` where it says none.
  func color(_ element: XMLElement, report: FindingReport) -> Color? {
    let own = IBColor.components(of: element)
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      let stored = own ?? system[name].flatMap(IBColor.components)
      if let color = IBSystemColor.color(named: name, stored: stored) { return color }
      report.warning("unknown system colour \(quoted(name))", at: element.range)
      return nil
    }
    if let own { return own }
    guard let name = element["name"] else { return nil }
    if element["catalog"] == IBColors.systemCatalog {
      return IBSystemColor.color(named: IBColors.renamed[name] ?? name, stored: nil)
    }
    if let color = known[name] { return color }
    let color = named(name, at: element, report)
    known[name] = .some(color)
    return color
  }

  /// The catalog of the colours that every Mac has, which texts with attributes name.
  private static let systemCatalog = "System"
  private static let renamed = ["textColor": "labelColor"]

  /// The colour of a name; what is missing is told at its first use.
  private func named(_ name: String, at element: XMLElement, _ report: FindingReport) -> Color? {
    // What the document stores is only what its author's screen showed: the catalog has the dark one, too.
    let list = assets.list(of: .color, named: name)
    if let color = list.flatMap({ ColorSet($0).color }) { return color }
    let stored = named[name].flatMap(IBColor.components)
    let lack =
      list == nil
      ? "there is no colour \(quoted(name))" : "the colour \(quoted(name)) cannot be read"
    report.warning(
      stored == nil
        ? "\(lack), and the document does not say what it looks like"
        : "\(lack); the colour stored in the document is drawn instead, adapted in dark screens",
      at: element.range, hint: list == nil ? assets.search(for: .color, named: name) : nil)
    return stored.map(IBColor.withDarkCounterpart)
  }
}

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

  /// How light the darkest component of a pale colour is, and how dark the lightest one of a deep colour.
  private static let paleness = 0.75

  /// A colour of which only the light look is known, with what an author would most likely give it in the dark: greys, pale
  /// colours and deep ones are as light as they were dark, so that letters do not vanish on their ground, and other hues stay.
  static func withDarkCounterpart(_ color: Color) -> Color {
    let parts = [color.red, color.green, color.blue]
    guard color.system == nil, color.dark == nil, let least = parts.min(), let most = parts.max(),
      most - least <= greyRange || least >= paleness || most <= 1 - paleness
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

/// The system's colours by the names that Interface Builder writes: `secondaryLabelColor`.
enum IBSystemColor {
  /// A colour of the system; `stored` is the value that the document's author saw, for names that mean nothing here.
  static func color(named name: String, stored: Color?) -> Color? {
    if let fixed = fixed[name] { return fixed }
    let plain = renamed[name] ?? (name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name)
    return SystemColor(rawValue: plain).map { Color($0, else: $0.fallback) } ?? stored
  }

  /// Names that stand for another one.
  private static let renamed = [
    "groupTableViewBackgroundColor": "systemGroupedBackground",
    "tableCellGroupedBackgroundColor": "secondarySystemGroupedBackground",
    "tableCellPlainBackgroundColor": "systemBackground",
  ]

  /// UIKit's constants, which no theme changes.
  private static let fixed: [String: Color] = [
    "blackColor": .black, "darkTextColor": .black, "whiteColor": .white, "clearColor": .clear,
    "lightTextColor": Color(white: 1, alpha: 0.6), "darkGrayColor": Color(white: 1.0 / 3),
    "lightGrayColor": Color(white: 2.0 / 3), "grayColor": Color(white: 0.5), "redColor": Color(0xFF0000),
    "greenColor": Color(0x00FF00), "blueColor": Color(0x0000FF), "cyanColor": Color(0x00FFFF),
    "yellowColor": Color(0xFFFF00), "magentaColor": Color(0xFF00FF), "orangeColor": Color(0xFF8000),
    "purpleColor": Color(0x800080), "brownColor": Color(0x996633),
    "scrollViewTexturedBackgroundColor": Color(0x6F7179), "viewFlipsideBackgroundColor": Color(0x1F2124),
    "underPageBackgroundColor": Color(0xB4B9C3),
  ]
}

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

extension DisplayP3 {
  /// The colour of sRGB with the same look, or the nearest there is.
  fileprivate static func converted(_ color: Color) -> Color {
    let parts = converted(color.red, color.green, color.blue)
    return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: color.alpha)
  }
}
