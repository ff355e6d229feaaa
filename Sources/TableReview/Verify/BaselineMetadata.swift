import Glibc
import TableComparison
import TableDrawing
import TableModel
import TableSources

/// The file of a picture, and where the metadata of reviews lies in it.
struct FileWithMetadata {
  /// The chunk's name: not needed to show the picture, private, and not to be copied where pixels are changed.
  static let metadataName: StaticString = "tmRV"

  /// The file.
  let bytes: [UInt8]
  /// Where the metadata lies; empty, at the end, where there is none.
  private let metadata: Range<Int>

  /// A file as it is read or drawn.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    metadata = PNGChunks.range(of: FileWithMetadata.metadataName, in: bytes) ?? bytes.count..<bytes.count
  }

  /// The SHA-256 digest of the file, in hexadecimal digits.
  var digest: String { Fingerprint.of(bytes) }

  /// Whether there is metadata.
  var hasMetadata: Bool { !metadata.isEmpty }

  /// The metadata as it is compressed; `nil` where there is none.
  var metadataContent: [UInt8]? {
    hasMetadata ? PNGChunks.content(of: FileWithMetadata.metadataName, in: bytes) : nil
  }

  /// Whether another file has the same bytes but for the metadata.
  func isSame(as other: FileWithMetadata) -> Bool {
    let length = bytes.count - metadata.count
    guard length == other.bytes.count - other.metadata.count else { return false }
    return bytes.withUnsafeBytes { bytes in
      other.bytes.withUnsafeBytes { others in
        // Both are compared between the places at which either has its metadata.
        let ends = [0, metadata.lowerBound, other.metadata.lowerBound, length].sorted()
        return zip(ends, ends.dropFirst()).allSatisfy { start, end in
          guard start < end, let first = bytes.baseAddress, let second = others.baseAddress else {
            return true
          }
          return memcmp(first + place(of: start), second + other.place(of: start), end - start) == 0
        }
      }
    }
  }

  /// Where a byte of the file without its metadata lies.
  private func place(of byte: Int) -> Int { byte < metadata.lowerBound ? byte : byte + metadata.count }

  /// The file with other metadata; what is no PNG file stays as it is.
  func with(metadata content: [UInt8]) -> FileWithMetadata {
    let plain = hasMetadata ? PNGChunks.removing(FileWithMetadata.metadataName, from: bytes) : bytes
    return FileWithMetadata(PNGChunks.adding(FileWithMetadata.metadataName, content, to: plain))
  }
}

/// What an approved picture tells of itself, in a chunk of its file that viewers pass over: the views that it shows.
///
/// It is what somebody wrote, and no more: words of a change are taken from it, and the line about rows out of sight. It never
/// decides whether a picture is the same.
struct BaselineMetadata: Sendable {
  /// The most bytes that the views of a picture may have.
  private static let limit = 16 << 20

  /// The views, as one line of JSON in UTF-8.
  let outline: [UInt8]

  /// The metadata of some views.
  init(outline: [UInt8]) {
    self.outline = outline
  }

  /// The metadata in a file; `nil` where there is none that can be read.
  init?(in file: FileWithMetadata) {
    guard let stream = file.metadataContent,
      let outline = Inflation.inflated(stream, atMost: BaselineMetadata.limit)
    else { return nil }
    self.outline = outline
  }

  /// The views as a value; `nil` where the metadata has something else.
  var scene: SceneOutline? { SceneOutline(json: outline) }

  /// The digest of rows that are out of sight, which is wanted where nothing else of the views is; `nil` without any.
  var hidden: String? {
    outline.end(ofFirst: "\"hidden\": \"").map { end in
      String(decoding: outline[end...].prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
    }
  }

  /// A file with this metadata instead of any other.
  func added(to file: FileWithMetadata) -> FileWithMetadata {
    Inflation.deflated(outline).map(file.with(metadata:)) ?? file
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
