import Foundation
import TableMock
import Testing

/// The verb that other programs hand work to.
@Suite struct WorkerCommandTests {
  private func answers(_ lines: String, in folder: TemporaryFolder) throws -> (Int32, [[String: Any]]) {
    let run = try CommandRun(["worker"], in: folder.url, input: Data(lines.utf8))
    return (
      run.status,
      try run.lines.compactMap {
        try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
      }
    )
  }

  @Test func jobsAreAnsweredInTheirOrder() throws {
    let folder = try TemporaryFolder(["a.yaml": RenderCommandTests.good])
    let (status, answers) = try answers(
      """
      {"id": 7, "input": "a.yaml", "output": "out/a.png", "theme": "ios6", "scale": 1, "appearance": "light", "contentSizeCategory": "small"}

      {"id": "x", "input": "a.yaml", "output": "b", "format": "svg", "state": "editing", "svgText": "live", "height": "content"}
      """, in: folder)
    #expect(status == 0)
    #expect(answers.map { $0["status"] as? String } == ["written", "written"])
    #expect(answers[0]["id"] as? Int == 7)
    #expect(answers[1]["id"] as? String == "x")
    #expect(answers[0]["width"] as? Int == 120)
    #expect(try PNGReader.bitmap([UInt8](folder.bytes("out/a.png"))).width == 120)
    #expect(try answers[1]["bytes"] as? Int == folder.bytes("b").count)
  }

  @Test func tablesGoByTheirNamesInInterfaceBuilderToo() throws {
    let folder = try TemporaryFolder([
      "A.storyboard": Repository.text(of: "fixtures/interface-builder/account.storyboard")
    ])
    let lines = ["Account", "AccountViewController", "1", "Acount"].map {
      "{\"input\": \"A.storyboard\", \"output\": \"\($0).png\", \"table\": \"\($0)\"}\n"
    }
    let (status, answers) = try answers(lines.joined(), in: folder)
    #expect(status == 1)
    #expect(answers.map { $0["status"] as? String } == ["written", "written", "written", "failed"])
    let finding = (answers.last?["diagnostics"] as? [[String: Any]])?.first
    #expect(finding?["hint"] as? String == "the only one is “Account”")
  }

  @Test(arguments: [
    ("nonsense", "a job must be"), ("{\"id\": 1}", "a job has no “input”"), ("{", ""),
    ("[]", "a job must be"),
    ("{\"input\": \"a.yaml\", \"output\": \"a.gif\"}", "the output must end in"),
    ("{\"input\": \"no.yaml\", \"output\": \"a.png\"}", "there is no such file"),
    ("{\"input\": \"a.yaml\", \"output\": \"a.yaml\", \"format\": \"png\"}", "the output is the input"),
    ("{\"input\": \"a.yaml\", \"output\": \"a.png\", \"tehme\": 1}", "unknown key “tehme” in a job"),
    (
      "{\"input\": \"a.yaml\", \"output\": \"a.png\", \"contentSizeCategory\": \"tiny\"}",
      "“contentSizeCategory” must be one of extraSmall, small, medium or large"
    ),
    ("{\"input\": \"two.yaml\", \"output\": \"a.png\"}", "the file has 2 tables"),
    ("{\"input\": \"two.yaml\", \"output\": \"a.png\", \"table\": \"z\"}", "there is no table “z”"),
    ("{\"input\": \"a.yaml\", \"output\": \"/proc/nowhere/a.png\"}", "cannot write"),
  ])
  func badLinesAreAnsweredLikeOthers(_ line: String, _ message: String) throws {
    let folder = try TemporaryFolder([
      "a.yaml": RenderCommandTests.good, "two.yaml": "tableViews: [{rows: [A]}, {rows: [B]}]\n",
    ])
    let good = "{\"id\": 2, \"input\": \"two.yaml\", \"table\": \"2\", \"output\": \"good.png\"}"
    let (status, answers) = try answers("\(line)\n\(good)\n", in: folder)
    #expect(status == 1)
    #expect(answers.map { $0["status"] as? String } == ["failed", "written"])
    let findings = answers[0]["diagnostics"] as? [[String: Any]] ?? []
    #expect(findings.contains { ($0["message"] as? String)?.hasPrefix(message) == true })
    #expect(!folder.files.contains("a.png"))
  }

  @Test func overlongLinesAreAnsweredToo() throws {
    let folder = try TemporaryFolder(["a.yaml": RenderCommandTests.good])
    let line = "{\"input\": \"" + String(repeating: "x", count: 3 << 20) + "\"}"
    let (status, answers) = try answers(
      "\(line)\n{\"id\": 2, \"input\": \"a.yaml\", \"output\": \"a.png\"}\n", in: folder)
    #expect(status == 1)
    #expect(answers.map { $0["status"] as? String } == ["failed", "written"])
  }
}
