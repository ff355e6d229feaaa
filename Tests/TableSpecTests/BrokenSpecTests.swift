import Foundation
import TableModel
import TableSources
import TableSpec
import TestSupport
import Testing

/// Every file in `Broken` is held against the findings that stand beside it.
///
/// `TABLEMOCK_RECORD=1 make test FILTER=BrokenSpecTests` writes the findings anew.
struct BrokenSpecTests {
  static let specs: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: Fixtures.brokenFolder)) ?? []
    return names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }.sorted()
  }()

  /// Whether the findings are written, not compared.
  private static let isRecording = Recording.isOn("TABLEMOCK_RECORD", "1")

  @Test func thereAreManyBrokenSpecs() {
    #expect(Self.specs.count >= 200)
  }

  @Test(arguments: specs)
  func findings(of spec: String) throws {
    let folder = URL(fileURLWithPath: Fixtures.brokenFolder)
    let bytes = try Data(contentsOf: folder.appendingPathComponent(spec))
    let result = SpecLoader(vocabulary: Fixtures.vocabulary)
      .load(Array(bytes), named: spec, folder: FilePath(Fixtures.brokenFolder))
    let actual = result.diagnostics.map { "\($0)\n" }.joined()
    let expectedFile = folder.appendingPathComponent("\(spec.dropLast(5)).txt")
    if Self.isRecording, actual != (try? String(contentsOf: expectedFile, encoding: .utf8)) {
      try Recording.write(Array(actual.utf8), to: expectedFile, named: expectedFile.lastPathComponent)
    }
    let expected = try String(contentsOf: expectedFile, encoding: .utf8)
    #expect(actual == expected, "the findings of \(spec) differ from \(expectedFile.lastPathComponent)")
    #expect(!result.diagnostics.isEmpty)
    #expect((result.document == nil) == result.diagnostics.contains { $0.severity == .error })
  }

  @Test(.disabled(if: isRecording))
  func noExpectationIsLeftOver() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Fixtures.brokenFolder)
    let expectations = Set(names.filter { $0.hasSuffix(".txt") })
    #expect(expectations == Set(Self.specs.map { "\($0.dropLast(5)).txt" }))
  }
}
