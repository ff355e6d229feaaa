import TableLayout
import TableModel

extension SVGWriter {
  /// Writes a line as text in the font that iOS would use, held to its width; each span by itself.
  mutating func writeText(_ text: ShapedLine, at origin: Point, _ color: Color, font: Font?) {
    let stretches = text.spanStretches
    for (x, stretch) in stretches {
      guard let run = stretch.runs.max(by: { $0.width < $1.width }), stretch.width > 0 else { continue }
      var runFont = SVGWriter.font(of: run)
      if let font { runFont = stretches.count > 1 ? runFont.named(font.family) : font }
      writeText(stretch, at: Point(origin.x + x, origin.y), color, font: runFont, size: run.size)
    }
  }

  private mutating func writeText(
    _ text: ShapedLine, at origin: Point, _ color: Color, font: Font, size: Double
  ) {
    var attributes = SVGElement.attribute("x", text.isRightToLeft ? origin.x + text.width : origin.x)
    attributes += SVGElement.attribute("y", origin.y)
    attributes += " font-family=\"\(SVGWriter.families(font))\""
    attributes += SVGElement.attribute("font-size", size)
    if font.weight != .regular { attributes += " font-weight=\"\(font.weight.openTypeWeight)\"" }
    if font.isItalic { attributes += " font-style=\"italic\"" }
    if text.isRightToLeft { attributes += " direction=\"rtl\"" }
    attributes += SVGElement.attribute("textLength", text.width) + " lengthAdjust=\"spacingAndGlyphs\""
    attributes += SVGElement.color(color, "fill", opacity: "fill-opacity") + " xml:space=\"preserve\""
    line("<text\(attributes)>\(XMLText.escaped(text.text))</text>")
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

extension ShapedLine {
  /// The stretches of one span each with their distances from the line's left end; the line itself where it has one span.
  fileprivate var spanStretches: [(x: Double, line: ShapedLine)] {
    guard let first = runs.first, !runs.allSatisfy({ $0.span == first.span }) else { return [(0, self)] }
    var stretches: [(x: Double, line: ShapedLine)] = []
    for run in runs {
      if stretches.last?.line.runs.last?.span != run.span {
        stretches.append((run.x, ShapedLine(runs: [], width: 0, isRightToLeft: isRightToLeft)))
      }
      stretches[stretches.count - 1].line.runs.append(run)
      stretches[stretches.count - 1].line.width += run.width
    }
    return stretches
  }
}

extension Font {
  fileprivate func named(_ family: String) -> Font {
    Font(family: family, weight: weight, size: size, isItalic: isItalic)
  }
}
