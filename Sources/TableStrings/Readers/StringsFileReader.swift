import TableModel
import TableSources

/// Reads tables of strings that are property lists: `.strings` and `.stringsdict`.
package enum StringsFileReader {
  /// Reads a table that diagnostics call `name`.
  ///
  /// A file without a byte is as good as not there. One that Apple’s reader gives up is there and has no entries.
  package static func read(
    _ bytes: [UInt8], named name: String, limits: LoadingLimits
  ) -> TableReading<StringTable> {
    let file = PropertyListFile(bytes, named: name, limits: limits)
    guard let root = file.root else {
      return TableReading(bytes.isEmpty ? nil : StringTable(), warnings(of: file))
    }
    guard let dictionary = root.dictionary else {
      file.report.warning(
        "a table of strings must be a dictionary, not \(root.kindName), so it is not used",
        at: root.range)
      return TableReading(StringTable(), warnings(of: file))
    }
    var table = StringTable()
    var room = limits.totalText
    for entry in dictionary.entries {
      guard let value = value(of: entry.value, file.report) else {
        file.report.warning(
          "\(quoted(entry.key)) has no text, so the key is shown instead", at: entry.value.range)
        continue
      }
      room -= entry.key.utf8.count + value.size
      guard room > 0, value.longest <= 4 * limits.textLength else {
        file.report.warning("\(quoted(entry.key)) is too long, and is ignored", at: entry.keyRange)
        continue
      }
      let line = file.format == .binary ? nil : file.report.lineNumber(of: entry.keyRange)
      table[entry.key] = StringEntry(value, at: SourceLocation(file: name, line: line))
    }
    return TableReading(table, warnings(of: file))
  }

  /// What is wrong with the file; nothing in it keeps a picture from being drawn.
  private static func warnings(of file: PropertyListFile) -> [Diagnostic] {
    file.report.diagnostics().map { finding in
      var finding = finding
      finding.severity = .warning
      finding.rule = .sourceDoubtful
      return finding
    }
  }

  private static func value(of list: PropertyList, _ report: FindingReport) -> StringEntry.Value? {
    if let text = list.string { return .text(text) }
    guard let dictionary = list.dictionary else { return nil }
    if let format = dictionary["NSStringLocalizedFormatKey"]?.string {
      return .format(format, substitutions(of: dictionary, report))
    }
    if let widths = dictionary["NSStringVariableWidthRuleType"]?.dictionary { return widest(of: widths) }
    if let devices = dictionary["NSStringDeviceSpecificRuleType"]?.dictionary {
      let texts = devices.entries.compactMap { entry in
        entry.value.string.map { (entry.key, StringEntry.Value.text($0)) }
      }
      return texts.isEmpty ? nil : .devices(Dictionary(texts) { $1 })
    }
    return nil
  }

  /// The text for the most room, since nobody says here how much there is.
  private static func widest(of widths: PropertyList.Entries) -> StringEntry.Value? {
    let texts = widths.entries.compactMap { entry in
      entry.value.string.map { (width: Int(entry.key) ?? 0, text: $0) }
    }
    return texts.max { $0.width < $1.width }.map { .text($0.text) }
  }

  private static func substitutions(
    of dictionary: PropertyList.Entries, _ report: FindingReport
  ) -> [String: StringSubstitution] {
    var parts: [String: StringSubstitution] = [:]
    for entry in dictionary.entries where entry.key != "NSStringLocalizedFormatKey" {
      guard let rule = entry.value.dictionary else { continue }
      var forms: [PluralCategory: String] = [:]
      for category in PluralCategory.allCases { forms[category] = rule[category.rawValue]?.string }
      if forms[.other] == nil {
        report.warning("the variable \(quoted(entry.key)) has no form “other”", at: entry.keyRange)
      }
      parts[entry.key] = StringSubstitution(
        formatSpecifier: rule["NSStringFormatValueTypeKey"]?.string ?? "d", forms: forms)
    }
    return parts
  }
}

extension StringEntry.Value {
  /// The bytes of all texts together.
  fileprivate var size: Int { texts.reduce(0) { $0 + $1.utf8.count } }

  /// The bytes of the longest text.
  fileprivate var longest: Int { texts.map(\.utf8.count).max() ?? 0 }

  private var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .plural(let forms): Array(forms.values)
    case .devices(let values): values.values.flatMap(\.texts)
    case .format(let text, let parts): [text] + parts.values.flatMap(\.forms.values)
    }
  }
}
