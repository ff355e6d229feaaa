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
  /// The form of pixels, and the chunks that say what their colours mean.
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
    var check = PNGChunkCheck()
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

/// What an animated PNG file says of one of its pictures.
struct AnimationFrame {
  /// What becomes of the picture before the next one is put over it.
  enum Disposal: UInt8 {
    case stays, empties, restores
  }

  /// Where its pixels go.
  let area: PixelArea
  /// For how long it is shown, in milliseconds.
  let milliseconds: Double
  /// What becomes of it.
  let disposal: Disposal
  /// Whether what was there before is seen through its pixels, and not taken away by them.
  let isBlended: Bool
  /// Where the bytes of its pixels lie in the file.
  var data: [Range<Int>] = []

  private static let length = 26
  /// The parts of a second that durations are counted in where none are given.
  private static let usualParts = 100

  /// Reads the content of a chunk that begins a picture; `nil` where it is broken.
  init?(_ content: ArraySlice<UInt8>) {
    guard content.count == Self.length, let disposal = Disposal(rawValue: content[content.startIndex + 24]),
      content[content.startIndex + 25] <= 1
    else { return nil }
    let number = { (place: Int, count: Int) in
      content[(content.startIndex + place)..<(content.startIndex + place + count)]
        .reduce(0) { $0 << 8 | Int($1) }
    }
    area = PixelArea(x: number(12, 4), y: number(16, 4), width: number(4, 4), height: number(8, 4))
    let parts = number(22, 2)
    milliseconds = Double(1000 * number(20, 2)) / Double(parts == 0 ? Self.usualParts : parts)
    self.disposal = disposal
    isBlended = content[content.startIndex + 25] == 1
  }
}

extension PixelArea {
  /// Whether the area has pixels, all of them in a picture of a size.
  func lies(inWidth width: Int, height: Int) -> Bool {
    self.width > 0 && self.height > 0 && x <= width - self.width && y <= height - self.height
  }
}

extension Bitmap {
  /// Takes all pixels of an area away.
  mutating func clear(_ area: PixelArea) {
    for row in area.y..<(area.y + area.height) {
      let start = 4 * (row * width + area.x)
      for place in start..<(start + 4 * area.width) { components[place] = 0 }
    }
  }

  /// Puts another picture into an area of its size, or over what is there.
  mutating func draw(_ picture: Bitmap, at area: PixelArea, over isBlended: Bool) {
    for row in 0..<area.height {
      let (start, source) = (4 * ((area.y + row) * width + area.x), 4 * row * area.width)
      if isBlended {
        for place in stride(from: 0, to: 4 * area.width, by: 4) {
          blend(picture.components[(source + place)..<(source + place + 4)], at: start + place)
        }
      } else {
        components.replaceSubrange(
          start..<(start + 4 * area.width), with: picture.components[source..<(source + 4 * area.width)])
      }
    }
  }

  /// Puts a pixel over another one; colours are not multiplied by their opacity.
  private mutating func blend(_ pixel: ArraySlice<UInt8>, at place: Int) {
    let first = pixel.startIndex
    let (front, behind) = (
      Int(pixel[first + 3]) * 255, (255 - Int(pixel[first + 3])) * Int(components[place + 3])
    )
    guard front + behind > 0 else { return }
    for channel in 0..<3 {
      let mixed = Int(pixel[first + channel]) * front + Int(components[place + channel]) * behind
      components[place + channel] = UInt8(mixed / (front + behind))
    }
    components[place + 3] = UInt8((front + behind) / 255)
  }
}

/// Writes an animated PNG file picture by picture: the first as a whole, of the others the part that has changed.
///
/// Viewers that know nothing of animations show the first picture. The animation begins anew when it is over.
struct PNGAnimationEncoder: AnimationEncoder {
  /// The pixels that are compressed at once.
  private static let bandSize = 1 << 18
  /// The milliseconds of a second, in which durations are written.
  private static let second: UInt16 = 1000

  private let width: Int
  private let height: Int
  private let options: PNGOptions
  private let flat: FlatDeflater
  private var file: [UInt8]
  private var isEmpty = true
  /// The number of the next chunk that belongs to the animation.
  private var sequence: UInt32 = 0

  /// Begins a file of so many opaque pictures of one size; `scale` is noted as its density unless it is `nil`.
  init(
    width: Int, height: Int, count: Int, scale: Double?, options: PNGOptions,
    reusing flat: FlatDeflater = FlatDeflater()
  ) {
    self.width = width
    self.height = height
    self.options = options
    self.flat = flat
    file = PNGHead.bytes(width: width, height: height, format: .rgb, scale: scale)
    let endlessly: UInt32 = 0
    file.appendChunk(
      "acTL", UInt32(truncatingIfNeeded: count).bigEndianBytes + endlessly.bigEndianBytes)
  }

  /// The bytes that the file has so far.
  var byteCount: Int { file.count }

  /// Appends what has changed on a canvas, which is shown for some milliseconds, at most 65535.
  mutating func append(_ canvas: AnimationCanvas, milliseconds: Int) throws(DrawingError) {
    let area = canvas.area
    appendControl(of: area, milliseconds: milliseconds)
    let isWhole = area == PixelArea(x: 0, y: 0, width: width, height: height)
    let stream = try compressed(
      isWhole ? canvas.pixels : area.pixels(of: canvas.pixels, width: width), area.width)
    if isEmpty {
      file.appendChunk("IDAT", stream)
    } else {
      file.appendChunk("fdAT", nextNumber() + stream)
    }
    isEmpty = false
  }

  /// Ends the file.
  mutating func finish() -> [UInt8] {
    file.appendChunk("IEND", [])
    return file
  }

  /// Says where the next pixels go and for how long they are seen; they take the place of what was there.
  private mutating func appendControl(of area: PixelArea, milliseconds: Int) {
    let numbers = [area.width, area.height, area.x, area.y].flatMap {
      UInt32(truncatingIfNeeded: $0).bigEndianBytes
    }
    let delay = UInt16(min(max(0, milliseconds), Int(UInt16.max))).bigEndianBytes
    let staysAndReplaces: [UInt8] = [0, 0]
    file.appendChunk(
      "fcTL", nextNumber() + numbers + delay + PNGAnimationEncoder.second.bigEndianBytes + staysAndReplaces)
  }

  private mutating func nextNumber() -> [UInt8] {
    defer { sequence += 1 }
    return sequence.bigEndianBytes
  }

  private func compressed(_ pixels: [UInt32], _ width: Int) throws(DrawingError) -> [UInt8] {
    var stream: [UInt8] = []
    var compressor = try PNGCompressor(width: width, format: .rgb, options, reusing: flat)
    let step = max(1, PNGAnimationEncoder.bandSize / width) * width
    pixels.withUnsafeBufferPointer { buffer in
      for start in stride(from: 0, to: buffer.count, by: step) {
        let rows = buffer[start..<min(start + step, buffer.count)]
        compressor.append(UnsafeBufferPointer(rebasing: rows), to: &stream)
      }
    }
    compressor.finish(&stream)
    return stream
  }
}

extension UInt16 {
  /// The two bytes, the more significant first.
  fileprivate var bigEndianBytes: [UInt8] { [UInt8(self >> 8), UInt8(truncatingIfNeeded: self)] }
}
