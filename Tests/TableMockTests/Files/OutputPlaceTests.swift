import Foundation
import TableMock
import Testing

/// What may stand where a file is to be written.
@Suite struct OutputPlaceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["a.yaml": "tableView: {rows: [A]}\nsize: {width: 40, height: 40}\n"])
  }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  private func mode(_ name: String) throws -> Int {
    try #require(FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int)
  }

  @Test(arguments: [0o600, 0o640, 0o664, 0o755, 0o222])
  func aNewFileHasTheModeOfTheOld(_ permissions: Int) throws {
    try folder.write("old", to: "a.png")
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path("a.png"))
    #expect(try CommandRun(["render", "a.yaml", "-o", "a.png"], in: folder.url).status == 0)
    #expect(try folder.bytes("a.png").count > 8)
    #expect(try mode("a.png") == permissions)
  }

  @Test func whatIsNoOrdinaryFileIsNotReplaced() throws {
    try folder.write("precious", to: "target.png")
    try folder.write("precious", to: "locked.png")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path("locked.png"))
    #expect(mkfifo(path("pipe.png"), 0o600) == 0)
    for (link, destination) in [
      ("link.png", "target.png"), ("lost.png", "nowhere"), ("null.png", "/dev/null"),
    ] {
      try FileManager.default.createSymbolicLink(atPath: path(link), withDestinationPath: destination)
    }
    for (name, reason) in [
      ("locked.png", "it is write-protected"), ("pipe.png", "it is a pipe, a socket or a device"),
      ("link.png", "it is a symbolic link"), ("lost.png", "it is a symbolic link"),
      ("null.png", "it is a symbolic link"),
    ] {
      for call in [["render", "a.yaml", "-o", name], ["batch", "a.yaml", "--pattern", name, "-o", "."]] {
        let run = try CommandRun(call, in: folder.url)
        #expect(run.status == 1)
        #expect(run.errors.contains(reason), "\(call): \(run.errors)")
      }
    }
    #expect(try folder.bytes("target.png") == Data("precious".utf8))
    #expect(try folder.bytes("locked.png") == Data("precious".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link.png")) == "target.png")
  }

  @Test(arguments: ["render", "batch"]) func aFolderThatIsGoneTakesNoPictures(_ verb: String) throws {
    let script = "mkdir gone; cd gone; rmdir ../gone; tablemock \(verb) \"$OLDPWD/a.yaml\" -o new/; echo $?"
    let run = try CommandRun(script: script, in: folder.url)
    #expect(run.lines.last == "1", "\(run.errors)")
  }

  /// A folder costs as much wherever it lies; it took the square of its depth.
  @Test func foldersAreMadeAsDeepAsTheSystemHasThem() throws {
    let output = String(repeating: "d/", count: 1200) + "a.png"
    let job = "{\"input\": \"a.yaml\", \"output\": \"\(output)\"}\n"
    #expect(try CommandRun(["worker"], in: folder.url, input: Data(job.utf8)).status == 0)
    #expect(try CommandRun(["render", "a.yaml", "-o", "e/" + output], in: folder.url).status == 0)
  }

  @Test(arguments: [".tablemock-batch.jsonl", "results.json", "junit.xml"])
  func aPipeInThePlaceOfARecordIsNotWaitedFor(_ name: String) throws {
    #expect(mkfifo(path(name), 0o600) == 0)
    let run = try CommandRun(
      script: "tablemock batch a.yaml -o . --junit junit.xml; echo $?", in: folder.url)
    #expect(run.lines.last == "1")
    #expect(run.errors.contains("cannot write"))
  }

  @Test(arguments: [["render", "a.yaml", "-o", "out/"], ["batch", "a.yaml", "-o", "out"]])
  func draftsOfKilledRunsGo(_ arguments: [String]) throws {
    let dead = 4_194_305
    let kept = [
      ".tablemock-\(getpid())-0", ".tablemock-\(dead)-x", ".tablemock-\(dead)", ".tablemock-0-1",
      "tablemock-\(dead)-0",
    ]
    for name in kept + [".tablemock-\(dead)-0", ".tablemock-\(dead)-17"] {
      try folder.write("", to: "out/\(name)")
    }
    try folder.write("", to: "out/.tablemock-\(dead)-3/inside")
    try FileManager.default.createSymbolicLink(
      atPath: path("out/.tablemock-\(dead)-4"), withDestinationPath: "nowhere")
    #expect(try CommandRun(arguments, in: folder.url).status == 0)
    let left = Set(
      folder.files.filter { $0.contains("tablemock-\(dead)") || $0.contains("tablemock-\(getpid())") })
    #expect(
      left
        == Set(
          kept.filter { !$0.hasPrefix(".tablemock-0") }.map { "out/\($0)" } + [
            "out/.tablemock-\(dead)-3/inside", "out/.tablemock-\(dead)-4",
          ]))
  }

  @Test func ownRecordsAreNoSources() throws {
    try folder.write("tableView: {rows: [B]}", to: "sub/b.json")
    for _ in 0..<2 {
      let run = try CommandRun(
        ["batch", ".", "--junit", "junit.xml", "--incremental"], in: folder.url)
      #expect(run.status == 0, "\(run.errors)")
    }
    #expect(try CommandRun(["batch", ".", "-o", "out", "--shard", "1/3"], in: folder.url).status == 0)
    let inspection = try CommandRun(["inspect", "a.yaml"], in: folder.url)
    try folder.write(inspection.text, to: "out/inspection.json")
    try folder.write("tableView: {rows: []}\nnavigationBar: Blank", to: "blank/c.yaml")
    for verb in ["lint", "inspect", "languages", "explain"] {
      let record = try CommandRun([verb, "blank/c.yaml", "--format", "json"], in: folder.url)
      try folder.write(record.text, to: "out/\(verb).json")
    }
    let progress = try CommandRun(["batch", "a.yaml", "-o", "out", "--progress", "json"], in: folder.url)
    try folder.write(progress.text, to: "out/progress.json")
    let again = try CommandRun(["render", ".", "-o", "pictures"], in: folder.url)
    #expect(again.status == 0, "\(again.errors)")
    #expect(again.lines == ["pictures/a.png", "pictures/blank/c.png", "pictures/sub/b.png"])
  }
}
