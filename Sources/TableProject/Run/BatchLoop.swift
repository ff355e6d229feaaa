import TableModel

/// Draws the units of a plan on several threads and hands over their results in the order of the plan.
package struct BatchLoop {
  /// The seconds between looks at the clock and at signals.
  private static let tick = 0.1
  /// The most threads that may be given up before the batch is.
  private static let mostGivenUp = 64

  let plan: BatchPlan
  /// The number of threads; at least 1.
  let threads: Int
  /// The part of the plan that is drawn.
  let shard: Shard
  /// The seconds that a picture may take; `nil` for any time.
  let timeout: Double?
  /// What starts threads.
  var startThread: WorkerPool.StartThread = BackgroundThread.start

  package init(
    plan: BatchPlan, threads: Int, shard: Shard, timeout: Double?,
    startThread: @escaping WorkerPool.StartThread = BackgroundThread.start
  ) {
    self.plan = plan
    self.threads = threads
    self.shard = shard
    self.timeout = timeout
    self.startThread = startThread
  }

  /// Draws what is planned.
  ///
  /// - Parameters:
  ///   - makeWorker: What makes a worker for a thread.
  ///   - finished: Takes a result; an error that it throws ends the batch.
  ///   - goesOn: Is called now and then.
  /// - Returns: The number of the signal that ended the batch early; `nil` for none.
  /// - Throws: What `finished` throws, and the reason why nothing can be drawn.
  package func run(
    with makeWorker: @escaping WorkerPool.MakeWorker, finished: (JobResult) throws -> Void,
    goesOn: () -> Void
  ) throws -> Int32? {
    let queue = BatchQueue(plan, shard: shard, threads: threads)
    var pool = WorkerPool(queue: queue, makeWorker: makeWorker, startThread: startThread)
    var endingSignal: Int32?
    for slot in 0..<threads { pool.start(slot) }
    while true {
      if queue.isUnattended { pool.drawHere() }
      let delivery = queue.receive(atMost: BatchLoop.tick)
      do {
        for result in delivery.results { try finished(result) }
      } catch {
        queue.stop()
        throw error
      }
      if delivery.isEnd {
        if let failure = delivery.failure { throw failure }
        return endingSignal
      }
      if let signal = Interruption.signal {
        endingSignal = signal
        queue.stop()
      }
      if let timeout { pool.replaceLate(after: timeout, atMost: BatchLoop.mostGivenUp) }
      goesOn()
    }
  }
}
