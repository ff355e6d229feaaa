import TableModel
import TableSources

extension TextListJob.Entry {
  /// The entry as JSON, for programs.
  public var json: JSONValue {
    .object([
      ("file", .string(file.text)), ("table", table.map(JSONValue.string) ?? .null), ("key", .string(key)),
      ("language", .string(language)), ("text", .string(text)), ("available", .number(available.inTenths)),
      ("needed", .number(needed.inTenths)), ("lines", .number(Double(lines))),
      ("truncated", .bool(isTruncated)), ("device", .string(device)), ("path", .string(path.description)),
    ])
  }

  /// The names of the columns of a spreadsheet.
  public static let header = record([
    "file", "table", "key", "language", "text", "available", "needed", "lines", "truncated", "device",
  ])

  /// The entry as a line of a spreadsheet, as RFC 4180 has it.
  public var csv: String {
    TextListJob.Entry.record([
      file.text, table ?? "", key, language, text, shortest(available), shortest(needed), "\(lines)",
      isTruncated ? "yes" : "no", device,
    ])
  }

  /// The entry for people: what is wrong with it first.
  public var line: String {
    let state =
      if isTruncated {
        lines > 1 ? "cut off after \(lines) lines" : "\(shortest((needed - available).rounded(.up))) too wide"
      } else {
        lines > 1 ? "\(lines) lines" : "\(shortest((available - needed).rounded(.down))) to spare"
      }
    return "\(language)  \(state)  \(quoted(text))  \(key == text ? "" : key + "  ")\(device)"
  }

  private static func record(_ fields: [String]) -> String {
    fields.map(field).joined(separator: ",") + "\r\n"
  }

  /// A field between quotation marks where it needs them.
  ///
  /// Spreadsheets take what begins with some characters for a formula and run it; an apostrophe before it keeps them from that.
  private static func field(_ text: String) -> String {
    let isFormula = text.unicodeScalars.first.map { formulaSigns.contains($0) } ?? false
    let safe = isFormula ? "'" + text : text
    guard safe.unicodeScalars.contains(where: { quotedSigns.contains($0) }) else { return safe }
    var quoted = "\""
    for scalar in safe.unicodeScalars {
      quoted.unicodeScalars.append(scalar)
      if scalar == "\"" { quoted.unicodeScalars.append(scalar) }
    }
    return quoted + "\""
  }

  private static let formulaSigns: Set<Unicode.Scalar> = ["=", "+", "-", "@", "\t", "\r", "\n"]
  private static let quotedSigns: Set<Unicode.Scalar> = ["\"", ",", "\r", "\n", "\t", "'", ";"]
}

extension Double {
  /// The number with one digit behind the point at most.
  fileprivate var inTenths: Double {
    let tenths = (self * 10).rounded()
    return tenths.magnitude < 1e15 ? tenths / 10 : self
  }
}

/// A length with one digit behind the point, where it has any.
private func shortest(_ length: Double) -> String {
  let tenths = length.inTenths
  return Int(exactly: tenths).map(String.init) ?? "\(tenths)"
}
