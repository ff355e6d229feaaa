import TableModel

/// What a cell shows while it is edited.
public struct EditingLook: Hashable, Sendable {
  /// How far the content moves to the right for the control before it, in points.
  public var indentation: Double
  /// The control that deletes.
  public var delete: EditControlLook
  /// The control that inserts.
  public var insert: EditControlLook
  /// The circle of a row that is not checked.
  public var unchecked: EditControlLook
  /// The circle of a row that is checked.
  public var checked: EditControlLook
  /// What lies under the content of a row that is checked.
  public var checkedSelection: SelectionLook
  /// The grip at the right edge.
  public var reorder: AccessoryLook
  /// How a row looks that is lifted to be moved.
  public var lift: LiftLook
  /// The button or buttons that a deletion is confirmed with.
  public var confirmation: ConfirmationLook
}

/// How a deletion is confirmed.
public enum ConfirmationLook: Hashable, Sendable {
  /// A button inside the row, over its right end.
  case pill(PillLook)
  /// Panels as high as the row that come to light as the row slides to the left.
  case panels(PanelLook)
}

/// A control at the left edge of a cell that is edited.
public struct EditControlLook: Hashable, Sendable {
  /// The size of the control, in points.
  public var size: Size
  /// The space before the control, from the cell's left edge.
  public var leading: MarginRule
  /// The points that the control stands below the middle of the content's height.
  public var drop: Double = 0
  /// The part of the picture that stays as it is, in the control's own coordinates, from back to front.
  public var layers: [VectorLayer]
  /// The icon on it, which turns by a quarter while a deletion is confirmed.
  public var icon: [VectorLayer] = []
}

/// A row that is lifted by its grip.
public struct LiftLook: Hashable, Sendable {
  /// What a row throws on those around it.
  public enum Shadow: Hashable, Sendable {
    /// Lines from edge to edge, downwards, each a point high: above the row and below it.
    case lines(above: [Color], below: [Color])
    /// A shadow that follows the row's corners.
    case soft(SoftShadow)
  }

  /// The shadow around the row.
  public var shadow: Shadow
  /// How visible the row is, 0…1.
  public var opacity: Double = 1
}

/// A glossy button over the right end of a row.
public struct PillLook: Hashable, Sendable {
  /// The letters of the title.
  public var text: TextLook
  /// The height, in points.
  public var height: Double
  /// The space on both sides of the title together, in points.
  public var padding: Double
  /// The space after the button, in points.
  public var trailing: Double
  /// The space between the labels and the button, in points.
  public var contentGap: Double
  /// The radius of the corners, in points.
  public var cornerRadius: Double
  /// The colours of the outline of one point, from top to bottom.
  public var border: Gradient
  /// The colours inside it, from top to bottom.
  public var fill: Gradient
}

/// The buttons beside a row that is swiped open.
public struct PanelLook: Hashable, Sendable {
  /// Buttons with round ends that keep clear of the row and of each other.
  public struct Capsules: Hashable, Sendable {
    /// The least width and height in points.
    public var leastSize: Size
    /// The radius of the corners of those that are higher, in points.
    public var cornerRadius: Double
    /// The space above and below what is on a button that is higher, in points.
    public var padding: Double
    /// The least space above and below a button, in points.
    public var inset: Double
    /// The space between buttons, and between them and the row, in points.
    public var spacing: Double
    /// The space between the outermost button and the edge, in points.
    public var margin: Double
    /// What lies behind the content of the row that slides.
    public var rowFill: Color
    /// The radius of that, in points.
    public var rowCornerRadius: Double
  }

  /// The letters of the titles.
  public var text: TextLook
  /// Whether titles are as wide and as high as whole points.
  public var titlesAreWholePoints = false
  /// The space before a title, and after it, in points.
  public var padding: Double
  /// The greatest width of a panel, in points; `nil` for as much as there is room for.
  public var greatestWidth: Double?
  /// The greatest number of lines of a title.
  public var maximumLines = 1
  /// The least part of their size to which letters shrink before a title is cut, 0…1.
  public var leastTitleScale = 1.0
  /// The least width of a panel with a picture, in points; on iOS 13 at 414 points one was 73 wide, give or take a
  /// point, and one with “Delete” 74.
  public var leastImageWidth = 74.0
  /// The height in points from which on rows have panels with a picture and the title below it; `nil` where a picture always
  /// takes the title’s place.
  public var titleBelowImageHeight: Double?
  /// The space between a picture and the title below it, in points.
  public var imageTitleGap = 4.0
  /// The colour of an action that destroys.
  public var destructive: Color
  /// The colour of any other action.
  public var normal: Color
  /// Whether panels cover the line below their row.
  public var coversSeparator = false
  /// Separate buttons instead of panels as high as the row; `nil` for panels.
  public var capsules: Capsules?
}

extension PanelLook {
  /// Lets titles have two lines and stand below pictures, as they have done since iOS 11: panels are 120 points wide at most,
  /// and rows of 91 points have room for both, as developers measured; how small letters become is by eye.
  mutating func holdTitlesOfTwoLines() {
    greatestWidth = 120
    maximumLines = 2
    leastTitleScale = 0.6
    titleBelowImageHeight = 91
  }
}
