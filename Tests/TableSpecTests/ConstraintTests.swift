import TableModel
import TableSpec
import Testing

/// Constraints of specs, in anchors and in the visual format.
struct ConstraintTests {
  private func content(_ constraints: [String]) throws -> ContentView {
    let lines = constraints.map { "\"\($0)\"" }.joined(separator: ", ")
    let spec = """
      tableView:
        rows:
          - contentView:
              constraints: [\(lines)]
              subviews: [{id: a, label: A}, {id: b, label: B, constraints: [width == 40]}, {frame: [0, 0, 9, 9]}]
      """
    let result = Fixtures.load(spec)
    #expect(result.diagnostics == [])
    let row = result.document?.screens.first?.tableViews.first?.sections.first?.rows.first
    return try #require(row?.contentView)
  }

  private static let anchors: [(String, LayoutConstraint)] = [
    (
      "a.leading == superview.leading + 16",
      LayoutConstraint(
        id: "", firstItem: "a", firstAttribute: .leading, secondItem: "superview", secondAttribute: .leading,
        constant: 16)
    ),
    (
      "a.trailing <= b.leading - 8.5 @750",
      LayoutConstraint(
        id: "", firstItem: "a", firstAttribute: .trailing, relation: .lessThanOrEqual, secondItem: "b",
        secondAttribute: .leading, constant: -8.5, priority: 750)
    ),
    (
      "width >= 40",
      LayoutConstraint(
        id: "", firstItem: "", firstAttribute: .width, relation: .greaterThanOrEqual, constant: 40)
    ),
    (
      "a.height == b.width * 0.5 - 4",
      LayoutConstraint(
        id: "", firstItem: "a", firstAttribute: .height, secondItem: "b", secondAttribute: .width,
        multiplier: 0.5, constant: -4)
    ),
    (
      "a.centerY == contentView.centerYWithinMargins @1",
      LayoutConstraint(
        id: "", firstItem: "a", firstAttribute: .centerY, secondItem: "contentView",
        secondAttribute: .centerYWithinMargins, priority: 1)
    ),
  ]

  @Test("a constraint in anchors says what it says, and comes back as it was", arguments: anchors)
  func anchor(_ text: String, _ expected: LayoutConstraint) throws {
    let constraint = try #require(try content([text]).layout?.constraints.first)
    var named = expected
    named.id = text
    #expect(constraint == named)
  }

  @Test(
    "there are several ways to write one",
    arguments: [
      ("a.leading==superview.leading+16", "a.leading == superview.leading + 16"),
      ("a.leading == superview.leading-16", "a.leading == superview.leading - 16"),
      ("a.width == 2 * b.width", "a.width == b.width * 2"),
      ("a.width == b.height * 16 / 8", "a.width == b.height * 2"),
      ("a.width == b.width / 4 + 1@2", "a.width == b.width * 0.25 + 1 @2"),
      ("a.width == b.width @ 1000", "a.width == b.width"),
      ("leading == a.leading", "leading == a.leading"),
    ])
  func otherWays(text: String, canonical: String) throws {
    #expect(try content([text]).layout?.constraints.map(\.id) == [canonical])
  }

  @Test(
    "a line of the visual format stands for several constraints",
    arguments: [
      (
        "H:|-[a(29)]-12-[b]-|",
        [
          "a.width == 29", "a.leading == superview.leadingMargin", "b.leading == a.trailing + 12",
          "superview.trailingMargin == b.trailing",
        ]
      ),
      (
        "V:|[a]-[b]|",
        ["a.top == superview.top", "b.top == a.bottom + 8", "superview.bottom == b.bottom"]
      ),
      (
        "[a(>=60@700,<=b)]-(>=8,==20@250)-[b]",
        [
          "a.width >= 60 @700", "a.width <= b.width", "b.leading >= a.trailing + 8",
          "b.leading == a.trailing + 20 @250",
        ]
      ),
      ("H:|-(-4)-[a]", ["a.leading == superview.leading - 4"]),
      ("V:[a(==b)]-5-|", ["a.height == b.height", "superview.bottom == a.bottom + 5"]),
    ])
  func visualFormat(line: String, constraints: [String]) throws {
    #expect(
      try content([line]).layout?.constraints.map(\.id).sorted() == constraints.sorted())
  }

  @Test("views beside constraints are parts of the layout, unless they are frames that nobody names")
  func participation() throws {
    let views = try content(["a.width == 20"]).subviews
    #expect(views.map { $0.layout != nil } == [true, true, false])
    #expect(views[1].layout?.constraints.map(\.id) == ["width == 40"])
  }

  @Test("all that is known of a view besides its constraints")
  func keys() throws {
    let cell = Fixtures.cell(
      """
      {contentView: [{id: s, stackView: {axis: vertical, alignment: center, distribution: equalSpacing, spacing: 4, \
      customSpacing: {t: 9}, layoutMarginsRelativeArrangement: true, baselineRelativeArrangement: true}, \
      layoutMargins: {left: 3}, subviews: [{id: t, label: T, contentHuggingPriority: 249, \
      contentCompressionResistancePriority: {horizontal: 1, vertical: 2}, preferredMaxLayoutWidth: 80, \
      intrinsicContentSize: {width: 7}, translatesAutoresizingMaskIntoConstraints: false}]}]}
      """)
    let stack = try #require(cell?.contentView?.subviews.first)
    let label = try #require(stack.subviews.first?.layout)
    #expect(
      stack.layout?.stack
        == StackView(
          axis: .vertical, alignment: .center, distribution: .equalSpacing, spacing: 4,
          customSpacing: ["t": 9], isLayoutMarginsRelativeArrangement: true,
          isBaselineRelativeArrangement: true))
    #expect(stack.layout?.layoutMargins == EdgeInsets(left: 3))
    #expect(label.contentHuggingPriority == AutoLayout.Priorities(horizontal: 249, vertical: 249))
    #expect(label.contentCompressionResistancePriority == AutoLayout.Priorities(horizontal: 1, vertical: 2))
    #expect(label.preferredMaxLayoutWidth == 80)
    #expect(label.intrinsicContentSize == .size(width: 7, height: nil))
    #expect(!label.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("a cell without constraints has no layout")
  func none() {
    #expect(Fixtures.cell("{contentView: [{id: a, label: A}]}")?.contentView?.layout == nil)
  }

  /// A constraint of a view further out may hold what lies in a frame without a name; other frames stay frames.
  @Test(arguments: [("{id: b, label: B}", true), ("{frame: [0, 0, 5, 5], label: B}", false)])
  func framesAroundNamedViewsArePartsOfALayout(inner: String, isPart: Bool) throws {
    let result = Fixtures.load(
      """
      tableView:
        rows:
          - contentView:
              subviews:
                - id: a
                  frame: [0, 0, 50, 50]
                  constraints: [width == 40]
                  subviews: [{frame: [0, 0, 9, 9], subviews: [\(inner)]}]
      """)
    #expect(result.diagnostics == [])
    let row = try #require(result.document?.screens.first?.tableViews.first?.sections.first?.rows.first)
    let frame = try #require(row.contentView?.subviews.first?.subviews.first)
    #expect((frame.layout != nil) == isPart)
    #expect((frame.subviews.first?.layout != nil) == isPart)
  }
}
