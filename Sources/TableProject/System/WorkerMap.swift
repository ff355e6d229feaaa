/// Makes something of each item of a list on several threads, each with a worker of its own, and keeps the order.
package struct WorkerMap {
  /// The number of threads besides the one that waits; without any, that one does the work.
  let threads: Int

  package init(threads: Int) {
    self.threads = threads
  }

  private struct State<Result> {
    var next = 0
    var running = 0
    var finished = 0
    var results: [Result?]
    var failure: (any Error)?
  }

  /// The results in the order of the items.
  ///
  /// Each thread makes a worker of its own; an error of that ends the work and is thrown. The thread that waits is told
  /// how many items are done with whenever it has done one itself.
  package func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], advanced: (Int) -> Void = { _ in },
    _ makeWorker: @escaping @Sendable () throws -> (Item) -> Result
  ) throws -> [Result] {
    let state = Monitor(State<Result>(results: Array(repeating: nil, count: items.count)))
    let work: @Sendable ((Int) -> Void) -> Void = { advanced in
      do {
        let worker = try makeWorker()
        while let index = state.withLock({ state -> Int? in
          guard state.next < items.count, state.failure == nil else { return nil }
          defer { state.next += 1 }
          return state.next
        }) {
          let result = worker(items[index])
          let finished = state.withLock { state in
            state.results[index] = result
            state.finished += 1
            return state.finished
          }
          advanced(finished)
        }
      } catch {
        state.withLock { $0.failure = error }
      }
    }
    for _ in 1..<max(1, threads) {
      state.withLock { $0.running += 1 }
      let hasStarted = BackgroundThread.start {
        work { _ in }
        state.update { $0.running -= 1 }
      }
      if !hasStarted { state.withLock { $0.running -= 1 } }
    }
    work(advanced)
    let (results, failure) = state.wait { state in
      state.running == 0 ? (state.results, state.failure) : nil
    }
    if let failure { throw failure }
    return results.compactMap { $0 }
  }
}
