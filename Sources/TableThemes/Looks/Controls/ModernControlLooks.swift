import TableModel

/// Buttons with configurations.
public struct ConfiguredButtonLook: Hashable, Sendable {
  /// The measures of one size of buttons.
  public struct Measures: Hashable, Sendable {
    /// The letters of the title.
    public var text: TextLook
    /// The space above and below the title, in points.
    public var vertical: Double
    /// The space before and after it, in points.
    public var horizontal: Double
    /// The radius of dynamic corners in points; `nil` for round ends.
    public var cornerRadius: Double?
  }

  /// The paint of one style.
  public struct Style: Hashable, Sendable {
    /// The paint of the background; `nil` for none.
    public var background: ControlColor?
    /// The part of that colour that shows, on light screens and on dark ones, 0…1.
    public var opacity = (light: 1.0, dark: 1.0)
    /// The colour of the title.
    public var foreground: ControlColor
    /// The lines inside the edge from outside inwards, each a third of a point wide; none without glass.
    public var rim: [ControlColor] = []

    /// Whether two styles are equal.
    public static func == (one: Style, other: Style) -> Bool {
      one.background == other.background && one.opacity == other.opacity && one.foreground == other.foreground
        && one.rim == other.rim
    }

    /// Hashes the style.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(background)
      hasher.combine(opacity.light)
      hasher.combine(opacity.dark)
      hasher.combine(foreground)
      hasher.combine(rim)
    }
  }

  /// Buttons of the mini and the small size.
  public var small: Measures
  /// Buttons of the usual size.
  public var medium: Measures
  /// Large buttons.
  public var large: Measures
  /// The letters of the text below the title.
  public var subtitle: TextLook
  /// The space between title and subtitle, in points.
  public var titlePadding = 1.0
  /// The radius of corners that are asked to be small, medium or large, in points.
  public var radii = [5.95, 8.75, 13.0]
  /// The background of a button that cannot be used.
  public var disabledBackground: Color
  /// The title of a button that cannot be used.
  public var disabledForeground: Color
  /// Whether glass is drawn.
  public var hasGlass = false

  /// The measures of a size.
  public subscript(size: ButtonConfiguration.Size) -> Measures {
    switch size {
    case .mini, .small: small
    case .medium: medium
    case .large: large
    }
  }

  /// The paint of a style.
  public subscript(style: ButtonConfiguration.Style) -> Style {
    switch style {
    case .plain, .borderless: Style(foreground: .tint)
    case .gray, .bordered: Style(background: .fixed(.modernSecondaryFill), foreground: .tint)
    case .tinted, .borderedTinted: Style(background: .tint, opacity: (0.18, 0.25), foreground: .tint)
    case .glass where hasGlass:
      Style(
        background: .fixed(Color(0xFDFDFD), dark: Color(0x191919)), foreground: .tint,
        rim: [.fixed(.white, dark: Color(0x373737)), .fixed(Color(0xFDFDFD), dark: Color(0x272727))])
    case .glass: Style(background: .fixed(.modernSecondaryFill), foreground: .tint)
    case .filled, .borderedProminent, .prominentGlass:
      Style(background: .tint, foreground: .fixed(.white))
    }
  }
}

/// Date pickers of the compact style.
public struct CompactDatePickerLook: Hashable, Sendable {
  /// The letters of date and time.
  public var text: TextLook
  /// The height of a capsule in points, on screens of two pixels a point.
  public var height: Double
  /// The height on screens of three pixels a point.
  public var heightAtThreePixels: Double
  /// The space on both sides of the text, in points; by eye.
  public var padding: Double
  /// The space between date and time, in points; by eye.
  public var gap: Double
  /// The paint behind the text.
  public var shape: ShapeLook
}

/// The dots of page controls.
public struct PageControlLook: Hashable, Sendable {
  /// The height in points.
  public var height: Double
  /// The space before the first dot's slot and behind the last one's, in points.
  public var padding: Double
  /// The width of a slot, in points.
  public var slot: Double
  /// The distance from one slot to the next, in points.
  public var pitch: Double
  /// The diameter of a dot, in points.
  public var diameter: Double
  /// The opacity of the dots of other pages.
  public var otherOpacity: Double
}

/// A well that shows a colour in a ring of all colours.
public struct ColorWellLook: Hashable, Sendable {
  /// The diameter in points.
  public var diameter = 28.0
  /// The width of the ring, in points.
  public var ringWidth = 3.0
  /// The space between the ring and the colour, in points.
  public var gap = 2.0
}

/// The wheels of pickers, which turn about an axis behind the screen.
public struct PickerViewLook: Hashable, Sendable {
  /// The size in points of a picker that may choose.
  public var size = Size(width: 320, height: 216)
  /// The height of a title that stands in front, in points.
  public var rowHeight = 32.0
  /// The letters of the chosen title.
  public var chosen: TextLook
  /// The letters of the others, in front; they fade as they turn away.
  public var others: TextLook
  /// The paint behind the chosen titles.
  public var band: ShapeLook
  /// What the band is higher than a title, in points.
  public var bandGrowth = 2.0
  /// The space beside the band, in points.
  public var bandInset = 9.0
  /// The space between wheels, in points.
  public var gap = 5.0
}

/// The calendar of a date picker.
public struct CalendarLook: Hashable, Sendable {
  /// The size in points of a calendar that may choose.
  public var size = Size(width: 320, height: 345)
  /// The space at both sides of the days, in points.
  public var inset = 8.0
  /// The space before the month, in points.
  public var titleInset = 16.0
  /// The height of the month, in points.
  public var titleHeight = 54.0
  /// The height of the names of days, in points.
  public var weekdayHeight = 27.0
  /// The height of a week, in points.
  public var weekHeight = 44.0
  /// The letters of the month.
  public var title: TextLook
  /// The letters of the names of days.
  public var weekdays: TextLook
  /// The letters of days.
  public var days: TextLook
  /// How much of the tint lies behind the chosen day.
  public var chosenOpacity = 0.15
}
