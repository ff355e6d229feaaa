import TableModel

/// Buttons with configurations.
package struct ConfiguredButtonLook: Hashable, Sendable {
  /// The measures of one size of buttons.
  package struct Measures: Hashable, Sendable {
    /// The letters of the title.
    package var text: TextLook
    /// The space above and below the title, in points.
    package var vertical: Double
    /// The space before and after it, in points.
    package var horizontal: Double
    /// The radius of dynamic corners in points; `nil` for round ends.
    package var cornerRadius: Double?
  }

  /// The paint of one style.
  package struct Style: Hashable, Sendable {
    /// The paint of the background; `nil` for none.
    package var background: ControlColor?
    /// The part of that colour that shows, on light screens and on dark ones, 0…1.
    package var opacity = (light: 1.0, dark: 1.0)
    /// The colour of the title.
    package var foreground: ControlColor
    /// The lines inside the edge from outside inwards, each a third of a point wide; none without glass.
    package var rim: [ControlColor] = []

    /// Whether two styles are equal.
    package static func == (one: Style, other: Style) -> Bool {
      one.background == other.background && one.opacity == other.opacity && one.foreground == other.foreground
        && one.rim == other.rim
    }

    /// Hashes the style.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(background)
      hasher.combine(opacity.light)
      hasher.combine(opacity.dark)
      hasher.combine(foreground)
      hasher.combine(rim)
    }
  }

  /// Buttons of the mini and the small size.
  package var small: Measures
  /// Buttons of the usual size.
  package var medium: Measures
  /// Large buttons.
  package var large: Measures
  /// The letters of the text below the title.
  package var subtitle: TextLook
  /// The space between title and subtitle, in points.
  package var titlePadding = 1.0
  /// The radius of corners that are asked to be small, medium or large, in points.
  package var radii = [5.95, 8.75, 13.0]
  /// The background of a button that cannot be used.
  package var disabledBackground: Color
  /// The title of a button that cannot be used.
  package var disabledForeground: Color
  /// Whether glass is drawn.
  package var hasGlass = false

  /// The measures of a size.
  package subscript(size: ButtonConfiguration.Size) -> Measures {
    switch size {
    case .mini, .small: small
    case .medium: medium
    case .large: large
    }
  }

  /// The paint of a style.
  package subscript(style: ButtonConfiguration.Style) -> Style {
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
package struct CompactDatePickerLook: Hashable, Sendable {
  /// The letters of date and time.
  package var text: TextLook
  /// The height of a capsule in points, on screens of two pixels a point.
  package var height: Double
  /// The height on screens of three pixels a point.
  package var heightAtThreePixels: Double
  /// The space on both sides of the text, in points; by eye.
  package var padding: Double
  /// The space between date and time, in points; by eye.
  package var gap: Double
  /// The paint behind the text.
  package var shape: ShapeLook
}

/// The dots of page controls.
package struct PageControlLook: Hashable, Sendable {
  /// The height in points.
  package var height: Double
  /// The space before the first dot's slot and behind the last one's, in points.
  package var padding: Double
  /// The width of a slot, in points.
  package var slot: Double
  /// The distance from one slot to the next, in points.
  package var pitch: Double
  /// The diameter of a dot, in points.
  package var diameter: Double
  /// The opacity of the dots of other pages.
  package var otherOpacity: Double
}

/// A well that shows a colour in a ring of all colours.
package struct ColorWellLook: Hashable, Sendable {
  /// The diameter in points.
  package var diameter = 28.0
  /// The width of the ring, in points.
  package var ringWidth = 3.0
  /// The space between the ring and the colour, in points.
  package var gap = 2.0
}

/// The wheels of pickers, which turn about an axis behind the screen.
package struct PickerViewLook: Hashable, Sendable {
  /// The size in points of a picker that may choose.
  package var size = Size(width: 320, height: 216)
  /// The height of a title that stands in front, in points.
  package var rowHeight = 32.0
  /// The letters of the chosen title.
  package var chosen: TextLook
  /// The letters of the others, in front; they fade as they turn away.
  package var others: TextLook
  /// The paint behind the chosen titles.
  package var band: ShapeLook
  /// What the band is higher than a title, in points.
  package var bandGrowth = 2.0
  /// The space beside the band, in points.
  package var bandInset = 9.0
  /// The space between wheels, in points.
  package var gap = 5.0
}

/// The calendar of a date picker.
package struct CalendarLook: Hashable, Sendable {
  /// The size in points of a calendar that may choose.
  package var size = Size(width: 320, height: 345)
  /// The space at both sides of the days, in points.
  package var inset = 8.0
  /// The space before the month, in points.
  package var titleInset = 16.0
  /// The height of the month, in points.
  package var titleHeight = 54.0
  /// The height of the names of days, in points.
  package var weekdayHeight = 27.0
  /// The height of a week, in points.
  package var weekHeight = 44.0
  /// The letters of the month.
  package var title: TextLook
  /// The letters of the names of days.
  package var weekdays: TextLook
  /// The letters of days.
  package var days: TextLook
  /// How much of the tint lies behind the chosen day.
  package var chosenOpacity = 0.15
}
