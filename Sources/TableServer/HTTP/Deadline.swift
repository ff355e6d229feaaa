/// Work that has to be done by some moment.
enum Deadline {
  /// What the work gives; `nil` where the moment comes first, and the work is told to end.
  static func run<Value: Sendable>(
    until deadline: ContinuousClock.Instant, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value? {
    try await withThrowingTaskGroup(of: Value?.self) { group in
      group.addTask { try await work() }
      group.addTask {
        try await Task.sleep(until: deadline, clock: .continuous)
        return nil
      }
      defer { group.cancelAll() }
      return try await group.next() ?? nil
    }
  }
}
