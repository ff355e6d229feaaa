import TableDrawing
import TableLayout
import TableModel
import TableRendering
import TableSources
import TableSpec
import TableThemes

extension SpecLoader {
  /// Reads the manifest at a path, or on standard input if the path is `-`.
  ///
  /// A file that cannot be read yields a diagnostic, as do all errors in it.
  public func loadManifest(path: FilePath) -> DecodingResult<BatchManifest> {
    manifest(SourceFile.read(path, atMost: limits.fileSize), at: path)
  }

  /// Reads a manifest that nobody has named: a link leads no further than its repository, or else its folder.
  package func loadManifest(foundAt path: FilePath) -> DecodingResult<BatchManifest> {
    let reach = SourceReach(ofManifestIn: path.folder)
    return manifest(SourceFile.read(path, within: reach, atMost: limits.fileSize), at: path)
  }

  private func manifest(
    _ read: Result<[UInt8], Refusal>, at path: FilePath
  ) -> DecodingResult<BatchManifest> {
    switch read {
    case .success(let bytes): manifest(bytes, named: path.text)
    case .failure(let refusal):
      DecodingResult(
        value: nil,
        diagnostics: [
          Diagnostic(.error, at: SourceLocation(file: path.text), refusal.message, hint: refusal.hint)
        ]
      )
    }
  }

  /// Reads a manifest from memory; `name` is what diagnostics call it.
  public func manifest(_ bytes: [UInt8], named name: String) -> DecodingResult<BatchManifest> {
    manifestKeepingTree(bytes, named: name).result
  }

  /// Reads a manifest from memory, and keeps its values; `nil` where it is no text.
  package func manifestKeepingTree(
    _ bytes: [UInt8], named name: String
  ) -> (result: DecodingResult<BatchManifest>, tree: SpecTree?) {
    var kept: SpecTree?
    let result = decoding(bytes, named: name, folder: FilePath(name).folder) { tree, context in
      kept = tree
      return ManifestDecoder.decode(tree, context)
    }
    return (result, kept)
  }
}
