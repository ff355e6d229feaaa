import Testing

@testable import SwiftUIReader

/// Pickers, bars, fields and other controls in their styles.
struct ControlTests: ReadsViews {
  /// A picker is drawn in the style that it has, or that views around it give.
  @Test(
    arguments: [
      ("wheel", "pickerView"), ("segmented", "segmentedControl"), ("inline", "checkmark"),
      ("navigationLink", "disclosureIndicator"), ("menu", "popUpMenu"), ("automatic", "popUpMenu"),
    ])
  func pickersHaveTheirStyle(_ style: String, _ part: String) throws {
    let picker = #"Picker("A", selection: .constant(1)) { ForEach(0..<3, id: \.self) { Text("\($0)") } }"#
    let type = style.prefix(1).uppercased() + style.dropFirst() + "PickerStyle()"
    for said in [".\(style)", style == "automatic" ? "DefaultPickerStyle()" : type] {
      for body in [
        "List { \(picker).pickerStyle(\(said)) }", "List { \(picker) }.pickerStyle(\(said))",
        "List { Section { \(picker) }.pickerStyle(\(said)) }",
      ] {
        let reading = try read(body)
        #expect("\(reading.document)".contains("\"\(part)\""), "\(body)")
        #expect(rows(reading).count == (style == "inline" ? 3 : 1), "\(body)")
      }
    }
  }

  /// Of the choices of a wheel, one counts as a text that is known or not.
  @Test(arguments: [("Text(\"B\")", 1, 0), ("Text(model.name)", 0, 1)])
  func oneChoiceOfAWheelCounts(_ option: String, _ known: Int, _ unknown: Int) throws {
    let reading = try read(
      "List { Picker(\"A\", selection: .constant(1)) { ForEach(0..<9, id: \\.self) { _ in \(option) } }.pickerStyle(.wheel) }"
    )
    #expect((reading.tally.knownTexts, reading.tally.unknownTexts) == (known, unknown))
  }

  /// An inline picker outside of sections is one, whose header is its label.
  @Test(arguments: [("", "A"), (".labelsHidden()", nil)] as [(String, String?)])
  func anInlinePickerIsASection(_ modifier: String, _ header: String?) throws {
    let reading = try read(
      "List { Text(\"X\"); Picker(\"A\", selection: .constant(1)) { Text(\"B\").tag(1) }.pickerStyle(.inline)\(modifier) }"
    )
    let sections = reading.document["collectionView"]?["sections"]?.items ?? []
    #expect(sections.map { $0["header"]?.text } == [nil, header])
    #expect(titles(reading) == ["X", "B"])
  }

  /// Date pickers have the look of their style, and are dates that every language writes its own way.
  @Test(
    arguments: [
      (".compact", nil), (".graphical", "inline"), (".wheel", "wheels"), ("WheelDatePickerStyle()", "wheels"),
    ]
      as [(String, String?)])
  func datePickersHaveTheirStyle(_ style: String, _ look: String?) throws {
    let row = try content("DatePicker(\"A\", selection: .constant(Date())).datePickerStyle(\(style))")
    let picker = row["datePicker"] ?? row["accessoryView"]?["datePicker"]
    #expect(picker?["preferredDatePickerStyle"]?.text == look)
    #expect(picker?["date"]?.text == "2007-01-09")
    #expect((row["textLabel"] == nil) == (look != nil))
  }

  /// Bars show what they are told in the style and the tint that they have.
  @Test(
    arguments: [
      ("ProgressView(value: 0.25)", 0.25), ("ProgressView(value: 1, total: 4).tint(.red)", 0.25),
      ("ProgressView(value: 0.25).progressViewStyle(.circular)", nil), ("ProgressView()", nil),
      ("ProgressView().progressViewStyle(LinearProgressViewStyle())", 0), ("ProgressView(value: nil)", nil),
    ] as [(String, Double?)])
  func barsShowHowFar(_ view: String, _ part: Double?) throws {
    let made = try content(view)
    #expect(made["progressView"]?["progress"] == part.map(JSON.number))
    #expect((made["activityIndicator"] != nil) == (part == nil))
    #expect(made["progressView"]?["tintColor"]?.text == (view.contains("red") ? "systemRed" : nil))
  }

  /// Labels of bars stand above them and below.
  @Test func barsHaveTheirLabels() throws {
    for view in [
      "ProgressView(value: 0.5) { Text(\"A\") } currentValueLabel: { Text(\"B\") }",
      "Gauge(value: 0.5) { Text(\"A\") } currentValueLabel: { Text(\"B\") }",
    ] {
      let views = try content(view)["subviews"]?.items ?? []
      #expect(views.map { $0["label"]?["text"]?.text } == ["A", nil, "B"])
    }
  }

  /// A round gauge is a box, and said to be one.
  @Test func aRoundGaugeIsABox() throws {
    let reading = try read("List { Gauge(value: 0.5) { Text(\"A\") }.gaugeStyle(.accessoryCircular) }")
    #expect(reading.tally.boxes == 1)
    #expect(reading.guesses.map(\.message) == ["a round gauge cannot be drawn, so a box stands in its place"])
  }

  /// A toggle in the style of buttons is one, which is filled where it is on.
  @Test(arguments: [("true", "borderedProminent"), ("false", nil)] as [(String, String?)])
  func aToggleMayBeAButton(_ state: String, _ style: String?) throws {
    let made = try content("Toggle(\"A\", isOn: .constant(\(state))).toggleStyle(.button)")
    #expect(made["button"]?["configuration"]?["style"]?.text == style)
    #expect((made["button"]?["title"] ?? made["label"]?["text"])?.text == "A")
  }

  /// A field has the border of its style.
  @Test(
    arguments: [
      (".textFieldStyle(.roundedBorder)", "roundedRect"),
      (".textFieldStyle(RoundedBorderTextFieldStyle())", "roundedRect"),
      (".textFieldStyle(.plain)", nil), ("", nil),
    ] as [(String, String?)])
  func fieldsHaveTheirBorder(_ modifier: String, _ border: String?) throws {
    #expect(
      try content("TextField(\"A\", text: .constant(\"\"))\(modifier)")["textField"]?["borderStyle"]?.text
        == border)
  }

  /// Symbols are in the variant that they say, or that views around them do.
  @Test(
    arguments: [
      ("heart", ".symbolVariant(.fill)", "heart.fill"), ("heart.fill", ".symbolVariant(.fill)", "heart.fill"),
      ("heart", ".symbolVariant(.circle.fill)", "heart.circle.fill"),
      ("gear", ".symbolVariant(.fill)", "gear"),
      ("plus", ".symbolVariant(.circle).symbolVariant(.fill)", "plus.circle.fill"),
      ("heart", ".environment(\\.symbolVariants, .fill)", "heart.fill"),
      ("heart", ".symbolVariant(.none)", "heart"),
      ("bell.fill", ".symbolVariant(.slash)", "bell.fill.slash"),
      ("arrow.up.circle", ".symbolVariant(.fill)", "arrow.up.circle.fill"),
    ])
  func symbolsAreInTheirVariant(_ name: String, _ modifier: String, _ expected: String) throws {
    for view in ["Image(systemName: \"\(name)\")", "Label(\"A\", systemImage: \"\(name)\")"] {
      let made = try content(view + modifier)
      #expect(made["imageView"]?["systemName"]?.text == expected)
    }
  }

  /// What is moved keeps its place in its stack: what it gains on one side it loses on the other.
  @Test(
    arguments: [
      ("offset(x: 5, y: -4)", 5.0, -4.0), ("offset(y: 2)", 0, 2),
      ("offset(CGSize(width: 1, height: 2))", 1, 2), ("padding(3).offset(x: 600)", 600, 0),
    ])
  func whatIsMovedKeepsItsPlace(_ modifier: String, _ x: Double, _ y: Double) throws {
    let moved = try #require(first(in: "Text(\"A\").\(modifier)")["subviews"]?.items.first)
    let sides = ["left", "top", "right", "bottom"].map { moved["padding"]?[$0] }
    #expect(sides == [x, y, -x, -y].map(JSON.number))
    let inner = moved["zStack"] == nil ? moved : moved["subviews"]?.items.first
    #expect(inner?["label"]?["text"]?.text == "A")
  }

  /// What lies behind a view before it is moved is moved with it; what comes after stays in its place.
  @Test func backgroundsBeforeMovesAreMoved() throws {
    let before = try first(in: "Text(\"A\").background(.red).offset(x: 1)")
    let after = try first(in: "Text(\"A\").offset(x: 1).background(.red)")
    #expect(before["backgroundColor"] == nil && after["backgroundColor"]?.text == "systemRed")
    let moved = [before, after].map { $0["subviews"]?.items.first }
    #expect(moved.map { $0?["padding"]?["left"] } == [.number(1), .number(1)])
    #expect(moved[0]?["subviews"]?.items.first?["backgroundColor"]?.text == "systemRed")
    #expect(moved[1]?["label"] != nil)
  }

  /// A view whose move nobody knows, or that does not move, is as it is.
  @Test(arguments: ["offset(x: 0)", "offset(y: unknown)", "offset(x: 2001)"])
  func whatIsNotMovedIsAsItIs(_ modifier: String) throws {
    #expect(try first(in: "Text(\"A\").\(modifier)").members.map(\.name) == ["label"])
  }

  /// What a spec has no key for is told once, unless it changes nothing.
  @Test(
    arguments: [
      (".rotationEffect(.degrees(45))", "rotationEffect is left out"), (".rotationEffect(.degrees(0))", nil),
      (".rotationEffect(.zero)", nil), (".scaleEffect(1)", nil),
      (".scaleEffect(0.5)", "scaleEffect is left out"),
      (".strikethrough(false)", nil), (".strikethrough()", "strikethrough is left out"),
      (".redacted(reason: .placeholder)", "redacted is left out"), (".redacted(reason: [])", nil),
      (".font(.system(.body, design: .monospaced))", "letters are as usual and not monospaced"),
      (".font(.custom(\"Futura\", size: 12))", "letters are as usual and not those of Futura"),
      (".foregroundStyle(Color.brand)", "the colour Color.brand is not known"),
      (".foregroundStyle(.red)", nil),
      (
        ".environment(\\.locale, .init(identifier: \"de\"))",
        "the language de is left out, as the project has no texts in it"
      ),
      (
        ".environment(\\.layoutDirection, .rightToLeft)",
        "layoutDirection of a part of the screen is left out"
      ),
      (".dynamicTypeSize(.large)", "dynamicTypeSize of a part of the screen is left out"),
      (".dynamicTypeSize(...DynamicTypeSize.large)", nil),
      (".monospacedDigit()", "monospacedDigit is left out"),
      (".environment(\\.editMode, .constant(.active))", "editMode of the environment is left out"),
      (".background(.thinMaterial)", "materials are drawn as pale colours"),
      (".pickerStyle(.own)", "the style .own is left out"),
    ] as [(String, String?)])
  func whatIsLeftOutIsToldOnce(_ modifier: String, _ message: String?) throws {
    let reading = try read("List { HStack { Text(\"A\")\(modifier); Text(\"B\")\(modifier) } }")
    #expect(reading.guesses.map(\.message) == (message.map { [$0] } ?? []))
  }

  /// The environment says of texts what modifiers do.
  @Test(
    arguments: [
      ("\\.font, .title", "font"), ("\\.lineLimit, 1", "numberOfLines"),
      ("\\.multilineTextAlignment, .center", "textAlignment"),
    ])
  func theEnvironmentSaysWhatModifiersDo(_ pair: String, _ key: String) throws {
    let usual = try content("Text(\"A\")")["textLabel"]?[key]
    let row = try content("Group { Text(\"A\") }.environment(\(pair))")
    let made = (row["textLabel"] ?? row["label"])?[key]
    #expect(made != nil && made != usual)
  }

  /// A bar that is hidden is not drawn.
  @Test(
    arguments: [
      (".toolbar(.hidden)", false), (".toolbar(.hidden, for: .navigationBar)", false),
      (".navigationBarHidden(true)", false),
      (".toolbar(.hidden, for: .tabBar)", true), (".navigationBarHidden(false)", true),
      (".toolbar(.visible)", true),
      (".toolbarVisibility(.hidden, for: .navigationBar)", false),
    ])
  func aHiddenBarIsNotDrawn(_ modifier: String, _ isShown: Bool) throws {
    let reading = try read("List { Text(\"A\") }.navigationTitle(\"T\")\(modifier)")
    #expect((reading.document["navigationBar"] != nil) == isShown)
  }

  /// Corners are round whichever way a shape is given, and lines around it as wide as they say.
  @Test(
    arguments: [
      (".background(Color.red.cornerRadius(8))", "cornerRadius", 8.0),
      (".background(Color.red.clipShape(RoundedRectangle(cornerRadius: 8)))", "cornerRadius", 8),
      (".background(.red, in: AnyShape(RoundedRectangle(cornerRadius: 8)))", "cornerRadius", 8),
      (
        ".overlay(RoundedRectangle(cornerRadius: 8).stroke(.red, style: StrokeStyle(lineWidth: 3)))",
        "borderWidth", 3
      ),
      (".overlay(ConcentricRectangle().stroke(.red, lineWidth: 3))", "cornerRadius", 26),
    ])
  func cornersAndLinesAreAsTheySay(_ modifier: String, _ key: String, _ value: Double) throws {
    #expect(try first(in: "Text(\"A\").padding()\(modifier)")[key] == .number(value))
  }

  /// What is made as written is nil where it is declared so, which nobody guesses; a screen may be given something.
  @Test(
    arguments: [
      ("Model().name", 0), ("Model(count: 2).name", 0), ("name", 1),
    ])
  func whatIsDeclaredNilIsNil(_ path: String, _ guesses: Int) throws {
    let reading = try read(
      "List { Text(\(path) ?? \"none\") }", more: "var name: String?",
      outside: "struct Model { var name: String?; var count = 1 }")
    #expect(titles(reading) == ["none"])
    #expect(reading.guesses.count == guesses)
  }

  /// Sliders know where they are between fractions, and are in the middle where their range is not known.
  @Test(
    arguments: [
      ("in: 0...1.5", 0.5, 0), ("in: 0.5...1", 0.5, 0), ("in: 0...3", 0.25, 0), ("in: model.range", 0.5, 1),
    ])
  func slidersKnowWhereTheyAre(_ range: String, _ part: Double, _ guesses: Int) throws {
    let reading = try read("List { Slider(value: .constant(0.75), \(range)) }")
    let slider = rows(reading).first?["contentView"]?["subviews"]?.items.first?["slider"]
    #expect(slider?["value"] == .number(part))
    #expect(reading.guesses.count == guesses)
  }

  /// A choice shows the first text that it is made of, however deep that lies.
  @Test(arguments: [
    "Text(\"B\")", "HStack { Image(systemName: \"star\"); Text(\"B\") }",
    "ZStack { Circle(); HStack { Label(\"B\", systemImage: \"star\") } }",
  ])
  func choicesShowTheirText(_ option: String) throws {
    let row = try content("Picker(\"A\", selection: .constant(1)) { \(option).tag(1) }")
    #expect(row["accessories"]?.items.first?["popUpMenu"]?.text == "B")
  }

  /// What lies behind a view may be of any type.
  @Test(arguments: [
    "Color.red", "true ? AnyView(Color.red) : AnyView(Text(\"X\"))", "AnyView(Color(.systemRed))",
  ])
  func aViewOfAnyTypeLiesBehind(_ behind: String) throws {
    let made = try first(in: "Text(\"A\").padding().background(AnyView(\(behind))).cornerRadius(8)")
    #expect(made["backgroundColor"]?.text == "systemRed")
    #expect(made["cornerRadius"] == .number(8))
  }

  /// Controls are as wide as they may be, unless their style is not.
  @Test(
    arguments: [
      ("Toggle(\"A\", isOn: .constant(true)).toggleStyle(.button)", false),
      ("Toggle(\"A\", isOn: .constant(true))", true), ("ProgressView(value: 0.5)", true),
      ("ProgressView(value: 0.5).progressViewStyle(.circular)", false),
    ])
  func controlsAreAsWideAsTheirStyle(_ view: String, _ isWide: Bool) throws {
    let row = try #require(rows(read("List { \(view).listRowInsets(EdgeInsets()) }")).first)
    let lines = row["contentView"]?["constraints"]?.items.compactMap(\.text) ?? []
    #expect(lines.filter { $0.contains("trailing ==") }.isEmpty != isWide)
  }

  /// A view beside another one in a stack.
  private func first(in views: String) throws -> JSON {
    try #require(content("HStack { \(views); Text(\"B\") }")["subviews"]?.items.first)
  }

  /// A button has its symbol by the keys of buttons, which are not those of image views.
  @Test(
    arguments: [
      ("", nil), (".font(.headline)", "headline"), (".font(.system(size: 9))", nil),
    ] as [(String, String?)])
  func buttonsHaveTheirSymbols(_ font: String, _ textStyle: String?) throws {
    let reading = try read(
      "List { Button(\"A\", systemImage: \"star\") {}.buttonStyle(.bordered)\(font); HStack { Button(\"B\", systemImage: \"star\") {}.buttonStyle(.bordered)\(font); Text(\"C\") } }"
    )
    for row in rows(reading) {
      let view = row["contentView"]?["subviews"]?.items.first
      let button = view?["button"] ?? view?["subviews"]?.items.first?["button"]
      let image = try #require(button?["image"])
      #expect(image["systemName"]?.text == "star" && image["preferredSymbolConfiguration"] == nil)
      #expect(image["configuration"]?["textStyle"]?.text == textStyle)
      #expect((image["configuration"] == nil) == font.isEmpty)
    }
  }

  /// A picture that is handed on, or that another library has, is a box of its size.
  @Test(arguments: ["icon", "IconProvider.pencil.resizable()", "icon.resizable()"])
  func picturesOfOthersHaveTheirSize(_ picture: String) throws {
    let view = try content(
      "HStack { \(picture).frame(width: 24, height: 20); Text(\"A\") }", more: "let icon: Image")
    #expect(written(view).contains("\"placeholder\""))
    #expect(written(view).contains("\"width\":24") && !written(view).contains("minWidth"))
  }

  /// A colour that is not known is a grey one.
  @Test func aColourThatIsHandedOnIsDrawn() throws {
    let view = try content(
      "HStack { color.frame(width: 24, height: 20); Text(\"A\") }", more: "let color: Color")
    #expect(written(view).contains("systemGray5"))
  }

  /// What is read at run time is not known, and has the name that it is written with.
  @Test func aTextThatIsReadIsNotKnown() throws {
    let reading = try read(
      "List { Text(text ?? \"none\"); Text(String(contentsOfFile: \"b\")) }",
      more: "let text = try? String(contentsOfFile: \"a\")")
    #expect(titles(reading) == ["none", "‹String(contentsOfFile: \"b\")›"])
  }
}
