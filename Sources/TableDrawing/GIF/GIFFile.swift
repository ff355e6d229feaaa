import TableModel

/// What a GIF file of this program is made of, read from its first byte to its last.
package struct GIFFile {
  /// The size in pixels.
  package let size: Size
  /// The pictures, each with the time for which it is seen, in hundredths of a second.
  package private(set) var frames: [(area: (x: Int, y: Int, width: Int, height: Int), time: Int)] = []

  /// `nil` where the bytes are no such file: where they are cut, go on, or hold anything but pictures and their times.
  package init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes)
    guard reader.take(Array("GIF89a".utf8)), let width = reader.short(), let height = reader.short(),
      let packed = reader.byte(), packed & 0x80 == 0, reader.byte() == 0, reader.byte() == 0
    else { return nil }
    size = Size(width: Double(width), height: Double(height))
    var time = 0
    while let kind = reader.byte() {
      switch kind {
      case UInt8(ascii: "!"):
        if reader.take([0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]) {
          guard frames.isEmpty else { return nil }
        } else {
          guard reader.take([0xF9, 4]), reader.byte() != nil, let hundredths = reader.short(),
            reader.take([0, 0])
          else { return nil }
          time = hundredths
        }
      case UInt8(ascii: ","):
        guard let x = reader.short(), let y = reader.short(), let partWidth = reader.short(),
          let partHeight = reader.short(), x + partWidth <= width, y + partHeight <= height,
          partWidth > 0, partHeight > 0, let packed = reader.byte(), packed & 0xC0 == 0x80,
          reader.skip(3 << (Int(packed & 7) + 1)), let codeSize = reader.byte(), 2...8 ~= codeSize,
          let data = reader.blocks(), GIFFile.has(data, partWidth * partHeight, Int(codeSize))
        else { return nil }
        frames.append(((x, y, partWidth, partHeight), time))
      case UInt8(ascii: ";"):
        guard reader.isAtEnd, !frames.isEmpty else { return nil }
        return
      default: return nil
      }
    }
    return nil
  }

  /// Reads bytes from first to last.
  private struct Reader {
    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { place == bytes.count }

    mutating func byte() -> UInt8? {
      guard place < bytes.count else { return nil }
      defer { place += 1 }
      return bytes[place]
    }

    /// A number of two bytes, the less significant first.
    mutating func short() -> Int? {
      guard let low = byte(), let high = byte() else { return nil }
      return Int(low) | Int(high) << 8
    }

    /// Passes over some bytes if they come next.
    mutating func take(_ wanted: [UInt8]) -> Bool {
      guard bytes[place...].starts(with: wanted) else { return false }
      place += wanted.count
      return true
    }

    mutating func skip(_ count: Int) -> Bool {
      guard count <= bytes.count - place else { return false }
      place += count
      return true
    }

    /// The bytes of blocks up to an empty one.
    mutating func blocks() -> [UInt8]? {
      var content: [UInt8] = []
      while let count = byte() {
        if count == 0 { return content }
        let start = place
        guard skip(Int(count)) else { return nil }
        content += bytes[start..<place]
      }
      return nil
    }
  }

  /// Whether packed bytes come to so many pixels, and nothing stands behind them that nobody sees.
  private static func has(_ data: [UInt8], _ pixels: Int, _ codeSize: Int) -> Bool {
    let (clear, mostCodes) = (1 << codeSize, 4_096)
    var lengths = [Int](repeating: 1, count: mostCodes)
    var (next, width, count) = (clear + 2, codeSize + 1, 0)
    var last: Int?
    var (bits, room) = (0, 0)
    for (index, byte) in data.enumerated() {
      bits |= Int(byte) << room
      room += 8
      while room >= width {
        let code = bits & (1 << width - 1)
        bits >>= width
        room -= width
        if code == clear {
          (next, width, last) = (clear + 2, codeSize + 1, nil)
          continue
        }
        if code == clear + 1 { return count == pixels && index == data.count - 1 && bits == 0 }
        guard code < next || code == next && last != nil && next < mostCodes else { return false }
        if let last, next < mostCodes {
          lengths[next] = lengths[last] + 1
          next += 1
          if next == 1 << width, width < 12 { width += 1 }
        }
        count += lengths[code]
        guard count <= pixels else { return false }
        last = code
      }
    }
    return false
  }
}
