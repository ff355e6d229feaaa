import TableInterfaceBuilder
import TableModel
import TableSettings
import TableSources
import TableSpec
import TableStrings
import TableThemes

/// Reads source files of every kind: specs in YAML and JSON, Interface Builder documents, and Settings bundles.
///
/// The name of a file tells its kind; the first bytes do where the name does not.
package struct SourceLoader: Sendable {
  private let vocabulary: SpecVocabulary
  /// How much a file may ask for.
  private(set) var limits: LoadingLimits
  /// Files of strings that sources share; `nil` where each reads its own.
  private var strings: StringStore?
  /// Asset catalogs that sources share; `nil` where each looks through its own.
  private var assets: AssetStore?
  /// The folder of the strings; `nil` for that of each source.
  private var stringsFolder: FilePath?

  /// What reads views of SwiftUI.
  package var swiftUI = SwiftUIProgram()

  /// The loader of the program: it knows the names of all themes and devices.
  package static let standard = SourceLoader(vocabulary: .all)

  /// A loader that knows the names of themes and devices.
  package init(vocabulary: SpecVocabulary, limits: LoadingLimits = LoadingLimits()) {
    self.limits = limits
    self.vocabulary = vocabulary
  }

  /// The same loader, whose sources lead to nothing out of reach.
  package func within(_ reach: SourceReach) -> SourceLoader {
    var loader = self
    loader.limits.reach = reach
    return loader
  }

  /// The same loader, whose sources share the files of strings that they read, and what is known of asset catalogs.
  func sharingFiles() -> SourceLoader {
    var loader = self
    (loader.strings, loader.assets) = (StringStore(), AssetStore())
    return loader
  }

  /// The same loader, which keeps what reads views of SwiftUI running.
  package func keepingReaders() -> SourceLoader {
    var loader = self
    loader.swiftUI.running = SwiftUIReaderProcess()
    return loader
  }

  /// The same loader, whose sources have their strings in a folder; `nil` for their own.
  package func takingStrings(from folder: FilePath?) -> SourceLoader {
    var loader = self
    loader.stringsFolder = folder
    return loader
  }

  /// The same loader, whose sources have what apps know when they run from here; `nil` for the files beside them.
  package func takingData(from data: SampleData?) -> SourceLoader {
    var loader = self
    loader.limits.data = data
    return loader
  }

  /// Reads and decodes the file at a path, or standard input if the path is `-`.
  ///
  /// Pictures are looked for beside the file, or in the current folder for standard input.
  package func load(path: FilePath) -> Source {
    load(InputFile(path: path, outputName: ""))
  }

  /// Reads and decodes an input, whose bytes may have been read already.
  package func load(_ input: InputFile, _ bytes: [UInt8]? = nil) -> Source {
    switch bytes.map(Result.success) ?? SourceFile.read(input, atMost: limits.fileSize) {
    case .success(let bytes):
      let loader = takingStrings(from: input.strings ?? stringsFolder)
        .takingData(from: input.data ?? limits.data).within(limits.reach ?? input.reachable)
      return loader.load(bytes, named: input.path.text, folder: input.path.folder)
    case .failure(let refusal): return Source(refusal, of: input.path)
    }
  }

  /// Decodes a file that has been read already.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - name: What diagnostics call the file; `-` for standard input.
  ///   - folder: The path of the folder that pictures are looked for in.
  /// - Returns: The document, and all findings.
  package func load(_ bytes: [UInt8], named name: String, folder: FilePath) -> Source {
    let kind = SourceKind(of: bytes, named: FilePath(name))
    switch kind {
    case .spec:
      let result = SpecLoader(vocabulary: vocabulary, limits: limits).load(bytes, named: name, folder: folder)
      let texts = result.document.map { document in
        SourceLocalizer(
          document, of: bytes, named: name, folder: folder, kind: kind, limits: limits, strings: strings,
          stringsFolder: stringsFolder)
      }
      return Source(result, bytes: bytes, strings: texts.map(SourceStrings.init))
    case .swiftUI:
      let loaded = SwiftUILoader(
        SpecLoader(vocabulary: vocabulary, limits: limits), program: swiftUI, assets: assets ?? AssetStore()
      ).load(bytes, named: name, folder: folder)
      let texts = loaded.result.document.map { document in
        SourceLocalizer(
          document, of: bytes, named: name, folder: folder, kind: kind, limits: limits, strings: strings,
          stringsFolder: stringsFolder ?? loaded.strings)
      }
      return Source(loaded.result, bytes: bytes + loaded.document, strings: texts.map(SourceStrings.init))
    case .interfaceBuilder:
      let assets = assets ?? AssetStore()
      let result = InterfaceBuilderLoader(limits: limits, assets: assets)
        .load(bytes, named: name, folder: folder)
      guard let document = result.document else { return Source(result, bytes: bytes) }
      let texts = SourceLocalizer(
        document, of: bytes, named: name, folder: folder, kind: kind, limits: limits, strings: strings,
        stringsFolder: stringsFolder, assets: assets)
      return Source(
        result, bytes: bytes, strings: SourceStrings(texts),
        bars: document.screens.isEmpty ? nil : ProjectBars(document, texts))
    case .settings:
      let loaded = SettingsLoader(limits: limits).loadForAllDevices(bytes, named: name, folder: folder)
      let texts = loaded.result.document.map { document in
        SettingsLocalizer(
          document, of: bytes, named: name, bundle: folder, differsByIdiom: loaded.differsByIdiom,
          limits: limits, strings: strings, stringsFolder: stringsFolder)
      }
      // All files of a bundle are what a change is noticed by.
      return Source(
        loaded.result, bytes: bytes + loaded.furtherBytes, strings: texts.map(SourceStrings.init))
    }
  }

  /// The file of sample data of a document as its author begins to fill it in, or why there is none.
  package func dataTemplate(of input: InputFile) -> Result<String, Diagnostic> {
    let place = SourceLocation(file: input.path.text)
    let limits = within(limits.reach ?? input.reachable).limits
    switch SourceFile.read(input, atMost: limits.fileSize) {
    case .failure(let refusal):
      return .failure(Diagnostic(.error, at: place, refusal.message, hint: refusal.hint))
    case .success(let bytes):
      guard SourceKind(of: bytes, named: input.path) == .interfaceBuilder else {
        return .failure(
          Diagnostic(.error, at: place, "only Interface Builder documents have rows to fill in"))
      }
      let source = InterfaceBuilderSource(bytes, named: input.path.text, folder: input.path.folder)
      switch InterfaceBuilderLoader(limits: limits).dataTemplate(of: source) {
      case .success(let text?): return .success(text)
      case .success(nil):
        return .failure(
          Diagnostic(.error, at: place, "no table of this document has prototype cells to make rows from"))
      case .failure(let failure):
        return .failure(
          failure.diagnostics.first ?? Diagnostic(.error, at: place, "this document cannot be read"))
      }
    }
  }
}
