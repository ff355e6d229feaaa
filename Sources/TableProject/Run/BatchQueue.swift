import TableModel

/// The units of a batch on their way to threads and their results on their way back, in the order of the plan.
///
/// No thread runs further ahead of the slowest one than a window, which bounds how many results wait for their turn.
final class BatchQueue: Sendable {
  private let plan: BatchPlan
  private let shard: Shard
  private let count: Int
  private let window: Int
  private let monitor: Monitor<QueueState>

  /// The units of a part of a plan, for so many threads.
  init(_ plan: BatchPlan, shard: Shard, threads: Int) {
    self.plan = plan
    self.shard = shard
    count = shard.size(of: plan.unitCount)
    window = 8 * threads + 8
    monitor = Monitor(QueueState(slots: Array(repeating: QueueState.Slot(), count: threads)))
  }

  /// Notes that a thread begins at a place, and gives the number that tells it from others there.
  func enter(_ slot: Int) -> Int {
    monitor.update { state in
      state.threads += 1
      state.slots[slot].generation += 1
      return state.slots[slot].generation
    }
  }

  /// Notes that a thread has ended, unless it was given up before; a reason stops the batch.
  func leave(_ slot: Int, _ generation: Int, because failure: Diagnostic? = nil) {
    monitor.update { state in
      guard state.slots[slot].generation == generation else { return }
      state.threads -= 1
      if let failure {
        state.failure = failure
        state.isStopping = true
      }
    }
  }

  /// Whether there are units left and no thread is there to draw them.
  var isUnattended: Bool {
    monitor.withLock { state in
      state.threads == 0 && !state.isStopping && (state.next < count || !state.leftovers.isEmpty)
    }
  }

  /// The next unit for a thread; `nil` where there is none and the thread should end.
  func take(_ slot: Int, _ generation: Int) -> UnitTicket? {
    let taken: (ordinal: Int, done: Int)? = monitor.wait { state in
      guard state.slots[slot].generation == generation, !state.isStopping else { return .some(nil) }
      if let leftover = state.leftovers.popLast() {
        state.slots[slot].begin(leftover.ordinal, with: leftover.results)
        return (leftover.ordinal, leftover.results.count)
      }
      guard state.next < count else { return .some(nil) }
      guard state.next - state.emitted < window else { return nil }
      state.slots[slot].begin(state.next, with: [])
      state.next += 1
      return (state.next - 1, 0)
    }
    return taken.map { ordinal, done in
      UnitTicket(
        unit: plan.unit(at: shard.unit(ordinal)), done: done, monitor: monitor, slot: slot,
        generation: generation)
    }
  }

  /// Hands in the results of the unit that a thread has drawn, or of the part that it came to.
  func finishUnit(_ slot: Int, _ generation: Int) {
    monitor.update { state in
      guard state.slots[slot].generation == generation, let ordinal = state.slots[slot].ordinal else {
        return
      }
      state.finished[ordinal] = state.slots[slot].results
      state.slots[slot].end()
    }
  }

  /// What has come in: results in the order of the plan, whether that is all, and why there is no more.
  struct Delivery {
    var results: [JobResult] = []
    var isEnd = false
    var failure: Diagnostic?
  }

  /// Waits for results, for a number of seconds at most.
  func receive(atMost seconds: Double) -> Delivery {
    monitor.wait(atMost: seconds) { state in
      let before = state.emitted
      let delivery = BatchQueue.collect(&state, count)
      return state.emitted == before && !delivery.isEnd ? nil : delivery
    } ?? Delivery()
  }

  /// Lets no more jobs begin.
  func stop() {
    monitor.update { $0.isStopping = true }
  }

  /// Gives up threads whose job began before a moment, and returns their places for others.
  ///
  /// The job becomes a failure; the rest of its unit is drawn by another thread. Where a source cannot even be read in
  /// the time, all its pictures are failures.
  func giveUp(before moment: Double, _ message: String) -> [Int] {
    monitor.update { state in
      state.slots.indices.filter { index in
        let slot = state.slots[index]
        guard let ordinal = slot.ordinal, slot.start < moment, !slot.isPublishing else { return false }
        let unit = plan.unit(at: shard.unit(ordinal))
        var results = slot.results
        if let job = slot.job {
          results.append(.failure(job, of: unit.input, message))
          state.leftovers.append(QueueState.Leftover(ordinal: ordinal, results: results))
        } else if results.isEmpty {
          state.finished[ordinal] = unit.jobs(forScreens: [nil]).map { .failure($0, of: unit.input, message) }
        } else {
          return false
        }
        state.slots[index].end()
        state.slots[index].generation += 1
        state.threads -= 1
        return true
      }
    }
  }

  private static func collect(_ state: inout QueueState, _ count: Int) -> Delivery {
    var delivery = Delivery()
    while let results = state.finished.removeValue(forKey: state.emitted) {
      delivery.results += results
      state.emitted += 1
    }
    guard state.threads == 0 else { return delivery }
    delivery.isEnd = state.isStopping || state.emitted == count
    delivery.failure = state.failure
    if delivery.isEnd {
      for (_, results) in state.finished.sorted(by: { $0.key < $1.key }) { delivery.results += results }
      state.finished.removeAll()
    }
    return delivery
  }
}

/// What the threads of a batch share: the units on their way, and what each thread is at.
struct QueueState {
  /// What a thread is at.
  struct Slot {
    var generation = 0
    var ordinal: Int?
    var job: BatchJob?
    var start = 0.0
    var isPublishing = false
    var results: [JobResult] = []
  }

  /// A unit that a thread did not come back from.
  struct Leftover {
    var ordinal: Int
    var results: [JobResult]
  }

  var next = 0
  var emitted = 0
  var finished: [Int: [JobResult]] = [:]
  var leftovers: [Leftover] = []
  var slots: [Slot]
  var threads = 0
  var isStopping = false
  var failure: Diagnostic?
}

extension QueueState.Slot {
  /// Notes that a thread turns to a unit, of which some results are there already.
  mutating func begin(_ ordinal: Int, with results: [JobResult]) {
    self.ordinal = ordinal
    self.results = results
    job = nil
    isPublishing = false
    start = MonotonicClock.now
  }

  /// Notes that a thread is through with its unit.
  mutating func end() {
    ordinal = nil
    results = []
    job = nil
    isPublishing = false
  }
}

extension Monitor where State == QueueState {
  /// Changes what is known of a thread; `nil` where the thread was given up.
  func updateSlot<Result>(
    _ slot: Int, _ generation: Int, _ change: (inout QueueState.Slot, Bool) -> Result
  ) -> Result? {
    withLock { state in
      guard state.slots[slot].generation == generation else { return nil }
      return change(&state.slots[slot], state.isStopping)
    }
  }
}

/// A thread's leave to draw a unit, which ends when the batch is stopped or the unit is taken from it.
package final class UnitTicket: Sendable {
  /// What is to be drawn.
  package let unit: BatchUnit
  /// How many of its jobs are done already, by a thread that did not come back.
  package let done: Int
  private let monitor: Monitor<QueueState>
  private let slot: Int
  private let generation: Int

  /// A thread's leave; `done` jobs of the unit are done already.
  init(unit: BatchUnit, done: Int, monitor: Monitor<QueueState>, slot: Int, generation: Int) {
    self.unit = unit
    self.done = done
    self.monitor = monitor
    self.slot = slot
    self.generation = generation
  }

  /// Whether the thread has not been given up.
  package var isHeld: Bool { monitor.updateSlot(slot, generation) { _, _ in true } ?? false }

  /// Notes that a job begins, and says whether it should.
  package func begin(_ job: BatchJob) -> Bool {
    monitor.updateSlot(slot, generation) { slot, isStopping in
      guard !isStopping else { return false }
      slot.job = job
      slot.start = MonotonicClock.now
      return true
    } ?? false
  }

  /// Notes that a picture is about to be put in its place, and says whether it may be.
  ///
  /// From here to the end of the job the thread is not given up, so that no picture appears that was called a failure.
  package func beginPublishing() -> Bool {
    monitor.updateSlot(slot, generation) { slot, _ in
      slot.isPublishing = true
      return true
    } ?? false
  }

  /// Notes what became of a job.
  package func finish(_ result: JobResult) {
    _ = monitor.updateSlot(slot, generation) { slot, _ in
      slot.results.append(result)
      slot.isPublishing = false
      slot.job = nil
      slot.start = MonotonicClock.now
    }
  }
}
