/// A text that grows by stretches of UTF-8 and by single units of UTF-16, of which two can be one character.
struct UnitText {
  private var utf8: [UInt8] = []
  private var highSurrogate: UInt16?

  /// Adds a stretch of valid UTF-8.
  mutating func append(_ bytes: ArraySlice<UInt8>) {
    guard !bytes.isEmpty else { return }
    endSurrogate()
    utf8 += bytes
  }

  /// Adds a unit of UTF-16; half a character without its other half becomes U+FFFD.
  mutating func append(_ unit: UInt16) {
    if UTF16.isTrailSurrogate(unit), let high = highSurrogate {
      highSurrogate = nil
      utf8 += String(decoding: [high, unit], as: UTF16.self).utf8
    } else {
      endSurrogate()
      if UTF16.isLeadSurrogate(unit) {
        highSurrogate = unit
      } else {
        utf8 += String(decoding: [unit], as: UTF16.self).utf8
      }
    }
  }

  /// The text so far.
  var text: String {
    var whole = self
    whole.endSurrogate()
    return String(decoding: whole.utf8, as: UTF8.self)
  }

  private mutating func endSurrogate() {
    guard highSurrogate != nil else { return }
    highSurrogate = nil
    utf8 += "\u{FFFD}".utf8
  }
}
