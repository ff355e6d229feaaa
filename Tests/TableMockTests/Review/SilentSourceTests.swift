import Foundation
import TableMock
import Testing

/// Files of folders that cannot be read as screens though pictures of them were approved.
@Suite struct SilentSourceTests {
  /// What is left of a spec when writing it was cut off, or it was written in another encoding.
  private static let broken: [[UInt8]] = [
    Array("theme: ios8\nsize: {width: 200,".utf8), [], Array("# nothing yet\n".utf8),
    [0xFF, 0xFE] + ReviewProject.spec("B").utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
    Array("just words".utf8), Array("{name: config, values: [1, 2]}".utf8),
  ]

  private func write(_ bytes: [UInt8], to file: String, in project: ReviewProject) throws {
    try Data(bytes).write(to: project.folder.url.appendingPathComponent(file))
  }

  @Test(arguments: broken) func noPictureIsObsoleteWhereItsSourceIsBroken(_ bytes: [UInt8]) throws {
    let project = try ReviewProject()
    try project.approveAll()
    try write(bytes, to: "screens/b.yaml", in: project)
    for arguments in [[], ["--filter", "b"]] {
      let run = try project.run(all: ["verify", "screens"] + arguments)
      #expect(
        run.status == 2 && run.text.contains("screens/b.yaml"), "\(arguments): \(run.text)\(run.errors)")
      #expect(try project.states() == ["b.png": "failed"], "\(arguments)")
    }
    _ = try project.run("approve", "--all")
    #expect(project.exists("golden/b.png"))
  }

  /// Nobody knows which tables a file had that was cut off.
  @Test func noPictureOfATableIsObsoleteWhereItsSourceIsBroken() throws {
    let tables = ["x", "y"].map { "  - {name: \($0), rows: [{textLabel: A}]}\n" }.joined()
    let project = try ReviewProject([
      "a": ReviewProject.spec("A"), "b": "theme: ios8\ntableViews:\n" + tables,
    ])
    try project.approveAll()
    #expect(project.exists("golden/b-x.png"))
    try write(Self.broken[0], to: "screens/b.yaml", in: project)
    #expect(try project.run("verify", "screens").status == 2)
    #expect(try project.states() == ["b-x.png": "failed", "b-y.png": "failed"])
  }

  /// A source that has come back broken since the review may have any of its pictures.
  @Test func aBrokenSourceThatCameBackKeepsItsPicture() throws {
    let project = try ReviewProject()
    try project.approveAll()
    try project.remove("screens/b.yaml")
    #expect(try project.run("verify", "screens").status == 1)
    try write(Self.broken[0], to: "screens/b.yaml", in: project)
    #expect(try project.run("approve", "--all").status == 1)
    #expect(project.exists("golden/b.png"))
  }

  @Test func filesOfOtherProgramsArePassedOver() throws {
    let project = try ReviewProject()
    try project.approveAll()
    for (index, bytes) in Self.broken.enumerated() where index != 3 {
      try write(bytes, to: "screens/other\(index).yaml", in: project)
    }
    let run = try project.run("verify", "screens")
    #expect(run.status == 0 && run.text == "2 same\n", "\(run.text)\(run.errors)")
    try write(Self.broken[3], to: "screens/other.yaml", in: project)
    let failed = try project.run("verify", "screens")
    #expect(failed.status == 2 && failed.text.contains("UTF-16"), "\(failed.text)")
  }
}
