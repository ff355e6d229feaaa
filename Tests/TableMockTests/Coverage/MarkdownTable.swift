/// The tables of a page in Markdown.
enum MarkdownTable {
  /// A row, and the heading that it stands under.
  struct Row: Hashable {
    let heading: String
    let cells: [String]
  }

  /// The rows of all tables below the headings `##`, without the tables' own heads.
  static func rows(of page: String) -> [Row] {
    var rows: [Row] = []
    var heading = ""
    var isBody = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") { heading = String(line.dropFirst(3)) }
      if !line.hasPrefix("|") {
        isBody = false
      } else if line.hasPrefix("|---") {
        isBody = true
      } else if isBody {
        let cells = line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
        rows.append(Row(heading: heading, cells: cells.map(trimmed)))
      }
    }
    return rows
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
