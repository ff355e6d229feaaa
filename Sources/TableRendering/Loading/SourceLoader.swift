import TableDrawing
import TableInterfaceBuilder
import TableLayout
import TableModel
import TableSources
import TableSpec
import TableThemes

/// Reads source files of every kind: specs in YAML and JSON, and Interface Builder documents.
///
/// The name of a file tells its kind; the first bytes do where the name does not.
public struct SourceLoader: Sendable {
  private let specs: SpecLoader
  private let interfaceBuilder: InterfaceBuilderLoader
  /// How much a file may ask for.
  let limits: LoadingLimits

  /// The loader of the program: it knows the names of all themes and devices.
  public static let standard = SourceLoader(vocabulary: .all)

  /// A loader that knows the names of themes and devices.
  public init(vocabulary: SpecVocabulary, limits: LoadingLimits = LoadingLimits()) {
    self.limits = limits
    specs = SpecLoader(vocabulary: vocabulary, limits: limits)
    interfaceBuilder = InterfaceBuilderLoader(limits: limits)
  }

  /// Reads and decodes the file at a path, or standard input if the path is `-`.
  ///
  /// Pictures are looked for beside the file, or in the current folder for standard input.
  public func load(path: FilePath) -> LoadingResult {
    loadKeepingBytes(path: path).result
  }

  /// Reads and decodes the file at a path as `load` does, and keeps its bytes, `nil` where it cannot be read.
  public func loadKeepingBytes(path: FilePath) -> (bytes: [UInt8]?, result: LoadingResult) {
    switch SourceFile.read(path, atMost: limits.fileSize) {
    case .success(let bytes):
      return (bytes, load(bytes, named: path.text, folder: path.folder))
    case .failure(let refusal):
      let place = SourceLocation(file: path.text)
      let finding = Diagnostic(.error, at: place, refusal.message, hint: refusal.hint)
      return (nil, LoadingResult(document: nil, diagnostics: [finding]))
    }
  }

  /// Decodes a file that has been read already.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - name: What diagnostics call the file; `-` for standard input.
  ///   - folder: The path of the folder that pictures are looked for in.
  /// - Returns: The document, and all findings.
  public func load(_ bytes: [UInt8], named name: String, folder: FilePath) -> LoadingResult {
    let kind = SourceKind(of: bytes, named: FilePath(name))
    var result =
      switch kind {
      case .spec: specs.load(bytes, named: name, folder: folder)
      case .interfaceBuilder: interfaceBuilder.load(bytes, named: name, folder: folder)
      }
    guard let document = result.document else { return result }
    let localizer = SourceLocalizer(
      document, of: bytes, named: name, folder: folder, kind: kind, limits: limits)
    for screen in document.screens.indices {
      result.document?.screens[screen].localization = ScreenLocalization(localizer, screen: screen)
    }
    return result
  }
}
