import Synchronization

/// A wish, from any thread, that the work on a picture should end.
public final class CancellationToken: Sendable {
  private let wish = Atomic<Bool>(false)
  private let isOver: (@Sendable () -> Bool)?

  /// A wish that nobody has yet, unless a condition is given that brings it about.
  public init(when isOver: (@Sendable () -> Bool)? = nil) {
    self.isOver = isOver
  }

  /// Whether the work should end.
  public var isCancelled: Bool { wish.load(ordering: .relaxed) || isOver?() ?? false }

  /// Asks for the work to end; it does at its next step.
  public func cancel() {
    wish.store(true, ordering: .relaxed)
  }
}
