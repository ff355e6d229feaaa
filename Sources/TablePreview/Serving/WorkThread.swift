import TableProject

/// A thread that has a value to itself, and does for others what they need of it, one thing after the other.
///
/// Fonts belong to the thread that opened them. Its stack holds the deepest source that is let through.
final class WorkThread<Owned>: Sendable {
  private let jobs = Monitor<[@Sendable (Owned) -> Void]>([])

  /// A thread and its value; `nil` where the system has no thread for it.
  init?(_ make: @escaping @Sendable () -> Owned) {
    let hasStarted = BackgroundThread.start { [jobs] in
      let owned = make()
      while true {
        let next = jobs.wait { jobs -> [@Sendable (Owned) -> Void]? in
          defer { jobs = [] }
          return jobs.isEmpty ? nil : jobs
        }
        for job in next { job(owned) }
      }
    }
    guard hasStarted else { return nil }
  }

  /// What the thread makes of its value; whoever asks waits for it.
  func run<Result: Sendable>(_ work: @escaping @Sendable (Owned) -> Result) -> Result {
    let result = Monitor<Result?>(nil)
    jobs.update { jobs in
      jobs.append { owned in
        let made = work(owned)
        result.update { $0 = made }
      }
    }
    return result.wait { $0 }
  }
}
