import Foundation
import TableInterfaceBuilder
import TableModel
import TableRendering
import TableSources
import TestSupport
import Testing

/// Every document in `Broken` is held against the findings that stand beside it.
///
/// `TABLEMOCK_RECORD=1 make test FILTER=BrokenDocumentTests` writes the findings anew.
struct BrokenDocumentTests {
  @Test("what is said of many files is said once", arguments: [1, 2, 6])
  func countedFindings(count: Int) {
    let alike = (1...count).map {
      Diagnostic(.warning, at: SourceLocation(file: "App/\($0).xib"), "no table")
    }
    let other = Diagnostic(.warning, at: SourceLocation(file: "x"), "other")
    let counted = (alike + [other]).countedByMessage
    let messages = [
      1: "no table", 2: "no table; the same holds for 1 other file: 2.xib",
      6: "no table; the same holds for 5 other files: 2.xib, 3.xib, 4.xib …",
    ]
    #expect(counted.map(\.message) == [messages[count], "other"])
    #expect(counted.first?.location == alike.first?.location)
  }

  private static let folder = URL(
    fileURLWithPath: String(#filePath.dropLast("BrokenDocumentTests.swift".count)) + "Broken")

  static let documents: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasSuffix(".txt") }.sorted()
  }()

  /// Whether the findings are written, not compared.
  private static let isRecording = Recording.isOn("TABLEMOCK_RECORD", "1")

  private static func expectation(of document: String) -> String {
    "\(document[..<(document.lastIndex(of: ".") ?? document.endIndex)]).txt"
  }

  @Test func thereAreManyBrokenDocuments() {
    #expect(Self.documents.count >= 30)
  }

  @Test(arguments: documents)
  func findings(of document: String) throws {
    let bytes = try Data(contentsOf: Self.folder.appendingPathComponent(document))
    // In a project that holds nothing else, whatever lies in this one.
    let project = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: "\(project.path)/.git", withIntermediateDirectories: false)
    try project.write([], to: ".git/HEAD")
    let result = SourceLoader(vocabulary: .all)
      .load(Array(bytes), named: document, folder: FilePath(project.path))
    let actual = result.diagnostics.map { "\($0)\n" }.joined()
    let file = Self.folder.appendingPathComponent(Self.expectation(of: document))
    if Self.isRecording, actual != (try? String(contentsOf: file, encoding: .utf8)) {
      try Recording.write(Array(actual.utf8), to: file, named: file.lastPathComponent)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(actual == expected, "the findings of \(document) differ from \(file.lastPathComponent)")
    #expect(!result.diagnostics.isEmpty)
    #expect((result.document == nil) == result.diagnostics.contains { $0.severity == .error })
  }

  @Test(.disabled(if: isRecording))
  func noExpectationIsLeftOver() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(names.filter { $0.hasSuffix(".txt") }) == Set(Self.documents.map(Self.expectation)))
  }
}
