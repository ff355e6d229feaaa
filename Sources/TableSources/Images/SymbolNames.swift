/// The names of the system’s symbols that no icon stands in for.
///
/// They are written by what begins alike: `cat(circle)` is `cat` and `cat.circle`, `car~(rear)` is `car.rear` alone,
/// `leaf'` is `leaf` and `leaf.fill`, and `leaf*` is `leaf.fill` alone.
enum SymbolNames {
  /// Whether the system has a symbol of a name: also one by which it was called before, and the same in another script.
  static func contains(_ name: String) -> Bool {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if let last = parts.last, parts.count > 1, scripts.contains(last) { parts.removeLast() }
    if isNumber(parts) { return true }
    let renamed = parts.map { formerWords[$0] ?? $0 }
    return [parts, renamed].contains { parts in
      let name = parts.joined(separator: ".")
      return all.contains(name) || SymbolTable.standard[name] != nil
    }
  }

  /// The numbers of one and two figures in circles and squares: `42.square.fill`.
  private static func isNumber(_ parts: [String]) -> Bool {
    guard let figures = parts.first, (1...2).contains(figures.count),
      figures.utf8.allSatisfy({ (0x30...0x39).contains($0) }), Int(figures).map({ $0 <= 50 }) == true
    else { return false }
    return [["circle"], ["square"], ["circle", "fill"], ["square", "fill"]].contains(Array(parts.dropFirst()))
  }

  /// Words of names that the system has changed, and still knows.
  private static let formerWords = ["doc": "document", "mic": "microphone"]

  /// What the names of symbols end with that are drawn otherwise in some scripts.
  private static let scripts: Set = [
    "ar", "bn", "el", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa", "rtl",
    "ru",
    "sat", "si", "ta", "te", "th", "zh",
  ]

  /// The names that are written out, which are taken apart when the first unknown symbol is met.
  static let all: Set<String> = {
    var names: Set<String> = []
    for text in [first, second] {
      var rest = text[...]
      take(&rest, after: "", &names)
    }
    return names.subtracting(SymbolTable.standard.names)
  }()

  /// Takes a list of names apart, up to the parenthesis that closes it.
  private static func take(_ text: inout Substring, after start: String, _ names: inout Set<String>) {
    let ends: Set<Character> = ["'", "*", "~", "(", ")", " ", "\n"]
    while let character = text.first {
      if character == ")" { return }
      guard !character.isWhitespace else {
        text.removeFirst()
        continue
      }
      let word = text.prefix { !ends.contains($0) }
      text.removeFirst(word.count)
      let name = start + word
      let mark = text.first
      if mark == "'" || mark == "*" {
        names.insert(name + ".fill")
        text.removeFirst()
      }
      if mark == "~" { text.removeFirst() }
      if mark != "~", mark != "*" { names.insert(name) }
      guard text.first == "(" else { continue }
      text.removeFirst()
      take(&text, after: name + ".", &names)
      if !text.isEmpty { text.removeFirst() }
    }
  }
}
