extension Markdown {
  /// The runs of what a key shows; `nil` where all of its letters look the same.
  static func runs(_ text: TextValue) -> [Run]? {
    let format = text.key.flatMap { $0.arguments.isEmpty ? nil : $0.defaultValue ?? $0.key } ?? text.text
    guard var runs = runs(format) else { return nil }
    var arguments = (text.key?.arguments ?? [])[...]
    guard !arguments.isEmpty else { return runs }
    // Arguments with numbers may stand in any order.
    guard !format.contains("$") else { return nil }
    for number in runs.indices {
      let count = FormatString.placeholders(runs[number].text).count
      runs[number].text = FormatString.filled(runs[number].text, Array(arguments.prefix(count)))
      arguments = arguments.dropFirst(count)
    }
    return runs
  }

  /// What a key shows, of which the marks in its arguments are no Markdown; numbers are as a language writes them.
  static func plain(_ text: TextValue, in language: String?) -> String {
    guard let key = text.key, !key.arguments.isEmpty else { return plain(text.text) }
    return FormatString.filled(plain(key.defaultValue ?? key.key), key.arguments, in: language)
  }
}
