import TableModel

/// The parts of an SVG file that are written once and used by name.
struct SVGDefinitions {
  private enum Key: Hashable {
    case paint(ResolvedPaint)
    case clip(Size, cornerRadius: Double)
    case image(path: String)
    case imagePart(path: String, columns: Range<Int>, rows: Range<Int>)
    case mask(path: String, columns: Range<Int>, rows: Range<Int>)
    case glyph(font: String, index: UInt32)
  }

  private var names: [Key: String] = [:]
  /// The parts in the order of their first use.
  private(set) var lines: [String] = []

  /// The name of a gradient.
  mutating func gradient(_ paint: ResolvedPaint, _ file: inout SVGNames) -> String {
    name(.paint(paint), "gradient", &file) { name in SVGDefinitions.gradient(paint, name) }
  }

  /// The name of a rectangle of a size to cut off at, its corners round by a radius in points.
  mutating func clip(_ size: Size, cornerRadius: Double, _ file: inout SVGNames) -> String {
    name(.clip(size, cornerRadius: cornerRadius), "clip", &file) { name in
      let corners = cornerRadius > 0 ? SVGElement.attribute("rx", cornerRadius) : ""
      let rect = SVGElement.attributes(size) + corners
      return ["<clipPath id=\"\(name)\">", " <rect\(rect)/>", "</clipPath>"]
    }
  }

  /// The name of a picture at its size in pixels.
  mutating func image(
    _ reference: ImageReference, _ picture: ImageStore.Picture, _ file: inout SVGNames
  ) -> String {
    name(.image(path: reference.path), "image", &file) { name in
      let size = Size(width: Double(picture.surface.width), height: Double(picture.surface.height))
      let style = reference.format == .jpeg ? " style=\"image-orientation:none\"" : ""
      let data = "data:image/\(reference.format.rawValue);base64,\(Base64.text(picture.bytes))"
      return ["<image id=\"\(name)\"\(SVGElement.attributes(size))\(style) href=\"\(data)\"/>"]
    }
  }

  /// The name of some of a picture's pixels, at their place in the picture.
  mutating func image(
    _ reference: ImageReference, _ picture: ImageStore.Picture, part: ImagePart, _ file: inout SVGNames
  ) throws(DrawingError) -> String {
    let key = Key.imagePart(path: reference.path, columns: part.columns, rows: part.rows)
    if let name = names[key] { return name }
    let image = try SVGDefinitions.image(picture.surface, part) { $0 }
    return name(key, "image", &file) { name in ["<image id=\"\(name)\"\(image)/>"] }
  }

  /// The name of a mask that lets through what some of a picture's pixels cover, at their place in the picture.
  ///
  /// A mask counts brightness as well as opacity, so its picture is white.
  mutating func mask(
    _ reference: ImageReference, _ picture: ImageStore.Picture, part: ImagePart, _ file: inout SVGNames
  ) throws(DrawingError) -> String {
    let key = Key.mask(path: reference.path, columns: part.columns, rows: part.rows)
    if let name = names[key] { return name }
    let image = try SVGDefinitions.image(picture.surface, part) { SIMD4(255, 255, 255, $0.w) }
    // A mask without a place would begin a tenth of the picture's size before it.
    let place =
      SVGElement.attribute("x", Double(part.columns.lowerBound))
      + SVGElement.attribute("y", Double(part.rows.lowerBound)) + SVGElement.attributes(part.pixelSize)
    return name(key, "mask", &file) { name in
      ["<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\"\(place)>", " <image\(image)/>", "</mask>"]
    }
  }

  /// The attributes of an image element with some of a picture's pixels, each changed.
  private static func image(
    _ surface: ImageSurface, _ part: ImagePart, _ change: (SIMD4<UInt8>) -> SIMD4<UInt8>
  ) throws(DrawingError) -> String {
    guard var bitmap = surface.bitmap(part.columns, part.rows) else {
      throw DrawingError("there is no memory for the picture")
    }
    for start in stride(from: 0, to: bitmap.components.count, by: 4) {
      let pixel = change(SIMD4(bitmap.components[start..<(start + 4)]))
      for channel in 0..<4 { bitmap.components[start + channel] = pixel[channel] }
    }
    let bytes = try PNGWriter.bytes(of: bitmap, options: .small)
    return "\(SVGElement.place(of: part)) href=\"data:image/png;base64,\(Base64.text(bytes))\""
  }

  /// The name of a glyph's outline in its font's units, y rising.
  mutating func outline(
    _ outline: GlyphOutline, _ glyph: UInt32, of font: String, _ file: inout SVGNames
  ) -> String {
    name(.glyph(font: font, index: glyph), "\(font)-\(glyph)", &file) { name in
      ["<path id=\"\(name)\" d=\"\(SVGPathData(outline.path, decimals: 1).text)\"/>"]
    }
  }

  /// The name of a glyph's picture in its own pixels around its origin.
  mutating func picture(
    _ picture: GlyphBitmap, _ glyph: UInt32, of font: String, _ file: inout SVGNames
  ) throws(DrawingError) -> String {
    let bytes = try PNGWriter.bytes(of: picture.bitmap, options: .small)
    return name(.glyph(font: font, index: glyph), "\(font)-\(glyph)", &file) { name in
      let place = SVGElement.attributes(Point(picture.left, -picture.top))
      let size = SVGElement.attributes(
        Size(width: Double(picture.bitmap.width), height: Double(picture.bitmap.height)))
      return ["<image id=\"\(name)\"\(place)\(size) href=\"data:image/png;base64,\(Base64.text(bytes))\"/>"]
    }
  }

  /// The name that a part has already, or a new one.
  private mutating func name(
    _ key: Key, _ base: String, _ file: inout SVGNames, _ write: (String) -> [String]
  ) -> String {
    if let name = names[key] { return name }
    let name = file.unique(base)
    names[key] = name
    lines += write(name)
    return name
  }

  private static func gradient(_ paint: ResolvedPaint, _ name: String) -> [String] {
    let number = { SVGNumber.text($0) }
    switch paint {
    case .color:
      return []
    case .linear(let stops, let from, let to):
      let line =
        "x1=\"\(number(from.x))\" y1=\"\(number(from.y))\" x2=\"\(number(to.x))\" y2=\"\(number(to.y))\""
      return ["<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" \(line)>"]
        + stops.map(SVGDefinitions.stop) + ["</linearGradient>"]
    case .radial(let stops, let center, let radius):
      let circle = "cx=\"\(number(center.x))\" cy=\"\(number(center.y))\" r=\"\(number(radius))\""
      return ["<radialGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" \(circle)>"]
        + stops.map(SVGDefinitions.stop) + ["</radialGradient>"]
    }
  }

  private static func stop(_ stop: Gradient.Stop) -> String {
    let color = SVGElement.color(stop.color, "stop-color", opacity: "stop-opacity")
    return " <stop offset=\"\(SVGNumber.text(stop.location, decimals: 4))\"\(color)/>"
  }
}
