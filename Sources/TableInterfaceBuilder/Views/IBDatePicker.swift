import TableModel

/// Reads date pickers.
struct IBDatePicker {
  let context: IBContext

  /// A date picker in its own style or the automatic one, which is compact since iOS 14; `nil` before iOS 7.
  func kind(of element: XMLElement) -> Control.Kind? {
    let mode = element["datePickerMode"] ?? "dateAndTime"
    guard context.version.hasOutlinedButtons else { return nil }
    if mode == "countDownTimer" { return timer(element) }
    guard ["time", "date", "dateAndTime"].contains(mode) else { return nil }
    let automatic: DatePickerStyle = context.version.hasCompactDatePickers ? .compact : .wheels
    let styles = ["automatic": automatic, "compact": .compact, "inline": .inline, "wheels": .wheels]
    let style = context.word("style", of: element, among: styles) ?? automatic
    let moment = moment(of: element)
    return .datePicker(
      date: mode == "time" ? nil : moment.date, time: mode == "date" ? nil : moment.time,
      style: style == .inline && mode == "time" ? .wheels : style,
      minuteInterval: mode == "date" ? 1 : interval(of: element))
  }

  /// Whether a date picker, or a timer, is drawn as wheels.
  func drawsWheels(_ element: XMLElement) -> Bool {
    switch kind(of: element) {
    case .pickerView: true
    case .datePicker(_, _, let style, _): style == .wheels
    default: false
    }
  }

  /// The wheels of a timer, which shows at least its least step.
  private func timer(_ element: XMLElement) -> Control.Kind {
    let day = NumberRange.from(0, to: 86_399)
    let (duration, step) = (
      context.number("countDownDuration", of: element, in: day) ?? 0, interval(of: element)
    )
    let minutes = max(step, Int(duration / 60) / step * step)
    let wheel = { (numbers: [Int], chosen: Int, unit: String) in
      PickerComponent(
        rows: numbers.map { $0 == chosen ? "\($0) \(unit)" : "\($0)" },
        selectedRow: numbers.firstIndex(of: chosen) ?? 0)
    }
    return .pickerView([
      wheel(Array(0..<24), minutes / 60, minutes / 60 == 1 ? "hour" : "hours"),
      wheel(Array(stride(from: 0, to: 60, by: step)), minutes % 60, "min"),
    ])
  }

  /// The minutes between two times, of which UIKit ignores those that do not divide an hour.
  private func interval(of element: XMLElement) -> Int {
    let minutes = context.number("minuteInterval", of: element, in: .from(0, to: 60)).map { Int($0) } ?? 1
    return MinuteInterval(minutes).minutes
  }

  /// The moment of Apple's pictures, 9 January 2007 at 9:41, in seconds after the beginning of 2001.
  private static let present = 190_028_460.0

  /// What a date picker shows: the date that it was given, as near as its ends allow.
  ///
  /// Without one it shows the present, which no document knows: the moment of Apple's pictures stands for it.
  private func moment(of element: XMLElement) -> (date: String, time: String) {
    let given = element.flag("useCurrentDate") == false ? seconds("date", of: element) : nil
    let own = given ?? IBDatePicker.present
    let (least, most) = (seconds("minimumDate", of: element), seconds("maximumDate", of: element))
    // UIKit ignores both ends where the first lies behind the last.
    if let least, let most, least > most { return IBDatePicker.text(of: own) }
    let raised = max(own, least ?? own)
    return IBDatePicker.text(of: min(raised, most ?? raised))
  }

  /// A date in seconds after the beginning of 2001 in Greenwich.
  private func seconds(_ key: String, of element: XMLElement) -> Double? {
    guard let date = element.child(key: key), date.name == "date" else { return nil }
    return context.number("timeIntervalSinceReferenceDate", of: date, in: IBDatePicker.dates)
  }

  /// The dates that are understood: a thousand years before and after.
  private static let dates = NumberRange.from(-31_556_952_000, to: 31_556_952_000)

  /// The date and the time in Greenwich of a moment in seconds after the beginning of 2001.
  private static func text(of seconds: Double) -> (date: String, time: String) {
    let minutes = Int((seconds / 60).rounded(.down))
    let (days, minute) = minutes.dividedDown(by: 1_440)
    let time = "\(digits(minute / 60, 2)):\(digits(minute % 60, 2))"
    return (date(ofDay: days), time)
  }

  /// The date of a day in the Gregorian calendar, counted from 1 January 2001.
  private static func date(ofDay number: Int) -> String {
    // Years begin in March here, so that the day that some years have more is their last one; 1 March 2000 is 306 days before.
    let (eras, day) = (number + 306).dividedDown(by: 146_097)
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let dayOfMonth = dayOfYear - (153 * month + 2) / 5 + 1
    let isNextYear = month > 9
    return [
      digits(2_000 + 400 * eras + year + (isNextYear ? 1 : 0), 4), digits(month + (isNextYear ? -9 : 3), 2),
      digits(dayOfMonth, 2),
    ].joined(separator: "-")
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}

extension Int {
  /// The quotient, rounded down, and the rest, which is 0 or more.
  fileprivate func dividedDown(by divisor: Int) -> (quotient: Int, rest: Int) {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
  }
}
