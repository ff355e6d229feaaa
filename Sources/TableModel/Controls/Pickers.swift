/// How a date picker looks: UIKit's `UIDatePickerStyle`.
public enum DatePickerStyle: String, Hashable, Sendable, CaseIterable {
  /// A date and a time on grounds of their own, which open the rest.
  case compact
  /// A calendar of a month.
  case inline
  /// Wheels.
  case wheels
}

/// A wheel of a picker.
public struct PickerComponent: Hashable, Sendable {
  /// The titles from top to bottom.
  public var rows: [String]
  /// The number of the title that is chosen, from 0.
  public var selectedRow: Int
  /// The part of the width that it takes beside others.
  package var share = 1.0
  /// Whether the first title follows the last one.
  package var isEndless = false

  /// A wheel of titles.
  public init(rows: [String], selectedRow: Int = 0) {
    self.rows = rows
    self.selectedRow = selectedRow
  }
}

/// A day of the Gregorian calendar.
package struct CalendarDate: Hashable, Sendable {
  /// The year, 1…9999.
  package let year: Int
  /// The month, 1…12.
  package let month: Int
  /// The day, 1…31.
  package let day: Int

  /// A day as ISO 8601 has it, `2026-11-26`; `nil` for other texts and for days that there are not.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), year > 0,
      (1...12).contains(month), (1...CalendarDate.days(in: month, of: year)).contains(day)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The number of days of a month.
  package static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The day of the week of a day of this month, 0 for Sunday, by Sakamoto's method.
  package func weekday(ofDay day: Int) -> Int {
    let shifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let year = month < 3 ? year - 1 : year
    return (year + year / 4 - year / 100 + year / 400 + shifts[month - 1] + day) % 7
  }

  private init(year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Another day of the same month.
  func on(_ day: Int) -> CalendarDate { CalendarDate(year: year, month: month, day: day) }

  /// The same day of another month, which may not have it.
  func inMonth(_ month: Int) -> CalendarDate { CalendarDate(year: year, month: month, day: day) }

  /// The same day of another year, which may not have it.
  func `in`(_ year: Int) -> CalendarDate { CalendarDate(year: year, month: month, day: day) }
}

/// A time of the day.
package struct ClockTime: Hashable, Sendable {
  /// The hour, 0…23.
  package let hour: Int
  /// The minute, 0…59.
  package let minute: Int

  /// A time as `09:41`; `nil` for other texts.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      let hour = Int(parts[0]), let minute = Int(parts[1]), (0...23).contains(hour), (0...59).contains(minute)
    else { return nil }
    (self.hour, self.minute) = (hour, minute)
  }

  private init(hour: Int, minute: Int) { (self.hour, self.minute) = (hour, minute) }

  /// The last time up to this one that a picker with an interval shows.
  package func rounded(to interval: MinuteInterval) -> ClockTime {
    ClockTime(hour: hour, minute: minute - minute % interval.minutes)
  }
}

/// How many minutes lie between the times of a date picker.
package struct MinuteInterval: Hashable, Sendable {
  /// The minutes, a divisor of 60 up to 30.
  package let minutes: Int

  /// An interval; UIKit takes 1 for numbers that it does not know.
  package init(_ minutes: Int) { self.minutes = MinuteInterval.isKnown(minutes) ? minutes : 1 }

  /// Whether UIKit knows an interval of so many minutes.
  package static func isKnown(_ minutes: Int) -> Bool { (1...30).contains(minutes) && 60 % minutes == 0 }
}
