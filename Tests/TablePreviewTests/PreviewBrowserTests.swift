import Foundation
import TestSupport
import Testing

/// The page in Chromium, and the server as strangers find it.
///
/// One script of tests after the other: several browsers at once would take the machine from other tests.
@Suite(.serialized) struct PreviewBrowserTests {
  private static let scripts =
    String(#filePath.dropLast("TablePreviewTests/PreviewBrowserTests.swift".count)) + "Browser/"
  private static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("tablemock")

  @Test(arguments: [
    "saves", "broken", "switches", "views", "grid", "list", "hostile", "narrow", "strangers", "limits",
    "arguments", "large",
  ])
  func thePageWorks(_ part: String) throws {
    try run("preview_test.py", part)
  }

  @Test(arguments: [
    "decisions", "undo", "reviews", "others", "lock", "refusals", "strangers", "archive", "arguments", "tree",
  ])
  func thePageOfAReviewApproves(_ part: String) throws {
    try run("served_review_test.py", part)
  }

  private static let hasFirefox = FileManager.default.isExecutableFile(atPath: "/usr/bin/firefox-esr")

  @Test(.enabled(if: hasFirefox), arguments: ["walk", "tabs", "looks", "phone", "paper", "served"])
  func thePageOfAReviewWorksInFirefox(_ part: String) throws {
    try run("firefox_test.py", part)
  }

  private func run(_ script: String, _ part: String) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", Self.scripts + script, Self.program.path, part]
    process.standardInput = FileHandle.nullDevice
    (process.standardOutput, process.standardError) = (output, output)
    try process.start()
    let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0, "\(printed)")
  }
}
