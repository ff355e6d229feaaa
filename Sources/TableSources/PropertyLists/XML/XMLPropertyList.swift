import TableModel

/// Reads property lists in XML, as lenient as Apple's reader: blanks before the declaration, keys in the place of
/// strings, and any element as the outermost.
final class XMLPropertyList: XMLReader.Handler {
  /// An element that has begun and not ended.
  private struct OpenElement {
    var name: String
    var range: SourceRange
    var values: [PropertyList] = []
    var entries = PropertyList.Entries()
    var key: (text: String, range: SourceRange)?
  }

  /// The name of the element around a property list.
  private static let wrapper = "plist"
  private static let collections: Set<String> = [wrapper, "array", "dict"]
  private static let leaves: Set<String> = [
    "key", "string", "integer", "real", "true", "false", "date", "data",
  ]

  private let limits: LoadingLimits
  private let report: FindingReport
  private let positions: CharacterPositions
  private let lead: Int
  private var open: [OpenElement] = []
  private var root: PropertyList?
  private var count = 0
  private var text: [UInt8] = []

  /// The outermost value of a list; `nil` where the text is no list, which the report then tells.
  static func read(_ source: SourceText, limits: LoadingLimits, report: FindingReport) -> PropertyList? {
    let lead = source.bytes.prefix { $0.isXMLBlank }.count
    if let root = XMLReader.root(of: source.bytes), !collections.contains(root.name),
      !leaves.contains(root.name)
    {
      report.deny("this is not a property list", at: source.range(ofByte: root.offset))
      return nil
    }
    let reader = XMLPropertyList(source, lead: lead, limits: limits, report: report)
    let failure = XMLReader.read(Array(source.bytes.dropFirst(lead)), .typed, reader)
    if let failure, !report.hasErrors {
      let innermost = reader.open.last.map { ($0.name, $0.range) }
      XMLSyntaxError(failure.reason, at: reader.place(of: failure.offset), in: innermost, of: .propertyList)
        .send(to: report)
    }
    if reader.root == nil, !report.hasErrors {
      report.error("there is no value in this property list", at: SourceRange(start: 0, end: 1))
    }
    return report.hasErrors ? nil : reader.root
  }

  /// Whether a text begins as a property list in XML does; `<` alone also begins the data of old-style lists.
  static func isXML(_ utf8: [UInt8]) -> Bool {
    let start = utf8.drop { $0.isXMLBlank }
    guard start.first == UInt8(ascii: "<") else { return false }
    let word = start.dropFirst()
    if word.first == UInt8(ascii: "?") || word.first == UInt8(ascii: "!") { return true }
    let name = word.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    return collections.union(leaves).contains(String(decoding: name, as: UTF8.self))
  }

  private init(_ source: SourceText, lead: Int, limits: LoadingLimits, report: FindingReport) {
    self.limits = limits
    self.report = report
    self.lead = lead
    positions = CharacterPositions(in: source.bytes)
  }

  private func place(of offset: Int) -> Int { positions.character(atByte: offset + lead) }

  var wantsCharacters: Bool { !open.isEmpty && !report.hasErrors }

  func begin(_ name: String, attributes: [XMLReader.Attribute], at offset: Int) -> Bool {
    let start = place(of: offset)
    let range = SourceRange(start: start, end: start + 1 + name.unicodeScalars.count)
    count += 1
    checkBlank()
    checkLimits(at: range)
    checkPlace(of: name, at: range)
    guard !report.hasErrors else { return false }
    open.append(OpenElement(name: name, range: range))
    return true
  }

  func end() {
    guard !report.hasErrors, let element = open.last else { return }
    if Self.collections.contains(element.name) { checkBlank() }
    open.removeLast()
    let characters = text
    text.removeAll(keepingCapacity: true)
    guard !report.hasErrors, let value = value(of: element, characters) else { return }
    add(value)
  }

  func characters(_ text: UnsafeBufferPointer<UInt8>) {
    self.text += text
  }

  private func checkLimits(at range: SourceRange) {
    if count > limits.elements {
      report.error("the property list has more than \(limits.elements) elements", at: range)
    } else if open.count >= limits.elementNesting {
      report.error("elements are nested more than \(limits.elementNesting) levels deep", at: range)
    }
  }

  private func checkPlace(of name: String, at range: SourceRange) {
    guard Self.leaves.contains(name) || Self.collections.contains(name) else {
      return report.error(
        "\(quoted("<\(name)>")) is not an element of a property list", at: range,
        hint: "write “&lt;” for a “<” in a text")
    }
    guard let around = open.last else { return }
    if name == Self.wrapper {
      report.error("a <plist> is inside another element", at: range)
    } else if around.name == Self.wrapper, !around.values.isEmpty {
      report.error("a property list has only one outermost value", at: range)
    } else if around.name == "dict", around.key == nil, name != "key" {
      report.error(
        "expected a <key> in a <dict>, found <\(name)>", at: range,
        hint: "each value in a <dict> follows its key")
    } else if Self.leaves.contains(around.name) {
      report.error("<\(name)> is inside <\(around.name)>, which contains only text", at: range)
    }
  }

  /// Refuses text between elements; that of leaves is not looked at here.
  private func checkBlank() {
    guard let around = open.last, Self.collections.contains(around.name) else { return }
    if !text.allSatisfy(\.isXMLBlank) {
      let words = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      report.error(
        "the text \(quoted(words.first.map(String.init) ?? "")) is in <\(around.name)>, outside any value",
        at: around.range)
    }
    text.removeAll(keepingCapacity: true)
  }

  private func value(of element: OpenElement, _ characters: [UInt8]) -> PropertyList? {
    switch element.name {
    case Self.wrapper:
      return element.values.first
    case "array":
      return PropertyList(.array(element.values), at: element.range)
    case "dict":
      if let key = element.key {
        report.error("the key \(quoted(key.text)) has no value", at: key.range)
      }
      return PropertyList(.dictionary(element.entries), at: element.range)
    case let name:
      do throws(Refusal) {
        return PropertyList(try XMLPropertyListLeaf.value(name, characters), at: element.range)
      } catch {
        report.error(error.message, at: element.range, hint: error.hint)
        return nil
      }
    }
  }

  private func add(_ value: PropertyList) {
    guard var around = open.popLast() else { return root = value }
    defer { open.append(around) }
    guard around.name == "dict" else { return around.values.append(value) }
    if let key = around.key {
      around.entries.set(.init(key: key.text, keyRange: key.range, value: value))
      around.key = nil
    } else {
      around.key = (value.string ?? "", value.range)
    }
  }
}

extension UInt8 {
  /// Whether the byte is a blank between elements.
  fileprivate var isXMLBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

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
        throw Refusal(message: "<\(name)> must be empty, but contains \(quoted(text))")
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
      throw Refusal(message: "<integer> contains \(quoted(text)), which is not a whole number")
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
        throw Refusal(message: "<real> contains \(quoted(text)), which is not a number")
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
        message: "<date> contains \(quoted(text)), which is not a date",
        hint: "write a date as 2001-01-31T12:00:00Z")
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
