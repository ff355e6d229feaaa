import TableModel
import Testing

/// How findings are printed.
struct DiagnosticTests {
  private func lines(_ source: String, column: Int, length: Int = 1) -> [String] {
    let place = SourceLocation(file: "a.yaml", line: 1, column: column)
    return Diagnostic(.error, at: place, "wrong", sourceLine: source, length: length)
      .description.split(separator: "\n").map(String.init)
  }

  @Test func placeMessageAndHint() {
    let finding = Diagnostic(.warning, at: SourceLocation(file: "a.yaml"), "strange", hint: "change it")
    #expect(finding.description == "a.yaml: warning: strange\n  hint: change it")
  }

  @Test func theCaretStandsBelowTheColumn() {
    #expect(
      lines("rows: []", column: 7, length: 2) == ["a.yaml:1:7: error: wrong", "  rows: []", "        ^~"])
    #expect(lines("\trows", column: 2) == ["a.yaml:1:2: error: wrong", "  \trows", "  \t^"])
    #expect(lines("rows:", column: 6).last == "       ^")
    #expect(lines("rows:", column: 60, length: 9).last == "       ^")
  }

  @Test func wideAndCombiningCharactersTakeTheirRoom() {
    #expect(lines("設 x", column: 3).last == "     ^")
    #expect(lines("e\u{301} x", column: 4).last == "    ^")
    #expect(lines("x設定", column: 2, length: 2).last == "   ^~~~")
  }

  @Test func longLinesAreShortenedAroundTheCaret() {
    let source = String(repeating: "a", count: 500) + "b" + String(repeating: "c", count: 500)
    let shown = lines(source, column: 501, length: 400)
    #expect(
      shown[1] == "  …" + String(repeating: "a", count: 40) + "b" + String(repeating: "c", count: 59) + "…")
    #expect(shown[2] == "  " + String(repeating: " ", count: 41) + "^" + String(repeating: "~", count: 59))
    #expect(lines(source, column: 1)[1] == "  " + String(repeating: "a", count: 100) + "…")
  }

  @Test func controlCharactersReachNoTerminal() {
    let place = SourceLocation(file: "a\u{1B}[31m.yaml", line: 1, column: 1)
    let finding = Diagnostic(
      .error, at: place, "found “\u{1B}\n”", hint: "\u{202E}", sourceLine: "\u{9B}\u{7F}x")
    #expect(
      finding.description == #"""
        a\u{1B}[31m.yaml:1:1: error: found “\u{1B}\u{A}”
          \u{9B}\u{7F}x
          ^~~~~~
          hint: \u{202E}
        """#)
  }
}
