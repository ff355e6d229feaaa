import TableBatch
import TableModel

/// What a user wants of a preview.
public struct PreviewOptions: Hashable, Sendable {
  /// The port of the loopback interface; 0 for one that is free.
  public var port: UInt16
  /// How places in sources are opened.
  public var editor: EditorLink
  /// The way of drawing that pages begin with.
  public var variant: Variant

  /// The usual wishes unless others are given.
  public init(port: UInt16 = 0, editor: EditorLink, variant: Variant = Variant()) {
    (self.port, self.editor, self.variant) = (port, editor, variant)
  }
}
