import TableModel
import TableSources

/// A source that a worker has read.
struct WorkerSource {
  /// What stands in the file; empty where it could not be read.
  var bytes: [UInt8]
  /// The path of the file, as the job has it.
  var path: FilePath
  /// The folder that the file lies in, with no links in the path.
  var folder: FilePath
  /// What was made of it.
  var result: LoadingResult

  /// The path of an image of the source as a batch has it, which follows links.
  func name(ofImage image: FilePath) -> FilePath {
    image.relative(to: folder).map { path.folder == .current ? $0 : path.folder.appending($0) } ?? image
  }
}
