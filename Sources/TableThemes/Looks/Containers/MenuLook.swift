import TableModel

/// A menu that is open over the screen.
package struct MenuLook: Hashable, Sendable {
  /// Where the texts of rows begin, in points.
  package struct Columns: Hashable, Sendable {
    /// In menus without check marks and pictures before the texts.
    package var plain: Double
    /// In menus with check marks.
    package var checked: Double
    /// In menus with pictures before the texts.
    package var pictured: Double
    /// The space behind the texts.
    package var trailing: Double
  }

  /// Where pictures stand.
  package enum PicturePlace: Hashable, Sendable {
    /// Before the texts, their middle so many points from the leading edge.
    case leading(Double)
    /// Behind the texts, their middle so many points from the trailing edge.
    case trailing(Double)
  }

  /// Where the menu stands.
  package enum Place: Hashable, Sendable {
    /// Over what it belongs to, with a corner in common.
    case over
    /// Below or above it, so many points away.
    case beside(Double)
  }

  /// What stands between sections.
  package enum Gap: Hashable, Sendable {
    /// A space with a line in its middle, which keeps so many points from both edges.
    case line(inset: Double)
    /// A block of a colour.
    case block(Color)
  }

  /// The width on phones, in points.
  package var width: Double
  /// The width on tablets, in points.
  package var tabletWidth: Double
  /// The width on phones at the sizes of text for accessibility, in points: that of iOS 14 to 18, as Flutter's authors
  /// measured it.
  package var accessibilityWidth = 370.0
  /// The same on tablets.
  package var accessibilityTabletWidth = 343.0
  /// The radius of the corners, which bend little by little, in points.
  package var cornerRadius: Double
  /// The paint, opaque since nothing behind it is blurred.
  package var fill: ControlColor
  /// The line of light along the edge; `nil` for none.
  package var rim: ControlColor?
  /// The shadow.
  package var shadow: SoftShadow
  /// What lies over the screen behind a row that is held.
  package var dimming: ControlColor
  /// Where the menu stands.
  package var place: Place
  /// The space between a row that is held and its menu, in points: on a screen of iOS 15.
  package var spaceBesideRow = 20.0
  /// The space above the first row and below the last one, in points.
  package var padding: Double
  /// The height of a row with one line, in points.
  package var rowHeight: Double
  /// What a second line of the title adds, in points.
  package var lineHeight: Double
  /// What a subtitle adds, in points.
  package var subtitleHeight: Double
  /// The height of a title above all rows, in points.
  package var titleHeight: Double
  /// The height of the space between sections, in points.
  package var sectionGap: Double
  /// What stands in it.
  package var gap: Gap
  /// The colour of lines.
  package var separator: Color
  /// Whether lines divide the rows of a section.
  package var dividesRows: Bool
  /// Where texts begin.
  package var columns: Columns
  /// Where pictures stand.
  package var picture: PicturePlace
  /// The middle of a check mark from the leading edge, in points.
  package var checkCenter: Double
  /// The size of a check mark, in points.
  package var checkSize = Size(width: 13.3, height: 12.3)
  /// The width of the column that pictures stand in the middle of, in points; by eye.
  package var pictureWidth = 24.0
  /// The size of the chevron of a menu in this one, in points.
  package var chevronSize = Size(width: 6, height: 10.6)
  /// The width of the lines of check marks and chevrons, in points; by eye.
  package var markWidth = 2.0
  /// The middle of the chevron of a menu in this one, from the trailing edge and in points; `nil` where it stands as check marks do.
  package var chevronCenter: Double?
  /// The letters of rows.
  package var text: TextLook
  /// The letters of subtitles.
  package var subtitle: TextLook
  /// The letters of titles.
  package var title: TextLook
  /// The colour of what destroys.
  package var destructiveColor: Color
  /// The colour of what cannot be used.
  package var disabledColor: Color
}
