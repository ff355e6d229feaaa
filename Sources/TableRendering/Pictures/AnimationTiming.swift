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
