import TableModel

/// The folders in and below which the images of inputs can lie.
public struct ImageFolders: Sendable {
  /// How far above an Interface Builder document its catalogs of images may be.
  private static let levelsAboveDocuments = 2

  private var folders: Set<FilePath> = []
  /// The folders that inputs themselves lie in, and their strings.
  private var own: Set<FilePath> = []

  /// The folders below which inputs and all that they show lie, but for the root, below which everything lies.
  package var places: Set<FilePath> { folders.union(own).subtracting(["/"]) }

  /// The folders of inputs; those that are not there are left out.
  public init(of inputs: [InputFile]) {
    for input in inputs {
      if let strings = input.strings?.resolved {
        own.insert(strings.hasEnding(["xcloc"]) ? strings.folder : strings)
      }
      guard var folder = input.path.folder.resolved else { continue }
      let isAlone = input.path.hasEnding(SourceKind.specEndings + SourceKind.settingsEndings)
      own.insert(folder)
      for _ in 0..<(isAlone ? 0 : ImageFolders.levelsAboveDocuments) { folder = folder.folder }
      folders.insert(folder)
    }
  }

  /// Whether the file at a path can be an image of an input; a path that leads nowhere is none.
  public func mayHold(_ path: FilePath) -> Bool {
    guard var folder = path.resolved else { return false }
    while folder != "/" {
      folder = folder.folder
      if folders.contains(folder) { return true }
    }
    return false
  }
}
