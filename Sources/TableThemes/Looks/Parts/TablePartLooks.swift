import TableModel

/// What stands beside, above or in place of a table's rows.
package struct TablePartLooks: Hashable, Sendable {
  /// The titles along the right edge of a plain table.
  package var sectionIndex: SectionIndexLook
  /// The bar that shows how far a table is scrolled.
  package var scrollIndicator: ScrollIndicatorLook
  /// What shows above a table that was pulled down; `nil` in eras that had no such control.
  package var refreshControl: RefreshControlLook?
  /// What stands in the middle of a table whose rows are not there.
  package var contentUnavailable: ContentUnavailableLook
}

/// What shows above a table that was pulled down.
package struct RefreshControlLook: Hashable, Sendable {
  /// What shows how far the table was pulled.
  package enum Indicator: Hashable, Sendable {
    /// A drop that stretches, with an arrow in it.
    case drop(RefreshDropLook)
    /// The wheel's spokes one after another, evenly up to a pull of some points; those that refreshing comes before come with
    /// it.
    case spokes(until: Double)
  }

  /// The height that it keeps open while refreshing, in points.
  package var height: Double
  /// The distance in points that the table is pulled until refreshing begins.
  package var pullDistance: Double
  /// The space between the wheel and the title, and the least space around both, in points.
  package var spacing: Double
  /// The wheel that turns while refreshing; its colour is also that of what shows before.
  package var wheel: ActivityIndicatorLook
  /// What shows while the table is pulled.
  package var indicator: Indicator
  /// The letters of the title.
  package var title: TextLook
}

/// The bar at the right edge that shows how far a table is scrolled.
package struct ScrollIndicatorLook: Hashable, Sendable {
  /// The colours of a bar.
  package struct Fill: Hashable, Sendable {
    /// The colour of the bar.
    package var color: Color
    /// The colour of a line of one point around it.
    package var rim: Color?

    /// The colours of a bar.
    init(_ color: Color, rim: Color? = nil) {
      self.color = color
      self.rim = rim
    }
  }

  /// The width with the rim, in points.
  package var width: Double
  /// The space between the bar and the table's right edge, in points.
  package var trailing: Double
  /// The space between the bar's ends and what bounds its way, in points.
  package var endInset: Double
  /// The least length, in points.
  package var minimumLength: Double = 36
  /// The colours of the usual bar.
  package var `default`: Fill
  /// The colours of the black bar.
  package var black: Fill
  /// The colours of the white bar.
  package var white: Fill

  /// The colours of one style.
  package subscript(style: ScrollState.IndicatorStyle) -> Fill {
    switch style {
    case .default: `default`
    case .black: black
    case .white: white
    }
  }
}

/// What stands in the middle of a table whose rows are not there.
package struct ContentUnavailableLook: Hashable, Sendable {
  /// Where the text of a table that is loading stands.
  package enum LoadingArrangement: String, Hashable, Sendable {
    /// After the wheel, on one line with it.
    case beside
    /// The text stands below the wheel.
    case below
  }

  /// The plate under wheel and text where they stand over old rows.
  package struct Plate: Hashable, Sendable {
    /// The colour of the plate, over the rows behind it.
    package var color: Color
    /// The space around what stands on it, in points.
    package var padding: Double
    /// The radius of the corners, in points.
    package var cornerRadius: Double
  }

  /// The letters of the text of an empty table.
  package var text: TextLook
  /// The letters of the text of a table that is loading.
  package var loadingText: TextLook
  /// The letters of the second text.
  package var secondaryText: TextLook
  /// The wheel of a table that is loading.
  package var wheel: ActivityIndicatorLook
  /// Where the text of a table that is loading stands.
  package var loadingArrangement: LoadingArrangement
  /// The least space between texts and the table's edges, in points.
  package var margin: Double
  /// The space between the picture and the text, in points.
  package var imageSpacing: Double
  /// The space between the wheel and the text, in points.
  package var wheelSpacing: Double
  /// The space between the texts, in points.
  package var textSpacing: Double
  /// The space above the button, in points.
  package var buttonSpacing: Double
  /// The plate over old rows.
  package var plate: Plate
  /// How large symbols above the text are.
  package var symbols: SymbolConfiguration
  /// The colour of symbols above the text; `nil` for the tint.
  package var symbolColor: Color?
  /// The opacity of what stands in old rows.
  package var oldRowOpacity: Double
}

/// The titles along the right edge of a plain table.
package struct SectionIndexLook: Hashable, Sendable {
  /// What shows behind the titles while a finger is on them.
  package struct Track: Hashable, Sendable {
    /// The colour; `nil` for the one that shows without a finger.
    package var color: Color?
    /// The space between the shape and the edges of the index, in points.
    package var inset: EdgeInsets = .zero
    /// The radius of the corners, in points.
    package var cornerRadius: Double = 0
  }

  /// The width of the index, in points.
  package var width: Double
  /// Whether rows end before the index; it lies over them otherwise.
  package var narrowsRows: Bool = true
  /// The least space above the first title and below the last one, in points.
  package var endInset: Double = 0
  /// The distance between the middle of the titles and the table's right edge, in points.
  package var centerInset: Double
  /// How far letters stand below the middle of the room that they have, in points.
  package var textDrop: Double = 0
  /// The letters; their colour is `color`.
  package var text: TextLook
  /// The colour of titles, dots and glass where nobody says another.
  package var color: ControlColor
  /// The distance between titles where there is room enough, in points.
  package var pitch: Double
  /// The least distance between titles, in points; where it is not to be had, dots take the place of some.
  package var minimumPitch: Double
  /// The distance between a title and the dot beside it, in points.
  package var dotPitch: Double
  /// The diameter of a dot, in points.
  package var dotDiameter: Double
  /// The lines of the search glass, in points from its middle.
  package var glass: [Path]
  /// The width of these lines, in points.
  package var glassLineWidth: Double
  /// The colour behind the titles; `nil` shows what lies below.
  package var backgroundColor: Color?
  /// What shows while a finger is on the titles.
  package var track: Track = Track()
  /// Whether the lines between rows end before the index.
  package var shortensSeparators: Bool
  /// The measures on tablets; `nil` for the same as on phones.
  package var tablet: Tablet?

  /// What is larger on a tablet.
  package struct Tablet: Hashable, Sendable {
    /// The width of the index, in points.
    package var width: Double
    /// The distance between the middle of the titles and the table's right edge, in points.
    package var centerInset: Double
    /// The distance between titles where there is room enough, in points.
    package var pitch: Double
  }

  /// The look on tablets.
  package var onTablets: SectionIndexLook {
    guard let tablet else { return self }
    var look = self
    (look.width, look.centerInset, look.pitch) = (tablet.width, tablet.centerInset, tablet.pitch)
    return look
  }
}

/// The arrow in a drop, which runs clockwise around a part of a circle.
package struct RefreshArrowLook: Hashable, Sendable {
  /// The colour of the arrow.
  package var color: Color
  /// The radius of its circle at rest, in points; it shrinks with the drop's upper end.
  package var radius: Double
  /// The width of its line at rest, in points; it shrinks likewise.
  package var lineWidth: Double
  /// The angle at which the line begins, in radians clockwise from the right.
  package var start: Double
  /// The angle at which the line ends and the head begins, in radians clockwise from the right.
  package var end: Double
  /// How far the head reaches back over the line, in radians.
  package var headOverlap: Double
  /// The distance of the head's corners from the line's middle, in widths of the line.
  package var headReach: Double
  /// The length of the head, in widths of the line.
  package var headLength: Double
}

/// A drop that stretches downwards as a table is pulled.
package struct RefreshDropLook: Hashable, Sendable {
  /// The colour of the drop.
  package var color: ControlColor
  /// The colour of the drop's outline, over its own colour.
  package var outline: Color
  /// The width of the drop's outline, in points.
  package var outlineWidth: Double
  /// The light over the drop's upper half, from its top down.
  package var gloss: Gradient
  /// The radius of the drop at rest, in points.
  package var radius: Double
  /// The radius of the upper end when stretched most, in points.
  package var stretchedTopRadius: Double
  /// The radius of the lower end when stretched most, in points.
  package var stretchedBottomRadius: Double
  /// The arrow in the drop's upper end.
  package var arrow: RefreshArrowLook
}
