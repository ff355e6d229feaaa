import TableModel

/// A menu that is open over the screen.
public struct MenuLook: Hashable, Sendable {
  /// Where the texts of rows begin, in points.
  public struct Columns: Hashable, Sendable {
    /// In menus without check marks and pictures before the texts.
    public var plain: Double
    /// In menus with check marks.
    public var checked: Double
    /// In menus with pictures before the texts.
    public var pictured: Double
    /// The space behind the texts.
    public var trailing: Double
  }

  /// Where pictures stand.
  public enum PicturePlace: Hashable, Sendable {
    /// Before the texts, their middle so many points from the leading edge.
    case leading(Double)
    /// Behind the texts, their middle so many points from the trailing edge.
    case trailing(Double)
  }

  /// Where the menu stands.
  public enum Place: Hashable, Sendable {
    /// Over what it belongs to, with a corner in common.
    case over
    /// Below or above it, so many points away.
    case beside(Double)
  }

  /// What stands between sections.
  public enum Gap: Hashable, Sendable {
    /// A space with a line in its middle, which keeps so many points from both edges.
    case line(inset: Double)
    /// A block of a colour.
    case block(Color)
  }

  /// The width on phones, in points.
  public var width: Double
  /// The width on tablets, in points.
  public var tabletWidth: Double
  /// The radius of the corners, which bend little by little, in points.
  public var cornerRadius: Double
  /// The paint, opaque since nothing behind it is blurred.
  public var fill: ControlColor
  /// The line of light along the edge; `nil` for none.
  public var rim: ControlColor?
  /// The shadow.
  public var shadow: SoftShadow
  /// What lies over the screen behind a row that is held.
  public var dimming: ControlColor
  /// Where the menu stands.
  public var place: Place
  /// The space above the first row and below the last one, in points.
  public var padding: Double
  /// The height of a row with one line, in points.
  public var rowHeight: Double
  /// What a second line of the title adds, in points.
  public var lineHeight: Double
  /// What a subtitle adds, in points.
  public var subtitleHeight: Double
  /// The height of a title above all rows, in points.
  public var titleHeight: Double
  /// The height of the space between sections, in points.
  public var sectionGap: Double
  /// What stands in it.
  public var gap: Gap
  /// The colour of lines.
  public var separator: Color
  /// Whether lines divide the rows of a section.
  public var dividesRows: Bool
  /// Where texts begin.
  public var columns: Columns
  /// Where pictures stand.
  public var picture: PicturePlace
  /// The middle of a check mark from the leading edge, in points.
  public var checkCenter: Double
  /// The size of a check mark, in points.
  public var checkSize = Size(width: 13.3, height: 12.3)
  /// The middle of the chevron of a menu in this one, from the trailing edge and in points; `nil` where it stands as check marks do.
  public var chevronCenter: Double?
  /// The letters of rows.
  public var text: TextLook
  /// The letters of subtitles.
  public var subtitle: TextLook
  /// The letters of titles.
  public var title: TextLook
  /// The colour of what destroys.
  public var destructiveColor: Color
  /// The colour of what cannot be used.
  public var disabledColor: Color
}
