import TableModel
import TableThemes
import Testing

@testable import TableLayout

/// What is left of a row's layout where a further pass has no work left.
@Suite struct LayoutPassLimitTests {
  private static func constraint(
    _ first: String, _ attribute: LayoutAttribute, _ relation: LayoutConstraint.Relation = .equal,
    _ second: String? = nil, _ other: LayoutAttribute? = nil, _ constant: Double = 0, priority: Double = 1_000
  ) -> LayoutConstraint {
    LayoutConstraint(
      id: "\(first)-\(attribute)-\(priority)", firstItem: first, firstAttribute: attribute,
      relation: relation,
      secondItem: second, secondAttribute: other, constant: constant, priority: priority)
  }

  /// A view that fills a row and takes its margins over, and one in it that these margins push away from where it wishes to be.
  private static var contentView: ContentView {
    var inner = View(frame: Rect(x: 90, y: 90, width: 5, height: 5))
    inner.id = "inner"
    inner.layout = AutoLayout()
    inner.layout?.translatesAutoresizingMaskIntoConstraints = false
    var outer = View(frame: Rect(x: 80, y: 80, width: 10, height: 10), subviews: [inner])
    outer.id = "outer"
    var layout = AutoLayout()
    layout.translatesAutoresizingMaskIntoConstraints = false
    layout.preservesSuperviewLayoutMargins = true
    layout.constraints = [
      constraint("inner", .leading, .equal, "outer", .leading, 9, priority: 500),
      constraint("inner", .leading, .greaterThanOrEqual, "outer", .leadingMargin),
      constraint("inner", .top, .equal, "outer", .top), constraint("inner", .width, .equal, nil, nil, 20),
      constraint("inner", .height, .equal, nil, nil, 20),
    ]
    outer.layout = layout
    var content = ContentView(designSize: Size(width: 300, height: 100), subviews: [outer])
    content.id = "content"
    return content
  }

  private static var layout: AutoLayout {
    var layout = AutoLayout()
    layout.layoutMargins = EdgeInsets(top: 8, left: 40, bottom: 8, right: 40)
    layout.constraints = [LayoutAttribute.leading, .top, .trailing, .bottom].map {
      constraint("outer", $0, .equal, "content", $0)
    }
    return layout
  }

  /// Where the inner view begins if the solver may look at so many terms in each pass.
  private func innerX(workLimit: Int) -> Double? {
    var layout = ConstraintLayout(
      Self.contentView, Self.layout, at: ContentPlace(width: 300), isSelfSizing: false,
      indexPath: IndexPath(section: 0, row: 0), in: viewLayout().context)
    layout.workLimit = workLimit
    return layout.solved(height: 100).subviews.first?.subviews.first?.frame?.minX
  }

  @Test func framesOfTheLastPassStay() {
    let places = (0..<2_000).map { innerX(workLimit: $0) }
    // Stored, then as the first pass has it, then as the second does: never back to what is stored.
    let found = places.reduce(into: [Double?]()) { if $0.last != $1 { $0.append($1) } }
    #expect(found == [90, 9, 40])
  }
}
