import TableModel

/// The threads that draw a batch.
package struct WorkerPool {
  /// What makes a worker for a new thread.
  package typealias MakeWorker = @Sendable () throws -> any UnitWorker

  /// What starts a thread, and says whether the system let it.
  package typealias StartThread = @Sendable (_ run: @escaping @Sendable () -> Void) -> Bool

  private let queue: BatchQueue
  private let makeWorker: MakeWorker
  private let startThread: StartThread
  private var givenUp = 0
  /// What draws on the thread that owns the pool, for want of others.
  private var ownWorker: (any UnitWorker)?

  /// A pool without threads so far.
  init(queue: BatchQueue, makeWorker: @escaping MakeWorker, startThread: @escaping StartThread) {
    self.queue = queue
    self.makeWorker = makeWorker
    self.startThread = startThread
  }

  /// Starts a thread at a place; where the system lets none start, those that there are do its work.
  func start(_ slot: Int) {
    let (queue, makeWorker) = (queue, makeWorker)
    let generation = queue.enter(slot)
    let hasStarted = startThread {
      do {
        let worker = try makeWorker()
        while let ticket = queue.take(slot, generation) {
          worker.draw(ticket)
          queue.finishUnit(slot, generation)
        }
        queue.leave(slot, generation)
      } catch {
        queue.leave(slot, generation, because: WorkerPool.diagnostic(error))
      }
    }
    if !hasStarted { queue.leave(slot, generation) }
  }

  /// Draws one unit on the thread that calls, for a queue that no thread attends to.
  mutating func drawHere() {
    let slot = 0
    let generation = queue.enter(slot)
    do {
      if let ticket = queue.take(slot, generation) {
        let worker = try ownWorker ?? makeWorker()
        ownWorker = worker
        worker.draw(ticket)
        queue.finishUnit(slot, generation)
      }
      queue.leave(slot, generation)
    } catch {
      queue.leave(slot, generation, because: WorkerPool.diagnostic(error))
    }
  }

  /// Puts new threads in the places of those whose job takes longer than so many seconds.
  mutating func replaceLate(after seconds: Double, atMost most: Int) {
    let late = queue.giveUp(
      before: MonotonicClock.now - seconds,
      "the picture was given up after \(seconds.plainDescription) seconds")
    givenUp += late.count
    for slot in late {
      if givenUp > most {
        let generation = queue.enter(slot)
        queue.leave(
          slot, generation,
          because: WorkerPool.diagnostic("\(givenUp) pictures took too long, so the batch was given up"))
      } else {
        start(slot)
      }
    }
  }

  private static func diagnostic(_ error: any Error) -> Diagnostic {
    error as? Diagnostic ?? diagnostic("\(error)")
  }

  private static func diagnostic(_ message: String) -> Diagnostic {
    Diagnostic(.error, at: SourceLocation(file: "batch"), message)
  }
}

extension Double {
  /// The number, whole where it is.
  fileprivate var plainDescription: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}

/// What draws units: one for each thread, used by no other.
package protocol UnitWorker {
  /// Draws the jobs of a ticket's unit that are not done yet, and tells the ticket what becomes of each.
  func draw(_ ticket: UnitTicket)
}
