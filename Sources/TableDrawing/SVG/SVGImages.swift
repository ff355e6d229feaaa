import TableLayout
import TableModel

extension SVGWriter {
  /// Writes a picture, a part of one or its tinted shape, scaled to its rectangle.
  mutating func writeImage(_ placed: PlacedImage, _ own: Range<Int>, at origin: Point) throws(DrawingError) {
    // What is tinted is pixels, as many as it is shown with; all else is cut from one picture.
    let density = placed.tint == nil ? scale : scale * placed.enlargement
    let picture = try images.picture(placed.reference, density: density)
    let rect = placed.rect.offset(x: origin.x, y: origin.y)
    guard rect.width > 0, rect.height > 0, isInPicture(Extent(placed.rect), at: origin),
      let part = ImagePart(placed, width: picture.surface.width, height: picture.surface.height)
    else { return }
    let scaleX = rect.width / part.source.width
    let scaleY = rect.height / part.source.height
    guard placed.source != nil else {
      if placed.tint == nil { return putGap(.picture(try add(placed.reference, picture), rect), own) }
      return try put(placed, part, picture, own, shift: rect.origin, scaleX: scaleX, scaleY: scaleY)
    }
    put("g", own)
    body.put(shift: rect.origin)
    put(definitions.clip(rect.size, cornerRadius: 0))
    body.put(">\n")
    let shift = Point(-part.source.minX * scaleX, -part.source.minY * scaleY)
    try put(placed, part, picture, 0..<0, shift: shift, scaleX: scaleX, scaleY: scaleY)
    body.put("</g>\n")
  }

  /// Writes an element that shows at least the part, in pixels of the picture, moved and scaled.
  private mutating func put(
    _ placed: PlacedImage, _ part: ImagePart, _ picture: ImageStore.Picture, _ own: Range<Int>, shift: Point,
    scaleX: Double, scaleY: Double
  ) throws(DrawingError) {
    if placed.tint != nil || placed.isStretchedPart {
      try meter.decode(pixels: part.columns.count * part.rows.count, of: placed.reference.name)
    }
    if let tint = placed.tint {
      put("rect", own)
      body.put(placeOf: part)
      // The gradient lies in the coordinates of the mask, which are the picture's pixels.
      let top = placed.rect.minY - part.source.minY * scaleY
      put(fill: ResolvedPaint(tint.offset(y: -top).scaled(by: 1 / scaleY).paint))
      body.put(" mask=\"url(#m")
      body.put(try definitions.mask(part, of: placed.reference, picture))
      body.put(")\"")
    } else {
      put("use", own)
      if placed.isStretchedPart {
        body.put(" href=\"#t")
        body.put(try definitions.part(part, of: placed.reference, picture))
      } else {
        body.put(" href=\"#i")
        body.put(try add(placed.reference, picture, isPart: true) + 1)
      }
      body.put(UInt8(ascii: "\""))
    }
    body.put(shift: shift, scaleX: scaleX, scaleY: scaleY)
    body.put("/>\n")
  }

  /// Writes what fills an element of the body.
  mutating func put(fill paint: ResolvedPaint) {
    if case .color(let color) = paint { return body.put(fill: color) }
    body.put(" fill=\"url(#p")
    body.put(definitions.gradient(paint))
    body.put(")\"")
  }

  /// The copies of a file that there are in memory while an SVG file with it is put together.
  private static let copies = 4

  /// The number of a whole picture, whose file is counted once.
  private mutating func add(
    _ reference: ImageReference, _ picture: ImageStore.Picture, isPart: Bool = false
  ) throws(DrawingError) -> Int {
    let count = pictures.all.count
    let number = pictures.add(reference, picture, isPart: isPart)
    if pictures.all.count > count {
      try meter.embed(bytes: SVGWriter.copies * picture.bytes.count, of: reference.name)
    }
    return number
  }
}

extension PlacedImage {
  /// Whether a part is made larger, so that the pixels around it would show if the whole picture were there.
  fileprivate var isStretchedPart: Bool {
    let tolerance = 0.01
    return source.map { rect.width > $0.width + tolerance || rect.height > $0.height + tolerance } ?? false
  }
}
