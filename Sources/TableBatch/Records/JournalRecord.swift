import TableModel
import TableProject
import TableSources

/// A line of a journal: a picture that was written, and what it was made of.
struct JournalRecord: Hashable {
  /// The path of the picture, from the journal's folder where it lies below that.
  var output: FilePath
  /// What it was made of, in 64 hexadecimal digits.
  var key: String
  /// Its bytes, likewise.
  var sha256: String
  /// Its size as a file and as a picture.
  var bytes: Int
  var width: Double
  var height: Double

  /// The line with its line feed.
  var line: String {
    let rest = JSONValue.object([
      ("key", .string(key)), ("sha256", .string(sha256)), ("bytes", .number(Double(bytes))),
      ("width", .number(width)), ("height", .number(height)),
    ])
    return "{\"output\": \"\(JournalText.escaped(output))\", \(rest.line.dropFirst())\n"
  }

  /// What stands before and after the name of the picture.
  private static let (opening, middle) = (Array(#"{"output": ""#.utf8), Array(#"", "key": ""#.utf8))

  /// The name as it is written in a line, and the first half of the key; `nil` for what is no line of a journal.
  static func scan(_ line: ArraySlice<UInt8>) -> (name: ArraySlice<UInt8>, key: UInt64)? {
    guard line.starts(with: opening) else { return nil }
    let rest = line.dropFirst(opening.count)
    guard let end = closingQuote(in: rest), line[end...].starts(with: middle) else { return nil }
    let digits = line[end...].dropFirst(middle.count).prefix(16)
    guard let key = UInt64(String(decoding: digits, as: UTF8.self), radix: 16), line.last == UInt8(ascii: "}")
    else { return nil }
    return (rest[..<end], key)
  }

  /// A record from a line without its line feed; `nil` for what is no line of a journal.
  init?(_ line: ArraySlice<UInt8>) {
    guard let (name, _) = JournalRecord.scan(line), let output = JournalText.path(name) else {
      return nil
    }
    let rest = String(decoding: line[name.endIndex...], as: UTF8.self)
    let parts = rest.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count == 16, parts[2] == "key", parts[6] == "sha256", parts[10] == "bytes",
      let bytes = JournalRecord.number(parts[11]), let width = JournalRecord.number(parts[13]),
      let height = JournalRecord.number(parts[15])
    else { return nil }
    self.init(
      output: output, key: String(parts[4]), sha256: String(parts[8]), bytes: Int(exactly: bytes) ?? 0,
      width: width, height: height)
  }

  init(output: FilePath, key: String, sha256: String, bytes: Int, width: Double, height: Double) {
    self.output = output
    self.key = key
    self.sha256 = sha256
    self.bytes = bytes
    self.width = width
    self.height = height
  }

  private static func number(_ text: some StringProtocol) -> Double? {
    Double(String(text.filter { $0.isNumber || $0 == "." }))
  }

  private static func closingQuote(in text: ArraySlice<UInt8>) -> Int? {
    var isEscaped = false
    return text.firstIndex { byte in
      defer { isEscaped = !isEscaped && byte == UInt8(ascii: "\\") }
      return byte == UInt8(ascii: "\"") && !isEscaped
    }
  }
}

extension JobResult {
  /// A job whose picture is there already.
  init(_ record: JournalRecord, of job: BatchJob, in input: InputFile) {
    self.init(.unchanged, job, of: input)
    size = Size(width: record.width, height: record.height)
    bytes = record.bytes
    sha256 = record.sha256
  }
}

/// Paths between the quotation marks of JSON, which are text even where the paths are not.
///
/// A byte that is no part of UTF-8 is written as half a surrogate pair, `\uDC80` to `\uDCFF`, as Python does.
enum JournalText {
  private static let firstSurrogate: UInt32 = 0xDC00

  /// The path as it stands in a line.
  static func escaped(_ path: FilePath) -> String {
    if let text = path.validText { return quotedContent(text) }
    return path.pieces.map { piece in
      switch piece {
      case .character(let scalar): quotedContent(String(scalar))
      case .byte(let byte): "\\u" + String(firstSurrogate + UInt32(byte), radix: 16, uppercase: true)
      }
    }
    .joined()
  }

  /// The path that stands in a line; `nil` where an escape is none that lines have.
  static func path(_ content: ArraySlice<UInt8>) -> FilePath? {
    var bytes: [UInt8] = []
    var rest = content
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst().map(Unicode.Scalar.init) {
      case "n": bytes.append(UInt8(ascii: "\n"))
      case "r": bytes.append(UInt8(ascii: "\r"))
      case "t": bytes.append(UInt8(ascii: "\t"))
      case "\""?: bytes.append(UInt8(ascii: "\""))
      case "\\"?: bytes.append(UInt8(ascii: "\\"))
      case "u":
        let digits = rest.prefix(4)
        rest = rest.dropFirst(4)
        guard digits.count == 4, let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
          return nil
        }
        if let scalar = Unicode.Scalar(value) {
          bytes += Array(String(scalar).utf8)
        } else if (firstSurrogate + 0x80...firstSurrogate + 0xFF).contains(value) {
          bytes.append(UInt8(value - firstSurrogate))
        } else {
          return nil
        }
      default: return nil
      }
    }
    return FilePath(bytes: bytes)
  }

  private static func quotedContent(_ text: String) -> String {
    String(JSONValue.string(text).line.unicodeScalars.dropFirst().dropLast())
  }
}
