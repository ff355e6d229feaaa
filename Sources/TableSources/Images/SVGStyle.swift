/// What styles of an SVG file ask for, in attributes and in rules.
struct SVGStyle {
  /// The names of elements that are used.
  private(set) var uses: [String] = []
  /// The lengths after which dashes repeat, and how many there are in one, where there are any.
  private(set) var dashes: [(period: Double, count: Int)] = []

  /// Whether what is drawn is drawn by itself first, and then as a whole.
  private(set) var needsLayer = false

  /// Reads the value of an attribute that is a property of style, or any other.
  init(property name: String, _ value: String) throws(SVGFlaw) {
    try add(name, value)
  }

  /// Reads properties with their values, or rules that hold such; throws on what cannot be told by looking at it.
  init(properties text: String) throws(SVGFlaw) {
    // Neither may anything be written otherwise than it reads, nor anything else be brought in.
    guard !text.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "@") }) else {
      throw .stylesheet
    }
    let hasComments = text.utf8.firstRange(of: "/*".utf8) != nil
    guard !hasComments || !text.utf8.contains(where: { Set("\"'(".utf8).contains($0) }) else {
      throw .stylesheet
    }
    let plain = SVGStyle.withoutComments(text)
    guard !SVGStyle.looksThroughSiblings(plain), SVGStyle.depth(of: plain) <= SVGStyle.mostDepth else {
      throw .stylesheet
    }
    let separators = Set(";{}".utf8)
    for declaration in plain.split(whereSeparator: { separators.contains($0) }) {
      let parts = declaration.split(
        separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let name = parts.first, let value = parts.last else { continue }
      let words = name.split { $0 <= 0x20 }
      guard let last = words.last else { continue }
      try add(String(decoding: last, as: UTF8.self).lowercased(), String(decoding: value, as: UTF8.self))
    }
  }

  private mutating func add(_ name: String, _ value: String) throws(SVGFlaw) {
    let plain = String(decoding: value.utf8.drop { $0 <= 0x20 }, as: UTF8.self).lowercased()
    switch name {
    // Filters are left out when the file is drawn.
    case "filter": return
    case "stroke-dasharray":
      guard !plain.utf8.contains(UInt8(ascii: "%")) else { throw .dashes }
      let numbers = SVGNumbers.list(plain)
      let period = numbers.reduce(0) { $0 + abs($1) }
      if !numbers.isEmpty, period > 0 { dashes.append((period, numbers.count)) }
    case "vector-effect":
      guard plain.starts(with: "none") else { throw .stylesheet }
    case "opacity", "mask", "mix-blend-mode", "isolation":
      let word = plain.prefix { $0 != " " && $0 != "!" }
      needsLayer = needsLayer || !["1", "none", "normal", "auto"].contains(word)
    default: break
    }
    try addUses(in: value)
  }

  /// Takes the names from `url(#name)`.
  private mutating func addUses(in value: String) throws(SVGFlaw) {
    let bytes = Array(value.utf8)
    let lowercase = bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    var rest = lowercase[...]
    while let start = rest.firstRange(of: Array("url(".utf8)) {
      rest = rest[start.upperBound...]
      let end = rest.firstIndex(of: UInt8(ascii: ")")) ?? rest.endIndex
      let trimmed = bytes[rest.startIndex..<end].drop { $0 <= 0x20 || $0 == 0x22 || $0 == 0x27 }
      guard trimmed.first == UInt8(ascii: "#") else { throw .external }
      let name = trimmed.dropFirst().prefix { $0 > 0x20 && $0 != 0x22 && $0 != 0x27 }
      uses.append(String(decoding: name, as: UTF8.self))
    }
  }

  /// Whether selectors may ask what stands before or behind an element: siblings are gone through for each element and rule.
  ///
  /// Quotation marks count for nothing, as it is hard to tell where librsvg sees them end.
  private static func looksThroughSiblings(_ style: [UInt8]) -> Bool {
    if style.contains(UInt8(ascii: "~")) { return true }
    return style.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).dropFirst().contains {
      let name = String(decoding: $0.prefix { $0.isNameByte }, as: UTF8.self).lowercased()
      return name.hasPrefix("nth-") || name.hasSuffix("-of-type")
    }
  }

  /// The most brackets inside each other: librsvg reads selectors by recursion.
  private static let mostDepth = 16

  /// How many brackets are inside each other at most, or more: what opens one counts in quotes, too, and what closes one only
  /// outside of them and where it fits.
  private static func depth(of style: [UInt8]) -> Int {
    let closing = Dictionary(uniqueKeysWithValues: zip("([{".utf8, ")]}".utf8))
    let closers = Set(")]}".utf8)
    var (open, deepest): ([UInt8], Int) = ([], 0)
    var quote: UInt8?
    for byte in style {
      if let closer = closing[byte] {
        open.append(closer)
        deepest = max(deepest, open.count)
      } else if byte == quote || [0x0A, 0x0C, 0x0D].contains(byte) {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if quote == nil, closers.contains(byte), open.last == byte {
        open.removeLast()
      }
    }
    return deepest
  }

  private static func withoutComments(_ text: String) -> [UInt8] {
    var kept: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let start = rest.firstRange(of: Array("/*".utf8)) {
      kept += rest[..<start.lowerBound]
      let behind = rest[start.upperBound...]
      rest = behind.firstRange(of: Array("*/".utf8)).map { behind[$0.upperBound...] } ?? []
    }
    return kept + rest
  }
}

extension UInt8 {
  /// Whether a name in a style may have this byte.
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
