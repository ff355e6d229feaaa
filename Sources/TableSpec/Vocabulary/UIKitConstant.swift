/// Understands UIKit's constants as programs write them, of which specs write the end alone.
package enum UIKitConstant {
  /// The word that a constant stands for: `value1` for `UITableViewCellStyleValue1` and for `.value1`; `nil` for none.
  package static func word(of constant: String, among words: [String]) -> String? {
    let longest = 120
    guard constant.utf8.count <= longest else { return nil }
    if let point = constant.lastIndex(of: ".") {
      let member = String(constant[constant.index(after: point)...])
      let isType = constant[..<point].allSatisfy { $0 == "." || $0.isLetter }
      return isType ? words.first { $0 == member } : nil
    }
    guard constant.hasPrefix("UI") || constant.hasPrefix("NS") else { return nil }
    if let word = UIKitSynonyms.word(of: constant, among: words) { return word }
    let name = constant.hasSuffix("Mask") ? String(constant.dropLast("Mask".count)) : constant
    return words.filter { name.hasSuffix($0.capitalisedFirst) }.max { $0.count < $1.count }
  }

  /// A regular expression for the constants that stand for words; `nil` where a word cannot be the end of one.
  package static func pattern(for words: [String]) -> String? {
    let isWord = { (word: String) in word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
    guard !words.isEmpty, !words.contains("true"), words.allSatisfy(isWord) else { return nil }
    let ends = words.map { "[\($0.prefix(1))\($0.prefix(1).uppercased())]\($0.dropFirst())" }
    let pattern = "^((UI|NS)[A-Za-z0-9_]*|[A-Za-z.]*\\.)(\(ends.joined(separator: "|")))(Mask)?$"
    let synonyms = UIKitSynonyms.constants(among: words)
    return synonyms.isEmpty ? pattern : "\(pattern)|^(\(synonyms.joined(separator: "|")))$"
  }
}

extension String {
  /// The text with a capital letter at its beginning.
  fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
