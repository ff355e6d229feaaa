import TableModel

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
  package static func frame(_ read: ImageByteReader) throws -> (width: Int, height: Int, end: Int) {
    let segment = try firstSegment(from: 2, read) { isFrame($0) }
    let frame = try read(segment.start, 10)
    guard frame.count == 10 else { throw ImageFlaw.cutOff }
    guard [0xC0, 0xC1, 0xC2, 0xC9, 0xCA].contains(segment.kind), frame[4] == 8 else {
      throw ImageFlaw.unsupportedCoding
    }
    guard [1, 3].contains(frame[9]) else { throw ImageFlaw.unsupportedColors }
    return (frame[7..<9].bigEndian, frame[5..<7].bigEndian, segment.end)
  }

  /// How a camera's notes before an offset say that the picture is to be turned; `nil` where they say nothing.
  package static func orientation(
    upTo end: Int, _ read: ImageByteReader
  ) throws -> ImageOrientation? {
    var offset = 2
    for _ in 0..<mostSegments {
      let isNotes = { (kind: UInt8) in kind == notesKind || isFrame(kind) }
      let segment = try firstSegment(from: offset, read, where: isNotes)
      guard segment.kind == notesKind, segment.end <= end else { return nil }
      let content = try read(segment.start + 4, segment.end - segment.start - 4)
      if content.starts(with: EXIFOrientation.signature) {
        return EXIFOrientation.orientation(of: content.dropFirst(EXIFOrientation.signature.count))
      }
      offset = segment.end
    }
    return nil
  }

  /// The kind of segment that cameras' notes are in, and other programs' notes too.
  private static let notesKind: UInt8 = 0xE1

  /// Sees that there are pixels, and the marker that ends them; what editors append behind it does no harm.
  package static func checkEnd(from start: Int, fileSize: Int, _ read: ImageByteReader) throws {
    let scan = try firstSegment(from: start, read) { $0 == 0xDA }
    guard try read(fileSize - endMarker.count, endMarker.count) != endMarker else { return }
    var offset = scan.end
    var last: UInt8 = 0
    while true {
      let block = try read(offset, blockLength)
      guard !block.isEmpty else { throw ImageFlaw.cutOff }
      for byte in block {
        if last == 0xFF, byte == 0xD9 { return }
        last = byte
      }
      offset += block.count
    }
  }

  /// The kinds of all segments of a file and their bytes, in their order; `nil` where anything lies between them, or behind the
  /// marker that ends the picture.
  package static func segments(of file: [UInt8]) -> [(kind: UInt8, bytes: Range<Int>)]? {
    guard file.starts(with: signature) else { return nil }
    var segments: [(kind: UInt8, bytes: Range<Int>)] = []
    var offset = 2
    while offset + 1 < file.count, file[offset] == 0xFF, segments.count < mostSegments {
      if file[offset + 1] == endMarker[1] { return offset + 2 == file.count ? segments : nil }
      guard offset + 4 <= file.count else { return nil }
      var end = offset + 2 + file[(offset + 2)..<(offset + 4)].bigEndian
      guard end <= file.count else { return nil }
      let kind = file[offset + 1]
      // Pixels follow the segment that begins them, up to the next marker that is none of theirs.
      while kind == 0xDA, end + 1 < file.count,
        file[end] != 0xFF || file[end + 1] == 0 || (0xD0...0xD7).contains(file[end + 1])
      {
        end += 1
      }
      segments.append((kind, offset..<end))
      offset = end
    }
    return nil
  }

  private static func isFrame(_ kind: UInt8) -> Bool {
    (0xC0...0xCF).contains(kind) && ![0xC4, 0xC8, 0xCC].contains(kind)
  }

  /// The first segment of a kind, which must come before the pixels do.
  private static func firstSegment(
    from start: Int,
    _ read: ImageByteReader,
    where isWanted: (UInt8) -> Bool
  ) throws -> Segment {
    var offset = start
    for _ in 0..<mostSegments {
      let head = try read(offset, 4)
      guard head.count == 4 else { throw ImageFlaw.cutOff }
      guard head[0] == 0xFF else { throw ImageFlaw.damaged }
      switch head[1] {
      case 0xFF: offset += 1
      case 0x01, 0xD0...0xD8: offset += 2
      case let kind:
        let length = head[2..<4].bigEndian
        guard length >= 2 else { throw ImageFlaw.damaged }
        let segment = Segment(kind: kind, start: offset, end: offset + 2 + length)
        if isWanted(kind) { return segment }
        guard kind != 0xD9, kind != 0xDA else { throw ImageFlaw.damaged }
        offset = segment.end
      }
    }
    throw ImageFlaw.damaged
  }
}

/// Reads from a camera's notes in a JPEG file how the picture is to be turned.
enum EXIFOrientation {
  /// What the segment of such notes begins with.
  static let signature = Array("Exif".utf8) + [0, 0]

  /// The number of the note that says it, and the number of the kind of value that it has.
  private static let (tag, short) = (0x0112, 3)
  /// The bytes of a note.
  private static let entryLength = 12

  /// The orientation that a segment's bytes behind its signature tell; `nil` where they tell none.
  ///
  /// The notes are a TIFF file's first directory. Nothing behind their end is looked at, wherever they point to.
  static func orientation(of notes: ArraySlice<UInt8>) -> ImageOrientation? {
    let notes = Array(notes)
    let isLittleEndian: Bool
    switch Array(notes.prefix(2)) {
    case Array("II".utf8): isLittleEndian = true
    case Array("MM".utf8): isLittleEndian = false
    default: return nil
    }
    func number(at offset: Int, count: Int) -> Int? {
      guard offset >= 0, offset <= notes.count - count else { return nil }
      let bytes = notes[offset..<offset + count]
      return isLittleEndian ? Array(bytes.reversed())[...].bigEndian : bytes.bigEndian
    }
    guard number(at: 2, count: 2) == 42, let directory = number(at: 4, count: 4),
      let count = number(at: directory, count: 2)
    else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + index * entryLength
      guard let found = number(at: entry, count: 2) else { return nil }
      guard found == tag else { continue }
      guard number(at: entry + 2, count: 2) == short, number(at: entry + 4, count: 4) == 1 else { return nil }
      return number(at: entry + 8, count: 2).flatMap(ImageOrientation.init(exif:))
    }
    return nil
  }
}
