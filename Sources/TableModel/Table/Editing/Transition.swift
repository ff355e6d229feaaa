/// A moment on the way from one state of a cell to another.
public struct Transition: Hashable, Sendable {
  /// The state at the beginning.
  public var from: CellState
  /// The state at the end.
  public var to: CellState
  /// How much of the way is done, 0…1, after the animation's own timing.
  public var progress: Double

  /// A moment between two states.
  public init(from: CellState = [], to: CellState, progress: Double) {
    self.from = from
    self.to = to
    self.progress = progress
  }

  /// How much of a state shows at this moment, 0…1.
  public func amount(of state: CellState) -> Double {
    let start = from.contains(state) ? 1.0 : 0
    let end = to.contains(state) ? 1.0 : 0
    return start + (end - start) * progress
  }
}
