import TableModel

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
