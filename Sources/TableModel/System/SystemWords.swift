/// The words of one release of the system in all of its languages, in a form that costs nothing until it is asked.
struct SystemWords: Sendable {
  /// What each column of the rows says.
  private let names: [String]
  /// A line for each language: its name, then its words, divided by bars.
  private let rows: String

  init(names: [String], rows: String) {
    self.names = names
    self.rows = rows
  }

  /// The words of a language by what they say; `nil` for a language that the release did not have.
  func words(in language: String) -> [String: String]? {
    let start = Array("\(language)|".utf8)
    let row = rows.utf8.split(separator: UInt8(ascii: "\n")).first { $0.starts(with: start) }
    guard let row else { return nil }
    let words = row.split(separator: UInt8(ascii: "|")).dropFirst().map { String(Substring($0)) }
    return Dictionary(zip(names, words)) { first, _ in first }
  }
}
