/// The pixels of the picture of an animation that was painted last: those of the next one take their place.
struct AnimationCanvas {
  let width: Int
  let height: Int
  /// The pixels row after row, each `0xFFRRGGBB`.
  private(set) var pixels: [UInt32] = []
  /// The number of the next row to be painted.
  private var row = 0
  private var hasPicture = false
  private var left = Int.max
  private var right = -1
  private var top = Int.max
  private var bottom = -1

  /// A canvas without a picture.
  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    pixels.reserveCapacity(width * height)
  }

  /// Begins the next picture.
  mutating func begin() {
    hasPicture = row > 0
    row = 0
    (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
  }

  /// Takes the next rows of the picture.
  mutating func append(_ rows: UnsafeBufferPointer<UInt32>) {
    defer { row += rows.count / width }
    guard hasPicture else { return pixels.append(contentsOf: rows) }
    for number in 0..<rows.count / width {
      let new = UnsafeBufferPointer(rebasing: rows[(number * width)..<((number + 1) * width)])
      update(row + number, to: new)
    }
  }

  private mutating func update(_ row: Int, to new: UnsafeBufferPointer<UInt32>) {
    let differing = pixels.withUnsafeMutableBufferPointer { pixels -> ClosedRange<Int>? in
      let old = UnsafeMutableBufferPointer(rebasing: pixels[(row * width)..<((row + 1) * width)])
      guard let first = old.indices.first(where: { old[$0] != new[$0] }),
        let last = old.indices.last(where: { old[$0] != new[$0] })
      else { return nil }
      for column in first...last { old[column] = new[column] }
      return first...last
    }
    guard let differing else { return }
    (left, right) = (min(left, differing.lowerBound), max(right, differing.upperBound))
    (top, bottom) = (min(top, row), max(bottom, row))
  }

  /// The area of the picture that is to be written: all of the first, of the others what has changed.
  ///
  /// Every picture has at least one pixel in a file, even one that is like the picture before it.
  var area: PixelArea {
    guard hasPicture else { return PixelArea(x: 0, y: 0, width: width, height: height) }
    guard bottom >= 0 else { return PixelArea(x: 0, y: 0, width: 1, height: 1) }
    return PixelArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

/// Writes an animation picture by picture.
protocol AnimationEncoder {
  /// The bytes that the file has so far.
  var byteCount: Int { get }

  /// Appends what has changed on a canvas, which is shown for some milliseconds.
  mutating func append(_ canvas: AnimationCanvas, milliseconds: Int) throws(DrawingError)

  /// Ends the file.
  mutating func finish() throws(DrawingError) -> [UInt8]
}

/// A rectangle of whole pixels in a picture.
struct PixelArea: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The pixels of the area in a picture of a width, row after row.
  func pixels(of picture: [UInt32], width: Int) -> [UInt32] {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(self.width * height)
    for row in y..<(y + height) { pixels += picture[(row * width + x)..<(row * width + x + self.width)] }
    return pixels
  }
}
