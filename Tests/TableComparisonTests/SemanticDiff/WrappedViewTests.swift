import TableModel
import Testing

@testable import TableComparison

/// What is said of views that were put into another one.
@Suite struct WrappedViewTests {
  private func label(_ text: String, id: String? = nil, x: Double = 0) -> ViewOutline {
    var view = ViewOutline("UILabel", frame: Rect(x: x, y: 0, width: 20, height: 20))
    (view.text, view.id) = (text, id)
    return view
  }

  private func box(_ views: [ViewOutline], x: Double = 0) -> ViewOutline {
    var box = ViewOutline("UIView", frame: Rect(x: x, y: 0, width: 90, height: 20))
    box.children = views
    return box
  }

  @Test func viewsInAnotherOneAreNotGone() {
    let (one, two) = (label("B", id: "b"), label("C"))
    let boxed = box([one, two])
    #expect(rowWords([one, two], [boxed]) == ["UIView around b “B”, UILabel “C” added"])
    #expect(rowWords([boxed], [one, two]) == ["UIView around b “B”, UILabel “C” removed"])
  }

  @Test func whatElseDiffersIsToldFromWhereTheyWere() {
    let words = rowWords([label("B", id: "b", x: 30)], [box([label("C", id: "b", x: 15)], x: 20)])
    #expect(words == ["b “B” → “C”, x 30 → 35; UIView around b “C” added"])
  }

  @Test func othersComeAndGoAsBefore() {
    #expect(rowWords([label("B")], [box([label("C")])]) == ["UIView “C” added; UILabel “B” removed"])
  }
}

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
