import TableSources

/// A spec that was made from a document.
public struct WrittenSpec: Hashable, Sendable {
  /// The spec itself, in YAML.
  public var text: String
  /// The pictures that must be copied for the spec to show them.
  public var copies: [ImageCopy]
  /// What the spec has otherwise than the document, in the order of the spec; a picture's loss at its first use.
  public var changes: [SpecChange]
}
