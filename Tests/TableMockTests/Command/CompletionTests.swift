import Foundation
import Testing

/// What shells offer after a part of a command line.
@Suite struct CompletionTests {
  /// What bash offers for the last of some words.
  private func offers(_ words: [String], in folder: TemporaryFolder) throws -> [String] {
    let all = (["tablemock"] + words).map { "'\($0)'" }
    let script = """
      "\(CommandRun.program.path)" --generate-completion-script bash >completions.bash
      cat >ask.bash <<'END'
      source completions.bash
      COMP_WORDS=(\(all.joined(separator: " ")))
      COMP_CWORD=\(words.count)
      COMP_LINE="${COMP_WORDS[*]}"
      COMP_POINT=${#COMP_LINE}
      _tablemock tablemock "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      END
      PATH="\(CommandRun.program.deletingLastPathComponent().path):$PATH" bash ask.bash
      """
    return try CommandRun(script: script, in: folder.url).lines.sorted()
  }

  @Test(arguments: [
    "render", "batch", "inspect", "convert", "eras", "sheet", "filmstrip", "lint", "languages", "explain",
  ])
  func inputsAreFiles(_ verb: String) throws {
    let folder = try TemporaryFolder(["a.yaml": "", "b.storyboard": "", "notes.txt": "", "sub/c.json": ""])
    #expect(
      try offers([verb, ""], in: folder).filter { !$0.hasPrefix("-") } == ["a.yaml", "b.storyboard", "sub"])
  }

  @Test func valuesAreOffered() throws {
    let folder = try TemporaryFolder(["out/x": "", "sweep.yaml": "", "a.png": ""])
    #expect(try offers(["render", "--theme", "ios1"], in: folder).contains("ios16"))
    #expect(try offers(["render", "--device", "iphone4"], in: folder) == ["iphone4", "iphone4s"])
    #expect(try offers(["batch", "-o", ""], in: folder) == ["out"])
    #expect(try offers(["batch", "--manifest", ""], in: folder).contains("sweep.yaml"))
    #expect(try offers(["render", "-o", "a"], in: folder) == ["a.png"])
  }

  /// After a comma what is left of a list is offered, with what is there before it.
  @Test(arguments: [
    (["render", "--appearance", "light,"], ["light,dark"]),
    (
      ["render", "--theme", "ios6,ios1"],
      ["ios10", "ios11", "ios11.0", "ios13", "ios16"].map { "ios6,\($0)" }
    ),
    (["render", "--scale", "3,1,"], ["3,1,2"]),
    (["verify", "--picture-format", "svg,p"], ["svg,png", "svg,pdf"]),
    (["generate", "--state", "normal=8,e"], ["normal=8,editing"]),
    (["batch", "a.yaml", "--budget", "written=500,pai"], ["written=500,painted="]),
    (["lint", "--only", "contrast-low,rows-alike"], ["contrast-low,rows-alike-when-truncated"]),
  ])
  func listsAreCompleted(_ words: [String], _ expected: [String]) throws {
    let offered = try offers(words, in: TemporaryFolder([:]))
    #expect(offered.sorted() == expected.sorted())
  }

  @Test(arguments: [
    ("render", "--page-height <points>"), ("render", "--timeout <seconds>"),
    ("lint", "--max-warnings <number>"), ("lint", "--rule <rule=level>"), ("lint", "--write-baseline <file>"),
  ])
  func helpNamesWhatValuesAre(_ verb: String, _ line: String) throws {
    #expect(try CommandRun([verb, "--help-hidden"], in: Repository.root).text.contains(line))
  }
}
