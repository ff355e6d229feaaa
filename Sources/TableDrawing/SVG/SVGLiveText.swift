import TableLayout
import TableModel

extension SVGWriter {
  /// Writes a line as text in the font that iOS would use, held to its width; each span by itself.
  mutating func writeText(
    _ text: ShapedLine, _ own: Range<Int>, at origin: Point, _ paint: ResolvedPaint, font: Font?
  ) {
    let stretches = text.spanStretches
    let isGroup = stretches.count > 1 && !own.isEmpty
    if isGroup {
      put("g", own)
      body.put(">\n")
    }
    for (x, stretch) in stretches {
      guard let run = stretch.runs.max(by: { $0.width < $1.width }), stretch.width > 0 else { continue }
      put("text", isGroup ? 0..<0 : own)
      let place = Point(origin.x + x, origin.y)
      if let font, text.isOfOneFont {
        finishText(stretch, at: place, paint, font: font, size: run.size)
      } else {
        var runFont = SVGWriter.font(of: run)
        if let font { runFont.family = font.family }
        finishText(stretch, at: place, paint, font: runFont, size: run.size)
      }
    }
    if isGroup { body.put("</g>\n") }
  }

  private mutating func finishText(
    _ text: ShapedLine, at origin: Point, _ paint: ResolvedPaint, font: Font, size: Double
  ) {
    body.put("x", nonzero: text.isRightToLeft ? origin.x + text.width : origin.x)
    body.put("y", nonzero: origin.y)
    let (family, size) = fonts.add(family: font.family, size: size)
    putGap(.font(family: family, size: size))
    if font.weight != .regular { body.put("font-weight", Double(font.weight.openTypeWeight)) }
    if font.isItalic { body.put(" font-style=\"italic\"") }
    if options.keepsTextWidths { body.put("textLength", text.width, decimals: 2) }
    if text.isRightToLeft { body.put(" direction=\"rtl\"") }
    // Letters that join must not be moved apart, and those of a wider font would run into each other.
    if options.keepsTextWidths, text.isRightToLeft || text.runs.contains(where: { $0.stretch != 1 }) {
      body.put(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    put(fill: paint)
    let characters = text.runs.count == 1 ? text.runs[0].text : text.text
    if characters.hasSpacesToKeep { body.put(" xml:space=\"preserve\"") }
    body.put(UInt8(ascii: ">"))
    body.put(escaped: characters)
    body.put("</text>\n")
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

extension String {
  /// Whether a reader of XML would drop some of the text's spaces: all at its ends, and all after another.
  fileprivate var hasSpacesToKeep: Bool {
    var wasSpace = true
    for byte in utf8 {
      let isSpace = byte <= UInt8(ascii: " ")
      if isSpace && (wasSpace || byte != UInt8(ascii: " ")) { return true }
      wasSpace = isSpace
    }
    return wasSpace && !isEmpty
  }
}

extension ShapedLine {
  /// Whether the line holds one span and nothing was taken out of it, as what has a colour of its own is.
  fileprivate var isOfOneFont: Bool {
    var rest = width
    for run in runs {
      guard run.span == runs[0].span else { return false }
      rest -= run.width
    }
    return abs(rest) < 0.01
  }

  /// The stretches of one span each with their distances from the line's left end; the line itself where it has one span.
  fileprivate var spanStretches: [(x: Double, line: ShapedLine)] {
    if isOfOneFont { return [(0, self)] }
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
