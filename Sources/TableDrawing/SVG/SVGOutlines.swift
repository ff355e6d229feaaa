import TableLayout
import TableModel

extension SVGWriter {
  /// Writes a line of text as outlines, under a group that carries the characters.
  mutating func writeOutlines(
    _ text: ShapedLine, _ own: Range<Int>, at origin: Point, _ paint: ResolvedPaint
  ) throws(DrawingError) {
    guard let first = text.runs.first else { return }
    put("g", own)
    body.put(" role=\"img\" aria-label=\"")
    body.put(escaped: text.runs.count == 1 ? first.text : text.text)
    body.put(UInt8(ascii: "\""))
    // Where one outline lies over another, what is translucent would be darker: the whole of a run is made so.
    var opacity: Double?
    if case .color(var color) = paint {
      if color.alpha < 1,
        text.runs.contains(where: { $0.text.unicodeScalars.contains(where: ScriptTag.joinsLetters) })
      {
        (opacity, color.alpha) = (color.alpha, 1)
      }
      body.put(fill: color)
    }
    guard text.runs.count > 1 || opacity != nil else { return try finishGroup(first, at: origin, paint) }
    body.put(">\n")
    for run in text.runs {
      body.put("<g")
      if let opacity { body.put("opacity", opacity) }
      try finishGroup(run, at: origin, paint)
    }
    body.put("</g>\n")
  }

  /// Writes a run in a group whose first attributes are there already.
  private mutating func finishGroup(
    _ run: GlyphRun, at origin: Point, _ paint: ResolvedPaint
  ) throws(DrawingError) {
    let (font, face) = try glyphs.font(of: FontFaces.Key(run))
    let unitsPerEm = face.isScalable ? face.unitsPerEm : face.pixelsPerEm
    let size = run.size / unitsPerEm
    guard size > 0, run.stretch > 0, run.rise > 0 else { return body.put("/>\n") }
    // A font's units rise, the pixels of its pictures fall.
    let up = face.isScalable ? -run.rise : 1.0
    // A gradient lies in the units of the glyphs that are filled with it.
    if case .linear(let stops, let top, let bottom) = paint {
      put(
        fill: .linear(stops, from: Point(0, top.y / (up * size)), to: Point(0, bottom.y / (up * size))))
    }
    body.put(shift: origin, scaleX: size * run.stretch, scaleY: up * size)
    body.put(">\n")
    let decimals = SVGGlyphs.decimals(of: face)
    for glyph in run.glyphs {
      let x = SVGNumber.parts(glyph.x / (size * run.stretch), decimals: decimals)
      let y = SVGNumber.parts(glyph.y / (up * size), decimals: decimals)
      guard let use = try glyphs.use(glyph.index, in: font, x: x, y: y) else { continue }
      putGap(.glyph(x: x, y: y, UInt32(clamping: use.place), isFirst: use.isFirst))
    }
    body.put("</g>\n")
  }
}

extension Extent {
  /// What a line of text at a place can touch.
  init(_ text: ShapedLine, at origin: Point) {
    var reach = 0.0
    for run in text.runs {
      // No letter of a font is twice as large as its size; marks above and below letters have places of their own.
      var shift = 0.0
      for glyph in run.glyphs { shift = max(shift, abs(glyph.y)) }
      reach = max(reach, 2 * abs(run.size) * max(1, run.stretch) + shift)
    }
    self = Extent(Rect(origin: origin, size: Size(width: text.width, height: 0))).grown(by: reach)
  }
}
