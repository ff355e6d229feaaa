import TableModel
import TableSources

/// What was found out of revisions already, for all inputs of a comparison.
final class RevisionMemory {
  /// What git has said.
  let git = GitMemory()
  /// What the other sides of the comparisons are on the disk, by paths from the root.
  private let disk: [FilePath]
  /// The folders and files that are missing there, as a sparse checkout leaves them out, and would have counted.
  var gaps: [FilePath: Set<FilePath>] = [:]

  /// What is found out for comparisons of which some sides are paths of the disk.
  init(disk: [FilePath] = []) { self.disk = disk.map(\.rooted) }

  /// What the disk lacks of a repository for no change's sake, if it is one side of the comparison.
  func leftOutFiles(of repository: GitRepository) -> LeftOutFiles {
    let isOther = disk.contains { $0 == repository.top || $0.isBelow(repository.top) }
    return isOther ? repository.leftOutFiles : LeftOutFiles()
  }

  /// What is to be said where nothing is left in a folder of the disk; `nil` where nothing has been left out of it.
  func absence(in folder: FilePath) -> PlaceOutOfReach? {
    for (top, gaps) in gaps where gaps.contains(where: { $0.isBelow(folder.rooted) }) {
      return git.leftOut[top].map { PlaceOutOfReach($0.absence(of: folder, "folder")) }
    }
    return nil
  }

  /// What is to be said of what counts on neither side.
  var neglects: [Diagnostic] {
    gaps.sorted { $0.key < $1.key }.compactMap { top, gaps in git.leftOut[top]?.neglect(of: gaps) }
  }

  /// What folders are taken over for.
  enum Use {
    case sources, strings, data, symbols
  }

  /// The folders that were taken over last: several ways of drawing them come one after the other.
  var folders: [Use: (key: RevisionFolder.Key, folder: RevisionFolder)] = [:]
}

extension RevisionFolder {
  /// What a path of the disk has been in this revision, which goes with the folder that has it.
  ///
  /// `nil` where git had nothing there, and has it now. What git does not know at all is what it is on the disk.
  func past(
    of path: FilePath, as use: RevisionMemory.Use, _ memory: RevisionMemory
  ) throws -> (path: FilePath, folder: RevisionFolder?)? {
    let root = path.rooted
    guard let place = root == repository.top ? "" : root.relative(to: repository.top) else {
      return (path, nil)
    }
    let label = FilePath(bytes: "\(names.revision):".utf8 + place.bytes)
    if let (submodule, below) = try repository.submodule(holding: place, in: names.revision) {
      guard let inner = try repository.repository(of: submodule, label: label) else {
        throw repository.absence(of: path, in: submodule)
      }
      return try Self.checkedOut(submodule.object, below, label, inner, .none, memory, as: use)
        .map { ($0.path, $0.folder) }
    }
    if let found = try Self.checkedOut(
      names.revision, place, label, repository, .none, memory, as: use)
    {
      return (found.path, found.folder)
    }
    let isKnown =
      try repository.files(around: place, in: "HEAD", wanted: RevisionFolder.mayMatter) != nil
      || repository.submodule(holding: place, in: "HEAD") != nil
    return isKnown ? nil : (path, nil)
  }
}
