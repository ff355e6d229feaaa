import Foundation
import TableModel
import TableProject
import TableRendering
import TableSpec
import TestSupport
import Testing

/// The schemas that the program prints, held against its own files by a validator that knows nothing of it.
@Suite struct SchemaCommandTests {
  private static let spec = SpecSchema.json(for: .all).lines
  private static let manifest = ManifestSchema.json(for: .all).lines

  /// The verdicts on texts as files of their own.
  private static func verdicts(on texts: [String], schema: String) throws -> [SchemaValidator.Verdict] {
    let folder = try TemporaryFolder()
    for (number, text) in texts.enumerated() { try folder.write(text, to: "\(number).yaml") }
    let files = texts.indices.map { folder.url.appendingPathComponent("\($0).yaml").path }
    return try SchemaValidator.verdicts(on: files, schema: schema)
  }

  @Test func everyFixtureIsAccepted() throws {
    // Files of strings and of sample data are no specs.
    let files = Repository.files(in: Repository.fixtures, endings: ["yaml", "json"])
      .filter { !$0.contains("/strings/") && !$0.hasSuffix(".tablemock.yaml") }
      .map { Repository.fixtures.appendingPathComponent($0).path }
    let verdicts = try SchemaValidator.verdicts(on: files, schema: Self.spec)
    #expect(Set(verdicts.map(\.file)) == Set(files))
    #expect(verdicts.filter { !$0.isAccepted } == [])
  }

  @Test(arguments: ["README.md", "docs/spec-format.md", "docs/interface-builder.md"])
  func examplesAreAccepted(in page: String) throws {
    let examples = Repository.text(of: page).components(separatedBy: "```yaml\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    let verdicts = try Self.verdicts(on: examples, schema: Self.spec)
    #expect(verdicts.filter { !$0.isAccepted } == [])
  }

  @Test func theManifestOfTheDocumentIsAccepted() throws {
    let parts = Repository.text(of: "docs/scaling.md").components(separatedBy: "```yaml\n")
    let text = try #require(parts.dropFirst().first?.components(separatedBy: "```").first)
    #expect(try Self.verdicts(on: [text], schema: Self.manifest).map(\.isAccepted) == [true])
  }

  @Test func mistakesInManifestsAreRefused() throws {
    let mistakes = [
      "inptus: [a]", "inputs: a.yaml", "inputs: [{matrix: {scale: 1}}]",
      "inputs: [a]\nmatrix: {theme: [ios66]}", "inputs: [a]\nmatrix: {scale: [1, 4]}",
      "inputs: [a]\nmatrix: {scale: []}", "inputs: [a]\nformats: [png, bmp]",
    ]
    let verdicts = try Self.verdicts(on: mistakes, schema: Self.manifest)
    #expect(verdicts.count == mistakes.count)
    #expect(verdicts.filter(\.isAccepted) == [])
  }

  @Test(arguments: [("spec", spec), ("manifest", manifest)])
  func theVerbPrintsTheSchema(_ subject: String, _ schema: String) throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(["schema", subject], in: folder.url)
    #expect(run.status == 0)
    #expect(run.text == schema + "\n")
    let object = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    #expect(object?["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
  }

  @Test(arguments: [[], ["scene"], ["spec", "manifest"]]) func otherSubjectsAreRefused(
    _ arguments: [String]
  )
    throws
  {
    let folder = try TemporaryFolder()
    let run = try CommandRun(["schema"] + arguments, in: folder.url)
    #expect(run.status == 64)
    #expect(run.text.isEmpty)
  }
}
