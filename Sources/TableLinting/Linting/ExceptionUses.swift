import Synchronization
import TableProject

/// Notes which exceptions of a configuration were of use.
final class ExceptionUses: Sendable {
  private let used = Mutex<Set<LintConfiguration.Exception>>([])

  func note(_ exception: LintConfiguration.Exception) {
    used.withLock { _ = $0.insert(exception) }
  }

  /// The exceptions among some that were of no use, in their order.
  func unused(of exceptions: [LintConfiguration.Exception]) -> [LintConfiguration.Exception] {
    used.withLock { used in exceptions.filter { !used.contains($0) } }
  }
}
