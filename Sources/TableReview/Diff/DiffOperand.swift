import TableModel
import TableSources

/// What the user names as one side of a comparison.
public enum DiffOperand: Hashable, Sendable {
  /// A file or folder on the disk.
  case disk(FilePath)
  /// What a path of the disk is in a revision of the git repository that it belongs to.
  case since(String, FilePath)
  /// What a path below a git repository's uppermost folder, or with a dot at its beginning below this folder, is in a
  /// revision.
  case revision(String, FilePath)

  /// What an argument means: a path as long as there is something, else a revision and a path with a colon between.
  public init(_ argument: FilePath) {
    guard argument != SourceFile.standardInput, FileStatus(of: argument, followingLinks: false) == nil,
      let colon = DiffOperand.colon(in: argument.bytes), colon > 0
    else {
      self = .disk(argument)
      return
    }
    self = .revision(
      String(decoding: argument.bytes[..<colon], as: UTF8.self),
      FilePath(bytes: argument.bytes[(colon + 1)...]))
  }

  /// The path, as the disk or a revision has it.
  var place: FilePath {
    switch self {
    case .disk(let path), .since(_, let path), .revision(_, let path): path
    }
  }

  /// What the side is called.
  public var label: FilePath {
    switch self {
    case .disk(let path): path
    case .since(let revision, let path), .revision(let revision, let path):
      FilePath(bytes: "\(revision):".utf8 + path.bytes)
    }
  }

  /// The first colon outside braces, in which revisions may have some.
  private static func colon(in bytes: [UInt8]) -> Int? {
    var depth = 0
    return bytes.firstIndex { byte in
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      return byte == UInt8(ascii: ":") && depth <= 0
    }
  }
}
