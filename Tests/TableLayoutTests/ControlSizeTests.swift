import TableModel
import TableThemes
import Testing

@testable import TableLayout

/// The sizes of UIKit's controls in each era.
@Suite struct ControlSizeTests {
  struct Fact: CustomTestStringConvertible {
    let kind: Control.Kind
    let theme: Theme
    let size: [Double]

    var testDescription: String { "\(kind) of \(theme.name)" }
  }

  static let facts = [
    Fact(kind: .switch(isOn: true), theme: .iphoneos3, size: [94, 27]),
    Fact(kind: .switch(isOn: false), theme: .ios5, size: [79, 27]),
    Fact(kind: .switch(isOn: true), theme: .ios6, size: [79, 27]),
    Fact(kind: .switch(isOn: true), theme: .ios7, size: [51, 31]),
    Fact(kind: .switch(isOn: true), theme: .ios8, size: [51, 31]),
    Fact(kind: .stepper(canDecrement: true, canIncrement: true), theme: .ios6, size: [94, 27]),
    Fact(kind: .stepper(canDecrement: true, canIncrement: true), theme: .ios7, size: [94, 29]),
    Fact(kind: .slider(value: 0), theme: .ios6, size: [118, 23]),
    Fact(kind: .slider(value: 0), theme: .ios7, size: [118, 31]),
    Fact(kind: .slider(value: 0), theme: .ios13, size: [118, 31]),
    Fact(kind: .slider(value: 0), theme: .ios16, size: [118, 34]),
    Fact(kind: .segmentedControl(titles: ["AB", "C"], selectedIndex: nil), theme: .ios6, size: [72, 30]),
    Fact(kind: .segmentedControl(titles: ["AB", "C"], selectedIndex: nil), theme: .ios7, size: [70, 29]),
    Fact(kind: .segmentedControl(titles: [], selectedIndex: 3), theme: .ios7, size: [0, 29]),
    // The stub's letters are half as wide as high: 13 points, and 18 more, and one between the segments.
    Fact(kind: .segmentedControl(titles: ["AB", "C"], selectedIndex: nil), theme: .ios16, size: [63, 32]),
    Fact(kind: .segmentedControl(titles: ["ABC"], selectedIndex: nil), theme: .ios13, size: [38, 32]),
    Fact(kind: .segmentedControl(titles: ["AB", "C"], selectedIndex: nil), theme: .ios26, size: [58, 32]),
    Fact(kind: .segmentedControl(titles: [], selectedIndex: nil), theme: .ios16, size: [0, 32]),
    Fact(kind: .button(title: "Edit"), theme: .ios6, size: [58, 37]),
    Fact(kind: .button(title: "Edit"), theme: .ios7, size: [30, 30]),
    Fact(kind: .textField(text: "", placeholder: ""), theme: .ios6, size: [320, 31]),
    Fact(kind: .textField(text: "", placeholder: ""), theme: .ios7, size: [320, 30]),
    Fact(
      kind: .activityIndicator(isAnimating: false, hidesWhenStopped: true), theme: .ios6, size: [20, 20]),
    Fact(
      kind: .activityIndicator(isAnimating: true, hidesWhenStopped: true, style: .large), theme: .ios6,
      size: [37, 37]),
    Fact(kind: .progressView(progress: 0), theme: .ios6, size: [150, 9]),
    Fact(kind: .progressView(progress: 0), theme: .ios7, size: [150, 2]),
    Fact(kind: .badge(text: "3"), theme: .ios6, size: [22, 20]),
    Fact(kind: .badge(text: ""), theme: .ios7, size: [22, 22]),
  ]

  private let room = Size(width: 320, height: 44)

  @Test(arguments: facts) func size(_ fact: Fact) {
    let view = View(content: .control(Control(fact.kind)))
    let size = viewLayout(theme: fact.theme).size(of: view, fitting: room)
    #expect([size.width, size.height] == fact.size)
  }

  /// A frame of 200 × 44 points, and what each control takes of it.
  static let given: [(Control.Kind, [Double])] = [
    (.switch(isOn: true), [51, 31]), (.stepper(canDecrement: true, canIncrement: true), [94, 29]),
    (.slider(value: 0), [200, 44]), (.progressView(progress: 0.5), [200, 2]),
    (.button(title: "Edit"), [200, 44]), (.badge(text: "3"), [200, 44]),
  ]

  @Test(arguments: given) func someControlsKeepTheirSize(_ kind: Control.Kind, _ expected: [Double]) {
    let frame = Rect(x: 5, y: 6, width: 200, height: 44)
    let view = View(frame: frame, content: .control(Control(kind)))
    let layout = viewLayout()
    let size = layout.size(of: view, fitting: room)
    let node = layout.node(of: view, in: frame)
    #expect([size.width, size.height] == expected)
    #expect(node.frame.numbers == [5, 6] + expected)
  }

  @Test func longTextsStayInTheRoom() {
    let long = String(repeating: "long ", count: 40)
    let kinds: [Control.Kind] = [
      .button(title: long), .badge(text: long), .segmentedControl(titles: [long, long], selectedIndex: 1),
    ]
    for kind in kinds {
      let view = View(content: .control(Control(kind)))
      #expect(viewLayout().size(of: view, fitting: Size(width: 90, height: 44)).width == 90)
    }
  }
}
