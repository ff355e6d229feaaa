import TableModel
import TableSources

/// The names of pictures in a file, one a line; lines that begin with `#` are remarks, and those of blanks nothing.
package struct ApprovalList: Sendable {
  /// The largest file that is read.
  private static let limit = 16 << 20

  /// What some editors write before a text in UTF-8.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The names, in the order of the file.
  package let names: [FilePath]

  /// The names in the file at a path, or on standard input if the path is `-`.
  ///
  /// Throws where the file cannot be read.
  package init(path: FilePath) throws(Diagnostic) {
    switch SourceFile.read(path, atMost: ApprovalList.limit) {
    case .failure(let refusal):
      throw Diagnostic(.error, at: SourceLocation(file: path.text), refusal.message, hint: refusal.hint)
    case .success(let bytes):
      guard !bytes.contains(0) else {
        throw Diagnostic(
          .error, at: SourceLocation(file: path.text), "this is not a list of names",
          hint: "write one name of a picture per line, in UTF-8")
      }
      names = ApprovalList.names(in: bytes)
    }
  }

  /// The names in the bytes of a list.
  static func names(in bytes: [UInt8]) -> [FilePath] {
    let ends: [UInt8] = [0x0A, 0x0D]
    let isMarked = bytes.starts(with: byteOrderMark)
    return bytes.dropFirst(isMarked ? byteOrderMark.count : 0).split { ends.contains($0) }
      .filter { line in line.first != UInt8(ascii: "#") && !line.allSatisfy { FilePath.blanks.contains($0) } }
      .map { FilePath(bytes: $0) }
  }
}

extension ApprovalList {
  /// A list of names as it is read, in which a name with the end of a line in it is spelled as it is shown.
  static func bytes(of names: [FilePath]) -> [UInt8] {
    names.flatMap { name in
      let isLine = !name.bytes.contains { $0 == 0x0A || $0 == 0x0D }
      let isRemark = name.bytes.first == UInt8(ascii: "#")
      return (isRemark ? Array("./".utf8) : []) + (isLine ? name.bytes : Array(name.shown.utf8)) + [0x0A]
    }
  }
}

extension FilePath {
  /// A blank and a tabulator, which may stand around a name that was typed.
  fileprivate static let blanks: [UInt8] = [0x20, 0x09]

  /// A name as people and other files write it, without blanks around it, a leading `./` and the first of some folders of
  /// pictures that it lies in.
  func pictureName(below folders: [FilePath]) -> FilePath {
    let start = bytes.drop { FilePath.blanks.contains($0) }
    let end = start.lastIndex { !FilePath.blanks.contains($0) }
    let name = FilePath(bytes: start[..<(end.map { $0 + 1 } ?? start.startIndex)]).withoutDot
    let folder = folders.lazy.compactMap { folder in
      name.relative(to: folder.withoutDot)
        ?? (name.isAbsolute ? name.rooted.relative(to: folder.rooted) : nil)
    }
    return folder.first ?? name
  }

  private var withoutDot: FilePath {
    var rest = bytes[...]
    while rest.starts(with: "./".utf8), rest.count > 2 { rest = rest.dropFirst(2).drop { $0 == 0x2F } }
    return FilePath(bytes: rest)
  }
}
