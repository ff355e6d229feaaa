import Foundation
import Testing

/// Comparing screens in another language.
@Suite struct LanguageDiffTests {
  private static let spec = DiffCommandTests.spec("hello")
  private static let catalogue =
    #"{"sourceLanguage": "en", "strings": {"hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}}}, "version": "1.0"}"#

  private func warnings(_ run: CommandRun) -> [String] {
    run.errors.split(separator: "\n").map(String.init).filter { $0.contains("warning: ") }
  }

  @Test func brokenStringsAreToldOnce() throws {
    let broken = String(Self.catalogue.dropLast(30))
    let folder = try TemporaryFolder([
      "old/a.yaml": Self.spec, "old/b.yaml": Self.spec, "old/Localizable.xcstrings": Self.catalogue,
      "new/a.yaml": Self.spec, "new/b.yaml": Self.spec, "new/Localizable.xcstrings": broken,
    ])
    for arguments in [["old", "new"], ["new/a.yaml", "new/b.yaml"]] {
      let run = try CommandRun(["diff"] + arguments + ["--language", "de"], in: folder.url)
      let told = warnings(run).filter { $0.contains("Localizable.xcstrings:1:") }
      #expect(told.count == 1, "\(arguments): \(run.errors)")
    }
    let whole = try CommandRun(["diff", "new", "new"], in: folder.url)
    #expect(whole.errors.isEmpty)
  }
}
