import TableModel
import TableSources

/// Reads tables of strings in YAML and JSON: one mapping from keys to texts.
package enum PlainTableReader {
  /// Reads a table that diagnostics call `name`.
  package static func read(
    _ bytes: [UInt8], named name: String, limits: LoadingLimits
  ) -> TableReading<StringTable> {
    let (source, problems) = SourceScanner.scan(bytes, named: name)
    let report = FindingReport(on: source, limit: limits.findings)
    for problem in problems {
      let range = SourceRange(start: problem.character, end: problem.character + 1)
      report.error(problem.message, at: range, hint: problem.hint)
    }
    var table: StringTable?
    report.showsLines = problems.isEmpty
    if problems.isEmpty {
      let tree = SpecTreeBuilder.build(from: source, limits: limits, report: report)
      table = self.table(tree, source, report)
    }
    let diagnostics = report.diagnostics().map { finding in
      var finding = finding
      finding.severity = .warning
      finding.rule = .sourceDoubtful
      return finding
    }
    return TableReading(report.hasErrors ? nil : table, diagnostics)
  }

  private static func table(_ tree: SpecTree, _ source: SourceText, _ report: FindingReport) -> StringTable? {
    guard let root = tree.roots.first, !root.isNull else { return StringTable() }
    guard tree.roots.count == 1, let entries = root.entries else {
      report.showsLines = false
      report.error(
        "a table of strings must be a mapping from keys to texts", at: root.range.beginning,
        hint: "write a line such as “Cancel: Abbrechen” for each text")
      return nil
    }
    // What has anything but texts in it is something else.
    report.showsLines = entries.allSatisfy { $0.value.scalar != nil }
    var table = StringTable()
    for entry in entries {
      guard let key = entry.name else {
        report.error("a key must be a text", at: entry.key.range)
        continue
      }
      guard let text = entry.value.scalar?.text else {
        report.error("the text of \(quoted(key)) must be a text", at: entry.value.range.beginning)
        continue
      }
      guard table[key] == nil else {
        report.error("duplicate key \(quoted(key))", at: entry.key.range)
        continue
      }
      let line = source.lineNumber(of: entry.key.range.start)
      if !entry.value.isNull {
        table[key] = StringEntry(.text(text), at: SourceLocation(file: source.name, line: line))
      }
    }
    return table
  }
}
