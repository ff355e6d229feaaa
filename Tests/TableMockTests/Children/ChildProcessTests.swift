import Glibc
import TableSources
import Testing

@testable import TableBatch

/// Programs that run beside this one are waited for, whatever signals come.
@Suite struct ChildProcessTests {
  /// Starts a program that sleeps for so many seconds.
  private func sleeper(_ seconds: String) throws -> pid_t {
    var words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup(seconds), nil]
    defer { for word in words.dropLast() { free(word) } }
    var process: pid_t = 0
    try #require(posix_spawnp(&process, "sleep", nil, nil, &words, environ) == 0)
    return process
  }

  /// Whether there is a process, be it one that has ended and that nobody has asked after.
  private func isThere(_ process: pid_t) -> Bool { kill(process, 0) == 0 }

  @Test func nothingIsLeftOfAChildThatHasEnded() throws {
    let process = try sleeper("0")
    let watch = ChildWatch(of: process)
    // Nobody asks whether it runs, and yet it goes.
    for _ in 0..<1000 where isThere(process) { usleep(10_000) }
    #expect(!isThere(process))
    for _ in 0..<1000 where watch.isRunning { usleep(10_000) }
    #expect(!watch.isRunning)
  }

  @Test func aChildThatRunsIsRunning() throws {
    let process = try sleeper("60")
    let watch = ChildWatch(of: process)
    #expect(watch.isRunning)
    kill(process, SIGKILL)
    for _ in 0..<1000 where watch.isRunning { usleep(10_000) }
    #expect(!watch.isRunning)
  }

  /// A program that prints what nobody reads waits for ever, unless it is ended.
  @Test func aProgramThatNobodyListensToIsEnded() throws {
    var child: ChildProcess? = try ChildProcess(
      "/bin/sh", ["-c", "echo $$; exec cat /dev/zero"], variables: ["PATH=/usr/bin:/bin"])
    let line = String(decoding: try #require(try child?.output.readOn(count: 16)), as: UTF8.self)
    let process = try #require(line.split(separator: "\n").first.flatMap { pid_t($0) })
    #expect(isThere(process))
    child = nil
    #expect(!isThere(process))
  }

  /// A program may complain more than a pipe holds while it is waited for what it prints.
  @Test func complaintsNeedNotBeRead() throws {
    let script = "head -c 1000000 /dev/zero >&2; echo done"
    let child = try ChildProcess(
      "/bin/sh", ["-c", FilePath(script)], variables: ["PATH=/usr/bin:/bin"], hearsErrors: false)
    #expect(try child.output.readOn(count: 16) == Array("done\n".utf8))
    #expect(child.errors == nil && child.wait() == 0)
  }

  @Test func aProgramHasTheVariablesThatItIsGiven() throws {
    let variables: [FilePath] = ["A=1", FilePath(bytes: Array("B=".utf8) + [0xFF])]
    let (output, _) = try ChildProcess("/usr/bin/env", [], variables: variables).collect(atMost: 1_000)
    #expect(output == Array("A=1\nB=".utf8) + [0xFF, 0x0A])
  }

  @Test(arguments: [("http://a\nrest", "http://a"), ("half", "half"), ("", "")])
  func theFirstLineIsRead(text: String, line: String) throws {
    let pipe = try OpenFile.pipe()
    let bytes = Array(text.utf8)
    #expect(write(pipe.writing.descriptor, bytes, bytes.count) == bytes.count)
    #expect(try FirstLine.of(pipe.reading, within: 0.2) == line)
  }

  @Test func signalsNeitherEndNorLengthenTheWait() throws {
    // A signal that is handled ends a wait early; the handler itself does nothing.
    signal(SIGURG) { _ in }
    defer { signal(SIGURG, SIG_DFL) }
    let pipe = try OpenFile.pipe()
    let waiter = Monitor(pthread_t?.none)
    let line = Monitor(String?.none)
    let isOver = Monitor(false)
    let hasStarted = BackgroundThread.start {
      waiter.update { $0 = pthread_self() }
      let words = try? FirstLine.of(pipe.reading, within: 0.5)
      line.update { $0 = words ?? "an error" }
      // No signal may be sent to a thread that has gone.
      isOver.wait { $0 ? () : nil }
    }
    defer { isOver.update { $0 = true } }
    try #require(hasStarted)
    let thread = waiter.wait { $0 }
    for _ in 0..<20 where line.withLock({ $0 == nil }) {
      pthread_kill(thread, SIGURG)
      usleep(10_000)
    }
    // The other end stays open: a wait that a signal had turned into reading would never end.
    #expect(line.wait(atMost: 30) { $0 } == "")
    withExtendedLifetime(pipe.writing) {}
  }
}
