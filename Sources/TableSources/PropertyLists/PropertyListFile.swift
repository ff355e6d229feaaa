import TableModel

/// What came of reading a property list.
package struct PropertyListFile {
  /// The forms of property lists.
  package enum Format: Hashable, Sendable {
    /// XML, with a place for every value.
    case xml
    /// The form of NeXTSTEP, which string tables are written in, with a place for every value.
    case oldStyle
    /// Binary, without places.
    case binary
  }

  /// The form that the bytes have.
  package let format: Format
  /// The outermost value; `nil` where the report has an error, since then nothing of the list counts.
  package let root: PropertyList?
  /// The text whose places the values name: the file in UTF-8, whatever it was in; empty for a binary list.
  package let source: SourceText
  /// What was found in the file, to which its reader adds what it finds in the values.
  package let report: FindingReport

  /// Reads a property list.
  ///
  /// The bytes alone tell the form and the encoding, as for Apple's readers.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - name: What findings call the file.
  ///   - limits: How many elements there may be, how deep they may lie in each other, how many findings are kept.
  package init(_ bytes: [UInt8], named name: String, limits: LoadingLimits = LoadingLimits()) {
    if BinaryPropertyList.hasSignature(bytes) {
      format = .binary
      source = SourceText(name: name, withoutPlaces: ())
      report = FindingReport(on: source, limit: limits.findings)
      root = BinaryPropertyList.read(bytes, limits: limits, report: report)
      return
    }
    var text = PropertyListText(bytes)
    let isXML = XMLPropertyList.isXML(text.utf8)
    if isXML { text.replaceControls() }
    source = SourceText(name: name, utf8: text.utf8)
    report = FindingReport(on: source, limit: limits.findings)
    report.showsLines = text.problem == nil
    if let problem = text.problem { report.error(problem.message, at: problem.range, hint: problem.hint) }
    if let doubt = text.doubt { report.warning(doubt.message, at: doubt.range, hint: doubt.hint) }
    if isXML {
      format = .xml
      root = text.problem == nil ? XMLPropertyList.read(source, limits: limits, report: report) : nil
    } else {
      format = .oldStyle
      root = text.problem == nil ? OldStylePropertyList.read(source, limits: limits, report: report) : nil
    }
  }
}

/// The text of a property list that is not binary, in whatever encoding its bytes are.
struct PropertyListText {
  /// Something to be told about the encoding.
  struct Remark {
    /// What it is.
    var message: String
    /// Where, in characters.
    var range: SourceRange
    /// What the user can do about it.
    var hint: String?
  }

  /// The text; what is no text at all is replaced by U+FFFD.
  private(set) var utf8: [UInt8] = []
  /// Why the text cannot be used.
  private(set) var problem: Remark?
  /// What Apple's readers make of the text that its author cannot have meant.
  private(set) var doubt: Remark?

  private static let beginning = SourceRange(start: 0, end: 1)
  private static let asUTF8 = "save the file as UTF-8"

  /// Decodes bytes by their byte-order mark, or by what they begin with, as Apple's readers do.
  init(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else {
      problem = Remark(message: "the file is empty", range: Self.beginning)
      return
    }
    let marks: [(mark: [UInt8], decode: (inout Self, ArraySlice<UInt8>) -> Void)] = [
      ([0, 0, 0xFE, 0xFF], { $0.decodeUTF32($1, isBigEndian: true) }),
      ([0xFF, 0xFE, 0, 0], { $0.decodeUTF32($1, isBigEndian: false) }),
      ([0xEF, 0xBB, 0xBF], { $0.decodeUTF8($1) }),
      ([0xFF, 0xFE], { $0.decodeUTF16($1, isBigEndian: false) }),
      ([0xFE, 0xFF], { $0.decodeUTF16($1, isBigEndian: true) }),
    ]
    if let (mark, decode) = marks.first(where: { bytes.starts(with: $0.mark) }) {
      decode(&self, bytes.dropFirst(mark.count))
    } else if bytes.prefix(2).contains(0) {
      decodeUTF16(bytes.dropFirst(2), isBigEndian: false)
      doubt = Remark(
        message: "the file seems to be UTF-16 without a byte-order mark, so its first character is lost",
        range: Self.beginning, hint: Self.asUTF8)
    } else {
      decode(bytes, as: Self.declaredEncoding(in: bytes))
    }
  }

  /// Puts blanks in the place of control characters that XML does not have: one in a remark would lose all of the list.
  mutating func replaceControls() {
    let isControl = { (byte: UInt8) in byte < 0x20 && ![0, 0x09, 0x0A, 0x0D].contains(byte) }
    guard let first = utf8.firstIndex(where: isControl) else { return }
    let place = utf8[..<first].count { $0 & 0xC0 != 0x80 }
    let remark = Remark(
      message:
        "the control character \(UInt32(utf8[first]).codePoint) is not allowed in XML, and is read as a space",
      range: SourceRange(start: place, end: place + 1), hint: "remove this invisible character")
    for index in first..<utf8.count where isControl(utf8[index]) { utf8[index] = UInt8(ascii: " ") }
    doubt = doubt ?? remark
  }

  private mutating func decode(_ bytes: [UInt8], as encoding: String?) {
    switch encoding?.lowercased() {
    case nil, "utf-8", "utf8", "us-ascii": decodeUTF8(bytes[...])
    case "iso-8859-1", "iso_8859-1", "latin1": utf8 = bytes.flatMap { Array(String(Unicode.Scalar($0)).utf8) }
    case .some:
      utf8 = Array(String(decoding: bytes, as: UTF8.self).utf8)
      problem = Remark(
        message: "the file declares the unknown encoding \(quoted(encoding ?? ""))",
        range: Self.beginning, hint: Self.asUTF8)
    }
  }

  private mutating func decodeUTF8(_ bytes: ArraySlice<UInt8>) {
    utf8 = Array(bytes)
    guard let bad = SourceScanner.firstIndexOfBadUTF8(in: utf8) else { return }
    let place = utf8[..<bad].count { $0 & 0xC0 != 0x80 }
    let byte = String(utf8[bad], radix: 16, uppercase: true)
    utf8 = Array(String(decoding: utf8, as: UTF8.self).utf8)
    problem = Remark(
      message: "the byte 0x\(byte) is not valid UTF-8, so the file is ignored",
      range: SourceRange(start: place, end: place + 1), hint: Self.asUTF8)
  }

  private mutating func decodeUTF16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
      let (one, two) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? one << 8 | two : two << 8 | one
    }
    utf8 = Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func decodeUTF32(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 3, by: 4).map { index in
      let unit = bytes[index..<index + 4]
      return (isBigEndian ? Array(unit) : unit.reversed()).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    utf8 = Array(String(decoding: units, as: UTF32.self).utf8)
  }

  /// The name of the encoding that the first line of an XML document gives.
  private static func declaredEncoding(in bytes: [UInt8]) -> String? {
    let longestDeclaration = 200
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let declaration = bytes.prefix(longestDeclaration).prefix { $0 != UInt8(ascii: ">") }
    guard let found = declaration.firstRange(of: Array("encoding=".utf8)) else { return nil }
    let rest = declaration[found.upperBound...]
    guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    let name = rest.dropFirst().prefix { $0 != quote }
    return String(decoding: name, as: UTF8.self)
  }
}
