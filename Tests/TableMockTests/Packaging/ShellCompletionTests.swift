import Foundation
import Testing

/// What shells complete, typed into each on a pseudo-terminal.
@Suite(.serialized) struct ShellCompletionTests {
  static let shells = ["bash", "zsh", "fish"]

  /// What the screen shows after a line was typed, on which `\t` stands for the key.
  private func screen(_ shell: String, _ line: String, _ files: [String: String] = [:]) throws -> String {
    let folder = try TemporaryFolder(files)
    let script = """
      mkdir bin && ln -s '\(CommandRun.program.path)' bin/tablemock
      '\(Repository.root.path)/Packaging/completions' bin/tablemock share
      PATH="$PWD/bin:$PATH" timeout 60 python3 '\(Repository.root.path)/Tests/Shells/complete.py' \
        \(shell) "$PWD/share" '\(line)'
      """
    let run = try CommandRun(script: script, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    return run.text
  }

  @Test(arguments: shells) func looksAreOffered(_ shell: String) throws {
    let offered = try screen(shell, #"tablemock render --theme ios1\t\t"#)
    for look in ["ios10", "ios11", "ios13", "ios16"] { #expect(offered.contains(look), "\(look)") }
    #expect(!offered.contains("ios26"))
  }

  @Test(arguments: shells) func filesAreCompleted(_ shell: String) throws {
    let files = ["contacts.yaml": "", "contacts.txt": ""]
    #expect(
      try screen(shell, #"tablemock inspect cont\t"#, files).contains("tablemock inspect contacts.yaml"))
  }

  @Test(arguments: shells) func devicesAndVerbsAreCompleted(_ shell: String) throws {
    #expect(try screen(shell, #"tablemock rend\t"#).contains("tablemock render"))
    #expect(try screen(shell, #"tablemock render --device ipadpro12\t"#).contains("--device ipadpro12 "))
  }
}
