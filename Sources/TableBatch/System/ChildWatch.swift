import Glibc

/// Waits for a process that this one has started, so that nothing is left of it when it has ended.
final class ChildWatch: Sendable {
  private let process: pid_t
  private let hasEnded = Monitor(false)
  /// Whether a thread waits; where the system lets none start, the process is asked after instead.
  private let isWaiting: Bool

  /// Waits for a process from now on; nobody else may.
  init(of process: pid_t) {
    self.process = process
    isWaiting = BackgroundThread.start { [hasEnded] in
      while waitpid(process, nil, 0) < 0, errno == EINTR {}
      hasEnded.update { $0 = true }
    }
  }

  /// Whether the process has not ended.
  var isRunning: Bool {
    hasEnded.withLock { hasEnded in
      if !hasEnded, !isWaiting { hasEnded = waitpid(process, nil, WNOHANG) != 0 }
      return !hasEnded
    }
  }
}
