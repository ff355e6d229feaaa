import TableModel

/// What SVG files are made of.
extension ByteBuffer {
  /// Writes some of these bytes again.
  ///
  /// One by one: a slice of them, kept while more is written, would have all of them copied.
  mutating func repeatBytes(_ range: Range<Int>) {
    for place in range { put(self[place]) }
  }

  /// Whether two stretches are alike.
  func areEqual(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    self[first] == self[second]
  }

  /// A number that follows from the bytes from a place on and differs for nearly all that differ.
  func digest(from place: Int) -> UInt64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in self[place..<count] { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return digest
  }

  /// Writes bytes as letters, four for every three.
  mutating func put(base64 data: [UInt8]) {
    reserve(count + (data.count + 2) / 3 * 4)
    data.withUnsafeBufferPointer { data in
      for start in stride(from: 0, to: data.count, by: 3) {
        let length = min(3, data.count - start)
        var bits = Int(data[start]) << 16
        if length > 1 { bits |= Int(data[start + 1]) << 8 }
        if length > 2 { bits |= Int(data[start + 2]) }
        for place in 0..<4 {
          put(place <= length ? ByteBuffer.letter(bits >> (18 - 6 * place) & 63) : UInt8(ascii: "="))
        }
      }
    }
  }

  /// The letter of six bits.
  private static func letter(_ bits: Int) -> UInt8 {
    let bits = UInt8(truncatingIfNeeded: bits)
    switch bits {
    case 0..<26: return UInt8(ascii: "A") + bits
    case 26..<52: return UInt8(ascii: "a") + (bits - 26)
    case 52..<62: return UInt8(ascii: "0") + (bits - 52)
    case 62: return UInt8(ascii: "+")
    default: return UInt8(ascii: "/")
    }
  }
}

/// The attributes that several elements share; each begins with a space.
extension ByteBuffer {
  /// Writes a number as an attribute.
  mutating func put(_ name: StaticString, _ value: Double, decimals: Int = SVGNumber.decimals) {
    put(name, parts: SVGNumber.parts(value, decimals: decimals), decimals: decimals)
  }

  /// Writes a number as an attribute unless it is zero, which is what a missing one counts as.
  mutating func put(_ name: StaticString, nonzero value: Double, decimals: Int = SVGNumber.decimals) {
    put(name, nonzero: SVGNumber.parts(value, decimals: decimals), decimals: decimals)
  }

  /// Writes a number counted in parts of a unit as an attribute unless it is zero.
  mutating func put(_ name: StaticString, nonzero parts: Int, decimals: Int = SVGNumber.decimals) {
    if parts != 0 { put(name, parts: parts, decimals: decimals) }
  }

  private mutating func put(_ name: StaticString, parts: Int, decimals: Int) {
    put(UInt8(ascii: " "))
    put(name)
    put("=\"")
    put(parts: parts, decimals: decimals)
    put(UInt8(ascii: "\""))
  }

  /// Writes a width and a height.
  mutating func put(_ size: Size) {
    put("width", size.width)
    put("height", size.height)
  }

  /// Writes a colour, and its opacity unless it is opaque.
  mutating func put(_ color: Color, _ name: StaticString, opacity: StaticString) {
    put(UInt8(ascii: " "))
    put(name)
    put("=\"")
    put(hex: color.hex)
    put(UInt8(ascii: "\""))
    if color.alpha < 1 { put(opacity, color.alpha) }
  }

  /// Writes a colour for what is black without one.
  mutating func put(fill color: Color) {
    if color.hex != 0 {
      put(color, "fill", opacity: "fill-opacity")
    } else if color.alpha < 1 {
      put("fill-opacity", color.alpha)
    }
  }

  /// Writes three or six digits.
  private mutating func put(hex: UInt32) {
    let isShort = hex >> 4 & 0x0F0F0F == hex & 0x0F0F0F
    put(UInt8(ascii: "#"))
    for place in (0..<6).reversed() where !isShort || place % 2 == 0 {
      let digit = UInt8(truncatingIfNeeded: hex >> (4 * place) & 15)
      put(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + (digit - 10))
    }
  }

  /// Writes a shift and a scale, as far as they change anything.
  mutating func put(shift: Point, scaleX: Double = 1, scaleY: Double = 1) {
    put(shift: SVGNumber.parts(shift.x), SVGNumber.parts(shift.y), scaleX: scaleX, scaleY: scaleY)
  }

  /// Writes a shift in parts of a point and a scale, as far as they change anything.
  mutating func put(shift x: Int, _ y: Int, scaleX: Double = 1, scaleY: Double = 1) {
    let isShifted = x != 0 || y != 0
    let isScaled = scaleX != 1 || scaleY != 1
    guard isShifted || isScaled else { return }
    put(" transform=\"")
    if isShifted {
      put("translate(")
      put(parts: x)
      put(UInt8(ascii: " "))
      put(parts: y)
      put(UInt8(ascii: ")"))
    }
    if isScaled { put(scaleX: scaleX, scaleY: scaleY, isFirst: !isShifted) }
    put(UInt8(ascii: "\""))
  }

  private mutating func put(scaleX: Double, scaleY: Double, isFirst: Bool) {
    let decimals = 8
    let x = SVGNumber.parts(scaleX, decimals: decimals)
    let y = SVGNumber.parts(scaleY, decimals: decimals)
    put(isFirst ? "scale(" : " scale(")
    put(parts: x, decimals: decimals)
    if x != y {
      put(UInt8(ascii: " "))
      put(parts: y, decimals: decimals)
    }
    put(UInt8(ascii: ")"))
  }
}

extension ByteBuffer {
  /// Writes a text with XML's own characters written out and characters that XML cannot hold replaced.
  ///
  /// The result may stand between tags and between double quotes.
  package mutating func put(escaped text: String) {
    var text = text
    text.withUTF8 { put(escaped: $0) }
  }

  private mutating func put(escaped text: UnsafeBufferPointer<UInt8>) {
    // What needs no care is copied in stretches, which is all of nearly every text.
    var start = 0
    var place = 0
    while place < text.count {
      guard let (length, escape) = ByteBuffer.escape(text, place) else {
        place += 1
        continue
      }
      put(UnsafeBufferPointer(rebasing: text[start..<place]))
      put(escape)
      place += length
      start = place
    }
    put(UnsafeBufferPointer(rebasing: text[start...]))
  }

  /// The length of the character at a place and what stands for it, if it cannot stay as it is.
  private static func escape(
    _ text: UnsafeBufferPointer<UInt8>, _ place: Int
  ) -> (length: Int, escape: StaticString)? {
    let byte = text[place]
    switch byte {
    case UInt8(ascii: "&"): return (1, "&amp;")
    case UInt8(ascii: "<"): return (1, "&lt;")
    case UInt8(ascii: ">"): return (1, "&gt;")
    case UInt8(ascii: "\""): return (1, "&quot;")
    // Files may be printed in a job.
    case UInt8(ascii: "#") where JobCommand.hasSecondSign(at: place, in: text): return (1, "&#35;")
    case 0x09: return (1, "&#9;")
    case 0x0A: return (1, "&#10;")
    case 0x0D: return (1, "&#13;")
    case 0..<0x20, 0x7F: return (1, "\u{FFFD}")
    // The controls from U+0080 on.
    case 0xC2 where place + 1 < text.count && text[place + 1] < 0xA0: return (2, "\u{FFFD}")
    // U+FFFE and U+FFFF.
    case 0xEF where place + 2 < text.count && text[place + 1] == 0xBF && text[place + 2] >= 0xBE:
      return (3, "\u{FFFD}")
    default: return nil
    }
  }
}

/// Numbers as SVG files hold them: counted in parts of a unit, so that sums and differences are exact.
enum SVGNumber {
  /// Digits after the point of a place or length in points.
  static let decimals = 3
  /// The most parts that a number can have; doubles count further, but no picture is as large.
  private static let limit = 1e15

  /// A number in parts of a unit, as many of them as `decimals` digits count.
  ///
  /// Numbers that are none, or too large to count, become 0.
  static func parts(_ value: Double, decimals: Int = decimals) -> Int {
    let parts = (value * SVGNumber.unit(decimals)).rounded()
    return parts.magnitude < limit ? Int(parts) : 0
  }

  private static func unit(_ decimals: Int) -> Double {
    switch decimals {
    case 0: return 1
    case 1: return 10
    case 2: return 100
    case 3: return 1000
    default: return (0..<decimals).reduce(1) { unit, _ in unit * 10 }
    }
  }
}

extension ByteBuffer {
  /// Writes the shortest text of a number with at most `decimals` digits after the point.
  mutating func put(_ value: Double, decimals: Int = SVGNumber.decimals) {
    put(parts: SVGNumber.parts(value, decimals: decimals), decimals: decimals)
  }

  /// Writes a whole number.
  mutating func put(_ number: Int) {
    put(parts: number, decimals: 0)
  }

  /// Writes the shortest text of a number counted in parts of a unit.
  mutating func put(parts: Int, decimals: Int = SVGNumber.decimals) {
    guard parts != 0 else { return put(UInt8(ascii: "0")) }
    var rest = parts.magnitude
    var decimals = decimals
    while decimals > 0, rest % 10 == 0 {
      rest /= 10
      decimals -= 1
    }
    // From the last digit to the first, and then turned round.
    let start = count
    var digits = 0
    repeat {
      put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
      digits += 1
      if digits == decimals { put(UInt8(ascii: ".")) }
    } while rest > 0 || digits < decimals
    if parts < 0 { put(UInt8(ascii: "-")) }
    reverse(from: start)
  }
}
