import Testing

@testable import SwiftUIReader

/// Styles of buttons, toggles and labels.
struct StyleTests: ReadsViews {
  /// Buttons with something behind them have the configuration that looks like their style.
  @Test(
    arguments: [
      (".buttonStyle(.borderedProminent)", 26, "borderedProminent", nil),
      (".buttonStyle(.bordered).controlSize(.small)", 26, "bordered", "small"),
      (".buttonStyle(.bordered).tint(.red)", 26, "borderedTinted", nil),
      (".buttonStyle(BorderedButtonStyle())", 26, "bordered", nil),
      (".buttonStyle(.glass)", 26, "glass", nil), (".buttonStyle(.glass)", 18, "bordered", nil),
      (".buttonStyle(.glassProminent)", 18, "borderedProminent", nil),
      (".buttonStyle(.plain)", 26, nil, nil), (".buttonStyle(model.style)", 26, nil, nil),
    ] as [(String, Double, String?, String?)])
  func buttonsHaveTheirConfiguration(
    _ modifier: String, _ system: Double, _ style: String?, _ size: String?
  ) throws {
    let reading = try read("List { Button(\"A\") {}\(modifier) }") { $0.system = system }
    let row = try #require(rows(reading).first)
    let button = row["contentView"]?["subviews"]?.items.first?["button"]
    #expect(button?["configuration"]?["style"]?.text == style)
    #expect(button?["configuration"]?["buttonSize"]?.text == size)
    #expect((button?["title"] ?? row["textLabel"]?["text"])?.text == "A")
  }

  /// A button that has no label of its own to put something behind is a row as usual.
  @Test func aBorderedEditButtonHasItsTitle() throws {
    let row = try rows(read("List { EditButton().buttonStyle(.bordered) }")).first
    #expect(row?["textLabel"]?["text"]?.text == "Edit")
  }

  /// A style around buttons holds for them, and one with a symbol has both.
  @Test func aStyleAroundButtonsHoldsForThem() throws {
    let stack = try content(
      "VStack { Button(\"A\", systemImage: \"star\") {}; Button(role: .destructive) {} label: { Text(\"B\") } }"
        + ".buttonStyle(.bordered)")
    let buttons = stack["subviews"]?.items.map { $0["button"] } ?? []
    #expect(buttons.map { $0?["title"]?.text } == ["A", "B"])
    #expect(buttons.first??["image"]?["systemName"]?.text == "star")
    #expect(buttons.last??["tintColor"]?.text == "systemRed")
  }

  /// Styles of the project make their own views of a control.
  @Test(
    arguments: [
      (
        "Button(\"A\") {}.buttonStyle(Own())",
        "struct Own: ButtonStyle { func makeBody(configuration: Configuration) -> some View { HStack { configuration.label; Text(configuration.isPressed ? \"1\" : \"2\") } } }",
        ["A", "2"]
      ),
      (
        "Button(\"A\") {}.buttonStyle(.own)",
        "struct Own: ButtonStyle { func makeBody(configuration: Configuration) -> some View { VStack { Text(\"1\"); configuration.label; Text(\"2\") } } }\nextension ButtonStyle where Self == Own { static var own: Own { Own() } }",
        ["1", "A", "2"]
      ),
      (
        "Label(\"A\", systemImage: \"star\").labelStyle(.own)",
        "struct Own: LabelStyle { var more = \"1\"; func makeBody(configuration: Configuration) -> some View { HStack { configuration.title; Text(more) } } }\nextension LabelStyle where Self == Own { static var own: Self { .init() } }",
        ["A", "1"]
      ),
      (
        "Label(\"A\", systemImage: \"star\").labelStyle(.own(more: \"2\"))",
        "struct Own: LabelStyle { var more = \"1\"; func makeBody(configuration: Configuration) -> some View { HStack { configuration.title; Text(more) } } }\nextension LabelStyle where Self == Own { static func own(more: String) -> Self { .init(more: more) } }",
        ["A", "2"]
      ),
      (
        "Label(\"A\", systemImage: \"star\").labelStyle(Own())",
        "struct Own: LabelStyle { func makeBody(configuration: Configuration) -> some View { HStack { configuration.title; Text(\"1\"); configuration.icon } } }",
        ["A", "1"]
      ),
      (
        "Toggle(\"A\", isOn: $isOn).toggleStyle(Own())",
        "struct Own: ToggleStyle { func makeBody(configuration: Configuration) -> some View { HStack { configuration.label; Text(configuration.isOn ? \"on\" : \"off\") } } }",
        ["A", "on"]
      ),
      (
        "HStack { Text(\"0\"); Button(\"A\") {}.buttonStyle(Own()) }",
        "struct Own: PrimitiveButtonStyle { func makeBody(configuration: Configuration) -> some View { Button(configuration).bold() } }",
        ["0", "A"]
      ),
    ] as [(String, String, [String])])
  func stylesOfTheProjectMakeViews(_ control: String, _ style: String, _ expected: [String]) throws {
    let stack = try content(control, more: "@State var isOn = true", outside: style)
    #expect((stack["subviews"]?.items ?? []).compactMap { $0["label"]?["text"]?.text } == expected)
  }

  private static let own = """
    struct Own: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { HStack { Text("own"); configuration.label } }
    }
    struct Switch: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View { HStack { Text("own"); configuration.label } }
    }
    struct Icon: LabelStyle {
      func makeBody(configuration: Configuration) -> some View { HStack { Text("own"); configuration.title } }
    }
    struct Broken: ButtonStyle {}
    extension ButtonStyle where Self == Own { static var own: Own { Own() } }
    """

  /// Styles of the project that views around a control give are applied, unless it has one itself.
  @Test(
    arguments: [
      ("List { Button(\"A\") {} }.buttonStyle(Own())", true),
      ("List { Button(\"A\") {} }.buttonStyle(.own)", true),
      ("List { Section { Button(\"A\") {} }.buttonStyle(Own()) }", true),
      ("List { Section(content: { Button(\"A\") {} }).buttonStyle(Own()) }", true),
      ("List { Group { Toggle(\"A\", isOn: .constant(true)) }.toggleStyle(Switch()) }", true),
      ("List { Label(\"A\", systemImage: \"star\") }.labelStyle(Icon())", true),
      ("List { Button(\"A\", systemImage: \"star\") {} }.labelStyle(Icon())", true),
      ("List([1], id: \\.self) { _ in Button(\"A\") {} }.buttonStyle(Own())", true),
      ("List { Button(\"A\") {}.buttonStyle(.plain) }.buttonStyle(Own())", false),
      ("List { Button(\"A\") {}.buttonStyle(.plain).buttonStyle(Own()) }", false),
    ])
  func stylesAroundControlsMakeViews(_ body: String, isApplied: Bool) throws {
    let reading = try read(body, outside: StyleTests.own)
    #expect(labels(in: reading.document) == (isApplied ? ["own", "A"] : ["A"]))
    #expect(reading.guesses.map(\.message) == [])
  }

  private func labels(in json: JSON) -> [String] {
    let own = (json["label"] ?? json["textLabel"])?["text"]?.text
    return (own.map { [$0] } ?? [])
      + (json.items + json.members.map(\.value)).flatMap { labels(in: $0) }
  }

  /// A style that makes no views is left out, and said to be, where a control has it.
  @Test(
    arguments: [
      ("Button(\"A\") {}", ".buttonStyle(Broken())", "Broken()"),
      ("Button(\"A\") {}", ".buttonStyle(model.style)", "model.style"),
      ("Button(\"A\") {}.buttonStyle(.brand)", "", ".brand"), ("Text(\"A\")", ".buttonStyle(.brand)", nil),
      ("Button(\"A\") {}", ".buttonStyle(.plain)", nil), ("Text(\"A\")", ".listStyle(.plain)", nil),
      ("Button(\"A\") {}.buttonStyle(PlainButtonStyle())", ".labelStyle(DefaultLabelStyle())", nil),
    ] as [(String, String, String?)])
  func stylesThatAreLeftOutAreGuesses(_ view: String, _ around: String, _ style: String?) throws {
    let reading = try read("List { \(view) }\(around)", outside: StyleTests.own)
    #expect(reading.guesses.map(\.message) == (style.map { ["the style \($0) is left out"] } ?? []))
  }

  /// Styles are known by the names of their types, too.
  @Test(
    arguments: [
      (".buttonStyle(PlainButtonStyle())", nil), (".buttonStyle(.plain)", nil),
      (".buttonStyle(DefaultButtonStyle())", "systemBlue"),
    ] as [(String, String?)])
  func plainButtonsHaveNoTint(_ modifier: String, _ color: String?) throws {
    let row = try rows(read("List { Button(\"A\") {}\(modifier) }")).first
    #expect(row?["textLabel"]?["textColor"]?.text == color)
  }

  /// An old style of switches has a tint.
  @Test func aStyleMayHaveATint() throws {
    let toggle = "Toggle(\"A\", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))"
    let row = try rows(read("List { \(toggle) }")).first
    #expect(row?["accessoryView"]?["switch"]?["tintColor"]?.text == "systemRed")
  }

  /// Buttons of the library bring their labels along, also beside other views.
  @Test(arguments: [
    ("EditButton()", ["Edit"]), ("RenameButton()", ["Rename"]),
    ("HStack { Text(\"A\"); EditButton() }", ["A", "Edit"]),
    ("HStack { Text(\"A\"); RenameButton() }", ["A", "Rename"]),
  ])
  func readyButtonsHaveLabels(_ view: String, _ expected: [String]) throws {
    let reading = try read("List { \(view) }")
    #expect(labels(in: reading.document) == expected)
    #expect(reading.tally.boxes == 0)
  }

  /// A button that pastes is filled.
  @Test(arguments: ["", ".buttonStyle(.plain)"]) func aButtonThatPastesIsFilled(_ style: String) throws {
    let paste = "PasteButton(payloadType: String.self) { _ in }\(style)"
    for view in [paste, "HStack { Text(\"A\"); \(paste) }"] {
      let content = try content(view)
      let button = content["button"] ?? content["subviews"]?.items.last?["button"]
      #expect(button?["title"]?.text == "Paste")
      #expect(button?["configuration"]?["style"]?.text == "borderedProminent")
    }
  }

  /// A modifier of the project may be named as a view of the library is, which is meant in other places.
  @Test func modifiersAreNamedAsViews() throws {
    let reading = try read(
      """
      List {
        Text("A").leads()
        Text("B").modifier(Link(screen: 1))
        Link("C", destination: URL(string: "https://example.com")!)
      }
      """,
      outside: """
        extension View { func leads() -> some View { modifier(Link(screen: 2)) } }
        struct Link: ViewModifier {
          let screen: Int
          func body(content: Content) -> some View { NavigationLink(value: screen, label: { content }) }
        }
        """)
    #expect(titles(reading) == ["A", "B", "C"])
    #expect(
      rows(reading).map { $0["accessories"] != nil || $0["accessoryType"] != nil } == [true, true, false])
  }
}
