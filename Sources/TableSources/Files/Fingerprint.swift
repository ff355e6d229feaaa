import CNettle
import CXXHash
import TableModel

/// The SHA-256 digest of bytes that are added piece by piece.
package struct Fingerprint {
  private var context = sha256_ctx()

  package init() {
    nettle_sha256_init(&context)
  }

  /// The digest of bytes, in hexadecimal digits.
  package static func of(_ bytes: [UInt8]) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(bytes)
    return fingerprint.digits()
  }

  /// Adds bytes as they are.
  package mutating func add(_ bytes: [UInt8]) {
    nettle_sha256_update(&context, bytes.count, bytes)
  }

  /// Adds a part of bytes as it is.
  package mutating func add(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer { nettle_sha256_update(&context, $0.count, $0.baseAddress) }
  }

  /// Adds a text with its length, so that no two lists of texts are the same bytes.
  package mutating func add(_ text: String) {
    add(Array("\(text.utf8.count):\(text)".utf8))
  }

  /// Adds a path as a text is added.
  package mutating func add(_ path: FilePath) {
    add("\(path.bytes.count):")
    add(path.bytes)
  }

  /// Adds a file by its path and the digest of its content.
  package mutating func add(_ file: ShownFile) {
    add(file.path)
    add(file.digest)
  }

  /// Adds the content of a file with its length; a file that cannot be read counts as such.
  package mutating func add(fileAt path: FilePath) {
    guard let bytes = OpenFile.wholeBytes(of: path) else { return add("unreadable") }
    add("\(bytes.count)")
    add(bytes)
  }

  /// The bytes of a file that are read in one go.
  private static let chunk = 1 << 18

  /// Adds the content of a file piece by piece, as some are larger than all else that is kept in memory, then its
  /// length; a file that cannot be read counts as such.
  package mutating func add(contentsOf path: FilePath) {
    guard let file = try? OpenFile(path) else { return add("unreadable") }
    var count = 0
    while let bytes = try? file.read(at: count, count: Fingerprint.chunk), !bytes.isEmpty {
      add(bytes)
      count += bytes.count
    }
    add("\(count)")
  }

  /// Adds 128-bit checksums of the pieces of a file, then its length; a file that cannot be read counts as such.
  ///
  /// XXH3 reads many times as fast as SHA-256 and tells a file that has changed, but not one that was forged: it is for
  /// large files of the system, such as fonts.
  package mutating func add(checksumsOf path: FilePath) {
    guard let file = try? OpenFile(path) else { return add("unreadable") }
    var count = 0
    while let bytes = try? file.read(at: count, count: Fingerprint.chunk), !bytes.isEmpty {
      let sum = xxh3_checksum(bytes, bytes.count)
      add("\(sum.high64) \(sum.low64)")
      count += bytes.count
    }
    add("\(count)")
  }

  /// Adds what tells a program's build from others: its identifier and size, or all of it where it has none.
  package mutating func add(programAt path: FilePath) {
    guard let identifier = BuildIdentifier.ofProgram(at: path), let size = FileStatus(of: path)?.size else {
      return add(contentsOf: path)
    }
    add("\(identifier.count) \(size)")
    add(identifier)
  }

  /// The digest in 64 hexadecimal digits; adding more makes another.
  package func digits() -> String {
    var context = context
    var digest = [UInt8](repeating: 0, count: 32)
    nettle_sha256_digest(&context, digest.count, &digest)
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
