import TableModel

/// What stands in the middle of a table whose rows are not there.
public struct ContentUnavailableLook: Hashable, Sendable {
  /// Where the text of a table that is loading stands.
  public enum LoadingArrangement: String, Hashable, Sendable {
    /// After the wheel, on one line with it.
    case beside
    /// The text stands below the wheel.
    case below
  }

  /// The plate under wheel and text where they stand over old rows.
  public struct Plate: Hashable, Sendable {
    /// The colour of the plate, over the rows behind it.
    public var color: Color
    /// The space around what stands on it, in points.
    public var padding: Double
    /// The radius of the corners, in points.
    public var cornerRadius: Double
  }

  /// The letters of the text of an empty table.
  public var text: TextLook
  /// The letters of the text of a table that is loading.
  public var loadingText: TextLook
  /// The letters of the second text.
  public var secondaryText: TextLook
  /// The wheel of a table that is loading.
  public var wheel: ActivityIndicatorLook
  /// Where the text of a table that is loading stands.
  public var loadingArrangement: LoadingArrangement
  /// The least space between texts and the table's edges, in points.
  public var margin: Double
  /// The space between the picture or the wheel and the text, in points.
  public var imageSpacing: Double
  /// The space between the texts, in points.
  public var textSpacing: Double
  /// The space above the button, in points.
  public var buttonSpacing: Double
  /// The plate over old rows.
  public var plate: Plate
  /// The opacity of what stands in old rows.
  public var oldRowOpacity: Double
}
