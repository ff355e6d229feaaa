import Foundation
import TableModel
import TestSupport
import Testing

@testable import TableLanguageServer

/// Documents that are cut off anywhere, as they are while somebody types.
@Suite struct TruncationTests {
  private static let board = FindingBoard(rulesURL: nil) { _ in }

  /// Whether a stretch lies in a document, its ends in their order.
  private static func isSound(_ range: TextRange, in document: OpenDocument) -> Bool {
    let text = document.text
    let end = text.position(of: text.bytes.count, .utf16)
    return range.start <= range.end && range.end <= end
  }

  private static func isSound(_ symbol: DocumentSymbol, in document: OpenDocument) -> Bool {
    isSound(symbol.range, in: document) && symbol.range.start <= symbol.selection.start
      && symbol.selection.end <= symbol.range.end && !symbol.name.isEmpty
      && symbol.children.allSatisfy { isSound($0, in: document) }
  }

  private static func check(_ bytes: [UInt8], named name: String) throws {
    // An editor never has half of a character.
    let text = String(decoding: bytes, as: UTF8.self)
    let document = try CompletionTests.document(text, name)
    let end = document.text.position(of: document.text.bytes.count, .utf16)
    for symbol in DocumentOutline.symbols(of: document, .utf16) { #expect(isSound(symbol, in: document)) }
    for position in [
      end, TextPosition(line: end.line / 2, character: 7), TextPosition(line: 0, character: 0),
    ] {
      if let completion = Completion(document, at: position, .utf16) {
        #expect(isSound(completion.items.range, in: document))
      }
      if let hover = Hover(document, board, .utf16).text(at: position) {
        #expect(isSound(hover.range, in: document) && !hover.text.isEmpty)
      }
      for location in Definition(document, .utf16).locations(at: position) where location.uri == document.uri
      {
        #expect(isSound(location.range, in: document))
      }
    }
    _ = DocumentColors(document, .utf16).all
    let maker = FindingMaker(text: document.text, name: document.uri.name.text, encoding: .utf16)
    for finding in (document.reading?.diagnostics ?? []).map(maker.finding) {
      #expect(isSound(finding.range, in: document))
    }
  }

  @Test(arguments: Places.specs) func specsCanBeCutOffAnywhere(_ file: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    var generator = SplitMix64(seed: UInt64(bytes.count))
    for _ in 0..<4 {
      try Self.check(
        Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &generator))), named: file.path)
    }
  }

  /// Signs of YAML at random, which are nothing that anybody writes.
  @Test(arguments: 0..<150 as Range<UInt64>) func nonsenseDoesNoHarm(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let signs = [
      "{", "}", "[", "]", ":", ": ", "- ", "-", "\n", "\n  ", "\n    ", "\"", "'", "#", " #", "|", ">", "&a ",
      "*a", "!b ", ",", "? ", "tableView:", "rows:", "textLabel: A", "é😀", "\t", "\r\n", "---\n", "\\",
      "...\n",
    ]
    let count = Int.random(in: 0...120, using: &generator)
    let text = (0..<count).map { _ in signs.randomElement(using: &generator) ?? "" }.joined()
    try Self.check(Array(text.utf8), named: "/nowhere/a.yaml")
  }

  @Test(arguments: ["[", "{a: ", "- ", "\"", "a: [", "a:\n"]) func depthDoesNoHarm(_ sign: String) throws {
    try Self.check(Array(String(repeating: sign, count: 20_000).utf8), named: "/nowhere/a.yaml")
    try Self.check(
      Array((0..<400).map { String(repeating: " ", count: $0) + "tableView:\n" }.joined().utf8),
      named: "/nowhere/a.yaml")
  }
}
