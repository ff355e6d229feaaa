import TableDrawing
import TableInterfaceBuilder
import TableLayout
import TableModel
import TableSources
import TableSpec
import TableThemes

/// How picture files are written.
public struct PictureOptions: Hashable, Sendable {
  /// The settings of PNG files.
  public var png: PNGOptions
  /// The settings of SVG files.
  public var svg: SVGOptions

  /// Settings that suit most uses unless they are given.
  public init(png: PNGOptions = .fast, svg: SVGOptions = SVGOptions()) {
    self.png = png
    self.svg = svg
  }
}
