import TableModel
import TableSpec
import Testing

/// UIKit's constants in full, and its older names for them.
@Suite struct ConstantTests {
  @Test(arguments: [
    ("UITableViewCellAccessoryDisclosureIndicator", AccessoryType.disclosureIndicator),
    ("UITableViewCellAccessoryDetailDisclosureButton", .detailDisclosureButton),
    ("UITableViewCellAccessoryDetailButton", .detailButton), (".checkmark", .checkmark),
    ("UITableViewCell.AccessoryType.checkmark", .checkmark),
  ])
  func constantsOfAccessories(_ text: String, _ type: AccessoryType) {
    #expect(Fixtures.cell("{accessoryType: \(text)}")?.accessoryType == type)
  }

  @Test func constantsOfOtherKindsAreUnderstood() throws {
    let result = Fixtures.load(
      """
      tableView:
        style: UITableViewStyleGrouped
        separatorStyle: UITableViewCellSeparatorStyleSingleLine
        backgroundColor: UIColor.systemPink
        rows:
          - {style: UITableViewCellStyleValue1, textLabel: {text: A, textAlignment: NSTextAlignmentRight}}
          - {transition: {to: UITableViewCellStateShowingEditControlMask, progress: 0}}
      """)
    let table = try #require(result.document?.screens.first?.tableViews.first)
    #expect(table.style == .grouped)
    #expect(table.separatorStyle == .singleLine)
    #expect(table.backgroundColor?.name == "systemPink")
    #expect(table.sections.first?.rows.first?.style == .value1)
    #expect(table.sections.first?.rows.first?.textLabel?.textAlignment == .right)
    #expect(table.sections.first?.rows.last?.transition?.to == .showingEditControl)
  }

  @Test(arguments: [
    ("UILineBreakModeWordWrap", LineBreakMode.byWordWrapping),
    ("UILineBreakModeCharacterWrap", .byCharWrapping), ("UILineBreakModeClip", .byClipping),
    ("UILineBreakModeHeadTruncation", .byTruncatingHead),
    ("UILineBreakModeTailTruncation", .byTruncatingTail),
    ("UILineBreakModeMiddleTruncation", .byTruncatingMiddle), ("NSLineBreakByClipping", .byClipping),
  ])
  func olderConstantsOfLines(_ text: String, _ mode: LineBreakMode) {
    #expect(Fixtures.cell("{textLabel: {text: A, lineBreakMode: \(text)}}")?.textLabel?.lineBreakMode == mode)
  }

  @Test func synonymsOfTheClassReference() {
    let cell = Fixtures.cell("{transition: {to: UITableViewCellStateEditingMask, progress: 0}}")
    #expect(cell?.transition?.to == .showingEditControl)
    let result = Fixtures.load(
      "tableView: {style: grouped, separatorStyle: UITableViewCellSeparatorStyleDoubleLineEtched, rows: [A]}")
    #expect(result.document?.screens.first?.tableViews.first?.separatorStyle == .singleLineEtched)
  }

  @Test(arguments: [
    ("UICTContentSizeCategoryXS", ContentSizeCategory.extraSmall), ("UICTContentSizeCategoryL", .large),
    ("UICTContentSizeCategoryXXXL", .extraExtraExtraLarge),
    ("UICTContentSizeCategoryAccessibilityM", .accessibilityMedium),
    ("UIContentSizeCategoryAccessibilityLarge", .accessibilityLarge),
  ])
  func sizesOfText(_ text: String, _ category: ContentSizeCategory) {
    let result = Fixtures.load("contentSizeCategory: \(text)\ntableView: {rows: [A]}")
    #expect(result.document?.screens.first?.contentSizeCategory == category)
  }

  @Test func olderConstantsOfScreensAndBars() throws {
    let result = Fixtures.load(
      """
      orientation: UIInterfaceOrientationLandscapeLeft
      statusBar: {style: UIStatusBarStyleBlackOpaque}
      navigationBar: {title: A, barStyle: UIBarStyleBlackTranslucent}
      tableView: {rows: [A]}
      """)
    let screen = try #require(result.document?.screens.first)
    #expect(screen.orientation == .landscape)
    #expect(screen.statusBar?.style == .lightContent)
    guard case .controller(let controller) = screen.content else {
      Issue.record("the screen has \(screen.content)")
      return
    }
    #expect(controller.navigationBar?.barStyle == .black)
  }

  @Test(arguments: [
    ("UIActivityIndicatorViewStyleGray", ActivityIndicatorStyle.medium, nil),
    ("UIActivityIndicatorViewStyleWhite", .medium, Color.white),
    ("UIActivityIndicatorViewStyleWhiteLarge", .large, .white),
    ("UIActivityIndicatorViewStyleWhite, color: red", .medium, Color(0xFF0000)),
  ])
  func olderConstantsOfIndicators(_ text: String, _ style: ActivityIndicatorStyle, _ color: Color?) {
    let cell = Fixtures.cell("{textLabel: A, accessoryView: {activityIndicator: {style: \(text)}}}")
    guard case .control(let control) = cell?.accessoryView?.content,
      case .activityIndicator(_, _, let found) = control.kind
    else {
      Issue.record("there is no indicator")
      return
    }
    #expect(found == style)
    #expect(control.tintColor == color)
  }

  @Test(arguments: [
    "UILineBreakModeSideways", "UITableViewCellStateEditingMaskX", "UILineBreakModeTail", "UI",
    "UILineBreakMode",
    "lineBreakModeClip",
  ])
  func otherConstantsAreErrors(_ text: String) {
    #expect(Fixtures.cell("{textLabel: {text: A, lineBreakMode: \(text)}}") == nil)
  }

  /// A constant of one type is none of another.
  @Test func synonymsBelongToTheirKeys() {
    #expect(Fixtures.cell("{backgroundColor: UIBarStyleBlackTranslucent}") == nil)
    #expect(Fixtures.cell("{accessoryType: UILineBreakModeClip}") == nil)
    let result = Fixtures.load(
      "contentSizeCategory: UIActivityIndicatorViewStyleGray\ntableView: {indicatorStyle: UIBarStyleBlackOpaque, rows: [A]}"
    )
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.location.line) == [1, 2])
  }
}
