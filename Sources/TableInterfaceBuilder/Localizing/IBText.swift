import TableSources

/// Texts that stand between tags: `<string key="text">`.
enum IBText {
  /// The characters of a text; Interface Builder writes some in base 64.
  static func content(of element: XMLElement) -> String {
    guard element["base64-UTF8"] == "YES" else { return element.text }
    return String(decoding: Base64.bytes(of: element.text.utf8), as: UTF8.self)
  }
}
