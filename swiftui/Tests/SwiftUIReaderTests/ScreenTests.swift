import Foundation
import Testing

@testable import SwiftUIReader

/// What a screen is made of besides the rows of its list.
struct ScreenTests: ReadsViews {
  /// The texts of a row, whatever views they are in.
  private func texts(in row: JSON) -> [String] {
    switch row {
    case .object(let members):
      members.flatMap { member in
        member.name == "text" ? member.value.text.map { [$0] } ?? [] : texts(in: member.value)
      }
    case .array(let items): items.flatMap { texts(in: $0) }
    case .placed(_, let value): texts(in: value)
    default: []
    }
  }

  /// What a screen does when it appears is done, unless nothing is known of it or it waits for something else.
  @Test(
    arguments: [
      (".onAppear { load() }", ["A", "B"]), (".onAppear(perform: load)", ["A", "B"]),
      (".task { names = [\"C\"] }", ["C"]), (".task { names = await names() }", []),
      (".onAppear { names = model.names }", []), (".onAppear { withAnimation { load() } }", ["A", "B"]),
      (".onAppear { DispatchQueue.main.async { load() } }", ["A", "B"]), ("", []),
    ] as [(String, [String])])
  func aScreenDoesWhatItDoesWhenItAppears(_ modifier: String, _ expected: [String]) throws {
    let reading = try read(
      "NavigationStack { List { ForEach(names, id: \\.self) { Text($0) } } }\(modifier)",
      more: """
        let model: Model
        @State private var names: [String] = []
        func load() { names = ["A", "B"] }
        """
    ) { $0.sampleRows = 0 }
    #expect(titles(reading) == expected)
  }

  /// A screen that would wait from then on is drawn as it is before.
  @Test func aScreenThatBeginsToWaitIsDrawnBefore() throws {
    let reading = try read(
      "List { if waits { ProgressView() } else { Text(\"A\"); Text(\"B\") } }.onAppear { waits = true }",
      more: "@State private var waits = false")
    #expect(titles(reading) == ["A", "B"])
  }

  /// A screen that would show nothing but empty lists has three rows as samples, unless a number is asked for.
  @Test(
    arguments: [
      (nil, "let names: [String]", ["‹names[1]›", "‹names[2]›", "‹names[3]›"]),
      (nil, "@State var names: [String] = []", ["‹names[1]›", "‹names[2]›", "‹names[3]›"]),
      (0, "let names: [String]", []), (1, "let names: [String]", ["‹names[1]›"]),
      (nil, "let names = [\"A\"]", ["A"]),
    ] as [(Int?, String, [String])])
  func aListWithoutDataShowsHowItsRowsAreMade(_ rows: Int?, _ more: String, _ expected: [String]) throws {
    let reading = try read(
      "List { ForEach(names, id: \\.self) { Text($0) } }.navigationTitle(\"T\")", more: more
    ) { $0.sampleRows = rows }
    #expect(titles(reading) == expected)
    #expect(
      reading.guesses.contains { $0.message.contains("items") } == (expected.first?.hasPrefix("‹") == true))
  }

  /// What stands above a list is one of its rows, without a card; what stands beside it, below it or over it is not.
  @Test(
    arguments: [
      ("VStack { Text(\"A\"); List { Text(\"B\") }; Spacer(); Button(\"C\") {} }", ["A", "B"]),
      ("ZStack { Color.red; List { Text(\"B\") }; Text(\"C\") }", ["B"]),
      ("HStack { Text(\"A\"); VStack { List { Text(\"B\") }; Text(\"C\") } }", ["B"]),
      ("VStack { ZStack { Text(\"A\") }; List { Text(\"B\") } }", ["A", "B"]),
    ])
  func viewsAboveAndBelowAListAreShown(_ body: String, _ expected: [String]) throws {
    let reading = try read(body)
    #expect(rows(reading).flatMap { texts(in: $0) } == expected)
    for row in rows(reading) {
      let isBare = texts(in: row) != ["B"]
      #expect((row["backgroundColor"]?.text == "clear") == isBare)
      #expect((row["separatorInset"]?["right"] == .number(4_096)) == isBare)
      // Labels of the usual rows would end where their line does.
      #expect((row["contentView"] != nil) == isBare)
    }
  }

  /// The lines of a list have the colour that all of its rows say, themselves or by their sections.
  @Test(
    arguments: [
      ("Text(\"A\").listRowSeparatorTint(.red); Text(\"B\").listRowSeparatorTint(.red)", "systemRed"),
      ("Section { Text(\"A\"); Text(\"B\") }.listRowSeparatorTint(Color.red)", "systemRed"),
      (
        "Text(\"A\").listRowSeparatorTint(.red); Text(\"B\").listRowSeparator(.hidden, edges: .bottom)",
        "systemRed"
      ),
      ("Text(\"A\").listRowSeparatorTint(.red); Text(\"B\")", nil),
      ("Text(\"A\").listRowSeparatorTint(.red, edges: .top)", nil),
      ("Text(\"A\").listRowSeparatorTint(theme.line)", nil),
    ] as [(String, String?)])
  func linesHaveTheColourOfTheirRows(_ rows: String, _ expected: String?) throws {
    let reading = try read("VStack { Text(\"T\"); List { \(rows) } }", more: "let theme: Theme")
    #expect(reading.document["collectionView"]?["separatorColor"]?.text == expected)
  }

  /// A section of a plain list may hide the line below its last row, and that above its first one.
  @Test(
    arguments: [
      ("plain", "", "", [false, false]), ("plain", "(.hidden)", "", [true, false]),
      ("plain", "(.hidden, edges: .top)", "", [false, false]),
      ("plain", "(.hidden, edges: .bottom)", "", [true, false]),
      ("plain", "", "(.hidden, edges: .top)", [true, false]),
      ("plain", "(.visible)", "(.hidden)", [true, true]),
      ("insetGrouped", "(.hidden)", "", [false, false]),
    ])
  func sectionsHideTheLinesAroundThem(
    _ style: String, _ first: String, _ second: String, _ expected: [Bool]
  ) throws {
    let said = [first, second].map { $0.isEmpty ? "" : ".listSectionSeparator\($0)" }
    let reading = try read(
      "List { Section { Text(\"A\") }\(said[0])\nSection { Text(\"B\") }\(said[1]) }.listStyle(.\(style))")
    #expect(rows(reading).map { $0["separatorInset"]?["right"] == .number(4_096) } == expected)
  }

  /// A list in what scrolls is one of its views, not the screen.
  @Test func aListThatScrollsWithinAnotherIsAView() throws {
    let reading = try read(
      "ScrollView { VStack { Text(\"A\"); VStack { List { Text(\"B\") } }; Text(\"C\") } }")
    #expect(reading.document["collectionView"] == nil)
    #expect(reading.tally.knownTexts == 3)
  }

  /// Views of other libraries are drawn as what stands in them, and told; one with a label is a button.
  @Test(
    arguments: [
      ("WithViewStore(store, observe: { $0 }) { viewStore in List { Text(\"A\") } }", ["A"]),
      ("Other { List { Text(\"A\") } }.padding()", ["A"]),
      ("List { FilePicker(types: []) { urls in print(urls) } label: { Text(\"A\") } }", ["A"]),
      ("List { Other(3) { number in Text(\"\\(number)\") } }", ["3"]),
      ("List { Other(3).padding() }", []),
    ])
  func viewsOfOtherLibrariesShowWhatStandsInThem(_ body: String, _ expected: [String]) throws {
    let reading = try read(body, more: "let store: StoreOf<Feature>")
    #expect(titles(reading) == expected)
    #expect(reading.guesses.contains { $0.message.contains("drawn") })
    #expect(reading.tally.boxes == (expected.isEmpty ? 1 : 0))
  }

  /// A screen for developers is read as they see it; a file without a view is an error still.
  @Test(arguments: [("DEBUG", true), ("os(tvOS)", false)])
  func aScreenForDevelopersIsRead(_ condition: String, _ isRead: Bool) throws {
    let source =
      "import SwiftUI\n#if \(condition)\nstruct A: View { var body: some View { List { Text(\"A\") } } }\n#endif\n"
    let reading = Result { try Reader().read(Array(source.utf8), at: "A.swift", root: "/nowhere/at/all") }
    #expect((try? reading.get()).map(titles) == (isRead ? ["A"] : nil))
  }

  /// Texts by the names that Xcode and generators make of keys, of which some begin with their table.
  @Test(
    arguments: [
      (".title", "A title"), (".Settings.title", "Settings’ title"), (".settings(.title)", "Settings’ title"),
      (".settings(.every(3))", "Every 3 days"), (".settings", "All settings"),
      (".settings(.none)", "‹…›"), (".missing", "‹…›"), ("R.string.localizable.title()", "A title"),
      ("R.string.settings.every(3)", "Every 3 days"),
    ])
  func textsAreFoundByTheNamesOfTheirKeys(_ name: String, _ expected: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tables = [
      "Localizable": #"{"title": "A title", "settings": "All settings"}"#,
      "Settings": #"{"title": "Settings’ title", "every": "Every %lld days"}"#,
    ]
    for (name, texts) in tables {
      let pairs = try #require(try JSONSerialization.jsonObject(with: Data(texts.utf8)) as? [String: String])
      let catalogue: [String: Any] = [
        "sourceLanguage": "en",
        "strings": pairs.mapValues { ["localizations": ["en": ["stringUnit": ["value": $0]]]] },
      ]
      try JSONSerialization.data(withJSONObject: catalogue)
        .write(to: folder.appendingPathComponent("\(name).xcstrings"))
    }
    for argument in name.hasPrefix("R.") ? [name] : [name, "String(localized: \(name))"] {
      let source = "struct A: View { var body: some View { List { Text(\(argument)) } } }"
      let path = folder.appendingPathComponent("A.swift").path
      let reading = try Reader().read(Array(source.utf8), at: path, root: folder.path)
      let label = rows(reading).first?["textLabel"]
      let text = label?["text"]
      let filling = text?["arguments"]?.items.map { $0 == .number(3) ? "3" : "?" } ?? []
      let shown = text?["defaultValue"]?.text.map { FormatString.filled($0, filling) } ?? text?.text
      #expect(shown?.hasPrefix("‹") == true ? expected == "‹…›" : shown == expected)
    }
  }

  /// What extensions of types of the library say by members of their own.
  @Test(arguments: ["name.loud", "Bundle.main.release ?? \"\"", "name.short"])
  func extensionsNameTheirOwnMembers(_ text: String) throws {
    let reading = try read(
      "List { Text(\(text)) }", more: "let name = \"1.0\"",
      outside: """
        extension String {
          var loud: String { isEmpty ? "" : uppercased() }
          var short: String { replacingOccurrences(of: "x", with: "") }
        }
        extension Bundle { var release: String? { infoDictionary?["CFBundleShortVersionString"] as? String } }
        """)
    #expect(titles(reading) == ["1.0"])
  }

  /// Initialisers that a project adds to views of the library, and types behind the names of their modules.
  @Test(arguments: [
    "Label(words: \"A\", symbol: \"star\")", "Label(Kit.Word.first.shown, systemImage: \"star\")",
  ])
  func initializersAndModulesOfAProjectAreFollowed(_ view: String) throws {
    let reading = try read(
      "List { \(view) }",
      outside: """
        extension Label where Title == Text, Icon == Image {
          init(words: String, symbol: String) { self.init(words, systemImage: symbol) }
        }
        enum Word { case first; var shown: String { "A" } }
        """)
    #expect(titles(reading) == ["A"])
    #expect(rows(reading).first?["imageView"]?["systemName"]?.text == "star")
  }

  /// Initialisers that hand on to each other for ever come to an end.
  @Test func initializersInCirclesEnd() throws {
    let reading = try read(
      "List { Text(one: \"A\"); Text(\"B\") }",
      outside: """
        extension Text {
          init(one: String) { self.init(other: one) }
          init(other: String) { self.init(one: other) }
        }
        """)
    #expect(titles(reading).last == "B")
  }

  /// What a view stores as data is what it encoded.
  @Test(arguments: [("data", ["A", "B"]), ("other", ["C"])])
  func dataAreWhatWasEncoded(_ name: String, _ expected: [String]) throws {
    let reading = try read(
      "List { ForEach(Array(names.enumerated()), id: \\.element) { index, name in Text(name) } }",
      more: """
        @AppStorage("data") var data: Data = { try! JSONEncoder().encode(["A", "B"]) }()
        @AppStorage("other") var other: Data?
        var names: [String] { (try? JSONDecoder().decode([String].self, from: \(name))) ?? ["C"] }
        """)
    #expect(titles(reading) == expected)
  }

  /// A list in a list is rows of that one, unless it has a frame and scrolls by itself.
  @Test(
    arguments: [
      ("Form { List { Text(\"A\"); Text(\"B\") } }", ["A", "B"]),
      ("List { Form { Section { Text(\"A\") } }; Text(\"B\") }", ["A", "B"]),
      ("Form { Section { List([1, 2], id: \\.self) { Text(\"\\($0)\") } } }", ["1", "2"]),
      ("Form { List { Text(\"A\") }.frame(height: 90); Text(\"B\") }", ["B"]),
    ])
  func aListInAListIsRowsOfIt(_ body: String, _ expected: [String]) throws {
    #expect(titles(try read(body)) == expected)
  }

  /// A list stays one where something lies over the navigation around it.
  @Test(arguments: ["NavigationStack", "NavigationView"])
  func navigationWithAnOverlayHasItsList(_ name: String) throws {
    let reading = try read("\(name) { List { Text(\"A\") } }.overlay(ProgressView())")
    #expect(titles(reading) == ["A"])
  }
}
