import TableModel

/// Keeps account of a job's pictures, and tells an observer of each.
package struct PictureAccount {
  private let observer: any JobObserver
  private let began = MonotonicClock.now
  private var pictureBegan = MonotonicClock.now
  /// What was found in the source that pictures are drawn of.
  private var findings: [Diagnostic] = []
  /// Why standard output takes no more; this ends the job.
  private var outputError: (any Error)?
  /// What became of all pictures so far.
  package private(set) var summary: BatchSummary

  /// An account of a number of pictures that are expected.
  package init(_ observer: any JobObserver, planned: Int) {
    self.observer = observer
    summary = BatchSummary(planned: planned)
  }

  /// Expects more pictures, or fewer.
  mutating func plan(_ more: Int) {
    summary.planned += more
  }

  /// Turns to another source with what was found in it; findings that no picture has are told at once.
  mutating func turn(to findings: [Diagnostic], hasPictures: Bool) {
    self.findings = findings
    pictureBegan = MonotonicClock.now
    if !hasPictures { observer.found(findings) }
  }

  /// Hands bytes for standard output over.
  mutating func put(_ bytes: [UInt8]) throws {
    do {
      try observer.put(bytes)
    } catch {
      outputError = error
      throw error
    }
  }

  /// Counts pictures and tells of them; throws what the observer throws.
  package mutating func finish(_ results: [JobResult]) throws {
    if let outputError { throw outputError }
    for result in results {
      var result = result
      let now = MonotonicClock.now
      result.milliseconds = (now - pictureBegan) * 1000
      result.diagnostics.insert(contentsOf: findings, at: 0)
      pictureBegan = now
      summary.seconds = now - began
      summary.count(result)
      try observer.finished(result, summary)
    }
  }

  /// Notes that something went wrong that was told of already and is no picture's failure.
  package mutating func hasFailed() {
    summary.hasProblems = true
  }

  /// Notes something that went wrong and is no picture's failure.
  mutating func fail(_ message: String) {
    summary.hasProblems = true
    observer.failed(message)
  }
}
