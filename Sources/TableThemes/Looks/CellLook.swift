import TableModel

/// The measures and letters of a cell.
package struct CellLook: Hashable, Sendable {
  /// The height of a row whose table does not say, in points.
  package var rowHeight: Double = 44
  /// The part of a row's height that belongs to the line below it and not to its content.
  package var separatorReserve: Thickness
  /// Whether the line has that part of the row even in tables that show no lines.
  package var reservesHiddenSeparator: Bool = false
  /// The space between the cell's edges and its content, by the width of the cell.
  package var contentInset: ByWidth
  /// The space between the content's left edge and what stands in it, by the width of the cell.
  package var margin: ByWidth
  /// The space after the labels in a cell without accessory.
  package var labelTrailing: MarginRule
  /// The labels of each style.
  @Boxed package var texts: CellTextLooks
  /// Where an image stands.
  package var image: CellImageLook
  /// How far the text of the default style, whose label is as high as the content, stands below the middle of it.
  package var defaultTextDrop: Thickness = .pixels(0)
  /// The columns of the value2 style.
  package var value2: Value2Look
  /// The least space between the two labels of the value1 style, in points.
  package var value1Gap: Double = 6
  /// Whether the value of that style stands on the baseline of the text on devices; documents store it in the middle.
  package var value1SharesBaseline: Bool = false
  /// How the labels of the subtitle style stand one under the other.
  package var subtitle: SubtitleLook = .touching
  /// The space above and below the labels of a row that grows with its text, in points.
  package var automaticPadding: Double = 11
  /// How high rows are when nobody says; `nil` gives them ``rowHeight`` and lets only several lines of text raise them.
  package var automaticHeight: AutomaticHeight?
  /// Whether rows that find their height by themselves wrap their text at the settings for accessibility, and stand labels
  /// one under another that stand side by side otherwise.
  package var stacksAccessibilityText: Bool = false
  /// Whether they do so at the setting that the look is for.
  package internal(set) var stacksLabels: Bool = false
  /// The margins of the content view that constraints may ask for.
  package var contentMargins = ContentMargins(vertical: 8, followCell: false)
  /// The elements at the right edge.
  @Boxed package var accessories: AccessoryLooks
  /// How the detail button looks under a finger.
  package var pressedButton: PressedLook = .faded
  /// The room around views of the author's own at the right edge.
  package var accessoryView: AccessoryViewLook
  /// The space between two accessories of a list, in points; by eye.
  package var accessoryGap: Double = 8
  /// What shows while the cell is edited.
  @Boxed package var editing: EditingLook
  /// What lies under the content while the cell is selected.
  @Boxed package var selection: SelectionLooks
  /// Whether views in a selected cell lose the colours behind them, so that the selection shows through.
  package var clearsBackgroundsOfSelection: Bool = false
  /// The colour of what can be tapped, which a table may replace.
  package var tintColor: Color
}

/// The columns of the value2 style, in points from the content's left edge.
package struct Value2Look: Hashable, Sendable {
  /// The width of the first column, whose text ends at its right edge.
  package var textWidth: Double
  /// The space between the columns.
  package var gap: Double
}

/// The room around a view of the author's own at a cell's right edge.
package struct AccessoryViewLook: Hashable, Sendable {
  /// The space after the view.
  package var trailing: MarginRule
  /// The space between the content view and the view, in points.
  package var contentGap: Double
  /// The space between the labels and the end of the content view.
  package var labelTrailing: MarginRule
}

/// How the two labels of the subtitle style stand one under the other.
package struct SubtitleLook: Hashable, Sendable {
  /// The space below each label where there is room, in points; half of what is below the second one is lost to rounding.
  package var spacing: Double
  /// The points of height beyond those of the labels from which on single lines are spaced; several lines always are.
  package var minimumRoom: Double

  /// Labels that touch, whatever the room.
  package static let touching = SubtitleLook(spacing: 0, minimumRoom: 0)
}

/// The margins of a cell's content view, which constraints may ask for.
package struct ContentMargins: Hashable, Sendable {
  /// The margin at every edge that has no other, in points: that of any view.
  package var least: Double = 8
  /// The margin above and below, in points.
  package var vertical: Double
  /// Whether the margins at the sides reach to those of the cell even where the view does not ask for it.
  package var followCell: Bool

  /// The margins since iOS 11.
  static let followingCell = ContentMargins(vertical: 11, followCell: true)
}

/// How a button looks under a finger.
package struct PressedLook: Hashable, Sendable {
  /// How visible what has the colour of what can be tapped is, 0…1.
  package var opacity: Double = 1
  /// How much black is mixed with its colours, 0…1.
  package var darkening: Double = 0

  /// A button that grows pale, as buttons of one colour do since iOS 7; by eye.
  static let faded = PressedLook(opacity: 0.3)
  /// A button that grows dark, as pictures did before; by eye.
  static let darkened = PressedLook(darkening: 0.5)
}

/// Where a cell's image stands.
package struct CellImageLook: Hashable, Sendable {
  /// The rule for the space before an image.
  package enum Leading: Hashable, Sendable {
    /// As much as above it, up to so many points.
    case sameAsAbove(atMost: Double)
    /// The image begins where the cell's margin ends.
    case cellMargin
  }

  /// The rule for the space before the image.
  package var leading: Leading
  /// The space between the image and the text, in points.
  package var textGap: Double
  /// How the width of an image is rounded that was made smaller to fit the row.
  package var fittedWidthRounding: FloatingPointRoundingRule
}

/// The labels of all cell styles.
package struct CellTextLooks: Hashable, Sendable {
  /// The default style; its second label is never shown.
  package var `default`: CellTextLook
  /// The labels of the subtitle style, one below the other.
  package var subtitle: CellTextLook
  /// The labels of the value1 style, at both ends of the row.
  package var value1: CellTextLook
  /// The labels of the value2 style, side by side.
  package var value2: CellTextLook

  /// The labels of one cell style.
  package subscript(style: CellStyle) -> CellTextLook {
    switch style {
    case .default: `default`
    case .subtitle: subtitle
    case .value1: value1
    case .value2: value2
    }
  }
}
