import TableModel

/// The titles along the right edge of a plain table.
public struct SectionIndexLook: Hashable, Sendable {
  /// What shows behind the titles while a finger is on them.
  public struct Track: Hashable, Sendable {
    /// The colour; `nil` for the one that shows without a finger.
    public var color: Color?
    /// The space between the shape and the edges of the index, in points.
    public var inset: EdgeInsets = .zero
    /// The radius of the corners, in points.
    public var cornerRadius: Double = 0
  }

  /// The width of the index, in points.
  public var width: Double
  /// Whether rows end before the index; it lies over them otherwise.
  public var narrowsRows: Bool = true
  /// The least space above the first title and below the last one, in points.
  public var endInset: Double = 0
  /// The distance between the middle of the titles and the table's right edge, in points.
  public var centerInset: Double
  /// How far letters stand below the middle of the room that they have, in points.
  public var textDrop: Double = 0
  /// The letters; their colour is `color`.
  public var text: TextLook
  /// The colour of titles, dots and glass where nobody says another.
  public var color: ControlColor
  /// The distance between titles where there is room enough, in points.
  public var pitch: Double
  /// The least distance between titles, in points; where it is not to be had, dots take the place of some.
  public var minimumPitch: Double
  /// The distance between a title and the dot beside it, in points.
  public var dotPitch: Double
  /// The diameter of a dot, in points.
  public var dotDiameter: Double
  /// The lines of the search glass, in points from its middle.
  public var glass: [Path]
  /// The width of these lines, in points.
  public var glassLineWidth: Double
  /// The colour behind the titles; `nil` shows what lies below.
  public var backgroundColor: Color?
  /// What shows while a finger is on the titles.
  public var track: Track = Track()
  /// Whether the lines between rows end before the index.
  public var shortensSeparators: Bool
  /// The measures on tablets; `nil` for the same as on phones.
  public var tablet: Tablet?

  /// What is larger on a tablet.
  public struct Tablet: Hashable, Sendable {
    /// The width of the index, in points.
    public var width: Double
    /// The distance between the middle of the titles and the table's right edge, in points.
    public var centerInset: Double
    /// The distance between titles where there is room enough, in points.
    public var pitch: Double
  }

  /// The look on tablets.
  public var onTablets: SectionIndexLook {
    guard let tablet else { return self }
    var look = self
    (look.width, look.centerInset, look.pitch) = (tablet.width, tablet.centerInset, tablet.pitch)
    return look
  }
}
