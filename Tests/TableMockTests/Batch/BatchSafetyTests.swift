import Foundation
import TableMock
import TestSupport
import Testing

/// Batches that end in the middle, or find no room for what they draw.
@Suite(.serialized) struct BatchSafetyTests {
  private static let program = "'\(CommandRun.program.path)'"

  private func specs(_ count: Int) throws -> TemporaryFolder {
    try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: (0..<count).map { ("in/\($0).yaml", RenderCommandTests.good) }))
  }

  private func expectWholePictures(_ folder: TemporaryFolder) {
    for name in folder.files where name.hasPrefix("out/") {
      if name.hasSuffix(".png") {
        #expect(throws: Never.self, "\(name)") { try PNGReader.bitmap([UInt8](folder.bytes(name))) }
      } else {
        #expect(["out/results.json", "out/.tablemock-batch.jsonl"].contains(name))
      }
    }
  }

  /// Whenever it is killed, what is there is whole, and the rest comes later.
  @Test func killedBatchesLeaveNothingBroken() throws {
    let folder = try specs(40)
    let command = "\(Self.program) batch in --scale 1,2 -o out --resume --quiet"
    for delay in ["0.03", "0.07", "0.11", "0.16", "0.05", "0.23"] {
      _ = try CommandRun(script: "\(command) & sleep \(delay); kill -9 $!; wait $!", in: folder.url)
      expectWholePictures(folder)
    }
    #expect(try CommandRun(script: command, in: folder.url).status == 0)
    expectWholePictures(folder)
    #expect(folder.files.filter { $0.hasSuffix(".png") }.count == 80)
    #expect(
      try CommandRun(script: "tablemock batch in --scale 1,2 -o out --resume", in: folder.url).lines.isEmpty)
  }

  /// Whoever may put a file into a folder ends nobody's batch with it, and has its picture taken for nobody else's.
  @Test(arguments: [
    ("b.json", #"{"tableView": {"rows": ["B"]}}"#), ("B.yaml", RenderCommandTests.good),
    ("b-x.yaml", RenderCommandTests.good),
  ])
  func filesThatWantOnePictureLoseNoOther(_ rival: String, _ spec: String) throws {
    let two = "tableViews:\n  - {name: x, rows: [A]}\n  - {name: y, rows: [B]}\n"
    let folder = try TemporaryFolder([
      "in/a.yaml": RenderCommandTests.good, "in/sub/b.yaml": RenderCommandTests.good,
      "in/b.yaml": rival == "b-x.yaml" ? two : RenderCommandTests.good, "in/\(rival)": spec,
    ])
    let run = try CommandRun(["batch", "in", "-o", "out"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.lines == ["out/a.png", "out/sub/b.png"])
    let errors = run.errors.lowercased()
    for file in ["in/b.yaml", "in/\(rival.lowercased())"] {
      #expect(errors.contains("\(file): error: out/b"))
    }
    let plan = try CommandRun(["batch", "in", "-o", "out", "--plan"], in: folder.url)
    #expect(plan.status == 1 && plan.lines.count == 2, "\(plan.text)")
    // All verbs advise the same.
    let verified = try CommandRun(["verify", "in", "--baseline", "golden"], in: folder.url)
    for run in [run, verified] {
      #expect(run.errors.contains("hint: give one of them another name\n"), "\(run.errors)")
    }
    // Whoever names both means both.
    let named = try CommandRun(["batch", "in/b.yaml", "in/\(rival)", "-o", "named"], in: folder.url)
    #expect(named.status == 1 && named.lines.isEmpty)
  }

  /// A picture that somebody has made longer than any memory is drawn anew.
  @Test func aPictureOfATerabyteIsReplaced() throws {
    let folder = try specs(1)
    let call = ["batch", "in", "-o", "out", "--incremental"]
    #expect(try CommandRun(call, in: folder.url).lines == ["out/0.png"])
    let picture = try folder.bytes("out/0.png")
    #expect(truncate(folder.url.path + "/out/0.png", 1 << 40) == 0)
    let run = try CommandRun(call, in: folder.url)
    #expect(run.lines == ["out/0.png"] && run.status == 0, "\(run.errors)")
    #expect(try folder.bytes("out/0.png") == picture)
  }

  /// Shells have their background jobs ignore one of the signals, so both are given back their usual effect first.
  @Test(arguments: [("TERM", Int32(143)), ("INT", 130)])
  func interruptedBatchesFinishWhatIsAtHand(_ signal: String, _ status: Int32) throws {
    let folder = try specs(1)
    let run = try CommandRun(
      script: """
        env --default-signal=INT,TERM \(Self.program) batch in -o out --jobs 1 --theme iphoneos3,ios5,ios6,ios7,ios8 --scale 1,2,3 \
          --device iphone4,iphone5,ipad --orientation portrait,landscape --format png,svg,pdf >lines &
        while [ ! -s out/.tablemock-batch.jsonl ]; do sleep 0.02; done
        kill -\(signal) $!; wait $!
        """,
      in: folder.url)
    #expect(run.status == status)
    #expect(run.errors.contains("interrupted: "))
    let lines = String(decoding: try folder.bytes("lines"), as: UTF8.self).split(separator: "\n").map(
      String.init)
    let pictures = folder.files.filter { $0.hasPrefix("out/0-") }
    #expect(lines.sorted() == pictures)
    #expect((1..<270).contains(pictures.count))
    #expect(!folder.files.contains { $0.contains(".tablemock-") && !$0.hasSuffix(".jsonl") })
  }

  @Test(arguments: ["/proc/nowhere", "/dev/null/out", "in/0.yaml"])
  func foldersThatCannotBeMadeAreErrors(_ output: String) throws {
    let folder = try specs(1)
    let run = try CommandRun(["batch", "in", "-o", output], in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("error: cannot write \(output)"))
    #expect(folder.files == ["in/0.yaml"])
  }

  /// No folder is read-only for root, who gives up privileges for this.
  @Test func readOnlyFoldersAreErrors() throws {
    let folder = try specs(1)
    let run = try CommandRun(
      script: """
        mkdir out; chmod 555 out
        \(CommandRun.withoutPrivileges) \(Self.program) batch in -o out; code=$?; chmod 755 out; exit $code
        """,
      in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("Permission denied"))
    #expect(folder.files == ["in/0.yaml"])
  }

  /// Whether a folder of a few bytes can be mounted, which not every container lets even its first user do.
  private static let canMount =
    (try? TemporaryFolder(["out/x": ""])).flatMap { folder in
      try? CommandRun(script: "mount -t tmpfs -o size=96k tmpfs out && umount out", in: folder.url).status
    } == 0

  /// What fits is whole, and nothing else is there.
  @Test(.enabled(if: canMount)) func fullDisksLeaveNothingBroken() throws {
    let folder = try specs(60)
    let run = try CommandRun(
      script: """
        mkdir out; mount -t tmpfs -o size=96k tmpfs out
        tablemock batch in --scale 3 -o out 2>errors; code=$?
        mkdir kept; cp -a out/. kept/; umount out; exit $code
        """,
      in: folder.url)
    #expect(run.status == 1)
    #expect(String(decoding: try folder.bytes("errors"), as: UTF8.self).contains("No space left on device"))
    let pictures = folder.files.filter { $0.hasPrefix("kept/") && $0.hasSuffix(".png") }
    #expect(!pictures.isEmpty && pictures.count < 60)
    for name in pictures {
      #expect(throws: Never.self, "\(name)") { try PNGReader.bitmap([UInt8](folder.bytes(name))) }
    }
    #expect(!folder.files.contains { $0.contains(".tablemock-") && !$0.hasSuffix(".jsonl") })
  }

  /// Sanitizers take more addresses than the limit for themselves.
  @Test(.disabled(if: Sanitizer.isOn)) func aLimitOfMemoryIsEnoughForHundredsOfPictures() throws {
    let folder = try specs(150)
    let run = try CommandRun(
      script: "ulimit -v 786432; tablemock batch in --scale 1,2 -o out --jobs 2 --quiet", in: folder.url)
    #expect(run.status == 0)
    #expect(folder.files.filter { $0.hasSuffix(".png") }.count == 300)
  }

  /// The document on scaling names this command.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/parallel")))
  func shardsRunUnderParallel() throws {
    let folder = try specs(7)
    let run = try CommandRun(
      script: "seq 4 | parallel --will-cite \(Self.program) batch in -o out --jobs 1 --quiet --shard {}/4",
      in: folder.url)
    #expect(run.status == 0)
    #expect(folder.files.filter { $0.hasSuffix(".png") }.count == 7)
  }

  /// A link below the folder that is named leads nowhere else, and one that is named itself does: however the folder is
  /// spelled, from where the program runs or from the root.
  @Test(arguments: [
    (["-o", "."], "disk/{name}.png", false), (["-o", "HERE"], "disk/{name}.png", false),
    (["-o", "./."], "disk/{name}.png", false), (["-o", "../here"], "disk/{name}.png", false),
    (["-o", "in/.."], "disk/{name}.png", false), (["-o", "HERE/in/.."], "disk/{name}.png", false),
    (["-o", "same"], "disk/{name}.png", false), (["-o", "HERE/same"], "disk/{name}.png", false),
    (["-o", "."], "HERE/disk/{name}.png", false), (["-o", "HERE"], "../here/disk/{name}.png", false),
    (["-o", "."], "./disk/{name}.png", false), (["-o", "HERE"], "disk/new/{name}.png", false),
    (["-o", "disk"], "{name}.png", true), (["-o", "HERE/disk"], "{name}.png", true),
    (["-o", "disk/../here/disk"], "{name}.png", true), ([], "disk/{name}.png", true),
    ([], "HERE/disk/{name}.png", true), (["-o", "out"], "../disk/{name}.png", true),
    (["-o", "in"], "../disk/{name}.png", true), (["-o", "HERE/out"], "../disk/{name}.png", true),
    (["-o", "HERE/out"], "HERE/disk/{name}.png", true),
  ])
  func linksBelowTheNamedFolderLeadNowhereElse(
    _ options: [String], _ pattern: String, _ isNamed: Bool
  ) throws {
    let folder = try TemporaryFolder(["here/in/a.yaml": RenderCommandTests.good, "elsewhere/here/keep": ""])
    for (link, target) in [("disk", "../elsewhere"), ("same", ".")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.path + "/here/\(link)", withDestinationPath: target)
    }
    let here = folder.url.appendingPathComponent("here")
    let words = ["batch", "in", "--pattern", pattern] + options
    let run = try CommandRun(words.map { $0.replacingOccurrences(of: "HERE", with: here.path) }, in: here)
    #expect(run.status == (isNamed ? 0 : 1), "\(run.errors)")
    #expect(isNamed || run.errors.contains("a link leads out of \(here.path)\n"), "\(run.errors)")
    #expect(folder.files.filter { $0.hasSuffix(".png") }.count == (isNamed ? 1 : 0))
  }
}
