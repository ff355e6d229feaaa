import Foundation
import Testing

/// A page of the documentation, and what in it is no prose.
struct ManualPage: CustomTestStringConvertible {
  /// The page's path in the checkout.
  let path: String
  let blocks: [Block]

  /// Lines between fences, or lines that are indented by four blanks.
  struct Block {
    /// What stands behind the opening fence; `nil` for an indented block.
    let language: String?
    /// The number of the first line in the page, from 1.
    let firstLine: Int
    /// The file that the text above names at its end, as in “`settings.yaml`:”.
    let file: String?
    /// The lines, without the indentation that marks the block.
    var lines: [String] = []

    /// The lines, each with its end.
    var text: String { lines.map { $0 + "\n" }.joined() }
  }

  /// All pages: the two at the root, and those in docs/.
  static let all = paths.map { ManualPage(path: $0, text: Repository.text(of: $0)) }

  private static var paths: [String] {
    let docs = Repository.files(in: Repository.root.appendingPathComponent("docs"), endings: ["md"])
    return ["README.md", "CONTRIBUTING.md"] + docs.map { "docs/\($0)" }
  }

  var testDescription: String { path }

  init(path: String, text: String) {
    self.path = path
    var reader = Reader()
    for line in text.components(separatedBy: "\n") { reader.read(line) }
    reader.closeBlock()
    blocks = reader.blocks
  }
}

extension ManualPage {
  /// What is known of a page while its lines are read.
  private struct Reader {
    private(set) var blocks: [Block] = []
    private var block: Block?
    private var number = 0
    private var lastText = ""
    private var followsBlank = true

    mutating func read(_ line: String) {
      number += 1
      let isFence = line.hasPrefix("```")
      if block?.language != nil {
        if isFence { closeBlock() } else { block?.lines.append(line) }
      } else if isFence {
        closeBlock()
        block = Block(language: String(line.dropFirst(3)), firstLine: number + 1, file: namedFile)
      } else if line.hasPrefix("    "), block != nil || followsBlank {
        if block == nil { block = Block(language: nil, firstLine: number, file: nil) }
        block?.lines.append(String(line.dropFirst(4)))
      } else {
        closeBlock()
        if !line.isEmpty { lastText = line }
      }
      followsBlank = line.isEmpty
    }

    mutating func closeBlock() {
      if let block { blocks.append(block) }
      if block != nil { lastText = "" }
      block = nil
    }

    private var namedFile: String? {
      let parts = lastText.components(separatedBy: "`")
      guard parts.count >= 3, parts.last == ":" else { return nil }
      return parts[parts.count - 2]
    }
  }
}
