import TableDrawing
import TableLayout
import TableModel
import TableRendering
import TableSources
import TableSpec
import TableThemes

/// One picture that a worker is asked for.
public struct WorkerRequest: Hashable, Sendable {
  /// What tells requests apart, as it was written.
  public enum ID: Hashable, Sendable {
    case number(Int)
    case text(String)
  }

  /// What tells this request from others; `nil` where it does not say.
  public var id: ID?
  /// The path of a spec file or an Interface Builder document.
  public var input: String
  /// The path of the picture.
  public var output: String
  /// The name of a table, or its number counted from 1, in a file that has several.
  public var table: String?
  /// The kind of file; `nil` for what the output's ending says.
  public var format: BatchManifest.Format?
  /// The name of a look.
  public var theme: String?
  /// The name of a device.
  public var device: String?
  /// The way the device is held.
  public var orientation: Orientation?
  /// Whether the screen is light or dark.
  public var appearance: Appearance?
  /// How large the user wants text to be.
  public var contentSizeCategory: ContentSizeCategory?
  /// What tables are shown doing.
  public var state: ScreenState?
  /// Device pixels a point, 1…3.
  public var scale: Double?
  /// How hard PNG files are compressed.
  public var png: BatchManifest.PNG?
  /// How SVG files hold text.
  public var svgText: BatchManifest.SVGText?
  /// What decides the height of the picture.
  public var height: BatchMatrix.Height?

  /// A request for a picture of the input as its source has it.
  public init(id: ID? = nil, input: String, output: String) {
    self.id = id
    self.input = input
    self.output = output
  }
}
