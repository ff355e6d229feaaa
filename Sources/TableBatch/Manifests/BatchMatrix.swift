import TableDrawing
import TableLayout
import TableModel
import TableRendering
import TableSources
import TableSpec
import TableThemes

/// The values of each axis along which pictures of one source differ; an axis without values is left to the source.
public struct BatchMatrix: Hashable, Sendable {
  /// What decides the height of pictures.
  public enum Height: String, Hashable, Sendable, CaseIterable {
    /// The screen's.
    case screen
    /// That of all that is in the table.
    case content
  }

  /// The names of looks.
  public var theme: [String]
  /// The names of devices.
  public var device: [String]
  /// The ways in which devices are held.
  public var orientation: [Orientation]
  /// Light, dark or both.
  public var appearance: [Appearance]
  /// How large the user wants text to be.
  public var contentSizeCategory: [ContentSizeCategory]
  /// What tables are shown doing.
  public var state: [ScreenState]
  /// What decides the height of pictures.
  public var height: [BatchMatrix.Height]
  /// Device pixels a point, 1…3.
  public var scale: [Double]

  /// A matrix without axes unless they are given.
  public init(
    theme: [String] = [],
    device: [String] = [],
    orientation: [Orientation] = [],
    appearance: [Appearance] = [],
    contentSizeCategory: [ContentSizeCategory] = [],
    state: [ScreenState] = [],
    height: [BatchMatrix.Height] = [],
    scale: [Double] = []
  ) {
    self.theme = theme
    self.device = device
    self.orientation = orientation
    self.appearance = appearance
    self.contentSizeCategory = contentSizeCategory
    self.state = state
    self.height = height
    self.scale = scale
  }
}
