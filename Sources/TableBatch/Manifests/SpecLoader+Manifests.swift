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
    switch SourceFile.read(path, atMost: limits.fileSize) {
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
    decoding(bytes, named: name, folder: FilePath(name).folder, ManifestDecoder.decode)
  }

  /// Reads a line that asks for one picture; `name` is what diagnostics call where it came from.
  public func workerRequest(_ line: [UInt8], named name: String) -> DecodingResult<WorkerRequest> {
    decoding(line, named: name, folder: ".", WorkerRequestDecoder.decode)
  }
}
