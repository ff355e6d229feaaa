import TableComparison
import TableDrawing
import TableModel
import TableSources

/// The results of a batch as the XML file that continuous integration reads, one test case for each picture.
package final class JUnitFile {
  /// The room for the numbers in the first element, which are known last.
  private static let room = 160
  private static let start = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// Where the file is written to.
  private enum Place {
    case draft(DraftFile)
    /// What takes no numbers for lines that it has had already: all lines wait in memory.
    case stream(ReportStream)
  }

  private let place: Place
  private let name: String
  private var text: String

  /// A file at a path for what a verb has done.
  package init(path: FilePath, verb: String, isDurable: Bool = false) throws(FileError) {
    name = "tablemock \(verb)"
    if let stream = ReportStream(path) {
      place = .stream(stream)
    } else {
      place = .draft(try DraftFile(for: path, isDurable: isDurable))
    }
    text = JUnitFile.start + String(repeating: " ", count: JUnitFile.room) + "\n"
  }

  /// Adds the result of a job.
  package func append(_ result: JobResult) throws(FileError) {
    try append(
      result.output.text, of: result.input.text, seconds: result.milliseconds / 1000,
      failure: result.status == .failed ? failure(of: result) : nil)
  }

  /// Adds a picture that is as it was approved, by its name.
  package func append(same name: String) throws(FileError) {
    try append(name, of: "", seconds: 0, failure: nil)
  }

  /// Adds a picture of a review that no job has drawn.
  package func append(_ entry: ReviewEntry) throws(FileError) {
    try append(entry.name, of: entry.input ?? "", seconds: 0, failure: failure(of: entry))
  }

  /// Why a test case failed: in a line, and in full.
  private typealias Failure = (message: String, text: String)

  private func append(
    _ name: String, of input: String, seconds: Double, failure: Failure?
  ) throws(FileError) {
    let (name, input) = (JUnitFile.escaped(name), JUnitFile.escaped(input))
    text += "  <testcase classname=\"\(input)\" name=\"\(name)\" time=\"\(JUnitFile.decimal(seconds))\""
    if let failure {
      let message = JUnitFile.escaped(failure.message)
      text += ">\n    <failure message=\"\(message)\">\(JUnitFile.escaped(failure.text))</failure>\n"
      text += "  </testcase>\n"
    } else {
      text += "/>\n"
    }
    if text.utf8.count > 1 << 16 { try flush() }
  }

  private func failure(of result: JobResult) -> Failure {
    if let review = result.review, review.state != .failed { return failure(of: review) }
    let message = result.diagnostics.first { $0.severity == .error }?.message
    return (message ?? "failed", result.diagnostics.map(\.description).joined(separator: "\n"))
  }

  private func failure(of entry: ReviewEntry) -> Failure {
    let finding = [entry.state.rawValue, entry.finding].compactMap(\.self).joined(separator: ": ")
    let lines = [finding] + entry.words.map(\.text) + [entry.remark].compactMap(\.self)
    return (finding, lines.joined(separator: "\n"))
  }

  /// Ends the file and puts it in its place.
  package func finish(_ summary: BatchSummary) throws(FileError) {
    text += "</testsuite>\n"
    try flush()
    let count = summary.written + summary.unchanged + summary.failed
    let seconds = JUnitFile.decimal(summary.seconds)
    let element =
      "<testsuite name=\"\(name)\" tests=\"\(count)\" failures=\"\(summary.failed)\" time=\"\(seconds)\""
    let padding = String(repeating: " ", count: max(0, JUnitFile.room - element.utf8.count - 1))
    let heading = Array("\(element)\(padding)>".utf8)
    let start = JUnitFile.start.utf8.count
    switch place {
    case .draft(let draft):
      try draft.overwrite(heading, at: start)
      try draft.publish()
    case .stream(let stream):
      var bytes = Array(text.utf8)
      bytes.replaceSubrange(start..<(start + heading.count), with: heading)
      try stream.write(bytes)
    }
  }

  private func flush() throws(FileError) {
    guard case .draft(let draft) = place else { return }
    try draft.append(Array(text.utf8))
    text = ""
  }

  /// A number of seconds with six decimals, as XML's numbers have no exponents.
  private static func decimal(_ seconds: Double) -> String {
    let (whole, rest) = Int(max(0, min(seconds, 1e9)) * 1e6).quotientAndRemainder(dividingBy: 1_000_000)
    return "\(whole).\(String(1_000_000 + rest).dropFirst())"
  }

  /// The text with the characters of XML's own written otherwise, and none that XML cannot have or jobs obey.
  package static func escaped(_ text: String) -> String {
    var bytes = ByteBuffer()
    bytes.put(escaped: text)
    return String(decoding: JobCommand.escaped(bytes.take(), as: "&#35;"), as: UTF8.self)
  }
}
