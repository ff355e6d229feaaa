import TableModel

/// A box with an arrow that points at what called it.
package struct PopoverLook: Hashable, Sendable {
  /// A shade along edges, in lines of a point each from the edge inwards.
  package struct Shade: Hashable, Sendable {
    /// The colours of the lines along the upper edge.
    package var top: [Color] = []
    /// The colours of the lines along both sides.
    package var sides: [Color] = []
  }

  /// The width in points of content that does not say.
  package var contentWidth: Double = 320
  /// The least width and height in points that content keeps where there is little room.
  package var minimumContentSize: Size = Size(width: 88, height: 44)
  /// The least distance in points between the box and the edges of the screen.
  package var screenMargin: Double = 10
  /// The room in points at the upper edge of the screen that a status bar takes besides.
  package var statusBarRoom: Double = 20
  /// The width in points of the frame around the content.
  package var frameWidth: Double
  /// The radius of the box's corners, in points.
  package var cornerRadius: Double
  /// The radius of the content's corners, in points.
  package var contentCornerRadius: Double
  /// The size and the form of the arrow, without the frame.
  package var arrow: PopoverArrowLook
  /// The colours of box and arrow from the box's upper edge on.
  package var fill: Gradient
  /// The distance in points above the box's upper edge at which the colours begin, for the sake of an arrow there.
  package var fillRise: Double = 0
  /// The distance in points from the box's upper edge over which the colours change.
  package var fillDepth: Double = 0
  /// The colour of box and arrow where a bar of the box meets the arrow; `nil` for the same as elsewhere.
  package var fillAtBars: Color?
  /// The components of the system's colours in the box on a dark screen, where it is paler than what lies behind.
  package var elevatedColors: [SystemColor: Color] = [:]
  /// The colours of a line inside the edge of box and arrow, over the same height as theirs; none without stops.
  package var border: Gradient = Gradient([])
  /// The thickness of that line.
  package var borderThickness: Thickness = .points(1)
  /// The colours of a line of light inside that one, over the same height as those of box and arrow; none without stops.
  package var highlight: Gradient = Gradient([])
  /// The colour of a line of light of a point around box and arrow; `nil` for none.
  package var halo: Color?
  /// What the frame throws on the table in it.
  package var contentShade: Shade = Shade()
  /// The shadow of box and arrow.
  package var shadow: SoftShadow?
  /// The colour that lies over the screen behind.
  package var dimming: Color?
  /// Whether a popover has all of the screen on phones.
  package var fillsPhones: Bool = false
  /// Whether navigation bars and toolbars in the box have no background and show the frame.
  package var showsFrameBehindBars: Bool = false
}

/// The arrow of a popover, described as it points upwards.
package struct PopoverArrowLook: Hashable, Sendable {
  /// The width along the box's edge, in points.
  package var width: Double
  /// The height of the tip over the box's edge, in points.
  package var height: Double
  /// The length in points over which the box's edge bends into the arrow on each side; 0 for a sharp corner.
  package var flare: Double
  /// The height in points of the rounded part of the tip; 0 for a sharp one.
  package var tipRounding: Double
}

/// What tables are put in.
package struct ContainerLooks: Hashable, Sendable {
  /// The width in points from which a screen is a tablet's, of which nothing else is known.
  package var minimumTabletWidth: Double = 600
  /// The least sides in points of the screens of large tablets, the lesser one first: those of 12.9 inches.
  package var largeTablet = Size(width: 1024, height: 1366)
  /// Two tables side by side.
  @Boxed package var splitView: SplitViewLook
  /// A box that points at what called it.
  @Boxed package var popover: PopoverLook
  /// A controller over the screen.
  @Boxed package var presentation: PresentationLook
  /// A message with buttons in the middle; `nil` in looks without.
  @Boxed package var alert: AlertLook?
  /// A message with buttons at a phone's lower edge; `nil` in looks where it is an alert.
  @Boxed package var actionSheet: AlertLook?
  /// A menu that is open; `nil` in looks without.
  @Boxed package var menu: MenuLook?
}

/// Two tables side by side.
package struct SplitViewLook: Hashable, Sendable {
  /// The width of the left side, in points.
  package var masterWidth: Double
  /// The colour behind both sides, which the line between them shows.
  package var dividerColor: Color
  /// The thickness of the line between the sides.
  package var dividerThickness: Thickness
  /// The radius of the outer corners of both sides, in points.
  package var cornerRadius: Double
  /// The radius of the corners beside the line between the sides, in points; `nil` where it is that of the others.
  package var innerCornerRadius: Double?
  /// The colour that lies over the right side while the left one covers a part of it; `nil` where none does.
  package var overlayDimming: Color?
  /// The shadow to the right of a left side that covers a part of the right one, from its edge outwards.
  package var overlayShadow: Gradient
  /// The width of that shadow, in points.
  package var overlayShadowWidth: Double
  /// The left side as a sheet that floats; `nil` where both sides fill the screen.
  package var sidebar: SidebarLook?
  /// The margins of a bar above a list that is a sidebar; `nil` for those of other bars.
  package var sidebarMargins: SidebarMargins?

  /// Where a bar above a sidebar begins and ends.
  package struct SidebarMargins: Hashable, Sendable {
    /// The space beside a large title, in points.
    package var largeTitle: ByWidth
    /// The space beside buttons, in points.
    package var buttons: ByWidth
  }
}

/// The left side of a split view where it floats over the right one as a sheet.
package struct SidebarLook: Hashable, Sendable {
  /// The colours of the sheet on light screens, or on dark ones.
  package struct Colors: Hashable, Sendable {
    /// A veil over what lies behind the sheet.
    var veil: Color
    /// How much of the sheet's colour is the veil's, 0…1.
    var veilShare: Double
    /// What lies under selected rows, over the sheet.
    var selection: Color

    /// The system's colours on a sheet over a ground.
    package func system(over ground: Color) -> [SystemColor: Color] {
      let fill = ground.mixed(with: veil, amount: veilShare)
      return [
        .systemBackground: fill, .systemGroupedBackground: fill, .secondarySystemGroupedBackground: fill,
        .systemGray4: selection,
      ]
    }
  }

  /// The space around the sheet, in points; the status bar comes on top of it.
  package var insets: EdgeInsets
  /// The points that the bars of the right side begin after the sheet, whose tables begin at it.
  package var barInset: Double
  /// The sheet's corners, and the lines along its edge that lie over its content.
  package var rim: ShapeLook
  /// What the sheet throws on the right side.
  package var shadow: SoftShadow
  /// The colours on light screens.
  package var colors: Colors
  /// The colours on dark screens.
  package var darkColors: Colors
  /// What rows of tables of all styles stand on.
  package var rows: CardLook
  /// What lies under selected rows.
  package var selection: SelectionLook
  /// The space in points before titles of navigation bars, which begin at the left.
  package var titleMargin: Double
}

/// A controller that stands over a screen.
package struct PresentationLook: Hashable, Sendable {
  /// A sheet of a phone.
  package struct Card: Hashable, Sendable {
    /// What becomes of the screen behind.
    package enum Behind: Hashable, Sendable {
      /// It looks over the sheet's upper edge as a card on black, so many points high, below a space that follows the height
      /// of the area at the screen's upper edge; it keeps a part of the width from both edges.
      case card(gap: Double, top: ByWidth, inset: Double)
      /// It stays where it is, and the sheet begins where the status bar ends.
      case screen
    }

    /// What becomes of the screen behind.
    package var behind: Behind
    /// The radius of the upper corners of the sheet, and of the screen behind as a card, in points.
    package var cornerRadius: Double
    /// The colour that lies over the screen behind.
    package var dimming: Color
    /// The part of the greatest height of a detent that one of medium height has.
    ///
    /// 425 of 759 points, as Vercantez/openuikit measured in running apps of iOS 26; assumed to be so before.
    package var mediumShare = 0.56
    /// The distance in points from the edges of the screen at which a sheet floats that is not large, with all in it smaller by
    /// as much; 0 where it ends at them.
    package var floatingInset = 0.0
    /// The radius in points of the lower corners of a sheet that floats; by eye.
    package var floatingLowerRadius = 0.0
    /// The size of the bar by which a sheet is dragged, in points.
    package var grabber = Size(width: 36, height: 5)
    /// The distance of that bar from the upper edge, in points.
    package var grabberTop = 5.0
    /// The colour of that bar.
    package var grabberColor = Color.modernTertiaryLabel
  }

  /// A form sheet that does not say how large it is.
  package struct Form: Hashable, Sendable {
    /// The size in points.
    package var size: Size
    /// How far it stands above the middle of the screen, in points.
    package var rise: Double = 0
  }

  /// Whether a controller that does not say how it is presented comes as a page sheet.
  package var isPageByDefault: Bool = false
  /// The sheets of phones held upright; `nil` where controllers have all of a phone's screen.
  package var card: Card?
  /// The greatest width of a page sheet on a tablet, in points.
  package var pageWidth: Double
  /// Whether content in a tablet's sheet keeps as far from its edges as on the narrowest phones, however wide the sheet is.
  package var hasPhoneMargins: Bool = true
  /// The least distances in points between a page sheet and the edges of a tablet.
  package var pageInsets: EdgeInsets
  /// A form sheet that does not say how large it is.
  package var form: Form
  /// The same on a screen that is wider than high; `nil` where it is the same.
  package var wideForm: Form?
  /// The points at the lower edge of a tablet's sheet that bars keep free.
  package var bottomInset: Double = 0
  /// The radius of a sheet's corners on a tablet, in points.
  package var cornerRadius: Double
  /// Whether the corners bend little by little.
  package var hasContinuousCorners: Bool = false
  /// The colour that lies over the screen behind a tablet's sheet.
  package var dimming: Color
  /// The shadow of a tablet's sheet.
  package var shadow: SoftShadow?
  /// The components of the system's colours in a sheet on a dark screen, where it is paler than what lies behind.
  package var elevatedColors: [SystemColor: Color] = [:]
}
