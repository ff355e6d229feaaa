import TableDrawing
import TableLayout
import TableModel
import TableRendering
import TableSources
import TableSpec
import TableThemes

/// Who is told how a batch goes on; always on the thread that runs it.
public protocol BatchObserver: AnyObject {
  /// A picture is done with; they come in the order of the plan.
  func batch(_ summary: BatchSummary, finished result: JobResult) throws
  /// Some time has gone by.
  func batchGoesOn(_ summary: BatchSummary)
}
