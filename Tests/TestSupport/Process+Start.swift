import Foundation

extension Process {
  /// Starts the program, and ends it and what it has started where they stand if they go on for minutes: a test that
  /// waits for ever says nothing of what it waits for.
  ///
  /// A request to end would not do. Who runs tests blocks signals, and what is started takes that over.
  package func start(endedAfter seconds: Double = 300) throws {
    try run()
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak self] in
      guard let self, self.isRunning else { return }
      kill(-self.processIdentifier, SIGKILL)
      kill(self.processIdentifier, SIGKILL)
    }
  }
}
