import TableModel
import TableSources

/// The storyboards of a project that one of them has to do with: those that references connect, in either direction.
///
/// Nothing is read but storyboards below the project's folder, and no more than a bounded number of bytes.
package struct InterfaceBuilderProject: Sendable {
  /// A storyboard beside the document.
  package struct Storyboard: Sendable {
    /// The path of the file, without links.
    package var path: FilePath
    /// The file's contents.
    package var bytes: [UInt8]
  }

  /// The storyboards that the document is connected with, without itself, in the order of their paths.
  package private(set) var storyboards: [Storyboard] = []
  /// The paths of all storyboards of the project but the document, without links, which may come to be connected with it.
  package private(set) var candidates: [FilePath] = []
  /// Whether there is more in the project than was looked through.
  package private(set) var isIncomplete = false

  /// The most bytes of storyboards that are looked through.
  private static let mostBytes = 64 << 20

  /// Looks for the storyboards around a document in a folder.
  package init(around bytes: [UInt8], named name: String, folder: FilePath, limits: LoadingLimits) {
    let file = FilePath(name)
    guard file != SourceFile.standardInput, let own = file.name.stem.validText else { return }
    let found = ProjectStoryboards(around: file, in: folder, limits: limits)
    isIncomplete = found.isIncomplete
    candidates = found.paths.values.sorted()
    var (read, references): ([String: Storyboard], [String: Set<String>]) = ([:], [:])
    var room = InterfaceBuilderProject.mostBytes
    for (name, path) in found.paths.sorted(by: { $0.value < $1.value }) {
      guard let bytes = OpenFile.withoutLinks(path)?.bytes(atMost: limits.fileSize) else { continue }
      room -= bytes.count
      guard room >= 0 else {
        isIncomplete = true
        break
      }
      read[name] = Storyboard(path: path, bytes: bytes)
      references[name] = StoryboardReferences.names(in: bytes, limits: limits)
    }
    references[own] = StoryboardReferences.names(in: bytes, limits: limits)
    let connected = InterfaceBuilderProject.connected(to: own, by: references)
    storyboards = connected.compactMap { read[$0] }.sorted { $0.path < $1.path }
  }

  /// The names that lead to a name or come from it, over any number of others.
  private static func connected(to name: String, by references: [String: Set<String>]) -> Set<String> {
    var neighbours: [String: Set<String>] = [:]
    for (from, names) in references {
      for to in names {
        neighbours[from, default: []].insert(to)
        neighbours[to, default: []].insert(from)
      }
    }
    var (seen, waiting): (Set<String>, [String]) = ([name], [name])
    while let next = waiting.popLast() {
      for neighbour in neighbours[next] ?? [] where seen.insert(neighbour).inserted {
        waiting.append(neighbour)
      }
    }
    return seen
  }
}

/// The storyboards that lie in a project around one of them, by their names.
///
/// The project is the nearest folder with a project of Xcode, of the document's own and up to two above it; without one,
/// the document's folder, for a localised document that around its language's. No link is followed.
struct ProjectStoryboards {
  /// The paths, each with its links resolved, by the names that references use.
  private(set) var paths: [String: FilePath] = [:]
  /// Whether there is more in the folder than is looked through.
  private(set) var isIncomplete = false

  private static let mostFolders = 2_000
  private static let mostStoryboards = 500
  private static let deepest = 12
  private static let foreignEndings = ProjectMarkers.foreignEndings + ProjectMarkers.catalogEndings

  /// Looks through the project of a document in a folder.
  init(around document: FilePath, in folder: FilePath, limits: LoadingLimits) {
    guard let own = (folder.isEmpty ? .current : folder).resolved,
      case let reach = limits.reach(from: own), let project = ProjectStoryboards.project(of: own, reach)
    else { return }
    let found = storyboards(below: project, reach)
    let candidates = Dictionary(grouping: found) { $0.name.stem.validText }
    for (name, files) in candidates {
      guard let name, FilePath(name) != document.name.stem else { continue }
      paths[name] = files.min {
        ProjectStoryboards.rank(of: $0, beside: own) < ProjectStoryboards.rank(of: $1, beside: own)
      }
    }
  }

  /// The folder that is searched; `nil` for the root, below which everything lies.
  private static func project(of own: FilePath, _ reach: SourceReach) -> FilePath? {
    var folders = [own]
    while folders.count <= ProjectMarkers.nearLevels, let last = folders.last, last != "/",
      reach.contains(last.folder)
    {
      folders.append(last.folder)
    }
    let project = folders.first { folder in
      FolderNames.subfolders(of: folder, within: reach).contains {
        $0.hasEnding(ProjectMarkers.projectEndings)
      }
    }
    let isLocalized = own.hasEnding(["lproj"]) && reach.contains(own.folder)
    let folder = project ?? (isLocalized ? own.folder : own)
    return folder == "/" ? nil : folder
  }

  private mutating func storyboards(below project: FilePath, _ reach: SourceReach) -> [FilePath] {
    var found: [FilePath] = []
    var waiting = [(folder: project, depth: 0)]
    var next = 0
    while next < waiting.count {
      let (folder, depth) = waiting[next]
      next += 1
      for entry in FolderNames.entries(of: folder, within: reach) {
        let path = folder.appending(entry.name)
        switch entry.kind {
        case .file where entry.name.hasEnding(["storyboard"]): found.append(path)
        case .folder where !entry.name.hasEnding(ProjectStoryboards.foreignEndings):
          waiting.append((path, depth + 1))
        default: continue
        }
        let isTooMuch =
          found.count > ProjectStoryboards.mostStoryboards || depth >= ProjectStoryboards.deepest
          || waiting.count > ProjectStoryboards.mostFolders
        guard !isTooMuch else {
          isIncomplete = true
          return Array(found.prefix(ProjectStoryboards.mostStoryboards))
        }
      }
    }
    return found
  }

  /// How near a file is to a document: by the folders that they share, then by its language, then by its path.
  private static func rank(of path: FilePath, beside own: FilePath) -> (Int, Int, FilePath) {
    let shared = zip(path.components, own.components).prefix { $0 == $1 }.count
    let folder = path.folder
    let language =
      if folder.name == own.name { 0 } else if folder.name == "Base.lproj" { 1 } else {
        folder.hasEnding(["lproj"]) ? 3 : 2
      }
    return (-shared, language, path)
  }
}

/// The names of other storyboards that a document refers to.
final class StoryboardReferences: XMLReader.Handler {
  private var names: Set<String> = []
  private var elementsLeft: Int

  private init(limits: LoadingLimits) {
    elementsLeft = limits.elements
  }

  /// The names in a document, as far as it can be read.
  static func names(in bytes: [UInt8], limits: LoadingLimits) -> Set<String> {
    let references = StoryboardReferences(limits: limits)
    _ = XMLReader.read(bytes, .plain, references)
    return references.names
  }

  var wantsCharacters: Bool { false }

  func begin(_ name: String, attributes: [XMLReader.Attribute], at offset: Int) -> Bool {
    elementsLeft -= 1
    if name == IBControllers.placeholder,
      let storyboard = attributes.first(where: { $0.name == "storyboardName" })?.value
    {
      names.insert(storyboard)
    }
    return elementsLeft > 0
  }

  func end() {}

  func characters(_ text: UnsafeBufferPointer<UInt8>) {}
}
