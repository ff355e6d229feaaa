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
}
