/// How a JPEG file is put together: segments that begin with markers, and the pixels behind the last of them.
package enum JPEGStructure {
  /// A file's first bytes.
  package static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

  /// The most segments that are passed over in search of the size, and of the pixels.
  private static let mostSegments = 1_000
  /// The bytes in which the end is searched at once.
  private static let blockLength = 1 << 16
  /// The marker at the end of the picture, which the pixels' own bytes never look like.
  private static let endMarker: [UInt8] = [0xFF, 0xD9]

  /// A segment or a marker that stands alone.
  private struct Segment {
    /// The byte that tells its kind.
    var kind: UInt8
    /// Where it begins.
    var start: Int
    /// Where the next one begins.
    var end: Int
  }

  /// The size that the frame segment tells, and where the next segment begins.
  package static func size(_ read: ImageHeader.Reader) throws -> (width: Int, height: Int, end: Int) {
    let segment = try firstSegment(from: 2, read) { isFrame($0) }
    let frame = try read(segment.start, 10)
    guard frame.count == 10 else { throw ImageHeader.Failure.cutOff }
    guard [0xC0, 0xC1, 0xC2, 0xC9, 0xCA].contains(segment.kind), frame[4] == 8 else {
      throw ImageHeader.Failure.unsupportedCoding
    }
    guard [1, 3].contains(frame[9]) else { throw ImageHeader.Failure.unsupportedColors }
    return (frame[7..<9].bigEndian, frame[5..<7].bigEndian, segment.end)
  }

  /// Sees that there are pixels, and the marker that ends them; what editors append behind it does no harm.
  package static func checkEnd(from start: Int, fileSize: Int, _ read: ImageHeader.Reader) throws {
    let scan = try firstSegment(from: start, read) { $0 == 0xDA }
    guard try read(fileSize - endMarker.count, endMarker.count) != endMarker else { return }
    var offset = scan.end
    var last: UInt8 = 0
    while true {
      let block = try read(offset, blockLength)
      guard !block.isEmpty else { throw ImageHeader.Failure.cutOff }
      for byte in block {
        if last == 0xFF, byte == 0xD9 { return }
        last = byte
      }
      offset += block.count
    }
  }

  private static func isFrame(_ kind: UInt8) -> Bool {
    (0xC0...0xCF).contains(kind) && ![0xC4, 0xC8, 0xCC].contains(kind)
  }

  /// The first segment of a kind, which must come before the pixels do.
  private static func firstSegment(
    from start: Int,
    _ read: ImageHeader.Reader,
    where isWanted: (UInt8) -> Bool
  ) throws -> Segment {
    var offset = start
    for _ in 0..<mostSegments {
      let head = try read(offset, 4)
      guard head.count == 4 else { throw ImageHeader.Failure.cutOff }
      guard head[0] == 0xFF else { throw ImageHeader.Failure.damaged }
      switch head[1] {
      case 0xFF: offset += 1
      case 0x01, 0xD0...0xD8: offset += 2
      case let kind:
        let length = head[2..<4].bigEndian
        guard length >= 2 else { throw ImageHeader.Failure.damaged }
        let segment = Segment(kind: kind, start: offset, end: offset + 2 + length)
        if isWanted(kind) { return segment }
        guard kind != 0xD9, kind != 0xDA else { throw ImageHeader.Failure.damaged }
        offset = segment.end
      }
    }
    throw ImageHeader.Failure.damaged
  }
}
