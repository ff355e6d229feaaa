import TableModel

/// The values that property lists in XML write as text.
enum XMLPropertyListLeaf {
  /// The value of an element of a name, from its characters.
  static func value(_ name: String, _ characters: [UInt8]) throws(Refusal) -> PropertyList.Value {
    let text = String(decoding: characters, as: UTF8.self)
    switch name {
    case "integer": return try integer(text)
    case "real": return try real(text)
    case "true", "false":
      guard characters.isEmpty else {
        throw Refusal(message: "<\(name)> holds \(quoted(text)), though nothing can stand in it")
      }
      return .boolean(name == "true")
    case "date": return try date(text)
    // As by Apple’s reader, what is none of its characters is passed over.
    case "data": return .data(Base64.bytes(of: characters))
    default: return .string(text)
    }
  }

  private static func integer(_ text: String) throws(Refusal) -> PropertyList.Value {
    let blankless = text.drop(while: \.isWhitespace)
    let isNegative = blankless.first == "-"
    let digits = isNegative || blankless.first == "+" ? blankless.dropFirst() : blankless
    let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
    let number = isHexadecimal ? digits.dropFirst(2) : digits
    guard let first = number.unicodeScalars.first, first.properties.isASCIIHexDigit,
      let magnitude = Int128(number, radix: isHexadecimal ? 16 : 10)
    else {
      throw Refusal(message: "<integer> holds \(quoted(text)), which is no whole number")
    }
    let value = isNegative ? -magnitude : magnitude
    guard value >= Int128(Int.min), value <= Int128(UInt.max) else {
      throw Refusal(message: "the number \(quoted(text)) is too large for a property list")
    }
    return Int(exactly: value).map { .integer($0) } ?? .real(Double(value))
  }

  private static func real(_ text: String) throws(Refusal) -> PropertyList.Value {
    let word = text.drop(while: \.isWhitespace).lowercased()
    switch word {
    case "nan": return .real(.nan)
    case "infinity", "+infinity", "inf", "+inf": return .real(.infinity)
    case "-infinity", "-inf": return .real(-.infinity)
    default:
      guard word.unicodeScalars.allSatisfy({ "0123456789+-.e".unicodeScalars.contains($0) }),
        let value = Double(word)
      else {
        throw Refusal(message: "<real> holds \(quoted(text)), which is no number")
      }
      return .real(value)
    }
  }

  /// A moment as `2001-01-01T00:00:00Z`.
  private static func date(_ text: String) throws(Refusal) -> PropertyList.Value {
    let form = "0000-00-00T00:00:00Z"
    let digits = text.unicodeScalars.drop { $0 == "-" }
    let isInForm =
      digits.count == form.unicodeScalars.count
      && zip(digits, form.unicodeScalars).allSatisfy { found, expected in
        expected == "0" ? ("0"..."9").contains(found) : found == expected
      }
    let numbers = digits.split { !("0"..."9").contains($0) }.compactMap { Int(String($0)) }
    guard isInForm, numbers.count == 6 else {
      throw Refusal(
        message: "<date> holds \(quoted(text)), which is no date",
        hint: "a date is written as 2001-01-31T12:00:00Z")
    }
    let days = self.days(year: text.hasPrefix("-") ? -numbers[0] : numbers[0], numbers[1], numbers[2])
    return .date(Double(days * 86_400 + numbers[3] * 3_600 + numbers[4] * 60 + numbers[5]))
  }

  /// The days from the beginning of 2001, in the calendar that is in use, reckoned from March as leap days end years.
  private static func days(year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let century = (year >= 0 ? year : year - 399) / 400
    let yearOfCentury = year - century * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfCentury = yearOfCentury * 365 + yearOfCentury / 4 - yearOfCentury / 100 + dayOfYear
    let first = 730_791
    return century * 146_097 + dayOfCentury - first
  }
}
