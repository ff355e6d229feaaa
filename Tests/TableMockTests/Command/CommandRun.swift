import Foundation
import TestSupport

/// The built program, run as a user runs it.
struct CommandRun {
  let status: Int32
  let output: Data
  let errors: String

  var text: String { String(decoding: output, as: UTF8.self) }
  var lines: [String] { text.split(separator: "\n").map(String.init) }

  /// Runs the program to its end.
  init(
    _ arguments: [String], in folder: URL, input: Data = Data(), environment: [String: String]? = nil
  ) throws {
    try self.init(Self.program, arguments, in: folder, input: input, environment: environment)
  }

  /// Runs a shell script in which `tablemock` is the program, and which is ended when it hangs.
  init(script: String, in folder: URL) throws {
    let prelude = "tablemock() { timeout -s KILL 60 '\(Self.program.path)' \"$@\"; }; umask 022;"
    try self.init(URL(fileURLWithPath: "/bin/sh"), ["-c", "\(prelude) \(script)"], in: folder)
  }

  /// The beginning of a command of a script whom the permissions of files stop, though root runs the tests.
  ///
  /// The user stays the same: another one may not even reach the program, in a clone that is nobody else's to read.
  static let withoutPrivileges = geteuid() == 0 ? "setpriv --bounding-set=-all --inh-caps=-all" : ""

  /// The program beside the tests.
  static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("tablemock")

  /// What sanitizers were told, which a program that is watched needs too: it would fail for what it leaves to its end.
  private static let sanitizers = ProcessInfo.processInfo.environment.filter {
    $0.key.hasSuffix("SAN_OPTIONS")
  }

  private init(
    _ executable: URL,
    _ arguments: [String],
    in folder: URL,
    input: Data = Data(),
    environment: [String: String]? = nil
  ) throws {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Where CI is set nothing is approved, and tests run there, too.
    let inherited = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }
    process.environment = environment?.merging(Self.sanitizers) { own, _ in own } ?? inherited
    let outputFile = folder.appendingPathComponent(".output-\(UUID().uuidString)")
    let errorFile = folder.appendingPathComponent(".errors-\(UUID().uuidString)")
    let inputFile = folder.appendingPathComponent(".input-\(UUID().uuidString)")
    try input.write(to: inputFile)
    for file in [outputFile, errorFile] { try Data().write(to: file) }
    defer {
      for file in [outputFile, errorFile, inputFile] { try? FileManager.default.removeItem(at: file) }
    }
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.start()
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : -1
    output = try Data(contentsOf: outputFile)
    errors = String(decoding: try Data(contentsOf: errorFile), as: UTF8.self)
  }
}

/// A folder that is gone when the test ends.
final class TemporaryFolder {
  let url: URL

  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("tablemock-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ text: String, to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: url.appendingPathComponent(name))
  }

  /// The paths of all files, hidden ones too, sorted.
  var files: [String] {
    let all = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return all.filter { path in
      let isFolder = (try? url.appendingPathComponent(path).resourceValues(forKeys: [.isDirectoryKey]))?
        .isDirectory
      return isFolder != true
    }
    .sorted()
  }
}
