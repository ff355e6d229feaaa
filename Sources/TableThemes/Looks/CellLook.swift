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

/// The columns of the value2 style, in points from the content's left edge.
public struct Value2Look: Hashable, Sendable {
  /// The width of the first column, whose text ends at its right edge.
  public var textWidth: Double
  /// The space between the columns.
  public var gap: Double
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

/// The two labels of a cell style.
public struct CellTextLook: Hashable, Sendable {
  /// The letters of the main label.
  public var text: TextLook
  /// The letters of the second label.
  public var detail: TextLook
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

/// A distance that may depend on the margin of the cell it is in.
public enum MarginRule: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// So many points in every cell.
  case fixed(Double)
  /// The cell's own margin.
  case cellMargin
  /// The cell's margin and so many points more.
  case cellMarginPlus(Double)
  /// What the cell's margin leaves of so many points, never negative.
  case remainder(of: Double)

  /// So many points in every cell.
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }

  /// So many points in every cell.
  public init(floatLiteral value: Double) { self = .fixed(value) }

  /// The distance in points in a cell of the given margin.
  public func points(margin: Double) -> Double {
    switch self {
    case .fixed(let points): points
    case .cellMargin: margin
    case .cellMarginPlus(let points): margin + points
    case .remainder(let whole): max(0, whole - margin)
    }
  }
}

/// The box that stands for something that cannot be drawn: a view of an unknown class, or a picture that is not at hand.
///
/// No UIKit draws it, so it is the same in all eras: quiet greys that nobody takes for a part of the design.
public struct PlaceholderLook: Hashable, Sendable {
  /// The colour that fills the box.
  public var background: Color
  /// The colour of the line around the box.
  public var border: Color
  /// The colour of the lines across the box.
  public var lines: Color
  /// The width of all lines, in device pixels.
  public var lineWidth: Double
  /// The distance of the lines of a hatched box, in points along its edges.
  public var spacing: Double
  /// The letters of the name.
  public var text: TextLook
  /// The least space around the name, in points.
  public var padding: Double
  /// The least part of their size to which letters become smaller before the name is shortened, 0…1.
  public var leastScale: Double

  /// The box of all themes.
  public static let standard = PlaceholderLook(
    background: Color(0xF4F4F6),
    border: Color(0xBDBDC2),
    lines: Color(0xDADADE),
    lineWidth: 1,
    spacing: 8,
    text: TextLook(.regular, 11, Color(0x77777C), alignment: .center),
    padding: 3,
    leastScale: 0.75
  )
}

/// A standard element at a cell's right edge: its place and its picture.
public struct AccessoryLook: Hashable, Sendable {
  /// What the picture is, by which it follows the size of text or does not.
  public enum Kind: Hashable, Sendable {
    /// A picture, as large beside all sizes of text.
    case picture
    /// A symbol, set like a letter: its sizes in points beside text of other sizes than the standard, as far as known.
    case symbol(sizes: [ContentSizeCategory: Size] = [:])
  }

  /// The size of the element, in points; layout rounds the width of a symbol to pixels.
  public var size: Size
  /// The height on screens of three pixels a point, where it is another, in points.
  public var heightAtThreePixels: Double?
  /// The space after the element.
  public var trailing: MarginRule
  /// The space between the content view and the element, in points; negative where the element's shadow reaches in.
  public var contentGap: Double
  /// The space between the labels and the end of the content view.
  public var labelTrailing: MarginRule
  /// The picture, in the element's own coordinates, from back to front.
  public var layers: [VectorLayer]
  /// The picture in a selected row; empty where it is the same.
  public var highlightedLayers: [VectorLayer] = []
  /// The part of the picture, in the same coordinates, that keeps its shape in mirrored cells: what is no arrow.
  public var upright: Rect?
  /// The points that the picture stands further from the edge in mirrored cells, within the same frame.
  public var mirroredShift = 0.0
  /// Whether the picture is a symbol.
  public var kind = Kind.picture

  /// The height on screens of so many pixels a point, in points.
  public func height(at scale: Double) -> Double {
    (scale > 2 ? heightAtThreePixels : nil) ?? size.height
  }
}

/// The standard elements at a cell's right edge.
public struct AccessoryLooks: Hashable, Sendable {
  /// The chevron of rows that lead on.
  public var disclosureIndicator: AccessoryLook
  /// The button for details, with a chevron where the era has both.
  public var detailDisclosureButton: AccessoryLook
  /// The check mark of rows that are chosen.
  public var checkmark: AccessoryLook
  /// The button for details alone.
  public var detailButton: AccessoryLook

  /// The look of one element; `nil` for none.
  public subscript(type: AccessoryType) -> AccessoryLook? {
    switch type {
    case .none: nil
    case .disclosureIndicator: disclosureIndicator
    case .detailDisclosureButton: detailDisclosureButton
    case .checkmark: checkmark
    case .detailButton: detailButton
    }
  }
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
