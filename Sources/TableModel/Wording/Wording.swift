/// A text between quotation marks, shortened so that a message stays readable.
package func quoted(_ text: String) -> String { "“\(text.shortened(to: 40))”" }

/// Words as a sentence lists them: `a, b and c`; of more than `most`, how many others there are.
package func listed(_ words: [String], _ conjunction: String = "and", atMost most: Int = .max) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  guard words.count <= most else {
    return words.prefix(most - 1).joined(separator: ", ") + " \(conjunction) \(words.count - most + 1) more"
  }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

/// A number as a message writes it: without a fraction where it has none.
package func plain(_ number: Double) -> String {
  Int(exactly: number).map(String.init) ?? String(number)
}

/// A number with so many digits behind the point at most; 0 for what is no number.
package func decimal(_ number: Double, places: Int = 1) -> String {
  guard number.isFinite else { return "0" }
  let unit = (0..<places).reduce(1.0) { unit, _ in unit * 10 }
  let rounded = (number * unit).rounded() / unit
  guard rounded.magnitude < 1e15 else { return String(rounded.isFinite ? rounded : number) }
  return plain(rounded)
}

extension String {
  /// The text, or of one with more than so many characters the beginning.
  package func shortened(to longest: Int) -> String {
    guard unicodeScalars.prefix(longest + 1).count > longest else { return self }
    return String(unicodeScalars.prefix(longest - 1)) + "…"
  }

  /// The text as part of an address: all but letters, digits and what is `kept` as the digits of its bytes.
  package func percentEncoded(keeping kept: String = "-._~/") -> String { utf8.percentEncoded(keeping: kept) }
}

extension Sequence<UInt8> {
  /// The bytes as part of an address: all but letters, digits and what is `kept` as their digits.
  package func percentEncoded(keeping kept: String = "-._~/") -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    let bytes = flatMap { byte -> [UInt8] in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: [byte]
      case _ where kept.utf8.contains(byte): [byte]
      default: [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
