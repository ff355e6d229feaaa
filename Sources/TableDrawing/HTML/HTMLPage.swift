import CPangoCairo
import TableModel

/// A page of HTML that is one file and asks for nothing else: an SVG picture with text, or a light and a dark one, of which
/// readers see the one that suits their screens.
package struct HTMLPage: Equatable {
  /// The title as markup.
  private let title: String
  private let language: String?
  /// The widest that pictures are shown, in points as SVG files write them.
  private let width: String
  /// One SVG file, or a light and a dark one.
  package let pictures: [[UInt8]]

  /// A page with one picture, or with a light and a dark one, each an SVG file.
  ///
  /// Where nobody says a language, it is the likeliest one of the texts.
  init(title: String, language: String?, texts: String, size: Size, pictures: [[UInt8]]) {
    var bytes = ByteBuffer()
    bytes.put(escaped: title)
    self.title = String(decoding: bytes.bytes, as: UTF8.self)
    bytes.removeAll()
    bytes.put(size.width)
    width = String(decoding: bytes.bytes, as: UTF8.self)
    let said = language.flatMap { HTMLPage.isLanguage($0) ? $0 : nil }
    self.language = said ?? HTMLPage.likeliestLanguage(of: texts)
    self.pictures = pictures
  }

  /// The page whose bytes these are to the last; `nil` where this program did not write them.
  ///
  /// What the pictures hold is not looked into.
  package init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self),
      let title = text.between("<title>", "</title>"),
      let width = text.between("max-width:", "px;"),
      width.utf8.allSatisfy({ "0123456789.".utf8.contains($0) }),
      !title.contains("<")
    else { return nil }
    let language = text.between("<html lang=\"", "\">")
    guard language.map(HTMLPage.isLanguage) ?? true else { return nil }
    var pictures: [[UInt8]] = []
    var rest = Substring(text)
    while let start = rest.offset(of: "<svg "), let end = rest[start...].offset(of: "</svg>\n") {
      let after = rest.index(end, offsetBy: "</svg>\n".count)
      pictures.append(Array(rest[start..<after].utf8))
      rest = rest[after...]
    }
    (self.title, self.language, self.width, self.pictures) = (title, language, width, pictures)
    guard 1...2 ~= pictures.count, self.bytes == bytes else { return nil }
  }

  /// The language that is written most in the script of most letters; `nil` where there are no letters.
  ///
  /// Han belongs to Japanese where there is kana, and otherwise to Chinese.
  static func likeliestLanguage(of text: String) -> String? {
    var counts: [String: Int] = [:]
    var han = 0
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      let script = g_unichar_get_script(scalar.value)
      if script == G_UNICODE_SCRIPT_HAN {
        han += 1
      } else if let language = pango_script_get_sample_language(PangoScript(script.rawValue)) {
        counts[String(cString: pango_language_to_string(language)), default: 0] += 1
      }
    }
    if han > 0 { counts[counts["ja"] == nil ? "zh" : "ja", default: 0] += han }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  private static func isLanguage(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 35
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }

  /// The file.
  package var bytes: [UInt8] {
    let hasDark = pictures.count > 1
    var page = """
      <!DOCTYPE html>
      <html\(language.map { " lang=\"\($0)\"" } ?? "")>
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
      <title>\(title)</title>
      <style>
      body{margin:0}
      svg{display:block;margin:0 auto;width:100%;max-width:\(width)px;height:auto}

      """
    if hasDark {
      page += """
        html{color-scheme:light dark}
        .dark{display:none}
        @media (prefers-color-scheme:dark){.light{display:none}.dark{display:block}}

        """
    }
    page += "</style>\n</head>\n<body>\n<main>\n"
    var file = Array(page.utf8)
    for (picture, scheme) in zip(pictures, ["light", "dark"]) {
      file += Array("<div class=\"\(scheme)\">\n".utf8) + picture + Array("</div>\n".utf8)
    }
    return file + Array("</main>\n</body>\n</html>\n".utf8)
  }
}

extension SVGOptions {
  /// How a picture of a page is written, counted from 0: with text that is text, and parts that say what they are.
  func forPage(number: Int) -> SVGOptions {
    var options = self
    (options.text, options.hasRoles) = (.live, true)
    if number > 0, let ids { options.ids = SVGIDPrefix(rawValue: "\(ids.rawValue)d\(number)") }
    return options
  }
}

extension StringProtocol {
  /// Where a text begins in this one.
  fileprivate func offset(of text: String) -> Index? {
    let (bytes, wanted) = (utf8, Array(text.utf8))
    var place = bytes.startIndex
    while let start = bytes[place...].firstIndex(of: wanted[0]) {
      if bytes[start...].starts(with: wanted) { return start }
      place = bytes.index(after: start)
    }
    return nil
  }
}

extension String {
  /// What stands between the first place of a text and the next one of another.
  fileprivate func between(_ start: String, _ end: String) -> String? {
    guard let first = offset(of: start) else { return nil }
    let after = utf8.index(first, offsetBy: start.utf8.count)
    return self[after...].offset(of: end).map { String(self[after..<$0]) }
  }
}
