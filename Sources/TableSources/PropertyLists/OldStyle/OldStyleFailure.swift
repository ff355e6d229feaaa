import TableModel

/// Why nothing of an old-style property list counts.
struct OldStyleFailure: Error {
  /// The kinds of failures.
  enum Reason {
    /// The list ends where a value is expected.
    case endBeforeValue
    /// Something that begins no value stands in the place of one.
    case noValue
    /// Neither `=` nor `;` follows a key.
    case noEqualsSign(behind: String?)
    /// No `;` follows an entry.
    case missingSemicolon(behind: String?)
    /// No `}` follows the entries of a dictionary.
    case missingBrace
    /// No `)` follows the values of an array.
    case missingParenthesis
    /// No `>` follows the digits of data.
    case missingAngleBracket
    /// The digits of data are no pairs.
    case oddDigits
    /// Something else than digits stands in data.
    case noDigit
    /// A string has no closing quotation mark.
    case openString
    /// A backslash is the last character.
    case openEscape
    /// Something follows the outermost value.
    case junk
  }

  /// What is wrong.
  let reason: Reason
  /// Where it is, in bytes.
  let offset: Int

  /// A failure at a place.
  init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  /// What is wrong, in words.
  var message: String {
    let loss = "so the file is ignored"
    switch reason {
    case .endBeforeValue: return "the file ends before a value, \(loss)"
    case .noValue: return "expected a value here, \(loss)"
    case .noEqualsSign(let key):
      return "expected a “=” or “;” after the \(key.map { "key \(quoted($0))" } ?? "first key"), \(loss)"
    case .missingSemicolon(let key):
      return "a “;” is missing after the \(key.map { "entry of \(quoted($0))" } ?? "first entry"), \(loss)"
    case .missingBrace: return "a “}” is missing after the last entry of the dictionary, \(loss)"
    case .missingParenthesis: return "a “)” is missing after the last value of the array, \(loss)"
    case .missingAngleBracket: return "a “>” is missing after the data, \(loss)"
    case .oddDigits: return "the data has an odd number of digits, \(loss)"
    case .noDigit: return "this is not a hexadecimal digit, \(loss)"
    case .openString: return "the string that begins here has no closing quotation mark, \(loss)"
    case .openEscape: return "the file ends after a backslash, \(loss)"
    case .junk: return "something follows the end of the property list, \(loss)"
    }
  }

  /// The same without a text of the file.
  var plainMessage: String {
    let plain: Reason =
      switch reason {
      case .noEqualsSign: .noEqualsSign(behind: nil)
      case .missingSemicolon: .missingSemicolon(behind: nil)
      default: reason
      }
    return OldStyleFailure(plain, at: offset).message
  }

  /// What Apple's reader says of it.
  func hint(line: Int) -> String { "Apple’s reader says “\(appleMessage(line))”" }

  private func appleMessage(_ line: Int) -> String {
    switch reason {
    case .endBeforeValue: "Unexpected EOF while parsing plist"
    case .noValue: "Unexpected character at line \(line)"
    case .noEqualsSign: "Expected ';' or '=' after key at line \(line)"
    case .missingSemicolon: "Missing ';' on line \(line)"
    case .missingBrace: "Expected terminating '}' for dictionary at line \(line)"
    case .missingParenthesis: "Expected terminating ')' for array at line \(line)"
    case .missingAngleBracket: "Expected terminating '>' for data at line \(line)"
    case .oddDigits: "Malformed data byte group at line \(line); uneven length"
    case .noDigit: "Malformed data byte group at line \(line); invalid hex"
    case .openString: "Unterminated quoted string starting on line \(line)"
    case .openEscape: "Unterminated backslash sequence on line \(line)"
    case .junk: "Junk after plist at line \(line)"
    }
  }
}
