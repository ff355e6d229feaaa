import TableModel

/// Works on items on several threads.
enum ParallelMap {
  private struct State<Result> {
    var next = 0
    var results: [Int: Result] = [:]
  }

  /// Hands over the results of items in their order, while further ones are worked on.
  ///
  /// The thread that calls works as well, so that all is done where the system lets no other start. Only a few results
  /// wait for their turn.
  ///
  /// - Parameters:
  ///   - items: What is worked on.
  ///   - threads: The number of threads; at least 1.
  ///   - work: Makes a result of an item, on any thread.
  ///   - take: Takes results on the thread that calls; an error that it throws ends the work.
  static func run<Item: Sendable, Result: Sendable>(
    _ items: [Item], threads: Int, _ work: @escaping @Sendable (Item) -> Result,
    take: (Item, Result) throws -> Void
  ) rethrows {
    let window = 4 * threads
    let chunks = stride(from: 0, to: items.count, by: window).map { start in
      Array(items[start..<min(items.count, start + window)])
    }
    for chunk in chunks {
      for (item, result) in zip(chunk, results(of: chunk, threads: threads, work)) { try take(item, result) }
    }
  }

  private static func results<Item: Sendable, Result: Sendable>(
    of items: [Item], threads: Int, _ work: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let monitor = Monitor(State<Result>())
    let run: @Sendable () -> Void = {
      while true {
        let index = monitor.withLock { state in
          state.next += 1
          return state.next - 1
        }
        guard index < items.count else { return }
        let result = work(items[index])
        monitor.update { $0.results[index] = result }
      }
    }
    for _ in 1..<max(1, min(threads, items.count)) where !BackgroundThread.start(run) { break }
    run()
    return monitor.wait { state in
      state.results.count == items.count ? items.indices.compactMap { state.results[$0] } : nil
    }
  }
}
