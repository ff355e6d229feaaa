import Foundation

/// The page that shows what can be drawn: pictures of fixtures, by what they show.
struct GalleryPage {
  /// A picture, with a line of words.
  struct Entry {
    /// The path of its spec in fixtures/, without the ending.
    let name: String
    let words: String

    init(_ name: String, _ words: String) {
      self.name = name
      self.words = words
    }
  }

  /// Pictures that show the same kind of thing.
  struct Group {
    let title: String
    let entries: [Entry]
  }

  /// How many pictures stand side by side.
  private static let columns = 3

  let groups: [Group]

  /// The page.
  var text: String {
    let head = """
      # Gallery

      Reference: pictures by what they show, each with its spec below it. [golden/](../golden) has all pictures, and
      [fixtures/](../fixtures) the specs of the same names.
      """
    return ([head] + groups.map(text)).joined(separator: "\n\n") + "\n"
  }

  private func text(of group: Group) -> String {
    let bar = { (cells: [String]) in "| " + cells.joined(separator: " | ") + " |" }
    let blank = Array(repeating: " ", count: Self.columns)
    var lines = ["## \(group.title)", "", bar(blank), "|" + String(repeating: "---|", count: Self.columns)]
    for start in stride(from: 0, to: group.entries.count, by: Self.columns) {
      let row = group.entries[start..<min(start + Self.columns, group.entries.count)]
      let cells = row.map { "\(picture(of: $0))<br>[\($0.words)](../fixtures/\($0.name).yaml)" }
      lines.append(cells.joined(separator: " | "))
    }
    return lines.joined(separator: "\n")
  }

  private func picture(of entry: Entry) -> String {
    "<img src=\"../golden/\(entry.name).png\" width=\"260\" alt=\"\">"
  }
}
