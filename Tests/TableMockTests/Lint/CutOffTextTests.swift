import Foundation
import TableLinting
import TableMock
import TestSupport
import Testing

/// Texts that a larger size of letters cuts off.
@Suite struct CutOffTextTests {
  /// An ellipsis in the middle is what an author asks for who knows that a text may not fit.
  @Test(arguments: ["large", "extraExtraExtraLarge"], [("Middle", 0), ("Tail", 1)])
  func textsMayBeCutOffInTheirMiddle(_ size: String, _ mode: (end: String, count: Int)) throws {
    let folder = try TemporaryFolder()
    let label = """
      {text: Annual Report for 2024.pdf, font: {textStyle: body}, lineBreakMode: byTruncating\(mode.end)}
      """
    try folder.write(
      """
      theme: ios16
      size: {width: 320, height: 44}
      contentSizeCategory: \(size)
      tableView: {rows: [{contentView: [{frame: [16, 10, 226, 24], label: \(label)}]}]}

      """, to: "a.yaml")
    let path = FilePath(folder.url.appendingPathComponent("a.yaml").path)
    let report = try LintJob(
      inputs: [InputFile(path: path, outputName: "x")],
      settings: LintSettings(only: ["cut-off-at-large-size"]), version: "test"
    ).run()
    #expect(report.errors == [] && report.counting.count == mode.count, "\(report.counting)")
  }
}
