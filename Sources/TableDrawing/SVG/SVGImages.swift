import TableLayout
import TableModel

extension SVGWriter {
  /// Writes a picture, a part of one or its tinted shape, scaled to its rectangle.
  mutating func writeImage(_ placed: PlacedImage, _ own: Range<Int>, at origin: Point) throws(DrawingError) {
    // What is tinted is pixels, as many as it is shown with; all else is cut from one picture.
    let isMadePixels = placed.tint != nil || !sharesParts && placed.reference.format == .svg
    let density = isMadePixels ? scale * placed.enlargement : scale
    let picture = try images.picture(placed.reference, density: density)
    let rect = placed.rect.offset(x: origin.x, y: origin.y)
    guard rect.width > 0, rect.height > 0, isInPicture(Extent(placed.rect), at: origin),
      let part = ImagePart(placed, width: picture.surface.width, height: picture.surface.height)
    else { return }
    let scaleX = rect.width / part.source.width
    let scaleY = rect.height / part.source.height
    if isPixels(placed, part) {
      try meter.decode(pixels: part.columns.count * part.rows.count, of: placed.reference.name)
      put("image", own)
      body.put(
        shift: Point(rect.minX - part.source.minX * scaleX, rect.minY - part.source.minY * scaleY),
        scaleX: scaleX, scaleY: scaleY)
      hasOwnPixels = true
      return try body.put(picture.surface, part) { placed.tint?.pixel($0) ?? $0 }
    }
    guard placed.source != nil else {
      if placed.tint == nil { return try put(placed.reference, picture, own, in: rect) }
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

  /// Whether the file holds the very pixels of a part, in the colour that they have there.
  ///
  /// Programs that know no uses know no masks either, and few know how to cut something off.
  private func isPixels(_ placed: PlacedImage, _ part: ImagePart) -> Bool {
    guard !sharesParts else { return false }
    switch placed.tint {
    // Few of these programs know SVG images in SVG files.
    case nil where placed.source == nil: return placed.reference.format == .svg
    case nil: return part.isOfWholePixels
    case .color: return placed.source == nil || part.isOfWholePixels
    case .gradient: return false
    }
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
      body.put("mask", use: "m", try definitions.mask(part, of: placed.reference, picture))
    } else if !placed.isStretchedPart {
      let whole = Size(
        width: Double(picture.surface.width) * scaleX, height: Double(picture.surface.height) * scaleY)
      return try put(placed.reference, picture, own, in: Rect(origin: shift, size: whole))
    } else if sharesParts {
      put("use", own)
      body.put(linkTo: "t", try definitions.part(part, of: placed.reference, picture))
    } else {
      put("image", own)
      body.put(shift: shift, scaleX: scaleX, scaleY: scaleY)
      hasOwnPixels = true
      return try body.put(picture.surface, part)
    }
    body.put(shift: shift, scaleX: scaleX, scaleY: scaleY)
    body.put("/>\n")
  }

  /// Writes what fills an element of the body.
  mutating func put(fill paint: ResolvedPaint) {
    if case .color(let color) = paint { return body.put(fill: color) }
    body.put("fill", use: "p", definitions.gradient(paint))
  }

  /// The copies of a file that there are in memory while an SVG file with it is put together.
  private static let copies = 4

  /// Leaves a gap for a whole picture, scaled to a rectangle; its file is counted as often as it is written.
  private mutating func put(
    _ reference: ImageReference, _ picture: ImageStore.Picture, _ own: Range<Int>, in rect: Rect
  ) throws(DrawingError) {
    let count = pictures.all.count
    let number = pictures.add(reference, picture)
    if pictures.all.count > count || !sharesParts {
      try meter.embed(bytes: SVGWriter.copies * picture.bytes.count, of: reference.name)
    }
    putGap(.picture(number, rect), own)
  }
}

extension ImageTint {
  /// What becomes of a pixel of a template, whose own colour does not count, where the tint is one colour.
  fileprivate func pixel(_ pixel: SIMD4<UInt8>) -> SIMD4<UInt8> {
    guard case .color(let color) = self else { return pixel }
    let opacity = (Double(pixel.w) * color.alpha.clampedToUnit).rounded()
    return SIMD4(
      UInt8(truncatingIfNeeded: color.hex >> 16), UInt8(truncatingIfNeeded: color.hex >> 8),
      UInt8(truncatingIfNeeded: color.hex), UInt8(opacity))
  }
}

extension PlacedImage {
  /// Whether a part is made larger, so that the pixels around it would show if the whole picture were there.
  fileprivate var isStretchedPart: Bool {
    let tolerance = 0.01
    return source.map { rect.width > $0.width + tolerance || rect.height > $0.height + tolerance } ?? false
  }
}
