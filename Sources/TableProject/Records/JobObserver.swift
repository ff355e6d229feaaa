import TableModel

/// Receives what a job finds and makes, always on the thread that runs the job.
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
  /// An observer that need not know leaves it at that.
  public func beganAnew() {}
  /// An observer that shows no findings leaves it at that.
  public func found(_ findings: [Diagnostic]) {}
  /// An observer that shows no failures leaves it at that.
  public func failed(_ message: String) {}
  /// An observer that counts no results leaves it at that.
  public func finished(_ result: JobResult, _ summary: BatchSummary) throws {}
  /// An observer that shows no summary leaves it at that.
  public func goesOn(_ summary: BatchSummary) {}
  /// An observer that shows no progress leaves it at that.
  public func advanced(_ progress: JobProgress) {}
  /// An observer that lists no files leaves it at that.
  public func wrote(_ path: FilePath) throws {}
  /// An observer without a stream drops the bytes.
  public func put(_ bytes: [UInt8]) throws {}
}

/// How far a job is that does not draw picture after picture.
public struct JobProgress: Hashable, Sendable {
  /// What is counted.
  public enum Thing: String, Hashable, Sendable {
    case pictures, screens, sources
  }

  /// What is counted.
  public var thing: Thing
  /// The number of things that are done with.
  public var finished: Int
  /// The number of all things.
  public var planned: Int

  /// So many of all things are done with.
  public init(_ thing: Thing, finished: Int, planned: Int) {
    self.thing = thing
    self.finished = finished
    self.planned = planned
  }
}
