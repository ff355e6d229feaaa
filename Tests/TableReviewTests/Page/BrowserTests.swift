import Foundation
import Testing

/// The page in Chromium, opened from disk and used by keys and pointer.
///
/// The browser serves one script of tests after the other: several at once would take the machine from other tests.
@Suite(.serialized) struct BrowserTests {
  private static let folder =
    String(#filePath.dropLast("TableReviewTests/Page/BrowserTests.swift".count)) + "Browser/"

  @Test(arguments: [
    "walk", "spoken", "views", "words", "ticks", "filters", "hostile", "thousands", "paper", "long_paper",
    "plain",
  ])
  func thePageWorks(_ part: String) throws {
    let arguments = ["python3", Self.folder + "report_test.py", ProgramRun.pageMaker.path, part]
    let run = try ProgramRun(
      URL(fileURLWithPath: "/usr/bin/env"), arguments, in: FileManager.default.temporaryDirectory)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}
