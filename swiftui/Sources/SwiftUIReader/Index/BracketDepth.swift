/// How deep square brackets lie in one another: each level doubles the time that the parser takes, as it tries them as a
/// type first.
enum BracketDepth {
  /// The deepest that is parsed.
  static let most = 12

  /// The line, from 1, of the first square bracket of a source that lies deeper; `nil` where none does.
  ///
  /// Comments and texts are skipped as far as that needs no parser.
  static func lineOfTooDeep(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var (depth, line, place) = (0, 1, 0)
      let next = { (offset: Int) in place + offset < bytes.count ? bytes[place + offset] : 0 }
      while place < bytes.count {
        switch bytes[place] {
        case UInt8(ascii: "\n"):
          line += 1
          // Nothing goes on behind the end of a type.
          if next(1) == UInt8(ascii: "}") { depth = 0 }
        case UInt8(ascii: "["):
          depth += 1
          if depth > most { return line }
        case UInt8(ascii: "]"): depth = max(0, depth - 1)
        case UInt8(ascii: "/") where next(1) == UInt8(ascii: "/"):
          while next(1) != UInt8(ascii: "\n"), place + 1 < bytes.count { place += 1 }
        case UInt8(ascii: "/") where next(1) == UInt8(ascii: "*"):
          place += 2
          while place < bytes.count, !(bytes[place] == UInt8(ascii: "*") && next(1) == UInt8(ascii: "/")) {
            if bytes[place] == UInt8(ascii: "\n") { line += 1 }
            place += 1
          }
        case UInt8(ascii: "\""):
          let isLong = next(1) == UInt8(ascii: "\"") && next(2) == UInt8(ascii: "\"")
          place += isLong ? 3 : 1
          while place < bytes.count {
            if bytes[place] == UInt8(ascii: "\n") {
              line += 1
              if !isLong { break }
            }
            if bytes[place] == UInt8(ascii: "\"") {
              if !isLong { break }
              if next(1) == UInt8(ascii: "\""), next(2) == UInt8(ascii: "\"") {
                place += 2
                break
              }
            }
            place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
          }
        default: break
        }
        place += 1
      }
      return nil
    }
  }
}
