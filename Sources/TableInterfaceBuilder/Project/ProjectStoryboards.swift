import TableModel
import TableSources

/// The storyboards that lie in a project around one of them, by their names.
///
/// The project is the nearest folder with a project of Xcode, of the document's own and up to two above it; without one,
/// the document's folder, for a localised document that around its language's. No link is followed.
struct ProjectStoryboards {
  /// The paths, each with its links resolved, by the names that references use.
  private(set) var paths: [String: FilePath] = [:]
  /// Whether there is more in the folder than is looked through.
  private(set) var isIncomplete = false

  private static let levelsAbove = 2
  private static let mostFolders = 2_000
  private static let mostStoryboards = 500
  private static let deepest = 12
  private static let projectEndings = ["xcodeproj", "xcworkspace"]
  private static let foreignEndings =
    projectEndings + ["xcassets", "bundle", "framework", "xcframework", "app"]

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
    while folders.count <= levelsAbove, let last = folders.last, last != "/", reach.contains(last.folder) {
      folders.append(last.folder)
    }
    let project = folders.first { folder in
      FolderNames.subfolders(of: folder, within: reach).contains { $0.hasEnding(projectEndings) }
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
