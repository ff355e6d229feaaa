import TableModel

/// What stands beside, above or in place of a table's rows.
public struct TablePartLooks: Hashable, Sendable {
  /// The titles along the right edge of a plain table.
  public var sectionIndex: SectionIndexLook
  /// The bar that shows how far a table is scrolled.
  public var scrollIndicator: ScrollIndicatorLook
  /// What shows above a table that was pulled down; `nil` in eras that had no such control.
  public var refreshControl: RefreshControlLook?
  /// What stands in the middle of a table whose rows are not there.
  public var contentUnavailable: ContentUnavailableLook
}

/// What shows above a table that was pulled down.
public struct RefreshControlLook: Hashable, Sendable {
  /// What shows how far the table was pulled.
  public enum Indicator: Hashable, Sendable {
    /// A drop that stretches, with an arrow in it.
    case drop(RefreshDropLook)
    /// The wheel's spokes one after another, evenly up to a pull of some points; those that refreshing comes before come with
    /// it.
    case spokes(until: Double)
  }

  /// The height that it keeps open while refreshing, in points.
  public var height: Double
  /// The distance in points that the table is pulled until refreshing begins.
  public var pullDistance: Double
  /// The space between the wheel and the title, and the least space around both, in points.
  public var spacing: Double
  /// The wheel that turns while refreshing; its colour is also that of what shows before.
  public var wheel: ActivityIndicatorLook
  /// What shows while the table is pulled.
  public var indicator: Indicator
  /// The letters of the title.
  public var title: TextLook
}

/// The bar at the right edge that shows how far a table is scrolled.
public struct ScrollIndicatorLook: Hashable, Sendable {
  /// The colours of a bar.
  public struct Fill: Hashable, Sendable {
    /// The colour of the bar.
    public var color: Color
    /// The colour of a line of one point around it.
    public var rim: Color?

    /// The colours of a bar.
    init(_ color: Color, rim: Color? = nil) {
      self.color = color
      self.rim = rim
    }
  }

  /// The width with the rim, in points.
  public var width: Double
  /// The space between the bar and the table's right edge, in points.
  public var trailing: Double
  /// The space between the bar's ends and what bounds its way, in points.
  public var endInset: Double
  /// The least length, in points.
  public var minimumLength: Double = 36
  /// The colours of the usual bar.
  public var `default`: Fill
  /// The colours of the black bar.
  public var black: Fill
  /// The colours of the white bar.
  public var white: Fill

  /// The colours of one style.
  public subscript(style: ScrollState.IndicatorStyle) -> Fill {
    switch style {
    case .default: `default`
    case .black: black
    case .white: white
    }
  }
}

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

/// The arrow in a drop, which runs clockwise around a part of a circle.
public struct RefreshArrowLook: Hashable, Sendable {
  /// The colour of the arrow.
  public var color: Color
  /// The radius of its circle at rest, in points; it shrinks with the drop's upper end.
  public var radius: Double
  /// The width of its line at rest, in points; it shrinks likewise.
  public var lineWidth: Double
  /// The angle at which the line begins, in radians clockwise from the right.
  public var start: Double
  /// The angle at which the line ends and the head begins, in radians clockwise from the right.
  public var end: Double
  /// How far the head reaches back over the line, in radians.
  public var headOverlap: Double
  /// The distance of the head's corners from the line's middle, in widths of the line.
  public var headReach: Double
  /// The length of the head, in widths of the line.
  public var headLength: Double
}

/// A drop that stretches downwards as a table is pulled.
public struct RefreshDropLook: Hashable, Sendable {
  /// The colour of the drop.
  public var color: ControlColor
  /// The colour of the drop's outline, over its own colour.
  public var outline: Color
  /// The width of the drop's outline, in points.
  public var outlineWidth: Double
  /// The light over the drop's upper half, from its top down.
  public var gloss: Gradient
  /// The radius of the drop at rest, in points.
  public var radius: Double
  /// The radius of the upper end when stretched most, in points.
  public var stretchedTopRadius: Double
  /// The radius of the lower end when stretched most, in points.
  public var stretchedBottomRadius: Double
  /// The arrow in the drop's upper end.
  public var arrow: RefreshArrowLook
}
