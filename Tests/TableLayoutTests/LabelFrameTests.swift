import TableLayout
import TableModel
import TableThemes
import Testing

/// The labels' frames by style.
///
/// The stub shaper makes every character half as wide as the letters are high.
@Suite struct LabelFrameTests {
  private func cell(
    _ style: CellStyle, _ text: String = "Title", _ detail: String? = "Detail",
    accessory: AccessoryType = .none
  ) -> Cell {
    Cell(
      style: style,
      textLabel: Label(text: text),
      detailTextLabel: detail.map { Label(text: $0) },
      accessoryType: accessory
    )
  }

  private func frames(
    _ cell: Cell, _ theme: Theme, _ style: TableViewStyle = .plain, scale: Double = 1
  ) throws -> (text: [Double], detail: [Double]) {
    let root = scene(of: table(style, cell), theme: theme, scale: scale).root
    return (
      try #require(root.first(role: .textLabel)).frame.numbers,
      root.first(role: .detailTextLabel)?.frame.numbers ?? []
    )
  }

  @Test func defaultLabelsFillTheContent() throws {
    #expect(try frames(cell(.default), .ios5).text == [10, 0, 300, 43])
    #expect(try frames(cell(.default, accessory: .disclosureIndicator), .ios5).text == [10, 0, 280, 43])
    #expect(try frames(cell(.default), .ios7, scale: 2).text == [15, 0, 290, 43.5])
    #expect(
      try frames(cell(.default, accessory: .disclosureIndicator), .ios7, scale: 2).text == [15, 0, 270, 43.5])
  }

  /// Labels of UIKit draw nothing outside of their frames.
  @Test(arguments: [(44.0, false), (26, false), (12, true), (1, true)])
  func labelsThatAreTooLowCutTheirLettersOff(_ height: Double, _ isCutOff: Bool) throws {
    for theme in [Theme.ios5, .ios6, .ios8, .ios16] {
      var cell = cell(.default)
      cell.height = height
      let root = scene(of: table(.plain, cell), theme: theme, scale: 2).root
      #expect(try #require(root.first(role: .textLabel)).clipsToBounds == isCutOff)
    }
  }

  @Test func defaultCellsShowNoDetail() throws {
    #expect(try frames(cell(.default), .ios5).detail.isEmpty)
  }

  @Test func subtitlesStandUnderTitlesWithoutAGap() throws {
    let classic = try frames(cell(.subtitle), .ios5)
    #expect(classic.text == [10, 2, 45, 22])
    #expect(classic.detail == [10, 24, 42, 18])
    let flat = try frames(cell(.subtitle), .ios8, scale: 2)
    #expect(flat.text == [15, 5, 42.5, 20.5])
    #expect(flat.detail == [15, 25.5, 36, 14.5])
  }

  @Test func valuesEndAtTheRightMargin() throws {
    let classic = try frames(cell(.value1, accessory: .disclosureIndicator), .ios5, .grouped)
    #expect(classic.text == [10, 11, 43, 21])
    #expect(classic.detail == [270 - 51, 11, 51, 21])
    let flat = try frames(cell(.value1), .ios8, scale: 2)
    #expect(flat.text == [15, 12, 42.5, 20.5])
    #expect(flat.detail == [305 - 51, 12, 51, 20.5])
  }

  @Test func captionsEndWhereTheirColumnDoes() throws {
    let flat = try frames(cell(.value2), .ios7, scale: 1)
    #expect(flat.text == [15, 13, 91, 17])
    #expect(flat.detail == [112, 13, 42, 17])
    #expect(try frames(cell(.value2), .ios7, scale: 2).detail[1] == 14)
  }

  @Test func captionsShareTheBaselineOfLargerValues() throws {
    let root = scene(of: table(.plain, cell(.value2)), theme: .ios5).root
    let text = try #require(root.first(role: .textLabel))
    let detail = try #require(root.first(role: .detailTextLabel))
    let textBaseline = text.frame.minY + (text.baselines.first ?? 0)
    let detailBaseline = detail.frame.minY + (detail.baselines.first ?? 0)
    #expect(textBaseline == detailBaseline)
  }

  @Test func aShortValueStaysWholeBesideALongTitle() throws {
    let root = scene(of: table(.plain, cell(.value1, String(repeating: "x", count: 90), "On")), theme: .ios7)
      .root
    #expect(root.first(role: .textLabel)?.label?.isTruncated == true)
    #expect(root.first(role: .detailTextLabel)?.label?.isTruncated == false)
  }

  @Test func twoLongLabelsShareTheRoom() throws {
    let long = String(repeating: "x", count: 90)
    let (text, detail) = try frames(cell(.value1, long, long), .ios7)
    #expect(abs(text[2] - detail[2]) <= 9)
    #expect(text[0] + text[2] + 6 <= detail[0])
  }

  @Test func exactlyFittingLabelsAreWhole() throws {
    // 290 points of room: 15 characters of 9 points, a gap of 6, and 16 characters of 9 points make 285.
    let root = scene(
      of: table(.plain, cell(.value1, String(repeating: "x", count: 15), String(repeating: "y", count: 16))),
      theme: .ios7
    ).root
    #expect(root.first(role: .textLabel)?.label?.isTruncated == false)
    #expect(root.first(role: .detailTextLabel)?.label?.isTruncated == false)
  }

  @Test func indentationMovesTextAndImage() throws {
    var indented = cell(.default)
    indented.indentationLevel = 2
    #expect(try frames(indented, .ios7).text == [35, 0, 270, 43])
    indented.indentationWidth = 15
    #expect(try frames(indented, .ios7).text == [45, 0, 260, 43])
  }

  @Test func aSeparatorInsetMovesTheTextSinceLinesHaveInsets() throws {
    var inset = cell(.default)
    inset.separatorInset = EdgeInsets(left: 30)
    #expect(try frames(inset, .ios7).text[0] == 30)
    #expect(try frames(inset, .ios5).text[0] == 10)
    inset.separatorInset = EdgeInsets(left: 0)
    #expect(try frames(inset, .ios7).text[0] == 15)
  }

  @Test(arguments: [(Theme.ios5, 1.0, [29.0]), (.ios5, 2.0, [28.5]), (.ios7, 2.0, [28.0])])
  func titlesStandOnTheMeasuredBaselines(_ theme: Theme, _ scale: Double, _ baselines: [Double]) throws {
    let root = scene(of: table(.plain, cell(.default)), theme: theme, scale: scale).root
    #expect(try #require(root.first(role: .textLabel)).baselines == baselines)
  }
}
