import Foundation
import TableModel
import TableRendering
import TableSources
import TestSupport
import Testing

/// Files in Swift are read by another program, whose place a script takes here.
@Suite struct SwiftUISourceTests {
  private static let swift = "// é\nstruct V: View {\n  var body: some View { Text(\"a\") }\n}\n"

  /// What comes of a file that a program reads which does what a script says.
  private func load(_ script: String, seconds: Double = 5) throws -> Source {
    let folder = try TemporaryFolder()
    try folder.write(SwiftUISourceTests.swift, to: "V.swift")
    try folder.write("#!/bin/sh\n\(script)\n", to: "reader")
    let reader = folder.url.appendingPathComponent("reader")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: reader.path)
    var confinement = ChildProcess.Confinement()
    confinement.seconds = seconds
    var loader = SourceLoader.standard
    loader.swiftUI = SwiftUIProgram(FilePath(folder.url.path + "/reader"), confinement: confinement)
    return loader.load(path: FilePath(folder.url.path + "/V.swift"))
  }

  @Test func theScreenHasThePlacesOfTheSwiftFile() throws {
    let source = try load(
      """
      echo '{"theme":"ios26","tableView":{"rows":[{"textLabel":"a","frame":1}]}}'
      echo '{"origins":[[38,65,47]],"guesses":[{"message":"m","file":"V.swift","line":3,"column":7}]}'
      """)
    #expect(source.document == nil)
    let finding = try #require(source.diagnostics.first)
    #expect(finding.location.file.hasSuffix("V.swift"))
    #expect([finding.location.line, finding.location.column] == [3, 25])
    let guess = try #require(source.diagnostics.last)
    #expect(guess.severity == .warning)
    #expect(guess.message == "guessed: m")
    #expect([guess.location.line, guess.location.column] == [3, 7])
  }

  @Test func theScreenIsDrawnAsASpec() throws {
    let source = try load(
      """
      echo '{"theme":"ios26","tableView":{"rows":["a","b"]}}'
      echo '{}'
      """)
    #expect(try source.screens().count == 1)
    #expect(source.diagnostics.isEmpty)
  }

  /// A program that fails, says nothing of use, or goes on for ever is a message.
  @Test(arguments: [
    "exit 3", "echo nonsense; echo '{}'", "echo '{}'", "kill -SEGV $$", "while :; do :; done",
    "while :; do echo aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa; done",
  ])
  func whatFailsIsAMessage(_ script: String) throws {
    let source = try load(script, seconds: 0.5)
    #expect(source.document == nil)
    #expect(source.diagnostics.contains { $0.severity == .error })
  }

  @Test func whatTheProgramSaysIsTheMessage() throws {
    let source = try load("echo '{\"message\":\"has no view\",\"hint\":\"write one\"}'; exit 1")
    #expect(source.diagnostics.map(\.message) == ["has no view"])
    #expect(source.diagnostics.map(\.hint) == ["write one"])
  }

  /// The program may write nowhere.
  @Test func theProgramIsConfined() throws {
    let name = NSTemporaryDirectory() + "written-\(UUID().uuidString)"
    let source = try load("echo x > \(name); echo '{\"tableView\":{\"rows\":[]}}'; echo '{}'")
    #expect(
      !FileManager.default.fileExists(atPath: name)
        || (try? Data(contentsOf: URL(fileURLWithPath: name)).count) == 0)
    #expect(source.bytes != nil)
  }
}
