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
}
