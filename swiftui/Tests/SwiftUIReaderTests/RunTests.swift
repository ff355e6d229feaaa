import Testing

@testable import SwiftUIReader

/// Texts whose letters look different.
struct RunTests: ReadsViews {
  private func runs(_ text: String) -> [String]? {
    Markdown.runs(TextValue(text))?.map { run in
      (run.isBold ? "b" : "") + (run.isItalic ? "i" : "") + (run.isLink ? "l" : "") + ":" + run.text
    }
  }

  @Test(
    arguments: [
      ("plain", nil), ("2 * 3 * 4", nil), ("`code`", nil), ("a **b** c", [":a ", "b:b", ": c"]),
      ("*a*", ["i:a"]), ("***a***", ["bi:a"]), ("**a *b* c**", ["b:a ", "bi:b", "b: c"]),
      ("See [the *site*](https://a.b).", [":See ", "l:the ", "il:site", ":."]), ("**", nil), ("", nil),
    ] as [(String, [String]?)])
  func marksMakeRuns(_ text: String, _ expected: [String]?) {
    #expect(runs(text) == expected)
    if let expected {
      #expect(expected.map { $0.drop { $0 != ":" }.dropFirst() }.joined() == Markdown.plain(text))
    }
  }

  @Test("letters are found in one pass, however many marks there are")
  func many() {
    let nested = String(repeating: "*a ", count: 3_000) + String(repeating: "b* ", count: 3_000)
    #expect(Markdown.runs(TextValue(nested))?.map(\.text).joined() == Markdown.plain(nested))
  }

  private func attributed(_ body: String, more: String = "") throws -> [JSON]? {
    try content(body, more: more)["textLabel"]?["attributedText"]?.items
  }

  @Test(
    "what is bold, italic or a link looks so",
    arguments: [
      ("Text(\"a **b**\")", "weight", .string("semibold")), ("Text(\"a *b*\")", "italic", .bool(true)),
      ("Text(\"a **b**\").font(.title)", "textStyle", .string("title1")),
    ] as [(String, String, JSON)])
  func fonts(_ body: String, _ key: String, _ value: JSON) throws {
    let runs = try #require(try attributed(body))
    #expect(runs.first?.text == "a ")
    #expect(runs.last?["text"]?.text == "b" && runs.last?["font"]?[key] == value)
  }

  @Test("links have the tint, and arguments are no Markdown")
  func links() throws {
    let link = try attributed("Text(\"[a](https://a.b) c\").tint(.red)")
    #expect(link?.first?["textColor"]?.text == "systemRed" && link?.last?.text == " c")
    let filled = try attributed(
      "Text(\"**\\(n) items** of \\(name)\")", more: "let n = 3; let name = \"*x*\"")
    #expect(filled?.map { $0.text ?? $0["text"]?.text } == ["3 items", " of *x*"])
    #expect(try attributed("Text(verbatim: \"**a**\")") == nil)
    let capitals = try attributed("Text(\"**a** b\").textCase(.uppercase)")
    #expect(capitals?.map { $0.text ?? $0["text"]?.text } == ["A", " B"])
  }

  @Test("the parts of a text keep their looks")
  func parts() throws {
    let runs = try attributed("Text(\"a\").bold() + Text(\" b\").foregroundColor(.red) + Text(\" c\")")
    #expect(runs?.map { $0.text ?? $0["text"]?.text } == ["a", " b", " c"])
    #expect(runs?[0]["font"]?["weight"]?.text == "semibold" && runs?[0]["textColor"] == nil)
    #expect(runs?[1]["textColor"]?.text == "systemRed" && runs?[1]["font"] == nil)
    #expect(try attributed("Text(\"a\") + Text(\"b\")") == nil)
    #expect(try content("Text(\"a\") + Text(\"b\")")["textLabel"]?["text"]?.text == "ab")
  }

  @Test("a text that keeps to a line is a view, as lists break those of their rows")
  func oneLine() throws {
    for body in ["Text(\"a\").lineLimit(1)", "Group { Text(\"a\") }.lineLimit(1)"] {
      #expect(try content(body)["label"]?["numberOfLines"] == .number(1))
    }
    #expect(try content("Text(\"a\").lineLimit(2)")["textLabel"]?["numberOfLines"] == .number(2))
  }

  @Test(
    "a row with more than texts keeps its style where its text keeps to a line",
    arguments: [
      ("Text(\"a\").lineLimit(1).badge(3)", "detailTextLabel"),
      ("NavigationLink(\"a\") { Text(\"b\") }.lineLimit(1).badge(3)", "detailTextLabel"),
      ("LabeledContent(\"a\", value: \"b\").lineLimit(1)", "detailTextLabel"),
      ("Label { Text(\"a\").lineLimit(1) } icon: { Image(systemName: \"star\") }", "imageView"),
      ("Toggle(\"a\", isOn: .constant(true)).lineLimit(1)", "accessoryView"),
      ("Stepper(\"a\", value: .constant(1)).lineLimit(1)", "accessoryView"),
      ("DisclosureGroup(\"a\") { Text(\"b\") }.lineLimit(1)", "accessories"),
    ])
  func keptStyles(_ body: String, _ part: String) throws {
    let row = try content(body)
    #expect(row["textLabel"]?["numberOfLines"] == .number(1) && row[part] != nil)
  }

  @Test("a text without a badge keeps to a line behind a row with one")
  func badgesEnd() throws {
    let reading = try read("List { Text(\"a\").lineLimit(1).badge(3); Text(\"a\").lineLimit(1).badge(0) }")
    #expect(rows(reading).map { $0["textLabel"] == nil } == [false, true])
  }

  @Test(
    "the place of a picture is as large as its frame",
    arguments: [(".frame(width: 60, height: 40)", 60.0, 40.0), (".frame(width: 30)", 30, 30), ("", 29, 29)])
  func pictures(_ frame: String, _ width: Double, _ height: Double) throws {
    let image = try content("HStack { Image(\"a\").resizable()\(frame); Text(\"b\") }")["subviews"]?.items
      .first
    let view = image?["imageView"] ?? image?["subviews"]?.items.first?["imageView"]
    let size = (view?["image"] ?? view)?["size"]
    #expect(size?["width"] == .number(width) && size?["height"] == .number(height))
  }
}
