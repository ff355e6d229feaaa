/// Finds the names that a file declares by its letters alone, many times faster than a parser does.
///
/// A name that is found and is none costs a look into the file. So comments and strings are not told apart.
enum DeclarationScanner {
  private static let words: [(word: [UInt8], isExtension: Bool)] = [
    "struct", "class", "enum", "actor", "protocol", "extension", "func", "let", "var", "typealias",
  ].map { (Array($0.utf8), $0 == "extension") }
  /// Which bytes the words begin with, and which ones names are made of, by their values.
  private static let (begins, isPart): ([Bool], [Bool]) = (
    (UInt8.min...UInt8.max).map { byte in words.contains { $0.word.first == byte } },
    (UInt8.min...UInt8.max).map { isLetter($0) || isDigit($0) }
  )

  /// Calls `found` with each name and whether an extension is of it.
  ///
  /// Functions and properties count at the beginning of a line only.
  static func scan(_ bytes: [UInt8], _ found: (_ name: String, _ isExtension: Bool) -> Void) {
    let (words, begins, isPart) = (words, begins, isPart)
    bytes.withUnsafeBufferPointer { buffer in
      var place = 0
      var lineStart = 0
      while place < buffer.count {
        let byte = buffer[place]
        let start = place
        place += 1
        guard isPart[Int(byte)] else {
          if byte == 10 { lineStart = place }
          continue
        }
        while place < buffer.count, isPart[Int(buffer[place])] { place += 1 }
        guard begins[Int(byte)], place < buffer.count, buffer[place] == 32,
          let word = words.first(where: { matches(buffer, start, place, $0.word) })
        else { continue }
        let isMember = word.word.count <= 4 && word.word != words[2].word
        if !isMember || isAtTopLevel(buffer, from: lineStart, to: start),
          let name = name(buffer, from: place + 1, isExtension: word.isExtension)
        {
          found(name, word.isExtension)
        }
      }
    }
  }

  /// Whether a file has a word in it.
  static func mentions(_ word: [UInt8], in bytes: [UInt8]) -> Bool {
    guard let first = word.first, bytes.count >= word.count else { return false }
    return bytes.withUnsafeBufferPointer { buffer in
      var place = 0
      let last = buffer.count - word.count
      while place <= last {
        guard buffer[place] == first, matches(buffer, place, place + word.count, word) else {
          place += 1
          continue
        }
        let end = place + word.count
        let isStart = place == 0 || !isLetter(buffer[place - 1]) && !isDigit(buffer[place - 1])
        if isStart, end == buffer.count || !isLetter(buffer[end]) && !isDigit(buffer[end]) { return true }
        place = end
      }
      return false
    }
  }

  /// Whether nothing but other words stand before a word on its line, which begins at the left edge.
  private static func isAtTopLevel(
    _ buffer: UnsafeBufferPointer<UInt8>, from start: Int, to place: Int
  ) -> Bool {
    start == place || isLetter(buffer[start]) || buffer[start] == UInt8(ascii: "@")
  }

  private static func name(
    _ buffer: UnsafeBufferPointer<UInt8>, from start: Int, isExtension: Bool
  ) -> String? {
    if isExtension, buffer.indices.contains(start), buffer[start] == UInt8(ascii: "[") {
      return collection(buffer, from: start + 1)
    }
    var (first, end) = (start, start)
    while end < buffer.count {
      if isLetter(buffer[end]) || isDigit(buffer[end]) {
        end += 1
      } else if isExtension, buffer[end] == UInt8(ascii: ".") {
        end += 1
        first = end
      } else {
        break
      }
    }
    guard end > first else { return nil }
    return String(decoding: buffer[first..<end], as: UTF8.self)
  }

  /// The name of the collection that is written as `[Element]` or `[Key: Value]`.
  private static func collection(_ buffer: UnsafeBufferPointer<UInt8>, from start: Int) -> String {
    var depth = 0
    for byte in buffer[start...].prefix(200) {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "]") where depth == 0: return "Array"
      case UInt8(ascii: "]"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ":") where depth == 0: return "Dictionary"
      default: break
      }
    }
    return "Array"
  }

  private static func matches(
    _ buffer: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, _ word: [UInt8]
  ) -> Bool {
    guard end - start == word.count else { return false }
    for index in word.indices where buffer[start + index] != word[index] { return false }
    return true
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte & 0xDF >= UInt8(ascii: "A") && byte & 0xDF <= UInt8(ascii: "Z") || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
