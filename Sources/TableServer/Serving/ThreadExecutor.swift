import TableBatch

/// Runs the work of an actor on one thread of its own, whose stack holds the deepest source that is let through.
///
/// Fonts belong to the thread that opened them.
final class ThreadExecutor: SerialExecutor {
  private let jobs = Monitor<[UnownedJob]>([])

  /// An executor; `nil` where the system has no thread for it.
  init?() {
    let hasStarted = BackgroundThread.start { [jobs, self] in
      while true {
        let next = jobs.wait { jobs -> [UnownedJob]? in
          defer { jobs = [] }
          return jobs.isEmpty ? nil : jobs
        }
        for job in next { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
      }
    }
    guard hasStarted else { return nil }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.update { $0.append(job) }
  }
}
