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
    // The path had no links in it, and would have one now only if somebody had put that in its place.
    guard let bytes = OpenFile.withoutLinks(source)?.bytes(atMost: LoadingLimits().imageBytes) else {
      throw Diagnostic(
        .error, at: SourceLocation(file: source.text), "the image has changed since it was read")
    }
    return bytes
  }
}
