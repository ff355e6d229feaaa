import TableModel
import Testing

@testable import TableComparison

/// How views are called that have no role.
@Suite struct ViewNameTests {
  private func view(
    _ viewClass: String, id: String? = nil, text: String? = nil, x: Double = 0, _ children: [ViewOutline] = []
  ) -> ViewOutline {
    var view = ViewOutline(viewClass, frame: Rect(x: x, y: 0, width: 20, height: 20))
    (view.id, view.text, view.children) = (id, text, children)
    return view
  }

  @Test(
    "an identifier that somebody chose is a name, and one that Interface Builder made is none",
    arguments: [
      ("avatar", "avatar x 0 → 5"), ("big box", "“big box” x 0 → 5"), ("aB1-cD-e2F", "UIView x 0 → 5"),
      ("12", "UIView x 0 → 5"), ("abc-de", "abc-de x 0 → 5"),
    ])
  func identifiers(_ id: String, _ text: String) {
    #expect(rowWords([view("UIView", id: id)], [view("UIView", id: id, x: 5)]) == [text])
  }

  @Test func whatComesAndGoesIsCalledByItsName() {
    #expect(rowWords([], [view("UIView", id: "box")]) == ["box added"])
    #expect(rowWords([view("UILabel", id: "name", text: "B")], []) == ["name “B” removed"])
  }

  @Test func viewsThatAreCalledAlikeAreToldApart() {
    let labels = { (x: Double) in
      [self.view("UILabel", text: "B"), self.view("UILabel", text: "C", x: x)]
    }
    #expect(rowWords(labels(0), labels(5)) == ["UILabel “C” x 0 → 5"])
    let boxes = { (x: Double) in [self.view("UIView"), self.view("UIView", x: x)] }
    #expect(rowWords(boxes(0), boxes(5)) == ["UIView 2 x 0 → 5"])
    // Of several rows it is said which of their views it is, whatever that says in each.
    let rows = { (x: Double) in
      ["A", "B", "C"].map { text in
        ViewOutline.row(holding: [
          self.view("UILabel", text: text), self.view("UILabel", text: text + text, x: x),
        ])
      }
    }
    #expect(
      SceneOutline(rows(0)).words(to: SceneOutline(rows(5))) == ["3 rows: UILabel 2 x 0 → 5"])
  }

  @Test func ofViewsThatNothingNamesTheOneThatIsGoneIsTold() {
    let boxes = ["#FF0000", "#00FF00", "#0000FF"].enumerated().map { number, color in
      var box = view("UIView", x: 30 * Double(number))
      box.backgroundColor = color
      return box
    }
    #expect(rowWords(boxes, [boxes[0], boxes[2]]) == ["UIView removed"])
    #expect(rowWords([boxes[1], boxes[2]], boxes) == ["UIView added"])
    var moved = boxes[2]
    moved.frame.origin.x = 70
    #expect(rowWords(boxes, [boxes[0], moved]) == ["UIView removed; UIView 2 x 60 → 70"])
  }

  @Test func charactersThatReadAlikeAreToldApart() {
    let labels = ["Caf\u{E9}", "Cafe\u{301}"].map { text in
      var label = view("UILabel", text: text)
      label.letters = "\(text.utf8.count)"
      return label
    }
    #expect(rowWords([labels[0]], [labels[1]]) == ["UILabel “Caf\\u{E9}” → “Cafe\\u{301}”"])
  }

  @Test func aViewIsNotCalledByWhatOneOfSeveralViewsInItSays() {
    let boxes = { (x: Double) in
      ["B", "C"].map {
        self.view("UIView", x: x, [self.view("UILabel", text: $0), self.view("UILabel", text: "D")])
      }
    }
    #expect(rowWords(boxes(0), boxes(5)) == ["UIView 1 x 0 → 5; UIView 2 x 0 → 5"])
  }

  @Test func ofAViewThatCanBeSeenNowNothingElseIsTold() {
    var hidden = view("UIView", id: "aB1-cD-e2F")
    hidden.opacity = 0
    var shown = view("UISwitch", id: "aB1-cD-e2F", x: 5)
    shown.properties = [OutlineProperty("switch", "on", usual: "off")]
    #expect(rowWords([hidden], [shown]) == ["UISwitch opacity 0 → 1"])
    #expect(rowWords([shown], [hidden]) == ["UISwitch opacity 1 → 0"])
  }

  @Test func whatWasRemovedIsNotWhatCameAfterIt() {
    let label = { (text: String) in self.view("UILabel", text: text) }
    #expect(
      rowWords([label("B"), label("C"), label("D")], [label("C"), label("D")]) == ["UILabel “B” removed"])
  }

  @Test func aControlSaysWhatItsLabelSays() {
    let button = { (text: String) in
      self.view("UIButton", [ViewOutline.label(text, role: nil, x: 0)])
    }
    #expect(rowWords([button("Go")], [button("Stop")]) == ["UIButton “Go” → “Stop”"])
    var lower = button("Go")
    lower.children[0].frame.origin.y = 5
    #expect(rowWords([button("Go")], [lower]) == ["UITableViewLabel y 0 → 5"])
  }

  @Test func theSourceOfASegmentedControlSaysWhatItsSegmentsShow() {
    let control = { (selected: Int) in
      var control = self.view(
        "UISegmentedControl",
        (0..<2).map { number in
          var segment = self.view("UISegment", x: Double(20 * number))
          segment.backgroundColor = number == selected ? "#0000FF" : nil
          return segment
        })
      control.properties = [
        OutlineProperty("segmentedControl.selectedSegmentIndex", String(selected), usual: "none")
      ]
      return control
    }
    #expect(
      rowWords([control(0)], [control(1)]) == [
        "UISegmentedControl segmentedControl.selectedSegmentIndex 0 → 1"
      ])
    var (old, new) = (control(0), control(1))
    (old.properties, new.properties) = ([], [])
    #expect(
      rowWords([old], [new]) == [
        "UISegment 1 background #0000FF → none; UISegment 2 background none → #0000FF"
      ])
  }

  @Test func whatFillsARowIsItsBackground() {
    let background = { (color: String) in
      var view = self.view("UITableViewCellBackground")
      view.backgroundColor = color
      return view
    }
    #expect(rowWords([background("#FFFFFF")], [background("#FF0000")]) == ["background #FFFFFF → #FF0000"])
  }

  @Test func aBarIsCalledByItsTitle() {
    let bar = { (title: String) in
      let button = self.view("UINavigationButton", [self.view("UILabel", text: "Edit")])
      let item = self.view("UINavigationItemView", text: title)
      return SceneOutline(root: self.view("UINavigationBar", [button, item]))
    }
    #expect(
      bar("Settings").words(to: bar("More")) == ["UINavigationBar “Settings”: title “Settings” → “More”"])
  }

  @Test func whatIsDrawnOtherwiseForAReasonIsNotToldApart() {
    let bar = { (tint: String, drawing: String) in
      var button = self.view("UINavigationButton")
      button.drawing = drawing
      var bar = self.view("UINavigationBar", [button])
      bar.properties = [OutlineProperty("tintColor", tint, usual: nil)]
      return SceneOutline(root: bar)
    }
    #expect(bar("red", "1").words(to: bar("blue", "2")) == ["UINavigationBar: tintColor red → blue"])
    #expect(bar("red", "1").words(to: bar("red", "2")) == ["UINavigationBar: item drawn otherwise"])
  }

  /// A row of another height, with a label that stands otherwise.
  @Test(arguments: [
    (8.0, 43.5, [""]), (16, 43.5, [""]), (0, 59.5, [""]), (3, 43.5, ["; textLabel y 0 → 3"]),
    (8, 50, ["; textLabel y 0 → 8, height 43.5 → 50"]),
  ])
  func whatFollowsFromAnotherHeightIsNotTold(y: Double, height: Double, words: [String]) {
    let old = ViewOutline.row("A")
    let new = ViewOutline.row("A", height: 60).changing("textLabel") {
      ($0.frame.origin.y, $0.frame.size.height) = (y, height)
    }
    #expect(
      SceneOutline([old]).words(to: SceneOutline([new])) == words.map { "row 0-0 “A”: height 44 → 60\($0)" })
    var (said, saying) = (old, new)
    said = said.changing("textLabel") { $0.properties = [OutlineProperty("frame.y", "0", usual: nil)] }
    saying = saying.changing("textLabel") { $0.properties = [OutlineProperty("frame.y", "1", usual: nil)] }
    #expect(
      SceneOutline([said]).words(to: SceneOutline([saying])).first?.contains("; textLabel") == true)
  }

  /// The line below a row is gone, so that there is half a point more for what stands in its middle.
  @Test func whatFollowsFromTheLineBelowIsNotTold() {
    let old = ViewOutline.row("A", accessory: "checkmark")
    var new = old.changing("textLabel") { ($0.frame.size.height, $0.textColor) = (44, "#FF0000") }
      .changing("accessoryView") { $0.frame.origin.y += 0.5 }
    new.children[0].frame.size.height += 0.5
    #expect(
      SceneOutline([old]).words(to: SceneOutline([new])) == [
        "row 0-0 “A”: textLabel text colour #000000 → #FF0000, height 43.5 → 44"
      ])
  }
}
