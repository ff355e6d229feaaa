import Testing

@testable import SwiftUIReader

/// Sources that would keep the parser busy, and places in long ones.
struct BracketTests: ReadsViews {
  private static func nested(_ open: String, _ close: String, _ count: Int) -> String {
    String(repeating: open, count: count) + "1" + String(repeating: close, count: count)
  }

  /// A source with more brackets in one another than are read says so, and in which line.
  @Test(arguments: [("[", "]"), ("[a: [", "]]"), ("f([", "])")])
  func tooManyBracketsAreRefused(_ open: String, _ close: String) throws {
    let body = "List { Text(\"A\") }"
    #expect(try titles(read(body, more: "let x = " + Self.nested(open, close, 6))) == ["A"])
    let failure = #expect(throws: ReadingFailure.self) {
      try read(body, more: "let x = " + Self.nested(open, close, 100))
    }
    #expect(failure?.message == "nests brackets too deeply in line 3: at most 200, 12 of them square")
  }

  /// Brackets of any kind lie in one another to a depth, closed or not, and so do texts with code in them.
  @Test(
    arguments: [
      ("(", ")"), ("{", "}"), ("({", "})"), ("if a {", "}"), ("switch a {", "}"), ("f(", ")"),
    ])
  func bracketsOfAnyKindAreCounted(_ open: String, _ close: String) {
    let brackets = open.filter { "({".contains($0) }.count
    let source = { (count: Int) in Array(("let a = " + Self.nested(open, close, count / brackets)).utf8) }
    #expect(BracketDepth.lineOfTooDeep(in: source(BracketDepth.mostOfAll)) == nil)
    #expect(BracketDepth.lineOfTooDeep(in: source(BracketDepth.mostOfAll + 2)) == 1)
    #expect(BracketDepth.lineOfTooDeep(in: Array(String(repeating: "\"\\(", count: 200).utf8)) == 1)
  }

  /// Brackets that are in no other do not count, nor those of texts and comments.
  @Test(
    arguments: [
      "let a = [[1], [2]]\n", "// ((((((((((((((((((((\n", "f({ a(\"\\(b(c))\") })\n",
      "let a = \"{{{{{{{{{{{{(\"\n", "// [[[[[\n", "/* [[[[[ \n [[[[ */\n", "let a = \"[[[[[ \\\" [[[[\"\n",
      "let a = \"\"\"\n[[[[[ \" [[[[\n\"\"\"\n", "let a = \"[\n}\n",
      "let a = #\"[[ \" [[\"#\n", "let a = #\"\"\"\n[[ \"\"\" [[\n\"\"\"#\n", "let a = \"\\(b([1])) [[\"\n",
      "let a = #\"\\([[\"#\n", "let a = \"\\(b\n[\n}\n",
      "/* /* [[ */ [[ */\n", "func f() -> Int { s.split(separator: /\\[/).count }\n", "a = /\\/[/\n",
      "a = #/[/[/#\n", "a = ##/[/#[/##\n", "a = #/\n [[\n /#\n", "return /\\[/\n", "/\\[/\n",
      "a = b ?? /\\[/\n", "a = try /\\[/\n", "a = #/[\n", "a = #/\n",
    ])
  func bracketsThatAreInNoOtherDoNotCount(_ line: String) {
    #expect(BracketDepth.lineOfTooDeep(in: Array(String(repeating: line, count: 20).utf8)) == nil)
  }

  /// Texts hide no brackets of the code in them or behind them.
  @Test(
    arguments: [
      ("\"\\(", ")\""), ("#\"\\#(", ")\"#"), ("#\"\\(\"# + ", ""), ("\"\"\"\n\\(", ")\n\"\"\""),
      ("#\" \" \"# + ", ""),
      ("\"\\(\"a\" + \"\\(", ")\")\""), ("\"\\(f(a) + ", ")\""),
    ])
  func textsHideNoBrackets(_ open: String, _ close: String) {
    let source = { (count: Int) in Array("let a = \(open)\(Self.nested("[", "]", count))\(close)\n".utf8) }
    #expect(BracketDepth.lineOfTooDeep(in: source(BracketDepth.most)) == nil)
    #expect(BracketDepth.lineOfTooDeep(in: source(BracketDepth.most + 1)) == (open.contains("\n") ? 2 : 1))
  }

  /// Regular expressions and comments hide no brackets behind them, nor does what is none.
  @Test(
    arguments: [
      "#/\"/#, ", "##/\"/#\"/##, ", "/\"/, ", "/[\\/\"]/, ", "/\\/\"/, ", "/* /* */ \" */ ", "/**/",
      "b /2 + c/ d + ",
      "b/c + d/e + ", "b / \"[\".count / ", "reduce(1, /) + ", "x / 2, y /c, ", "/ 2 + 1/ ", "/a /, ",
      "/(\")/, ",
      "b! /c, d/ ", "b ? /\"/ : ", "#/\n\" [ /#, ", "#if /\"/, ", "/a/* \" */, ", "$0 /b, c/ ", "[] /b, c/ ",
      "`b` /c, d/ ",
    ])
  func expressionsAndCommentsHideNoBrackets(_ before: String) {
    let source = { (count: Int) in Array("let a = (\(before)\(Self.nested("[", "]", count)))\n".utf8) }
    #expect(BracketDepth.lineOfTooDeep(in: source(BracketDepth.most)) == nil)
    let line = before.contains("\n") ? 2 : 1
    #expect(BracketDepth.lineOfTooDeep(in: source(BracketDepth.most + 1)) == line)
  }

  /// The line of the first bracket that lies too deep is told, whatever stands above it.
  @Test(arguments: [("", 1), ("\n\n", 3), ("/* \n */ let a = \"\"\"\n x \n\"\"\"\n", 5)])
  func theLineIsTold(_ above: String, _ line: Int) {
    let source = above + Self.nested("[", "]", BracketDepth.most + 1)
    #expect(BracketDepth.lineOfTooDeep(in: Array(source.utf8)) == line)
  }

  /// What extensions of collections add is found, however these are written.
  @Test(
    arguments: [
      ("[String: Int]", "extension [String: Int] { static var usual: [String: Int] { [\"a\": 1] } }"),
      (
        "[String: Int]",
        "extension Dictionary where Key == String { static var usual: [String: Int] { [\"a\": 1] } }"
      ),
      (
        "Dictionary<String, Int>",
        "extension Dictionary<String, Int> { static var usual: [String: Int] { [\"a\": 1] } }"
      ),
    ])
  func extensionsOfCollectionsAreFound(_ type: String, _ addition: String) throws {
    let reading = try read(
      "List { Text(\"\\(values[\"a\"] ?? 0)\") }", more: "var values: \(type) { .usual }", outside: addition)
    #expect(titles(reading) == ["1"])
  }
}
