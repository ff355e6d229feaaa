import Testing

/// The commands of the documentation work as they stand.
///
/// Each page has a fresh folder with the files of docs/samples/ and those that the page itself shows under a line that
/// ends in a name, as “`settings.yaml`:” does. Its commands run there from top to bottom; `ManualStep` says
/// what counts as a command. What needs more than that, or does not end by itself, is fenced as `text`.
@Suite struct ManualRunTests {
  @Test(arguments: ManualPage.all) func commandsWork(on page: ManualPage) throws {
    for problem in try ManualFolder(of: page).problems() { Issue.record("\(problem)") }
  }

  /// Verbs that do not end by themselves, and what is not on every machine.
  private static let cannotRun = [
    "tablemock preview ", "tablemock watch ", "--sandbox", "--data-template",
    "--shard", "review merge", "review --open", "SettingsView", "settings.json",
  ]

  /// What is fenced as `text` is never run, so nothing stands there that could be.
  @Test(arguments: ManualPage.all) func whatCanRunDoes(on page: ManualPage) {
    for block in page.blocks where block.language == "text" {
      for line in block.lines where line.contains(#/^(\$ )?tablemock [a-z]/#) {
        #expect(Self.cannotRun.contains(where: line.contains), "\(page.path): \(line)")
      }
    }
  }

  @Test func pagesHaveCommands() {
    let counts = ManualPage.all.map { ManualStep.steps(of: $0).count }
    #expect(counts.reduce(0, +) > 20)
  }

  /// A page with what is wrong in it, and where that is told.
  typealias Wrong = (text: String, told: String)

  private static let wrong: [Wrong] = [
    (
      "Prose.\n\n    tablemock themes\n    tablemock render none.yaml",
      "page.md:4: tablemock render none.yaml"
    ),
    ("    cat none.yaml | tablemock render - -o - > none.png", "page.md:1: "),
    ("```sh\ntrue\nfalse\n```", "page.md:3: false"),
    ("`a.yaml`:\n\n```yaml\nrows: []\n```\n\n    tablemock render a.yaml", "a.yaml:1:1: error: "),
    ("```console\n$ echo one\ntwo\n```", "page.md:2: echo one\nprints\none\n"),
    ("```console\n$ echo one\n```", "prints\none\n"),
    ("```console\n$ echo one; false\none\n```", "page.md:2: echo one; false\nends with the status 1"),
    ("```console\n$ echo error: none\nerror: none\n```", "ends with the status 0"),
    ("```console\n$ true\n$ echo one \\\n  two\none…three\n```", "page.md:3: "),
  ]

  @Test(arguments: wrong) func whatDoesNotWorkIsTold(_ wrong: Wrong) throws {
    let problems = try ManualFolder(of: ManualPage(path: "page.md", text: wrong.text)).problems()
    #expect(problems.count == 1)
    #expect(problems.first?.contains(wrong.told) == true, "\(problems)")
  }

  private static let right = [
    "Prose about\n    tablemock render none.yaml", "```text\ntablemock render none.yaml\n```",
    "    make nothing", "```console\n$ printf 'one\\ntwo\\nthree\\n'\none\n…\nthr…e\n```",
    "`a.yaml`:\n\n```yaml\ntableView: {rows: [Row]}\n```\n\n    .build/release/tablemock render a.yaml",
  ]

  @Test(arguments: right) func whatWorksIsNot(_ text: String) throws {
    #expect(try ManualFolder(of: ManualPage(path: "page.md", text: text)).problems() == [])
  }
}
