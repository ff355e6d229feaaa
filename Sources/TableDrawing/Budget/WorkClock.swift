import Glibc

/// The time that a thread may spend on a piece of work.
package struct WorkClock: Sendable {
  private let end: Double
  private let cancellation: Cancellation?

  /// A number of seconds of a processor from now, or any number; a wish ends them at once.
  package init(seconds: Double?, cancellation: Cancellation? = nil) {
    end = seconds.map { WorkClock.processorTime + $0 } ?? .infinity
    self.cancellation = cancellation
  }

  /// Whether somebody wishes the work to end.
  package var isCancelled: Bool { cancellation?.isCancelled ?? false }

  /// Whether the time is over.
  package var isLate: Bool { WorkClock.processorTime >= end }

  /// Whether the work must end.
  package var isOver: Bool { isCancelled || isLate }

  /// The seconds of a processor that the thread has used; other programs' work does not count.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
