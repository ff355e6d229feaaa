import Foundation
import TableModel

/// The file that says what a review found.
enum ReviewFile {
  /// Reads the file at a path; throws a `ReportError` where it cannot be read, and `ReviewDamage` where it is damaged.
  static func read(_ path: String) throws -> Review {
    try review(in: contents(of: path))
  }

  private static func contents(of path: String) throws(ReportError) -> [UInt8] {
    // A pipe in the place of the file is not waited for.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw ReportError("\(path) cannot be read: this is not a file")
    }
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, length in
      repeat {
        count = Glibc.read(descriptor, buffer.baseAddress.map { $0 + length }, buffer.count - length)
        length += max(0, count)
      } while count > 0 || count < 0 && errno == EINTR
    }
    guard count == 0 else { throw failure(path) }
    return bytes
  }

  private static func failure(_ path: String) -> ReportError {
    ReportError("\(path) cannot be read: \(String(cString: strerror(errno)))")
  }

  /// The review that JSON holds; throws where it is damaged or of another format.
  ///
  /// The entries, which are nearly all of it, are found here and read later.
  static func review(in bytes: [UInt8]) throws(ReviewDamage) -> Review {
    var reader = JSONReader(bytes)
    var members: [(key: String, value: JSONValue)] = []
    var entries: ReviewEntries?
    let isSound = reader.visitMembers { reader, key in
      if key == "entries", reader.isAtArray {
        entries = ReviewEntries(bytes, reading: &reader)
        return entries != nil
      }
      guard let value = reader.value() else { return false }
      members.append((key, value))
      return true
    }
    guard isSound, reader.isAtEnd else { throw .noJSON(bytes, from: reader.position) }
    return try Review(.object(members), entries: entries)
  }
}
