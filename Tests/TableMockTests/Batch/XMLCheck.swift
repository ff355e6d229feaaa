import Foundation

/// What elements an XML file has, read without a parser of XML: start tags by name.
struct XMLCheck {
  /// How often each element begins.
  let elements: [String: Int]

  /// Throws where elements do not end in the order in which they began.
  init(_ data: Data) throws {
    var open: [Substring] = []
    var counts: [String: Int] = [:]
    for piece in String(decoding: data, as: UTF8.self).split(separator: "<") {
      guard let end = piece.firstIndex(of: ">"), !piece.hasPrefix("?") else { continue }
      let tag = piece[..<end]
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { throw Unbalanced(tag: String(tag)) }
      } else {
        let name = tag.prefix { $0 != " " && $0 != "/" }
        counts[String(name), default: 0] += 1
        if !tag.hasSuffix("/") { open.append(name) }
      }
    }
    guard open.isEmpty else { throw Unbalanced(tag: open.joined(separator: " ")) }
    elements = counts
  }

  private struct Unbalanced: Error {
    let tag: String
  }
}
