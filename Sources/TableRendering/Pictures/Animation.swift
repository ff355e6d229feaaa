import TableLayout

/// Scenes that are shown one after the other, again and again.
public struct Animation: Hashable, Sendable {
  /// A scene and how long it is seen.
  public struct Frame: Hashable, Sendable {
    /// What is seen.
    public var scene: Scene
    /// How long it is seen, at most 65535.
    public var milliseconds: Int
  }

  /// The scenes in their order.
  public var frames: [Frame]

  /// A movement by equal steps.
  ///
  /// Scene after scene is seen at its time in whole milliseconds, so that all of them together take the time that is
  /// given, however they divide it.
  ///
  /// - Parameters:
  ///   - scenes: The steps, the first and the last included.
  ///   - timing: How long everything takes.
  public init(_ scenes: [Scene], timing: AnimationTiming) {
    let intervals = Double(max(1, scenes.count - 1))
    let time = { (step: Int) in
      Int((timing.seconds * 1000 * Double(step) / intervals).rounded())
    }
    let rest = Int((timing.rest * 1000).rounded())
    frames = scenes.enumerated().map { index, scene in
      let isLast = index == scenes.count - 1
      let motion = isLast ? 0 : time(index + 1) - time(index)
      return Frame(scene: scene, milliseconds: motion + (index == 0 || isLast ? rest : 0))
    }
  }
}
