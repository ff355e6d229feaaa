import TableModel

/// What the threads of a batch share: the units on their way, and what each thread is at.
struct QueueState {
  /// What a thread is at.
  struct Slot {
    var generation = 0
    var ordinal: Int?
    var done = 0
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
