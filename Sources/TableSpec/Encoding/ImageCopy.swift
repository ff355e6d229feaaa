import TableModel
import TableSources

/// A file of a picture that a spec needs a copy of.
public struct ImageCopy: Hashable, Sendable {
  /// The path of the file.
  public var source: FilePath
  /// The path of the copy from the folder of the spec.
  public var name: String

  /// The content of the file; throws a finding where it cannot be read or is too large.
  public func bytes() throws(Diagnostic) -> [UInt8] {
    switch SourceFile.read(source, atMost: LoadingLimits().imageBytes) {
    case .success(let bytes): return bytes
    case .failure(let refusal):
      throw Diagnostic(.error, at: SourceLocation(file: source.text), refusal.message, hint: refusal.hint)
    }
  }
}
