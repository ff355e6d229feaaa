import Foundation
import TableComparison
import TableModel
import Testing

@testable import TableReview

@Suite struct PageTests {
  @Test func anEntryIsReadWithoutScripts() {
    let page = SampleReview.page([SampleReview.entry])
    let pieces = [
      "<title>1 of 2 differ – golden → screens</title>", "<li>fonts-inter: changed</li>",
      "Changed: 1,312 pixels differ by at most 42 of 255, in 2 places, in text alone",
      "data-boxes=\"1 2 3 4;5 6 7 8\"", "data-group=\"3f2a\"", "data-scene=\"scenes/settings%402x.png.js\"",
      "<li class=\"changed\" data-expected=\"15 0 40 20.5\" data-actual=\"15 0 47.5 20.5\">",
      "<span>3 rows below moved by 44 points</span></li>", "<code>screens/settings.yaml:12:7</code>",
      "<b>warning</b> too wide <i>make it smaller</i>", "<dt>Theme</dt><dd data-axis=\"theme\">ios8</dd>",
      "<dt>Scale</dt><dd data-axis=\"scale\">2</dd>", "<dt>Size</dt><dd>640 × 1136 px</dd>",
      "<img src=\"difference/settings%402x.png\" alt=\"Difference\" loading=\"lazy\">", "<li>about.png",
    ]
    for piece in pieces { #expect(page.contains(piece), "\(piece)") }
    #expect(page.hasPrefix("<!DOCTYPE html>\n") && page.hasSuffix("</html>\n"))
  }

  @Test func aLongPageIsHandedOutInParts() {
    let record = SampleReview.record(
      (0..<500).map { number in SampleReview.entry { $0.name = "\(number).png" } })
    var parts: [[UInt8]] = []
    ReviewPage.write(record) { parts.append($0) }
    #expect(parts.count > 3 && parts.allSatisfy { $0.count < 200_000 })
    #expect(Array(parts.joined()) == ReviewPage.bytes(of: record))
  }

  @Test func picturesOfTwoSizesCanAgreeWhereTheyOverlap() {
    let none = BitmapDifference(pixelCount: 0, largestChannelDifference: 0, boxes: [])
    let page = SampleReview.page([
      SampleReview.entry { entry in
        entry.state = .resized
        entry.pixels = ReviewPixels(none, isInTextAlone: false)
      }
    ])
    #expect(page.contains("Resized: no pixel differs where both have some"))
    #expect(!page.contains("data-boxes"))
  }

  @Test func whatIsNoPictureIsNotShown() {
    let page = SampleReview.page([
      SampleReview.entry { entry in
        entry.expected = ReviewPicture(sha256: "0a", width: 0, height: 0)
        (entry.difference, entry.pixels) = (nil, nil)
      }
    ])
    #expect(page.contains("src=\"actual/settings%402x.png\"") && !page.contains("src=\"expected"))
    #expect(page.contains("<dt>Size</dt><dd>640 × 1136 px</dd>"))
  }

  /// The files of vectors are as large as their screens, which need not be whole points.
  @Test func vectorsHaveASizeInPoints() {
    var entry = ReviewEntry(name: "a.svg", state: .new, format: "svg", scale: 2)
    entry.actual = ReviewPicture(file: "actual/a.svg", sha256: "0a", width: 320, height: 88.25)
    let page = SampleReview.page([entry])
    #expect(page.contains("data-size=\"320 88.25\"") && page.contains("Actual, 320 × 88.25</a>"))
    #expect(page.contains("<dt>Size</dt><dd>320 × 88.25 points</dd>") && !page.contains("<dt>Scale</dt>"))
  }

  @Test func whereThereIsNoPictureNothingIsSaidOfItsSize() {
    let page = SampleReview.page([ReviewEntry(name: "a.png", state: .failed, scale: 2)])
    #expect(!page.contains("<dt>Size</dt>") && !page.contains("<dt>Scale</dt>"))
  }

  @Test func theScaleIsSaidOnce() {
    let page = SampleReview.page([SampleReview.entry])
    #expect(page.components(separatedBy: "<dt>Scale</dt>").count == 2)
  }

  @Test(arguments: [0, 1]) func whatThereIsToSayOfTheReviewIsSaid(_ count: Int) {
    let entries = Array(repeating: SampleReview.entry, count: count)
    #expect(!SampleReview.page(entries).contains("Remarks"))
    let same = [SampleReview.same("a.png", "rows out of sight differ")]
    var record = SampleReview.record(entries, same: same)
    record.notices = [
      Diagnostic(.warning, at: SourceLocation(file: "a.yaml"), "for nothing", hint: "remove it")
    ]
    let page = SampleReview.page(record)
    #expect(page.contains("<li><b>warning</b> for nothing <i>remove it</i> <code>a.yaml</code></li>"))
    #expect(page.contains("<li><bdi>a.png</bdi>: rows out of sight differ</li>"))
  }

  @Test func nothingInAPageHidesOrTurnsAround() {
    let name = "a\u{202E}b\nc\u{2066}.png"
    let page = SampleReview.page([
      SampleReview.entry { ($0.name, $0.input, $0.unknown) = (name, name, name) }
    ])
    #expect(page.contains("data-name=\"\(name)\""))
    #expect(page.components(separatedBy: "a\\u{202E}b\\u{A}c\\u{2066}.png<").count == 4)
  }

  @Test func sourcesThatDifferAreBothNamed() {
    let places = ["a.yaml", "b.yaml"].map {
      SceneChange.Place(frame: .zero, source: SourceLocation(file: $0, line: 1, column: 2))
    }
    let page = SampleReview.page([
      SampleReview.entry {
        $0.words = [SceneChange(.moved, "row moved", expected: places[0], actual: places[1])]
      }
    ])
    #expect(page.contains("<code>a.yaml:1:2</code> <code>b.yaml:1:2</code>"))
  }

  @Test func aDifferenceWithoutApprovalHasNoBasket() {
    var record = SampleReview.record([SampleReview.entry])
    #expect(SampleReview.page(record).contains("id=\"basket\""))
    record.approve = nil
    record.kind = .diff
    let page = SampleReview.page(record)
    for id in ["basket", "verdict"] { #expect(!page.contains("id=\"\(id)\"")) }
    #expect(!page.contains("approve, reject"))
  }

  @Test func whatIsTheSameNeedsNoScripts() {
    let same = (0..<2000).map { SampleReview.same("screens/settings-\($0)-ios8@2x.png") }
    let page = SampleReview.page(SampleReview.record([], same: same))
    #expect(page.contains("All 2,000 pictures are the same."))
    #expect(page.contains("<li>screens/settings-1999-ios8@2x.png\n"))
    #expect(!page.contains("class Report"))
    #expect(page.utf8.count < 120_000)
  }

  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (-1_234_567, "−1,234,567"),
    (Int.min, "−9,223,372,036,854,775,808"),
  ])
  func numbersAreGrouped(_ number: Int, _ text: String) {
    #expect(number.grouped == text)
  }

  @Test func scriptsAndStylesCannotEndTheirElements() {
    for file in ReviewPageFile.scripts + [ReviewPageFile.style] {
      let text = String(decoding: file.bytes, as: UTF8.self).lowercased()
      #expect(!text.isEmpty)
      for end in ["</script", "</style", "<!--", "<script"] { #expect(!text.contains(end)) }
    }
  }

  @Test func aPageNamesNothingThatLiesElsewhere() {
    let page = SampleReview.page([SampleReview.entry])
    for scheme in ["http:", "https:", "src=\"//", "url(", "@import"] { #expect(!page.contains(scheme)) }
  }

  @Test(arguments: [
    ("a/b c.png", "a/b%20c.png"), ("100%.png", "100%25.png"), ("a#b?c.png", "a%23b%3Fc.png"),
    ("javascript:alert(1)", "javascript%3Aalert%281%29"), ("é", "%C3%A9"), ("\u{1}", "%01"),
    ("a\\b", "a%5Cb"), ("a/\u{301}b.png", "a/%CC%81b.png"),
  ])
  func pathsAreURLsOfFilesInTheFolder(_ path: String, _ url: String) {
    #expect(FilePath(path).addressInFolder == url)
  }

  @Test(arguments: [
    "", "/etc/passwd", "//host/share", "..", "../a.png", "a/../../b", "a//b", "a/", "./a", "../\u{301}a.png",
  ])
  func pathsThatLeadElsewhereAreNone(_ path: String) {
    #expect(FilePath(path).addressInFolder == nil)
    let page = SampleReview.page([SampleReview.entry { $0.actual?.file = FilePath(path) }])
    #expect(page.contains("data-side=\"expected\"") && !page.contains("data-side=\"actual\""))
  }

  /// A name spells out bytes that are not text, as another may do by its characters.
  @Test func namesThatAreNoTextLeadToTheirFiles() {
    let file = FilePath(bytes: Array("actual/".utf8) + [0xF9] + Array(".png".utf8))
    var entry = ReviewEntry(name: #"\xF9.png"#, state: .new)
    entry.actual = ReviewPicture(file: file, sha256: "0a", width: 1, height: 1)
    let page = SampleReview.page([entry])
    for piece in ["data-path=\"%F9.png\"", "href=\"actual/%F9.png\"", "data-scene=\"scenes/%F9.png.js\""] {
      #expect(page.contains(piece))
    }
    entry.actual?.file = #"actual/\xF9.png"#
    let other = SampleReview.page([entry])
    #expect(other.contains("href=\"actual/%5CxF9.png\"") && !other.contains("data-path"))
  }
}
