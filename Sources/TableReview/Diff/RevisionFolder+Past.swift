import TableModel
import TableSources

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
      try repository.files(around: place, in: "HEAD", wanted: RevisionFiles.mayMatter) != nil
      || repository.submodule(holding: place, in: "HEAD") != nil
    return isKnown ? nil : (path, nil)
  }
}
