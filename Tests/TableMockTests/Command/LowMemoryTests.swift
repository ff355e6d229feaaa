import Foundation
import TestSupport
import Testing

/// Where the system gives no more memory, the program ends with a message: not by a signal, and with no wrong picture.
@Suite(.disabled(if: Sanitizer.isOn, "sanitizers take more addresses than any limit leaves"))
struct LowMemoryTests {
  private static let fixtures = Repository.fixtures.path

  /// What a shell in a folder runs, with the pictures in `out`.
  private static let calls = [
    "render \(fixtures)/text/scripts.yaml -o out/scripts.png",
    "render \(fixtures)/text/scripts.yaml -o out/scripts.svg",
    "render \(fixtures)/text/scripts.yaml -o out/scripts.pdf",
    "render \(fixtures)/images/beside-labels-ios6.yaml -o out/ --format png,svg,pdf",
    "render \(fixtures)/interface-builder/account.storyboard -o out/",
    "batch \(fixtures)/text --format png,svg -o out/ --jobs 2",
  ]

  /// What a shell allows, in megabytes; the last is enough for all calls.
  private static let limits = [44, 48, 52, 56, 60, 72, 88, 112, 128, 144, 176, 448].enumerated()
    .filter { Thoroughness.isWhole || $0.offset % 2 == 1 }.map(\.element)

  /// The pictures in a folder with their names.
  private static func pictures(_ folder: TemporaryFolder) throws -> [String: Data] {
    let names = folder.files.filter { $0.hasPrefix("out/") && !$0.contains("/.") && !$0.hasSuffix(".json") }
    return Dictionary(uniqueKeysWithValues: try names.map { ($0, try folder.bytes($0)) })
  }

  @Test(arguments: calls) func picturesAreRightOrMissing(_ call: String) throws {
    let whole = try TemporaryFolder()
    #expect(try CommandRun(script: "tablemock \(call)", in: whole.url).status == 0)
    let right = try Self.pictures(whole)
    #expect(!right.isEmpty)
    var ends: Set<Int32> = []
    for megabytes in Self.limits {
      let folder = try TemporaryFolder()
      let run = try CommandRun(
        script: "ulimit -c 0; ulimit -v \(megabytes * 1_024); tablemock \(call)", in: folder.url)
      let pictures = try Self.pictures(folder)
      for (name, bytes) in pictures { #expect(right[name] == bytes, "\(megabytes) MB: \(name)") }
      switch run.status {
      case 0: #expect(pictures.count == right.count, "\(megabytes) MB")
      case 1: #expect(run.errors.contains("error: "), "\(megabytes) MB: \(run.errors)")
      case 127: #expect(run.errors.contains("shared librar"), "\(megabytes) MB: \(run.errors)")
      default: Issue.record("\(megabytes) MB: status \(run.status), \(run.errors)")
      }
      if run.status == 0 || run.errors.contains("there is no memory left") { ends.insert(run.status) }
    }
    #expect(ends.contains(0))
    // The fonts of all scripts take more than the program itself.
    if call.contains("text/scripts") { #expect(ends.contains(1)) }
  }

  /// What is no want of memory ends the program as it always did, for whoever looks into its core.
  @Test func otherFaultsStaySignals() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      script: """
        ulimit -c 0; mkfifo pipe; ulimit -v 1000000
        '\(CommandRun.program.path)' worker < pipe & child=$!
        exec 3>pipe; sleep 0.3; kill -SEGV $child; sleep 0.1; kill -SEGV $child; wait $child
        """, in: folder.url)
    #expect(run.status == 128 + SIGSEGV)
    #expect(!run.errors.contains("memory"))
  }
}
