import TableModel

/// What ids begin with, which is known when a file has been written: marks stand for it until then.
///
/// Ids must differ between files, since several may stand in one page, where each reference finds the first of its name.
struct SVGIDs {
  /// What definitions begin with.
  let definitions: String
  /// What views begin with.
  let views: String

  /// The letters and digits of a digest: two pictures of 12 million have the same four.
  private static let digits = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
  private static let digitCount = 4
  fileprivate static let numberDigits = Array(
    "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
  private static let letterCount: UInt64 = 52

  /// The beginnings in a file that was written with marks, whose header ends at a place.
  init(_ options: SVGOptions, of file: ByteBuffer, from start: Int) {
    if let given = options.ids {
      definitions = given.rawValue
      views = given.rawValue
    } else {
      definitions = SVGIDs.digits(
        of: file.digest(of: start..<file.count, after: file.digest(of: 0..<start, after: 0)))
      views = options.hasLayers ? "" : definitions + "-"
    }
  }

  private static func digits(of digest: UInt64) -> String {
    var rest = digest
    return String(
      (0..<digitCount).map { place in
        let count = place == 0 ? letterCount : UInt64(digits.count)
        defer { rest /= count }
        return digits[Int(rest % count)]
      })
  }
}

extension ByteBuffer {
  /// What stands for the beginning of a definition's id and of a view's: no text has these characters.
  private static let (definitionMark, viewMark): (UInt8, UInt8) = (1, 2)

  /// Writes the mark of what a definition's id begins with.
  mutating func putIDMark() { put(ByteBuffer.definitionMark) }

  /// Writes the mark of what a view's id begins with.
  mutating func putViewIDMark() { put(ByteBuffer.viewMark) }

  /// Writes a number from 1 on with as few digits as ids can have.
  private mutating func put(idNumber number: Int) {
    let count = SVGIDs.numberDigits.count
    if number >= count { put(idNumber: number / count) }
    put(SVGIDs.numberDigits[number % count])
  }

  /// Writes the beginning of an element with the id of a definition.
  mutating func begin(_ element: StaticString, id kind: StaticString, _ number: Int) {
    put(UInt8(ascii: "<"))
    put(element)
    put(" id=\"")
    putIDMark()
    put(kind)
    put(idNumber: number)
    put(UInt8(ascii: "\""))
  }

  /// Writes an attribute that uses a definition, as what something is filled with.
  mutating func put(_ attribute: StaticString, use kind: StaticString, _ number: Int) {
    put(UInt8(ascii: " "))
    put(attribute)
    put("=\"url(#")
    putIDMark()
    put(kind)
    put(idNumber: number)
    put(")\"")
  }

  /// Writes an attribute that shows a definition at another place.
  ///
  /// Programs older than SVG 2, Inkscape 1.2 among them, know links by the name of XLink alone, and all others know it too.
  mutating func put(linkTo kind: StaticString, _ number: Int) {
    put(" xlink:href=\"#")
    putIDMark()
    put(kind)
    put(idNumber: number)
    put(UInt8(ascii: "\""))
  }

  /// Writes an attribute with a file, and the end of its element.
  mutating func put(type: String, file: [UInt8]) {
    put(" xlink:href=\"data:image/")
    put(plain: type)
    put(";base64,")
    put(base64: file)
    put("\"/>\n")
  }

  /// Writes the beginnings of ids in place of their marks from a place on.
  mutating func name(_ ids: SVGIDs, from start: Int) {
    let (definitions, views) = (Array(ids.definitions.utf8), Array(ids.views.utf8))
    replace(upTo: ByteBuffer.viewMark, from: start) { $0 == ByteBuffer.definitionMark ? definitions : views }
  }

  /// A number that follows from the bytes of a range and another number, and differs for nearly all that differ.
  fileprivate func digest(of range: Range<Int>, after other: UInt64) -> UInt64 {
    var digest = other ^ UInt64(range.count) ^ 0x9E37_79B9_7F4A_7C15
    self[range].withUnsafeBytes { bytes in
      for start in stride(from: 0, to: bytes.count, by: 8) {
        var word: UInt64 = 0
        if start + 8 <= bytes.count {
          word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
        } else {
          for place in start..<bytes.count { word = word << 8 | UInt64(bytes[place]) }
        }
        let product = (digest ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
        digest = product.high ^ product.low
      }
    }
    return digest
  }
}
