import Glibc

/// Numbers in the attributes of SVG files.
enum SVGNumbers {
  /// The numbers of a list, whatever stands between them.
  static func list(_ text: String) -> [Double] {
    var numbers: [Double] = []
    var word: [UInt8] = []
    func finish() {
      if let number = Double(String(decoding: word, as: UTF8.self)) { numbers.append(number) }
      word.removeAll(keepingCapacity: true)
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): word.append(byte)
      case UInt8(ascii: "."):
        // A second point begins another number, as a sign does.
        if word.contains(byte) || word.contains(UInt8(ascii: "e")) { finish() }
        word.append(byte)
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        if word.last?.isDigit ?? false, !word.contains(UInt8(ascii: "e")) {
          word.append(UInt8(ascii: "e"))
        } else {
          finish()
        }
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        if word.last != UInt8(ascii: "e") { finish() }
        word.append(byte)
      default: finish()
      }
    }
    finish()
    return numbers
  }

  /// The sum of the numbers of a list, each without its sign; a share or a unit counts as the largest that it can be.
  static func sum(_ text: String) -> Double {
    let sum = list(text).reduce(0) { $0 + abs($1) }
    let last = text.utf8.last { $0 != 0x20 }
    let isPlain = last.map { $0.isDigit || $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "z") } ?? true
    return isPlain ? sum : 100 * sum
  }

  /// A length in points: a number that may have a unit; `nil` for a share of something else or anything else.
  static func length(_ text: String) -> Double? {
    let text = text.utf8.filter { $0 != 0x20 }
    let unit = String(decoding: text.reversed().prefix { $0.isLetter }.reversed(), as: UTF8.self)
    let factors = ["": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4]
    guard let factor = factors[unit.lowercased()],
      let number = Double(String(decoding: text.dropLast(unit.utf8.count), as: UTF8.self)), number.isFinite
    else { return nil }
    return number * factor
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
