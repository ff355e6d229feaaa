import Testing

@testable import SwiftUIReader

/// What the views of SwiftUI become.
struct ViewTests: ReadsViews {
  /// Symbols as SFSafeSymbols names them.
  @Test(arguments: [
    ("gear", "gear"), ("handRaisedFill", "hand.raised.fill"), ("_1Circle", "1.circle"),
    ("goforward10", "goforward.10"), ("squareStack3dUp", "square.stack.3d.up"),
  ])
  func safeSymbolsHaveTheNamesOfTheSystem(_ name: String, _ expected: String) throws {
    let reading = try read("List { Label(\"A\", systemSymbol: .\(name)) }")
    #expect(rows(reading).first?["imageView"]?["systemName"]?.text == expected)
  }

  /// A row with views of its own leads on as others do, and its line begins below its text.
  @Test func aLinkOfViewsHasItsArrow() throws {
    let reading = try read(
      """
      List {
        NavigationLink { Text("x") } label: {
          HStack(alignment: .top, spacing: 16) { Image(systemName: "wifi").frame(width: 32); Text("A") }
        }
      }
      """)
    #expect(rows(reading).first?["contentView"] != nil)
    #expect(rows(reading).first?["accessoryType"]?.text == "disclosureIndicator")
    #expect(rows(reading).first?["separatorInset"]?["left"] != nil)
  }

  /// A symbol beside a text has its colour and stands before it; that of a Label has the tint and a column of its own.
  @Test(arguments: ["", "Spacer(); Text(\"C\")"])
  func anImageInAStackHasNoColumn(_ more: String) throws {
    let reading = try read(
      """
      List {
        HStack(spacing: 12) { Image(systemName: "wifi"); Text("A"); \(more) }
        Label("B", systemImage: "wifi")
      }
      """)
    let rows = rows(reading)
    #expect(rows[0]["imageView"] == nil)
    let stack = rows[0]["contentView"]?["subviews"]?.items.first
    #expect(stack?["hStack"]?["spacing"] == .number(12))
    #expect(stack?["subviews"]?.items.first?["imageView"]?["tintColor"]?.text == "label")
    #expect(rows[0]["separatorInset"]?["left"] == .number(48.4))
    #expect(rows[1]["imageView"] != nil && rows[1]["imageView"]?["tintColor"] == nil)
  }

  /// Of a picker whose choice is not known the first one is shown, as a guess; where all is known, no wrong one is.
  @Test(
    arguments: [
      ("$model.kind", "let model: Model", "A", true), ("$kind", "@State var kind = 2", "B", false),
      ("$kind", "@State var kind = 3", nil, false),
    ] as [(String, String, String?, Bool)])
  func aPickerShowsItsChoice(_ selection: String, _ more: String, _ shown: String?, _ isGuess: Bool) throws {
    let reading = try read(
      "Form { Picker(\"P\", selection: \(selection)) { Text(\"A\").tag(1); Text(\"B\").tag(2) } }", more: more
    )
    let row = try #require(rows(reading).first)
    #expect(row["accessories"]?.items.first?["popUpMenu"]?.text == shown)
    #expect((row["backgroundView"] != nil) == isGuess)
    #expect(
      reading.guesses.map(\.message)
        == (isGuess ? ["model.kind is not known, so the first choice is shown"] : []))
  }

  /// `bold()` is as heavy as the text style has it, a weight is what it says; lines have the style's leading.
  @Test(arguments: [
    (".bold()", "semibold", true), (".font(.title3.bold())", "semibold", true),
    (".font(.title2.bold())", "bold", true), (".fontWeight(.bold)", "bold", true),
    (".font(.system(size: 20)).bold()", "bold", false),
  ])
  func lettersHaveTheirWeight(_ modifier: String, _ weight: String, _ hasLeading: Bool) throws {
    let label = try #require(rows(read("List { Text(\"A\")\(modifier) }")).first?["textLabel"])
    #expect(label["font"]?["weight"]?.text == weight)
    #expect((label["usesFontLeading"] == .bool(true)) == hasLeading)
  }

  /// The margin that a list says takes the place of the space above its first card.
  @Test(
    arguments: [
      (".contentMargins(.top, 4)", JSON.number(-31)),
      (".contentMargins(.vertical, 40, for: .scrollContent)", .number(5)),
      (".contentMargins(.horizontal, 4)", nil),
      (".navigationTitle(\"A\").contentMargins(.top, 4)", .number(0)),
    ] as [(String, JSON?)])
  func listsBeginWhereTheySay(_ modifier: String, _ inset: JSON?) throws {
    let reading = try read("List { Text(\"A\") }\(modifier)")
    #expect(reading.document["collectionView"]?["contentInset"]?["top"] == inset)
  }

  /// A row that says its insets begins there.
  @Test func rowsHaveTheInsetsThatTheySay() throws {
    let reading = try read(
      "List { Text(\"A\").listRowInsets(EdgeInsets(top: 4, leading: 0, bottom: 8, trailing: 2)) }")
    let lines = rows(reading).first?["contentView"]?["constraints"]?.items.compactMap(\.text) ?? []
    let expected = [
      "leading == superview.leading + 0", "trailing <= superview.trailing - 2", "top >= superview.top + 4",
      "bottom <= superview.bottom - 8", "height >= 40",
    ]
    for line in expected { #expect(lines.contains { $0.hasSuffix(line) }, "\(lines)") }
  }

  /// A shape with a stroke over a view is its border.
  @Test(arguments: [
    (
      ".overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.red, lineWidth: 2))", "systemRed", 2.0,
      8.0 as Double?
    ),
    (".overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.blue) }", "systemBlue", 1, 8),
    (".overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.ours))", "separator", 1, 8),
    (".border(.green, width: 3)", "systemGreen", 3, nil),
  ])
  func strokesAreBorders(_ modifier: String, _ color: String, _ width: Double, _ radius: Double?) throws {
    let view = rows(try read("List { Text(\"A\")\(modifier) }")).first?["contentView"]?["subviews"]?.items
      .first
    #expect(view?["borderColor"]?.text == color)
    #expect(view?["borderWidth"] == .number(width))
    #expect(view?["cornerRadius"] == radius.map(JSON.number))
  }

  @Test func aGaugeIsABarBelowItsLabel() throws {
    let reading = try read("List { Gauge(value: 30, in: 0...40) { Text(\"A\") } }")
    let views = rows(reading).first?["contentView"]?["subviews"]?.items.first?["subviews"]?.items
    #expect(views?.map { $0["progressView"]?["progress"] } == [nil, .number(0.75)])
    #expect(reading.tally.boxes == 0)
  }

  /// Pictures that other libraries load have the place of a picture.
  @Test(arguments: ["AsyncImage(url: url)", "LazyImage(url: url).processors([])", "KFImage(url)"])
  func aLoadedImageHasItsPlace(_ image: String) throws {
    let reading = try read("List { HStack { \(image).frame(width: 40, height: 40); Text(\"A\") } }")
    let row = try #require(rows(reading).first)
    let stack = row["contentView"]?["subviews"]?.items.first
    #expect(stack?["subviews"]?.items.first?["imageView"]?["placeholder"] != nil)
    #expect(reading.tally.boxes == 0)
  }

  @Test func aClearRowHasNoBackground() throws {
    let reading = try read("List { Text(\"A\").listRowBackground(Color.clear) }")
    #expect(rows(reading).first?["backgroundColor"]?.text == "clear")
  }

  @Test func controlsBecomeRows() throws {
    let reading = try read(
      """
      NavigationStack {
        Form {
          Section("Head") { Toggle("On", isOn: $isOn); LabeledContent("Key", value: "Value") } footer: { Text("Foot") }
          NavigationLink("Next") { Text("hidden") }
          Button("Delete", role: .destructive) {}
          UnknownThing()
        }
        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
      """, more: "@State private var isOn = true")
    #expect(reading.document["navigationBar"]?["title"]?.text == "Title")
    #expect(reading.document["navigationBar"]?["prefersLargeTitles"] == nil)
    let section = reading.document["collectionView"]?["sections"]?.items.first
    #expect(section?["header"]?.text == "Head")
    #expect(section?["footer"]?.text == "Foot")
    let rows = rows(reading)
    #expect(rows[0]["accessoryView"]?["switch"]?.text == "on")
    #expect(rows[1]["detailTextLabel"]?["text"]?.text == "Value")
    #expect(rows[2]["accessoryType"]?.text == "disclosureIndicator")
    #expect(rows[3]["textLabel"]?["textColor"]?.text == "systemRed")
  }

  /// Texts in rows of views follow the text size, unless they have a size.
  @Test(
    arguments: [
      ("", "body", nil), (".bold()", "body", "semibold"), (".font(.caption)", "caption1", nil),
      (".font(.system(size: 9))", nil, nil),
    ] as [(String, String?, String?)])
  func textsFollowTheTextSize(_ modifier: String, _ textStyle: String?, _ weight: String?) throws {
    let view = try content("HStack { Text(\"A\")\(modifier); Text(\"B\") }")["subviews"]?.items.first
    #expect(view?["label"]?["font"]?["textStyle"]?.text == textStyle)
    #expect(view?["label"]?["font"]?["weight"]?.text == weight)
  }

  /// A slider stands between its ends.
  @Test(
    arguments: [
      (
        "Slider(value: $value) { Text(\"L\") } minimumValueLabel: { Text(\"0\") } maximumValueLabel: { Text(\"9\") }",
        ["0", "", "9"]
      ),
      (
        "Slider(value: $value, minimumValueLabel: Text(\"0\"), maximumValueLabel: Text(\"9\")) { Text(\"L\") }",
        ["0", "", "9"]
      ),
      ("Slider(value: $value) { Text(\"L\") }", []),
    ])
  func slidersStandBetweenTheirEnds(_ slider: String, _ expected: [String]) throws {
    let view = try content(slider, more: "@State var value = 0.5")
    #expect((view["subviews"]?.items ?? []).map { $0["label"]?["text"]?.text ?? "" } == expected)
    #expect((view["subviews"]?.items ?? [view]).contains { $0["slider"] != nil })
  }

  /// Of Markdown no marks are shown, and other signs are kept.
  @Test(
    arguments: [
      ("**Bold** and *italic*", "Bold and italic"), ("an _old_ one", "an old one"),
      ("2 * 3 * 4", "2 * 3 * 4"),
      ("a*b", "a*b"), ("snake_case_name", "snake_case_name"), ("* a", "* a"), ("*", "*"), ("**", "**"),
      ("[link](https://a.b) _x_", "link x"), ("`a` *b", "a *b"), ("***all***", "all"),
      ("Use `__init__` and `a*b*c` *now*", "Use __init__ and a*b*c now"), ("`[a](b)` _c_", "[a](b) c"),
      ("\\*Required and *this*", "*Required and this"), ("\\_a_ \\[b](c) \\`d`", "_a_ [b](c) `d`"),
      ("\\a \\", "\\a \\"), ("a ` *b*", "a ` b"), ("[*a*](b) [c] (d)", "a [c] (d)"), ("[a](b", "[a](b"),
      ("_a *b_ c*", "a *b c*"), ("*a* *a*", "a a"), ("__a__ _b_", "a b"), ("** a **", "** a **"), ("", ""),
    ])
  func marksOfMarkdownAreLeftOut(_ text: String, _ expected: String) {
    #expect(Markdown.plain(text) == expected)
  }

  /// Texts are Markdown where they are keys: literals, and what has the type of one.
  ///
  /// What a project’s Strings hold is shown.
  @Test(
    arguments: [
      ("Text(\"*a* _b_\")", "a b"), ("Text(verbatim: \"a*b*c\")", "a*b*c"), ("Text(number)", "2*3*4"),
      ("Text(text)", "*x* _y_"), ("Text(key)", "x"), ("Text(title)", "t"), ("Text(\"*\" + \"a*\")", "*a*"),
      ("Text(true ? \"*a*\" : \"*b*\")", "a"), ("Text((\"*a*\"))", "a"),
      ("Text(true ? text : \"*b*\")", "*x* _y_"),
      ("Text(LocalizedStringKey(\"*a*\"))", "a"), ("Text(.init(\"*a*\"))", "a"), ("Text(.init(text))", "x y"),
      ("Text(String(\"*a*\"))", "*a*"), ("Text(String(localized: \"*a*\"))", "*a*"), ("Text(list[0])", "*l*"),
      ("Text(keys[0])", "k"), ("Button(\"_go_\") {}", "go"), ("Button(text) {}", "*x* _y_"),
      ("Label(\"*a*\", systemImage: \"star\")", "a"), ("Label(text, systemImage: \"star\")", "*x* _y_"),
      ("Row(text: \"*a*\", key: \"*b*\")", "*a* b"), ("Text(made())", "*m*"),
      ("Text(\"*a\\(text)*\")", "a*x* _y_"),
    ])
  func onlyKeysAreMarkdown(_ view: String, _ expected: String) throws {
    let reading = try read(
      "List { HStack { \(view); Spacer(minLength: 9); Text(\"Z\"); Text(\"Z\") } }",
      more: """
        let text = "*x* _y_"
        var number: String { "2*3*4" }
        let key: LocalizedStringKey = "*x*"
        var title: LocalizedStringResource { "*t*" }
        let list = ["*l*"], keys: [LocalizedStringKey] = ["*k*"]
        func made() -> String { "*m*" }
        """,
      outside: """
        struct Row: View {
          let text: String, key: LocalizedStringKey
          var body: some View { Text(text) + Text(" ") + Text(key) }
        }
        """)
    let texts = rows(reading).map { shown(in: $0) }
    #expect(texts.first?.first == expected)
  }

  /// The texts of labels and buttons in a view.
  private func shown(in view: JSON) -> [String] {
    let runs = view["label"]?["attributedText"]?.items.compactMap { $0.text ?? $0["text"]?.text }.joined()
    let own = [view["label"]?["text"]?.text ?? runs, view["button"]?["title"]?.text].compactMap(\.self)
    return own + (view["contentView"].map { [$0] } ?? view["subviews"]?.items ?? []).flatMap { shown(in: $0) }
  }

  /// What shares says so, and a group shows by its arrow whether it is open.
  @Test func whatSharesSaysSo() throws {
    let reading = try read(
      """
      List {
        ShareLink(item: "x")
        ShareLink("Give", item: "x")
        DisclosureGroup("A") { Text("B") }
        DisclosureGroup("C", isExpanded: .constant(true)) { Text("D") }
      }
      """)
    #expect(titles(reading) == ["Share…", "Give", "A", "C", "D"])
    let arrows = rows(reading).map { $0["accessories"]?.items.first }
    #expect(arrows.map { $0?["type"]?.text } == [nil, nil, "outlineDisclosure", "outlineDisclosure", nil])
    #expect(arrows.map { $0?["expanded"] } == [nil, nil, nil, .bool(true), nil])
  }

  /// What is not available is told in the middle: a symbol, a title and what describes it.
  @Test func whatIsNotAvailableStandsInTheMiddle() throws {
    for view in [
      "ContentUnavailableView(\"A\", systemImage: \"star\", description: Text(\"B\"))",
      "ContentUnavailableView { Label(\"A\", systemImage: \"star\") } description: { Text(\"B\") }",
    ] {
      let views = try content("\(view); Text(\"row\")")["subviews"]?.items ?? []
      #expect(views.first?["imageView"]?["systemName"]?.text == "star")
      #expect(views.dropFirst().map { $0["label"]?["text"]?.text } == ["A", "B"])
      #expect(
        views.dropFirst().map { $0["label"]?["font"]?["textStyle"]?.text } == ["title3", "subheadline"])
    }
  }

  /// Views that wrap a control of UIKit are drawn as the control that they are named after.
  @Test func aWrappedControlIsDrawnAsItsName() throws {
    let reading = try read(
      #"DecimalTextField("0", text: $amount)"#,
      more: "@State var amount = \"5\"\nstruct DecimalTextField: UIViewRepresentable {}")
    #expect(reading.tally.boxes == 0)
    #expect(reading.guesses.map(\.message) == ["DecimalTextField is drawn as TextField"])
  }

  /// The edges of lines between rows are those of the views.
  @Test(
    arguments: [
      ("listRowSeparatorLeading", "leading"), ("listRowSeparatorTrailing", "trailing"),
      ("leading", "leading"),
      ("center", nil),
    ] as [(String, String?)])
  func stacksStandAtTheEdgesOfLines(_ alignment: String, _ expected: String?) throws {
    let stack = try content(
      "HStack { VStack(alignment: .\(alignment)) { Text(\"A\"); Text(\"B\") }; Circle() }")
    #expect(stack["subviews"]?.items.first?["vStack"]?["alignment"]?.text == expected)
  }

  /// A constant binding is as what it is bound to.
  @Test(arguments: [
    ("Toggle(\"A\", isOn: .constant(true))", "on"), ("Toggle(\"A\", isOn: Binding.constant(true))", "on"),
    ("Toggle(\"A\", isOn: .constant(false))", "off"), ("Own(isOn: .constant(true))", "on"),
    ("Toggle(\"A\", isOn: .constant())", "off"),
  ])
  func constantBindingsAreKnown(_ view: String, _ expected: String) throws {
    let own =
      "struct Own: View { @Binding var isOn: Bool; var body: some View { Toggle(\"A\", isOn: $isOn) } }"
    let row = try rows(read("List { \(view) }", outside: own)).first
    #expect(row?["accessoryView"]?["switch"]?.text == expected)
  }

  /// Of several views the first that fits is shown, which only the layout knows.
  @Test(
    arguments: [
      ("", nil), ("(in: .horizontal)", .string("horizontal")), ("(in: [.horizontal, .vertical])", nil),
    ]
      as [(String, JSON?)])
  func theFirstThatFitsIsShown(_ axes: String, _ expected: JSON?) throws {
    let view = try content("ViewThatFits\(axes) { Text(\"wide\"); HStack { Text(\"a\"); Text(\"b\") } }")
    #expect(view["viewThatFits"] != nil && view["viewThatFits"]?["axes"] == expected)
    #expect(view["subviews"]?.items.map { $0["label"] != nil } == [true, false])
    let header = try read(
      "List { Section { Text(\"A\") } header: { ViewThatFits\(axes) { Text(\"B\"); Text(\"C\") } } }")
    #expect(header.document["collectionView"]?["sections"]?.items.first?["header"]?.text == "B")
    #expect(header.guesses.isEmpty)
  }

  /// Colours are views beside others, too, and are told apart from colours that code names.
  @Test(
    arguments: [
      ("HStack { Color.red; Color.green }", ["systemRed", "systemGreen"]),
      ("HStack { Color.red; Text(\"A\") }", ["systemRed", nil]),
      (
        "ZStack { Color(.systemBlue); Color.red.frame(width: 3); Color.clear }",
        ["systemBlue", "systemRed", "clear"]
      ),
      ("HStack { Text(\"A\"); if true { Color.red } }", [nil, "systemRed"]),
    ] as [(String, [String?])])
  func coloursAreViewsAmongOthers(_ body: String, _ colours: [String?]) throws {
    #expect(try content(body)["subviews"]?.items.map { $0["backgroundColor"]?.text } == colours)
    let named = try content(
      "Text(\"A\").foregroundStyle(tint)",
      more: "var tint: Color { let a = 1; return a > 1 ? Color.red : Color.green }")
    #expect(named["textLabel"]?["textColor"]?.text == "systemGreen")
  }

  /// A circle is as wide as it is high, and stands in the middle of the room that it is offered.
  @Test(
    arguments: [
      (".frame(height: 30)", 30.0, "maxWidth"), (".frame(width: 12)", 12, "maxHeight"),
    ])
  func circlesAreRound(_ frame: String, _ side: Double, _ free: String) throws {
    let outer = try content("HStack { Circle().fill(.red)\(frame); Text(\"A\") }")["subviews"]?.items.first
    let inner = outer?["subviews"]?.items.first
    #expect(inner?["flexibleFrame"]?[free]?.text == "infinity")
    let circle = inner?["subviews"]?.items.first
    #expect(circle?["flexibleFrame"]?["width"] == .number(side))
    #expect(circle?["flexibleFrame"]?["height"] == .number(side))
    #expect(circle?["cornerRadius"] == .number(side / 2))
  }

  /// Texts take the case of letters that is said around them.
  @Test(
    arguments: [
      ("VStack { Text(\"Ab\"); Text(\"c\") }.textCase(.uppercase)", ["AB", "C"]),
      ("VStack { Text(\"Ab\").textCase(.lowercase); Text(\"c\") }.textCase(.uppercase)", ["ab", "C"]),
      ("VStack { Text(\"Ab\").textCase(nil); Text(\"c\") }.textCase(.uppercase)", ["Ab", "C"]),
    ])
  func textsTakeTheCaseAroundThem(_ body: String, _ expected: [String]) throws {
    let views = try content("HStack { \(body); Text(\"x\") }")["subviews"]?.items.first?["subviews"]?.items
    #expect(views?.map { $0["label"]?["text"]?.text } == expected)
  }
}
