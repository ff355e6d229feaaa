import TableSpec

/// How a key is written at a place.
struct KeyStyle {
  /// Whether the place lies in quotation marks already.
  var isQuoted: Bool
  /// Whether the mapping stands in braces.
  var isFlow: Bool
  /// Whether there is a colon behind the place already.
  var hasColon: Bool
  /// Whether the other keys of the mapping stand in quotation marks, as in JSON.
  var quotesKeys: Bool
  /// The column in which the key begins.
  var indentation: Int

  /// A key with its colon, and for one whose value is a mapping or list with the beginning of the next line.
  func written(_ key: ValueKind.Key) -> String {
    let name = quotesKeys && !isQuoted ? "\"\(key.name)\"" : key.name
    guard !hasColon, !isQuoted else { return name }
    guard !isFlow, !quotesKeys else { return "\(name): " }
    let indent = "\n" + String(repeating: " ", count: indentation + 2)
    if key.kind.isList { return "\(name):\(indent)- " }
    return key.kind.isMapping ? "\(name):\(indent)" : "\(name): "
  }
}
