import Foundation
import Testing

/// The page in Chromium, opened from disk and used by keys and pointer, and in Firefox where it is installed.
///
/// The browser serves one script of tests after the other: several at once would take the machine from other tests.
@Suite(.serialized) struct BrowserTests {
  private static let folder =
    String(#filePath.dropLast("TableReviewTests/Page/BrowserTests.swift".count)) + "Browser/"
  private static let hasFirefox = FileManager.default.isExecutableFile(atPath: "/usr/bin/firefox-esr")

  @Test(arguments: [
    "walk", "views", "words", "ticks", "filters", "hostile", "thousands", "paper", "long_paper", "plain",
  ])
  func thePageWorks(_ part: String) throws { try run("report_test.py", part) }

  @Test(.enabled(if: hasFirefox), arguments: ["keys", "names"])
  func thePageWorksInFirefox(_ part: String) throws { try run("firefox_test.py", part) }

  private func run(_ script: String, _ part: String) throws {
    let arguments = ["python3", Self.folder + script, ProgramRun.pageMaker.path, part]
    let run = try ProgramRun(
      URL(fileURLWithPath: "/usr/bin/env"), arguments, in: FileManager.default.temporaryDirectory)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}
