import TestSupport
import Testing

/// What is said of headers and footers that one of two pictures has no room for.
@Suite struct HiddenFooterTests {
  private func spec(_ rows: String) -> String {
    """
    theme: ios8
    size: {width: 320, height: 200}
    tableView:
      style: grouped
      sections:
        - footer: At the end
          rows: [\(rows)]

    """
  }

  @Test func theirTextsHaveNotChanged() throws {
    let project = try ReviewProject(["a": spec("One, Two, Three, Four")])
    try project.approveAll()
    try project.write(spec("One, Two"), to: "a")
    let run = try project.run("verify", "screens")
    #expect(run.status == 1)
    #expect(run.text.contains("row 0-2 “Three” removed"))
    #expect(!run.text.contains("usual"))
  }

  /// Pinned to the lower edge, the second footer lies over other rows before than after.
  @Test(arguments: [(5, 4), (4, 5), (4, 3), (3, 4)]) func pinnedOnesMoveNoRows(
    _ before: Int, _ after: Int
  ) throws {
    let spec = { (count: Int) in
      """
      theme: ios8
      size: {width: 200, height: 300}
      tableView:
        style: plain
        sections:
          - footer: Foot one
            rows: [\((0..<count).map { "r\($0)" }.joined(separator: ", "))]
          - {footer: Foot two, rows: [q0, q1, q2, q3, q4]}

      """
    }
    let project = try ReviewProject(["a": spec(before)])
    try project.approveAll()
    try project.write(spec(after), to: "a")
    let run = try project.run("verify", "screens")
    #expect(run.status == 1 && run.text.contains(before < after ? "” inserted" : "” removed"))
    #expect(!run.text.contains("moved from") && !run.text.contains("order"), "\(run.text)")
    #expect(!run.text.contains("footer “"), "\(run.text)")
  }
}
