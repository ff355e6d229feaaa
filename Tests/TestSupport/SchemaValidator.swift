import Foundation

/// A validator of JSON Schema that is a stranger to this package: Debian's python3-jsonschema.
public struct SchemaValidator {
  /// What the validator says of a document of a file.
  public struct Verdict: Decodable, Hashable, Sendable {
    /// The path of the file.
    public var file: String
    /// What is wrong with the document, if it can be read.
    public var errors: [String]
    /// Why the file cannot be read.
    public var unreadable: String?

    /// Whether the file is one that the schema allows.
    public var isAccepted: Bool { errors.isEmpty && unreadable == nil }
  }

  /// Why there is no verdict.
  public struct Failure: Error, CustomStringConvertible {
    /// The validator's own words, and what may help.
    public var description: String
  }

  private static let script =
    String(#filePath.dropLast("Tests/TestSupport/SchemaValidator.swift".count)) + "Scripts/validate"

  /// The verdicts on each document of some files; throws where the validator does not work.
  public static func verdicts(on files: [String], schema: String) throws -> [Verdict] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let schemaFile = folder.appendingPathComponent("schema.json")
    let output = folder.appendingPathComponent("verdicts")
    let complaints = folder.appendingPathComponent("complaints")
    try Data(schema.utf8).write(to: schemaFile)
    for file in [output, complaints] { try Data().write(to: file) }

    let process = Process()
    process.executableURL = URL(fileURLWithPath: script)
    process.arguments = [schemaFile.path] + files
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: complaints)
    do { try process.start() } catch {
      throw Failure(description: "\(script) cannot be run: \(error); \(help)")
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let words = (try? String(contentsOf: complaints, encoding: .utf8)) ?? ""
      throw Failure(description: "\(script) failed: \(words)\(help)")
    }
    return try String(contentsOf: output, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Verdict.self, from: Data($0.utf8))
    }
  }

  private static let help = "“make setup” installs python3-jsonschema and python3-yaml, which the tests need"
}
