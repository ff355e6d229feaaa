import TableModel
import TableRendering
import TableSources
import TableStrings

/// The sources that a call means, followed while files come, go and change.
///
/// What a source depends on comes from what reading it has told: its images and the tables of strings around it.
package final class WatchedSources {
  /// What changes mean for sources.
  package struct Effect: Hashable {
    /// Sources that have changed for certain, in the order of the call.
    package var changed: [InputFile] = []
    /// Sources that may have changed, as something near them has and not all is well with them.
    package var doubtful: [InputFile] = []
    /// Sources that are gone.
    package var removed: [InputFile] = []
    /// Whether the list of sources is another than before.
    package var changesList = false

    /// Whether nothing is to be done.
    package var isEmpty: Bool { changed.isEmpty && doubtful.isEmpty && !changesList }
  }

  private let arguments: [FilePath]
  private let strings: FilePath?
  private let data: SampleData?
  private let search: ManifestSearch
  private let project: Project?
  private var expansion: InputExpansion
  private var footprints: [FilePath: SourceFootprint] = [:]
  private var numbers: [FilePath: Int] = [:]
  private var inputsOfFiles: [FilePath: Set<FilePath>] = [:]
  private var inputsOfImages: [FilePath: Set<FilePath>] = [:]
  private var doubtful: Set<FilePath> = []
  /// Sources for which it is not noted yet which other files their bars come from.
  private var unnoted: [FilePath: Source] = [:]
  private var expandedFolders: Set<FilePath> = []
  private var knownFolders: Set<FilePath>?
  private var knownManifests: Set<FilePath>?

  /// Looks for the sources of a call.
  ///
  /// `strings` is the folder of their texts in other languages, `nil` for that of each, and a search finds the manifests
  /// that say something of them. Where it was a project that named them, they are what it names now.
  package init(
    _ arguments: [FilePath], strings: FilePath? = nil, data: SampleData? = nil,
    _ search: ManifestSearch = ManifestSearch(),
    of project: Project? = nil
  ) {
    self.arguments = arguments
    (self.strings, self.data) = (strings, data)
    self.search = search
    self.project = project
    expansion = InputExpansion([], project: search.surroundings)
    expansion = expanded()
    index()
  }

  /// The sources, in the order of the call.
  package var inputs: [InputFile] { expansion.inputs }

  /// What could not be looked into, or holds no sources.
  package var problems: [Diagnostic] { expansion.problems }

  /// Takes over what reading a source has told.
  package func note(_ source: Source, of input: InputFile) {
    guard let old = footprints[input.path] else { return }
    var new = old
    new.note(source.result)
    new.note(tablesIn: source.strings?.folders ?? [])
    unnoted[input.path] = source.bars == nil ? nil : source
    replace(old, by: new, of: input.path)
  }

  /// Takes over in which other files of projects bars were looked for, which drawing alone tells.
  ///
  /// `isLast` says that nothing more will be drawn of what was read so far.
  package func noteSurroundings(isLast: Bool = false) {
    for (path, source) in unnoted {
      guard let found = source.bars?.filesSoFar(), isLast || !found.sources.isEmpty else { continue }
      unnoted[path] = nil
      guard let old = footprints[path] else { continue }
      var new = old
      new.note(surroundings: found)
      replace(old, by: new, of: path)
    }
  }

  private func replace(_ old: SourceFootprint, by new: SourceFootprint, of path: FilePath) {
    guard new != old else { return }
    footprints[path] = new
    for image in old.allImages.subtracting(new.allImages) { inputsOfImages[image]?.remove(path) }
    for image in new.allImages { inputsOfImages[image, default: []].insert(path) }
    if new.isDoubtful { doubtful.insert(path) } else { doubtful.remove(path) }
    knownFolders = nil
  }

  /// The folders in which changes matter, by absolute paths.
  package var folders: Set<FilePath> {
    noteSurroundings()
    if let knownFolders { return knownFolders }
    let folders = WatchedFolders(
      arguments: arguments, expanded: expandedFolders, footprints: Array(footprints.values)
    ).paths
    knownFolders = folders
    return folders
  }

  /// The places of the manifests that say something of the sources, or would if they were there, by absolute paths.
  package var manifests: Set<FilePath> {
    if let knownManifests { return knownManifests }
    let folders = Set(footprints.values.map(\.folder))
    let manifests = folders.reduce(into: Set<FilePath>()) { $0.formUnion(search.places(from: $1)) }
    knownManifests = manifests
    return manifests
  }

  /// The sources that manifests say something of, where some of those have changed, came or went.
  package func inputs(configuredBy changes: FolderChanges) -> [InputFile] {
    let changed = changes.paths.filter { $0.name == ManifestSearch.name && manifests.contains($0) }.map(
      \.folder)
    guard !changed.isEmpty else { return [] }
    knownManifests = nil
    // That of the project’s folder is for all, wherever they lie.
    guard search.project == nil else { return inputs }
    return sorted(
      Set(
        footprints.filter { _, footprint in
          changed.contains { $0 == footprint.folder || footprint.folder.isBelow($0) }
        }.map(\.key)))
  }

  /// What changes mean; sources that came or went are found.
  package func effect(of changes: FolderChanges) -> Effect {
    guard !changes.isEmpty else { return Effect() }
    var (touched, perhaps): (Set<FilePath>, Set<FilePath>) = ([], [])
    var changesList = changes.isIncomplete
    if changes.isIncomplete { touched.formUnion(footprints.keys) }
    for path in changes.paths {
      let isFolder = folders.contains(path) || path.isFolder
      if isFolder {
        (changesList, knownFolders) = (true, nil)
        touched.formUnion(inputs(dependingOn: path))
        continue
      }
      let own = inputsOfFiles[path] ?? []
      touched.formUnion(own)
      touched.formUnion(inputsOfImages[SourceFootprint.imageName(path)] ?? [])
      touched.formUnion(inputs(withStringsIn: path))
      touched.formUnion(inputs(beside: path))
      if own.isEmpty { perhaps.formUnion(doubtful.filter { isNear(path, $0) }) }
      if own.isEmpty ? mayBeSource(path) : !path.exists { changesList = true }
    }
    var effect = Effect()
    if changesList { effect = expand(&touched) }
    effect.changed = sorted(touched)
    effect.doubtful = sorted(perhaps.subtracting(touched))
    return effect
  }

  /// Looks for the sources anew; those that are new have changed.
  private func expand(_ touched: inout Set<FilePath>) -> Effect {
    let old = expansion
    expansion = expanded()
    var effect = Effect()
    let paths = Set(inputs.map(\.path))
    effect.removed = old.inputs.filter { !paths.contains($0.path) }
    touched.formUnion(paths.subtracting(old.inputs.map(\.path)))
    touched.formIntersection(paths)
    effect.changesList = old.inputs != inputs
    index()
    return effect
  }

  /// What there is now of the sources.
  private func expanded() -> InputExpansion {
    project?.expansion(strings: strings, data: data)
      ?? InputExpansion(arguments, strings: strings, data: data, project: search.surroundings)
  }

  private func index() {
    let old = footprints
    (footprints, numbers, inputsOfFiles, inputsOfImages, doubtful) = ([:], [:], [:], [:], [])
    var projects: [FilePath: Set<FilePath>] = [:]
    for (number, input) in inputs.enumerated() where !input.isStandardInput {
      var footprint = SourceFootprint(of: input)
      let found = projects[footprint.folder] ?? WatchedSources.projects(of: input)
      (projects[footprint.folder], footprint.projectFolders) = (found, found)
      if let known = old[input.path] {
        (footprint.images, footprint.isDoubtful) = (known.images, known.isDoubtful)
        footprint.note(tablesIn: known.stringsFolders)
        footprint.note(surroundings: (Array(known.neighbours), []))
        footprint.barImages = known.barImages
      }
      footprints[input.path] = footprint
      numbers[input.path] = number
      for file in footprint.files { inputsOfFiles[file, default: []].insert(input.path) }
      for image in footprint.allImages { inputsOfImages[image, default: []].insert(input.path) }
      if footprint.isDoubtful { doubtful.insert(input.path) }
    }
    expandedFolders = Set(expansion.folders.map { $0.resolved ?? $0.absolute })
    (knownFolders, knownManifests) = (nil, nil)
  }

  /// The folders of an input's projects.
  private static func projects(of input: InputFile) -> Set<FilePath> {
    guard let own = input.path.folder.resolved else { return [] }
    return Set(ProjectFolders(around: own, within: input.reachable).projects)
  }

  private func sorted(_ paths: Set<FilePath>) -> [InputFile] {
    paths.compactMap { numbers[$0] }.sorted().map { inputs[$0] }
  }

  private func mayBeSource(_ path: FilePath) -> Bool {
    path.hasEnding(InputExpansion.endings) && !SampleDataFile.isOne(path)
      && expandedFolders.contains(path.folder)
  }

  private func isNear(_ path: FilePath, _ input: FilePath) -> Bool {
    guard !path.isHidden, inputsOfFiles[path] == nil, let footprint = footprints[input] else { return false }
    return path.isBelow(footprint.folder)
  }

  private func inputs(withStringsIn path: FilePath) -> [FilePath] {
    let isTable = path.folder.name == StringPlace.plainFolder || path.folder.hasEnding(["lproj"])
    let isGiven = footprints.values.contains { $0.givenStrings.map(path.isBelow) ?? false }
    guard isTable || isGiven || path.hasEnding(SourceFootprint.stringEndings + ["plist"]) else { return [] }
    return footprints.filter { _, footprint in
      footprint.mayHaveStrings(path) || footprint.isBundle && path.isBelow(footprint.folder)
    }.map(\.key)
  }

  /// The documents whose bars may come from a storyboard of their project, also from one that is new there.
  private func inputs(beside path: FilePath) -> [FilePath] {
    guard path.hasEnding(["storyboard"]) else { return [] }
    return footprints.filter { _, footprint in
      !footprint.files.contains(path)
        && (footprint.neighbours.contains(path) || footprint.neighbourFolders.contains(path.folder))
    }.map(\.key)
  }

  private func inputs(dependingOn folder: FilePath) -> [FilePath] {
    lazy var mayHoldTables = WatchedSources.mayHoldTables(folder)
    return footprints.filter { _, footprint in
      footprint.files.contains { $0.isBelow(folder) } || footprint.allImages.contains { $0.isBelow(folder) }
        || footprint.mayHaveStrings(folder.appending("any.strings"))
        || footprint.isInProject(folder) && mayHoldTables
    }.map(\.key)
  }

  /// Whether a folder that has come is one of a language, or holds tables: nobody watches yet what lies in it.
  private static func mayHoldTables(_ folder: FilePath) -> Bool {
    if folder.hasEnding(["lproj"]) { return true }
    let names = (try? Folder(folder))?.names(atMost: FolderNames.mostNames) ?? []
    return names.contains { $0.hasEnding(SourceFootprint.stringEndings + ["lproj"]) }
  }
}

/// The folders in which a change can matter to sources.
struct WatchedFolders {
  /// Their absolute paths.
  private(set) var paths: Set<FilePath> = []

  /// The most folders below a source that are watched for files that it lacks, and how deep they may lie.
  private static let (mostFolders, depth) = (256, 4)

  /// The folders of a call.
  ///
  /// - Parameters:
  ///   - arguments: The files, folders and patterns that were given.
  ///   - expanded: The folders in which sources were looked for.
  ///   - footprints: What the sources are made of.
  init(arguments: [FilePath], expanded: Set<FilePath>, footprints: [SourceFootprint]) {
    paths = expanded
    for argument in arguments where argument != SourceFile.standardInput && !GlobMatches.isPattern(argument) {
      guard argument.isFolder else {
        paths.insert(argument.absolute.folder)
        continue
      }
      // A link to a folder may come to lead elsewhere.
      paths.formUnion([argument.absolute, argument.resolved ?? argument.absolute])
    }
    var (stringFolders, catalogFolders, lacking): (Set<FilePath>, Set<FilePath>, Set<FilePath>) = ([], [], [])
    var projects: Set<FilePath> = []
    for footprint in footprints {
      paths.formUnion(footprint.files.map(\.folder))
      paths.formUnion(footprint.allImages.map(\.folder))
      paths.formUnion(footprint.neighbourFolders)
      stringFolders.formUnion(footprint.stringsFolders)
      if let given = footprint.givenStrings {
        lacking.insert(given)
      } else {
        projects.formUnion(footprint.projectFolders)
      }
      if footprint.hasCatalogs { catalogFolders.insert(footprint.folder) }
      if footprint.isDoubtful || footprint.isBundle { lacking.insert(footprint.folder) }
    }
    for folder in stringFolders { addStrings(around: folder) }
    for folder in catalogFolders { addCatalogs(around: folder) }
    for folder in lacking { addTree(folder, depth: WatchedFolders.depth) }
    for folder in projects {
      add(folder)
      addTree(folder, depth: WatchedFolders.depth, besides: ProjectMarkers.isForeign)
    }
  }

  private mutating func addStrings(around folder: FilePath) {
    paths.insert(folder)
    for name in WatchedFolders.names(in: folder) {
      let path = folder.appending(name)
      if name == StringPlace.plainFolder || name.hasEnding(["lproj"]) { add(path) }
      // An export for translators has its tables in a folder of its own.
      if name.hasEnding(["xcloc"]) {
        add(path)
        addTree(path, depth: 1)
      }
    }
  }

  private mutating func addCatalogs(around folder: FilePath) {
    var folder = folder
    for _ in 0...ProjectMarkers.nearLevels {
      for name in WatchedFolders.names(in: folder) where name.hasEnding(ProjectMarkers.catalogEndings) {
        let catalog = folder.appending(name)
        add(catalog)
        addTree(catalog, depth: WatchedFolders.depth)
      }
      folder = folder.folder
    }
  }

  private mutating func addTree(
    _ folder: FilePath, depth: Int, besides isForeign: (FilePath) -> Bool = { _ in false }
  ) {
    var rest = [(folder, depth)]
    var count = 0
    while let (folder, depth) = rest.popLast(), depth > 0 {
      for name in WatchedFolders.names(in: folder) where !isForeign(name) {
        let path = folder.appending(name)
        guard FileStatus(of: path, followingLinks: false)?.kind == .directory else { continue }
        guard count < WatchedFolders.mostFolders else { return }
        paths.insert(path)
        count += 1
        rest.append((path, depth - 1))
      }
    }
  }

  private mutating func add(_ path: FilePath) {
    if path.isFolder { paths.insert(path) }
  }

  /// The names in a folder that may be those of folders; files with the endings of pictures and specs are most of the rest.
  private static func names(in folder: FilePath) -> [FilePath] {
    let files =
      InputExpansion.endings + ImageReference.Format.endings + PictureFormat.allCases.map(\.rawValue)
      + ["strings", "stringsdict"]
    return ((try? Folder(folder))?.names() ?? []).filter { !$0.hasEnding(files) }
  }
}
