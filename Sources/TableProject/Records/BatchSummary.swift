import TableModel

/// What became of a batch, or of the pictures of another job.
public struct BatchSummary: Hashable, Sendable {
  /// The number of pictures that were planned for this run.
  public var planned: Int
  /// The number of pictures that were written.
  public var written = 0
  /// The number of pictures that were there already and would be the same.
  public var unchanged = 0
  /// The number of pictures that could not be made.
  public var failed = 0
  /// The number of older pictures that were deleted.
  public var pruned = 0
  /// The bytes of all pictures that were written.
  public var bytes = 0
  /// The time that all of it took.
  public var seconds = 0.0
  /// The number of the signal that ended the batch early; `nil` for none.
  public var signal: Int32?

  /// Whether something could not be drawn that is no picture's failure, such as a table that no source has.
  public var hasProblems = false

  /// A batch that has not begun.
  package init(planned: Int) {
    self.planned = planned
  }

  /// What became of two jobs, one after the other.
  package static func + (first: BatchSummary, second: BatchSummary) -> BatchSummary {
    var sum = first
    sum.planned += second.planned
    sum.written += second.written
    sum.unchanged += second.unchanged
    sum.failed += second.failed
    sum.pruned += second.pruned
    sum.bytes += second.bytes
    sum.seconds += second.seconds
    sum.signal = first.signal ?? second.signal
    sum.hasProblems = first.hasProblems || second.hasProblems
    return sum
  }

  /// The number of pictures that are done with.
  public var finished: Int { written + unchanged + failed }

  /// Whether anything could not be drawn.
  public var hasFailed: Bool { failed > 0 || hasProblems }

  /// Counts a result.
  package mutating func count(_ result: JobResult) {
    switch result.status {
    case .written:
      written += 1
      bytes += result.bytes
    case .unchanged: unchanged += 1
    case .failed: failed += 1
    }
  }

  /// The members of the summary as an object of JSON.
  public var members: [(key: String, value: JSONValue)] {
    [
      ("planned", .number(Double(planned))), ("written", .number(Double(written))),
      ("unchanged", .number(Double(unchanged))), ("failed", .number(Double(failed))),
      ("pruned", .number(Double(pruned))), ("bytes", .number(Double(bytes))),
      ("seconds", .number(seconds)), ("interrupted", .bool(signal != nil)),
    ]
  }
}
