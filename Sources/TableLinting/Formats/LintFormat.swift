import TableLint
import TableModel
import TableProject

/// The forms in which findings of the linter are told.
package enum LintFormat: String, CaseIterable, Sendable {
  case human, json, sarif, github, junit

  /// A report in this form, without what is mere advice where a verb is to be quiet.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - fixes: The changes that put findings right, which SARIF tells; `nil` for none.
  ///   - rulesURL: The address of the folder that explains rules; `nil` where there is none.
  ///   - isQuiet: Whether advice is left out.
  ///   - relative: Makes a file's path one from the root of the project.
  ///   - repository: Makes a file's path one from the root of the repository.
  /// - Returns: The text.
  package func text(
    of report: LintReport, _ fixes: LintFixes?, rulesURL: String?, isQuiet: Bool,
    relative: @escaping (String) -> String, repository: @escaping (String) -> String
  ) -> String {
    var shown = report
    if isQuiet { shown.notices.removeAll { $0.level < .warning } }
    return switch self {
    case .human: LintText(shown).text
    case .json: LintJSON(shown).text
    case .github: LintAnnotations(shown, path: repository).text
    case .junit: LintJUnit(shown).text
    case .sarif: LintSARIF(shown, fixes: fixes?.edits ?? [:], rulesURL: rulesURL, relative: relative).text
    }
  }
}

/// The findings of the linter for programs: an object of JSON a finding, one a line.
public struct LintJSON {
  private let report: LintReport

  /// The lines of a report.
  public init(_ report: LintReport) {
    self.report = report
  }

  /// The lines, each ended by a line feed; findings that do not count say why.
  public var text: String {
    report.notices.map { LintJSON.value(of: $0).line + "\n" }.joined()
  }

  /// A finding as an object.
  static func value(of notice: LintNotice) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("rule", .string(notice.rule)), ("level", .string(notice.level.rawValue)),
      ("file", .string(notice.location.file)),
      ("line", notice.location.line.map { .number(Double($0)) } ?? .null),
      ("column", notice.location.column.map { .number(Double($0)) } ?? .null),
      ("message", .string(notice.message)), ("hint", notice.hint.map(JSONValue.string) ?? .null),
      ("table", notice.table.map(JSONValue.string) ?? .null), ("path", .string(notice.path)),
      ("objectID", notice.objectID.map(JSONValue.string) ?? .null),
      (
        "views",
        .array(
          notice.views.map { frame in
            .array([frame.minX, frame.minY, frame.width, frame.height].map(JSONValue.number))
          })
      ),
      ("fingerprint", .string(notice.fingerprint)),
    ]
    if !notice.variants.isEmpty {
      members.append(("variants", .array(notice.variants.map(JSONValue.string))))
    }
    if let fix = notice.fix { members.append(("fix", .string(fix.title))) }
    if notice.count > 1 { members.append(("count", .number(Double(notice.count)))) }
    switch notice.suppression {
    case .excused(let reason): members.append(("excused", .string(reason)))
    case .known: members.append(("known", .bool(true)))
    case nil: break
    }
    return .object(members)
  }
}

/// The findings of the linter as JUnit's XML, one test case for each file, which fails where anything counts in it.
public struct LintJUnit {
  private let report: LintReport

  /// The document of a report.
  public init(_ report: LintReport) {
    self.report = report
  }

  /// The whole document in XML, a test suite for each source.
  public var text: String {
    var files: [String] = []
    var notices: [String: [LintNotice]] = [:]
    for notice in report.notices {
      if notices[notice.location.file] == nil { files.append(notice.location.file) }
      notices[notice.location.file, default: []].append(notice)
    }
    let cases = files.map { testCase($0, notices[$0]?.filter(\.counts) ?? []) }
    let failures = files.count { file in notices[file]?.contains(where: \.counts) == true }
    let others = max(0, report.files - files.count)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuite name="tablemock lint" tests="\(files.count + others)" failures="\(failures)">
      \(cases.joined())\(others > 0 ? "  <testcase classname=\"tablemock lint\" name=\"\(others) other files\"/>\n" : "")</testsuite>

      """
  }

  private func testCase(_ file: String, _ notices: [LintNotice]) -> String {
    let name = JUnitFile.escaped(file)
    guard !notices.isEmpty else { return "  <testcase classname=\"tablemock lint\" name=\"\(name)\"/>\n" }
    let failures = notices.map { notice in
      let message = JUnitFile.escaped("\(notice.message) [\(notice.rule)]")
      let text = JUnitFile.escaped(LintText.text(of: notice, variants: report.variants))
      return "    <failure type=\"\(notice.level.rawValue)\" message=\"\(message)\">\(text)</failure>\n"
    }
    return "  <testcase classname=\"tablemock lint\" name=\"\(name)\">\n\(failures.joined())  </testcase>\n"
  }
}

/// The findings of the linter as annotations of GitHub's, which shows them beside the lines of the source.
public struct LintAnnotations {
  private let report: LintReport
  private let path: (String) -> String

  /// The annotations of a report, with files called as `path` says.
  public init(_ report: LintReport, path: @escaping (String) -> String = { $0 }) {
    self.report = report
    self.path = path
  }

  /// The lines, each ended by a line feed: `::warning file=a.yaml,line=12,col=7,title=text-truncated::…`.
  public var text: String {
    report.counting.map { notice in
      let command =
        switch notice.level {
        case .error: "error"
        case .warning: "warning"
        case .info, .hint, .off: "notice"
        }
      let message =
        notice.message + LintText.ways(notice, report.variants) + (notice.hint.map { "; \($0)" } ?? "")
      var place = notice.location
      place.file = path(place.file)
      return WorkflowCommand(command, at: place, title: notice.rule, message).line + "\n"
    }
    .joined()
  }
}
