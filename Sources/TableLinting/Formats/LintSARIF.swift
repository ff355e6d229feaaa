import TableLint
import TableModel

/// The findings of the linter in the Static Analysis Results Interchange Format, version 2.1.0.
public struct LintSARIF {
  private let report: LintReport
  private let fixes: [LintNotice.Key: LintEdit]
  private let relative: (String) -> String
  private let rulesURL: String?

  /// The results that are kept, in their order.
  private let kept: [LintNotice]
  /// What is said of results that are left out, a line for each rule; empty where all are kept.
  package let omissions: [String]

  /// The most results of a run: GitHub takes no more.
  package static let mostResults = 25_000

  private static let schema = "https://json.schemastore.org/sarif-2.1.0.json"

  /// The log of a report.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - fixes: The changes of findings that have one, by file and fingerprint.
  ///   - rulesURL: The address of the folder that explains the rules; `nil` where there is none.
  ///   - relative: Makes a file's path one from the root of the project.
  public init(
    _ report: LintReport, fixes: [LintNotice.Key: LintEdit] = [:], rulesURL: String? = nil,
    relative: @escaping (String) -> String
  ) {
    self.report = report
    self.rulesURL = rulesURL
    self.fixes = fixes
    self.relative = relative
    (kept, omissions) = LintSARIF.cut(report.notices, to: LintSARIF.mostResults)
  }

  /// Of very many findings as many as fit, so that rules with few keep all of theirs, and what is said of the others.
  package static func cut(
    _ notices: [LintNotice], to most: Int
  ) -> (kept: [LintNotice], omissions: [String]) {
    guard notices.count > most else { return (notices, []) }
    let counts = Dictionary(notices.map { ($0.rule, 1) }, uniquingKeysWith: +)
      .sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    var (left, room): (Int, [String: Int]) = (most, [:])
    for (place, count) in counts.enumerated() {
      let share = min(count.value, left / (counts.count - place))
      room[count.key] = share
      left -= share
    }
    let omissions = counts.reversed().compactMap { rule, count in
      let share = room[rule] ?? 0
      return share == count
        ? nil : "\(count - share) of \(count) results of “\(rule)” are left out: a run takes \(most)"
    }
    let kept = notices.filter { notice in
      let rest = room[notice.rule] ?? 0
      room[notice.rule] = rest - 1
      return rest > 0
    }
    return (kept, omissions)
  }

  /// The log as text.
  public var text: String {
    JSONValue.object([
      ("$schema", .string(LintSARIF.schema)), ("version", .string("2.1.0")),
      ("runs", .array([run])),
    ]).lines + "\n"
  }

  private var run: JSONValue {
    .object([
      (
        "tool",
        .object([
          (
            "driver",
            .object([
              ("name", .string("tablemock")), ("version", .string(report.version)),
              ("rules", .array(LintRule.all.map(descriptor))),
            ])
          )
        ])
      ),
      (
        "originalUriBaseIds",
        .object([
          (
            "PROJECTROOT",
            .object([("description", LintSARIF.message("The folder that the linter was run in."))])
          )
        ])
      ),
      ("columnKind", .string("unicodeCodePoints")),
      ("newlineSequences", .array(["\r\n", "\n", "\r"].map(JSONValue.string))),
      (
        "invocations",
        .array([
          .object([
            ("executionSuccessful", .bool(report.errors.isEmpty)),
            (
              "toolExecutionNotifications",
              .array(report.errors.map(notification) + omissions.map(LintSARIF.omission))
            ),
          ])
        ])
      ),
      ("results", .array(kept.map(result))),
    ])
  }

  private static func message(_ text: String) -> JSONValue { .object([("text", .string(text))]) }

  private func descriptor(of rule: LintRule) -> JSONValue {
    let quotes = rule.guidelines.map { "“\($0.quote)” (\($0.document.title))" }
    let address: [(key: String, value: JSONValue)] =
      rulesURL.map { [("helpUri", .string("\($0.hasSuffix("/") ? $0 : $0 + "/")\(rule.id).md"))] } ?? []
    return .object(
      [
        ("id", .string(rule.id)), ("name", .string(rule.id.pascalCased)),
        ("shortDescription", LintSARIF.message(rule.title)),
        ("fullDescription", LintSARIF.message(rule.why)),
        ("help", LintSARIF.message(([rule.why] + quotes).joined(separator: "\n\n"))),
        (
          "defaultConfiguration",
          .object([
            ("enabled", .bool((report.levels[rule.id] ?? rule.level) > .off)),
            ("level", .string((report.levels[rule.id] ?? rule.level).sarif)),
          ])
        ),
      ] + address)
  }

  private func result(of notice: LintNotice) -> JSONValue {
    let text =
      notice.message + LintText.ways(notice, report.variants) + (notice.hint.map { ". \($0.sentence)" } ?? "")
    var members: [(key: String, value: JSONValue)] = [("ruleId", .string(notice.rule))]
    if let index = LintRule.all.firstIndex(where: { $0.id == notice.rule }) {
      members.append(("ruleIndex", .number(Double(index))))
    }
    members += [
      ("level", .string(notice.level.sarif)), ("message", LintSARIF.message(text.sentence)),
      ("locations", .array([.object(location(of: notice))])),
      ("partialFingerprints", .object([("tablemock/v1", .string(notice.fingerprint))])),
    ]
    switch notice.suppression {
    case .excused(let reason):
      members.append(
        (
          "suppressions",
          .array([.object([("kind", .string("inSource")), ("justification", .string(reason))])])
        ))
    case .known:
      members.append(("suppressions", .array([.object([("kind", .string("external"))])])))
      members.append(("baselineState", .string("unchanged")))
    case nil: break
    }
    let key = LintNotice.Key(file: notice.location.file, fingerprint: notice.fingerprint)
    if let edit = fixes[key], let fix = notice.fix {
      members.append(("fixes", .array([self.fix(fix.title, edit, in: notice)])))
    }
    return .object(members)
  }

  private func artifact(_ file: String) -> JSONValue {
    .object([
      ("uri", .string(relative(file).uriEncoded)), ("uriBaseId", .string("PROJECTROOT")),
    ])
  }

  private func location(of notice: LintNotice) -> [(key: String, value: JSONValue)] {
    var physical: [(key: String, value: JSONValue)] = [("artifactLocation", artifact(notice.location.file))]
    if let line = notice.location.line {
      var region: [(key: String, value: JSONValue)] = [("startLine", .number(Double(line)))]
      if let column = notice.location.column {
        region.append(("startColumn", .number(Double(column))))
        region.append(("endColumn", .number(Double(column + LintText.wordLength(notice)))))
      }
      if let excerpt = notice.excerpt, excerpt.isWhole {
        region.append(("snippet", LintSARIF.message(excerpt.text)))
      }
      physical.append(("region", .object(region)))
    }
    var members: [(key: String, value: JSONValue)] = [("physicalLocation", .object(physical))]
    if !notice.path.isEmpty {
      let name = [notice.table, notice.path].compactMap { $0 }.joined(separator: ": ")
      members.append(("logicalLocations", .array([.object([("fullyQualifiedName", .string(name))])])))
    }
    return members
  }

  private static func omission(_ text: String) -> JSONValue {
    .object([("level", .string("warning")), ("message", message(text.sentence))])
  }

  private func notification(of error: Diagnostic) -> JSONValue {
    .object([
      ("level", .string("error")), ("message", LintSARIF.message(error.message)),
      (
        "locations",
        .array([
          .object([("physicalLocation", .object([("artifactLocation", artifact(error.location.file))]))])
        ])
      ),
    ])
  }

  private func fix(_ title: String, _ edit: LintEdit, in notice: LintNotice) -> JSONValue {
    let replacements = edit.replacements.map { replacement in
      JSONValue.object([
        (
          "deletedRegion",
          .object([
            ("startLine", .number(Double(replacement.start.line))),
            ("startColumn", .number(Double(replacement.start.column))),
            ("endLine", .number(Double(replacement.end.line))),
            ("endColumn", .number(Double(replacement.end.column))),
          ])
        ),
        ("insertedContent", LintSARIF.message(replacement.text)),
      ])
    }
    return .object([
      ("description", LintSARIF.message(title.sentence)),
      (
        "artifactChanges",
        .array([
          .object([
            ("artifactLocation", artifact(notice.location.file)), ("replacements", .array(replacements)),
          ])
        ])
      ),
    ])
  }
}

extension LintLevel {
  /// What SARIF calls the level.
  fileprivate var sarif: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info, .hint: "note"
    case .off: "none"
    }
  }
}

extension String {
  /// The text with a capital at its beginning and a full stop at its end.
  fileprivate var sentence: String {
    let first = prefix(1).uppercased() + dropFirst()
    return first.last.map { ".!?…".contains($0) } == true ? first : first + "."
  }

  /// An id as a name of one word: `TextTruncated`.
  fileprivate var pascalCased: String {
    split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The path as a relative reference of RFC 3986.
  fileprivate var uriEncoded: String {
    (hasPrefix("./") ? String(dropFirst(2)) : self).percentEncoded(keeping: "-._~/!$&'()*+,;=@")
  }
}
