import TableSources

extension SpecScalar {
  /// The number that a plain scalar is, in decimal digits; `nil` for all that YAML's versions read differently.
  package var number: Double? {
    let mostDigits = 400
    guard style == .plain, text.utf8.count <= mostDigits, hasNumberForm else { return nil }
    return Double(text)
  }

  /// Whether the characters are `-12`, `.5` or `1e3`, not `012`, `0x1F`, `1_000` or `.inf`.
  private var hasNumberForm: Bool {
    var rest = text.utf8[...]
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    let whole = rest.removeDigits()
    if whole.isEmpty, rest.first != UInt8(ascii: ".") { return false }
    if whole.count > 1, whole.first == UInt8(ascii: "0") { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard !rest.removeDigits().isEmpty else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      guard !rest.removeDigits().isEmpty else { return false }
    }
    return rest.isEmpty
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII digit.
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension Substring.UTF8View {
  /// Takes the digits off the beginning.
  fileprivate mutating func removeDigits() -> Substring.UTF8View {
    let digits = prefix(while: \.isDigit)
    self = self[digits.endIndex...]
    return digits
  }
}

extension SpecNode {
  /// What to do about a value that must be a number and is not written as one.
  package var numberHint: String? {
    guard let scalar else { return nil }
    if scalar.style != .plain, SpecScalar(text: scalar.text, style: .plain).number != nil {
      return "remove the quotation marks"
    }
    guard scalar.style == .plain, scalar.number == nil else { return nil }
    if scalar.text.hasPrefix("0"), scalar.text.utf8.allSatisfy(\.isDigit) {
      return "write it without the zeros at the beginning"
    }
    if scalar.text.hasSuffix("pt") || scalar.text.hasSuffix("px") { return "write it without a unit" }
    return nil
  }

  /// What to do about a value that must be a text and has parts.
  package var quotationHint: String? {
    scalar == nil ? "put a text that looks like YAML in quotation marks" : nil
  }
}
