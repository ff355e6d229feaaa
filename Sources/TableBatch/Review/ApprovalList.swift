import TableModel
import TableSources

/// The names of pictures in a file, one a line; lines that begin with `#` are remarks.
public struct ApprovalList: Sendable {
  /// The largest file that is read.
  private static let limit = 16 << 20

  /// The names, in the order of the file.
  public let names: [FilePath]

  /// The names in the file at a path, or on standard input if the path is `-`.
  ///
  /// Throws where the file cannot be read.
  public init(path: FilePath) throws(Diagnostic) {
    switch SourceFile.read(path, atMost: ApprovalList.limit) {
    case .failure(let refusal):
      throw Diagnostic(.error, at: SourceLocation(file: path.text), refusal.message, hint: refusal.hint)
    case .success(let bytes):
      let ends: [UInt8] = [0x0A, 0x0D]
      names = bytes.split { ends.contains($0) }.filter { $0.first != UInt8(ascii: "#") }
        .map { FilePath(bytes: $0) }
    }
  }
}
