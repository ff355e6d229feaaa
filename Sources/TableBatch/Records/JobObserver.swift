import TableModel

/// Who is told what a job finds and makes; always on the thread that runs the job.
///
/// What an observer does not care about it need not have. An error that it throws ends the job.
public protocol JobObserver: AnyObject {
  /// Whether results of jobs without records are to have the digests of pictures, which take some time.
  var wantsDigests: Bool { get }
  /// What was told before does not count any more, as files have changed.
  func beganAnew()
  /// Something is to be said of a source, and there is no picture to say it of.
  func found(_ findings: [Diagnostic])
  /// Something went wrong that is no source's fault; the message is a sentence, and may have a hint in a second line.
  func failed(_ message: String)
  /// A picture is done with; they come in the order of the plan.
  func finished(_ result: JobResult, _ summary: BatchSummary) throws
  /// Some time has gone by.
  func goesOn(_ summary: BatchSummary)
  /// A job that does not draw picture after picture has done with one more thing.
  func advanced(_ progress: JobProgress)
  /// A file that is no picture has been written.
  func wrote(_ path: FilePath) throws
  /// There are bytes for standard output.
  func put(_ bytes: [UInt8]) throws
}

extension JobObserver {
  /// Digests are wanted.
  public var wantsDigests: Bool { true }
  /// Does nothing.
  public func beganAnew() {}
  /// Does nothing.
  public func found(_ findings: [Diagnostic]) {}
  /// Does nothing.
  public func failed(_ message: String) {}
  /// Does nothing.
  public func finished(_ result: JobResult, _ summary: BatchSummary) throws {}
  /// Does nothing.
  public func goesOn(_ summary: BatchSummary) {}
  /// Does nothing.
  public func advanced(_ progress: JobProgress) {}
  /// Does nothing.
  public func wrote(_ path: FilePath) throws {}
  /// Does nothing.
  public func put(_ bytes: [UInt8]) throws {}
}
