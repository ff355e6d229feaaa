import Foundation
import Testing

@testable import TableReport

@Suite struct PageTests {
  @Test func anEntryIsReadWithoutScripts() throws {
    let page = try SampleReview.page(SampleReview.object(entries: [SampleReview.entry]))
    let pieces = [
      "<title>1 of 2 differ – golden → screens</title>", "<li>fonts-inter: changed</li>",
      "Changed: 1,312 pixels differ by at most 42 of 255, in 2 places, in text alone",
      "data-boxes=\"1 2 3 4;5 6 7 8.5\"", "data-group=\"3f2a\"", "data-scene=\"scenes/settings%402x.png.js\"",
      "<li class=\"changed\" data-expected=\"15 0 40 20.5\" data-actual=\"15 0 47.5 20.5\">",
      "<span>3 rows below moved by 44 points</span></li>", "<code>screens/settings.yaml:12:7</code>",
      "<b>warning</b> too wide <i>make it smaller</i>", "<dt>Theme</dt><dd data-axis=\"theme\">ios8</dd>",
      "<dt>Scale</dt><dd data-axis=\"scale\">2</dd>", "<dt>Size</dt><dd>640 × 1136 px</dd>",
      "<img src=\"difference/settings%402x.png\" alt=\"Difference\" loading=\"lazy\">", "<li>about.png",
    ]
    for piece in pieces { #expect(page.contains(piece), "\(piece)") }
  }

  @Test func picturesOfTwoSizesCanAgreeWhereTheyOverlap() throws {
    let pixels: [String: Any] = [
      "count": 0, "largest": 0, "boxes": [Any](), "ignored": 0, "inTextAlone": false,
    ]
    let entry = SampleReview.entry(["state": "resized", "pixels": pixels])
    let page = try SampleReview.page(SampleReview.object(entries: [entry]))
    #expect(page.contains("Resized: no pixel differs where both have some"))
    #expect(!page.contains("data-boxes"))
  }

  @Test func whatIsNoPictureIsNotShown() throws {
    let broken: [String: Any] = ["file": NSNull(), "sha256": "0a", "width": 0, "height": 0]
    let entry = SampleReview.entry(["expected": broken, "difference": nil, "pixels": nil])
    let page = try SampleReview.page(SampleReview.object(entries: [entry]))
    #expect(page.contains("src=\"actual/settings%402x.png\"") && !page.contains("src=\"expected"))
    #expect(page.contains("<dt>Size</dt><dd>640 × 1136 px</dd>"))
  }

  /// The files of vectors are as large as their screens, which need not be whole points.
  @Test func vectorsHaveASizeInPoints() throws {
    let picture: [String: Any] = ["file": "actual/a.svg", "sha256": "0a", "width": 320, "height": 88.25]
    let entry = SampleReview.entry([
      "name": "a.svg", "format": "svg", "variant": [String: Any](), "expected": nil, "actual": picture,
      "difference": nil,
    ])
    let page = try SampleReview.page(SampleReview.object(entries: [entry]))
    #expect(page.contains("data-size=\"320 88.25\"") && page.contains("Actual, 320 × 88.25</a>"))
    #expect(page.contains("<dt>Size</dt><dd>320 × 88.25 points</dd>") && !page.contains("<dt>Scale</dt>"))
  }

  @Test func whereThereIsNoPictureNothingIsSaidOfItsSize() throws {
    let entry = SampleReview.entry([
      "state": "failed", "expected": nil, "actual": nil, "difference": nil, "pixels": nil,
      "variant": [String: Any](),
    ])
    let page = try SampleReview.page(SampleReview.object(entries: [entry]))
    #expect(!page.contains("<dt>Size</dt>") && !page.contains("<dt>Scale</dt>"))
  }

  @Test func theScaleIsSaidOnce() throws {
    let page = try SampleReview.page(SampleReview.object(entries: [SampleReview.entry]))
    #expect(page.components(separatedBy: "<dt>Scale</dt>").count == 2)
  }

  @Test(arguments: [0, 1]) func whatThereIsToSayOfTheReviewIsSaid(_ count: Int) throws {
    var review = SampleReview.object(entries: Array(repeating: SampleReview.entry, count: count))
    #expect(try !SampleReview.page(review).contains("Remarks"))
    review["notices"] = [
      ["severity": "warning", "file": "a.yaml", "message": "for nothing", "hint": "remove it"]
    ]
    review["remarks"] = [["name": "a.png", "text": "rows out of sight differ"]]
    let page = try SampleReview.page(review)
    #expect(page.contains("<li><b>warning</b> for nothing <i>remove it</i> <code>a.yaml</code></li>"))
    #expect(page.contains("<li><bdi>a.png</bdi>: rows out of sight differ</li>"))
  }

  @Test func nothingInAPageHidesOrTurnsAround() throws {
    let name = "a\u{202E}b\nc\u{2066}.png"
    let entry = SampleReview.entry(["name": name, "input": name, "unknown": name])
    let page = try SampleReview.page(SampleReview.object(entries: [entry]))
    #expect(page.contains("data-name=\"\(name)\""))
    #expect(page.components(separatedBy: "a\\u{202E}b\\u{A}c\\u{2066}.png<").count == 4)
  }

  @Test func sourcesThatDifferAreBothNamed() throws {
    let word: [String: Any] = [
      "text": "row moved", "kind": "moved", "expected": ["frame": [0, 0, 1, 1], "source": "a.yaml:1:1"],
      "actual": ["frame": [0, 0, 1, 1], "source": "b.yaml:2:2"],
    ]
    let page = try SampleReview.page(SampleReview.object(entries: [SampleReview.entry(["words": [word]])]))
    #expect(page.contains("<code>a.yaml:1:1</code> <code>b.yaml:2:2</code>"))
  }

  @Test func aDifferenceWithoutApprovalHasNoBasket() throws {
    var review = SampleReview.object(entries: [SampleReview.entry])
    #expect(try SampleReview.page(review).contains("id=\"basket\""))
    review["approve"] = nil
    review["kind"] = "diff"
    let page = try SampleReview.page(review)
    for id in ["basket", "verdict"] { #expect(!page.contains("id=\"\(id)\"")) }
    #expect(!page.contains("approve, reject"))
  }

  @Test func whatIsTheSameNeedsNoScripts() throws {
    var review = SampleReview.object(entries: [])
    review["same"] = (0..<2000).map { "screens/settings-\($0)-ios8@2x.png" }
    review["summary"] = [
      "same": 2000, "changed": 0, "resized": 0, "new": 0, "obsolete": 0, "failed": 0, "inTextAlone": 0,
    ]
    let page = try SampleReview.page(review)
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
    for text in PageFiles.scripts + [PageFiles.style] {
      #expect(!text.isEmpty)
      for end in ["</script", "</style", "<!--", "<script"] { #expect(!text.lowercased().contains(end)) }
    }
  }

  @Test func aPageNamesNothingThatLiesElsewhere() throws {
    let page = try SampleReview.page(SampleReview.object(entries: [SampleReview.entry]))
    for scheme in ["http:", "https:", "src=\"//", "url(", "@import"] { #expect(!page.contains(scheme)) }
  }
}
