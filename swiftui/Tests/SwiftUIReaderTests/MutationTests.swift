import SwiftSyntax
import Testing

@testable import SwiftUIReader

/// Functions that change the value they belong to.
struct MutationTests: ReadsViews {
  /// What functions make of the list a, b, c; it stays as it is where they are not known, or would end the app.
  @Test(arguments: [
    (#"insert("x", at: 1)"#, "axbc"), (#"insert("x", at: 3)"#, "abcx"), (#"insert("x", at: 4)"#, "abc"),
    (#"insert("x", at: -1)"#, "abc"), (#"insert("x", at: 1e30)"#, "abc"), (#"insert("x", at: 1e999)"#, "abc"),
    (#"insert("x", at: place)"#, "abc"), (#"insert(contentsOf: ["x", "y"], at: 1)"#, "axybc"),
    (#"insert(contentsOf: other, at: 1)"#, "abc"), (#"insert("x")"#, "abcx"), (#"insert("b")"#, "abc"),
    ("removeFirst()", "bc"), ("removeFirst(2)", "c"), ("removeFirst(4)", "abc"), ("removeFirst(-1)", "abc"),
    ("removeFirst(place)", "abc"), ("removeLast()", "ab"), ("removeLast(2)", "a"), ("removeLast(3)", ""),
  ])
  func listsChange(_ change: String, _ expected: String) throws {
    let reading = try read(
      #"List { Text("-" + names.joined()) }"#,
      more: #"var names: [String] { var list = ["a", "b", "c"]; list.\#(change); return list }"#)
    #expect(titles(reading) == ["-" + expected])
  }

  /// A source can ask for a text or a list that no memory holds.
  @Test(arguments: [(#""x""#, "a = a + a"), (#""x""#, "a.append(a)"), (#"["x"]"#, "a = a + a")])
  func whatDoublesEnds(_ start: String, _ doubling: String) throws {
    let steps = String(repeating: doubling + "; ", count: 60)
    let reading = try read(
      #"List { Text("\(made)") }"#, more: "var made: Any { var a = \(start); \(steps)return a }")
    #expect(titles(reading).allSatisfy { $0.utf8.count <= 1 << 17 })
  }

  /// A few kilobytes of source must not ask for gigabytes, by whatever makes a text of others.
  @Test(arguments: [
    #"\(a)\(a)"#, #"x\([a, a, a].joined(separator: a))"#, #"\(a.replacingOccurrences(of: "x", with: a))"#,
    #"\(String(format: "%@%@", a, a))"#,
  ])
  func whatIsPutTogetherEnds(_ text: String) throws {
    let steps = String(repeating: "a = \"\(text)\"; ", count: 30)
    let reading = try read(
      #"List { Text(made) }"#, more: "var made: String { var a = \"xx\"; \(steps)return a }")
    let sizes = titles(reading).map(\.utf8.count)
    #expect(sizes.allSatisfy { $0 <= 1 << 17 } && sizes != [])
  }

  /// A view that stands twice in another one, and that again, takes steps as often as it is shown.
  @Test(arguments: [
    "VStack { @; @ }", "Group { @; @ }", "@ + @", "AnyView(HStack { @ }.background(@).overlay(@))",
  ])
  func viewsThatDoubleTakeSteps(_ doubling: String) throws {
    let steps = (1...40).map { "let v\($0) = \(doubling.replacing("@", with: "v\($0 - 1)"))" }
    let reading = try read(
      "List { v40 }", more: "let v0 = Text(\"a\")\n" + steps.joined(separator: "\n")
    ) { $0.steps = 20_000 }
    #expect(reading.guesses.contains { $0.message.hasPrefix("the evaluation took more than") })
  }

  /// Functions that call each other twice put any number of modifiers around a view.
  @Test func modifiersOfAViewEnd() {
    let node = Syntax(TokenSyntax.identifier("a"))
    var view = ViewNode("Text", node: node)
    for _ in 0...ViewNode.mostModifiers { view = view.modified("padding", [], node: node) }
    #expect(view.modifiers.count == ViewNode.mostModifiers)
    #expect(view.modified(inside: view.modifiers).modifiers.count == ViewNode.mostModifiers)
  }

  /// Long lists that are made or gone through again and again use up the steps.
  @Test(arguments: ["Array(0..<9999).count", "many.firstIndex(of: 8) ?? 0", "Array(0...9999).contains(7)"])
  func longListsTakeSteps(_ expression: String) throws {
    let reading = try read(
      "List { ForEach(0..<2000) { i in ForEach(0..<99) { j in Text(\"\\(\(expression))\") } } }",
      more: "private let many = Array(0..<9999)"
    ) { $0.steps = 20_000 }
    #expect(reading.guesses.contains { $0.message.hasPrefix("the evaluation took more than") })
    #expect(rows(reading).count < 70)
  }
}
