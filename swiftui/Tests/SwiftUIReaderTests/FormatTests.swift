import Testing

@testable import SwiftUIReader

/// Texts that formatters and format styles make.
struct FormatTests: ReadsViews {
  private func text(_ expression: String, more: String = "") throws -> String? {
    let reading = try read("List { Text(\(expression)) }", more: more)
    #expect(reading.tally.holes == 0)
    let text = rows(reading).first?["textLabel"]?["text"]
    guard let key = text?["key"]?.text else { return text?.text }
    let arguments = (text?["arguments"]?.items ?? []).map { argument -> String in
      if case .number(let number) = argument { return JSONWriter.digits(of: number) }
      return argument.text ?? ""
    }
    return FormatString.filled(text?["defaultValue"]?.text ?? key, arguments)
  }

  /// Numbers in the styles that are put together, and in usual ones.
  @Test(
    arguments: [
      ("1234.formatted()", "1,234"), ("1234.5.formatted()", "1,234.5"), ("0.25.formatted(.percent)", "25%"),
      ("25, format: .percent", "25%"), ("1234567, format: .number.grouping(.never)", "1234567"),
      ("2.5.formatted(.number.precision(.fractionLength(2)))", "2.50"),
      ("2.25.formatted(.number.precision(.fractionLength(0...1)))", "2.2"),
      ("1234.5, format: .currency(code: \"USD\")", "$1,234.50"),
      ("12, format: .currency(code: \"CHF\")", "CHF\u{A0}12.00"),
      ("1500, format: .currency(code: \"JPY\")", "¥1,500"),
      ("1234, format: .number.notation(.compactName)", "1.2K"),
      ("1234.5.formatted(.number.locale(Locale(identifier: \"de_DE\")))", "1.234,5"),
      ("1234, format: .number.locale(Locale(identifier: \"es\"))", "1234"),
      ("0.5.formatted(.percent.locale(Locale(identifier: \"fr_FR\")))", "50\u{A0}%"),
      ("7.0.formatted(.currency(code: \"EUR\").locale(Locale(identifier: \"de\")))", "7,00\u{A0}€"),
      ("123.456.formatted(.number.precision(.significantDigits(4)))", "123.5"),
      ("1_500_000.formatted(.byteCount(style: .file))", "1.5 MB"),
      ("[\"a\", \"b\", \"c\"].formatted()", "a, b, and c"), ("[\"a\", \"b\"].formatted()", "a and b"),
      ("[\"a\", \"b\"].formatted(.list(type: .or))", "a or b"),
      ("[\"a\", \"b\", \"c\"].formatted(.list(type: .or, width: .standard))", "a, b, or c"),
      ("12345, format: .number.precision(.significantDigits(2))", "12,000"),
      ("0.00123, format: .number.precision(.significantDigits(2))", "0.0012"),
      ("9.96, format: .number.precision(.significantDigits(2))", "10"),
      ("5, format: .number.precision(.significantDigits(1...3))", "5"),
      ("12345, format: .number.notation(.compactName)", "12K"),
      ("123456, format: .number.notation(.compactName)", "123K"),
      ("999999, format: .number.notation(.compactName)", "1M"),
      ("1234, format: .number.notation(.compactName).precision(.fractionLength(2))", "1.23K"),
      ("3.5, format: .number.precision(.integerLength(2))", "03.5"),
      ("2.25, format: .number.precision(.fractionLength(...1))", "2.2"),
      ("(-3).formatted()", "-3"), ("0.formatted(.number.sign(strategy: .always()))", "+0"),
      ("3.formatted(.number.sign(strategy: .always()))", "+3"),
    ])
  func stylesOfNumbers(_ expression: String, _ expected: String) throws {
    #expect(try text(expression) == expected)
  }

  /// Durations are clocks or counts of units.
  @Test(
    arguments: [
      ("Duration.seconds(90).formatted()", "0:01:30"),
      ("Duration.seconds(3_725.5).formatted(.time(pattern: .hourMinuteSecond))", "1:02:06"),
      ("Duration.seconds(65).formatted(.time(pattern: .minuteSecond))", "1:05"),
      ("Duration.milliseconds(5_400_000), format: .time(pattern: .hourMinute)", "1:30"),
      ("d.formatted(.units())", "1 hr, 1 min, 5 sec"), ("Duration.seconds(0).formatted(.units())", "0 sec"),
      ("d.formatted(.units(allowed: [.hours, .minutes], width: .wide))", "1 hour, 1 minute"),
      ("d.formatted(.units(allowed: [.minutes, .seconds], width: .narrow))", "61m 5s"),
      ("Duration.seconds(200_000).formatted(.units(allowed: [.days, .hours]))", "2 days, 8 hr"),
    ])
  func durations(_ expression: String, _ expected: String) throws {
    #expect(try text(expression, more: "let d: Duration = .seconds(3_665)") == expected)
  }

  /// Durations in other styles are not known, and neither are those below nothing.
  @Test(
    arguments: [
      "Duration.seconds(-1).formatted()", "Duration.seconds(1e300).formatted()",
      "Duration.seconds(9).formatted(.time(pattern: .minuteSecond(padMinuteToLength: 2)))",
      "Duration.seconds(9).formatted(.units(allowed: [.milliseconds]))",
      "Duration.seconds(99).formatted(.units(maximumUnitCount: 1))",
      "Duration.seconds(9).formatted(.units(fractionalPart: .show(length: 1)))",
    ])
  func durationsThatAreNotKnown(_ expression: String) throws {
    #expect(try read("List { Text(\(expression)) }").tally.unknownTexts == 1)
  }

  /// Formatters write as they have been told, in a closure or where they stand.
  @Test(
    arguments: [
      ("f.numberStyle = .decimal", "1,234.568"), ("", "1235"), ("f.numberStyle = .percent", "123,457%"),
      ("f.numberStyle = .currency; f.currencyCode = \"EUR\"", "€1,234.57"),
      ("f.numberStyle = .currency; f.currencySymbol = \"€\"", "€1,234.57"),
      ("f.numberStyle = .currency; f.currencyCode = \"JPY\"; f.currencySymbol = \"Yen\"", "Yen1,235"),
      ("f.numberStyle = .decimal; f.maximumSignificantDigits = 2", "1,200"),
      ("f.numberStyle = .decimal; f.maximumFractionDigits = 1", "1,234.6"),
      ("f.minimumFractionDigits = 4", "1234.5678"),
      ("f.numberStyle = .decimal; f.usesGroupingSeparator = false; f.maximumFractionDigits = 0", "1235"),
      ("f.numberStyle = .decimal; f.locale = Locale(identifier: \"de_CH\")", "1’234.568"),
    ])
  func formattersOfNumbers(_ told: String, _ expected: String) throws {
    let more = """
      let number = 1234.5678
      var formatter: NumberFormatter = { let f = NumberFormatter(); \(told); return f }()
      """
    #expect(try text("formatter.string(from: number as NSNumber) ?? \"\"", more: more) == expected)
    #expect(try text("formatter.string(from: NSNumber(value: number))!", more: more) == expected)
    #expect(try text("number, formatter: formatter", more: more) == expected)
  }

  /// Sizes and spans of time.
  @Test(
    arguments: [
      ("ByteCountFormatter.string(fromByteCount: 0, countStyle: .file)", "Zero KB"),
      ("ByteCountFormatter.string(fromByteCount: 2_048, countStyle: .memory)", "2 KB"),
      ("ByteCountFormatter().string(fromByteCount: 3_210_000_000)", "3.21 GB"),
      ("NumberFormatter.localizedString(from: 12, number: .decimal)", "12"),
      ("span(.positional, 3_661)", "1:01:01"),
      ("span(.abbreviated, 3_660)", "1h 1m"), ("span(.full, 7_201)", "2 hours, 1 second"),
      ("span(.short, 0)", "0 sec"),
      ("\"\\(12_345) of \\(-1_000)\"", "12,345 of -1,000"), ("\"\\(1_234.5) km\"", "1,234.500000 km"),
      ("\"\\(5, specifier: \"%d items\")\"", "5 items"), ("\"\\(3.14159, specifier: \"%.2f%%\")\"", "3.14%"),
      ("\"\\(42, specifier: \"%05d\")\"", "00042"), ("\"\\(5, specifier: \"%+d\")\"", "+5"),
      ("\"\\(-7, specifier: \"%4d\")|\"", "  -7|"), ("String(format: \"%d:%02d\", 5, 7)", "5:07"),
      ("verbatim: \"\\(12_345) \\(0.5)\"", "12345 0.5"), ("String(12_345)", "12345"),
      ("\"\\(2.345, specifier: \"%.1f\") km\"", "2.3 km"), ("\"\\(0.5, format: .percent) left\"", "50% left"),
    ])
  func sizesAndSpans(_ expression: String, _ expected: String) throws {
    let more = """
      func span(_ style: Style, _ seconds: Double) -> String {
        let f = DateComponentsFormatter()
        f.unitsStyle = style
        f.allowedUnits = [.hour, .minute, .second]
        return f.string(from: seconds) ?? ""
      }
      """
    #expect(try text(expression, more: more) == expected)
  }

  /// Dates in styles, patterns and templates.
  @Test(
    arguments: [
      ("Date().formatted(.dateTime.month(.wide).day())", "January 9"),
      ("Date().formatted(.dateTime.weekday(.wide).hour().minute())", "Tuesday, 9:41 AM"),
      ("Date(), format: .dateTime.year()", "2007"), ("Date(), style: .timer", "0:00"),
      ("Date.now.formatted(date: .long, time: .shortened)", "January 9, 2007 at 9:41 AM"),
      ("f(\"yyyy-MM-dd'T'HH:mm\")", "2007-01-09T09:41"), ("f(\"EEE, d MMM yy\")", "Tue, 9 Jan 07"),
      ("styled(.medium, .none)", "Jan 9, 2007"), ("styled(.medium, .short)", "Jan 9, 2007 at 9:41 AM"),
      ("Date.now.formatted(date: .abbreviated, time: .shortened)", "Jan 9, 2007 at 9:41 AM"),
      ("Date().formatted(date: .omitted, time: .complete)", "9:41:00 AM GMT"),
      ("styled(.none, .long)", "9:41:00 AM GMT"), ("styled(.none, .full)", "9:41:00 AM GMT"),
      ("template(\"Hm\")", "09:41"), ("template(\"jmm\")", "9:41 AM"),
      ("f(\"h 'o''clock' a\")", "9 o'clock AM"),
      ("f(\"d''M\")", "9'1"), ("Date(), format: .dateTime.month(.narrow)", "J"),
      ("Date(), format: .dateTime.hour(.defaultDigits(amPM: .omitted)).minute()", "9:41"),
      ("\"On \\(Date(), style: .date)\"", "On January 9, 2007"),
      ("\"[\\(DateFormatter().string(from: Date()))]\"", "[]"),
      ("styled(.short, .short)", "1/9/07, 9:41 AM"), ("template(\"MMMMd\")", "January 9"),
      ("RelativeDateTimeFormatter().localizedString(for: Date(), relativeTo: Date())", "in 0 seconds"),
    ])
  func dates(_ expression: String, _ expected: String) throws {
    let more = """
      func f(_ format: String) -> String {
        let f = DateFormatter()
        f.dateFormat = format
        return f.string(from: Date())
      }
      func styled(_ date: DateFormatter.Style, _ time: DateFormatter.Style) -> String {
        let f = DateFormatter()
        f.dateStyle = date
        f.timeStyle = time
        return f.string(from: Date())
      }
      func template(_ text: String) -> String {
        let f = DateFormatter()
        f.setLocalizedDateFormatFromTemplate(text)
        return f.string(from: Date())
      }
      """
    #expect(try text(expression, more: more) == expected)
  }

  /// What no screen shows, and styles that are words, are not known; they end no reader.
  @Test(
    arguments: [
      "1e300.formatted()", "(0.0 / 0.0).formatted()", "1.formatted(.number.precision(.fractionLength(1000)))",
      "spelled.string(from: 3) ?? \"\"", "9e14.formatted(.number.precision(.fractionLength(9)))",
      "ByteCountFormatter.string(fromByteCount: 1e300, countStyle: .file)",
    ])
  func badNumbersAreNotKnown(_ expression: String) throws {
    let more =
      "var spelled: NumberFormatter { let f = NumberFormatter(); f.numberStyle = .spellOut; return f }"
    #expect(try read("List { Text(\(expression)) }", more: more).tally.holes == 1)
  }

  /// What a formatter or a style is told that is not known here makes its text one that is not known.
  @Test(
    arguments: [
      "5, format: .number.rounded(rule: .down)", "5.formatted(.number.scale(100))",
      "5, format: .currency(code: \"USD\").presentation(.fullName)",
      "5, format: .number.precision(.integerAndFractionLength(integer: 2, fraction: 1))",
      "5, format: .number.notation(.scientific)", "\"\\(5, format: .number.scale(2))\"",
      "1234, format: .number.notation(.compactName).locale(Locale(identifier: \"de\"))",
      "Date(), format: .dateTime.month().locale(Locale(identifier: \"de\"))", "Date(), style: .offset",
      "Date().formatted(.dateTime.week())", "\"\\(Date(), format: .dateTime.quarter())\"",
    ])
  func whatIsNotKnownOfStyles(_ expression: String) throws {
    #expect(try read("List { Text(\(expression)) }").tally.holes == 1)
  }

  /// Properties of formatters that are not known here make their texts so.
  @Test(
    arguments: [
      ("ByteCountFormatter", "allowedUnits = [.useKB]", "string(fromByteCount: 5_000)"),
      ("ByteCountFormatter", "includesUnit = false", "string(fromByteCount: 5_000)"),
      ("DateComponentsFormatter", "zeroFormattingBehavior = .pad", "string(from: 65)"),
      ("DateComponentsFormatter", "unitsStyle = .spellOut", "string(from: 65)"),
      ("DateComponentsFormatter", "allowedUnits = [.month, .day]", "string(from: 65)"),
      ("NumberFormatter", "groupingSeparator = \"_\"", "string(from: 1_234)"),
      ("NumberFormatter", "roundingMode = .down", "string(from: 1.9)"),
      (
        "DateFormatter", "dateStyle = .long; f.locale = Locale(identifier: \"de_DE\")", "string(from: Date())"
      ),
      ("DateFormatter", "dateFormat = \"zzzz\"", "string(from: Date())"),
      (
        "RelativeDateTimeFormatter", "unitsStyle = .short", "localizedString(for: Date(), relativeTo: Date())"
      ),
    ])
  func whatIsNotKnownOfFormatters(_ type: String, _ told: String, _ call: String) throws {
    let more = "var formatter: \(type) { let f = \(type)(); f.\(told); return f }"
    #expect(try read("List { Text(\"\\(formatter.\(call))\") }", more: more).tally.holes == 1)
  }

  /// What a project adds under the name of a function of the library comes first.
  @Test(arguments: [("Double", "1.5"), ("Int", "3"), ("Date", "Date()")])
  func ownFunctionsComeFirst(_ type: String, _ value: String) throws {
    let reading = try read(
      "List { Text(\(value).formatted()) }",
      outside: "extension \(type) { func formatted() -> String { \"own\" } }")
    #expect(titles(reading) == ["own"])
  }

  /// Whole numbers stay whole where they are divided, but for those that a Double is asked for.
  @Test(
    arguments: [
      ("9 / 2", "4"), ("7 / 2 == 3", "true"), ("(0..<(5 / 2)).count", "2"), ("ratio", "0.5"),
      ("-7 / 2", "-3"),
      ("Color(red: 1 / 2, green: 0, blue: 0) == nil ? 0 : 9 / 2", "4"),
    ])
  func wholeNumbersAreDividedWhole(_ expression: String, _ expected: String) throws {
    #expect(try text("verbatim: \"\\(\(expression))\"", more: "let ratio: Double = 1 / 2") == expected)
  }

  /// Values and fields with a format show it.
  @Test func controlsShowTheirFormat() throws {
    let reading = try read(
      "List { LabeledContent(\"A\", value: 0.5, format: .percent); TextField(\"B\", value: $n, format: .number) }",
      more: "@State var n = 1234")
    #expect(rows(reading)[0]["detailTextLabel"]?["text"]?.text == "50%")
    #expect(written(rows(reading)[1]).contains("1,234"))
  }

  /// A date that is written without its type is one, too.
  @Test(arguments: [".now", ".now.addingTimeInterval(60)", "Date()"]) func datesOfArguments(
    _ date: String
  ) throws {
    let reading = try read(
      "List { Text(trip.date, style: .date) }", more: "let trip = Trip(date: \(date))",
      outside: "struct Trip { var date: Date }")
    #expect(titles(reading) == ["January 9, 2007"])
  }
}
