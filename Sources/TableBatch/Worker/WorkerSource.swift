import TableModel
import TableSources

/// A source that a worker has read.
struct WorkerSource {
  /// What stands in the file; empty where it could not be read.
  var bytes: [UInt8]
  /// What was made of it.
  var result: LoadingResult
}
