import TableModel

/// The pictures of an animated PNG file, one after the other.
package struct PNGAnimation {
  /// A picture as a viewer shows it.
  package struct Picture: Hashable {
    /// Its pixels.
    package var bitmap: Bitmap
    /// For how long it is shown, in milliseconds.
    package var milliseconds: Double
  }

  /// The most pixels that all pictures have together, each as large as the whole.
  package static let mostPixels = 1 << 31
  /// So many pixels take as long as a picture without any.
  private static let leastPixels = 1 << 14

  private let frames: [AnimationFrame]
  /// The form of pixels, and the parts that say what their colours mean.
  private let head: [UInt8]
  private let file: [UInt8]
  private var canvas: Bitmap
  private var next = 0

  /// The number of pictures; at least 1.
  package var count: Int { frames.count }

  /// The size of all pictures, in pixels.
  package var size: Size { Size(width: Double(canvas.width), height: Double(canvas.height)) }

  /// How often all of them are shown; 0 for endlessly.
  package let plays: Int

  /// The animation in a file's bytes; `nil` where they have none.
  ///
  /// Throws where the animation is broken, or has too many pixels.
  package init?(_ file: [UInt8]) throws(DrawingError) {
    guard let control = PNGChunks.content(of: "acTL", in: file) else { return nil }
    var check = PNGPartCheck()
    check.add(file)
    if let flaw = check.flaw { throw flaw }
    var (frames, head, format) = ([AnimationFrame](), [UInt8](), [UInt8]())
    var (isSound, hasPixels) = (control.count == 8, false)
    PNGChunks.visit(file) { name, content in
      switch name {
      case PNGChunks.number(of: "IHDR"): format = Array(file[content].dropFirst(8))
      case PNGChunks.number(of: "fcTL"):
        guard let frame = AnimationFrame(file[content]) else { isSound = false; break }
        frames.append(frame)
      case PNGChunks.number(of: "IDAT"):
        hasPixels = true
        // Pixels before all frames are for viewers that know nothing of animations.
        if !frames.isEmpty { frames[frames.count - 1].data.append(content) }
      case PNGChunks.number(of: "fdAT"):
        if frames.isEmpty || content.count < 4 { isSound = false; break }
        frames[frames.count - 1].data.append(content.dropFirst(4))
      case PNGChunks.number(of: "PLTE"), PNGChunks.number(of: "tRNS"), PNGChunks.number(of: "gAMA"),
        PNGChunks.number(of: "cHRM"), PNGChunks.number(of: "sRGB"), PNGChunks.number(of: "iCCP"):
        if !hasPixels { head += file[(content.lowerBound - 8)..<(content.upperBound + 4)] }
      default: break
      }
      return isSound
    }
    guard let size = PNGReader.size(of: file), isSound, !frames.isEmpty, format.count == 5 else {
      throw PNGAnimation.failure
    }
    let (width, height) = (Int(size.width), Int(size.height))
    try ImageLimits.check(width: width, height: height)
    guard frames.allSatisfy({ $0.area.lies(inWidth: width, height: height) && !$0.data.isEmpty }) else {
      throw PNGAnimation.failure
    }
    let cost = max(PNGAnimation.leastPixels, width * height + head.count)
    guard frames.count <= PNGAnimation.mostPixels / cost else {
      throw DrawingError(
        "the animation has \(frames.count) pictures of \(width)×\(height) pixels, more than can be compared",
        hint: "make it smaller or shorter")
    }
    let empty = [UInt8](repeating: 0, count: 4 * width * height)
    guard let canvas = Bitmap(width: width, height: height, components: empty) else {
      throw PNGAnimation.failure
    }
    (self.frames, self.head, self.file, self.canvas) = (frames, format + head, file, canvas)
    plays = control[4...].reduce(0) { $0 << 8 | Int($1) }
  }

  private static let failure = DrawingError(
    "the animation in the PNG file cannot be read", hint: "save the picture again as PNG")

  /// Shows the next picture; `nil` after the last.
  ///
  /// Throws where its pixels cannot be read.
  package mutating func show() throws(DrawingError) -> Picture? {
    guard next < frames.count else { return nil }
    let frame = frames[next]
    let before = canvas
    canvas.draw(try pixels(of: frame), at: frame.area, over: frame.isBlended)
    let picture = Picture(bitmap: canvas, milliseconds: frame.milliseconds)
    switch frame.disposal {
    case .stays: break
    case .empties: canvas.clear(frame.area)
    case .restores: if next > 0 { canvas = before } else { canvas.clear(frame.area) }
    }
    next += 1
    return picture
  }

  /// The pixels of a frame, which are those of a PNG file of its own size.
  private func pixels(of frame: AnimationFrame) throws(DrawingError) -> Bitmap {
    var part: [UInt8] = Array(file[..<8])
    let size = UInt32(frame.area.width).bigEndianBytes + UInt32(frame.area.height).bigEndianBytes
    part.appendChunk("IHDR", size + head[..<5])
    part += head[5...]
    for range in frame.data { part.appendChunk("IDAT", Array(file[range])) }
    part.appendChunk("IEND", [])
    return try PNGReader.bitmap(part)
  }
}
