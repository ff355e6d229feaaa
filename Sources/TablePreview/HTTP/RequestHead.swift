/// The head of an HTTP request, as far as a server of pages wants to know it.
struct RequestHead: Hashable {
  /// Why bytes are no request that is answered: a status of HTTP.
  struct Refusal: Error, Hashable {
    /// The status.
    var status: Status
  }

  /// The method, such as `GET`.
  var method: String
  /// The path of the target, with its escapes.
  var path: String
  /// What follows the path behind `?`; empty for nothing.
  var query = ""
  /// The fields, by names in small letters.
  var fields: [String: [String]] = [:]
  /// Whether the client will send no further request.
  var closes = false
  /// The number of bytes that follow the head.
  var bodyLength = 0

  /// The most bytes of a head, and the most fields in it.
  static let (mostBytes, mostFields) = (16_384, 64)

  /// The number of bytes up to the end of the first head; `nil` where it is not there yet.
  static func length(in bytes: [UInt8]) -> Int? {
    let end: [UInt8] = [13, 10, 13, 10]
    guard bytes.count >= end.count else { return nil }
    return bytes.firstRange(of: end)?.upperBound
  }

  /// Reads a head that ends with an empty line, and that no more bytes follow than a limit.
  init(_ bytes: some Sequence<UInt8>, mostBody: Int = 0) throws(Refusal) {
    guard let text = String(validating: Array(bytes), as: UTF8.self),
      text.utf8.allSatisfy(RequestHead.isPlain)
    else { throw Refusal(status: .badRequest) }
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    let words = (lines.popFirst() ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0", words[1].first == "/" else {
      throw Refusal(status: .badRequest)
    }
    method = String(words[0])
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(target[0])
    query = target.count > 1 ? String(target[1]) : ""
    closes = words[2] == "HTTP/1.0"
    for line in lines where !line.isEmpty { try addField(line) }
    if fields.values.reduce(0, { $0 + $1.count }) > RequestHead.mostFields {
      throw Refusal(status: .fieldsTooLarge)
    }
    if value("connection")?.lowercased() == "close" { closes = true }
    bodyLength = try bodyLength(atMost: mostBody)
  }

  /// The value of a field that is there once; `nil` where it is not, or twice.
  func value(_ name: String) -> String? {
    guard let values = fields[name], values.count == 1 else { return nil }
    return values[0]
  }

  /// The names and values of the query, without their escapes; `nil` where an escape is none.
  var items: [(name: String, value: String)]? {
    var items: [(name: String, value: String)] = []
    for part in query.split(separator: "&") {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = RequestHead.unescaped(sides[0]),
        let value = RequestHead.unescaped(sides.count > 1 ? sides[1] : "")
      else { return nil }
      items.append((name, value))
    }
    return items
  }

  private mutating func addField(_ line: Substring) throws(Refusal) {
    guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else {
      throw Refusal(status: .badRequest)
    }
    let name = line[..<colon].lowercased()
    guard name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { throw Refusal(status: .badRequest) }
    let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
    let end = value.lastIndex { $0 != " " && $0 != "\t" }
    fields[name, default: []].append(end.map { String(value[...$0]) } ?? "")
  }

  /// The number of bytes that are said to follow, which is said once and in digits alone.
  private func bodyLength(atMost limit: Int) throws(Refusal) -> Int {
    if fields["transfer-encoding"] != nil { throw Refusal(status: .contentTooLarge) }
    guard fields["content-length"] != nil else { return 0 }
    guard let text = value("content-length"), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let length = Int(text), length <= limit
    else { throw Refusal(status: .contentTooLarge) }
    return length
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7F || byte == 13 || byte == 10 || byte == 9
  }

  private static func unescaped(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: Array(rest.prefix(2)), as: UTF8.self)
      guard digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit), let value = UInt8(digits, radix: 16)
      else {
        return nil
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
