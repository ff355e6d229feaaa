import TableModel
import TableSources

/// Property lists of tests, read and written down again in a form that a test can show on one line.
enum Lists {
  /// What a list says, `nil` where nothing of it counts.
  static func words(_ text: String, limits: LoadingLimits = LoadingLimits()) -> String? {
    words(Array(text.utf8), limits: limits)
  }

  /// The same for bytes in any encoding or form.
  static func words(_ bytes: [UInt8], limits: LoadingLimits = LoadingLimits()) -> String? {
    PropertyListFile(bytes, named: "a.plist", limits: limits).root.map(words(of:))
  }

  /// What is found in a list, with the places.
  static func findings(_ text: String, limits: LoadingLimits = LoadingLimits()) -> [String] {
    findings(Array(text.utf8), limits: limits)
  }

  /// The same for bytes in any encoding or form.
  static func findings(_ bytes: [UInt8], limits: LoadingLimits = LoadingLimits()) -> [String] {
    PropertyListFile(bytes, named: "a.plist", limits: limits).report.diagnostics().map { finding in
      let place = [finding.location.line, finding.location.column].compactMap { $0.map(String.init) }
      return "\(place.joined(separator: ":")) \(finding.severity.rawValue): \(finding.message)"
    }
  }

  /// A list in XML around a value.
  static func xml(_ value: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">\(value)</plist>
    """
  }

  /// A binary list of objects, of which the first is the outermost; numbers take one byte each.
  static func binary(_ objects: [[UInt8]], change: (inout [UInt8]) -> Void = { _ in }) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var places: [UInt8] = []
    for object in objects {
      places.append(UInt8(truncatingIfNeeded: bytes.count))
      bytes += object
    }
    let table = UInt8(truncatingIfNeeded: bytes.count)
    bytes += places
    let number: (UInt8) -> [UInt8] = { [0, 0, 0, 0, 0, 0, 0, $0] }
    bytes += [0, 0, 0, 0, 0, 0, 1, 1]
    bytes += number(UInt8(truncatingIfNeeded: objects.count)) + number(0) + number(table)
    change(&bytes)
    return bytes
  }

  private static func words(of list: PropertyList) -> String {
    switch list.value {
    case .string(let text): "“\(text)”"
    case .integer(let number): "\(number)"
    case .real(let number): "real \(number)"
    case .boolean(let value): "\(value)"
    case .date(let seconds): "date \(seconds)"
    case .data(let bytes): "data \(bytes)"
    case .identifier(let number): "identifier \(number)"
    case .array(let values): "(" + values.map(words(of:)).joined(separator: ", ") + ")"
    case .dictionary(let dictionary):
      "{" + dictionary.entries.map { "\($0.key): \(words(of: $0.value))" }.joined(separator: ", ") + "}"
    }
  }
}
