import Foundation
import Testing

@testable import SwiftUIReader

/// What screens are made of sources, which stand in one file without a project.
struct ReaderTests {
  private func read(
    _ body: String, more: String = "", outside: String = "",
    _ change: (inout ReaderOptions) -> Void = { _ in }
  ) throws -> Reading {
    var options = ReaderOptions()
    change(&options)
    let view = "struct TestView: View {\n\(more)\nvar body: some View {\n\(body)\n}\n}\n"
    let source = "import SwiftUI\n\(view)\(outside)\n"
    return try Reader(options).read(Array(source.utf8), at: "TestView.swift", root: "/nowhere/at/all")
  }

  private func rows(_ reading: Reading) -> [JSON] {
    reading.document["collectionView"]?["sections"]?.items.flatMap { $0["rows"]?.items ?? [] } ?? []
  }

  private func titles(_ reading: Reading) -> [String] {
    rows(reading).compactMap { row in
      row["textLabel"]?["text"].flatMap { $0.text ?? $0["key"]?.text }
    }
  }

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
    (#"ViewThatFits { Text("wide"); Text("narrow") }"#, "", ["wide"]),
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
    #expect(stack?["stackView"]?["spacing"] == .number(12))
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
    #expect((row["contentView"] != nil) == isGuess)
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

  /// A label stays in one piece in the column of a grid.
  @Test func gridsKeepTheirItemsTogether() throws {
    let reading = try read(
      """
      List {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
          ForEach(0..<4) { Label("\\($0)", systemImage: "star") }
        }
      }
      """)
    let grid = try #require(rows(reading).first?["contentView"]?["subviews"]?.items.first)
    let lines = grid["subviews"]?.items ?? []
    #expect(lines.map { $0["subviews"]?.items.count } == [3, 3])
    let item = lines.first?["subviews"]?.items.first
    #expect(item?["stackView"]?["alignment"]?.text == "center")
    #expect(item?["subviews"]?.items.count == 1)
  }

  /// The margin that a list says takes the place of the space above its first card.
  @Test(
    arguments: [
      (".contentMargins(.top, 4)", JSON.number(-31)),
      (".contentMargins(.vertical, 40, for: .scrollContent)", .number(5)),
      (".contentMargins(.horizontal, 4)", nil),
      (".navigationTitle(\"A\").contentMargins(.top, 4)", .number(4)),
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
    #expect(views?.map { $0["progressView"] } == [nil, .number(0.75)])
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
    #expect(rows(reading)[0]["contentView"]?.items.first?["backgroundColor"]?.text == "systemOrange")
    #expect(rows(reading)[0]["textLabel"]?["textColor"]?.text == "systemOrange")
    let plain = try read(body, more: "let model: Model") { $0.marksGuesses = false }
    #expect(rows(plain)[0]["textLabel"]?["textColor"] == nil)
    #expect(rows(plain)[0]["contentView"] == nil)
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

  /// Views that wrap a control of UIKit are drawn as the control that they are named after.
  @Test func aWrappedControlIsDrawnAsItsName() throws {
    let reading = try read(
      #"DecimalTextField("0", text: $amount)"#,
      more: "@State var amount = \"5\"\nstruct DecimalTextField: UIViewRepresentable {}")
    #expect(reading.tally.boxes == 0)
    #expect(reading.guesses.map(\.message) == ["DecimalTextField is drawn as TextField"])
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
}
