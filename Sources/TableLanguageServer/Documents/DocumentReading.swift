import TableModel
import TableRendering
import TableSources
import TableSpec

/// What the loader makes of a document's text, each version read but once.
struct DocumentReading {
  /// What is wrong with the document, in the order of its places.
  let diagnostics: [Diagnostic]
  /// The values; those of a text that cannot be read as a whole are read with tolerance.
  let roots: [SpecNode]
  /// What the document describes; `nil` where it has errors or is a manifest.
  let result: LoadingResult?
  /// Whether the document is none of this program's.
  let isForeign: Bool

  /// The reading of a spec's text.
  init(spec text: DocumentText, named name: FilePath, folder: FilePath) {
    let (result, tree) = SpecLoader(vocabulary: .all).loadKeepingTree(
      text.bytes, named: name.text, folder: folder)
    roots = DocumentReading.roots(tree, text)
    isForeign = result.isForeign
    self.result = result
    diagnostics = result.isForeign ? [] : result.diagnostics
  }

  /// The reading of a manifest's text.
  init(manifest text: DocumentText, named name: FilePath) {
    let (result, tree) = SpecLoader(vocabulary: .all).manifestKeepingTree(text.bytes, named: name.text)
    roots = DocumentReading.roots(tree, text)
    isForeign = false
    self.result = nil
    diagnostics = result.diagnostics
  }

  private static func roots(_ tree: SpecTree?, _ text: DocumentText) -> [SpecNode] {
    guard let tree, !tree.isIncomplete else { return TolerantReader.roots(of: text.scalars) }
    return tree.roots
  }
}

extension DocumentText {
  /// The characters, as readers of sources count them.
  var scalars: [Unicode.Scalar] {
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return Array(String(decoding: content, as: UTF8.self).unicodeScalars)
  }
}
