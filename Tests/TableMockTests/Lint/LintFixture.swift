import Foundation
import TableLint
import TableLinting

/// The examples of rules as fixtures, and what the linter says of them.
enum LintFixture {
  static let folder = Repository.fixtures.appendingPathComponent("rules")

  /// The file of an example.
  static func file(_ rule: LintRule, _ name: String) -> URL {
    folder.appendingPathComponent("\(rule.id)/\(name).yaml")
  }

  /// What the linter finds in a fixture; a rule that rests is asked for by its name.
  static func report(_ rule: LintRule, _ name: String) throws -> LintReport {
    let path = FilePath(file(rule, name).path)
    let settings =
      rule.level == .hint
      ? LintSettings(rules: [rule.id: .init(level: .hint)]) : LintSettings()
    return try LintJob(
      inputs: [InputFile(path: path, outputName: "x")], settings: settings, version: "test"
    ).run()
  }

  /// A finding as the list of expectations has it.
  static func line(_ notice: LintNotice) -> String {
    let place = "\(notice.location.line ?? 0):\(notice.location.column ?? 0)"
    return "\(notice.rule) \(notice.level.rawValue) \(place) \(notice.message)"
      + (notice.hint.map { " | \($0)" } ?? "")
  }
}
