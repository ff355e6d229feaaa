extension XMLReader {
  /// What a document begins with.
  package struct Root {
    /// The name of the first element, or that which a document type declaration before it says.
    package var name: String
    /// Where the element or the declaration begins, in bytes.
    package var offset: Int
    /// Whether a declaration says the name.
    package var isDeclared: Bool
  }

  /// The most bytes of a name.
  private static let longestName = 100

  /// What a document begins with, as far as its first bytes tell; `nil` for what is no XML.
  package static func root(of bytes: [UInt8]) -> Root? {
    var rest = bytes[...]
    while true {
      rest = rest.drop { $0 <= UInt8(ascii: " ") }
      guard rest.first == UInt8(ascii: "<") else { return nil }
      let start = rest.startIndex
      let declaration = "<!DOCTYPE".utf8
      if rest.starts(with: declaration) {
        let name = name(in: rest.dropFirst(declaration.count).drop { $0 <= UInt8(ascii: " ") })
        return Root(name: name, offset: start, isDeclared: true)
      }
      let skipped = [("<!--", "-->"), ("<?", "?>")].first { rest.starts(with: $0.0.utf8) }
      guard let end = skipped?.1 else {
        let name = name(in: rest.dropFirst())
        return name.isEmpty ? nil : Root(name: name, offset: start, isDeclared: false)
      }
      guard let found = rest.firstRange(of: Array(end.utf8)) else { return nil }
      rest = rest[found.upperBound...]
    }
  }

  private static func name(in bytes: ArraySlice<UInt8>) -> String {
    let name = bytes.prefix(longestName).prefix { $0 > UInt8(ascii: " ") && !"/>[".utf8.contains($0) }
    return String(decoding: name, as: UTF8.self)
  }
}
