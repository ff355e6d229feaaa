import TableModel
import TableRendering
import TableThemes

/// Draws one table in several looks on one sheet: what `tablemock eras` does.
public struct ErasJob: Sendable {
  /// The table, and where the sheet goes.
  public var source: SheetSource
  /// The names of the looks, in the order of the sheet.
  public var themes: [String]
  /// The number of pictures side by side; `nil` for rows of equal length.
  public var columns: Int?
  /// The way in which the table is drawn in each look.
  public var variant: Variant

  /// A job for a table, in all looks unless some are given.
  public init(
    _ source: SheetSource, themes: [String] = Theme.names, columns: Int? = nil, variant: Variant = Variant()
  ) {
    self.source = source
    self.themes = themes
    self.columns = columns
    self.variant = variant
  }

  /// Draws the sheet.
  ///
  /// - Throws: A ``SheetError`` where the source has several tables, an error where a font is missing, and what the
  ///   observer throws.
  public func run(_ observer: any JobObserver) throws -> BatchSummary {
    var sheet = ContactSheet.grid
    sheet.columns = columns
    return try source.run(observer) { renderer, source in
      guard let screen = try source.screens(as: variant).first,
        let eras = try renderer.eras(of: screen, themes: themes, on: sheet, as: variant)
      else {
        return []
      }
      return [{ .still(eras) }]
    }
  }
}
