import TableLint
import TableModel

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
