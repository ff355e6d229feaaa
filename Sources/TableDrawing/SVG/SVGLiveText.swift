import TableLayout
import TableModel

extension SVGWriter {
  /// Writes a line as text in the font that iOS would use, held to its width.
  mutating func writeText(_ text: ShapedLine, at origin: Point, _ color: Color, font: Font?) {
    guard let run = text.runs.max(by: { $0.width < $1.width }), text.width > 0 else { return }
    let font = font ?? SVGWriter.font(of: run)
    var attributes = SVGElement.attribute("x", text.isRightToLeft ? origin.x + text.width : origin.x)
    attributes += SVGElement.attribute("y", origin.y)
    attributes += " font-family=\"\(SVGWriter.families(font))\""
    attributes += SVGElement.attribute("font-size", run.size)
    if font.weight != .regular { attributes += " font-weight=\"\(font.weight.openTypeWeight)\"" }
    if font.isItalic { attributes += " font-style=\"italic\"" }
    if text.isRightToLeft { attributes += " direction=\"rtl\"" }
    attributes += SVGElement.attribute("textLength", text.width) + " lengthAdjust=\"spacingAndGlyphs\""
    attributes += SVGElement.color(color, "fill", opacity: "fill-opacity") + " xml:space=\"preserve\""
    line("<text\(attributes)>\(XMLText.escaped(text.readingText))</text>")
  }

  /// The families to try, the one that iOS names first.
  private static func families(_ font: Font) -> String {
    let name = XMLText.escaped(String(font.family.filter { $0 != "'" && $0 != "\\" }))
    let stand: [String]
    if font.family.hasPrefix("SF") || font.family.hasPrefix(".SF") || font.family.hasPrefix("San Francisco") {
      stand = ["-apple-system", "'SF Pro Text'", "Inter"]
    } else {
      stand = ["'Helvetica Neue'", "Helvetica", "'Nimbus Sans'", "Arial"]
    }
    let families = ["'\(name)'"] + stand.filter { $0 != "'\(name)'" && $0 != name }
    return (families + ["sans-serif"]).joined(separator: ", ")
  }

  /// The font of a run as its file's name tells it, for text that belongs to no label.
  private static func font(of run: GlyphRun) -> Font {
    let parts = run.fontName.split(separator: "-", maxSplits: 1)
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    let weight = FontWeight.allCases.first { style.hasPrefix($0.rawValue.lowercased()) } ?? .regular
    return Font(
      family: parts.first.map(String.init) ?? run.fontName,
      weight: weight,
      size: run.size,
      isItalic: style.contains("italic") || style.contains("oblique")
    )
  }
}
