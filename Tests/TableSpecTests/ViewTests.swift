import TableModel
import TableSources
import TableSpec
import Testing

/// Views and what may be in them: every key and every short form.
struct ViewTests {
  /// The view of a cell whose accessory is described by a flow mapping or scalar.
  private func view(_ text: String) -> View? {
    let spec = "tableView: {rows: [{accessoryView: \(text)}]}"
    let result = Fixtures.load(spec, folder: Fixtures.brokenFolder)
    #expect(result.diagnostics == [], "\(text)")
    return result.document?.screens.first?.tableViews.first?.sections.first?.rows.first?.accessoryView
  }

  private func control(_ text: String) -> Control? {
    if case .control(let control) = view("{\(text)}")?.content { control } else { nil }
  }

  @Test func everyKeyOfAView() {
    let view = view(
      """
      {frame: [-1, 2.5, 30, 40], autoresizingMask: [flexibleWidth, flexibleTopMargin], backgroundColor: red,
       cornerRadius: 4, alpha: 0.5, clipsToBounds: true, label: A, subviews: [B, {}]}
      """)
    let expected = View(
      frame: Rect(x: -1, y: 2.5, width: 30, height: 40),
      autoresizingMask: [.flexibleWidth, .flexibleTopMargin],
      content: .label(Label(text: "A")),
      backgroundColor: Color(0xFF0000),
      cornerRadius: 4,
      alpha: 0.5,
      clipsToBounds: true,
      subviews: [View(content: .label(Label(text: "B"))), View()]
    )
    #expect(view == expected)
  }

  @Test(arguments: SemanticContentAttribute.allCases)
  func directionsOfViewsAndScreens(_ attribute: SemanticContentAttribute) throws {
    #expect(
      view("{semanticContentAttribute: \(attribute.rawValue)}")?.semanticContentAttribute == attribute)
    let spec = "{semanticContentAttribute: \(attribute.rawValue), tableView: {rows: [A]}}"
    let result = Fixtures.load(spec, folder: Fixtures.brokenFolder)
    #expect(result.diagnostics == [])
    #expect(result.document?.screens.first?.semanticContentAttribute == attribute)
  }

  @Test func shortForms() {
    #expect(view("{}") == View())
    #expect(view("42") == View(content: .label(Label(text: "42"))))
    #expect(view("{frame: {width: 3, height: 4}}")?.frame == Rect(x: 0, y: 0, width: 3, height: 4))
    #expect(
      view("{frame: {x: 1, y: 2, width: 3, height: 4}}")?.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(view("{label: null, switch: on}")?.content == .control(Control(.switch(isOn: true))))
  }

  @Test(arguments: AutoresizingMask.named.map(\.name))
  func masks(_ name: String) {
    let mask = AutoresizingMask.named.first { $0.name == name }?.mask
    #expect(view("{autoresizingMask: \(name)}")?.autoresizingMask == mask)
    #expect(
      view("{autoresizingMask: [\(name), flexibleWidth]}")?.autoresizingMask == mask?.union(.flexibleWidth))
  }

  @Test(
    arguments: [
      ("switch: on", Control(.switch(isOn: true))),
      ("switch: off", Control(.switch(isOn: false))),
      ("switch: true", Control(.switch(isOn: true))),
      ("switch: false", Control(.switch(isOn: false))),
      ("switch: yes", Control(.switch(isOn: true))),
      ("switch: \"no\"", Control(.switch(isOn: false))),
      ("switch: {}", Control(.switch(isOn: false))),
      (
        "switch: {on: on, enabled: false, tintColor: red}",
        Control(.switch(isOn: true), isEnabled: false, tintColor: Color(0xFF0000))
      ),
      ("stepper: {}", Control(.stepper(canDecrement: true, canIncrement: true))),
      (
        "stepper: {canDecrement: false, canIncrement: true, enabled: false, tintColor: red}",
        Control(
          .stepper(canDecrement: false, canIncrement: true), isEnabled: false, tintColor: Color(0xFF0000))
      ),
      ("stepper: {canIncrement: false}", Control(.stepper(canDecrement: true, canIncrement: false))),
      ("slider: 0.4", Control(.slider(value: 0.4))),
      (
        "slider: {value: 1, enabled: false, tintColor: red}",
        Control(.slider(value: 1), isEnabled: false, tintColor: Color(0xFF0000))
      ),
      ("segmentedControl: [A, 2]", Control(.segmentedControl(titles: ["A", "2"], selectedIndex: nil))),
      (
        "segmentedControl: {titles: [A, B], selectedSegmentIndex: 1, enabled: false, tintColor: red}",
        Control(
          .segmentedControl(titles: ["A", "B"], selectedIndex: 1), isEnabled: false,
          tintColor: Color(0xFF0000))
      ),
      (
        "segmentedControl: {titles: [A, B, C], disabledSegments: [0, 2]}",
        Control(
          .segmentedControl(titles: ["A", "B", "C"], selectedIndex: nil, disabledSegments: [0, 2]))
      ),
      ("button: Buy", Control(.button(title: "Buy"))),
      (
        "button: {title: Buy, enabled: false, tintColor: red}",
        Control(.button(title: "Buy"), isEnabled: false, tintColor: Color(0xFF0000))
      ),
      ("textField: Ann", Control(.textField(text: "Ann", placeholder: ""))),
      (
        "textField: {text: Ann, placeholder: Name, enabled: false}",
        Control(.textField(text: "Ann", placeholder: "Name"), isEnabled: false)
      ),
      (
        "textField: {text: Ann, font: 14, textColor: red, textAlignment: right, borderStyle: roundedRect}",
        Control(
          .textField(text: "Ann", placeholder: "", textAlignment: .right, borderStyle: .roundedRect),
          font: FontAttributes(size: 14), textColor: Color(0xFF0000))
      ),
      (
        "button: {title: Buy, font: {weight: bold}, titleColor: red}",
        Control(.button(title: "Buy"), font: FontAttributes(weight: .bold), textColor: Color(0xFF0000))
      ),
      (
        "activityIndicator: {style: large}",
        Control(.activityIndicator(isAnimating: true, hidesWhenStopped: true, style: .large))
      ),
      ("textField: {placeholder: Name}", Control(.textField(text: "", placeholder: "Name"))),
      ("activityIndicator: {}", Control(.activityIndicator(isAnimating: true, hidesWhenStopped: true))),
      (
        "activityIndicator: {animating: false, hidesWhenStopped: false}",
        Control(.activityIndicator(isAnimating: false, hidesWhenStopped: false))
      ),
      ("progressView: 0.5", Control(.progressView(progress: 0.5))),
      (
        "progressView: {progress: 0, tintColor: red}",
        Control(.progressView(progress: 0), tintColor: Color(0xFF0000))
      ),
      ("badge: \"3\"", Control(.badge(text: "3"))),
      ("badge: 3", Control(.badge(text: "3"))),
      ("badge: {text: New, color: red}", Control(.badge(text: "New"), tintColor: Color(0xFF0000))),
    ] as [(String, Control)])
  func controls(_ text: String, _ expected: Control) {
    #expect(control(text) == expected)
  }

  @Test func gradients() {
    let red = Color(0xFF0000)
    #expect(
      view("{gradient: {colors: [red, black, white]}}")?.content
        == .gradient(Gradient([.init(0, red), .init(0.5, .black), .init(1, .white)]), .vertical))
    #expect(
      view(
        "{gradient: {stops: [{location: 0.25, color: red}, {location: 0.25, color: white}], axis: horizontal}}"
      )?
      .content == .gradient(Gradient([.init(0.25, red), .init(0.25, .white)]), .horizontal))
  }

  @Test func everyKeyOfAnImageView() throws {
    let text = """
      {imageView: {image: images/wifi@2x.png, highlightedImage: images/wifi@3x.png, contentMode: topLeft,
       template: true, tintColor: red, capInsets: {top: 1, left: 2, bottom: 9, right: 18}}}
      """
    guard case .image(let imageView) = view(text)?.content else {
      Issue.record("there is no image view")
      return
    }
    let insets = EdgeInsets(top: 1, left: 2, bottom: 9, right: 18)
    #expect(imageView.image.representations.map(\.name) == ["images/wifi@2x.png"])
    #expect(imageView.image.size == Size(width: 20, height: 10))
    #expect(imageView.image.isTemplate)
    #expect(imageView.image.capInsets == insets)
    #expect(imageView.highlightedImage?.representations.map(\.name) == ["images/wifi@3x.png"])
    #expect(imageView.highlightedImage?.capInsets == insets)
    #expect(imageView.highlightedImage?.isTemplate == true)
    #expect(imageView.contentMode == .topLeft)
    #expect(imageView.tintColor == Color(0xFF0000))
  }

  @Test(arguments: ContentMode.allCases)
  func contentModes(_ mode: ContentMode) {
    let cell = Fixtures.load(
      "tableView: {rows: [{imageView: {image: images/wifi.png, contentMode: \(mode.rawValue)}}]}",
      folder: Fixtures.brokenFolder
    ).document?.screens.first?.tableViews.first?.sections.first?.rows.first
    #expect(cell?.imageView?.contentMode == mode)
    #expect(cell?.imageView?.image.representations.count == 3)
    #expect(cell?.imageView?.image.capInsets == nil)
  }

  @Test func everyKeyOfALabel() {
    let view = view(
      """
      {label: {text: A, highlightedTextColor: white, shadowColor: black, shadowOffset: [1, -2],
       adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5, font: {textStyle: caption2}}}
      """)
    let expected = Label(
      text: "A",
      font: FontAttributes(textStyle: .caption2),
      highlightedTextColor: .white,
      shadowColor: .black,
      shadowOffset: Size(width: 1, height: -2),
      adjustsFontSizeToFitWidth: true,
      minimumScaleFactor: 0.5
    )
    #expect(view?.content == .label(expected))
  }

  @Test func runsOfText() {
    let label = Fixtures.cell(
      "textLabel: {attributedText: [\"Wi\", {text: -Fi, font: {weight: bold}, textColor: red}, 3], shadowColor: black, shadowOffset: {width: 1}}"
    )?.textLabel
    #expect(label?.text == "Wi-Fi3")
    #expect(
      label?.attributedText == [
        TextRun(text: "Wi"),
        TextRun(text: "-Fi", font: FontAttributes(weight: .bold), textColor: Color(0xFF0000)),
        TextRun(text: "3"),
      ])
    #expect(label?.shadowOffset == Size(width: 1, height: 0))
    #expect(Fixtures.cell("textLabel: {text: A, shadowColor: red}")?.textLabel?.shadowOffset.height == -1)
  }
}
