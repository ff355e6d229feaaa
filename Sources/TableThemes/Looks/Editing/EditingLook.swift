import TableModel

/// What a cell shows while it is edited.
package struct EditingLook: Hashable, Sendable {
  /// How far the content moves to the right for the control before it, in points.
  package var indentation: Double
  /// The control that deletes.
  package var delete: EditControlLook
  /// The control that inserts.
  package var insert: EditControlLook
  /// The circle of a row that is not checked.
  package var unchecked: EditControlLook
  /// The circle of a row that is checked.
  package var checked: EditControlLook
  /// What lies under the content of a row that is checked.
  package var checkedSelection: SelectionLook
  /// The grip at the right edge.
  package var reorder: AccessoryLook
  /// How a row looks that is lifted to be moved.
  package var lift: LiftLook
  /// The button or buttons that a deletion is confirmed with.
  package var confirmation: ConfirmationLook
}

/// How a deletion is confirmed.
package enum ConfirmationLook: Hashable, Sendable {
  /// A button inside the row, over its right end.
  case pill(PillLook)
  /// Panels as high as the row that come to light as the row slides to the left.
  case panels(PanelLook)
}

/// A control at the left edge of a cell that is edited.
package struct EditControlLook: Hashable, Sendable {
  /// The size of the control, in points.
  package var size: Size
  /// The space before the control, from the cell's left edge.
  package var leading: MarginRule
  /// The points that the control stands below the middle of the content's height.
  package var drop: Double = 0
  /// The part of the picture that stays as it is, in the control's own coordinates, from back to front.
  package var layers: [VectorLayer]
  /// The icon on it, which turns by a quarter while a deletion is confirmed.
  package var icon: [VectorLayer] = []
}

/// A row that is lifted by its grip.
package struct LiftLook: Hashable, Sendable {
  /// What a row throws on those around it.
  package enum Shadow: Hashable, Sendable {
    /// Lines from edge to edge, downwards, each a point high: above the row and below it.
    case lines(above: [Color], below: [Color])
    /// A shadow that follows the row's corners.
    case soft(SoftShadow)
  }

  /// The shadow around the row.
  package var shadow: Shadow
  /// How visible the row is, 0…1.
  package var opacity: Double = 1
}

/// A glossy button over the right end of a row.
package struct PillLook: Hashable, Sendable {
  /// The letters of the title.
  package var text: TextLook
  /// The height, in points.
  package var height: Double
  /// The space on both sides of the title together, in points.
  package var padding: Double
  /// The space after the button, in points.
  package var trailing: Double
  /// The space between the labels and the button, in points.
  package var contentGap: Double
  /// The radius of the corners, in points.
  package var cornerRadius: Double
  /// The colours of the outline of one point, from top to bottom.
  package var border: Gradient
  /// The colours inside it, from top to bottom.
  package var fill: Gradient
}

/// The buttons beside a row that is swiped open.
package struct PanelLook: Hashable, Sendable {
  /// Buttons with round ends that keep clear of the row and of each other.
  package struct Capsules: Hashable, Sendable {
    /// The least width and height in points.
    package var leastSize: Size
    /// The radius of the corners of those that are higher, in points.
    package var cornerRadius: Double
    /// The space above and below what is on a button that is higher, in points.
    package var padding: Double
    /// The least space above and below a button, in points.
    package var inset: Double
    /// The space between buttons, and between them and the row, in points.
    package var spacing: Double
    /// The space between the outermost button and the edge, in points.
    package var margin: Double
    /// What lies behind the content of the row that slides.
    package var rowFill: Color
    /// The radius of that, in points.
    package var rowCornerRadius: Double
  }

  /// The letters of the titles.
  package var text: TextLook
  /// Whether titles are as wide and as high as whole points.
  package var titlesAreWholePoints = false
  /// The space before a title, and after it, in points.
  package var padding: Double
  /// The greatest width of a panel, in points; `nil` for as much as there is room for.
  package var greatestWidth: Double?
  /// The greatest number of lines of a title.
  package var maximumLines = 1
  /// The least part of their size to which letters shrink before a title is cut, 0…1.
  package var leastTitleScale = 1.0
  /// The least width of a panel with a picture, in points; on iOS 13 at 414 points one was 73 wide, give or take a
  /// point, and one with “Delete” 74.
  package var leastImageWidth = 74.0
  /// The height in points from which on rows have panels with a picture and the title below it; `nil` where a picture always
  /// takes the title’s place.
  package var titleBelowImageHeight: Double?
  /// The space between a picture and the title below it, in points.
  package var imageTitleGap = 4.0
  /// The colour of an action that destroys.
  package var destructive: Color
  /// The colour of any other action.
  package var normal: Color
  /// Whether panels cover the line below their row.
  package var coversSeparator = false
  /// Separate buttons instead of panels as high as the row; `nil` for panels.
  package var capsules: Capsules?
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
