import TableModel
import TableSources

/// The files of a revision, by their paths from the repository’s uppermost folder.
package final class GitTree {
  /// The files, links and submodules; folders only where git could not list what lies in them.
  package let entries: [GitEntry]
  /// Whether that is all of the revision, and not a folder alone with the names around it.
  let isWhole: Bool

  private lazy var entriesByPath = Dictionary(entries.map { ($0.path, $0) }) { first, _ in first }
  private var known: [FilePath: [FolderEntry]] = [:]

  init(_ entries: [GitEntry], isWhole: Bool) {
    (self.entries, self.isWhole) = (entries, isWhole)
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
  /// The files of revisions; `nil` for one of which git cannot list all.
  var trees: [Question: GitTree?] = [:]
  /// What tells sizes and contents, each by one run of git as long as that goes on.
  var objects: [Question: GitObjects] = [:]
}
