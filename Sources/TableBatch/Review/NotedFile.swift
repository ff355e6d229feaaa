import TableDrawing
import TableSources

/// The file of a picture and its digests, with the note of reviews in it and without; what stands before the note is
/// read once for both.
struct NotedFile {
  /// The note's name: not needed to show the picture, private, and not to be copied where pixels are changed.
  static let noteName: StaticString = "tmRV"
  /// What the last part of a PNG file is called.
  private static let ending: StaticString = "IEND"

  /// The file.
  let bytes: [UInt8]
  /// Where the note lies, and where it would where there is none.
  private let note: Range<Int>
  /// All that stands before the note.
  private let start: Fingerprint

  /// A file as it is read or drawn.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let end = PNGChunks.range(of: NotedFile.ending, in: bytes)?.lowerBound ?? bytes.count
    note = PNGChunks.range(of: NotedFile.noteName, in: bytes) ?? end..<end
    var start = Fingerprint()
    start.add(bytes[..<note.lowerBound])
    self.start = start
  }

  private init(_ bytes: [UInt8], note: Range<Int>, after start: Fingerprint) {
    (self.bytes, self.note, self.start) = (bytes, note, start)
  }

  /// The SHA-256 digest of the file, in hexadecimal digits.
  var digest: String {
    var whole = start
    whole.add(bytes[note.lowerBound...])
    return whole.digits()
  }

  /// The digest of the file without a note.
  var plainDigest: String {
    var plain = start
    plain.add(bytes[note.upperBound...])
    return plain.digits()
  }

  /// Whether there is a note.
  var hasNote: Bool { !note.isEmpty }

  /// The content of the note as it is packed; `nil` where there is none.
  var noteContent: [UInt8]? { note.isEmpty ? nil : PNGChunks.content(of: NotedFile.noteName, in: bytes) }

  /// The file with another note; what is no PNG file stays as it is.
  func with(note content: [UInt8]) -> NotedFile {
    let plain = note.isEmpty ? bytes : PNGChunks.removing(NotedFile.noteName, from: bytes)
    let noted = PNGChunks.adding(NotedFile.noteName, content, to: plain)
    let length = noted.count - plain.count
    guard PNGChunks.range(of: NotedFile.ending, in: plain)?.lowerBound == note.lowerBound else {
      return NotedFile(noted)
    }
    return NotedFile(noted, note: note.lowerBound..<(note.lowerBound + length), after: start)
  }
}
