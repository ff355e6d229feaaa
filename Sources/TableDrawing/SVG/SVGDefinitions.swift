import TableModel

/// The gradients, clips and parts of pictures of an SVG file, written once and used by number.
struct SVGDefinitions {
  private enum Key: Hashable {
    case paint(ResolvedPaint)
    case clip(Size, cornerRadius: Double)
    case outline(Path)
    case part(FilePath, ImageOrientation, columns: Range<Int>, rows: Range<Int>)
    case mask(FilePath, ImageOrientation, columns: Range<Int>, rows: Range<Int>)
  }

  private var numbers: [Key: Int] = [:]
  /// The definitions in the order of their first use.
  private(set) var bytes = ByteBuffer()

  /// Whether there are parts of pictures among them.
  var hasPictures: Bool {
    numbers.keys.contains { key in
      switch key {
      case .part, .mask: true
      case .paint, .clip, .outline: false
      }
    }
  }

  /// Forgets all definitions.
  mutating func removeAll() {
    numbers.removeAll(keepingCapacity: true)
    bytes.removeAll()
  }

  /// The number of a gradient, which is named `p` with that number.
  mutating func gradient(_ paint: ResolvedPaint) -> Int {
    let (number, isNew) = number(.paint(paint))
    if isNew { put(paint, number) }
    return number
  }

  /// The number of a rectangle of a size to cut off at, named `c`, its corners round by a radius in points.
  mutating func clip(_ size: Size, cornerRadius: Double) -> Int {
    let (number, isNew) = number(.clip(size, cornerRadius: cornerRadius))
    if isNew {
      bytes.begin("clipPath", id: "c", number)
      bytes.put("><rect")
      bytes.put(size)
      if cornerRadius > 0 { bytes.put("rx", cornerRadius) }
      bytes.put("/></clipPath>\n")
    }
    return number
  }

  /// The number of an outline to cut off at, named `c`.
  mutating func clip(_ outline: Path) -> Int {
    let (number, isNew) = number(.outline(outline))
    if isNew {
      bytes.begin("clipPath", id: "c", number)
      bytes.put("><path d=\"M")
      let first = outline.firstPoint ?? .zero
      bytes.put(x: SVGNumber.parts(first.x), y: SVGNumber.parts(first.y))
      bytes.put(stepsOf: outline)
      bytes.put("\"/></clipPath>\n")
    }
    return number
  }

  /// The number of some of a picture's pixels at their place in the picture, named `t`.
  mutating func part(
    _ part: ImagePart, of reference: ImageReference, _ picture: ImageStore.Picture
  ) throws(DrawingError) -> Int {
    let (number, isNew) = number(
      .part(reference.path, reference.orientation, columns: part.columns, rows: part.rows))
    if isNew {
      bytes.begin("image", id: "t", number)
      try bytes.put(picture.surface, part)
    }
    return number
  }

  /// The number of a mask that lets through what some of a picture's pixels cover, at their place in the picture,
  /// named `m`.
  ///
  /// A mask counts brightness as well as opacity, so its picture is white.
  mutating func mask(
    _ part: ImagePart, of reference: ImageReference, _ picture: ImageStore.Picture
  ) throws(DrawingError) -> Int {
    let (number, isNew) = number(
      .mask(reference.path, reference.orientation, columns: part.columns, rows: part.rows))
    if isNew {
      bytes.begin("mask", id: "m", number)
      bytes.put(" maskUnits=\"userSpaceOnUse\"")
      // A mask without a place would begin a tenth of the picture's size before it.
      bytes.put("x", Double(part.columns.lowerBound))
      bytes.put("y", Double(part.rows.lowerBound))
      bytes.put(part.pixelSize)
      bytes.put("><image")
      try bytes.put(picture.surface, part) { SIMD4(255, 255, 255, $0.w) }
      bytes.removeAll(from: bytes.count - 1)
      bytes.put("</mask>\n")
    }
    return number
  }

  private mutating func number(_ key: Key) -> (number: Int, isNew: Bool) {
    if let number = numbers[key] { return (number, false) }
    let number = numbers.count + 1
    numbers[key] = number
    return (number, true)
  }

  private mutating func put(_ paint: ResolvedPaint, _ number: Int) {
    switch paint {
    case .color: break
    case .linear(let stops, let from, let to):
      bytes.begin("linearGradient", id: "p", number)
      bytes.put(" gradientUnits=\"userSpaceOnUse\"")
      bytes.put("x1", nonzero: from.x)
      bytes.put("y1", nonzero: from.y)
      // Without one, the end would lie at the picture's right edge.
      bytes.put("x2", to.x)
      bytes.put("y2", nonzero: to.y)
      put(stops)
      bytes.put("</linearGradient>\n")
    case .radial(let stops, let center, let radius):
      bytes.begin("radialGradient", id: "p", number)
      bytes.put(" gradientUnits=\"userSpaceOnUse\"")
      bytes.put("cx", center.x)
      bytes.put("cy", center.y)
      bytes.put("r", radius)
      put(stops)
      bytes.put("</radialGradient>\n")
    }
  }

  private mutating func put(_ stops: [Gradient.Stop]) {
    bytes.put(">\n")
    for stop in stops {
      bytes.put("<stop")
      // SVG 1.1, and Batik with it, draws nothing of a file where one is missing.
      bytes.put("offset", stop.location, decimals: 4)
      bytes.put(stop.color, "stop-color", opacity: "stop-opacity")
      bytes.put("/>\n")
    }
  }
}

extension ByteBuffer {
  /// Writes the end of an image element with some of a picture's pixels, each changed.
  mutating func put(
    _ surface: ImageSurface, _ part: ImagePart, _ change: (SIMD4<UInt8>) -> SIMD4<UInt8> = { $0 }
  ) throws(DrawingError) {
    guard var bitmap = surface.bitmap(part.columns, part.rows) else {
      throw DrawingError.noMemory
    }
    for start in stride(from: 0, to: bitmap.components.count, by: 4) {
      let pixel = change(SIMD4(bitmap.components[start..<(start + 4)]))
      for channel in 0..<4 { bitmap.components[start + channel] = pixel[channel] }
    }
    put(placeOf: part)
    put(type: "png", file: try PNGWriter.bytes(of: bitmap, options: .small))
  }

  /// Writes the place of a part in the pixels of its picture.
  mutating func put(placeOf part: ImagePart) {
    put("x", nonzero: Double(part.columns.lowerBound))
    put("y", nonzero: Double(part.rows.lowerBound))
    put(part.pixelSize)
  }
}

extension ImagePart {
  /// Whether the part ends where pixels end.
  var isOfWholePixels: Bool {
    source.width == Double(columns.count) && source.height == Double(rows.count)
  }

  /// The size of the whole pixels that the part touches.
  var pixelSize: Size { Size(width: Double(columns.count), height: Double(rows.count)) }
}
