import Synchronization
import TableInterfaceBuilder
import TableModel
import TableSources

/// Finds the bars of a storyboard's tables across the project when they are asked for.
///
/// Where no other storyboard refers to it and it refers to none, that is all that is ever found out.
package final class ProjectBars: Sendable {
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

  /// The bars of the screen of a number in a language, by its name; `nil` where other files add nothing to what the
  /// document itself knows.
  func bars(ofScreen number: Int, in language: String?) -> ScreenBars? {
    guard identifiers.indices.contains(number) else { return nil }
    let bars = state.withLock { found(in: language, &$0).bars }
    return bars.first { $0.object.identifiers == identifiers[number] }?.bars
  }

  /// What is wrong with the way through other files.
  func findings() -> [Diagnostic] {
    state.withLock { state in
      let findings = found(in: nil, &state).findings
      guard state.isIncomplete else { return findings }
      return findings + [
        Diagnostic(
          .warning, at: SourceLocation(file: source.name),
          "the project has too many folders and storyboards to search them all, so bars may be missing",
          hint: "an Xcode project in a folder nearer to the document narrows the search")
      ]
    }
  }

  /// The images that the bars show in the document's own language, which are looked for.
  package func images() -> [FilePath] {
    state.withLock { ProjectBars.images(of: found(in: nil, &$0)).sorted() }
  }

  /// The other files that have been looked into so far, and the images that the bars show; nothing is looked for.
  package func filesSoFar() -> (sources: [FilePath], images: [FilePath]) {
    state.withLock { state in
      let images = state.known.flatMap { ProjectBars.images(of: $0.found) }
      return (state.candidates, Set(images).sorted())
    }
  }

  /// A digest of all other files that the bars in a language are made of.
  package func digest(in language: String?) -> String {
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
