import TableModel

/// Reads fonts: `<fontDescription type="boldSystem" pointSize="17"/>`.
struct IBFont {
  let context: IBContext

  /// What an element says of a label's font; `nil` where it says nothing.
  func attributes(of label: XMLElement, key: String = "fontDescription") -> FontAttributes? {
    label.child(key: key).map(attributes)
  }

  private func attributes(_ font: XMLElement) -> FontAttributes {
    if let style = font["style"].flatMap(IBFont.textStyle) { return FontAttributes(textStyle: style) }
    let size = size(of: font)
    if let name = font["name"] {
      return named(name, family: font["family"] ?? IBFontName(name).family, size: size, font)
    }
    switch font["type"] {
    case "boldSystem": return FontAttributes(size: size, weight: .bold)
    case "italicSystem": return FontAttributes(size: size, weight: .regular, isItalic: true)
    default:
      let weight = font["weight"].flatMap { FontWeight(rawValue: $0 == "ultralight" ? "ultraLight" : $0) }
      return FontAttributes(size: size, weight: weight ?? .regular)
    }
  }

  /// The sizes that have names, in points.
  private static let namedSizes = ["button": 15.0, "label": 17.0, "system": 14.0, "smallSystem": 12.0]

  private func size(of font: XMLElement) -> Double? {
    let attribute = font["pointSize"] == nil ? "size" : "pointSize"
    if let named = font[attribute].flatMap({ IBFont.namedSizes[$0] }) { return named }
    // Interface Builder writes 0 for a size that the place decides.
    guard font[attribute].flatMap(Double.init) != 0 else { return nil }
    return context.number(attribute, of: font, in: .from(1, to: 200))
  }

  private func named(
    _ name: String, family: String, size: Double?, _ element: XMLElement
  ) -> FontAttributes {
    let parts = IBFontName(name)
    var attributes = FontAttributes(size: size, weight: parts.weight, isItalic: parts.isItalic)
    // Attributed texts name a font without its family.
    if !["Helvetica", "Helvetica Neue", "HelveticaNeue"].contains(family), !family.hasPrefix(".") {
      attributes.resource = context.fonts.font(named: name, family: family, at: element)
    }
    return attributes
  }

  /// The text style of UIKit's constant: `UICTFontTextStyleBody`.
  private static func textStyle(_ name: String) -> TextStyle? {
    let styles: [String: TextStyle] = [
      "Title0": .largeTitle, "Title1": .title1, "Title2": .title2, "Title3": .title3,
      "Headline": .headline, "Body": .body, "Callout": .callout, "Subhead": .subheadline,
      "Footnote": .footnote, "Caption1": .caption1, "Caption2": .caption2,
    ]
    let prefix = "UICTFontTextStyle"
    return styles[name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name]
  }
}

/// A font's PostScript name, which tells its family, its weight and whether it slants: `HelveticaNeue-LightItalic`.
struct IBFontName {
  /// The part before the hyphen.
  let family: String
  private let face: String

  /// The parts of a name.
  init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    family = parts.first.map(String.init) ?? name
    face = parts.count > 1 ? parts[1].lowercased() : ""
  }

  /// Words for weights in the order in which they are looked for, as some are parts of others.
  private static let weights: [(word: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
    ("medium", .medium), ("semibold", .semibold), ("demi", .semibold), ("extrabold", .heavy),
    ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]

  /// The weight.
  var weight: FontWeight {
    IBFontName.weights.first { face.contains($0.word) }?.weight ?? .regular
  }

  /// Whether the letters slant.
  var isItalic: Bool { face.contains("italic") || face.contains("oblique") }
}
