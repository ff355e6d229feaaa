import TableComparison
import TableModel

/// A review as Markdown, to be a comment on a proposal to merge.
public struct ReviewMarkdown {
  /// The most characters that the platforms take for a comment.
  public static let longest = 65_536

  private let record: ReviewRecord
  private let limit: Int
  private let address: String?

  /// The Markdown of a review, of no more than so many characters.
  ///
  /// `address` is where the review's folder can be seen by who reads it; without one there are no pictures.
  public init(_ record: ReviewRecord, limit: Int = ReviewMarkdown.longest, address: String? = nil) {
    self.record = record
    self.limit = limit
    self.address = address.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }

  /// The lines, each ended by a line feed; what is too long ends behind a whole entry, and says so.
  public var text: String {
    var text = heading
    // UTF-16 is what the platforms count, and the longest of what they might.
    var count = text.utf16.count
    var left = record.entries.count
    for item in DistinctEntries(record).items {
      let part = words(of: item) + pictures(of: item.entry)
      let leftAfter = left - 1 - item.others
      guard count + part.utf16.count <= limit - Self.rest(leftAfter).utf16.count else {
        return text + Self.rest(left)
      }
      text += part
      count += part.utf16.count
      left = leftAfter
    }
    return text
  }

  private var heading: String {
    var text = "### \(Self.escaped(record.expected)) → \(Self.escaped(record.actual)): \(record.summary)\n"
    if let address { text += "\n[The page of the review](\(address)index.html)\n" }
    let notices = record.notices.map { "\(Self.escaped($0.message)) (\(Self.code($0.location.text)))" }
    let remarks = record.remarks.map { "\(Self.code($0.name)): \(Self.escaped($0.text))" }
    let items = record.preamble.map(Self.escaped) + notices + remarks
    return text + Self.list(items, atMost: Self.mostNotices)
  }

  /// The most lines of what is said of a whole review.
  static let mostNotices = 20
  /// The most lines of what is said of one picture.
  private static let mostWords = 100

  static func list(_ items: [String], atMost most: Int) -> String {
    guard !items.isEmpty else { return "" }
    let lines =
      items.count > most ? items.prefix(most - 1) + ["… and \(items.count - most + 1) more"] : items[...]
    return "\n" + lines.map { "- \($0)\n" }.joined()
  }

  private static func rest(_ count: Int) -> String {
    count == 0 ? "" : "\n… and \(count) more, for which there is no room here\n"
  }

  private func words(of item: DistinctEntries.Item) -> String {
    let entry = item.entry
    let finding = entry.finding.map { ": \(Self.escaped($0))" } ?? ""
    let text = "\n**\(entry.state.rawValue)** \(item.title(linked))\(finding)\n"
    var items: [String] = []
    if entry.state == .failed {
      items += entry.diagnostics.map { "\(Self.code($0.location.text)): \(Self.escaped($0.message))" }
    }
    items += entry.words.map { word in
      Self.escaped(word.text) + (word.sources.map { " (\(Self.code($0)))" } ?? "")
    }
    if let remark = entry.remark { items.append(Self.escaped(remark)) }
    if entry.state != .failed {
      items += entry.diagnostics.map { "\(Self.escaped($0.message)) (\(Self.code($0.location.text)))" }
    }
    return text + Self.list(items, atMost: Self.mostWords)
  }

  /// The name of an entry, which leads to its place in the page where that can be seen.
  private func linked(_ name: String) -> String {
    let code = Self.code(name)
    return address.map { "[\(code)](\($0)index.html#\(name.percentEncoded()))" } ?? code
  }

  /// The width of pictures in pixels, and the height of those that would be higher.
  private static let (pictureWidth, mostHeight) = (160, 320)

  /// The sides of an entry as small pictures that lead to the whole ones; empty where nobody could see them.
  private func pictures(of entry: ReviewEntry) -> String {
    guard let address, entry.format != "pdf" else { return "" }
    let isTall = [entry.expected, entry.actual].compactMap(\.self).contains {
      $0.height * Double(Self.pictureWidth) > $0.width * Double(Self.mostHeight)
    }
    let size = isTall ? "height=\"\(Self.mostHeight)\"" : "width=\"\(Self.pictureWidth)\""
    let files = [
      ("expected", entry.expected?.file), ("actual", entry.actual?.file), ("difference", entry.difference),
    ]
    let links = files.compactMap { side, file in
      file.map { file in
        let target = address + file.bytes.percentEncoded()
        return "<a href=\"\(target)\"><img src=\"\(target)\" \(size) alt=\"\(side)\"></a>"
      }
    }
    return links.isEmpty ? "" : "\n" + links.joined(separator: " ") + "\n"
  }

  /// A text as it is, whatever characters of Markdown it holds, on one line.
  static func escaped(_ text: String) -> String {
    text.printable.unicodeScalars.reduce(into: "") { escaped, scalar in
      if scalar.isASCII, "\\`*_{}[]<>()#+!|~&@".unicodeScalars.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
  }

  /// A text as code.
  static func code(_ text: String) -> String { text.markdownCode }
}

extension ReviewMarkdown {
  /// What is said in place of a review that there is not: why, in a line for each finding and each message without a place.
  package static func text(ofFailure findings: [Diagnostic], _ messages: [String]) -> String {
    let items = findings.map { finding in
      let hint = finding.hint.map { "; \(escaped($0))" } ?? ""
      return "\(escaped(finding.message))\(hint) (\(code(finding.location.text)))"
    }
    return "### Nothing was compared\n" + list(items + messages.map(escaped), atMost: mostNotices)
  }
}

/// The entries of a review for those who read the first of them: one of each group, and first those that are unlike all
/// before them.
package struct DistinctEntries {
  /// An entry that stands for a group.
  package struct Item: Hashable {
    /// The first entry of the group.
    package var entry: ReviewEntry
    /// The names of the others in the group.
    package var otherNames: [String] = []

    /// How many more there are in the group.
    package var others: Int { otherNames.count }

    /// The entry's name and how many more there are: `a.png and 3 more`.
    package func title(_ name: (String) -> String = { $0 }) -> String {
      name(entry.name) + (others > 0 ? " and \(others) more" : "")
    }
  }

  /// The items: what fails, changes and so on in a new way, then what does so in the way of others.
  package let items: [Item]

  /// The items of a review.
  package init(_ record: ReviewRecord) {
    var places: [String: Int] = [:]
    var all: [Item] = []
    for entry in record.entries {
      if let group = entry.group, let place = places[group] {
        all[place].otherNames.append(entry.name)
      } else {
        if let group = entry.group { places[group] = all.count }
        all.append(Item(entry: entry))
      }
    }
    var kinds: Set<ChangeKind> = []
    var (first, rest): ([Item], [Item]) = ([], [])
    for item in all {
      if kinds.insert(ChangeKind(of: item.entry)).inserted { first.append(item) } else { rest.append(item) }
    }
    items = first + rest
  }
}
