import TableModel
import Testing

/// What date pickers of documents show.
struct DatePickerTests {
  private func content(_ attributes: String, _ dates: String = "", tools: String = "22505") -> ViewContent? {
    let document = Storyboard.document(
      """
      <prototypes><tableViewCell id="c"><tableViewCellContentView key="contentView"><subviews>
      <datePicker \(attributes)>\(dates)</datePicker></subviews></tableViewCellContentView></tableViewCell></prototypes>
      """, tools: tools)
    let table = Storyboard.load(document).document?.screens.first?.tableViews.first
    return table?.sections.first?.rows.first?.contentView?.subviews.first?.content
  }

  private func date(_ key: String, _ seconds: String) -> String {
    "<date key=\"\(key)\" timeIntervalSinceReferenceDate=\"\(seconds)\"/>"
  }

  @Test(
    "date pickers have their style, or that of their time",
    arguments: [
      ("22505", "datePickerMode=\"date\"", Control.Kind.datePicker(date: "2007-01-09", time: nil)),
      ("22505", "style=\"wheels\"", .datePicker(date: "2007-01-09", time: "09:41", style: .wheels)),
      ("16097", "", .datePicker(date: "2007-01-09", time: "09:41", style: .wheels)),
      ("22505", "datePickerMode=\"yearAndMonth\"", nil),
    ])
  func styles(tools: String, attributes: String, kind: Control.Kind?) {
    #expect(
      content(attributes, tools: tools)
        == (kind.map { .control(Control($0)) } ?? .unknown(className: "UIDatePicker")))
  }

  @Test(
    "a date of the document's own is shown as the time of Greenwich has it",
    arguments: [
      ("332704801.65417802", "2011-07-18", "18:00"), ("0", "2001-01-01", "00:00"),
      ("-0.5", "2000-12-31", "23:59"), ("-26524800", "2000-02-29", "00:00"),
      ("-3187296000", "1900-01-01", "00:00"), ("820454399", "2026-12-31", "23:59"),
      ("725760000", "2024-01-01", "00:00"), ("730857600", "2024-02-29", "00:00"),
    ])
  func dates(seconds: String, day: String, time: String) {
    let own = date("date", seconds)
    #expect(
      content("useCurrentDate=\"NO\"", own) == .control(Control(.datePicker(date: day, time: time))))
    let present = Control.Kind.datePicker(date: "2007-01-09", time: "09:41")
    #expect(content("", own) == .control(Control(present)))
    #expect(content("useCurrentDate=\"YES\"", own) == .control(Control(present)))
  }

  @Test(
    "a date is shown as near as the ends of the picker allow",
    arguments: [
      ("86400", "", "2001-01-02"), ("", "-86400", "2000-12-31"), ("-86400", "86400", "2001-01-01"),
      ("86400", "-86400", "2001-01-01"), ("none", "-86400", "2000-12-31"),
    ])
  func ends(least: String, most: String, day: String) {
    let ends =
      (least.isEmpty ? "" : date("minimumDate", least)) + (most.isEmpty ? "" : date("maximumDate", most))
    let attributes = "datePickerMode=\"date\" useCurrentDate=\"NO\""
    #expect(
      content(attributes, date("date", "0") + ends) == .control(Control(.datePicker(date: day, time: nil))))
  }

  @Test(
    "the present is shown as near as the ends of the picker allow, too",
    arguments: [
      ("minimumDate", "332704801", "2011-07-18"), ("maximumDate", "0", "2001-01-01"),
      ("minimumDate", "0", "2007-01-09"), ("maximumDate", "332704801", "2007-01-09"),
    ])
  func endsOfThePresent(key: String, seconds: String, day: String) {
    #expect(
      content("datePickerMode=\"date\"", date(key, seconds))
        == .control(Control(.datePicker(date: day, time: nil))))
  }

  @Test(
    "a timer shows hours and minutes, and at least its least step",
    arguments: [
      ("", "0 hours", "1 min"), ("countDownDuration=\"5400\"", "1 hour", "30 min"),
      ("minuteInterval=\"15\"", "0 hours", "15 min"),
      ("countDownDuration=\"8000\" minuteInterval=\"10\"", "2 hours", "10 min"),
      ("countDownDuration=\"1e12\"", "0 hours", "1 min"),
    ])
  func timers(attributes: String, hours: String, minutes: String) throws {
    let shown = try #require(content("datePickerMode=\"countDownTimer\" \(attributes)"))
    guard case .control(let control) = shown, case .pickerView(let wheels) = control.kind else {
      Issue.record("no wheels")
      return
    }
    #expect(wheels.map { $0.rows[$0.selectedRow] } == [hours, minutes])
  }

  @Test("dates that are none leave the present", arguments: ["", "nan", "1e300", "soon"])
  func broken(seconds: String) {
    #expect(
      content("useCurrentDate=\"NO\"", date("date", seconds))
        == .control(Control(.datePicker(date: "2007-01-09", time: "09:41"))))
  }

  @Test(
    "times are as far apart as the document says, where UIKit knows that",
    arguments: [("5", 5), ("30", 30), ("7", 1), ("0", 1), ("-5", 1), ("1e9", 1), ("", 1)])
  func intervals(text: String, minutes: Int) {
    #expect(
      content("minuteInterval=\"\(text)\"")
        == .control(
          Control(.datePicker(date: "2007-01-09", time: "09:41", minuteInterval: minutes))))
  }
}
