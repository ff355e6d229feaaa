/// What Git LFS puts into a repository in the place of a large file.
package struct LargeFilePointer: Hashable, Sendable {
  /// What every pointer begins with.
  package static let start = Array("version https://git-lfs".utf8)
  /// What the user can do about a pointer among the files.
  package static let hint = "fetch the pictures with “git lfs pull”"
  /// The most bytes that a pointer has.
  package static let longest = 1_024

  private static let digitCount = 64

  /// The SHA-256 digest of the file in hexadecimal digits.
  package var digest: String
  /// The number of bytes of the file.
  package var size: Int

  /// The pointer that bytes are; `nil` where they are none, and for one of a file that a program has to unpack.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count <= LargeFilePointer.longest, bytes.starts(with: LargeFilePointer.start) else {
      return nil
    }
    var members: [Substring: Substring] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1)
      guard let key = words.first, let value = words.last, words.count == 2, !key.hasPrefix("ext-") else {
        return nil
      }
      members[key] = value
    }
    let method = "sha256:"
    guard let object = members["oid"], object.hasPrefix(method),
      let size = members["size"].flatMap({ Int($0) }),
      size >= 0
    else { return nil }
    digest = String(object.dropFirst(method.count))
    // The digits become names of folders.
    guard digest.utf8.count == LargeFilePointer.digitCount,
      digest.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    self.size = size
  }
}
