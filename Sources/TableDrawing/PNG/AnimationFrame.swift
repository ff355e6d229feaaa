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

  /// Reads the content of a part that begins a picture; `nil` where it is broken.
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
