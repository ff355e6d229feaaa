import TableModel

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
