import Foundation
import Testing

/// `--budget` and `--timeout`, which all verbs that write pictures have, and the worker.
@Suite struct BudgetOptionTests {
  private static let spec = "size: {width: 100, height: 100}\ntableView: {rows: [😀]}\n"
  private static let painted = "drawing would paint more than 10 pixels"

  @Test(arguments: [
    ("render a.yaml -o a.png --budget painted=10", painted),
    ("render a.yaml -o a.pdf --budget embedded=10", "the images in the file have more than 0 MB"),
    ("render a.yaml -o a.svg --budget painted=10,written=100", "the file would have more than 0 MB"),
    ("render a.yaml -o a.png --timeout 0.000001", "takes longer than 1e-06 seconds"),
    ("batch a.yaml -o . --budget painted=10", painted),
    ("eras a.yaml -o a.png --budget painted=10", painted),
    ("filmstrip a.yaml -o a.png --to selected --budget painted=10", painted),
  ])
  func aBudgetIsKept(_ call: String, _ message: String) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    let run = try CommandRun(script: "tablemock \(call)", in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(!folder.files.contains { $0.hasPrefix("a.p") || $0.hasPrefix("a.s") })
  }

  @Test func theWorkerHasOneToo() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    let run = try CommandRun(
      ["worker", "--budget", "painted=10"], in: folder.url,
      input: Data("{\"input\": \"a.yaml\", \"output\": \"a.png\"}\n".utf8))
    #expect(run.status == 1)
    #expect(run.text.contains(Self.painted))
  }

  @Test func aLargerBudgetLetsMorePass() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    let run = try CommandRun(
      ["render", "a.yaml", "-o", "a.png", "--budget", "painted=1000000000,decoded=1,embedded=1"],
      in: folder.url)
    #expect(run.status == 0)
  }

  @Test(arguments: [
    "painted", "painted=", "painted=0", "painted=-1", "painted=1e9", "paint=1", "painted=1,painted=2",
    "painted=99999999999999999999", "",
  ])
  func otherWordsAreRefused(_ budget: String) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    let run = try CommandRun(["render", "a.yaml", "-o", "a.png", "--budget", budget], in: folder.url)
    #expect(run.status == 64)
    #expect(run.errors.contains("budget"))
  }
}
