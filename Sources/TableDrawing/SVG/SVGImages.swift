import TableLayout
import TableModel

extension SVGWriter {
  /// Writes a picture, a part of one or its tinted shape, scaled to its rectangle.
  mutating func writeImage(_ placed: PlacedImage, _ picture: ImageStore.Picture) throws(DrawingError) {
    let surface = picture.surface
    guard placed.rect.width > 0, placed.rect.height > 0,
      let part = ImagePart(placed, width: surface.width, height: surface.height)
    else { return }
    let scaleX = placed.rect.width / part.source.width
    let scaleY = placed.rect.height / part.source.height
    let image = try element(placed, part, picture)
    guard placed.source != nil else {
      return line("<\(image)\(SVGElement.transform(placed.rect.origin, scaleX: scaleX, scaleY: scaleY))/>")
    }
    let clip = definitions.clip(placed.rect.size, cornerRadius: 0, &names)
    let shift = Point(-part.source.minX * scaleX, -part.source.minY * scaleY)
    open("g\(SVGElement.transform(placed.rect.origin)) clip-path=\"url(#\(clip))\"")
    line("<\(image)\(SVGElement.transform(shift, scaleX: scaleX, scaleY: scaleY))/>")
    close("g")
  }

  /// An element that shows at least the part, in pixels of the picture.
  private mutating func element(
    _ placed: PlacedImage, _ part: ImagePart, _ picture: ImageStore.Picture
  ) throws(DrawingError) -> String {
    if let tint = placed.tint?.clamped {
      let mask = try definitions.mask(placed.reference, picture, part: part, &names)
      let fill = SVGElement.color(tint, "fill", opacity: "fill-opacity")
      return "rect\(SVGElement.place(of: part))\(fill) mask=\"url(#\(mask))\""
    }
    guard placed.isStretchedPart else {
      return "use href=\"#\(definitions.image(placed.reference, picture, &names))\""
    }
    return "use href=\"#\(try definitions.image(placed.reference, picture, part: part, &names))\""
  }
}

extension PlacedImage {
  /// Whether a part is made larger, so that the pixels around it would show if the whole picture were there.
  fileprivate var isStretchedPart: Bool {
    let tolerance = 0.01
    return source.map { rect.width > $0.width + tolerance || rect.height > $0.height + tolerance } ?? false
  }
}

extension ImagePart {
  /// The size of the whole pixels that the part touches.
  var pixelSize: Size { Size(width: Double(columns.count), height: Double(rows.count)) }
}

extension SVGElement {
  /// The place of a part in the pixels of its picture.
  static func place(of part: ImagePart) -> String {
    attributes(Point(Double(part.columns.lowerBound), Double(part.rows.lowerBound)))
      + attributes(part.pixelSize)
  }
}
