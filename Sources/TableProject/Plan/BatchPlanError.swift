/// Why a batch cannot be drawn as it was asked for.
public struct BatchPlanError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in one sentence without a full stop.
  public var message: String
  /// What the user can do about it.
  public var hint: String?

  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// The message, and the hint on a separate line.
  public var description: String { hint.map { "\(message)\n  hint: \($0)" } ?? message }
}
