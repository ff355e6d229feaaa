import TableModel
import TableThemes
import Testing

@testable import TableLayout

/// Controls on and off, enabled and disabled, in their colours.
@Suite struct ControlStateTests {
  private let red = Color(0xFF0000)

  private func node(
    _ kind: Control.Kind, isEnabled: Bool = true, tintColor: Color? = nil, theme: Theme = .ios7,
    tableTint: Color? = nil
  ) -> SceneNode {
    node(Control(kind, isEnabled: isEnabled, tintColor: tintColor), theme: theme, tableTint: tableTint)
  }

  private func node(_ control: Control, theme: Theme = .ios7, tableTint: Color? = nil) -> SceneNode {
    viewLayout(theme: theme, tintColor: tableTint).node(of: View(content: .control(control)))
  }

  static let kinds: [(Control.Kind, ViewClass)] = [
    (.switch(isOn: true), .switch), (.stepper(canDecrement: true, canIncrement: false), .stepper),
    (.slider(value: 0.4), .slider),
    (.segmentedControl(titles: ["A", "B"], selectedIndex: 0), .segmentedControl),
    (.button(title: "Edit"), .button), (.textField(text: "Text", placeholder: "Name"), .textField),
    (.activityIndicator(isAnimating: true, hidesWhenStopped: true), .activityIndicator),
    (.progressView(progress: 0.6), .progressView), (.badge(text: "3"), .badge),
  ]

  @Test(arguments: kinds) func everyControlShowsItselfInEveryTheme(
    _ kind: Control.Kind, _ viewClass: ViewClass
  ) {
    for theme in Theme.all {
      let node = node(kind, theme: theme)
      #expect(node.viewClass == viewClass, "\(theme.name)")
      #expect(node.all.contains { !$0.drawings.isEmpty }, "\(theme.name)")
      for part in node.all { #expect(part.frame.isPossible, "\(theme.name)") }
    }
  }

  @Test(arguments: Theme.all.map(\.name)) func disabledControlsLookOtherwise(_ theme: String) throws {
    let theme = try #require(Theme.named(theme))
    for (kind, viewClass) in ControlStateTests.kinds
    where viewClass != .activityIndicator && viewClass != .progressView {
      #expect(node(kind, theme: theme) != node(kind, isEnabled: false, theme: theme), "\(viewClass)")
    }
  }

  @Test(arguments: Theme.all.map(\.name)) func switchesOnAndOffLookOtherwise(_ theme: String) throws {
    let theme = try #require(Theme.named(theme))
    #expect(node(.switch(isOn: true), theme: theme) != node(.switch(isOn: false), theme: theme))
  }

  @Test(arguments: [(true, "ON"), (false, "OFF")]) func oldSwitchesSayHowTheyStand(
    _ isOn: Bool, _ word: String
  ) {
    #expect(node(.switch(isOn: isOn), theme: .iphoneos3).children.map(\.label?.text) == [word])
    #expect(node(.switch(isOn: isOn), theme: .ios6).children.map(\.label?.text) == [word])
    #expect(node(.switch(isOn: isOn), theme: .ios7).children.isEmpty)
  }

  @Test func switchesOnAreGreenWhateverTheTablesTint() {
    let green = Drawing.Fill(color: Color(0x4CD964))
    #expect(node(.switch(isOn: true), tableTint: red).fills.contains(green))
    #expect(node(.switch(isOn: true), tintColor: red).fills.contains(Drawing.Fill(color: red)))
  }

  @Test func theNearestTintCounts() {
    let title = { (node: SceneNode) in node.children.first?.texts.first?.color }
    #expect(title(node(.button(title: "Edit"))) == Color(0x007AFF))
    #expect(title(node(.button(title: "Edit"), tableTint: .black)) == .black)
    #expect(title(node(.button(title: "Edit"), tintColor: red, tableTint: .black)) == red)
  }

  @Test func aStepperThatCannotGoOnHasAGreySign() {
    let colors = { (down: Bool, up: Bool) in
      node(.stepper(canDecrement: down, canIncrement: up)).fills.suffix(2).map(\.color)
    }
    let tint = Color(0x007AFF)
    let grey = Color(0xC7C7CC)
    #expect(colors(true, true) == [tint, tint])
    #expect(colors(false, true) == [grey, tint])
    #expect(colors(true, false) == [tint, grey])
  }

  @Test func textFieldsTakeTheLettersAndTheSideOfTheirAuthor() throws {
    let control = Control(
      .textField(text: "Jane", placeholder: "", textAlignment: .right),
      font: FontAttributes(size: 12, weight: .bold), textColor: red)
    let label = try #require(node(control).children.first)
    #expect(label.label?.font == Font(family: "Helvetica Neue", weight: .bold, size: 12))
    let text = try #require(label.texts.first)
    #expect(text.color == red)
    #expect(text.origin.x + text.line.width == label.frame.width)
  }

  @Test(arguments: Theme.all.map(\.name)) func bordersOfTextFieldsStandAroundTheText(_ theme: String) throws {
    let theme = try #require(Theme.named(theme))
    for style in TextFieldBorderStyle.allCases {
      let control = Control(.textField(text: "Jane", placeholder: "", borderStyle: style))
      let node = node(control, theme: theme)
      let label = try #require(node.children.first)
      #expect(node.drawings.isEmpty == (style == .none))
      let linePadding: Double = ["iphoneos3", "ios5", "ios6"].contains(theme.name) ? 2 : 7
      #expect(label.frame.minX == (style == .none ? 0 : style == .line ? linePadding : 7))
      #expect(label.frame.maxX == node.frame.width - label.frame.minX)
    }
  }

  @Test func placeholdersShowWhereThereIsNoText() {
    let field = { (text: String, placeholder: String) in
      node(.textField(text: text, placeholder: placeholder)).children.flatMap(\.texts)
    }
    #expect(field("", "Name").map(\.line.text) == ["Name"])
    #expect(field("", "Name").map(\.color) == [Color(0xC7C7CD)])
    #expect(field("Jane", "Name").map(\.line.text) == ["Jane"])
    #expect(field("Jane", "Name").map(\.color) == [.black])
    #expect(field("", "").isEmpty)
  }

  @Test(arguments: [(true, true, 12), (true, false, 12), (false, false, 12), (false, true, 0)])
  func indicatorsThatStandStillMayBeHidden(_ isAnimating: Bool, _ hides: Bool, _ spokes: Int) {
    let node = node(.activityIndicator(isAnimating: isAnimating, hidesWhenStopped: hides))
    #expect(node.drawings.count == spokes)
  }

  @Test(arguments: [-1, 0, 0.3, 1, 7, Double.nan, Double.infinity]) func valuesStayOnTheirTracks(
    _ value: Double
  ) {
    for theme in Theme.all {
      for kind in [Control.Kind.slider(value: value), .progressView(progress: value)] {
        let node = node(kind, theme: theme)
        for fill in node.drawings.compactMap(\.path) {
          #expect(fill.boundingBox.isPossible)
          #expect(
            node.frame.bounds.inset(by: EdgeInsets(left: -10, right: -10)).spansAcross(fill.boundingBox))
        }
      }
    }
  }

  /// Dots of three points stand nine below the track, where the knob's middle can be; systems before had none.
  @Test(arguments: [0, 1, 2, 5, 100]) func ticksStandBelowTheTrack(_ count: Int) throws {
    let dots = { (theme: Theme) -> [Rect] in
      let drawings = node(.slider(value: 0.5, numberOfTicks: count), theme: theme).drawings
      let plain = node(.slider(value: 0.5), theme: theme).drawings
      return drawings.filter { !plain.contains($0) }.compactMap(\.path?.boundingBox)
    }
    #expect(dots(.ios16).isEmpty)
    let box = dots(.ios26)
    #expect(box.count == min(count, 1))
    guard let box = box.first else { return }
    let middle = node(.slider(value: 0.5), theme: .ios26).frame.height / 2
    #expect(abs(box.minY - middle - 12) < 0.01 && abs(box.height - 3) < 0.01)
    let width = node(.slider(value: 0.5), theme: .ios26).frame.width
    #expect(abs(box.minX + box.maxX - width) < 0.01)
    #expect(abs(box.width - (count == 1 ? 3 : width - 37 + 3)) < 0.01)
  }

  @Test(arguments: [-1, 0, 1, 2, 99]) func onlyASegmentThatExistsIsChosen(_ index: Int) {
    let node = node(.segmentedControl(titles: ["A", "B"], selectedIndex: index))
    #expect(node.children.map(\.viewClass) == [.segment, .segment])
    #expect(node.children.filter { !$0.drawings.isEmpty }.count == ((0...1).contains(index) ? 1 : 0))
  }

  @Test(arguments: [nil, Color(0x2E7D5B)]) func theChosenSegmentIsDarkerBeforeIOS7(_ tint: Color?) throws {
    let control = Control(.segmentedControl(titles: ["A", "B"], selectedIndex: 0), tintColor: tint)
    let node = viewLayout(theme: .ios6).node(of: View(content: .control(control)))
    let opaque = { (drawings: [Drawing]) in
      drawings.lazy.compactMap { drawing -> Color? in
        guard case .fill(_, .color(let color)) = drawing, color.alpha == 1 else { return nil }
        return color
      }.first
    }
    let (usual, chosen) = try (#require(opaque(node.drawings)), #require(opaque(node.children[0].drawings)))
    #expect(chosen.green < usual.green)
  }

  @Test(arguments: [Theme.ios5, .ios8, .ios16, .ios26]) func segmentsThatCannotBeUsedAreTold(_ theme: Theme) {
    func colors(_ disabled: [Int]) -> [Color?] {
      let view = View(
        content: .control(
          Control(.segmentedControl(titles: ["A", "B", "C"], selectedIndex: 0, disabledSegments: disabled))))
      return viewLayout(theme: theme).node(of: view).children.map { segment in
        guard let label = segment.children.first, case .text(_, _, let color, _)? = label.drawings.last else {
          return nil
        }
        return color.faded(to: label.opacity)
      }
    }
    let (usable, disabled) = (colors([]), colors([0, 2, 9]))
    let look = theme.controls.segmentedControl
    #expect(usable.count == 3 && !usable.contains(nil))
    #expect(disabled[0] == usable[0])
    #expect(disabled[1] == usable[1])
    #expect(disabled[2] == look.disabledTextColor.faded(to: look.disabledTitleOpacity))
    #expect(disabled[2] != usable[2])
  }

  @Test func segmentsFillTheControlWithTheirEdgesOnPixels() {
    let view = View(
      frame: Rect(x: 0, y: 0, width: 100, height: 29),
      content: .control(Control(.segmentedControl(titles: ["A", "B", "C"], selectedIndex: 1))))
    let frames = viewLayout().node(of: view).children.map(\.frame.numbers)
    #expect(frames == [[0, 0, 33.5, 29], [33.5, 0, 33, 29], [66.5, 0, 33.5, 29]])
  }
}

extension Drawing {
  /// A fill of one colour.
  struct Fill: Hashable {
    let color: Color
  }

  /// The outline that is drawn, of drawings that have one.
  fileprivate var path: Path? {
    switch self {
    case .fill(let path, _), .stroke(let path, _, _): path
    case .image, .text: nil
    }
  }
}

extension SceneNode {
  /// The node's own fills of one colour.
  fileprivate var fills: [Drawing.Fill] {
    drawings.compactMap { drawing in
      if case .fill(_, .color(let color)) = drawing { Drawing.Fill(color: color) } else { nil }
    }
  }
}

extension Rect {
  /// Whether another rectangle lies between this one's left and right edges.
  fileprivate func spansAcross(_ other: Rect) -> Bool { other.minX >= minX && other.maxX <= maxX }
}
