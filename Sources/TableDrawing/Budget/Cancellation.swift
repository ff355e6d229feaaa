import Synchronization

/// A wish, from any thread, that the work on a picture should end.
public final class Cancellation: Sendable {
  private let wish = Atomic<Bool>(false)

  /// Nobody wishes anything yet.
  public init() {}

  /// Whether the work should end.
  public var isCancelled: Bool { wish.load(ordering: .relaxed) }

  /// Asks for the work to end; it does at its next step.
  public func cancel() {
    wish.store(true, ordering: .relaxed)
  }
}
