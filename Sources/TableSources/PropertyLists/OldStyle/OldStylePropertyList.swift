/// Reads property lists in the form of NeXTSTEP, and string tables, which are such lists without braces.
///
/// It takes and refuses what Apple's reader does: where an entry is broken nothing of the list counts, but where no key
/// follows an entry the list is over in silence, whatever comes. The latter is told here as a warning.
struct OldStylePropertyList {
  private var scanner: OldStyleScanner
  private let limits: LoadingLimits
  private let report: FindingReport
  /// Why the value that was read last is none; a value that is sound takes it back, as Apple's reader does.
  private var failure: OldStyleFailure?
  private var count = 0
  /// Whether any entry of a dictionary is whole.
  private var hasEntries = false
  private var isOverLimits = false

  /// The outermost value of a list; `nil` where the text is no list, which the report then tells.
  static func read(_ source: SourceText, limits: LoadingLimits, report: FindingReport) -> PropertyList? {
    var reader = OldStylePropertyList(
      scanner: OldStyleScanner(source.bytes), limits: limits, report: report)
    let root = reader.root()
    // What has not a single entry may be anything.
    report.showsLines = reader.hasEntries
    if root == nil, let failure = reader.failure, !report.hasErrors {
      let place = reader.scanner.character(atByte: failure.offset)
      let line = reader.scanner.line(atByte: failure.offset)
      report.error(
        reader.hasEntries ? failure.message : failure.plainMessage,
        at: SourceRange(start: place, end: place + 1), hint: failure.hint(line: line))
    }
    return report.hasErrors ? nil : root
  }

  private init(scanner: OldStyleScanner, limits: LoadingLimits, report: FindingReport) {
    self.scanner = scanner
    self.limits = limits
    self.report = report
  }

  private mutating func root() -> PropertyList? {
    guard scanner.skipBlanks() else { return PropertyList(.dictionary(.init()), at: range(from: 0)) }
    guard let value = value(isRequired: true, depth: 0) else { return nil }
    guard scanner.skipBlanks() else { return value }
    guard value.string != nil else {
      fail(.junk)
      return nil
    }
    failure = nil
    scanner.index = 0
    guard let entries = entries(depth: 0) else { return nil }
    warnOfRest()
    return PropertyList(.dictionary(entries), at: range(from: 0))
  }

  /// Tells that a string table was over before the file is.
  private mutating func warnOfRest() {
    guard scanner.skipBlanks() else { return }
    report.warning(
      "this is not a key, so the rest of the file is ignored", at: range(from: scanner.index),
      hint: "a key without quotation marks contains only a–z, A–Z, 0–9 and _ $ / : . -")
  }

  private mutating func value(isRequired: Bool, depth: Int) -> PropertyList? {
    guard isWithinLimits(depth) else { return nil }
    guard scanner.skipBlanks(), let byte = scanner.current else {
      if isRequired { fail(.endBeforeValue) }
      return nil
    }
    let start = scanner.index
    switch byte {
    case UInt8(ascii: "{"):
      scanner.index += 1
      return dictionary(depth: depth).map { PropertyList(.dictionary($0), at: range(from: start)) }
    case UInt8(ascii: "("):
      scanner.index += 1
      return array(depth: depth).map { PropertyList(.array($0), at: range(from: start)) }
    case UInt8(ascii: "<"):
      scanner.index += 1
      return outcome(scanner.data()).map { PropertyList(.data($0), at: range(from: start)) }
    default:
      if OldStyleScanner.beginsString(byte) {
        return string().map { PropertyList(.string($0), at: range(from: start)) }
      }
      if isRequired { fail(.noValue) }
      return nil
    }
  }

  /// The entries of a dictionary up to where no key follows; `nil` where one of them is broken.
  private mutating func entries(depth: Int) -> PropertyList.Entries? {
    var entries = PropertyList.Entries()
    while true {
      guard isWithinLimits(depth), scanner.skipBlanks(), let byte = scanner.current,
        OldStyleScanner.beginsString(byte)
      else { break }
      let start = scanner.index
      guard let key = string() else { break }
      let keyRange = range(from: start)
      guard scanner.skipBlanks() else { return broken(.missingSemicolon(behind: key)) }
      let value: PropertyList
      if scanner.current == UInt8(ascii: ";") {
        value = PropertyList(.string(key), at: keyRange)
      } else if scanner.take(UInt8(ascii: "=")) {
        guard let found = self.value(isRequired: true, depth: depth + 1) else { return nil }
        value = found
      } else {
        return broken(.noEqualsSign(behind: key))
      }
      entries.set(.init(key: key, keyRange: keyRange, value: value))
      guard scanner.skipBlanks(), scanner.take(UInt8(ascii: ";")) else {
        return broken(.missingSemicolon(behind: key))
      }
      hasEntries = true
    }
    guard !isOverLimits else { return nil }
    failure = nil
    return entries
  }

  private mutating func dictionary(depth: Int) -> PropertyList.Entries? {
    guard let entries = entries(depth: depth) else { return nil }
    guard scanner.skipBlanks(), scanner.take(UInt8(ascii: "}")) else { return broken(.missingBrace) }
    return entries
  }

  private mutating func array(depth: Int) -> [PropertyList]? {
    var values: [PropertyList] = []
    while let value = value(isRequired: false, depth: depth + 1) {
      values.append(value)
      guard scanner.skipBlanks() else { return broken(.missingParenthesis) }
      guard scanner.take(UInt8(ascii: ",")) else { break }
    }
    guard !isOverLimits else { return nil }
    guard scanner.skipBlanks(), scanner.take(UInt8(ascii: ")")) else { return broken(.missingParenthesis) }
    failure = nil
    return values
  }

  private mutating func string() -> String? { outcome(scanner.string()) }

  private mutating func outcome<Value>(_ result: Result<Value, OldStyleFailure>) -> Value? {
    switch result {
    case .success(let value): return value
    case .failure(let reason):
      failure = reason
      return nil
    }
  }

  private mutating func fail(_ reason: OldStyleFailure.Reason) {
    failure = OldStyleFailure(reason, at: scanner.index)
  }

  private mutating func broken<Value>(_ reason: OldStyleFailure.Reason) -> Value? {
    fail(reason)
    return nil
  }

  private mutating func isWithinLimits(_ depth: Int) -> Bool {
    count += 1
    guard !isOverLimits, count > limits.elements || depth > limits.elementNesting else {
      return !isOverLimits
    }
    isOverLimits = true
    report.error(
      depth > limits.elementNesting
        ? "values are nested more than \(limits.elementNesting) levels deep"
        : "the property list has more than \(limits.elements) values", at: range(from: scanner.index))
    return false
  }

  private func range(from start: Int) -> SourceRange {
    let place = scanner.character(atByte: start)
    return SourceRange(start: place, end: max(place + 1, scanner.character(atByte: scanner.index)))
  }
}
