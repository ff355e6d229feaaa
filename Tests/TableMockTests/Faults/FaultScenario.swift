import Foundation
import Testing

/// A verb that writes, what there was before, and what must be there after any of its calls has failed.
struct FaultScenario: Sendable, CustomStringConvertible {
  let description: String
  /// The verb with its arguments.
  let command: [String]
  /// The verb that ends what was cut off, and what it must end with.
  let recovery: [String]
  let recoveredStatus: Int32
  /// The folder whose pictures are old or new at any time.
  let pictures: String
  /// The folder that is the same in the end as if nothing had failed.
  let result: String
  /// Makes the folder that the verb runs in.
  let prepare: @Sendable () throws -> TemporaryFolder

  static let batch = FaultScenario(
    description: "batch", command: ["batch", "in", "-o", "out", "--jobs", "1"],
    recovery: ["batch", "in", "-o", "out", "--incremental"], recoveredStatus: 0,
    pictures: "out", result: "out"
  ) {
    let folder = try TemporaryFolder(["in/a.yaml": ReviewProject.spec("Wi-Fi")])
    #expect(try CommandRun(["batch", "in", "-o", "out"], in: folder.url).status == 0)
    try folder.write(ReviewProject.spec("Sound"), to: "in/a.yaml")
    try folder.write(ReviewProject.spec("Mail"), to: "in/new/b.yaml")
    return folder
  }

  static let durableBatch = FaultScenario(
    description: "batch --durable", command: batch.command + ["--durable"], recovery: batch.recovery,
    recoveredStatus: 0, pictures: "out", result: "out", prepare: batch.prepare)

  static let approve = FaultScenario(
    description: "approve", command: ["approve", "--all"], recovery: ["approve", "--all"],
    recoveredStatus: 0, pictures: "golden", result: "golden"
  ) { try reviewed().folder }

  static let verify = FaultScenario(
    description: "verify", command: ["verify", "screens", "--jobs", "1"], recovery: ["verify", "screens"],
    recoveredStatus: 1, pictures: "golden", result: "out/review"
  ) { try reviewed().folder }

  /// A project in which one picture has changed, one is new and one is obsolete, and which was verified.
  private static func reviewed() throws -> ReviewProject {
    let project = try ReviewProject(["a": ReviewProject.spec("Wi-Fi"), "old/b": ReviewProject.spec("Sound")])
    try project.approveAll()
    try project.write(ReviewProject.spec("WLAN"), to: "a")
    try project.remove("screens/old/b.yaml")
    try project.write(ReviewProject.spec("Mail"), to: "new/d")
    #expect(try project.run("verify", "screens").status == 1)
    return project
  }

  /// Records with times in them, which differ from run to run.
  static func isTimed(_ name: String) -> Bool {
    name.hasSuffix("results.json") || name.hasSuffix(".tablemock-batch.jsonl")
  }

  static func isPicture(_ name: String) -> Bool { name.hasSuffix(".png") }

  /// Sees that every picture is as it was or as it should be, and that records can be read.
  func expectOldOrNew(_ folder: TemporaryFolder, old: [String: Data], new: [String: Data]) throws {
    let now = try folder.content(of: pictures, where: Self.isPicture)
    for name in Set(now.keys).union(old.keys).union(new.keys) {
      #expect([old[name], new[name]].contains(now[name]), "\(name)")
    }
    for name in folder.files where name.hasSuffix(".json") {
      #expect(throws: Never.self, "\(name)") { try JSONSerialization.jsonObject(with: folder.bytes(name)) }
    }
    for name in folder.files where name.hasSuffix(".jsonl") {
      let lines = String(decoding: try folder.bytes(name), as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      for line in lines.dropLast() {
        #expect(throws: Never.self, "\(name)") { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
      }
    }
  }
}
