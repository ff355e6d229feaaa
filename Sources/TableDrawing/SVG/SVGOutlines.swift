import TableLayout
import TableModel

extension SVGWriter {
  /// Writes a line of text as outlines, under a group that carries the characters.
  mutating func writeOutlines(
    _ text: ShapedLine, at origin: Point, _ color: Color
  ) throws(DrawingError) {
    guard !text.runs.isEmpty else { return }
    let fill = SVGElement.color(color, "fill", opacity: "fill-opacity")
    let label = " role=\"img\" aria-label=\"\(XMLText.escaped(text.text))\""
    guard text.runs.count > 1 else {
      return try writeOutlines(text.runs[0], at: origin, attributes: label + fill)
    }
    open("g\(label)\(fill)")
    for run in text.runs { try writeOutlines(run, at: origin, attributes: "") }
    close("g")
  }

  private mutating func writeOutlines(
    _ run: GlyphRun, at origin: Point, attributes: String
  ) throws(DrawingError) {
    let face = try fonts.face(named: run.fontName)
    let unitsPerEm = face.isScalable ? face.unitsPerEm : face.pixelsPerEm
    let size = run.size / unitsPerEm
    guard size > 0, run.stretch > 0 else { return }
    // A font's units rise, the pixels of its pictures fall.
    let up = face.isScalable ? -1.0 : 1.0
    open("g\(attributes)\(SVGElement.transform(origin, scaleX: size * run.stretch, scaleY: up * size))")
    for glyph in run.glyphs {
      guard let name = try name(of: glyph.index, run.fontName, face) else { continue }
      let x = SVGElement.nonzero("x", glyph.x / (size * run.stretch), decimals: 1)
      let y = SVGElement.nonzero("y", up * glyph.y / size, decimals: 1)
      line("<use href=\"#\(name)\"\(x)\(y)/>")
    }
    close("g")
  }

  /// The name of a glyph's definition; `nil` where there is nothing to see.
  private mutating func name(
    of glyph: UInt32, _ font: String, _ face: GlyphFace
  ) throws(DrawingError) -> String? {
    switch face.shape(of: glyph) {
    case .empty: nil
    case .outline(let outline): definitions.outline(outline, glyph, of: font, &names)
    case .bitmap(let picture): try definitions.picture(picture, glyph, of: font, &names)
    }
  }
}
