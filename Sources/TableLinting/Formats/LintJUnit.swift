import TableLint
import TableModel
import TableProject

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
