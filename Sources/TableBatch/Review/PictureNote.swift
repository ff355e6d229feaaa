import TableDrawing
import TableModel
import TableReview
import TableSources

/// What an approved picture notes of itself, in a part of its file that viewers pass over: how it was drawn, and what
/// it shows.
///
/// Approved pictures are packed as small as can be, which takes longer than drawing them. The note has the digest of
/// the file as it was drawn, so that a picture that is drawn again need not be packed, nor this one unpacked, to know
/// that they are the same. Of one that has changed, its bands say which parts have.
struct PictureNote: Sendable {
  private static let heading = "tablemock review 2"
  /// What notes begin with that know of no bands; pictures approved until 2026-11-24 have them.
  private static let olderHeading = "tablemock review 1"
  /// The most bytes that the note of a picture may have.
  private static let limit = 16 << 20

  /// The SHA-256 digest of the file as it was drawn, in hexadecimal digits.
  var drawn: String
  /// The views, as one line of JSON in UTF-8; empty where they are not known.
  var outline: [UInt8]
  /// The bands of the file that can be unpacked by themselves; `nil` where there are none.
  var bands: PNGBands?

  /// A note of a picture.
  init(drawn: String, outline: [UInt8]) {
    self.drawn = drawn
    self.outline = outline
  }

  /// The note in a file; `nil` where there is none, or the pixels have been changed since it was made.
  init?(in file: NotedFile) {
    guard let stream = file.noteContent, let bytes = Inflation.inflated(stream, atMost: PictureNote.limit)
    else { return nil }
    var lines = bytes.split(separator: 0x0A, maxSplits: 4, omittingEmptySubsequences: false)
    guard let heading = lines.first else { return nil }
    if heading.elementsEqual(PictureNote.heading.utf8), lines.count == 5 {
      bands = PNGBands(lines.remove(at: 3))
    } else if !heading.elementsEqual(PictureNote.olderHeading.utf8) {
      return nil
    }
    guard lines.count == 4, lines[2].elementsEqual(file.plainDigest.utf8) else { return nil }
    drawn = String(decoding: lines[1], as: UTF8.self)
    outline = Array(lines[3])
  }

  /// The views as a value; `nil` where they are not known.
  var scene: SceneOutline? { SceneOutline(json: outline) }

  /// Whether it notes what older versions did not.
  var hasDetails: Bool { outline.end(ofFirst: "\"details\": true") != nil }

  /// The digest of rows that are out of sight, which is wanted where nothing else of the views is; `nil` without any.
  var hidden: String? {
    outline.end(ofFirst: "\"hidden\": \"").map { end in
      String(decoding: outline[end...].prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
    }
  }

  /// A file without a note.
  static func stripped(_ file: [UInt8]) -> [UInt8] { PNGChunks.removing(NotedFile.noteName, from: file) }

  /// A file with this note instead of any other.
  func added(to file: [UInt8]) -> [UInt8] {
    let file = NotedFile(file)
    guard let stream = Inflation.deflated(text(for: file.plainDigest)) else { return file.bytes }
    return file.with(note: stream).bytes
  }

  /// The file as it was drawn, with this note as it is: approving will pack both.
  func added(toDrawn file: NotedFile) -> NotedFile {
    Inflation.stored(text(for: drawn)).map(file.with(note:)) ?? file
  }

  private func text(for digest: String) -> [UInt8] {
    Array("\(PictureNote.heading)\n\(drawn)\n\(digest)\n\(bands?.text ?? "")\n".utf8) + outline
  }
}

extension [UInt8] {
  /// Where a text ends that comes first; `nil` where there is none.
  fileprivate func end(ofFirst text: StaticString) -> Int? {
    text.withUTF8Buffer { text in
      withUnsafeBufferPointer { bytes in
        guard let first = text.first, bytes.count >= text.count else { return nil }
        return (0...bytes.count - text.count).first { start in
          bytes[start] == first && bytes[start..<start + text.count].elementsEqual(text)
        }
        .map { $0 + text.count }
      }
    }
  }
}
