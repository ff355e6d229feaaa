import Glibc
import TableModel

/// A regular file that is there already, for comparison.
package final class PresentFile {
  /// The bytes that are read at a time.
  private static let pieceSize = 1 << 16

  private let file: OpenFile
  private let size: Int

  /// The file at a path; `nil` where there is none that can be read, and for links and anything else that is no file.
  package init?(path: FilePath) {
    guard let file = try? OpenFile(path, OpenFile.reading | O_NOFOLLOW), let status = try? file.status(),
      status.kind == .regular
    else { return nil }
    self.file = file
    size = status.size
  }

  /// Whether the file has these bytes and no others.
  package func holds(_ bytes: [UInt8]) -> Bool {
    guard size == bytes.count else { return false }
    var offset = 0
    while offset < bytes.count {
      guard let piece = try? file.read(at: offset, count: min(PresentFile.pieceSize, bytes.count - offset)),
        !piece.isEmpty, PresentFile.equal(bytes, at: offset, piece)
      else { return false }
      offset += piece.count
    }
    return true
  }

  /// Whether bytes have others at an offset.
  private static func equal(_ bytes: [UInt8], at offset: Int, _ piece: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return piece.isEmpty }
      return memcmp(start + offset, piece, piece.count) == 0
    }
  }

  /// Makes now the time of the last change; the answer says whether that was allowed.
  package func touch() -> Bool {
    futimens(file.descriptor, nil) == 0
  }

  /// Waits until the disk itself has the file.
  package func sync() throws(SystemError) { try file.sync() }
}
