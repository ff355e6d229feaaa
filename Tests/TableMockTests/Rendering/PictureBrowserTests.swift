import Foundation
import TestSupport
import Testing

/// HTML pages, and pictures that move, in Chromium, and in Firefox where it is installed.
@Suite(.serialized) struct PictureBrowserTests {
  private static let script =
    String(#filePath.dropLast("TableMockTests/Rendering/PictureBrowserTests.swift".count))
    + "Browser/picture_test.py"

  private static let hasFirefox = FileManager.default.isExecutableFile(atPath: "/usr/bin/firefox-esr")

  @Test(arguments: ["text", "dark", "width", "movement"]) func chromiumShowsThem(_ part: String) throws {
    try run(part)
  }

  @Test(.enabled(if: hasFirefox), arguments: ["text", "dark", "movement"])
  func firefoxShowsThem(_ part: String) throws { try run(part, ["--firefox"]) }

  private func run(_ part: String, _ options: [String] = []) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", Self.script] + options + [CommandRun.program.path, part]
    process.standardInput = FileHandle.nullDevice
    (process.standardOutput, process.standardError) = (output, output)
    try process.start()
    let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0, "\(printed)")
  }
}
