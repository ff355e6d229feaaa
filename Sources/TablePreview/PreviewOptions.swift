import TableModel
import TableProject

/// What a user wants of a preview.
public struct PreviewOptions: Sendable {
  /// The port of the loopback interface; 0 for one that is free.
  public var port: UInt16
  /// How places in sources are opened.
  public var editor: EditorLink
  /// The folder of the texts in other languages; `nil` for that of each source.
  public var strings: FilePath?
  /// The project’s folder; `nil` where that of each source is looked for.
  public var folder: FilePath?
  /// The project that named the sources; `nil` where it was the caller.
  public var project: Project?
  /// The way of drawing that pages begin with.
  public var variant: Variant

  /// The usual wishes unless others are given.
  public init(
    port: UInt16 = 0, editor: EditorLink, strings: FilePath? = nil, folder: FilePath? = nil,
    project: Project? = nil, variant: Variant = Variant()
  ) {
    (self.port, self.editor, self.variant) = (port, editor, variant)
    (self.strings, self.folder, self.project) = (strings, folder, project)
  }
}
