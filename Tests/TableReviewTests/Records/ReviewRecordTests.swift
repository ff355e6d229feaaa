import TableModel
import Testing

@testable import TableComparison
@testable import TableReview

/// What is told of a review, in each form.
@Suite struct ReviewRecordTests {
  private func entry(
    _ name: String, _ state: ReviewState, words: [String] = [], line: Int? = nil
  ) -> ReviewEntry {
    var entry = ReviewEntry(name: name, state: state)
    entry.input = "screens/a,b:c%.yaml"
    entry.words = words.map { text in
      let place = SceneChange.Place(
        frame: .zero, source: line.map { SourceLocation(file: "a,b:c%.yaml", line: $0, column: 2) })
      return SceneChange(.changed, text, expected: nil, actual: place)
    }
    if state == .changed {
      let box = PixelRect(x: 1, y: 2, width: 3, height: 4)
      entry.pixels = ReviewPixels(
        BitmapDifference(pixelCount: 12, largestChannelDifference: 7, boxes: [box]), isInTextAlone: true)
    }
    if state == .failed {
      entry.diagnostics = [
        Diagnostic(
          .error, at: SourceLocation(file: "a.yaml", line: 1, column: 2), "no\nsuch key", hint: "try")
      ]
    }
    return entry
  }

  private func record(_ entries: [ReviewEntry], stack: [String] = []) -> ReviewRecord {
    ReviewRecord(
      version: "1.0", kind: .diff, expected: "main:screens/", actual: "screens/", stack: stack,
      entries: entries)
  }

  @Test func entriesAreInTheOrderOfTheirUrgency() {
    let states: [ReviewState] = [.obsolete, .same, .new, .failed, .resized, .changed]
    let record = record(states.map { entry("\($0.rawValue).png", $0) } + [entry("a.png", .changed)])
    #expect(
      record.entries.map(\.name) == [
        "failed.png", "a.png", "changed.png", "resized.png", "new.png", "obsolete.png",
      ])
    #expect(record.same == ["same.png"])
    #expect(record.hasFailures)
    #expect(!record.isSame)
    #expect(record.summary.description == "1 same, 2 changed, 1 resized, 1 new, 1 obsolete, 1 failed")
    #expect(record.summary.inTextAlone == 2)
  }

  @Test func nothingElseThanTheSameIsTheSame() {
    #expect(record([entry("a.png", .same)]).isSame)
    #expect(record([]).summary.description == "nothing to compare")
  }

  @Test func theFileHasAnEntryALine() {
    let text = record([entry("a.png", .changed, words: ["w"], line: 3), entry("b.png", .new)]).text
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.first == #"{"format": "tablemock review 1","#)
    #expect(lines.count { $0.hasPrefix(#"  {"name": "#) } == 2)
    #expect(text.contains(#""source": "a,b:c%.yaml:3:2""#))
    #expect(
      text.contains(
        #""pixels": {"count": 12, "largest": 7, "boxes": [[1, 2, 3, 4]], "ignored": 0, "antialiased": 0, "inTextAlone": true}"#
      ))
    #expect(text.hasSuffix(" ]\n}\n"))
  }

  @Test func aLongFileIsWrittenInParts() throws {
    let names = (1000..<2000).map { "\($0).png" }
    let record = record(names.map { entry($0, .changed, words: ["w", "“x”"], line: 3) })
    var parts: [[UInt8]] = []
    record.write { parts.append($0) }
    #expect(parts.count > 2)
    #expect(String(decoding: parts.joined(), as: UTF8.self) == record.text)
    let items = try #require(JSONReader.value(Array(parts.joined()))?["entries"]?.items)
    #expect(items.compactMap { $0["name"]?.text } == names)
    #expect(record.text.split(separator: "\n").count { $0.hasPrefix("  {\"name\": ") } == names.count)
  }

  @Test func peopleReadWordsBelowTheirPicture() {
    let text = ReviewText(
      record([entry("a.png", .changed, words: ["row 0-0 “A” inserted"], line: 3), entry("b.png", .same)])
    ).text
    #expect(
      text == """
        changed a.png: 12 pixels differ by at most 7 of 255, in 1 place: 3×4 at (1, 2)
          row 0-0 “A” inserted
            a,b:c%.yaml:3:2
        1 same, 1 changed

        """)
  }

  @Test func pixelsWithoutWordsAndWordsWithoutPixelsAreSaid() {
    let silent = ReviewText(record([entry("a.png", .changed)])).text
    #expect(silent.contains("\n  nothing differs that words can describe\n"))
    var hidden = entry("a.png", .changed, words: ["row 0-90 “A” inserted"])
    hidden.pixels = nil
    #expect(ReviewText(record([hidden])).text.contains("\n  no pixel differs\n"))
  }

  @Test func annotationsEscapeWhatWouldEndThem() {
    let text = ReviewAnnotations(
      record([entry("a:b,c%.png", .changed, words: ["100 % :: a, b"], line: 3), entry("f.png", .failed)])
    ).text
    #expect(
      text == """
        ::error file=a.yaml,line=1,col=2,title=failed f.png::no%0Asuch key
        ::error file=a%2Cb%3Ac%25.yaml,line=3,col=2,title=changed a%3Ab%2Cc%25.png::100 %25 :: a, b

        """)
  }

  @Test func rowsThatOnlyMovedAreNotAnnotated() {
    var entry = entry("a.png", .changed, words: ["row 0-0 “A” inserted", "3 rows below moved by 44 points"])
    entry.words[1].kind = .shifted
    let text = ReviewAnnotations(record([entry])).text
    #expect(text.split(separator: "\n").count == 1)
  }

  @Test func markdownShowsTextsAsTheyAre() {
    let text = ReviewMarkdown(
      record([entry("a`b.png", .changed, words: ["“<b>*x*</b> @all [a](b)” | #1"], line: 3)])
    ).text
    #expect(text.contains("**changed** ``a`b.png``: 12 pixels"))
    #expect(text.contains(##"- “\<b\>\*x\*\</b\> \@all \[a\]\(b\)” \| \#1 (`a,b:c%.yaml:3:2`)"##))
  }

  @Test(arguments: [300, 1_000, 65_536])
  func longMarkdownEndsBehindAWholeEntry(limit: Int) throws {
    let entries = (0..<2_000).map {
      entry("picture-\($0).png", .changed, words: ["row 0-0 “\($0)” inserted 😀"])
    }
    let text = ReviewMarkdown(record(entries), limit: limit).text
    #expect(text.utf16.count <= limit)
    #expect(text.utf16.count > limit - 250)
    let last = try #require(text.split(separator: "\n").last)
    let count = text.split(separator: "\n").count { $0.hasPrefix("**changed**") }
    #expect(last == "… and \(2_000 - count) more, for which there is no room here")
    #expect(text.split(separator: "\n").dropLast().last?.hasSuffix("inserted 😀") == true)
  }

  /// One picture in which a thousand rows differ has some of its words, and so has a review that says a thousand things.
  @Test func longListsInMarkdownAreCut() {
    let words = (0..<1_000).map {
      "row 0-\($0) “some text that is long enough to need room of its own” inserted"
    }
    let text = ReviewMarkdown(record([entry("a.png", .changed, words: words)])).text
    #expect(text.contains("- row 0-98 ") && text.hasSuffix("\n- … and 901 more\n"), "\(text.suffix(200))")
    let noted = ReviewMarkdown(record([entry("a.png", .changed, words: ["w"])], stack: words)).text
    #expect(noted.contains("- … and 982 more\n\n**changed** `a.png`"))
  }

  @Test func markdownThatFitsIsWhole() {
    let text = ReviewMarkdown(record([entry("a.png", .changed, words: ["w"])])).text
    #expect(!text.contains("more"))
    #expect(
      ReviewMarkdown(record([entry("a.png", .changed, words: ["w"])]), limit: text.utf16.count).text == text)
  }

  @Test func controlCharactersReachNobody() {
    let record = record([entry("a\u{1B}[2J.png", .changed, words: ["\u{202E}x\u{7}"])], stack: ["\u{1B}c"])
    for text in [ReviewText(record).text, ReviewMarkdown(record).text, ReviewAnnotations(record).text] {
      #expect(!text.unicodeScalars.contains { ["\u{1B}", "\u{202E}", "\u{7}"].contains($0) })
    }
  }

  @Test func markdownHasPicturesWhereTheyCanBeSeen() {
    var changed = entry("a b\u{22}<.png", .changed)
    changed.expected = ReviewPicture(file: "expected/a b\u{22}<.png", sha256: "", width: 1, height: 1)
    changed.actual = ReviewPicture(file: "actual/a b\u{22}<.png", sha256: "", width: 1, height: 1)
    #expect(!ReviewMarkdown(record([changed])).text.contains("<img"))
    let text = ReviewMarkdown(record([changed]), address: "https://example.com/r").text
    #expect(text.contains("[The page of the review](https://example.com/r/index.html)"))
    let address = "https://example.com/r/actual/a%20b%22%3C.png"
    #expect(text.contains("<a href=\"\(address)\"><img src=\"\(address)\" width=\"160\" alt=\"actual\"></a>"))
    #expect(text.contains("[`a b\"<.png`](https://example.com/r/index.html#a%20b%22%3C.png)"))
  }

  @Test func markdownLeadsToPicturesWhoseNamesAreNoText() {
    var new = entry(#"\xF9.png"#, .new)
    let file = FilePath(bytes: Array("actual/".utf8) + [0xF9] + Array(".png".utf8))
    new.actual = ReviewPicture(file: file, sha256: "", width: 1, height: 1)
    let record = record([new])
    #expect(ReviewMarkdown(record, address: "r").text.contains("<img src=\"r/actual/%F9.png\""))
    #expect(record.text.contains(#""file": "actual/\\xF9.png""#))
  }

  @Test func picturesOfLongTablesStaySmallInMarkdown() {
    var changed = entry("long.png", .changed)
    changed.expected = ReviewPicture(file: "expected/long.png", sha256: "", width: 640, height: 1280)
    changed.actual = changed.expected
    #expect(ReviewMarkdown(record([changed]), address: "r").text.contains("width=\"160\""))
    changed.actual?.height = 10_560
    let text = ReviewMarkdown(record([changed]), address: "r").text
    #expect(text.contains("height=\"320\"") && !text.contains("width="))
  }

  @Test func whatElseChangedComesFirst() {
    let record = record([entry("a.png", .changed), entry("b.png", .new)], stack: ["cairo 1.16.0 → 1.18.0"])
    let lines = ReviewText(record).text.split(separator: "\n")
    #expect(lines.prefix(2) == ["cairo 1.16.0 → 1.18.0", "1 of 1 differ in text alone"])
    #expect(ReviewMarkdown(record).text.contains("- 1 of 1 differ in text alone\n"))
  }
}
