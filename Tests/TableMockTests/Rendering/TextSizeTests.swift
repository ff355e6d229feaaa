import TableLayout
import TableMock
import TestSupport
import Testing

/// Rows beside larger text, against those of running apps on iOS 26: an iPhone of 375 points at two pixels a point.
@Suite struct TextSizeTests {
  private func row(
    _ cell: Cell, _ category: ContentSizeCategory, theme: String = "ios26", rowHeight: Double? = nil
  ) throws -> SceneNode {
    let screen = Screen(
      theme: theme, size: Size(width: 375, height: 667),
      tableView: TableView(sections: [Section(rows: [cell])], rowHeight: rowHeight))
    let scene = try Renderer().scene(of: screen, as: Variant(contentSizeCategory: category, scale: 2))
    return try #require(scene.root.first { $0.indexPath == IndexPath(section: 0, row: 0) && $0.role == nil })
  }

  private func label(_ role: ViewRole, in row: SceneNode) throws -> Rect {
    try #require(row.first { $0.role == role }).frame
  }

  @Test(arguments: [
    (ContentSizeCategory.large, 52.0), (.extraExtraExtraLarge, 59), (.accessibilityLarge, 80),
  ])
  func rowsGrow(category: ContentSizeCategory, height: Double) throws {
    let row = try row(Cell(textLabel: Label(text: "Sounds")), category)
    #expect(row.frame.height == height)
  }

  /// A row with two labels: its height, and the places of both from its upper edge.
  struct SubtitleRow: Sendable {
    let category: ContentSizeCategory
    let height: Double
    let title: (y: Double, height: Double)
    let detail: (y: Double, height: Double)
  }

  /// Letters from 30 points on have lines of whole points here, so that a title of 33 is half a point higher.
  @Test(arguments: [
    SubtitleRow(category: .large, height: 62, title: (9, 20.5), detail: (32.5, 18)),
    SubtitleRow(category: .extraExtraExtraLarge, height: 83, title: (11, 27.5), detail: (42.5, 25.5)),
    SubtitleRow(category: .accessibilityLarge, height: 117, title: (15, 39.5), detail: (60.5, 36)),
  ])
  func subtitlesGrow(_ expected: SubtitleRow) throws {
    let cell = Cell(
      style: .subtitle, textLabel: Label(text: "Sounds"), detailTextLabel: Label(text: "On"))
    let row = try row(cell, expected.category)
    let (title, detail) = (try label(.textLabel, in: row), try label(.detailTextLabel, in: row))
    let figures = [row.frame.height, title.minY, title.height, detail.minY, detail.height]
    let measured = [
      expected.height, expected.title.y, expected.title.height, expected.detail.y, expected.detail.height,
    ]
    let most = expected.category.isAccessibilityCategory ? 0.5 : 0
    #expect(zip(figures, measured).allSatisfy { abs($0 - $1) <= most }, "\(figures)")
    let gap = expected.detail.y - expected.title.y - expected.title.height
    #expect(detail.minY - title.maxY == gap)
  }

  @Test(arguments: ["ios11", "ios13", "ios16", "ios26"]) func valuesStandBelowTheLargestTitles(
    theme: String
  ) throws {
    let cell = Cell(
      style: .value1, textLabel: Label(text: "Appearance"), detailTextLabel: Label(text: "Automatic"))
    for category in ContentSizeCategory.allCases {
      let row = try row(cell, category, theme: theme)
      let (title, value) = (try label(.textLabel, in: row), try label(.detailTextLabel, in: row))
      if category.isAccessibilityCategory {
        #expect(value.minX == title.minX)
        #expect(value.minY == title.maxY)
      } else {
        #expect(value.minX >= title.maxX)
      }
      #expect(max(title.maxY, value.maxY) <= row.frame.height)
    }
  }

  @Test func rowsOfAGivenHeightKeepTheirPlaces() throws {
    let cell = Cell(
      style: .value1, textLabel: Label(text: "Appearance"), detailTextLabel: Label(text: "Automatic"))
    let row = try row(cell, .accessibilityLarge, rowHeight: 44)
    #expect(row.frame.height == 44)
    #expect(try label(.detailTextLabel, in: row).minX >= label(.textLabel, in: row).maxX)
  }

  /// Chevrons of running apps, and the width that they leave to a row's content on a card of 343 points.
  @Test(arguments: [
    (ContentSizeCategory.large, 10.5, 14.0, 316.5), (.extraExtraExtraLarge, 14, 19.5, 313),
    (.accessibilityLarge, 20, 28.5, 307),
  ])
  func chevronsGrow(category: ContentSizeCategory, width: Double, height: Double, content: Double) throws {
    let cell = Cell(textLabel: Label(text: "Sounds"), accessoryType: .disclosureIndicator)
    let screen = Screen(
      theme: "ios26", size: Size(width: 375, height: 667),
      tableView: TableView(style: .insetGrouped, sections: [Section(rows: [cell])]))
    let scene = try Renderer().scene(of: screen, as: Variant(contentSizeCategory: category, scale: 2))
    let chevron = try #require(scene.root.first { $0.role == .accessoryView }).frame
    #expect(abs(chevron.width - width) <= 0.5 && abs(chevron.height - height) <= 1.5, "\(chevron)")
    let room = try #require(scene.root.first { $0.viewClass == .contentView }).frame
    #expect(abs(room.width - content) <= 0.5, "\(room)")
  }

  /// An accessory stands beside the first line where labels wrap, with its middle at that of the capitals, which have 0.705
  /// of the size; else in the middle of the row.
  @Test(arguments: ["ios11", "ios16", "ios26"]) func accessoriesStandBesideTheFirstLine(
    theme: String
  ) throws {
    let text = "A title that is long enough to be set in several lines"
    for type in [AccessoryType.disclosureIndicator, .detailDisclosureButton, .checkmark] {
      let cell = Cell(textLabel: Label(text: text), accessoryType: type)
      for category in ContentSizeCategory.allCases {
        let row = try row(cell, category, theme: theme)
        let content = try #require(row.first { $0.viewClass == .contentView }).frame
        let accessory = try #require(row.first { $0.role == .accessoryView }).frame
        let title = try #require(row.first { $0.role == .textLabel })
        guard category.isAccessibilityCategory else {
          #expect(abs(accessory.midY - content.midY) <= 0.5)
          continue
        }
        let baseline = try #require(title.baselines.first)
        let size = try #require(title.label?.font.size)
        let middle = content.minY + title.frame.minY + baseline - 0.705 * size / 2
        #expect(abs(accessory.midY - middle) <= 0.5, "\(category) \(type)")
        #expect(accessory.midY < content.midY - 10)
      }
      let given = try self.row(cell, .accessibilityLarge, theme: theme, rowHeight: 120)
      let content = try #require(given.first { $0.viewClass == .contentView }).frame
      #expect(abs(try label(.accessoryView, in: given).midY - content.midY) <= 0.5)
    }
  }

  @Test func titlesOfAFixedSizeDoNotGrow() throws {
    let cell = Cell(style: .value1, textLabel: Label(text: "Sounds", font: FontAttributes(size: 17)))
    let row = try row(cell, .accessibilityLarge)
    let usual = try label(.textLabel, in: try self.row(cell, .large))
    #expect(try label(.textLabel, in: row).width == usual.width)
  }
}

extension SceneNode {
  /// The baselines of its lines, in points from its upper edge.
  fileprivate var baselines: [Double] {
    drawings.compactMap { if case .text(_, let origin, _, _) = $0 { origin.y } else { nil } }
  }

  fileprivate func first(where isWanted: (SceneNode) -> Bool) -> SceneNode? {
    if isWanted(self) { return self }
    for child in children {
      if let found = child.first(where: isWanted) { return found }
    }
    return nil
  }
}

extension Rect {
  fileprivate var midY: Double { (minY + maxY) / 2 }
}
