import Glibc
import TableModel
import TableSources

/// A picture of an earlier run that a plan no longer has, held in the folder that it was found in.
struct SurplusPicture {
  /// The path of the picture.
  let path: FilePath
  private let folder: OpenFile

  /// The picture of a record, as it was written; `nil` where it is changed, gone or not below the folder.
  ///
  /// A name that leads up, or through a link to somewhere else, is not followed.
  init?(_ record: JournalRecord, below root: OpenFile, at path: FilePath) {
    let output = record.output
    guard !output.isAbsolute, !output.leadsUp,
      let folder = try? root.file(below: output.folder, OpenFile.holding),
      let file = try? folder.file(below: output.name, OpenFile.reading | O_NOFOLLOW),
      let status = try? file.status(), status.kind == .regular, status.size == record.bytes,
      let bytes = try? file.read(at: 0, count: status.size), Fingerprint.of(bytes) == record.sha256
    else { return nil }
    self.path = path
    self.folder = folder
  }

  /// Deletes the picture, and says whether that could be done.
  func remove() -> Bool {
    path.name.withCString { unlinkat(folder.descriptor, $0, 0) } == 0
  }
}
