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
