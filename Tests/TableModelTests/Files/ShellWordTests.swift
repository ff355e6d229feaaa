import TableModel
import Testing

/// Paths as words of a command line.
@Suite struct ShellWordTests {
  @Test(arguments: [
    ("out/review", "out/review"), ("a b", "'a b'"), ("it's", #"'it'\''s'"#), ("", "''"), ("$HOME", "'$HOME'"),
    ("Größe", "'Größe'"), ("a;rm", "'a;rm'"), ("@2x_%+=:,.-", "@2x_%+=:,.-"),
  ])
  func areQuotedWhereAShellWouldReadThemOtherwise(_ path: String, _ word: String) {
    #expect(FilePath(path).shellWord == word)
  }

  @Test(
    arguments: [
      ([0xF9], #"$'\xF9'"#), ([0x61, 0xE9, 0x62, 0x27, 0x5C, 0x0A], #"$'a\xE9b\'\\\x0a'"#),
      ([0xC3, 0xA9, 0xFF], #"$'é\xFF'"#),
    ] as [([UInt8], String)])
  func bytesThatAreNoTextAreSpelledOut(_ path: [UInt8], _ word: String) {
    #expect(FilePath(bytes: path).shellWord == word)
  }

  @Test(arguments: [[0xF9], [0x61, 0xFF, 0x5C, 0x78], [0xC3, 0xA9, 0x80]] as [[UInt8]])
  func whatIsSpelledOutIsReadBack(_ bytes: [UInt8]) {
    #expect(FilePath(spelledOut: FilePath(bytes: bytes).text) == FilePath(bytes: bytes))
  }

  @Test(arguments: ["", "a.png", #"\x"#, #"\xF"#, #"\x41"#, #"\xC3\xA9"#, #"\xZZ"#, #"\y"#, #"\"#])
  func textsThatAreTextSpellNothingOut(_ text: String) {
    #expect(FilePath(spelledOut: text) == nil)
  }
}
