import Glibc

extension CommandLineProgram {
  /// What arguments ask for.
  struct Call: Sendable {
    var options = ReaderOptions()
    var path = ""
    var isQuiet = false

    /// Why arguments ask for nothing.
    struct Wrong: Error { var message: String }

    /// The call of arguments.
    static func make(_ arguments: [String]) -> Result<Call, Wrong> {
      var call = Call()
      var path: String?
      var rest = arguments[...]
      while let argument = rest.popFirst() {
        let value = { () -> String? in rest.popFirst() }
        switch argument {
        case "--no-guesses": call.options.marksGuesses = false
        case "--quiet": call.isQuiet = true
        case "--set":
          guard let pair = value(), let equals = pair.firstIndex(of: "=") else {
            return .failure(Wrong(message: "--set needs NAME=VALUE"))
          }
          call.options.values[String(pair[..<equals])] = String(pair[pair.index(after: equals)...])
        case "--rows":
          guard let number = value().flatMap({ Int($0) }), 0...1_000 ~= number else {
            return .failure(Wrong(message: "--rows needs a number from 0 to 1,000"))
          }
          call.options.sampleRows = number
        case "--preview": call.options.preview = value()
        case "--view": call.options.view = value()
        case "--system":
          guard let number = value().flatMap({ Double($0) }) else {
            return .failure(Wrong(message: "--system needs a number such as 18.2"))
          }
          call.options.system = number
        case "--root": call.options.root = value()
        case "--source": if let folder = value() { call.options.further.append(folder) }
        case "--define": if let condition = value() { call.options.conditions.insert(condition) }
        case _ where argument.hasPrefix("-"):
          return .failure(Wrong(message: "there is no option \(argument)"))
        default: path = argument
        }
      }
      guard let path else { return .failure(Wrong(message: "name a Swift file")) }
      call.path = path
      return .success(call)
    }
  }
}

/// Reads what standard input asks for.
struct RequestReader {
  private var bytes: [UInt8] = []
  private static let mostBytes = 1 << 20

  /// Whether the input begins with a text, which is taken away then.
  mutating func begins(with text: String) -> Bool {
    let start = Array(text.utf8)
    while bytes.count < start.count, readOn() {}
    guard bytes.starts(with: start) else { return false }
    bytes.removeFirst(start.count)
    return true
  }

  /// All that there is.
  mutating func rest() -> [UInt8] {
    while bytes.count < RequestReader.mostBytes, readOn() {}
    return bytes
  }

  /// The next request: so many bytes as the line before them says; `nil` at the end, and where that is no number.
  mutating func next() -> [UInt8]? {
    while !bytes.contains(10), bytes.count < 20 { guard readOn() else { return nil } }
    guard let end = bytes.firstIndex(of: 10), let count = Int(String(decoding: bytes[..<end], as: UTF8.self)),
      0...RequestReader.mostBytes ~= count
    else { return nil }
    bytes.removeFirst(end + 1)
    while bytes.count < count { guard readOn() else { return nil } }
    defer { bytes.removeFirst(count) }
    return Array(bytes.prefix(count))
  }

  /// Arguments that are each ended by a zero byte.
  static func arguments(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private mutating func readOn() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    let count = Glibc.read(STDIN_FILENO, &chunk, chunk.count)
    guard count > 0 else { return false }
    bytes += chunk.prefix(count)
    return true
  }
}
