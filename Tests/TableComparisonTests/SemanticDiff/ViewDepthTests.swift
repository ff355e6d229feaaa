import TableModel
import Testing

@testable import TableComparison

/// What is said of views that lie elsewhere from back to front.
@Suite struct ViewDepthTests {
  private func view(_ id: String, x: Double = 0) -> ViewOutline {
    var view = ViewOutline("UIView", frame: Rect(x: x, y: 0, width: 20, height: 20))
    view.id = id
    return view
  }

  @Test(
    "the fewest views have moved",
    arguments: [
      ("abc", "acb", "b now in front of c"), ("abc", "bca", "a now in front of c"),
      ("abc", "cab", "c now behind a"), ("abc", "abc", ""),
    ])
  func orders(_ old: String, _ new: String, _ text: String) {
    let views = { (names: String) in names.map { view(String($0)) } }
    #expect(rowWords(views(old), views(new)).joined(separator: "\n") == text)
  }

  @Test func whatDoesNotOverlapCanLieInAnyOrder() {
    let (left, right) = (view("left"), view("right", x: 20))
    #expect(rowWords([left, right], [right, left]).allSatisfy { !$0.contains("now") })
  }
}
