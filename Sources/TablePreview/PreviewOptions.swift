import TableModel
import TableProject
import TableSources

/// What a user wants of a preview.
package struct PreviewOptions: Sendable {
  /// The port; 0 for one that is free.
  package var port: UInt16
  /// The address that is listened on.
  package var address = ListenAddress.loopback
  /// Further names by which browsers ask for the page, each with a port where it is another.
  package var hosts: [String] = []
  /// How places in sources are opened.
  package var editor: EditorLink
  /// The folder of the texts in other languages; `nil` for that of each source.
  package var strings: FilePath?
  /// The file of the rows that apps show when they run; `nil` for that beside each document.
  package var data: SampleData?
  /// The project’s folder; `nil` where that of each source is looked for.
  package var folder: FilePath?
  /// The user’s folder of symbols; `nil` for none.
  package var symbols: FilePath?
  /// The project that named the sources; `nil` where it was the caller.
  package var project: Project?
  /// The way of drawing that pages begin with.
  package var variant: Variant

  /// The usual wishes unless others are given.
  package init(
    port: UInt16 = 0, editor: EditorLink, strings: FilePath? = nil, folder: FilePath? = nil,
    project: Project? = nil, variant: Variant = Variant()
  ) {
    (self.port, self.editor, self.variant) = (port, editor, variant)
    (self.strings, self.folder, self.project) = (strings, folder, project)
  }
}
