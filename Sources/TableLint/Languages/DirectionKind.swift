/// What a character is for the order of a line.
package enum DirectionKind {
  case left, right, digit, control, other

  /// The kind of a character: a letter by its script, the marks that order texts, digits.
  package init(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    switch scalar.value {
    case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069: self = .control
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x1E800...0x1EFFF:
      self = properties.isAlphabetic ? .right : properties.numericType != nil ? .digit : .other
    case 0x30...0x39: self = .digit
    default: self = properties.isAlphabetic ? .left : .other
    }
  }
}
