import Foundation
import Testing

/// The manual pages that the package brings.
@Suite struct ManualPageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([:])
    let run = try CommandRun(
      script: "'\(Repository.root.path)/Packaging/manual' '\(CommandRun.program.path)' pages", in: folder.url)
    try #require(run.status == 0, "\(run.errors)")
  }

  private func shown(_ page: String) throws -> String {
    let script = "groff -man -Tutf8 -ww -P-c -P-b -P-u -rLL=2000n pages/\(page)"
    let run = try CommandRun(script: script, in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors == "", "\(page)")
    return run.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func everyVerbHasAPageWithoutFaults() throws {
    let help = try CommandRun(["--help"], in: folder.url).text
    let groups = help.components(separatedBy: "SUBCOMMANDS:").dropFirst()
    let names = groups.flatMap { $0.split(separator: "\n") }
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first }.filter { $0 != "See" }
    #expect(names.contains("render"))
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/pages")
    #expect(Set(pages) == Set(names.map { "tablemock-\($0).1" } + ["tablemock.1"]))
    for page in pages { _ = try shown(page) }
  }

  @Test func aPageSaysWhatTheVerbDeclares() throws {
    let text = try shown("tablemock-verify.1")
    for part in [
      "tablemock-verify - Draws sources and compares them with the approved pictures",
      "OPTIONS", "--baseline", "EXAMPLES tablemock verify screens/ --baseline golden/",
      "EXIT STATUS The exit status is 0 if all pictures are the same",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func signsOfTextAreNotInstructions() throws {
    let text = try shown("tablemock-render.1")
    #expect(text.contains("the output’s extension"))
    #expect(text.contains("A file ending in .png, .svg, .pdf, .jpg, .gif or .html"))
  }
}
