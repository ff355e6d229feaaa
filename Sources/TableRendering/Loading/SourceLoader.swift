import Synchronization
import TableDrawing
import TableInterfaceBuilder
import TableLayout
import TableModel
import TableSettings
import TableSources
import TableSpec
import TableStrings
import TableThemes

/// Reads source files of every kind: specs in YAML and JSON, Interface Builder documents, and Settings bundles.
///
/// The name of a file tells its kind; the first bytes do where the name does not.
public struct SourceLoader: Sendable {
  private let vocabulary: SpecVocabulary
  /// How much a file may ask for.
  private(set) var limits: LoadingLimits
  /// Files of strings that sources share; `nil` where each reads its own.
  private var strings: StringStore?
  /// Asset catalogs that sources share; `nil` where each looks through its own.
  private var assets: AssetStore?
  /// The folder of the strings; `nil` for that of each source.
  private var stringsFolder: FilePath?

  /// The loader of the program: it knows the names of all themes and devices.
  public static let standard = SourceLoader(vocabulary: .all)

  /// A loader that knows the names of themes and devices.
  public init(vocabulary: SpecVocabulary, limits: LoadingLimits = LoadingLimits()) {
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

  /// The same loader, whose sources have their strings in a folder; `nil` for their own.
  package func takingStrings(from folder: FilePath?) -> SourceLoader {
    var loader = self
    loader.stringsFolder = folder
    return loader
  }

  /// Reads and decodes the file at a path, or standard input if the path is `-`.
  ///
  /// Pictures are looked for beside the file, or in the current folder for standard input.
  public func load(path: FilePath) -> LoadingResult {
    loadKeepingBytes(path: path).result
  }

  /// Reads and decodes an input.
  package func load(_ input: InputFile) -> LoadingResult { loadKeepingBytes(of: input).result }

  /// Reads and decodes the file at a path as `load` does, and keeps its bytes, `nil` where it cannot be read; those of
  /// the files that it leads to stand behind them.
  public func loadKeepingBytes(path: FilePath) -> (bytes: [UInt8]?, result: LoadingResult) {
    loadKeepingBytes(of: InputFile(path: path, outputName: ""))
  }

  /// The same of an input, whose bytes may have been read already.
  func loadKeepingBytes(
    of input: InputFile, _ bytes: [UInt8]? = nil
  ) -> (bytes: [UInt8]?, result: LoadingResult) {
    switch bytes.map(Result.success) ?? SourceFile.read(input, atMost: limits.fileSize) {
    case .success(let bytes):
      let loader = takingStrings(from: input.strings ?? stringsFolder).within(limits.reach ?? input.reachable)
      return loader.loadKeepingBytes(bytes, named: input.path.text, folder: input.path.folder)
    case .failure(let refusal):
      let place = SourceLocation(file: input.path.text)
      let finding = Diagnostic(.error, at: place, refusal.message, hint: refusal.hint)
      return (nil, LoadingResult(document: nil, diagnostics: [finding]))
    }
  }

  /// Decodes a file that has been read already, and gives its bytes with those of the files that it leads to.
  package func loadKeepingBytes(
    _ bytes: [UInt8], named name: String, folder: FilePath
  ) -> (bytes: [UInt8], result: LoadingResult) {
    guard SourceKind(of: bytes, named: FilePath(name)) == .settings else {
      return (bytes, load(bytes, named: name, folder: folder))
    }
    // All files of a bundle are what a change is noticed by.
    let loaded = loadSettings(bytes, named: name, folder: folder)
    return (bytes + loaded.furtherBytes, loaded.result)
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
    switch kind {
    case .spec:
      return localizable(
        SpecLoader(vocabulary: vocabulary, limits: limits).load(bytes, named: name, folder: folder)
      ) { document in
        SourceLocalizer(
          document, of: bytes, named: name, folder: folder, kind: kind, limits: limits, strings: strings,
          stringsFolder: stringsFolder)
      }
    case .interfaceBuilder:
      let assets = assets ?? AssetStore()
      let loader = InterfaceBuilderLoader(limits: limits, assets: assets)
      return surrounded(
        localizable(loader.load(bytes, named: name, folder: folder)) { document in
          SourceLocalizer(
            document, of: bytes, named: name, folder: folder, kind: kind, limits: limits, strings: strings,
            stringsFolder: stringsFolder, assets: assets)
        })
    case .settings: return loadSettings(bytes, named: name, folder: folder).result
    }
  }

  /// Decodes the first pane of a Settings bundle and what it leads to, and gives the bytes of the latter.
  private func loadSettings(
    _ bytes: [UInt8], named name: String, folder: FilePath
  ) -> (result: LoadingResult, furtherBytes: [UInt8]) {
    let loaded = SettingsLoader(limits: limits).loadForAllDevices(bytes, named: name, folder: folder)
    let result = localizable(loaded.result) { document in
      SettingsLocalizer(
        document, of: bytes, named: name, bundle: folder, differsByIdiom: loaded.differsByIdiom,
        limits: limits, strings: strings, stringsFolder: stringsFolder)
    }
    return (result, loaded.furtherBytes)
  }

  /// The result with screens that find bars in other storyboards of their project when they are asked for.
  private func surrounded(_ result: LoadingResult) -> LoadingResult {
    guard let document = result.document,
      let localizer = document.screens.first?.localization.source as? SourceLocalizer
    else { return result }
    var result = result
    let bars = ProjectBars(document, localizer)
    for screen in document.screens.indices {
      result.document?.screens[screen].surroundings = ScreenSurroundings(bars, screen: screen)
    }
    return result
  }

  /// The result with screens that know their texts in other languages.
  private func localizable(
    _ result: LoadingResult, _ localizer: (Document) -> any ScreenLocalizing
  ) -> LoadingResult {
    guard let document = result.document else { return result }
    var result = result
    let localizer = localizer(document)
    for screen in document.screens.indices {
      result.document?.screens[screen].localization = ScreenLocalization(localizer, screen: screen)
    }
    return result
  }
}

/// Finds the bars of a storyboard's tables across the project when they are asked for.
///
/// Where no other storyboard refers to it and it refers to none, that is all that is ever found out.
final class ProjectBars: BarsFinding {
  private struct State {
    var others: [SourceLocalizer]?
    var candidates: [FilePath] = []
    var isIncomplete = false
    var digest: String?
    /// The bars that were found last, the latest at the end.
    var known: [(language: String?, found: Found)] = []
  }

  private typealias Found = (bars: [FoundBars], findings: [Diagnostic])

  /// The most languages whose bars are kept.
  private static let mostLanguages = 4

  private let identifiers: [[String]]
  private let source: SourceLocalizer
  private let state = Mutex(State())

  /// The bars around the screens of a document, which the localiser has been made for.
  init(_ document: Document, _ source: SourceLocalizer) {
    identifiers = document.screens.map { $0.interfaceBuilderObject?.identifiers ?? [] }
    self.source = source
  }

  func bars(ofScreen number: Int, in language: String?) -> ScreenBars? {
    guard identifiers.indices.contains(number) else { return nil }
    let bars = state.withLock { found(in: language, &$0).bars }
    return bars.first { $0.object.identifiers == identifiers[number] }?.bars
  }

  func findings() -> [Diagnostic] {
    state.withLock { state in
      let findings = found(in: nil, &state).findings
      guard state.isIncomplete else { return findings }
      return findings + [
        Diagnostic(
          .warning, at: SourceLocation(file: source.name),
          "the project has more folders and storyboards than are looked through, so bars may be missing",
          hint: "a folder with a project of Xcode nearer to the document makes the search smaller")
      ]
    }
  }

  func filesSoFar() -> (sources: [FilePath], images: [FilePath]) {
    state.withLock { state in
      let images = state.known.flatMap { ProjectBars.images(of: $0.found) }
      return (state.candidates, Set(images).sorted())
    }
  }

  func digest(in language: String?) -> String {
    state.withLock { state in
      var fingerprint = Fingerprint()
      fingerprint.add(contentDigest(&state))
      if let language {
        for file in others(&state).flatMap({ $0.files(in: language) }) { fingerprint.add(file) }
      }
      return fingerprint.digits()
    }
  }

  /// The digest of the other documents and of the pictures that bars show.
  private func contentDigest(_ state: inout State) -> String {
    if let digest = state.digest { return digest }
    var fingerprint = Fingerprint()
    for other in others(&state) {
      fingerprint.add(FilePath(other.name).fromHere)
      fingerprint.add("\(other.bytes.count)")
      fingerprint.add(other.bytes)
    }
    for path in ProjectBars.images(of: found(in: nil, &state)).sorted() {
      fingerprint.add(path.fromHere)
      fingerprint.add(fileAt: path)
    }
    let digest = fingerprint.digits()
    state.digest = digest
    return digest
  }

  /// The paths of the images that bars show.
  private static func images(of found: Found) -> Set<FilePath> {
    let screens = found.bars.map { found in
      var screen = Screen(tableView: TableView())
      screen.bars = found.bars
      return screen
    }
    return Set(Document(screens: screens).imagePaths)
  }

  private func found(in language: String?, _ state: inout State) -> Found {
    if let known = state.known.first(where: { $0.language == language }) { return known.found }
    let others = others(&state)
    let found: Found =
      others.isEmpty
      ? ([], [])
      : InterfaceBuilderLoader(limits: source.limits, assets: source.assets).bars(
        in: source.interfaceBuilderSource(in: language),
        beside: others.map { $0.interfaceBuilderSource(in: language) })
    if state.known.count >= ProjectBars.mostLanguages { state.known.removeFirst() }
    state.known.append((language, found))
    return found
  }

  /// The storyboards that the document is connected with.
  private func others(_ state: inout State) -> [SourceLocalizer] {
    if let others = state.others { return others }
    let project = InterfaceBuilderProject(
      around: source.bytes, named: source.name, folder: source.sourceFolder, limits: source.limits)
    let others = project.storyboards.map { storyboard in
      SourceLocalizer(
        Document(screens: []), of: storyboard.bytes, named: storyboard.path.text,
        folder: storyboard.path.folder, kind: .interfaceBuilder, limits: source.limits,
        strings: source.strings, stringsFolder: source.stringsFolder)
    }
    state.isIncomplete = project.isIncomplete
    state.candidates = project.candidates
    state.others = others
    return others
  }
}
