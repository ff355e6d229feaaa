import TableLayout
import TableModel
import TableThemes
import Testing

/// Headers and footers of groups of iOS 26, against frames that were measured in running apps (Vercantez/openuikit, iOS 26.1,
/// 393 points at three pixels a point and 375 at two).
@Suite struct LargeHeaderTests {
  private func headersAndFooters(scale: Double) throws -> [SceneNode] {
    let table = TableView(
      style: .insetGrouped,
      sections: [
        Section(header: HeaderFooter(title: "First"), rows: [Cell()]),
        Section(header: HeaderFooter(title: "Later"), footer: HeaderFooter(title: "Footer"), rows: [Cell()]),
        Section(header: HeaderFooter(title: "Later"), rows: [Cell()]),
      ])
    let scene = scene(
      of: table, theme: .ios26, size: Size(width: scale == 3 ? 393 : 375, height: 800), scale: scale)
    return scene.root.children.filter { $0.viewClass == .headerFooter }
  }

  @Test(arguments: [(3.0, [55.333, 45.333, 30, 38]), (2, [55.5, 45.5, 30, 38])] as [(Double, [Double])])
  func heights(_ scale: Double, _ heights: [Double]) throws {
    let nodes = try headersAndFooters(scale: scale)
    #expect(nodes.count == heights.count)
    for (node, height) in zip(nodes, heights) {
      #expect(abs(node.frame.height - height) < 0.35, "\(node.frame.height) instead of \(height)")
    }
  }

  @Test func textAtThreePixelsAPoint() throws {
    let labels = try headersAndFooters(scale: 3).map { try #require($0.children.first).frame }
    #expect(labels.count == 4)
    #expect(abs(labels[0].minY - 28.667) < 0.001)
    #expect(abs(labels[2].minY - 7.667) < 0.001)
    #expect(abs(labels[3].minY - 12) < 0.34)
    #expect(labels.map(\.minX) == Array(repeating: 36, count: 4))
  }

  @Test(arguments: [
    (375.0, 16.0, 16.0), (390, 16, 16), (393, 20, 16), (413, 20, 16), (414, 20, 20), (440, 20, 20),
  ])
  func cellsOfCardsKeepSixteenPointsBelow414(_ width: Double, _ card: Double, _ text: Double) throws {
    let table = TableView(
      style: .insetGrouped, sections: [Section(rows: [Cell(textLabel: Label(text: "Title"))])])
    let cell = try #require(
      scene(of: table, theme: .ios26, size: Size(width: width, height: 400), scale: 3).cells.first)
    #expect(cell.frame.minX == card)
    #expect(try #require(cell.first(role: .textLabel)).frame.minX == text)
  }

  @Test(
    arguments: [
      (ContentSizeCategory.extraExtraExtraLarge, 14.0, 19.5), (.accessibilityLarge, 20, 28.5),
    ] as [(ContentSizeCategory, Double, Double)])
  func chevronsBesideLargerText(_ category: ContentSizeCategory, _ width: Double, _ height: Double) {
    let look = Theme.ios26.resized(to: category).plain.cell.accessories.disclosureIndicator
    #expect(look.size == Size(width: width, height: height))
  }
}
