import TableLayout
import TableModel
import TableRendering

/// Draws cells on their way from one state to another: what `tablemock filmstrip` does.
public struct FilmstripJob: Sendable {
  /// The ways in which the steps of a change can be shown.
  public enum Form: Hashable, Sendable {
    /// Side by side in one picture.
    case strip
    /// As pictures of their own, numbered from 1.
    case frames
    /// One after the other in one picture that moves, which only PNG and GIF files can.
    case animation(AnimationTiming)
  }

  /// The table, and where pictures go.
  public var source: SheetSource
  /// The change of state.
  public var filmstrip: Filmstrip
  /// How the steps are shown.
  public var form: Form
  /// The way in which the table is drawn.
  public var variant: Variant

  /// A job for a table.
  public init(
    _ source: SheetSource, filmstrip: Filmstrip, form: Form = .strip, variant: Variant = Variant()
  ) {
    self.source = source
    self.filmstrip = filmstrip
    self.form = form
    self.variant = variant
  }

  /// Draws the strip, its frames or the animation.
  ///
  /// - Throws: A ``SheetError`` where the source has several tables, an error where a font is missing, and what the
  ///   observer throws.
  public func run(_ observer: any JobObserver) throws -> BatchSummary {
    try source.run(
      observer, as: variant,
      { renderer, source in
        guard let screen = try source.screens(as: variant).first else { return [] }
        if case .animation(let timing) = form {
          let animation = try renderer.animation(of: filmstrip, on: screen, as: variant, timing: timing)
          return [{ .animation(animation) }]
        }
        try filmstrip.checkRows(of: screen)
        let scene = { (step: Int) -> Scene in
          try renderer.scene(of: filmstrip.screen(of: screen, at: step), as: variant)
        }
        if form == .frames {
          // What is wrong with the first step is wrong with all, and said once.
          _ = try scene(0)
          return (0..<filmstrip.steps).map { step in { .still(try scene(step)) } }
        }
        var room = SheetRoom()
        // Many steps of one table are one piece of work, however many somebody asks for.
        let clock = renderer.startedClock
        let scenes = try (0..<filmstrip.steps).map { step in
          let scene = try renderer.scene(
            of: filmstrip.screen(of: screen, at: step), as: variant, in: &room, until: clock)
          try renderer.checkComplete(scene)
          return scene
        }
        guard let strip = try renderer.scene(of: scenes.map { ContactSheet.Entry($0) }, on: .strip) else {
          return []
        }
        return [{ .still(strip) }]
      }, isNumbered: form == .frames)
  }
}
