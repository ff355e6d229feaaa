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

/// How long a change from one state to another takes when it is played.
public struct AnimationTiming: Hashable, Sendable {
  /// The seconds that the change itself may take.
  public static let secondsRange = 0.05...60.0
  /// The shortest time in seconds for which viewers show a picture as long as the file says.
  public static let shortestFrame = 0.02

  /// The pictures of a second of change where nobody says how many steps there are.
  private static let framesPerSecond = 30.0
  /// The most steps that a change is drawn in.
  private static let mostSteps = 120

  /// The seconds from the first step to the last.
  public var seconds: Double
  /// The seconds for which the first step stands still before the change, and the last one after it.
  public var rest: Double

  /// A change as quick as those of UIKit's tables, with time to see its ends.
  public init(seconds: Double = 0.3, rest: Double = 0.7) {
    self.seconds = seconds
    self.rest = rest
  }

  /// The number of steps that make the change look smooth, the first and the last included.
  public var steps: Int {
    min(AnimationTiming.mostSteps, 1 + max(1, Int((seconds * AnimationTiming.framesPerSecond).rounded())))
  }

  /// Whether viewers can show a number of steps, each for long enough.
  public func canShow(steps: Int) -> Bool {
    seconds / Double(max(1, steps - 1)) >= AnimationTiming.shortestFrame - 1e-9
  }
}
