import TableMock
import Testing

@testable import TableReview

/// Which pictures of a review one decision is for: one screen's, and no other's.
@Suite struct ReviewGroupTests {
  private func entry(
    _ name: String, _ state: ReviewState = .changed, of input: String? = "a.yaml", screen: Int? = 0,
    words: [String] = [], pictures: (String, String)? = nil
  ) -> ReviewEntry {
    var entry = ReviewEntry(name: name, state: state)
    entry.format = FilePath(name).ending?.text ?? "png"
    (entry.input, entry.screen) = (input, screen)
    entry.words = words.map { SceneChange(.changed, $0, expected: nil, actual: nil) }
    if let pictures {
      entry.expected = ReviewPicture(sha256: pictures.0, width: 1, height: 1)
      entry.actual = ReviewPicture(sha256: pictures.1, width: 1, height: 1)
    }
    return entry
  }

  private func areOneGroup(_ one: ReviewEntry, _ other: ReviewEntry) -> Bool {
    let groups = ReviewGroups.grouped([one, other]).map(\.group)
    return groups[0] != nil && groups[0] == groups[1]
  }

  @Test func languagesAndVariantsOfAScreenAreOneGroup() {
    let english = entry(
      "a-en.png", words: ["row 0-0 “Sign in”: textLabel “Sign in” → “Log in”, width 40 → 47"])
    let german = entry("a-de.png", words: ["row 0-0 “Anmelden”: textLabel “Anmelden” → “Los”, width 60 → 20"])
    #expect(areOneGroup(english, german))
    #expect(!areOneGroup(english, entry("a-fr.png", words: ["row 0-0 “Connexion” inserted"])))
  }

  /// Another font makes each text longer by itself, and moves what lies beside it and below.
  @Test func placesThatFollowFromLettersDoNotCount() {
    func words(_ text: String, _ width: String, _ distance: String) -> [String] {
      [
        "row 0-0 “\(text)”: textLabel font size 17 → 22, width \(width); detailTextLabel x 190 → \(distance)",
        "2 rows below moved by \(distance) points",
      ]
    }
    let english = entry("a-en.png", words: words("Wi-Fi", "40.5 → 51.5", "5.5"))
    #expect(areOneGroup(english, entry("a-de.png", words: words("WLAN", "48.5 → 62", "11"))))
    #expect(
      !areOneGroup(english, entry("a-fr.png", words: words("WLAN", "48.5 → 62", "11").map { $0 + " and" })))
    let larger = words("WLAN", "48.5 → 62", "11").map { $0.replacing("→ 22", with: "→ 24") }
    #expect(!areOneGroup(english, entry("a-ja.png", words: larger)))
  }

  /// In another language other rows and views move for a font, and other rows leave the screen.
  @Test func whatMovesForAFontDoesNotCount() {
    let entries = zip(
      ["en", "de"],
      [
        "4 rows: textLabel width by up to 2 points",
        "3 rows: detailTextLabel x and width by up to 9.5 points",
      ]
    )
    .map { language, consequence in
      var entry = self.entry(
        "a-\(language).png", words: ["4 rows: textLabel font size 17 → 22", consequence])
      entry.words[1].kind = .shifted
      return entry
    }
    #expect(areOneGroup(entries[0], entries[1]))
    let others = entries.map { entry in
      var entry = entry
      entry.words[0].text = "4 rows: textLabel text colour #000000 → #FF0000"
      return entry
    }
    #expect(!areOneGroup(others[0], others[1]))
  }

  @Test func placesThatFollowFromNothingCount() {
    let one = entry("a-en.png", words: ["row 0-0 “A”: textLabel x 15 → 20", "1 row below moved by 4 points"])
    let other = entry(
      "a-de.png", words: ["row 0-0 “B”: textLabel x 15 → 30", "1 row below moved by 4 points"])
    #expect(!areOneGroup(one, other))
  }

  @Test(arguments: [("b.yaml", 0), ("a.yaml", 1), (nil, 0)])
  func otherScreensAreNeverInIt(_ input: String?, _ screen: Int) {
    let words = ["row 0-0 “Pay 5 €”: textLabel “Pay 5 €” → “Pay 5000 €”"]
    #expect(
      !areOneGroup(entry("a.png", words: words), entry("b.png", of: input, screen: screen, words: words)))
    #expect(!areOneGroup(entry("a.png", .new), entry("b.png", .new, of: input, screen: screen)))
  }

  /// Two numbers of pixels that happen to be the same say nothing of what is in them.
  @Test func withoutWordsPicturesMustBeTheSame() {
    let one = entry("a-ios6.png", pictures: ("old", "new"))
    #expect(areOneGroup(one, entry("a-ios8.png", pictures: ("old", "new"))))
    #expect(!areOneGroup(one, entry("a-ios8.png", pictures: ("old", "other"))))
    #expect(!areOneGroup(one, entry("a-ios8.png", pictures: ("older", "new"))))
    #expect(!areOneGroup(entry("a-ios6.png"), entry("a-ios8.png")))
  }

  @Test func obsoletePicturesAreAloneButForTheirKinds() {
    let picture = entry("help/a.png", .obsolete, of: nil, screen: nil)
    #expect(areOneGroup(picture, entry("help/a.svg", .obsolete, of: nil, screen: nil)))
    #expect(!areOneGroup(picture, entry("help/b.png", .obsolete, of: nil, screen: nil)))
    #expect(!areOneGroup(picture, entry("a.png", .obsolete, of: nil, screen: nil)))
  }

  @Test func statesAndKindsOfFilesAreToldApart() {
    let words = ["row 0-0 “A” inserted"]
    #expect(!areOneGroup(entry("a-1.png", words: words), entry("a-2.png", .resized, words: words)))
    #expect(!areOneGroup(entry("a-1.png", words: words), entry("a-2.svg", words: words)))
    #expect(!areOneGroup(entry("a-1.png", .failed), entry("a-2.png", .failed)))
  }

  /// Three screens whose first rows have other texts, each in two looks: three decisions.
  @Test func screensOfOneReviewAreAskedForOneByOne() throws {
    let texts = ["sign": ("Sign in", "Log in"), "pay": ("Pay 5 €", "Pay 5000 €"), "terms": ("Terms", "TODO")]
    let project = try ReviewProject(texts.mapValues { ReviewProject.spec($0.0) })
    try project.folder.write("inputs: [screens]\nmatrix: {theme: [ios6, ios8]}\n", to: "tablemock.yaml")
    #expect(try project.run("verify").status == 1)
    #expect(try project.run("approve", "--all").status == 0)
    for (name, text) in texts { try project.write(ReviewProject.spec(text.1), to: name) }
    #expect(try project.run("verify").status == 1)
    let groups = try project.entries().compactMapValues { $0["group"] as? String }
    #expect(groups.count == 6 && Set(groups.values).count == 3)
    #expect(groups["pay-ios6.png"] == groups["pay-ios8.png"])
    let refused = try project.run("approve", "pay").errors
    #expect(refused.contains("no picture of this name"))
    #expect(refused.contains("hint: 'pay*' stands for pay-ios6.png and 1 more"), "\(refused)")
    #expect(try project.run("approve", "pay*").lines == ["approved pay-ios6.png", "approved pay-ios8.png"])
  }
}
