import TableLayout
import TableModel

extension SVGWriter {
  /// Whether what is there more than once may be written once and used by name.
  var sharesParts: Bool { options.text != .outlines }

  /// Whether shapes that are there more than once may be.
  ///
  /// Layers keep theirs: somebody who gives a row another colour, or removes it, means no other.
  private var sharesShapes: Bool { sharesParts && !options.hasLayers }

  /// The bytes that room is made for to fill a gap: most hold a glyph that is used by name.
  private static let usualGap = 56

  /// The most gaps whose memory is kept for the next picture.
  private static let mostKeptGaps = 1 << 17

  /// The whole file: what was written of the picture with its gaps filled, after what it uses by name.
  ///
  /// Throws where it would have more bytes than it may.
  mutating func assemble(_ scene: Scene, _ attributes: ByteBuffer) throws(DrawingError) -> [UInt8] {
    // Lists of millions of gaps leave those behind that they have grown out of, and copying the file to name ids would
    // take as much again as they do.
    let areVeryMany = gaps.count > SVGWriter.mostKeptGaps
    if areVeryMany { ProcessMemory.giveBackFreed() }
    glyphs.settle(sharing: sharesParts)
    let names = sharedNames
    var file = ByteBuffer()
    file.reserve(
      body.count + definitions.bytes.count + shapes.bytes.count + SVGWriter.usualGap * gaps.count + 4096)
    putHeader(scene, hasLinks: hasLinks(names), &file)
    let start = file.count
    if let name = scene.name {
      file.put("<title>")
      file.put(escaped: name)
      file.put("</title>\n")
    }
    putDefinitions(names, &file)
    if !scene.root.coversPicture(scene.size) {
      file.put("<rect")
      file.put(scene.size)
      file.put(" fill=\"#fff\"/>\n")
    }
    try putBody(attributes, names, &file)
    if areVeryMany { (gaps, body) = ([], ByteBuffer()) }
    file.name(SVGIDs(options, of: file, from: start), from: start)
    file.put("</svg>\n")
    return file.take()
  }

  /// Writes what was written of the picture, and what belongs into its gaps.
  private func putBody(
    _ attributes: ByteBuffer, _ names: [Int], _ file: inout ByteBuffer
  ) throws(DrawingError) {
    var place = 0
    var isOpen = false
    var isWritten = [Bool](repeating: false, count: shapes.all.count)
    for gap in gaps {
      try meter.write(bytes: file.count)
      if gap.place > place { SVGGlyphs.close(&isOpen, in: &file) }
      file.put(place..<gap.place, of: body)
      place = gap.place
      let own = Own(bytes: attributes, range: gap.attributes)
      switch gap.content {
      case .shape(let x, let y, let short):
        let number = Int(short)
        let isFirst = !isWritten[number] && !shapes.all[number].isOfView
        put(shapes.all[number], named: names[number], own, x: x, y: y, isFirst: isFirst, &file)
        isWritten[number] = true
      case .picture(let number, let rect): put(number, own: own, in: rect, &file)
      case .glyph(let x, let y, let glyph, let isFirst):
        glyphs.put(Int(glyph), x: x, y: y, isFirst: isFirst, isOpen: &isOpen, to: &file)
      case .order(let ids): put(ids, of: attributes, &file)
      case .font(let family, let size): fonts.put(family: family, size: size, to: &file)
      }
    }
    SVGGlyphs.close(&isOpen, in: &file)
    file.put(place..<body.count, of: body)
  }

  /// Writes what screen readers read in another order than it is drawn.
  private func put(_ ids: [Range<Int>], of attributes: ByteBuffer, _ file: inout ByteBuffer) {
    guard let first = ids.first else { return }
    file.put(" aria-owns=\"")
    file.put(first, of: attributes)
    for id in ids.dropFirst() {
      file.put(UInt8(ascii: " "))
      file.put(id, of: attributes)
    }
    file.put(UInt8(ascii: "\""))
  }

  /// Whether something is used by name, or there are pictures.
  private func hasLinks(_ names: [Int]) -> Bool {
    hasOwnPixels || glyphs.hasLinks || definitions.hasPictures || !pictures.all.isEmpty
      || names.contains { $0 > 0 }
  }

  /// An element's own attributes.
  private struct Own {
    let bytes: ByteBuffer
    let range: Range<Int>

    func put(to file: inout ByteBuffer) { file.put(range, of: bytes) }
  }

  private func putHeader(_ scene: Scene, hasLinks: Bool, _ file: inout ByteBuffer) {
    file.put("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    if hasLinks { file.put(" xmlns:xlink=\"http://www.w3.org/1999/xlink\"") }
    if options.hasLayers { file.put(" xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\"") }
    file.put(scene.size)
    file.put(" viewBox=\"0 0 ")
    file.put(scene.size.width)
    file.put(UInt8(ascii: " "))
    file.put(scene.size.height)
    file.put(UInt8(ascii: "\""))
    fonts.putMostFrequent(to: &file)
    file.put(">\n")
  }

  /// The numbers of shared shapes, 0 for the others.
  private var sharedNames: [Int] {
    var count = 0
    return shapes.all.map { shape in
      guard sharesShapes, shape.isShared else { return 0 }
      count += 1
      return count
    }
  }

  /// Writes what is used by name.
  private func putDefinitions(_ names: [Int], _ file: inout ByteBuffer) {
    let start = file.count
    file.put("<defs>\n")
    let empty = file.count
    file.put(0..<definitions.bytes.count, of: definitions.bytes)
    for (index, entry) in pictures.all.enumerated() where sharesParts && entry.isShared {
      file.begin("image", id: "i", index + 1)
      file.put(entry.fileSize)
      pictures.putTurn(of: index, to: &file)
      pictures.putFile(of: index, to: &file)
    }
    for (shape, name) in zip(shapes.all, names) where name > 0 && shape.isOfView {
      file.begin(shape.isRect ? "rect" : "path", id: "s", name)
      put(shape, x: shape.place.x, y: shape.place.y, &file)
    }
    if file.count > empty { file.put("</defs>\n") } else { file.removeAll(from: start) }
  }

  /// Writes a use of a shape, which has its name where it is shown first if it can.
  private func put(
    _ shape: SVGShapes.Shape, named name: Int, _ own: Own, x: Int, y: Int, isFirst: Bool,
    _ file: inout ByteBuffer
  ) {
    guard name == 0 || isFirst else {
      file.put("<use")
      own.put(to: &file)
      file.put(linkTo: "s", name)
      file.put("x", nonzero: x - shape.place.x)
      file.put("y", nonzero: y - shape.place.y)
      return file.put("/>\n")
    }
    if name > 0 {
      file.begin(shape.isRect ? "rect" : "path", id: "s", name)
    } else {
      file.put(shape.isRect ? "<rect" : "<path")
      own.put(to: &file)
    }
    put(shape, x: x, y: y, &file)
  }

  /// Writes the end of a shape's element at a place.
  private func put(_ shape: SVGShapes.Shape, x: Int, y: Int, _ file: inout ByteBuffer) {
    if shape.isAnchored {
      file.put(shift: x, y)
    } else if shape.isRect {
      file.put("x", nonzero: x)
      file.put("y", nonzero: y)
    }
    file.put(shape.attributes, of: shapes.bytes)
    if !shape.isRect {
      file.put(" d=\"M")
      if !shape.isAnchored { file.put(x: x, y: y) }
      file.put(shape.steps, of: shapes.bytes)
      file.put(UInt8(ascii: "\""))
    }
    file.put("/>\n")
  }

  /// Writes a whole picture scaled to a rectangle.
  private func put(_ number: Int, own: Own, in rect: Rect, _ file: inout ByteBuffer) {
    let entry = pictures.all[number]
    let scaleX = rect.width / entry.size.width
    let scaleY = rect.height / entry.size.height
    if sharesParts, entry.isShared {
      file.put("<use")
      own.put(to: &file)
      file.put(linkTo: "i", number + 1)
      file.put(shift: rect.origin, scaleX: scaleX, scaleY: scaleY)
      return file.put("/>\n")
    }
    guard entry.reference.orientation == .up else {
      file.put("<g")
      own.put(to: &file)
      file.put(shift: rect.origin, scaleX: scaleX, scaleY: scaleY)
      file.put(">\n<image")
      file.put(entry.fileSize)
      pictures.putTurn(of: number, to: &file)
      pictures.putFile(of: number, to: &file)
      return file.put("</g>\n")
    }
    file.put("<image")
    own.put(to: &file)
    file.put("x", nonzero: rect.minX)
    file.put("y", nonzero: rect.minY)
    file.put(rect.size)
    if scaleX != scaleY { file.put(" preserveAspectRatio=\"none\"") }
    pictures.putFile(of: number, to: &file)
  }
}

extension SceneNode {
  /// Whether the first thing that the view draws hides all that lies behind it.
  fileprivate func coversPicture(_ size: Size) -> Bool {
    guard opacity >= 1, cornerRadius <= 0, outline == nil,
      case .fill(let path, .color(let color)) = drawings.first,
      color.alpha >= 1, let rect = path.rectangle?.offset(x: frame.minX, y: frame.minY)
    else { return false }
    let picture = Rect(origin: .zero, size: size)
    return rect.contains(picture) && (!clipsToBounds || frame.contains(picture))
  }
}
