import TableLayout
import TableModel

/// A change of a screen that is played step by step, again and again.
///
/// Its steps are laid out one after the other when they are drawn, so that one of them is in memory at a time.
public struct Animation: Hashable, Sendable {
  /// The first step, with which all that is wrong with the others is wrong too.
  public let first: Scene
  /// How long each step is seen, in milliseconds.
  public let milliseconds: [Int]
  let screen: Screen
  let filmstrip: Filmstrip
  let variant: Variant

  /// A change whose first step is laid out.
  init(
    _ filmstrip: Filmstrip, of screen: Screen, as variant: Variant, first: Scene, milliseconds: [Int]
  ) {
    (self.filmstrip, self.screen, self.variant) = (filmstrip, screen, variant)
    (self.first, self.milliseconds) = (first, milliseconds)
  }

  /// The size of all steps, where the way they are drawn says it: tables as high as their rows may grow and shrink.
  var size: Size? { variant.height == .content ? nil : first.size }
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

  /// For how long each of a number of steps is seen, in whole milliseconds.
  ///
  /// Step after step is seen at its time, so that all of them together take the time that is given, however they
  /// divide it.
  public func milliseconds(steps: Int) -> [Int] {
    let intervals = Double(max(1, steps - 1))
    let time = { (step: Int) in Int((seconds * 1000 * Double(step) / intervals).rounded()) }
    let rest = Int((rest * 1000).rounded())
    return (0..<steps).map { step in
      let isLast = step == steps - 1
      let motion = isLast ? 0 : time(step + 1) - time(step)
      return motion + (step == 0 || isLast ? rest : 0)
    }
  }

  /// Whether viewers can show a number of steps, each for long enough.
  public func canShow(steps: Int) -> Bool {
    seconds / Double(max(1, steps - 1)) >= AnimationTiming.shortestFrame - 1e-9
  }
}
