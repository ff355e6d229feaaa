import TableModel
import TableSources

/// Something that a spec has otherwise than the document that it was made of, as specs cannot say it.
public struct SpecChange: Hashable, Sendable {
  /// What is otherwise.
  public enum Kind: Hashable, Sendable {
    /// A box stands in the place of a picture of this name.
    case lostImage(String)
    /// The value of a key is as near to the document's number as specs may have it.
    case number(key: String, given: Double, written: Double)
  }

  /// The part of the document.
  public var element: ElementPath
  /// What is otherwise.
  public var kind: Kind

  /// A change of a part.
  public init(element: ElementPath, kind: Kind) {
    self.element = element
    self.kind = kind
  }

  /// The warning about it, at the place of the part.
  public func warning(at location: SourceLocation) -> Diagnostic {
    switch kind {
    case .lostImage(let image):
      Diagnostic(
        .warning, at: location,
        "the picture “\(image)” is not below this folder, so the spec has a box instead",
        hint: "write the spec to a file: the picture is then copied beside it")
    case .number(let key, let given, let written):
      Diagnostic(
        .warning, at: location,
        "\(quoted(key)) is \(plain(given)), which specs cannot express, so the spec has \(plain(written))",
        hint: "the spec’s picture differs from this document’s where that matters")
    }
  }
}
