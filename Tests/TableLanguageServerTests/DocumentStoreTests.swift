import TableModel
import TestSupport
import Testing

@testable import TableLanguageServer

/// What is kept of open documents.
@Suite struct DocumentStoreTests {
  private static func uri(_ number: Int) throws -> DocumentURI {
    try #require(DocumentURI(.string("file:///nowhere/\(number).yaml")))
  }

  private static func open(
    _ text: String, _ number: Int, in store: inout DocumentStore
  ) throws -> OpenDocument? {
    store.open(try uri(number), languageID: "yaml", Array(text.utf8), version: 1)
  }

  /// Empty lines take more than their bytes: where each of them begins is kept, twice where characters are no bytes.
  @Test(arguments: [
    ("\n", 10, 3), ("\n", 30, 1), ("aaaa", 10, 4), ("aaaa", 40, 1), ("é\n", 5, 2), ("é\n", 8, 1),
  ])
  func linesCountAsMuchAsTheyTake(_ line: String, _ count: Int, _ most: Int) throws {
    var store = DocumentStore(room: 176)
    let text = String(repeating: line, count: count)
    var opened = 0
    while opened < 9, try Self.open(text, opened, in: &store) != nil { opened += 1 }
    #expect(opened == most)
    store.close(try Self.uri(0))
    #expect(try Self.open(text, 0, in: &store) != nil)
  }

  @Test func aDocumentThatGrowsTooMuchIsRefused() throws {
    var store = DocumentStore(room: 100)
    let document = try #require(try Self.open("a\n", 0, in: &store))
    for (text, fits) in [
      (String(repeating: "a", count: 90), true), (String(repeating: "\n", count: 30), false),
    ] {
      let edit = OpenDocument.Edit(range: nil, text: Array(text.utf8))
      #expect(store.change(document, by: [edit], .utf16, version: 2) == fits)
    }
  }

  /// What is counted of a text while it is changed is what it takes when it is read.
  @Test(arguments: ["", "a", "a\n", "é", "é\nb\r\nc\r", "😀\n\n"]) func changedTextsCountAlike(_ text: String)
  {
    let bytes = Array(text.utf8)
    let edited = EditedText(bytes)
    #expect(edited.keptBytes >= edited.text.keptBytes)
    #expect(edited.keptBytes <= edited.text.keptBytes + 4 * edited.text.lines.count)
  }

  /// Of large texts the reading of one alone is kept, and that of another is gone before it is made.
  @Test func readingsOfLargeTextsGiveWay() throws {
    var store = DocumentStore()
    let text = "tableView: {rows: [A]}\n" + String(repeating: "# a\n", count: 200_000)
    let documents = try (0..<3).map { try #require(try Self.open(text, $0, in: &store)) }
    for document in documents {
      store.forgetReadings(before: document)
      #expect(documents.allSatisfy { !$0.isRead })
      _ = document.reading
      store.forgetReadings()
      #expect(document.isRead)
      store.forgetReadings(before: document)
      #expect(document.isRead)
    }
  }

  /// The values of other programs’ files are not kept, and those of a broken source only so far, with two places for each item.
  @Test(arguments: [("- a\n", 0...0), ("tableView: {}\nx:\n", 200_000...300_000)])
  func brokenTextsAreReadSoFar(_ head: String, _ counts: ClosedRange<Int>) throws {
    var store = DocumentStore()
    let text = head + String(repeating: "- a\n", count: 1_100_000)
    let document = try #require(try Self.open(text, 0, in: &store))
    let reading = try #require(document.reading)
    #expect(reading.isForeign == (counts == 0...0))
    #expect(counts.contains(reading.roots.reduce(0) { $0 + $1.nodeCount }))
  }
}
