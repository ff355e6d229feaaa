import TableModel

/// The parts of an SVG file that are written once and used by name.
struct SVGDefinitions {
  private enum Key: Hashable {
    case paint(ResolvedPaint)
    case clip(Size)
    case image(path: String)
    case glyph(font: String, index: UInt32)
  }

  private var names: [Key: String] = [:]
  /// The parts in the order of their first use.
  private(set) var lines: [String] = []

  /// The name of a gradient.
  mutating func gradient(_ paint: ResolvedPaint, _ file: inout SVGNames) -> String {
    name(.paint(paint), "gradient", &file) { name in SVGDefinitions.gradient(paint, name) }
  }

  /// The name of a rectangle of a size to cut off at.
  mutating func clip(_ size: Size, _ file: inout SVGNames) -> String {
    name(.clip(size), "clip", &file) { name in
      let size = SVGElement.attributes(size)
      return ["<clipPath id=\"\(name)\">", " <rect\(size)/>", "</clipPath>"]
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
