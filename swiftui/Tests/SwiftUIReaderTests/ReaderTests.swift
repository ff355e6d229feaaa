import Foundation
import Testing

@testable import SwiftUIReader

/// What screens are made of sources, which stand in one file without a project.
struct ReaderTests: ReadsViews {
  /// What a language feature gives as titles of rows.
  @Test(arguments: [
    (#"Text("A"); Text("B")"#, "", ["A", "B"]),
    (#"if flag { Text("yes") } else { Text("no") }"#, "@State private var flag = true", ["yes"]),
    (#"if let name { Text(name) } else { Text("none") }"#, "@State var name: String? = nil", ["none"]),
    (#"ForEach(0..<3) { Text("Row \($0)") }"#, "", ["Row 0", "Row 1", "Row 2"]),
    (
      #"ForEach(Kind.allCases, id: \.self) { Text($0.title) }"#,
      "enum Kind: String, CaseIterable { case a, b; var title: String { rawValue.uppercased() } }",
      ["A", "B"]
    ),
    (
      #"switch kind { case .a: Text("first"); case .b(let n): Text("n \(n)") }"#,
      "enum Kind { case a, b(Int) }\nlet kind: Kind = .b(3)", ["n 3"]
    ),
    (#"Text(count > 2 ? "many" : "few")"#, "let count = 3", ["many"]),
    (#"part"#, #"private var part: some View { Text("part") }"#, ["part"]),
    (#"part("x")"#, #"func part(_ name: String) -> some View { Text("part \(name)") }"#, ["part x"]),
    (
      #"let x = ["b", "a"].sorted().map { $0 + "!" }; ForEach(x, id: \.self) { Text($0) }"#, "", ["a!", "b!"]
    ),
    (
      #"ForEach([3, 1, 2].sorted { $0 > $1 }, id: \.self) { Text("\($0)") }"#, "", ["3", "2", "1"]
    ),
    (
      #"ForEach(kinds.sorted(by: { $0.place < $1.place }), id: \.place) { Text($0.name) }"#,
      """
      struct Kind { let name: String; let place: Int }
      let kinds = [Kind(name: "b", place: 2), Kind(name: "a", place: 1)]
      """, ["a", "b"]
    ),
    (
      #"Inner(item: .init(get: { .init(title: "in") }, set: { _ in }))"#,
      """
      struct Item { let title: String }
      struct Inner: View { @Binding var item: Item; var body: some View { Text(item.title) } }
      """, ["in"]
    ),
    (#"Text("\([1, 2].reduce(0, +)) of \([2, 3].reduce(1) { $0 * $1 })")"#, "", ["3 of 6"]),
    (
      #"Text(day.formatted(date: .abbreviated, time: .omitted)); Text(day, style: .time); Text(day.formatted())"#,
      "let day: Date", ["Jan 9, 2007", "9:41 AM", "1/9/2007, 9:41 AM"]
    ),
    (
      #"HStack { Text("A").frame(maxWidth: .infinity, alignment: .leading); Text("B").frame(alignment: .trailing) }"#,
      "", ["A"]
    ),
    (#"ViewThatFits(in: .vertical) { Text("wide"); Text("narrow") }"#, "", ["wide"]),
    (#"ViewThatFits { Text("only") }"#, "", ["only"]),
    (
      #"ForEach(rows, id: \.0) { kind, more in Text(kind.title + more[0].title) }"#,
      """
      enum Kind: String { case a, b; var title: String { rawValue } }
      var rows: [(Kind, [Kind])] { [(.a, [.b])] }
      """, ["ab"]
    ),
    (
      #"ForEach(names, id: \.self) { Text($0) }"#,
      """
      var names: [String] {
        var list = ["a"]
        list.append("b"); list.insert("c", at: 0); list.remove(at: 1); list += ["d"]
        return list
      }
      """, ["c", "b", "d"]
    ),
    (
      #"switch row { case .group(let item): Text(item.title); case .none: Text("no") }"#,
      """
      struct Item { let title: String }
      enum Row { case group(Item), none }
      let row: Row = .group(.init(title: "in"))
      """, ["in"]
    ),
    (
      #"Text(Info.document["CFBundleVersion"])"#,
      "enum Info { static let document = Document(path: \"Info\") }", ["1"]
    ),
    (
      #"Inner(title: "in")"#, "struct Inner: View { let title: String; var body: some View { Text(title) } }",
      ["in"]
    ),
    (
      #"Wrap { Text("in") }"#,
      "struct Wrap<C: View>: View { @ViewBuilder var content: () -> C; var body: some View { content() } }",
      ["in"]
    ),
    ("#if os(macOS)\nText(\"mac\")\n#else\nText(\"phone\")\n#endif", "", ["phone"]),
    (#"if #available(iOS 99, *) { Text("new") } else { Text("old") }"#, "", ["old"]),
    (#"Text(model.name)"#, "class Model { var name = \"n\" }\nlet model = Model()", ["n"]),
    (
      #"Text(model.name)"#,
      """
      class Base { let name: String; init(name: String) { self.name = name } }
      class Model: Base { init() { super.init(name: "n") } }
      let model = Model()
      """, ["n"]
    ),
    (
      #"Text(context.name)"#,
      """
      struct Values { var name = "n" }
      @dynamicMemberLookup class Context {
        var values = Values()
        subscript<T>(dynamicMember path: KeyPath<Values, T>) -> T { values[keyPath: path] }
      }
      let context = Context()
      """, ["n"]
    ),
    (
      #"Text(L10n.title); Text(L10n.count(3))"#,
      """
      enum L10n {
        static var title: String { tr("Localizable", "title", fallback: "Title") }
        static func count(_ n: Int) -> String { tr("Localizable", "count", n, fallback: "%d rows") }
        private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
          Bundle.main.localizedString(forKey: key, value: value, table: table)
        }
      }
      """, ["title", "count"]
    ),
  ])
  func evaluates(_ body: String, _ more: String, _ expected: [String]) throws {
    let reading = try read("List {\n\(body)\n}", more: more)
    #expect(titles(reading) == expected)
    #expect(reading.tally.holes == 0)
  }

  /// What a project declares outside of its views.
  @Test(arguments: [
    (
      #"Text(.localized("A")); Label(.localized("B"), systemImage: "gear")"#,
      """
      extension String {
        static func localized(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      }
      """,
      ["A", "B"]
    ),
    (
      #"Text(LocalizedString("A", comment: ""))"#,
      """
      func LocalizedString(_ key: String, comment: String) -> String {
        NSLocalizedString(key, comment: comment)
      }
      """, ["A"]
    ),
    (
      #"Text(Item(title: "A").title)"#, "", ["A"]
    ),
    (
      #"Text(title(of: .text(Note(body: "A"))))"#,
      """
      func title(of kind: Kind) -> String {
        switch kind { case .text(let note): note.body; default: "none" }
      }
      """, ["A"]
    ),
    (#"Text("A") + Text("B") + Text("C")"#, "", ["ABC"]),
    (
      #"Text(Current.name)"#,
      """
      var Current: Environment {
        @Dependency(\\.environment) var environment
        return environment
      }
      class Environment { var name = "A" }
      """, ["A"]
    ),
    (#"if !Library.isThere { Text("A") }"#, "", ["A"]),
    (#"Text(UIDevice.current.userInterfaceIdiom == .pad ? "pad" : "phone")"#, "", ["phone"]),
    (
      #"Text(UserDefaults.standard.bool(forKey: "a") ? "on" : "off")"#, "", ["off"]
    ),
    (
      #"Text(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "?")"#, "", ["1.0"]
    ),
    (#"Text(Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as! String)"#, "", ["1"]),
  ])
  func evaluatesWithTheProject(_ body: String, _ outside: String, _ expected: [String]) throws {
    let reading = try read("List {\n\(body)\n}", outside: outside)
    #expect(titles(reading) == expected)
  }

  /// A store of The Composable Architecture has the members of its feature's state.
  @Test(arguments: ["StoreOf<Feature>", "Store<Feature.State, Feature.Action>"])
  func aStoreHasTheMembersOfItsState(_ type: String) throws {
    let reading = try read(
      "List { Text(store.title) }", more: "let store: \(type)",
      outside: "struct Feature { struct State { var title = \"A\" } }")
    #expect(titles(reading) == ["A"])
  }

  /// A screen that shows nothing but that it waits is drawn as if it did not.
  @Test(arguments: [
    "if isLoading { ProgressView() } else { List { Text(\"A\"); Text(\"B\") } }",
    "if !isLoading { List { Text(\"A\"); Text(\"B\") } } else { Text(\"Loading …\") }",
    "if let data { List { Text(\"A\"); Text(\"B\"); ForEach(data) { Text($0) } } } else { ProgressView() }",
    "switch state { case .loading: ProgressView(); case .loaded: List { Text(\"A\"); Text(\"B\") } }",
  ])
  func aScreenThatWaitsIsDrawnWithItsData(_ body: String) throws {
    let reading = try read(
      body,
      more:
        "@State var isLoading = true\n@State var data: [String]? = nil\n@State var state = Phase.loading\nenum Phase { case loading, loaded }"
    )
    #expect(titles(reading) == ["A", "B"])
    #expect(reading.guesses.contains { $0.message.hasPrefix("the screen waits for") })
  }

  @Test func whatIsUnknownIsTold() throws {
    let body = "List { if model.isPro { Text(\"Pro\") }; Text(model.name); Text(\"A\") }"
    let reading = try read(body, more: "let model: Model")
    #expect(titles(reading) == ["‹model.name›", "A"])
    #expect(
      reading.guesses.map(\.message) == [
        "condition on model.isPro, taken as false", "text ‹model.name› is not known",
      ])
    #expect(reading.guesses.map { $0.place?.line } == [5, 5])
    let dot = rows(reading)[0]["backgroundView"]?["subviews"]?.items.first
    #expect(dot?["backgroundColor"]?.text == "systemOrange")
    #expect(rows(reading)[0]["textLabel"]?["textColor"]?.text == "systemOrange")
    let plain = try read(body, more: "let model: Model") { $0.marksGuesses = false }
    #expect(rows(plain)[0]["textLabel"]?["textColor"] == nil)
    #expect(rows(plain)[0]["backgroundView"] == nil)
    // A mark moves nothing.
    let unmarked = plain.document["collectionView"]?["sections"]?.items[0]["rows"]?.items[0]
    #expect(
      rows(reading)[0].members.map(\.name) == (unmarked?.members.map(\.name) ?? []) + ["backgroundView"])
  }

  /// Of a state that is not known the case is drawn that has most to show, and of a screen that waits for its data what it
  /// shows when they are there.
  @Test(arguments: [
    (
      #"switch model.state { case .empty: EmptyView(); case .full(let n): Text("A"); Text("B"); Text(n) }"#,
      ["A", "B", "‹n›"], "model.state is not known, taken as “case .full(let n):”"
    ),
    (
      #"if let data = model.data { Text("A"); Text("B"); Text(data) }"#, ["A", "B", "‹model.data›"],
      "model.data is not known, taken as there"
    ),
    (
      #"if model.isLoaded { Text("A"); Text("B") }"#, ["A", "B"], "condition on model.isLoaded, taken as true"
    ),
    (
      #"if model.isLoaded { Text("A") } else { Text("B"); Text("C") }"#, ["B", "C"],
      "condition on model.isLoaded, taken as false"
    ),
  ])
  func aScreenThatWaitsIsDrawnAsIfItsDataWereThere(
    _ body: String, _ expected: [String], _ guess: String
  ) throws {
    let reading = try read("List { \(body) }", more: "let model: Model")
    #expect(titles(reading) == expected)
    #expect(reading.guesses.contains { $0.message == guess })
  }

  @Test func valuesAndSampleRowsDecide() throws {
    let body = "List { if isPro { Text(\"Pro\") }; ForEach(model.items) { Text($0.name) } }"
    let reading = try read(body, more: "let isPro: Bool\nlet model: Model") {
      $0.values = ["isPro": "true", "isPlus": "true"]
      $0.sampleRows = 2
    }
    #expect(titles(reading).count == 3)
    #expect(titles(reading).first == "Pro")
    #expect(reading.unused == ["isPlus"])
  }

  /// What is no finite number is a text.
  @Test(arguments: ["nan", "inf", "-infinity"])
  func valuesThatAreNotFiniteAreTexts(_ value: String) throws {
    let reading = try read("List { Text(name) }", more: "let name: String") { $0.values["name"] = value }
    #expect(titles(reading) == [value])
  }

  /// What the user says of a path of names counts more than what the source says.
  @Test func valuesOfPathsWin() throws {
    let reading = try read(
      "List { if Store.shared.items.all.count > 1 { Text(\"many\") } else { Text(\"few\") } }",
      outside:
        "struct Items { var all: [Int] { [] } }\nclass Store { static let shared = Store(); let items = Items() }"
    ) { $0.values = ["Store.shared.items.all": "[1, 2]"] }
    #expect(titles(reading) == ["many"])
    #expect(reading.unused.isEmpty)
  }

  /// A view that shows nothing by itself is drawn as its preview fills it.
  @Test func aPreviewIsDrawnWhereTheViewShowsNothing() throws {
    let source = """
      struct V: View { var items: [String] = []
        var body: some View { List { ForEach(items, id: \\.self) { Text($0) } } } }
      #Preview("Filled") { V(items: ["a", "b"]) }
      """
    let reading = try Reader().read(Array(source.utf8), at: "V.swift", root: "/nowhere/at/all")
    #expect(titles(reading) == ["a", "b"])
    #expect(reading.shown == "Filled")
  }

  /// Texts of a catalogue are written by their keys, with numbers where the format wants some.
  @Test func textsOfACatalogueKeepTheirKeys() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalogue =
      #"{"sourceLanguage":"en","strings":{"Hi":{},"Every %lld days":{},"n %@":{"localizations":{"en":{"stringUnit":{"value":"N %@"}}}}}}"#
    try Data(catalogue.utf8).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
    let source = #"""
      struct V: View { let d = 3; let s = "x"
        var body: some View { List { Text("Hi"); Text("Every \(d) days"); Text("n \(s)"); Text("Lo") } } }
      """#
    let reading = try Reader().read(Array(source.utf8), at: "V.swift", root: folder.path)
    let texts = rows(reading).map { $0["textLabel"]?["text"] }
    #expect(texts[0]?["key"]?.text == "Hi")
    #expect(texts[1]?["key"]?.text == "Every %lld days")
    #expect(texts[1]?["arguments"] == .array([.number(3)]))
    #expect(texts[2]?["defaultValue"]?.text == "N %@")
    #expect(texts[2]?["arguments"] == .array([.string("x")]))
    #expect(texts[3]?.text == "Lo")
    #expect(reading.strings == folder.path)
  }

  /// Whatever a file says, reading it ends.
  @Test(arguments: [
    "struct V: View { var body: some View { V() } }",
    "struct V: View { var a: Int { a }; var body: some View { List { Text(\"\\(a)\") } } }",
    "struct V: View { func f(_ n: Int) -> Int { f(n + 1) }; var body: some View { List { Text(\"\\(f(0))\") } } }",
    "struct V: View { var body: some View { List { ForEach(0..<9999) { _ in ForEach(0..<9999) { Text(\"\\($0)\") } } } } }",
    "struct V: View { var body: some View { List { Text( } } }", "struct V: View { var body: some View {",
    "struct V: View { let x = Int.max + 1; var body: some View { List { Text(\"\\(x) \\(1 / 0)\") } } }",
  ])
  func everyFileEnds(_ source: String) throws {
    _ = LargeStack.run { try? Reader().read(Array(source.utf8), at: "V.swift", root: "/nowhere/at/all") }
  }

  /// Whatever lies how deep in a file, and however long it is, it is read or refused.
  @Test(arguments: [
    ("VStack { ", ""), ("((", ""), ("a.", "b"), ("f(", ""), ("1 + ", "1"), ("if a { ", ""),
    ("if a { } else ", "{ }"), ("Text(\"a\") ; ", ""), ("!", "a"), ("a ? b : ", "c"), ("{ ", ""),
    ("\"\\(", ""),
    ("#if A\n", ""), ("switch a { case b: ", ""),
  ])
  func whatIsDeepOrLongEnds(_ part: String, _ end: String) {
    for count in [300, 2_000] {
      let inner = String(repeating: part, count: count) + end
      let source = "struct V: View { var body: some View { List { \(inner) } } }"
      _ = LargeStack.run { try? Reader().read(Array(source.utf8), at: "V.swift", root: "/nowhere/at/all") }
    }
    let chain = "Text(\"a\")" + String(repeating: ".padding()", count: 2_000)
    let source = "struct V: View { var body: some View { List { \(chain) } } }"
    _ = LargeStack.run { try? Reader().read(Array(source.utf8), at: "V.swift", root: "/nowhere/at/all") }
  }

  @Test(arguments: [[UInt8](repeating: 0xFF, count: 5_000), [0], [], Array("%PDF-1.4".utf8)])
  func aFileThatIsNoneSaysSo(_ bytes: [UInt8]) {
    let failure = #expect(throws: ReadingFailure.self) {
      try Reader().read(bytes, at: "a.swift", root: "/nowhere/at/all")
    }
    #expect(failure?.message == "has no view of SwiftUI")
  }

  @Test func aFileWithoutViewsSaysSo() {
    #expect(throws: ReadingFailure.self) {
      try Reader().read(Array("let a = 1".utf8), at: "a.swift", root: "/nowhere/at/all")
    }
  }

  /// A screen that waits for what its environment lacks by default is drawn as if that were there.
  @Test(arguments: [
    "@Entry var store: Store? = nil",
    "var store: Store? { get { self[StoreKey.self] } set { self[StoreKey.self] = newValue } }",
  ])
  func theEnvironmentIsPresumed(_ declaration: String) throws {
    let reading = try read(
      #"List { if let store { Text("A"); Text(store.name) } }"#, more: #"@Environment(\.store) var store"#,
      outside: """
        struct Store { var name = "B" }
        struct StoreKey: EnvironmentKey { static let defaultValue: Store? = nil }
        extension EnvironmentValues { \(declaration) }
        """)
    #expect(titles(reading) == ["A", "B"])
  }
}
