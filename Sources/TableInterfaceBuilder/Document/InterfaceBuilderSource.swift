import TableModel

/// A document as it is handed to the loader.
package struct InterfaceBuilderSource {
  /// The file's contents, XML in UTF-8.
  package var bytes: [UInt8]
  /// What diagnostics call the file; `-` for standard input.
  package var name: String
  /// The path of the folder that the document lies in, beside its pictures.
  package var folder: FilePath
  /// The texts in another language; `nil` for the document's own.
  package var texts: InterfaceBuilderTexts?
  /// The room of the screen that it is read for; `nil` for that of its own device.
  package var sizeClasses: SizeClasses?

  /// A document with its own texts, or others.
  package init(_ bytes: [UInt8], named name: String, folder: FilePath, texts: InterfaceBuilderTexts? = nil) {
    self.bytes = bytes
    self.name = name
    self.folder = folder
    self.texts = texts
  }
}
