import Glibc
import TableComparison
import TableDrawing
import TableModel
import TableSources

/// The file of a picture, and where the note of reviews lies in it.
struct NotedFile {
  /// The note's name: not needed to show the picture, private, and not to be copied where pixels are changed.
  static let noteName: StaticString = "tmRV"

  /// The file.
  let bytes: [UInt8]
  /// Where the note lies; empty, at the end, where there is none.
  private let note: Range<Int>

  /// A file as it is read or drawn.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    note = PNGChunks.range(of: NotedFile.noteName, in: bytes) ?? bytes.count..<bytes.count
  }

  /// The SHA-256 digest of the file, in hexadecimal digits.
  var digest: String { Fingerprint.of(bytes) }

  /// Whether there is a note.
  var hasNote: Bool { !note.isEmpty }

  /// The content of the note as it is compressed; `nil` where there is none.
  var noteContent: [UInt8]? { hasNote ? PNGChunks.content(of: NotedFile.noteName, in: bytes) : nil }

  /// Whether another file has the same bytes but for the notes.
  func isSame(as other: NotedFile) -> Bool {
    let length = bytes.count - note.count
    guard length == other.bytes.count - other.note.count else { return false }
    return bytes.withUnsafeBytes { bytes in
      other.bytes.withUnsafeBytes { others in
        // Both are compared between the places at which either has its note.
        let ends = [0, note.lowerBound, other.note.lowerBound, length].sorted()
        return zip(ends, ends.dropFirst()).allSatisfy { start, end in
          guard start < end, let first = bytes.baseAddress, let second = others.baseAddress else {
            return true
          }
          return memcmp(first + place(of: start), second + other.place(of: start), end - start) == 0
        }
      }
    }
  }

  /// Where a byte of the file without its note lies.
  private func place(of byte: Int) -> Int { byte < note.lowerBound ? byte : byte + note.count }

  /// The file with another note; what is no PNG file stays as it is.
  func with(note content: [UInt8]) -> NotedFile {
    let plain = hasNote ? PNGChunks.removing(NotedFile.noteName, from: bytes) : bytes
    return NotedFile(PNGChunks.adding(NotedFile.noteName, content, to: plain))
  }
}

/// What an approved picture notes of itself, in a part of its file that viewers pass over: the views that it shows.
///
/// It is what somebody wrote, and no more: words of a change are taken from it, and the line about rows out of sight. It never
/// decides whether a picture is the same.
struct PictureNote: Sendable {
  /// The most bytes that the views of a picture may have.
  private static let limit = 16 << 20

  /// The views, as one line of JSON in UTF-8.
  let outline: [UInt8]

  /// A note of some views.
  init(outline: [UInt8]) {
    self.outline = outline
  }

  /// The note in a file; `nil` where there is none that can be read.
  init?(in file: NotedFile) {
    guard let stream = file.noteContent, let outline = Inflation.inflated(stream, atMost: PictureNote.limit)
    else { return nil }
    self.outline = outline
  }

  /// The views as a value; `nil` where the note has something else.
  var scene: SceneOutline? { SceneOutline(json: outline) }

  /// The digest of rows that are out of sight, which is wanted where nothing else of the views is; `nil` without any.
  var hidden: String? {
    outline.end(ofFirst: "\"hidden\": \"").map { end in
      String(decoding: outline[end...].prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
    }
  }

  /// A file with this note instead of any other.
  func added(to file: NotedFile) -> NotedFile {
    Inflation.deflated(outline).map(file.with(note:)) ?? file
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
