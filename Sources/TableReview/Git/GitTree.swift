import TableModel
import TableSources

/// The files of a revision, by their paths from the repository’s uppermost folder.
package final class GitTree {
  /// The files, links and submodules; folders only where git could not list what lies in them.
  package let entries: [GitEntry]
  /// Why these are a folder's alone, with the names around it.
  enum Gap {
    /// Git does not have all folders, as in a partial clone.
    case lack
    /// There are too many.
    case excess
  }

  /// Why there is not all of the revision that is wanted; `nil` where there is.
  let gap: Gap?

  /// The repositories in this one.
  private(set) lazy var submodules = entries.filter { $0.kind == .submodule }

  private lazy var entriesByPath = Dictionary(entries.map { ($0.path, $0) }) { first, _ in first }
  private var known: [FilePath: [FolderEntry]] = [:]

  init(_ entries: [GitEntry], gap: Gap? = nil) {
    (self.entries, self.gap) = (entries, gap)
  }

  /// What there is at a path; `nil` for nothing.
  package func kind(at path: FilePath) -> GitEntry.Kind? {
    if path.isEmpty { return .folder }
    if let entry = entriesByPath[path] { return entry.kind }
    return entries.contains { $0.path.isBelow(path) } ? .folder : nil
  }

  /// All entries below a folder, in the order of git.
  func entries(below folder: FilePath) -> [GitEntry] {
    folder.isEmpty ? entries : entries.filter { $0.path.isBelow(folder) }
  }

  /// What a folder holds itself.
  func names(in folder: FilePath) -> [FolderEntry] {
    if let names = known[folder] { return names }
    var kinds: [FilePath: FolderEntry.Kind] = [:]
    for entry in entries {
      guard let below = folder.isEmpty ? entry.path : entry.path.relative(to: folder) else { continue }
      let slash = below.bytes.firstIndex(of: UInt8(ascii: "/"))
      let name = slash.map { FilePath(bytes: below.bytes[..<$0]) } ?? below
      kinds[name] = slash != nil || entry.kind == .folder ? .folder : .file
    }
    let names = kinds.map { FolderEntry(name: $0.key, kind: $0.value) }.sorted { $0.name < $1.name }
    known[folder] = names
    return names
  }
}

/// What git has said already: all inputs of a comparison ask it the same things, and each is asked once.
final class GitMemory {
  /// What is asked of a repository.
  struct Question: Hashable {
    var top: FilePath
    var command: GitProgram.Command
    var arguments: [FilePath]
  }

  var answers: [Question: GitAnswer] = [:]
  /// The files of revisions, or why git cannot list them.
  var lists: [Question: (GitTree?, GitTree.Gap?)] = [:]
  /// The files of folders of revisions.
  var trees: [Question: GitTree] = [:]
  /// What tells sizes and contents, each by one run of git as long as that goes on.
  var objects: [Question: GitObjects] = [:]
  /// What is left out of the disk, by the uppermost folders of repositories.
  var leftOut: [FilePath: LeftOutFiles] = [:]
}
