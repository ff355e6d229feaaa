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
  /// How far the text of the default style, whose label is as high as the content, stands below the middle of it.
  public var defaultTextDrop: Thickness = .pixels(0)
  /// The columns of the value2 style.
  public var value2: Value2Look
  /// The least space between the two labels of the value1 style, in points.
  public var value1Gap: Double = 6
  /// Whether the value of that style stands on the baseline of the text on devices; documents store it in the middle.
  public var value1SharesBaseline: Bool = false
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
  /// The space between two accessories of a list, in points; by eye.
  public var accessoryGap: Double = 8
  /// What shows while the cell is edited.
  public var editing: EditingLook
  /// What lies under the content while the cell is selected.
  public var selection: SelectionLooks
  /// Whether views in a selected cell lose the colours behind them, so that the selection shows through.
  public var clearsBackgroundsOfSelection: Bool = false
  /// The colour of what can be tapped, which a table may replace.
  public var tintColor: Color
}

/// The columns of the value2 style, in points from the content's left edge.
public struct Value2Look: Hashable, Sendable {
  /// The width of the first column, whose text ends at its right edge.
  public var textWidth: Double
  /// The space between the columns.
  public var gap: Double
}

/// The room around a view of the author's own at a cell's right edge.
public struct AccessoryViewLook: Hashable, Sendable {
  /// The space after the view.
  public var trailing: MarginRule
  /// The space between the content view and the view, in points.
  public var contentGap: Double
  /// The space between the labels and the end of the content view.
  public var labelTrailing: MarginRule
}

/// How the two labels of the subtitle style stand one under the other.
public struct SubtitleLook: Hashable, Sendable {
  /// The space below each label where there is room, in points; half of what is below the second one is lost to rounding.
  public var spacing: Double
  /// The points of height beyond those of the labels from which on single lines are spaced; several lines always are.
  public var minimumRoom: Double

  /// Labels that touch, whatever the room.
  public static let touching = SubtitleLook(spacing: 0, minimumRoom: 0)
}

/// The margins of a cell's content view, which constraints may ask for.
public struct ContentMargins: Hashable, Sendable {
  /// The margin at every edge that has no other, in points: that of any view.
  public var least: Double = 8
  /// The margin above and below, in points.
  public var vertical: Double
  /// Whether the margins at the sides reach to those of the cell even where the view does not ask for it.
  public var followCell: Bool

  /// The margins since iOS 11.
  static let followingCell = ContentMargins(vertical: 11, followCell: true)
}

/// How a button looks under a finger.
public struct PressedLook: Hashable, Sendable {
  /// How visible what has the colour of what can be tapped is, 0…1.
  public var opacity: Double = 1
  /// How much black is mixed with its colours, 0…1.
  public var darkening: Double = 0

  /// A button that grows pale, as buttons of one colour do since iOS 7; by eye.
  static let faded = PressedLook(opacity: 0.3)
  /// A button that grows dark, as pictures did before; by eye.
  static let darkened = PressedLook(darkening: 0.5)
}

/// Where a cell's image stands.
public struct CellImageLook: Hashable, Sendable {
  /// The rule for the space before an image.
  public enum Leading: Hashable, Sendable {
    /// As much as above it, up to so many points.
    case sameAsAbove(atMost: Double)
    /// The image begins where the cell's margin ends.
    case cellMargin
  }

  /// The rule for the space before the image.
  public var leading: Leading
  /// The space between the image and the text, in points.
  public var textGap: Double
  /// How the width of an image is rounded that was made smaller to fit the row.
  public var fittedWidthRounding: FloatingPointRoundingRule
}

/// The labels of all cell styles.
public struct CellTextLooks: Hashable, Sendable {
  /// The default style; its second label is never shown.
  public var `default`: CellTextLook
  /// The labels of the subtitle style, one below the other.
  public var subtitle: CellTextLook
  /// The labels of the value1 style, at both ends of the row.
  public var value1: CellTextLook
  /// The labels of the value2 style, side by side.
  public var value2: CellTextLook

  /// The labels of one cell style.
  public subscript(style: CellStyle) -> CellTextLook {
    switch style {
    case .default: `default`
    case .subtitle: subtitle
    case .value1: value1
    case .value2: value2
    }
  }
}
