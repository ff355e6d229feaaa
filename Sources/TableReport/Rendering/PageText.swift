import Mustache

/// How text is escaped in the page, in elements and in attributes alike.
///
/// Scalar by scalar: a quote with a combining mark after it is another `Character` than a quote, but a quote to a
/// browser.
struct PageText: MustacheContentType {
  /// The name by which templates ask for it.
  static let name = "PAGE"

  func escapeText(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
      case "'": escaped.append(contentsOf: "&#39;".unicodeScalars)
      // Browsers would read this as a line feed, and the one below as nothing.
      case "\r": escaped.append(contentsOf: "&#13;".unicodeScalars)
      case "\0": escaped.append("\u{FFFD}")
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
