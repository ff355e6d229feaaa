import TableSources

/// A spec that was made from a document.
public struct WrittenSpec: Hashable, Sendable {
  /// The spec itself, in YAML.
  public var text: String
  /// The pictures that must be copied for the spec to show them.
  public var copies: [ImageCopy]
  /// The names of pictures in whose place the spec has boxes, in the order of their first use.
  public var lostImages: [String]
}
