import TableModel

/// The threads that draw a batch.
struct WorkerPool {
  /// What makes a worker for a new thread.
  typealias MakeWorker = @Sendable () throws -> any UnitWorker

  private let queue: BatchQueue
  private let makeWorker: MakeWorker
  private var givenUp = 0

  /// A pool without threads so far.
  init(queue: BatchQueue, makeWorker: @escaping MakeWorker) {
    self.queue = queue
    self.makeWorker = makeWorker
  }

  /// Starts a thread at a place.
  func start(_ slot: Int) {
    let (queue, makeWorker) = (queue, makeWorker)
    let generation = queue.enter(slot)
    let hasStarted = BackgroundThread.start {
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
    guard !hasStarted else { return }
    queue.leave(slot, generation, because: WorkerPool.diagnostic("the system lets no more threads start"))
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
