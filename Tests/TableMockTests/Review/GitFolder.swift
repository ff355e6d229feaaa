import Foundation
import TestSupport
import Testing

/// A git repository in a folder that is gone when the test ends.
final class GitFolder {
  let folder: TemporaryFolder

  var url: URL { folder.url }

  init(_ files: [String: String] = [:]) throws {
    folder = try TemporaryFolder(files)
    try git("init", "-q", "-b", "main")
    if !files.isEmpty { try commit() }
  }

  /// Commits everything that is in the folder.
  func commit() throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", "A change")
  }

  /// Runs git without settings of the machine's.
  @discardableResult
  func git(_ arguments: String...) throws -> String {
    try Self.git(arguments, in: url)
  }

  /// Runs git without settings of the machine’s in a folder, and sees that all went well unless it may fail.
  @discardableResult
  static func git(_ arguments: [String], in folder: URL, mayFail: Bool = false) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "protocol.file.allow=always"]
      + arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["GIT_CONFIG_NOSYSTEM"] = "1"
    environment["HOME"] = folder.path
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.start()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(mayFail || process.terminationStatus == 0, "git \(arguments.joined(separator: " "))")
    return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
