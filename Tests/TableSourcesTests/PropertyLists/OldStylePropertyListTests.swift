import TableSources
import Testing

struct OldStylePropertyListTests {
  @Test(arguments: [
    ("\"a\" = \"b\";", "{a: “b”}"),
    (
      "{ a = b; c = (1, 'x y', <00 fF>,); d = { e; }; }",
      "{a: “b”, c: (“1”, “x y”, data [0, 255]), d: {e: “e”}}"
    ),
    ("a; \"b c\";", "{a: “a”, b c: “b c”}"),
    ("a = 1; b = 2; a = 3;", "{a: “3”, b: “2”}"),
    ("\"\" = \"\";", "{: “”}"),
    ("/* a */ a // b\n = /* unclosed **/ b; // end", "{a: “b”}"),
    ("a = b; /* open", "{a: “b”}"),
    ("a = http://x.y/z;", "{a: “http://x.y/z”}"),
    ("a/*b*/ = c;", nil),
    ("a\u{2028}=\u{2029}b;", "{a: “b”}"),
    ("\"Key\" = \"line\nbreak\";", "{Key: “line\nbreak”}"),
    ("'say \"hi\"' = \"it's\";", "{say \"hi\": “it's”}"),
    ("  // nothing\n", "{}"),
    ("(a, b)", "(“a”, “b”)"),
    ("()", "()"),
    ("word", "“word”"),
    ("<48 69>", "data [72, 105]"),
    ("ünquoted = a;", nil),
    ("a = b; ünquoted = c; d = e;", "{a: “b”}"),
    ("a = b; } c = d;", "{a: “b”}"),
    ("a = b; \"c", "{a: “b”}"),
  ])
  func values(_ text: String, _ words: String?) {
    #expect(Lists.words(text) == words)
  }

  @Test(arguments: [
    (#"\n\t\r\a\b\f\v"#, "\n\t\r\u{7}\u{8}\u{C}\u{B}"),
    (#"\"\'\\\%\e"#, #""'\%e"#),
    ("\\\n", "\n"),
    (#"\U00e9\U00E9"#, "éé"),
    (#"\U41\U"#, "A\0"),
    (#"\u00e9"#, "u00e9"),
    (#"\Ud83d\Ude00"#, "😀"),
    (#"\Ud83d!\Ude00"#, "\u{FFFD}!\u{FFFD}"),
    (#"\0\101\1010\47"#, "\0AA0'"),
    (#"\341\201\277\377\251"#, "Æ\u{C0}¿\u{FFFD}’"),
    (#"\é"#, "é"),
  ])
  func escapes(_ written: String, _ read: String) {
    let file = PropertyListFile(Array("a = \"\(written)\";".utf8), named: "a.strings")
    #expect(file.root?["a"]?.string == read)
  }

  /// Nothing of these counts: the message says what is wrong and the hint what Apple's reader says.
  @Test(arguments: [
    ("a = b\nc = d;", "2:1", "a “;” is missing after the first entry", "Missing ';' on line 2"),
    ("a = b", "1:6", "a “;” is missing after the first entry", "Missing ';' on line 1"),
    ("a = ;", "1:5", "expected a value here", "Unexpected character at line 1"),
    (
      "a b;", "1:3", "expected a “=” or “;” after the first key",
      "Expected ';' or '=' after key at line 1"
    ),
    ("a = \n", "1:4", "the file ends before a value", "Unexpected EOF while parsing plist"),
    ("= a;", "1:1", "expected a value here", "Unexpected character at line 1"),
    (
      "a = b;\nc = \"d;\n", "2:5", "the string that begins here has no closing quotation mark",
      "Unterminated quoted string starting on line 2"
    ),
    ("\"a\\", "1:4", "the file ends after a backslash", "Unterminated backslash sequence on line 1"),
    ("{ a = b; } c", "1:12", "something follows the end of the property list", "Junk after plist at line 1"),
    (
      "{ a = b; ", "1:9", "a “}” is missing after the last entry of the dictionary",
      "Expected terminating '}' for dictionary at line 1"
    ),
    (
      "(a, b", "1:6", "a “)” is missing after the last value of the array",
      "Expected terminating ')' for array at line 1"
    ),
    (
      "<0>", "1:3", "the data has an odd number of digits",
      "Malformed data byte group at line 1; uneven length"
    ),
    (
      "<0g>", "1:3", "the data has an odd number of digits",
      "Malformed data byte group at line 1; uneven length"
    ),
    ("<g>", "1:2", "this is not a hexadecimal digit", "Malformed data byte group at line 1; invalid hex"),
    ("<00", "1:4", "a “>” is missing after the data", "Expected terminating '>' for data at line 1"),
  ])
  func broken(_ text: String, _ place: String, _ message: String, _ apple: String) throws {
    let file = PropertyListFile(Array(text.utf8), named: "a.strings")
    let finding = try #require(file.report.diagnostics().first)
    #expect(file.root == nil)
    #expect("\(finding.location.line ?? 0):\(finding.location.column ?? 0)" == place)
    #expect(finding.message == message + ", so the file is ignored")
    #expect(finding.hint == "Apple’s reader says “\(apple)”")
  }

  @Test func silentEnds() {
    #expect(
      Lists.findings("a = b;\nünquoted = c;") == [
        "2:1 warning: this is not a key, so the rest of the file is ignored"
      ])
    #expect(Lists.findings("a = b; // end") == [])
  }
}
