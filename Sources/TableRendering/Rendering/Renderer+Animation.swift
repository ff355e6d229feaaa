import TableDrawing
import TableLayout
import TableModel

extension Renderer {
  /// A change of a screen that is played.
  ///
  /// - Parameters:
  ///   - filmstrip: The change and its steps.
  ///   - screen: The screen as its source has it in this way: one of ``Source/screens(as:)``.
  ///   - variant: What is wanted otherwise than the screen says.
  ///   - timing: How long everything takes.
  /// - Returns: What ``picture(of:as:options:)`` writes as a PNG or GIF file.
  /// - Throws: An error where the row that changes is not there, and what ``scene(of:as:keepsHiddenRows:rowsAsStored:explainsFrames:)``
  ///   throws of the first step.
  public func animation(
    of filmstrip: Filmstrip, on screen: Screen, as variant: Variant = Variant(),
    timing: AnimationTiming = AnimationTiming()
  ) throws -> Animation {
    try filmstrip.checkRows(of: screen)
    return Animation(
      filmstrip, of: screen, as: variant,
      first: try scene(of: filmstrip.screen(of: screen, at: 0), as: variant),
      milliseconds: timing.milliseconds(steps: filmstrip.steps))
  }

  /// A step of an animation, counted from 0; all but the first, which is laid out, share a clock.
  func scene(of animation: Animation, at step: Int, until clock: WorkClock) throws(DrawingError) -> Scene {
    do {
      guard step > 0 else { return animation.first }
      let screen = animation.filmstrip.screen(of: animation.screen, at: step)
      return try self.scene(of: screen, as: animation.variant, until: clock)
    } catch let error as DrawingError {
      throw error
    } catch {
      let told = Diagnostic(error, at: SourceLocation(file: ""))
      throw DrawingError(told.message, hint: told.hint)
    }
  }
}
