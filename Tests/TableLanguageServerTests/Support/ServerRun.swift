import Foundation
import TestSupport

/// The built program as a language server, driven over pipes as an editor drives it.
final class ServerRun {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()
  private var buffer = Data()

  /// Starts the server; one that hangs is ended after a while.
  init(_ arguments: [String] = []) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments = ["-s", "KILL", "60", Self.program.path, "language-server"] + arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.start()
  }

  /// The program beside the tests.
  private static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("tablemock")

  /// Sends bytes as they are; nothing is said of a server that has gone.
  func send(_ bytes: [UInt8]) {
    try? input.fileHandleForWriting.write(contentsOf: Data(bytes))
  }

  /// Sends a message with its header.
  func send(_ message: String) {
    send(Self.framed(message))
  }

  /// A message with its header.
  static func framed(_ message: String) -> [UInt8] {
    let content = Array(message.utf8)
    return Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }

  /// The next message; `nil` where the server has ended.
  func next() -> String? {
    while true {
      if let end = buffer.range(of: Data("\r\n\r\n".utf8)) {
        let header = String(decoding: buffer[buffer.startIndex..<end.lowerBound], as: UTF8.self)
        let length = Int(header.dropFirst("Content-Length: ".count)) ?? 0
        if buffer.endIndex - end.upperBound >= length {
          let content = buffer[end.upperBound..<end.upperBound + length]
          buffer = Data(buffer[(end.upperBound + length)...])
          return String(decoding: content, as: UTF8.self)
        }
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      buffer += more
    }
  }

  /// Closes the server's input.
  func endInput() {
    try? input.fileHandleForWriting.close()
  }

  /// The messages that are still to come, and the status and complaints with which the server ends.
  func finish() -> (messages: [String], status: Int32, errors: String) {
    endInput()
    var messages: [String] = []
    while let message = next() { messages.append(message) }
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let status = process.terminationReason == .exit ? process.terminationStatus : -1
    return (messages, status, String(decoding: complaints, as: UTF8.self))
  }
}
