import Foundation
import Testing

/// What shells complete, typed into each on a pseudo-terminal.
@Suite(.serialized) struct ShellCompletionTests {
  static let shells = ["bash", "zsh", "fish"]
  /// What shells read of the program, by the places of the files; it takes seconds to write.
  private static let scripts = Result {
    let folder = try TemporaryFolder([:])
    let script = """
      mkdir bin && ln -s '\(CommandRun.program.path)' bin/tablemock
      '\(Repository.root.path)/Packaging/completions' bin/tablemock share
      """
    #expect(try CommandRun(script: script, in: folder.url).status == 0)
    let files = folder.files.filter { $0.hasPrefix("share/") }
    return Dictionary(
      uniqueKeysWithValues: try files.map { ($0, String(decoding: try folder.bytes($0), as: UTF8.self)) })
  }

  /// What the screen shows after a line was typed, on which `\t` stands for the key, once it shows the words that are
  /// waited for, or after a long time.
  private func screen(
    _ shell: String, _ line: String, until words: [String], _ files: [String: String] = [:]
  ) throws -> String {
    let folder = try TemporaryFolder(files.merging(Self.scripts.get()) { own, _ in own })
    let script = """
      mkdir bin && ln -s '\(CommandRun.program.path)' bin/tablemock
      PATH="$PWD/bin:$PATH" timeout -s KILL 300 python3 '\(Repository.root.path)/Tests/Shells/complete.py' \
        \(shell) "$PWD/share" '\(line)' \(words.map { "'\($0)'" }.joined(separator: " "))
      """
    let run = try CommandRun(script: script, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    return run.text
  }

  @Test(arguments: shells) func looksAreOffered(_ shell: String) throws {
    let looks = ["ios10", "ios11", "ios13", "ios16"]
    let offered = try screen(shell, #"tablemock render --theme ios1\t\t"#, until: looks)
    for look in looks { #expect(offered.contains(look), "\(look)") }
    #expect(!offered.contains("ios26"))
  }

  @Test(
    arguments: shells,
    [
      (#"tablemock inspect cont\t"#, "tablemock inspect contacts.yaml"),
      (#"tablemock rend\t"#, "tablemock render"),
      (#"tablemock render --device ipadpro12\t"#, "--device ipadpro12 "),
    ])
  func wordsAreCompleted(_ shell: String, _ line: (typed: String, shown: String)) throws {
    let files = ["contacts.yaml": "", "contacts.txt": ""]
    #expect(try screen(shell, line.typed, until: [line.shown], files).contains(line.shown))
  }
}
