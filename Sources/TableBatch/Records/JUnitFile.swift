import TableModel
import TableSources

/// The results of a batch as the XML file that continuous integration reads, one test case for each picture.
final class JUnitFile {
  /// The room for the numbers in the first element, which are known last.
  private static let room = 160
  private static let start = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  private let draft: DraftFile
  private var text: String

  /// A file at a path.
  init(path: FilePath) throws(FileError) {
    draft = try DraftFile(for: path)
    text = JUnitFile.start + String(repeating: " ", count: JUnitFile.room) + "\n"
  }

  /// Adds the result of a job.
  func append(_ result: JobResult) throws(FileError) {
    let (name, input) = (JUnitFile.escaped(result.output.text), JUnitFile.escaped(result.input.text))
    let time = JUnitFile.decimal(result.milliseconds / 1000)
    text += "  <testcase classname=\"\(input)\" name=\"\(name)\" time=\"\(time)\""
    if result.status == .failed {
      let message = result.diagnostics.first { $0.severity == .error }?.message ?? "failed"
      let all = result.diagnostics.map(\.description).joined(separator: "\n")
      text +=
        ">\n    <failure message=\"\(JUnitFile.escaped(message))\">\(JUnitFile.escaped(all))</failure>\n"
      text += "  </testcase>\n"
    } else {
      text += "/>\n"
    }
    if text.utf8.count > 1 << 16 { try flush() }
  }

  /// Ends the file and puts it in its place.
  func finish(_ summary: BatchSummary) throws(FileError) {
    text += "</testsuite>\n"
    try flush()
    let count = summary.written + summary.unchanged + summary.failed
    let seconds = JUnitFile.decimal(summary.seconds)
    let element =
      "<testsuite name=\"tablemock batch\" tests=\"\(count)\" failures=\"\(summary.failed)\" time=\"\(seconds)\""
    let padding = String(repeating: " ", count: max(0, JUnitFile.room - element.utf8.count - 1))
    try draft.overwrite(Array("\(element)\(padding)>".utf8), at: JUnitFile.start.utf8.count)
    try draft.publish()
  }

  private func flush() throws(FileError) {
    try draft.append(Array(text.utf8))
    text = ""
  }

  /// A number of seconds with six decimals, as XML's numbers have no exponents.
  private static func decimal(_ seconds: Double) -> String {
    let (whole, rest) = Int(max(0, min(seconds, 1e9)) * 1e6).quotientAndRemainder(dividingBy: 1_000_000)
    return "\(whole).\(String(1_000_000 + rest).dropFirst())"
  }

  /// The text with the characters of XML's own written otherwise, and none that XML cannot have.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "&#10;"
      case "\t": escaped += "&#9;"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
