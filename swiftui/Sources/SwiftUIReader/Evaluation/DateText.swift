/// Dates as texts, which are all of January 9, 2007, 9:41 AM, as those of date pickers are.
///
/// The texts are those of the English of the United States.
enum DateText {
  static let message = "dates are shown as of January 9, 2007, 9:41 AM"
  private static let iso8601 = "2007-01-09T09:41:00Z"

  /// Whether a value is a date.
  static func isDate(_ value: Value) -> Bool {
    switch value {
    case .library(let name, _): name == "Date" || name.hasPrefix("Date.")
    case .unknown(let unknown): unknown.type?.prefix { $0 != "?" && $0 != "!" } == "Date"
    default: false
    }
  }

  /// What a function gives that makes a text of a date; `nil` for others.
  static func made(_ name: String, of base: Value, _ arguments: [Argument]) -> String? {
    if name == "formatted", isDate(base) { return text(arguments) }
    switch (base, name, arguments.first?.label) {
    case (.library(let type, let says), "string", "from") where type.hasPrefix("DateFormatter"):
      return text(ofFormatter: says)
    case (.library(let type, _), "string", "from") where type.hasPrefix("ISO8601DateFormatter"):
      return iso8601
    case (.libraryType("DateFormatter"), "localizedString", "from"): return text(ofFormatter: arguments)
    case (.library(let type, let says), "localizedString", "for") where type == "RelativeDateTimeFormatter":
      return says.contains { $0.label == "dateTimeStyle" && $0.value.memberName == "named" }
        ? "now" : "in 0 seconds"
    default: return nil
    }
  }

  /// The date as `formatted(date:time:)`, `formatted(_:)` and `Text(_:style:)` write it.
  static func text(_ arguments: [Argument]) -> String {
    let value = { (label: String) in arguments.first { $0.label == label }?.value }
    switch value("style")?.memberName {
    case "date": return "January 9, 2007"
    case "time": return "9:41 AM"
    case "timer": return "0:00"
    case "relative": return "0 sec"
    default: break
    }
    if case .library("DateFormatter", let says)? = value("formatter") { return text(ofFormatter: says) }
    let format = value("format") ?? arguments.first { $0.label == nil }?.value
    if case .implicit(let name, let parts)? = format, let text = text(ofStyle: name, parts) { return text }
    let style = { (label: String) in value(label)?.memberName }
    return joined(style("date") ?? "numeric", style("time") ?? "shortened")
  }

  private static func joined(_ date: String, _ time: String) -> String {
    let days = [
      "numeric": "1/9/2007", "short": "1/9/07", "abbreviated": "Jan 9, 2007", "medium": "Jan 9, 2007",
      "long": "January 9, 2007", "complete": "Tuesday, January 9, 2007", "full": "Tuesday, January 9, 2007",
    ]
    let times = [
      "shortened": "9:41 AM", "short": "9:41 AM", "standard": "9:41:00 AM", "medium": "9:41:00 AM",
    ]
    return [days[date], times[time]].compactMap(\.self)
      .joined(separator: ["long", "complete", "full"].contains(date) ? " at " : ", ")
  }

  /// The date as a formatter writes it that has been told this.
  private static func text(ofFormatter says: [Argument]) -> String {
    let value = { (label: String) in says.last { $0.label == label }?.value }
    if let pattern = value("dateFormat")?.text, let text = text(of: pattern.text) { return text }
    if let template = value("template")?.text { return text(Fields(template: template.text)) }
    guard value("dateStyle") != nil || value("timeStyle") != nil else {
      return joined("numeric", "shortened")
    }
    return joined(value("dateStyle")?.memberName ?? "none", value("timeStyle")?.memberName ?? "none")
  }

  /// The date in a pattern of Unicode; `nil` where it asks for what has no text here.
  private static func text(of pattern: String) -> String? {
    var (text, rest) = ("", pattern[...])
    while let mark = rest.first {
      if mark == "'" {
        rest.removeFirst()
        let quoted = rest.prefix { $0 != "'" }
        text += quoted.isEmpty ? "'" : String(quoted)
        rest = rest.dropFirst(quoted.count + 1)
        continue
      }
      let run = rest.prefix { $0 == mark }
      rest = rest.dropFirst(run.count)
      guard mark.isASCII, mark.isLetter else {
        text += run
        continue
      }
      guard run.count < 10, let part = part(mark, run.count) else { return nil }
      text += part
    }
    return text
  }

  private static func part(_ letter: Character, _ count: Int) -> String? {
    switch letter {
    case "y", "Y", "u": count == 2 ? "07" : "2007"
    case "M", "L": ["1", "01", "Jan", "January", "J"][min(count, 5) - 1]
    case "d": count == 1 ? "9" : "09"
    case "E": count == 5 ? "T" : count == 4 ? "Tuesday" : "Tue"
    case "c", "e": count < 3 ? "3" : count == 4 ? "Tuesday" : "Tue"
    case "a": "AM"
    case "h", "H", "k", "K": count == 1 ? "9" : "09"
    case "m": "41"
    case "s", "S": String(repeating: "0", count: count)
    default: nil
    }
  }

  /// The date in a style that is put together: `.dateTime.month(.wide).day()`; `nil` for other styles.
  private static func text(ofStyle name: String, _ parts: [Argument]) -> String? {
    let names = name.split(separator: ".").map(String.init)
    switch names.first {
    case "iso8601": return iso8601
    case "relative":
      return parts.contains { $0.value.memberName == "named" } ? "now" : "in 0 seconds"
    case "dateTime":
      guard names.count > 1 else { return joined("numeric", "shortened") }
      var fields = Fields()
      for name in names.dropFirst() {
        let width = parts.first { $0.label == name }?.value.memberName
        let usual = ["month": "abbreviated", "weekday": "abbreviated"][name] ?? "defaultDigits"
        fields.widths[name] = width ?? usual
      }
      return text(fields)
    default: return nil
    }
  }

  /// The parts of a date that are asked for, by their names in styles, and how wide each is.
  private struct Fields {
    var widths: [String: String] = [:]

    init() {}

    /// Those of a template, such as `MMMd`.
    init(template: String) {
      let names: [Character: String] = [
        "y": "year", "Y": "year", "M": "month", "L": "month", "d": "day", "E": "weekday", "j": "hour",
        "h": "hour",
        "H": "hour", "m": "minute", "s": "second",
      ]
      for (letter, name) in names {
        let count = template.count { $0 == letter }
        guard count > 0 else { continue }
        let widths = ["defaultDigits", "twoDigits", "abbreviated", "wide"]
        self.widths[name] = name == "weekday" && count < 4 ? "abbreviated" : widths[min(count, 4) - 1]
      }
    }
  }

  private static func text(_ fields: Fields) -> String {
    let month = fields.widths["month"].map {
      ["wide": "January", "abbreviated": "Jan", "twoDigits": "01"][$0] ?? "1"
    }
    let day = fields.widths["day"].map { $0 == "twoDigits" ? "09" : "9" }
    let year = fields.widths["year"].map { $0 == "twoDigits" ? "07" : "2007" }
    let weekday = fields.widths["weekday"].map { $0 == "wide" ? "Tuesday" : "Tue" }
    var date: String?
    if let month, month.first?.isNumber == true {
      date = [month, day, year].compactMap(\.self).joined(separator: "/")
    } else if let month {
      let start = [month, day].compactMap(\.self).joined(separator: " ")
      date = year.map { start + (day == nil ? " " : ", ") + $0 } ?? start
    } else {
      date = [day, year].compactMap(\.self).joined(separator: " ")
    }
    if let weekday {
      date =
        date?.isEmpty == false
        ? month == nil ? "\(date ?? "") \(weekday)" : "\(weekday), \(date ?? "")" : weekday
    }
    let has = { (name: String) in fields.widths[name] != nil }
    let clock = [has("hour") ? "9" : nil, has("minute") ? "41" : nil, has("second") ? "00" : nil]
    let time = clock.compactMap(\.self).joined(separator: ":") + (has("hour") ? " AM" : "")
    return [date, time].compactMap { $0?.isEmpty == false ? $0 : nil }
      .joined(separator: month == "January" ? " at " : ", ")
  }
}
