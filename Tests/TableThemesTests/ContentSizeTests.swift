import TableModel
import Testing

@testable import TableThemes

/// Looks at other sizes of text than the standard.
struct ContentSizeTests {
  private static let smaller = ContentSizeCategory.allCases.filter { $0 != .large }

  @Test(arguments: TextStyle.allCases)
  func textStylesShrinkWithTheSetting(style: TextStyle) {
    let sizes = ContentSizeCategory.allCases.map { ByContentSize.apple[$0][style] }
    #expect(sizes == sizes.sorted())
    #expect(sizes.last == TextStyleSizes.standard[style])
  }

  @Test(arguments: [
    (TextStyle.body, ContentSizeCategory.extraSmall, 14.0), (.footnote, .medium, 12),
    (.largeTitle, .small, 32),
    (.headline, .medium, 16), (.caption2, .extraSmall, 11),
  ])
  func textStylesHaveThePublishedSizes(style: TextStyle, category: ContentSizeCategory, size: Double) {
    #expect(ByContentSize.apple[category][style] == size)
  }

  @Test func aSettingWithoutAValueTakesTheStandards() {
    let value = ByContentSize(standard: 3, others: [.small: 2])
    #expect(ContentSizeCategory.allCases.map { value[$0] } == [3, 2, 3, 3])
  }

  @Test(arguments: Theme.names)
  func theStandardIsTheThemeItself(name: String) throws {
    let theme = try #require(Theme.named(name))
    #expect(theme.resized(to: .large) == theme)
  }

  @Test(arguments: Theme.names, smaller)
  func textsOfAStyleFollowIt(name: String, category: ContentSizeCategory) throws {
    let theme = try #require(Theme.named(name))
    let resized = theme.resized(to: category)
    #expect(resized.contentSizeCategory == category)
    for (look, before) in zip(resized.headersAndFooters, theme.headersAndFooters) {
      #expect(
        look.text.size == (before.text.style.map { theme.textStyleSizes[category][$0] } ?? before.text.size))
      #expect(look.paddingTop == before.otherPaddingsTop[category] ?? before.paddingTop)
    }
  }

  @Test(
    "Stored documents of the small settings have such headers and footers",
    arguments: [
      ("ios8", 17.5, 19.5), ("ios9", 17.5, 19.5), ("ios10", 17.5, 12), ("ios11.0", 17.5, 12),
      ("ios11", 17.5, 12), ("ios13", 17.5, 12), ("ios16", 17.5, 12), ("ios26", 17.5, 12),
    ])
  func groupsHaveLessRoomAroundSmallText(name: String, header: Double, footer: Double) throws {
    for category in ContentSizeTests.smaller {
      let table = try #require(Theme.named(name)).resized(to: category).grouped
      #expect(table.header.paddingTop + table.header.paddingBottom == header)
      #expect(table.footer.paddingTop + table.footer.paddingBottom == footer)
    }
  }

  @Test(arguments: Theme.names, smaller)
  func onlyTheSymbolsOfTheSmallestTextAreNarrower(name: String, category: ContentSizeCategory) throws {
    let theme = try #require(Theme.named(name))
    let chevron = theme.grouped.cell.accessories.disclosureIndicator
    let resized = theme.resized(to: category).grouped.cell.accessories.disclosureIndicator
    guard case .symbol = chevron.kind, category == .extraSmall else {
      #expect(resized == chevron)
      return
    }
    #expect(abs(chevron.size.width - resized.size.width - 1.7) < 1e-9)
    #expect(resized.size.height == chevron.size.height)
    #expect(
      resized.layers
        == chevron.layers.map { $0.offset(x: (resized.size.width - chevron.size.width) / 2, y: 0) })
  }

  @Test(arguments: Theme.names)
  func chevronsAreSymbolsSinceThereAreSystemColors(name: String) throws {
    let theme = try #require(Theme.named(name))
    for look in [theme.plain, theme.grouped] {
      #expect((look.cell.accessories.disclosureIndicator.kind == .picture) == (theme.palette == nil))
    }
  }
}

extension Theme {
  fileprivate var headersAndFooters: [HeaderFooterLook] {
    [plain, grouped, insetGrouped ?? grouped].flatMap { [$0.header, $0.footer] }
  }
}
