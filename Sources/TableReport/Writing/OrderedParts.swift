import Dispatch
import Synchronization

/// Parts of a text that are made at once, on all processors, and handed out in order.
enum OrderedParts {
  /// What is made but not handed out, since something before it is not made yet.
  private struct Queue {
    var waiting: [Int: Result<String, any Error>] = [:]
    var next = 0
    var failure: (any Error)?

    mutating func handOut(to write: (String) throws -> Void) {
      while failure == nil, let part = waiting.removeValue(forKey: next) {
        next += 1
        do { try write(part.get()) } catch { failure = error }
      }
    }
  }

  /// Makes a number of parts, and hands out each when all before it have been; throws the error of the first that
  /// failed, whichever failed first.
  static func make(
    _ count: Int, _ part: @Sendable (Int) throws -> String, to write: @Sendable (String) throws -> Void
  ) throws {
    let queue = Mutex(Queue())
    DispatchQueue.concurrentPerform(iterations: count) { index in
      guard queue.withLock({ $0.failure == nil }) else { return }
      let result = Result { try part(index) }
      queue.withLock { queue in
        queue.waiting[index] = result
        queue.handOut(to: write)
      }
    }
    if let failure = queue.withLock({ $0.failure }) { throw failure }
  }
}
