import TableModel
import TableRendering
import TableSources

/// Tells the pictures of a folder that have been approved from those that only lie there.
///
/// A picture with metadata of reviews was approved. Others, which `render` has written, and files of other kinds, were where the folder is one of approved pictures alone: it has a lock, and nothing that could be a source.
struct ApprovedPictures {
  private let folder: FilePath
  private let holdsNothingElse: Bool

  /// The approved pictures in a folder.
  init(in folder: FilePath) {
    self.folder = folder
    holdsNothingElse = StackFile(in: folder).path.exists && InputExpansion([folder]).inputs.isEmpty
  }

  /// Whether the picture of a name was approved.
  func contains(_ name: FilePath) -> Bool {
    if holdsNothingElse { return true }
    guard PictureFormat(path: name) == .png, let bytes = OpenFile.wholeBytes(of: folder.appending(name))
    else { return false }
    return FileWithMetadata(bytes).hasMetadata
  }
}
