import TableModel
import TableRendering

/// Draws cells on their way from one state to another: what `tablemock filmstrip` does.
public struct FilmstripJob: Sendable {
  /// The table, and where pictures go.
  public var source: SheetSource
  /// The change of state.
  public var filmstrip: Filmstrip
  /// Whether each step is a picture of its own, numbered from 1.
  public var hasFrames: Bool
  /// The way in which the table is drawn.
  public var variant: Variant

  /// A job for a table.
  public init(
    _ source: SheetSource, filmstrip: Filmstrip, hasFrames: Bool = false, variant: Variant = Variant()
  ) {
    self.source = source
    self.filmstrip = filmstrip
    self.hasFrames = hasFrames
    self.variant = variant
  }

  /// Draws the strip or its frames.
  ///
  /// - Throws: A ``SheetError`` where the source has several tables, an error where a font is missing, and what the
  ///   observer throws.
  public func run(_ observer: any JobObserver) throws -> BatchSummary {
    try source.run(
      observer,
      { renderer, screen in
        let scenes = try filmstrip.screens(of: screen).map { try renderer.scene(of: $0, as: variant) }
        guard !hasFrames else { return scenes }
        return try renderer.scene(of: scenes.map { ContactSheet.Entry($0) }, on: .strip).map { [$0] } ?? []
      }, isNumbered: hasFrames)
  }
}
