import Foundation
import TestSupport
import Testing

/// HTML pages, and pictures that move, in Chromium.
@Suite(.serialized) struct PictureBrowserTests {
  private static let script =
    String(#filePath.dropLast("TableMockTests/Rendering/PictureBrowserTests.swift".count))
    + "Browser/picture_test.py"

  @Test(arguments: ["text", "dark", "width", "movement"]) func aBrowserShowsThem(_ part: String) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", Self.script, CommandRun.program.path, part]
    process.standardInput = FileHandle.nullDevice
    (process.standardOutput, process.standardError) = (output, output)
    try process.start()
    let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0, "\(printed)")
  }
}
