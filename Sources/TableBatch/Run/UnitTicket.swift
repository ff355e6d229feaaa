import TableDrawing
import TableLayout
import TableModel
import TableRendering
import TableSources
import TableSpec
import TableThemes

/// A thread's leave to draw a unit, which ends when the batch is stopped or the unit is taken from it.
final class UnitTicket: Sendable {
  /// What is to be drawn.
  let unit: BatchUnit
  /// How many of its jobs are done already, by a thread that did not come back.
  let done: Int
  private let queue: BatchQueue
  private let slot: Int
  private let generation: Int

  init(unit: BatchUnit, done: Int, queue: BatchQueue, slot: Int, generation: Int) {
    self.unit = unit
    self.done = done
    self.queue = queue
    self.slot = slot
    self.generation = generation
  }

  /// Notes that a job begins, and says whether it should.
  func begin(_ job: BatchJob) -> Bool {
    queue.updateSlot(slot, generation) { slot, isStopping in
      guard !isStopping else { return false }
      slot.job = job
      slot.start = MonotonicClock.now
      return true
    } ?? false
  }

  /// Notes that a picture is about to be put in its place, and says whether it may be.
  ///
  /// From here to the end of the job the thread is not given up, so that no picture appears that was called a failure.
  func beginPublishing() -> Bool {
    queue.updateSlot(slot, generation) { slot, _ in
      slot.isPublishing = true
      return true
    } ?? false
  }

  /// Notes what became of a job.
  func finish(_ result: JobResult) {
    _ = queue.updateSlot(slot, generation) { slot, _ in
      slot.results.append(result)
      slot.isPublishing = false
      slot.job = nil
      slot.start = MonotonicClock.now
    }
  }
}
