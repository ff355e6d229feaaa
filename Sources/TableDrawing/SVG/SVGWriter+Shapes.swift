import TableModel

extension SVGWriter {
  /// Writes an outline, filled or drawn as a line.
  mutating func writeShape(
    _ path: Path, _ own: Range<Int>, at origin: Point, _ paint: Paint, stroke: Stroke?
  ) {
    let rect = path.rectangle
    var extent = Extent(rect ?? path.boundingBox)
    if let stroke { extent = extent.grown(by: max(0, stroke.width) * Stroke.miterLimit / 2) }
    guard let first = path.firstPoint, isInPicture(extent, at: origin) else { return }
    let paint = ResolvedPaint(paint)
    // A gradient lies in the coordinates of its view, and so must what is filled with it.
    let isAnchored = paint.isGradient
    let start = shapes.bytes.count
    if let rect {
      if isAnchored {
        shapes.bytes.put("x", nonzero: rect.minX)
        shapes.bytes.put("y", nonzero: rect.minY)
      }
      shapes.bytes.put(rect.size)
    }
    put(paint, stroke, on: path)
    let middle = shapes.bytes.count
    if rect == nil {
      if isAnchored { shapes.bytes.put(x: SVGNumber.parts(first.x), y: SVGNumber.parts(first.y)) }
      shapes.bytes.put(stepsOf: path)
    }
    let corner = isAnchored ? origin : Point(origin.x + first.x, origin.y + first.y)
    let place = (x: SVGNumber.parts(corner.x), y: SVGNumber.parts(corner.y))
    let number = shapes.finish(
      from: start, steps: middle, isRect: rect != nil, isAnchored: isAnchored, isOfView: !own.isEmpty,
      at: place)
    putGap(.shape(x: place.x, y: place.y, UInt32(clamping: number)), own)
  }

  private mutating func put(_ paint: ResolvedPaint, _ stroke: Stroke?, on path: Path) {
    guard let stroke else { return put(paint, "fill", opacity: "fill-opacity") }
    shapes.bytes.put(" fill=\"none\"")
    put(paint, "stroke", opacity: "stroke-opacity")
    if stroke.width != 1 { shapes.bytes.put("stroke-width", stroke.width) }
    if stroke.cap != .butt {
      shapes.bytes.put(" stroke-linecap=\"")
      shapes.bytes.put(plain: stroke.cap.rawValue)
      shapes.bytes.put(UInt8(ascii: "\""))
    }
    switch stroke.join {
    case .round: shapes.bytes.put(" stroke-linejoin=\"round\"")
    case .miter where path.hasBluntCorners: break
    case .miter: shapes.bytes.put("stroke-miterlimit", Stroke.miterLimit)
    }
  }

  private mutating func put(_ paint: ResolvedPaint, _ name: StaticString, opacity: StaticString) {
    guard case .color(let color) = paint else {
      return shapes.bytes.put(name, use: "p", definitions.gradient(paint))
    }
    shapes.bytes.put(color, name, opacity: opacity)
  }
}

extension ResolvedPaint {
  /// Whether the paint is more than a colour.
  fileprivate var isGradient: Bool {
    if case .color = self { return false }
    return true
  }
}
