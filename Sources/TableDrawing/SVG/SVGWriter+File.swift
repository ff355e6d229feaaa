import TableLayout
import TableModel

extension SVGWriter {
  /// The whole file: what was written of the picture with its gaps filled, after what it uses by name.
  func assemble(_ scene: Scene, _ attributes: ByteBuffer) -> [UInt8] {
    var file = ByteBuffer()
    file.reserve(body.count + definitions.bytes.count + shapes.bytes.count + 64 * gaps.count + 4096)
    putHeader(scene, &file)
    let names = putDefinitions(&file)
    if !scene.root.coversPicture(scene.size) {
      file.put("<rect")
      file.put(scene.size)
      file.put(" fill=\"#fff\"/>\n")
    }
    var place = 0
    for gap in gaps {
      file.put(place..<gap.place, of: body)
      place = gap.place
      switch gap.content {
      case .shape(let number, let x, let y):
        let own = Own(bytes: attributes, range: gap.attributes)
        put(shapes.all[number], named: names[number], own, x: x, y: y, &file)
      case .picture(let number, let rect):
        put(number, own: Own(bytes: attributes, range: gap.attributes), in: rect, &file)
      case .font(let family, let size): fonts.put(family: family, size: size, to: &file)
      }
    }
    file.put(place..<body.count, of: body)
    file.put("</svg>\n")
    return file.bytes
  }

  /// An element's own attributes.
  private struct Own {
    let bytes: ByteBuffer
    let range: Range<Int>

    func put(to file: inout ByteBuffer) { file.put(range, of: bytes) }
  }

  private func putHeader(_ scene: Scene, _ file: inout ByteBuffer) {
    file.put("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    file.put(scene.size)
    file.put(" viewBox=\"0 0 ")
    file.put(scene.size.width)
    file.put(UInt8(ascii: " "))
    file.put(scene.size.height)
    file.put(UInt8(ascii: "\""))
    fonts.putMostFrequent(to: &file)
    file.put(">\n")
    guard let name = scene.name else { return }
    file.put("<title>")
    file.put(escaped: name)
    file.put("</title>\n")
  }

  /// Writes what is used by name and returns the numbers of shared shapes, 0 for the others.
  private func putDefinitions(_ file: inout ByteBuffer) -> [Int] {
    let start = file.count
    file.put("<defs>\n")
    let empty = file.count
    file.put(0..<definitions.bytes.count, of: definitions.bytes)
    glyphs.putDefinitions(to: &file)
    for (index, entry) in pictures.all.enumerated() where entry.isShared {
      file.put("<image id=\"i")
      file.put(index + 1)
      file.put(UInt8(ascii: "\""))
      file.put(entry.fileSize)
      pictures.putTurn(of: index, to: &file)
      pictures.putFile(of: index, to: &file)
    }
    var names = [Int](repeating: 0, count: shapes.all.count)
    var count = 0
    for (index, shape) in shapes.all.enumerated() where shape.isShared {
      count += 1
      names[index] = count
      file.put(shape.isRect ? "<rect id=\"s" : "<path id=\"s")
      file.put(count)
      file.put(UInt8(ascii: "\""))
      put(shape, x: shape.place.x, y: shape.place.y, &file)
    }
    if file.count > empty { file.put("</defs>\n") } else { file.removeAll(from: start) }
    return names
  }

  private func put(
    _ shape: SVGShapes.Shape, named name: Int, _ own: Own, x: Int, y: Int, _ file: inout ByteBuffer
  ) {
    guard name == 0 else {
      file.put("<use")
      own.put(to: &file)
      file.put(" href=\"#s")
      file.put(name)
      file.put(UInt8(ascii: "\""))
      file.put("x", nonzero: x - shape.place.x)
      file.put("y", nonzero: y - shape.place.y)
      return file.put("/>\n")
    }
    file.put(shape.isRect ? "<rect" : "<path")
    own.put(to: &file)
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
    guard !entry.isShared else {
      file.put("<use")
      own.put(to: &file)
      file.put(" href=\"#i")
      file.put(number + 1)
      file.put(UInt8(ascii: "\""))
      file.put(shift: rect.origin, scaleX: scaleX, scaleY: scaleY)
      return file.put("/>\n")
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
