import TableModel
import Testing

@testable import TableThemes

/// Looks at other sizes of text than the standard.
struct ContentSizeTests {
  private static let smaller = ContentSizeCategory.allCases.filter { $0 < .large }
  private static let others = ContentSizeCategory.allCases.filter { $0 != .large }

  @Test(arguments: TextStyle.allCases)
  func textStylesGrowWithTheSetting(style: TextStyle) {
    let sizes = ContentSizeCategory.allCases.map { ByContentSize.apple[$0][style] }
    #expect(sizes == sizes.sorted())
    #expect(ByContentSize.apple[.large][style] == TextStyleSizes.standard[style])
  }

  @Test(
    "Styles have the sizes that Apple publishes",
    arguments: [
      (TextStyle.largeTitle, [31.0, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
      (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
      (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
      (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
      (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
      (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
      (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
      (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
      (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ])
  func textStylesHaveThePublishedSizes(style: TextStyle, sizes: [Double]) {
    #expect(ContentSizeCategory.allCases.map { ByContentSize.apple[$0][style] } == sizes)
  }

  @Test(
    "Styles have the leadings that Apple publishes",
    arguments: [
      (TextStyle.largeTitle, [38.0, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
      (.title1, [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
      (.title2, [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
      (.title3, [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
      (.headline, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
      (.body, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
      (.callout, [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
      (.subheadline, [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
      (.footnote, [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
      (.caption1, [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
      (.caption2, [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
    ])
  func textStylesHaveThePublishedLeadings(style: TextStyle, leadings: [Double]) {
    #expect(ContentSizeCategory.allCases.map { FontMetrics.leadings[$0][style] } == leadings)
  }

  @Test(
    "Lengths grow as those that were measured on iOS 26",
    arguments: [
      (44.0, ContentSizeCategory.accessibilityLarge, 2.0, 80.0), (40, .extraExtraExtraLarge, 3, 158.0 / 3),
      (48, .extraExtraExtraLarge, 3, 190.0 / 3), (17, .extraExtraLarge, 2, 20),
    ])
  func lengthsGrowAsTheLeading(value: Double, category: ContentSizeCategory, scale: Double, grown: Double) {
    let pixels = (value * FontMetrics.body.factor(at: category) * scale).rounded()
    #expect(abs(pixels / scale - grown) < 1e-9)
  }

  @Test("Running text alone grew on before iOS 11", arguments: ["ios8", "ios9", "ios10"])
  func runningTextAloneGrewOnBeforeIOS11(name: String) throws {
    let sizes = try #require(Theme.named(name)).textStyleSizes
    let accessibility = ContentSizeCategory.allCases.filter(\.isAccessibilityCategory)
    #expect(accessibility.map { sizes[$0].body } == [28, 33, 40, 47, 53])
    for category in accessibility {
      #expect(
        [.headline, .subheadline, .footnote, .caption1, .caption2].map { sizes[category][$0] }
          == [23, 21, 19, 18, 17])
    }
  }

  @Test(arguments: ["iphoneos3", "ios5", "ios6", "ios7"], others)
  func rowsDidNotFollowTheSettingBeforeIOS8(name: String, category: ContentSizeCategory) throws {
    let theme = try #require(Theme.named(name))
    #expect(theme.resized(to: category).plain.cell.texts == theme.plain.cell.texts)
    #expect(theme.resized(to: category).plain.cell.rowHeight == 44)
  }

  @Test func aSettingWithoutAValueTakesTheStandards() {
    let value = ByContentSize(standard: 3, others: [.small: 2])
    #expect(ContentSizeCategory.allCases.map { value[$0] } == [3, 2] + Array(repeating: 3, count: 10))
  }

  @Test(arguments: Theme.names)
  func theStandardIsTheThemeItself(name: String) throws {
    let theme = try #require(Theme.named(name))
    #expect(theme.resized(to: .large) == theme)
  }

  @Test(arguments: Theme.names, others)
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
      ("ios8", 17.5, 19.5), ("ios9", 17.5, 19.5), ("ios10", 17.5, 12.5), ("ios11.0", 17.5, 12.5),
      ("ios11", 17.5, 12.5), ("ios13", 17.5, 12.5), ("ios16", 17.5, 12.5), ("ios26", 17.5, 12.5),
    ])
  func groupsHaveLessRoomAroundSmallText(name: String, header: Double, footer: Double) throws {
    for category in ContentSizeTests.smaller {
      let table = try #require(Theme.named(name)).resized(to: category).grouped
      #expect(roomAtTwoPixels(table.header) == header)
      #expect(roomAtTwoPixels(table.footer) == footer)
    }
  }

  /// The room above and below a title on a screen of two pixels a point.
  private func roomAtTwoPixels(_ look: HeaderFooterLook) -> Double {
    [look.paddingTop, look.paddingBottom]
      .map { look.roundsPaddings ? (2 * $0).rounded(.up) / 2 : $0 }.reduce(0, +)
  }

  @Test(arguments: Theme.names, smaller)
  func onlyTheSymbolsOfTheSmallestTextAreNarrower(name: String, category: ContentSizeCategory) throws {
    let theme = try #require(Theme.named(name))
    let chevron = theme.grouped.cell.accessories.disclosureIndicator
    let resized = theme.resized(to: category).grouped.cell.accessories.disclosureIndicator
    // Those of iOS 26 shrink with the letters, at the medium setting to 6.67 × 11.33 points of ink.
    guard name != "ios26" else {
      let share = theme.textStyleSizes[category].body / theme.textStyleSizes[.large].body
      #expect(abs(resized.size.width - chevron.size.width * share) < 1e-9)
      #expect(abs(resized.size.height - chevron.size.height * share) < 1e-9)
      return
    }
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
