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
    #expect(row?["textLabel"]?.text == "Edit")
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

  /// A style of the project that a view around a control gives is left out, and said to be.
  @Test(arguments: [
    ("Button(\"A\") {}.buttonStyle(Own())", "", false), ("Button(\"A\") {}", ".buttonStyle(Own())", true),
    ("Button(\"A\") {}", ".buttonStyle(.plain)", false), ("Text(\"A\")", ".listStyle(.plain)", false),
  ])
  func stylesThatAreLeftOutAreGuesses(_ view: String, _ around: String, isLeftOut: Bool) throws {
    let own = """
      struct Own: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.bold() }
      }
      """
    let reading = try read("List { \(view) }\(around)", outside: own)
    #expect(reading.guesses.map(\.message) == (isLeftOut ? ["the style Own() is left out"] : []))
  }
}
