import Foundation
import Glibc
import TableModel
import TestSupport
import Testing

@testable import TableSources

/// Other programs, each of which is started in one way.
@Suite struct ChildProcessTests {
  private static let variables: [FilePath] = ["PATH=/usr/bin:/bin"]

  private func shell(_ script: String, hearsErrors: Bool = true) throws -> ChildProcess {
    try ChildProcess(
      "/bin/sh", ["-c", FilePath(script)], variables: ChildProcessTests.variables, hearsErrors: hearsErrors)
  }

  @Test func whatAProgramSaysIsCollected() throws {
    let child = try shell("cat; echo bad >&2; exit 7")
    try child.input?.write(Array("said".utf8))
    let (output, errors) = try child.collect(atMost: 1 << 10)
    #expect(String(decoding: output, as: UTF8.self) == "said")
    #expect(String(decoding: errors, as: UTF8.self) == "bad\n")
    #expect(child.wait() == 7)
  }

  @Test func ofMoreComplaintsThanTheLimitTheFirstBytesAreKept() throws {
    let child = try shell("printf said; head -c 300000 /dev/zero >&2")
    let (output, errors) = try child.collect(atMost: 1_000)
    #expect(output == Array("said".utf8) && errors.count == 1_000)
    #expect(child.wait() == 0)
  }

  /// The shell has a text of 60 MB in memory as a whole.
  @Test(arguments: [nil, 16 << 20, 512 << 20]) func memoryOfItsOwnIsLimited(_ memory: Int?) throws {
    let script = "text=$(head -c 60000000 /dev/zero | tr '\\0' a); echo ${#text}"
    let child = try ChildProcess(
      "/bin/sh", ["-c", FilePath(script)], variables: ChildProcessTests.variables, memory: memory)
    let (output, _) = try child.collect(atMost: 1_000)
    let isEnough = memory != 16 << 20
    #expect((String(decoding: output, as: UTF8.self) == "60000000\n") == isEnough)
    #expect((child.wait() == 0) == isEnough)
  }

  @Test func aProgramThatPrintsMoreThanTheLimitIsEnded() throws {
    let child = try shell("head -c 300000 /dev/zero; exec sleep 20")
    #expect(throws: SystemError(number: EFBIG)) { try child.collect(atMost: 1_000) }
    #expect(child.wait() == -1)
  }

  @Test func argumentsAreWhatTheyAreAndVariablesThoseThatAreGiven() throws {
    let odd = FilePath(bytes: [0x24, 0x28, 0x69, 0x64, 0x29, 0x20, 0xF9])
    let variables: [FilePath] = ["A=1", FilePath(bytes: Array("B=".utf8) + [0xFF])]
    let words = try ChildProcess("/usr/bin/printf", ["%s", odd], variables: variables).collect(atMost: 1_000)
    #expect(words.output == odd.bytes)
    let (output, _) = try ChildProcess("/usr/bin/env", [], variables: variables).collect(atMost: 1_000)
    #expect(output == Array("A=1\nB=".utf8) + [0xFF, 0x0A])
  }

  /// A program that prints what nobody reads waits for ever, unless it is ended.
  @Test func aProgramThatNobodyListensToIsEnded() throws {
    var child: ChildProcess? = try shell("echo $$; exec cat /dev/zero")
    let line = String(decoding: try #require(try child?.output.readOn(count: 16)), as: UTF8.self)
    let process = try #require(line.split(separator: "\n").first.flatMap { pid_t($0) })
    #expect(kill(process, 0) == 0)
    child = nil
    #expect(kill(process, 0) != 0)
  }

  /// A program may complain more than a pipe holds while it is waited for what it prints.
  @Test func complaintsNeedNotBeRead() throws {
    let child = try shell("head -c 1000000 /dev/zero >&2; echo done", hearsErrors: false)
    #expect(try child.output.readOn(count: 16) == Array("done\n".utf8))
    #expect(child.errors == nil && child.wait() == 0)
  }

  @Test func aProgramThatIsNotThereIsAnError() {
    #expect(throws: SystemError(number: ENOENT)) {
      try ChildProcess("/no-such-program-here", [], variables: [])
    }
    #expect(throws: SystemError(number: ENOENT)) {
      try ChildProcess.startAlone("no-such-program-here", [])
    }
  }

  /// Only a program that is started alone is looked for in the user’s PATH.
  @Test func aNameIsNoPath() {
    #expect(throws: SystemError(number: ENOENT)) {
      try ChildProcess("sh", [], variables: ChildProcessTests.variables)
    }
  }

  @Test func aSignalIsNoStatus() throws {
    let child = try shell("kill -KILL $$")
    #expect(child.wait() == -1)
  }

  /// What the program is started with and has: a process group of its own, streams that lead nowhere, and SIGPIPE.
  @Test func whatIsStartedAloneSharesNothing() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("alone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("found").path
    let script = """
      found=$(readlink /proc/$$/fd/0 /proc/$$/fd/1 /proc/$$/fd/2
        cut -d ' ' -f 1,5 /proc/$$/stat; grep SigIgn /proc/$$/status)
      printf '%s\n' "$found" >"$1.draft"; mv "$1.draft" "$1"
      """
    // Other tests write to programs that have ended, so it is ignored from here on, as in the program.
    signal(SIGPIPE, SIG_IGN)
    try ChildProcess.startAlone("sh", ["-c", FilePath(script), "sh", FilePath(file)])
    for _ in 0..<6_000 where !FileManager.default.fileExists(atPath: file) { usleep(10_000) }
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    try #require(lines.count == 5)
    #expect(lines.prefix(3) == ["/dev/null", "/dev/null", "/dev/null"])
    let ids = lines[3].split(separator: " ")
    #expect(ids.count == 2 && ids[0] == ids[1])
    let ignored = try #require(lines[4].split(separator: "\t").last.flatMap { UInt64($0, radix: 16) })
    #expect(ignored & (1 << UInt64(SIGPIPE - 1)) == 0)
  }

  private func confined(
    _ script: String, _ change: (inout ChildProcess.Confinement) -> Void = { _ in }
  ) throws -> ChildProcess {
    var confinement = ChildProcess.Confinement()
    change(&confinement)
    return try ChildProcess(
      "/bin/sh", ["-c", FilePath(script)], reading: Array("said".utf8), confinement: confinement)
  }

  @Test func aConfinedProgramReadsWhatItIsGiven() throws {
    let child = try confined("read word; echo \"$word\"; exit 3")
    #expect(try child.collect(atMost: 1 << 10).output == Array("said\n".utf8))
    #expect(child.wait() == 3)
  }

  /// The kernel refuses it all: writing, other programs and processes, and, where it has Landlock, files of the user's.
  @Test func aConfinedProgramDoesNothingElse() throws {
    let folder = try TemporaryFolder(["secret": "precious"])
    let secret = folder.url.appendingPathComponent("secret").path
    let tries =
      ["echo a >\(secret)", "/bin/true", "(exit 0)"] + (Self.hasLandlock ? ["read a <\(secret)"] : [])
    for script in tries {
      let child = try confined("\(script) && echo done")
      #expect(try child.collect(atMost: 1 << 10).output == [], "\(script)")
      #expect(child.wait() != 0)
    }
    #expect(try folder.bytes("secret") == Data("precious".utf8))
  }

  private static let hasLandlock = (try? Sandbox.rulesForPrograms()) != nil

  @Test func aConfinedProgramEndsWithItsTime() throws {
    let waiting = try confined("while read a; do :; done; while :; do echo; done") { $0.seconds = 0.3 }
    // What it prints until then is no more than is taken.
    #expect(throws: SystemError(number: ETIMEDOUT)) { try waiting.collect(atMost: 1 << 30) }
    let endless = try confined("while :; do echo; done")
    #expect(throws: SystemError(number: EFBIG)) { try endless.collect(atMost: 1 << 10) }
    let working = try confined("while :; do :; done") { $0.processorSeconds = 1 }
    #expect(try working.collect(atMost: 1 << 10).output == [])
    #expect(working.wait() == -1)
  }

  @Test func aConfinedProgramThatIsNotThereEndsAtOnce() throws {
    let child = try ChildProcess("/no-such-program-here", [], reading: [])
    #expect(try child.collect(atMost: 1 << 10).output == [])
    #expect(child.wait() == 127)
  }
}
