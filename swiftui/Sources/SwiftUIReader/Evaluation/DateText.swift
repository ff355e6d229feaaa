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
    case .implicit(let name, _): name == "now" || name.hasPrefix("now.")
    case .unknown(let unknown): unknown.type?.prefix { $0 != "?" && $0 != "!" } == "Date"
    default: false
    }
  }

  /// What a function gives that makes a text of a date; `nil` for others.
  static func made(_ name: String, of base: Value, _ arguments: [Argument]) -> String? {
    if name == "formatted", isDate(base) { return text(arguments) }
    switch (base, name, arguments.first?.label) {
    case (.library("DateFormatter", let says), "string", "from"): return text(ofFormatter: says)
    case (.library(let type, _), "string", "from") where type.hasPrefix("ISO8601DateFormatter"):
      return iso8601
    case (.libraryType("DateFormatter"), "localizedString", "from"):
      return text(ofFormatter: Array(arguments.dropFirst()))
    case (.library("RelativeDateTimeFormatter", let says), "localizedString", "for"):
      return relative(says, "dateTimeStyle")
    default: return nil
    }
  }

  /// The date as `formatted(date:time:)`, `formatted(_:)` and `Text(_:style:)` write it with what is said behind the date;
  /// `nil` for styles that are not known.
  static func text(_ arguments: [Argument]) -> String? {
    let value = { (label: String) in arguments.first { $0.label == label }?.value }
    if let style = value("style") {
      return style.memberName.flatMap {
        ["date": "January 9, 2007", "time": "9:41 AM", "timer": "0:00", "relative": "0 sec"][$0]
      }
    }
    if let formatter = value("formatter") {
      guard case .library("DateFormatter", let says) = formatter else { return nil }
      return text(ofFormatter: says)
    }
    if let format = value("format") ?? arguments.first(where: { $0.label == nil })?.value {
      guard case .implicit(let name, let parts) = format else { return nil }
      return text(ofStyle: name, parts)
    }
    let style = { (label: String, usual: String) in value(label).map { $0.memberName ?? "" } ?? usual }
    return joined(style("date", "numeric"), style("time", "shortened"))
  }

  private static let days = [
    "numeric": "1/9/2007", "short": "1/9/07", "abbreviated": "Jan 9, 2007", "medium": "Jan 9, 2007",
    "long": "January 9, 2007", "complete": "Tuesday, January 9, 2007", "full": "Tuesday, January 9, 2007",
    "none": "", "omitted": "",
  ]
  private static let times = [
    "shortened": "9:41 AM", "short": "9:41 AM", "standard": "9:41:00 AM", "medium": "9:41:00 AM",
    "complete": "9:41:00 AM GMT", "long": "9:41:00 AM GMT", "full": "9:41:00 AM GMT", "none": "",
    "omitted": "",
  ]

  private static func joined(_ date: String, _ time: String) -> String? {
    guard let day = days[date], let time = times[time] else { return nil }
    return [day, time].filter { !$0.isEmpty }
      .joined(separator: ["numeric", "short"].contains(date) ? ", " : " at ")
  }

  /// How long ago the date is, with nothing said but how that is named; `nil` for other styles.
  private static func relative(_ says: [Argument], _ label: String) -> String? {
    for told in says where told.label != label || !["named", "numeric"].contains(told.value.memberName) {
      // The full words are those that are written where nothing is said.
      guard told.label == "locale" ? isEnglish(told.value) : ["full", "wide"].contains(told.value.memberName)
      else { return nil }
    }
    let isNamed = says.contains { $0.label == label && $0.value.memberName == "named" }
    return isNamed ? "now" : "in 0 seconds"
  }

  /// Whether a locale has English texts, in the order of the United States; one that is not known is that of the phone.
  private static func isEnglish(_ locale: Value, inOrder: Bool = true) -> Bool {
    guard case .library("Locale", let arguments) = locale else { return true }
    let identifier = arguments.first { $0.label == "identifier" }?.value.text?.text.replacing("-", with: "_")
    guard let identifier else { return false }
    return ["en", "en_US", "en_US_POSIX"].contains(identifier) || !inOrder && identifier.hasPrefix("en_")
  }

  /// What is known of a formatter of dates; with anything else that it is told its texts are not.
  private static let properties: Set<String?> = [
    "dateFormat", "template", "dateStyle", "timeStyle", "locale", "timeZone", "calendar", "isLenient",
  ]

  /// The date as a formatter writes it that has been told this, which is nothing at first; `nil` for what is not known.
  private static func text(ofFormatter says: [Argument]) -> String? {
    guard says.allSatisfy({ properties.contains($0.label) }) else { return nil }
    let value = { (label: String) in says.last { $0.label == label }?.value }
    if let locale = value("locale"), !isEnglish(locale, inOrder: value("dateFormat") == nil) { return nil }
    if let pattern = value("dateFormat") {
      return pattern.text.flatMap { $0.isPartial ? nil : text(of: $0.text) }
    }
    if let template = value("template") {
      return template.text.flatMap { $0.isPartial ? nil : Fields(template: $0.text).map(text) }
    }
    let style = { (label: String) in value(label).map { $0.memberName ?? "" } ?? "none" }
    return joined(style("dateStyle"), style("timeStyle"))
  }

  /// The date in a pattern of Unicode; `nil` where it asks for what has no text here.
  private static func text(of pattern: String) -> String? {
    var (text, rest, isQuoted) = ("", pattern[...], false)
    while let mark = rest.first {
      if mark == "'" {
        rest.removeFirst()
        if rest.first == "'" {
          // Two of them are one, in a quotation as well as outside.
          rest.removeFirst()
          text += "'"
        } else {
          isQuoted.toggle()
        }
        continue
      }
      if isQuoted {
        text.append(mark)
        rest.removeFirst()
        continue
      }
      let run = rest.prefix { $0 == mark }
      rest = rest.dropFirst(run.count)
      guard mark.isASCII, mark.isLetter else {
        text += run
        continue
      }
      guard let part = part(mark, run.count) else { return nil }
      text += part
    }
    return text
  }

  private static func part(_ letter: Character, _ count: Int) -> String? {
    let texts: [String]
    switch letter {
    case "y", "Y", "u": texts = ["2007", "07", "2007", "2007"]
    case "M", "L": texts = ["1", "01", "Jan", "January", "J"]
    case "d": texts = ["9", "09"]
    case "E": texts = ["Tue", "Tue", "Tue", "Tuesday", "T", "Tu"]
    case "c": texts = ["3", "3", "Tue", "Tuesday", "T", "Tu"]
    case "e": texts = ["3", "03", "Tue", "Tuesday", "T", "Tu"]
    case "a": texts = ["AM", "AM", "AM", "AM", "a"]
    case "h", "H", "k", "K": texts = ["9", "09"]
    case "m": texts = ["41", "41"]
    case "s": texts = ["0", "00"]
    case "S": texts = (1...9).map { String(repeating: "0", count: $0) }
    default: return nil
    }
    return texts.indices.contains(count - 1) ? texts[count - 1] : nil
  }

  /// The date in a style that is put together: `.dateTime.month(.wide).day()`; `nil` for other styles.
  private static func text(ofStyle name: String, _ parts: [Argument]) -> String? {
    let names = name.split(separator: ".").map(String.init)
    switch names.first {
    case "iso8601": return names.count == 1 && parts.isEmpty ? iso8601 : nil
    case "relative":
      return names.count == 1 ? relative(parts, "presentation") : nil
    case "dateTime":
      guard names.count > 1 else { return joined("numeric", "shortened") }
      guard parts.allSatisfy({ $0.label != "locale" || isEnglish($0.value) }) else { return nil }
      return Fields(names.dropFirst().filter { $0 != "locale" }, parts).map(text)
    default: return nil
    }
  }

  /// The parts of a date that are asked for, by their names in styles, and how wide each is.
  private struct Fields {
    var widths: [String: String] = [:]

    /// Whether the hours are those of half a day, with what half that is.
    var hasHalves = true

    /// How wide each part may be, the usual width first.
    private static let known = [
      "year": ["defaultDigits", "twoDigits"],
      "month": ["abbreviated", "defaultDigits", "twoDigits", "wide", "narrow"],
      "day": ["defaultDigits", "twoDigits"], "weekday": ["abbreviated", "wide", "narrow", "short"],
      "hour": ["defaultDigits", "twoDigits"], "minute": ["defaultDigits", "twoDigits"],
      "second": ["defaultDigits", "twoDigits"],
    ]

    /// Those of a style with what it says of each; `nil` where it asks for more.
    init?(_ names: [String], _ parts: [Argument]) {
      for name in names {
        guard let known = Fields.known[name], let usual = known.first else { return nil }
        let told = parts.filter { $0.label == name }
        let width = told.first.map { $0.value.memberName ?? "" } ?? usual
        guard told.count < 2, known.contains(width) else { return nil }
        if case .implicit(_, let more)? = told.first?.value, let half = more.first {
          guard more.count == 1, let half = half.value.memberName else { return nil }
          guard ["omitted", "abbreviated", "wide"].contains(half) else { return nil }
          hasHalves = half != "omitted"
        }
        widths[name] = width
      }
    }

    /// Those of a template, such as `MMMd`; `nil` where it asks for more.
    init?(template: String) {
      let names: [Character: String] = [
        "y": "year", "Y": "year", "M": "month", "L": "month", "d": "day", "E": "weekday", "j": "hour",
        "h": "hour", "H": "hour", "m": "minute", "s": "second",
      ]
      guard template.allSatisfy({ !$0.isLetter || names[$0] != nil || $0 == "a" }) else { return nil }
      for (letter, name) in names {
        let count = template.count { $0 == letter }
        guard count > 0 else { continue }
        let widths = ["defaultDigits", "twoDigits", "abbreviated", "wide", "narrow"]
        self.widths[name] = name == "weekday" && count < 4 ? "abbreviated" : widths[min(count, 5) - 1]
      }
      guard template.contains("H") else { return }
      hasHalves = false
      widths["hour"] = "twoDigits"
    }
  }

  private static func text(_ fields: Fields) -> String {
    let month = fields.widths["month"].map {
      ["wide": "January", "abbreviated": "Jan", "narrow": "J", "twoDigits": "01"][$0] ?? "1"
    }
    let day = fields.widths["day"].map { $0 == "twoDigits" ? "09" : "9" }
    let year = fields.widths["year"].map { $0 == "twoDigits" ? "07" : "2007" }
    let weekday = fields.widths["weekday"].map {
      ["wide": "Tuesday", "narrow": "T", "short": "Tu"][$0] ?? "Tue"
    }
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
    let hour = fields.widths["hour"].map { $0 == "twoDigits" ? "09" : "9" }
    let clock = [hour, has("minute") ? "41" : nil, has("second") ? "00" : nil]
    let half = has("hour") && fields.hasHalves ? " AM" : ""
    let time = clock.compactMap(\.self).joined(separator: ":") + half
    return [date, time].compactMap { $0?.isEmpty == false ? $0 : nil }
      .joined(separator: month == "January" ? " at " : ", ")
  }
}
