import Foundation
import TestSupport
import Testing

/// `tablemock watch`, run as a user runs it.
@Suite(.serialized) struct WatchCommandTests {
  /// A program that goes on until it is told to end.
  private final class Running {
    let process = Process()
    private let folder: URL
    private let (output, errors): (URL, URL)

    init(_ arguments: [String], in folder: URL) throws {
      self.folder = folder
      output = folder.appendingPathComponent(".w-out")
      errors = folder.appendingPathComponent(".w-err")
      for file in [output, errors] { try Data().write(to: file) }
      // Who runs the tests may have signals blocked or ignored, and then the program could not be ended.
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      let script = """
        import os, signal, sys
        signal.pthread_sigmask(signal.SIG_SETMASK, [])
        for number in (signal.SIGINT, signal.SIGTERM): signal.signal(number, signal.SIG_DFL)
        os.execv(sys.argv[1], sys.argv[1:])
        """
      process.arguments = ["python3", "-c", script, CommandRun.program.path] + arguments
      process.currentDirectoryURL = folder
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.start()
    }

    deinit {
      if process.isRunning { process.terminate() }
    }

    var printed: String { (try? String(contentsOf: output, encoding: .utf8)) ?? "" }
    var complained: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

    /// Waits until something is so; `false` where that takes too long.
    func waits(until condition: (Running) -> Bool) -> Bool {
      for _ in 0..<3_000 {
        if condition(self) { return true }
        usleep(10_000)
      }
      return false
    }

    func end(by signal: Int32) -> Int32 {
      kill(process.processIdentifier, signal)
      guard waits(until: { !$0.process.isRunning }) else {
        kill(process.processIdentifier, SIGKILL)
        return -1
      }
      return process.terminationReason == .exit ? process.terminationStatus : -1
    }
  }

  private static func spec(_ text: String) -> String { "tableView: {rows: [{textLabel: \(text)}]}\n" }

  private func started(_ folder: TemporaryFolder, _ options: [String] = []) throws -> Running {
    let running = try Running(["watch", "s", "-o", "out"] + options, in: folder.url)
    #expect(running.waits { $0.complained.contains("Ctrl-C ends this") }, "\(running.complained)")
    return running
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func signalsEndIt(_ signal: Int32, _ status: Int32) throws {
    let folder = try TemporaryFolder(["s/a.yaml": Self.spec("One")])
    let running = try started(folder)
    #expect(running.end(by: signal) == status)
    #expect(running.printed == "out/a.png\n")
  }

  @Test func whatChangesIsDrawnAndListed() throws {
    let folder = try TemporaryFolder(["s/a.yaml": Self.spec("One"), "s/b.yaml": Self.spec("Two")])
    let running = try started(folder)
    let first = try folder.bytes("out/a.png")
    try folder.write(Self.spec("Other"), to: "s/a.yaml")
    #expect(running.waits { $0.printed == "out/a.png\nout/b.png\nout/a.png\n" })
    #expect(try folder.bytes("out/a.png") != first)
    // The same text again is no other picture; a new file behind it shows that it was looked at.
    try folder.write(Self.spec("Other"), to: "s/a.yaml")
    try folder.write(Self.spec("Three"), to: "s/sub/c.yaml")
    #expect(running.waits { $0.printed.hasSuffix("out/sub/c.png\n") })
    #expect(running.printed == "out/a.png\nout/b.png\nout/a.png\nout/sub/c.png\n")
    #expect(running.end(by: SIGINT) == 130)
  }

  @Test func errorsAreToldAndSurvived() throws {
    let folder = try TemporaryFolder(["s/a.yaml": Self.spec("One")])
    let running = try started(folder)
    let good = try folder.bytes("out/a.png")
    try folder.write("tableVeiw: {}\n", to: "s/a.yaml")
    #expect(running.waits { $0.complained.contains("did you mean “tableView”?") })
    #expect(try folder.bytes("out/a.png") == good)
    try folder.write(Self.spec("Two"), to: "s/a.yaml")
    #expect(running.waits { $0.printed == "out/a.png\nout/a.png\n" })
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("s/a.yaml"))
    #expect(running.waits { $0.complained.contains("the file is gone; its pictures stay") })
    #expect(running.end(by: SIGINT) == 130)
    #expect(folder.files.contains("out/a.png"))
  }

  @Test func foldersMayComeLate() throws {
    let folder = try TemporaryFolder([:])
    let running = try started(folder)
    #expect(running.complained.contains("error"))
    try folder.write(Self.spec("One"), to: "s/a.yaml")
    #expect(running.waits { $0.printed.contains("out/a.png\n") }, "\(running.complained)")
    #expect(running.end(by: SIGINT) == 130)
  }

  @Test func aChangedTranslationIsDrawn() throws {
    let folder = try TemporaryFolder(["s/a.yaml": Self.spec("One"), "s/strings/de.yaml": "One: Eins\n"])
    let running = try started(folder, ["--language", "de,fr"])
    try folder.write("One: Zwei\n", to: "s/strings/de.yaml")
    #expect(
      running.waits { $0.printed == "out/a-de.png\nout/a-fr.png\nout/a-de.png\n" }, "\(running.printed)")
    #expect(running.end(by: SIGINT) == 130)
  }

  @Test(arguments: [["-", "-o", "out"], ["s", "-o", "-"]]) func streamsCannotBeWatched(
    _ arguments: [String]
  ) throws {
    let folder = try TemporaryFolder(["s/a.yaml": ""])
    let run = try CommandRun(["watch"] + arguments, in: folder.url)
    #expect(run.status == 64 && run.errors.contains("not standard input and output"))
  }

  @Test func standardInputHasNoPreview() throws {
    let run = try CommandRun(["preview", "-"], in: Repository.root)
    #expect(run.status == 64 && run.errors.contains("not standard input"))
  }
}
