import TableModel
import TableThemes
import Testing

@testable import TableLayout

/// Wheels and calendars.
@Suite struct PickerTests {
  private func node(_ kind: Control.Kind, _ theme: Theme, height: Double = 216) throws -> SceneNode {
    let view = View(
      frame: Rect(x: 0, y: 0, width: 320, height: height), content: .control(Control(kind)))
    let cell = Cell(height: 216, contentView: ContentView(subviews: [view]))
    let root = scene(of: table(.plain, cell), theme: theme, size: Size(width: 402, height: 300), scale: 3)
      .root
    return try #require(root.all.first { [.pickerView, .datePicker, .button].contains($0.viewClass) })
  }

  /// At 216 points a turn has 19 titles, so that four stand above the chosen one and four below, with radii of 97.26.
  @Test func aWheelTurns() throws {
    let picker = try node(
      .pickerView([PickerComponent(rows: (0..<40).map { "\($0)" }, selectedRow: 20)]), .ios26)
    #expect(picker.children.compactMap(\.label?.text) == (16...24).map { "\($0)" })
    let middles = picker.children.map { $0.frame.minY + $0.frame.height / 2 }
    for (index, middle) in middles.enumerated() {
      let unit = Point.onUnitCircle(radians: 2 * Double.pi * Double(index - 4) / 19)
      #expect(abs(middle - 108 - 97.26 * unit.y) < 0.01)
      #expect(abs(picker.children[index].frame.height - 32 * unit.x) < 0.01)
    }
  }

  @Test func theBandIsAsWideAsAllWheels() throws {
    let wheel = PickerComponent(rows: ["A", "B"])
    let picker = try node(.pickerView([wheel, wheel, wheel]), .ios26)
    let chosen = picker.children.filter { $0.label?.text == "A" }.map(\.frame)
    // ⌊(320 − 18 − 2 × 5) / 3⌋
    #expect(chosen.map(\.width) == [97, 97, 97])
    #expect(chosen.map(\.minX) == [9, 111, 213])
  }

  /// Constraints can make a picker higher than any number of titles can fill.
  @Test(arguments: [1e6, 1e20, 1e300]) func wheelsHaveSoManyTitles(_ height: Double) throws {
    let rows = PickerComponent(rows: (0..<1_000).map { "\($0)" }, selectedRow: 500)
    #expect(try (1...500).contains(node(.pickerView([rows]), .ios26, height: height).children.count))
    let wheels = Control.Kind.datePicker(date: "2026-11-26", time: nil, style: .wheels)
    #expect(try (1...1_500).contains(node(wheels, .ios26, height: height).children.count))
  }

  @Test func noTitlesAreNoFault() throws {
    #expect(try node(.pickerView([]), .ios26).children.isEmpty)
    #expect(try node(.pickerView([PickerComponent(rows: [], selectedRow: 3)]), .ios16).children.isEmpty)
  }

  private static let months: [(String, first: Int, days: Int)] = [
    ("2026-11-26", 0, 30), ("2026-02-01", 0, 28), ("2028-02-29", 2, 29), ("2000-02-29", 2, 29),
    ("2026-12-31", 2, 31),
  ]

  @Test(arguments: months) func aCalendarHasTheDaysOfItsMonth(
    _ text: String, _ first: Int, _ days: Int
  ) throws {
    let date = try #require(CalendarDate(text))
    #expect(date.weekday(ofDay: 1) == first)
    let calendar = try node(.datePicker(date: text, time: nil, style: .inline), .ios26)
    let numbers = calendar.children.filter { Int($0.label?.text ?? "") != nil }
    #expect(numbers.compactMap { Int($0.label?.text ?? "") } == Array(1...days))
    let column: Double = 304 / 7
    let x: Double = 8 + Double(first) * column
    #expect(abs(numbers[0].frame.minX - x) < 0.01)
    #expect(numbers.filter { $0.label?.font.weight == .semibold }.map { $0.label?.text } == ["\(date.day)"])
  }

  @Test(arguments: [
    "", "2026-2-1", "2026-02-30", "2100-02-29", "0000-01-01", "2026-13-01", "２０２６-01-01", "2026-11-26-",
  ])
  func otherTextsAreNoDates(_ text: String) { #expect(CalendarDate(text) == nil) }

  @Test(arguments: ["", "9:5", "24:00", "12:60", "1200", "-1:30", "09:41:00"])
  func otherTextsAreNoTimes(_ text: String) { #expect(ClockTime(text) == nil) }

  @Test(arguments: [
    ("00:00", ["12", "00", "AM"]), ("12:05", ["12", "05", "PM"]), ("23:59", ["11", "59", "PM"]),
  ])
  func wheelsShowTheTime(_ text: String, _ titles: [String]) throws {
    let time: ClockTime = try #require(ClockTime(text))
    let wheels = CalendarWords("en").wheels(date: nil, time: time)
    #expect(wheels.map { $0.rows[$0.selectedRow] } == titles)
  }

  @Test(arguments: [
    (5, ["35", "40", "45"], "9:40 AM"), (30, ["30", "00"], "9:30 AM"), (7, ["40", "41", "42"], "9:41 AM"),
  ])
  func timesAreAnIntervalApart(_ minutes: Int, _ titles: [String], _ text: String) throws {
    let wheels = try node(
      .datePicker(date: nil, time: "09:41", style: .wheels, minuteInterval: minutes), .ios26)
    let shown = Set(wheels.children.compactMap { $0.label?.text })
    #expect(shown.isSuperset(of: titles))
    #expect(shown.contains("41") == (minutes == 7))
    let compact = try node(.datePicker(date: nil, time: "09:41", minuteInterval: minutes), .ios26)
    #expect(compact.children.compactMap { $0.label?.text } == [text])
  }

  @Test func wheelsShowTheDate() throws {
    let date = try #require(CalendarDate("2026-11-26"))
    let time = try #require(ClockTime("09:41"))
    #expect(
      CalendarWords("en").wheels(date: date, time: nil).map { $0.rows[$0.selectedRow] } == [
        "November", "26", "2026",
      ])
    #expect(
      CalendarWords("en").wheels(date: date, time: time).map { $0.rows[$0.selectedRow] } == [
        "Thu Nov 26", "9", "41", "AM",
      ])
  }

  private static let dates:
    [(language: String, date: [String], day: [String], title: String, first: String)] = [
      ("en-GB", ["26", "November", "2026"], ["Thu 26 Nov", "21", "41"], "November 2026", "Mon"),
      ("de", ["26.", "November", "2026"], ["Do 26. Nov.", "21", "41"], "November 2026", "Mo"),
      (
        "es-419", ["26", "noviembre", "2026"], ["jue 26 nov", "9", "41", "p.m."], "noviembre de 2026", "dom"
      ),
      ("ru", ["26", "ноября", "2026"], ["чт 26 нояб.", "21", "41"], "ноябрь 2026 г.", "пн"),
      ("ar", ["٢٦", "نوفمبر", "٢٠٢٦"], ["خميس ٢٦ نوفمبر", "٩", "٤١", "م"], "نوفمبر ٢٠٢٦", "سبت"),
      ("ar-AE", ["26", "نوفمبر", "2026"], ["خميس 26 نوفمبر", "9", "41", "م"], "نوفمبر 2026", "سبت"),
      ("ja", ["2026年", "11月", "26日"], ["11月26日 木", "21", "41"], "2026年11月", "日"),
      ("zh-Hant", ["2026年", "11月", "26日"], ["11月26日 週四", "下午", "9", "41"], "2026年11月", "週日"),
      ("xx", ["November", "26", "2026"], ["Thu Nov 26", "9", "41", "PM"], "November 2026", "Sun"),
    ]

  @Test(arguments: dates) func pickersSpeakTheLanguage(
    _ language: String, _ dates: [String], _ days: [String], _ title: String, _ first: String
  ) throws {
    let date = try #require(CalendarDate("2026-11-26"))
    let time = try #require(ClockTime("21:41"))
    let words = CalendarWords(language)
    let chosen = { (wheels: [PickerComponent]) in wheels.map { $0.rows[$0.selectedRow] } }
    #expect(chosen(words.wheels(date: date, time: nil)) == dates)
    #expect(chosen(words.wheels(date: date, time: time)) == days)
    #expect(words.title(of: date) == title)
    #expect(words.weekdays[words.firstWeekday] == first)
  }

  private static let shortDates = [
    ("en", "Jun 7, 2026", "9:05 PM"), ("en-GB", "7 Jun 2026", "21:05"), ("de", "07.06.2026", "21:05"),
    ("da", "7. jun. 2026", "21.05"), ("ar", "٠٧\u{200F}/٠٦\u{200F}/٢٠٢٦", "٩:٠٥ م"),
    ("ko", "2026. 6. 7.", "오후 9:05"),
    ("zh-Hans", "2026年6月7日", "21:05"), ("fr-CA", "7 juin 2026", "21 h 05"), ("xx", "Jun 7, 2026", "9:05 PM"),
  ]

  @Test(arguments: shortDates) func compactPickersSpeakTheLanguage(
    _ language: String, _ date: String, _ time: String
  ) throws {
    let words = CalendarWords(language)
    #expect(words.short(try #require(CalendarDate("2026-06-07"))) == date)
    let clock: ClockTime = try #require(ClockTime("21:05"))
    #expect(words.short(clock) == time)
  }

  @Test(
    arguments: [
      ("2026-11-26", "09:41", ["Nov 26, 2026", "9:41 AM"]),
      ("26 Nov 2026", "09:41", ["26 Nov 2026", "09:41"]),
      ("2026-11-26", "noon", ["Nov 26, 2026", "noon"]), ("2026-02-30", "09:41", ["2026-02-30", "09:41"]),
      (nil, "09:41", ["9:41 AM"]), (nil, "noon", ["noon"]),
    ] as [(String?, String, [String])]) func otherTextsStayAsTheyAre(
      _ date: String?, _ time: String, _ texts: [String]
    ) throws
  {
    let compact = try node(.datePicker(date: date, time: time), .ios26)
    #expect(compact.children.compactMap(\.label?.text) == texts)
  }

  @Test(arguments: [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
  func aCalendarHasRoomForItsNumbers(_ category: ContentSizeCategory) throws {
    let view = View(content: .control(Control(.datePicker(date: "2026-08-30", time: nil, style: .inline))))
    let cell = Cell(contentView: ContentView(subviews: [view]))
    let root = scene(
      of: table(.plain, cell), theme: Theme.ios26.resized(to: category),
      size: Size(width: 402, height: 600), scale: 3
    ).root
    let calendar = try #require(root.first(.datePicker))
    let labels = calendar.children.filter { $0.label != nil }
    #expect(labels.count == 1 + 7 + 31)
    #expect(labels.allSatisfy { $0.label?.isTruncated == false })
    #expect(labels.allSatisfy { $0.frame.maxY <= calendar.frame.height + 0.01 })
    let title = try #require(labels.first)
    #expect(title.frame.maxX < calendar.frame.width - 100)
  }

  @Test(arguments: SystemStrings.languages) func everyLanguageHasACalendar(_ language: String) throws {
    let words = CalendarWords(language)
    #expect(words.months.count == 12 && words.weekdays.count == 7)
    #expect(language.hasPrefix("en") || words != CalendarWords("en"))
    let date = try #require(CalendarDate("0001-02-28"))
    let wheels = words.wheels(date: date, time: nil)
    #expect(wheels.count == 3 && wheels.allSatisfy { $0.rows.indices.contains($0.selectedRow) })
    #expect(Set(wheels.map(\.rows.count)) == [12, 28, 6])
    let time: ClockTime = try #require(ClockTime("21:41"))
    let counts = words.wheels(date: nil, time: time).map(\.rows.count).sorted()
    #expect(counts == [24, 60] || counts == [2, 12, 60])
    // What a system says and how it writes dates go together.
    let strings = try #require(SystemStrings.words(in: language, of: SystemVersion(26)))
    #expect(strings.calendar == language)
  }

  private static let bars = [
    ("en", "9:41", "9:41 AM", "Tue Jan 9"), ("de", "09:41", "09:41", "Di 9. Jan."),
    ("ko", "9:41", "오전 9:41", "1월 9일 화"), ("zh-HK", "9:41", "上午9:41", "1月9日 週二"),
    ("ar", "٩:٤١", "٩:٤١ ص", "ثلاثاء ٩ يناير"), ("ar-AE", "9:41", "9:41 ص", "ثلاثاء 9 يناير"),
  ]

  /// What an author says of the time and the date stays as it is.
  @Test(arguments: bars) func statusBarsSpeakTheLanguage(
    _ language: String, _ clock: String, _ time: String, _ date: String
  ) {
    let words = StatusBarWords(StatusBar(), in: language)
    #expect([words.clock, words.time, words.date] == [clock, time, date])
    let own = StatusBarWords(StatusBar(time: "8:03 PM", date: "Mon Jun 1"), in: language)
    #expect([own.clock, own.time, own.date] == ["8:03", "8:03 PM", "Mon Jun 1"])
    let usual = StatusBarWords(StatusBar(time: "9:41 AM", date: "Tue Jan 9"), in: language)
    #expect([usual.clock, usual.time, usual.date] == ["9:41", "9:41 AM", "Tue Jan 9"])
    var bar = StatusBar()
    (bar.time, bar.date) = (bar.time, bar.date)
    #expect(StatusBarWords(bar, in: language).time == "9:41 AM")
  }

  /// CLDR: a space before the sign that does not break in many languages, the sign first in Turkish.
  @Test(arguments: [
    ("en", "85%"), ("ja", "85%"), ("ar", "٨٥٪"), ("ar-AE", "85%"), ("de", "85\u{A0}%"), ("fr", "85\u{A0}%"),
    ("fi", "85\u{A0}%"), ("sv", "85\u{A0}%"), ("tr", "%85"), ("it", "85%"),
  ])
  func chargesSpeakTheLanguage(_ language: String, _ charge: String) {
    #expect(StatusBarWords(StatusBar(), in: language).charge(85) == charge)
  }

  /// Without a look of its own, or without a day, a picker is the text of a button.
  @Test func olderLooksShowAText() throws {
    #expect(try node(.datePicker(date: "2026-11-26", time: nil, style: .inline), .ios8).viewClass == .button)
    #expect(try node(.datePicker(date: "today", time: nil, style: .inline), .ios26).viewClass == .button)
    #expect(try node(.pickerView([PickerComponent(rows: ["A"])]), .ios6).viewClass == .button)
  }
}
