import TableModel

/// The measures and letters of a cell.
public struct CellLook: Hashable, Sendable {
  /// The height of a row whose table does not say, in points.
  public var rowHeight: Double = 44
  /// The part of a row's height that belongs to the line below it and not to its content.
  public var separatorReserve: Thickness
  /// Whether the line has that part of the row even in tables that show no lines.
  public var reservesHiddenSeparator: Bool = false
  /// The space between the cell's edges and its content, by the width of the cell.
  public var contentInset: ByWidth
  /// The space between the content's left edge and what stands in it, by the width of the cell.
  public var margin: ByWidth
  /// The space after the labels in a cell without accessory.
  public var labelTrailing: MarginRule
  /// The labels of each style.
  public var texts: CellTextLooks
  /// Where an image stands.
  public var image: CellImageLook
  /// The columns of the value2 style.
  public var value2: Value2Look
  /// The least space between the two labels of the value1 style, in points.
  public var value1Gap: Double = 6
  /// How the labels of the subtitle style stand one under the other.
  public var subtitle: SubtitleLook = .touching
  /// The space above and below the labels of a row that grows with its text, in points.
  public var automaticPadding: Double = 11
  /// How high rows are when nobody says; `nil` gives them ``rowHeight`` and lets only several lines of text raise them.
  public var automaticHeight: AutomaticHeight?
  /// Whether rows that find their height by themselves wrap their text at the settings for accessibility, and stand labels
  /// one under another that stand side by side otherwise.
  public var stacksAccessibilityText: Bool = false
  /// Whether they do so at the setting that the look is for.
  public internal(set) var stacksLabels: Bool = false
  /// The margins of the content view that constraints may ask for.
  public var contentMargins = ContentMargins(vertical: 8, followCell: false)
  /// The elements at the right edge.
  public var accessories: AccessoryLooks
  /// How the detail button looks under a finger.
  public var pressedButton: PressedLook = .faded
  /// The room around views of the author's own at the right edge.
  public var accessoryView: AccessoryViewLook
  /// What shows while the cell is edited.
  public var editing: EditingLook
  /// What lies under the content while the cell is selected.
  public var selection: SelectionLooks
  /// Whether views in a selected cell lose the colours behind them, so that the selection shows through.
  public var clearsBackgroundsOfSelection: Bool = false
  /// The colour of what can be tapped, which a table may replace.
  public var tintColor: Color
}
