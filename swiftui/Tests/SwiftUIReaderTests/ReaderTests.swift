import Testing

@testable import SwiftUIReader

/// What screens are made of sources, which stand in one file without a project.
struct ReaderTests {
  private func read(
    _ body: String, more: String = "", _ change: (inout ReaderOptions) -> Void = { _ in }
  ) throws -> Reading {
    var options = ReaderOptions()
    change(&options)
    let source = "import SwiftUI\nstruct TestView: View {\n\(more)\nvar body: some View {\n\(body)\n}\n}\n"
    return try Reader(options).read(Array(source.utf8), at: "TestView.swift", root: "/nowhere/at/all")
  }

  private func rows(_ reading: Reading) -> [JSON] {
    reading.document["tableView"]?["sections"]?.items.flatMap { $0["rows"]?.items ?? [] } ?? []
  }

  private func titles(_ reading: Reading) -> [String] {
    rows(reading).compactMap { $0["textLabel"]?["text"]?.text }
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
  ])
  func evaluates(_ body: String, _ more: String, _ expected: [String]) throws {
    let reading = try read("List {\n\(body)\n}", more: more)
    #expect(titles(reading) == expected)
    #expect(reading.tally.holes == 0)
  }

  @Test func whatIsUnknownIsTold() throws {
    let body = "List { if model.isPro { Text(\"Pro\") }; Text(model.name) }"
    let reading = try read(body, more: "let model: Model")
    #expect(titles(reading) == ["‹model.name›"])
    #expect(reading.guesses.map(\.message) == ["condition on model.isPro, taken as false"])
    #expect(reading.guesses.first?.place?.line == 5)
    #expect(rows(reading)[0]["textLabel"]?["textColor"]?.text == "systemOrange")
    let plain = try read(body, more: "let model: Model") { $0.marksGuesses = false }
    #expect(rows(plain)[0]["textLabel"]?["textColor"] == nil)
  }

  @Test func valuesAndSampleRowsDecide() throws {
    let body = "List { if isPro { Text(\"Pro\") }; ForEach(model.items) { Text($0.name) } }"
    let reading = try read(body, more: "let isPro: Bool\nlet model: Model") {
      $0.values = ["isPro": "true"]
      $0.sampleRows = 2
    }
    #expect(titles(reading).count == 3)
    #expect(titles(reading).first == "Pro")
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
    let section = reading.document["tableView"]?["sections"]?.items.first
    #expect(section?["header"]?.text == "Head")
    #expect(section?["footer"]?.text == "Foot")
    let rows = rows(reading)
    #expect(rows[0]["accessoryView"]?["switch"]?.text == "on")
    #expect(rows[1]["detailTextLabel"]?["text"]?.text == "Value")
    #expect(rows[2]["accessoryType"]?.text == "disclosureIndicator")
    #expect(rows[3]["textLabel"]?["textColor"]?.text == "systemRed")
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

  @Test func aFileWithoutViewsSaysSo() {
    #expect(throws: ReadingFailure.self) {
      try Reader().read(Array("let a = 1".utf8), at: "a.swift", root: "/nowhere/at/all")
    }
  }
}
