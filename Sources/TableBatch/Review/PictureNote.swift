import TableDrawing
import TableModel
import TableSources

/// What an approved picture notes of itself, in a part of its file that viewers pass over: how it was drawn, and what
/// it shows.
///
/// Approved pictures are packed as small as can be, which takes longer than drawing them. The note has the digest of
/// the file as it was drawn, so that a picture that is drawn again need not be packed, nor this one unpacked, to know
/// that they are the same.
struct PictureNote: Sendable {
  /// The part's name: not needed to show the picture, private, and not to be copied where pixels are changed.
  private static let chunk: StaticString = "tmRV"
  private static let heading = "tablemock review 1"
  /// The most bytes that the note of a picture may have.
  private static let limit = 16 << 20

  /// The SHA-256 digest of the file as it was drawn, in hexadecimal digits.
  var drawn: String
  /// The views, as one line of JSON; empty where they are not known.
  var outline: String

  /// A note of a picture.
  init(drawn: String, outline: String) {
    self.drawn = drawn
    self.outline = outline
  }

  /// The note in a file; `nil` where there is none, or the pixels have been changed since it was made.
  init?(in file: [UInt8]) {
    guard let stream = PNGChunks.content(of: PictureNote.chunk, in: file),
      let bytes = Inflation.inflated(stream, atMost: PictureNote.limit)
    else { return nil }
    let lines = bytes.split(separator: 0x0A, maxSplits: 3, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard lines.count == 4, lines[0] == PictureNote.heading,
      lines[2] == Fingerprint.of(PictureNote.stripped(file))
    else { return nil }
    (drawn, outline) = (lines[1], lines[3])
  }

  /// A file without a note.
  static func stripped(_ file: [UInt8]) -> [UInt8] { PNGChunks.removing(chunk, from: file) }

  /// A file with this note instead of any other.
  func added(to file: [UInt8]) -> [UInt8] {
    let file = PictureNote.stripped(file)
    return added(toPlain: file, digest: Fingerprint.of(file), level: 9)
  }

  /// The file as it was drawn, with this note, packed no harder than is fast.
  func added(toDrawn file: [UInt8]) -> [UInt8] { added(toPlain: file, digest: drawn, level: 1) }

  private func added(toPlain file: [UInt8], digest: String, level: Int) -> [UInt8] {
    let text = "\(PictureNote.heading)\n\(drawn)\n\(digest)\n\(outline)"
    guard let stream = Inflation.deflated(Array(text.utf8), level: level) else { return file }
    return PNGChunks.adding(PictureNote.chunk, stream, to: file)
  }
}
