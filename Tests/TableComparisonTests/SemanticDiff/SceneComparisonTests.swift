import TableModel
import Testing

@testable import TableComparison

/// What differs between scenes, in words.
@Suite struct SceneComparisonTests {
  private let names = ["Airplane Mode", "Bluetooth", "Cellular", "Display", "General", "Privacy"]

  private func rows(_ names: [String]) -> [ViewOutline] { names.map { .row($0) } }

  @Test func equalScenesDifferInNothing() {
    let outline = SceneOutline(rows(names))
    #expect(outline.words(to: outline).isEmpty)
  }

  @Test func oneRowInsertedAtTheTopIsOneLine() {
    let words = SceneOutline(rows(names)).words(to: SceneOutline(rows(["Wi-Fi"] + names)))
    #expect(words == ["row 0-0 “Wi-Fi” inserted", "6 rows below moved by 44 points"])
  }

  /// Of eleven rows as many are in sight as fit into 480 points.
  private func inSight(_ names: [String]) -> SceneOutline { SceneOutline(rows(Array(names.prefix(11)))) }

  @Test(
    "a row that is pushed out of sight is no row that was removed, and one that comes into it is not new",
    arguments: [
      (
        ["New"] + letters,
        ["row 0-0 “New” inserted", "10 rows below moved by 44 points, 1 row moved out of sight"]
      ),
      (
        ["A", "New", "Other"] + letters.dropFirst(),
        [
          "row 0-1 “New” inserted", "row 0-2 “Other” inserted",
          "8 rows below moved by 88 points, 2 rows moved out of sight",
        ]
      ),
      (
        Array(letters.dropFirst(2)),
        [
          "row 0-0 “A” removed", "row 0-1 “B” removed",
          "9 rows below moved by −88 points, 2 rows came into sight",
        ]
      ),
      (letters.filter { $0 != "K" }, ["row 0-10 “K”: textLabel “K” → “L”"]),
    ])
  func rowsOutOfSight(_ now: [String], _ words: [String]) {
    #expect(inSight(Self.letters).words(to: inSight(now), hasHiddenRows: false) == words)
  }

  private static let letters = "ABCDEFGHIJKLMNOP".map(String.init)

  @Test func aRowThatLeavesAndOneThatComesAreToldWhereAllRowsAreKnown() {
    let words = SceneOutline(rows(names)).words(to: SceneOutline(rows(["Wi-Fi"] + names.dropLast())))
    #expect(
      words == ["row 0-0 “Wi-Fi” inserted", "row 0-5 “Privacy” removed", "5 rows below moved by 44 points"])
  }

  @Test func oneRowRemovedIsOneLine() {
    let words = SceneOutline(rows(names)).words(to: SceneOutline(rows(names.filter { $0 != "Cellular" })))
    #expect(words == ["row 0-2 “Cellular” removed", "3 rows below moved by −44 points"])
  }

  @Test func manyRowsThatComeOrGoTogetherAreOneLine() throws {
    let (few, many) = (SceneOutline(rows(["A", "B"])), SceneOutline(rows(["A"] + names + ["B"])))
    let text = "“Airplane Mode”, “Bluetooth”, “Cellular”, …"
    let change = try #require(SceneComparison(few, many, hasHiddenRows: true).changes.first)
    #expect(change.text == "rows 0-1 to 0-6 inserted: \(text)")
    #expect(change.kind == .inserted && change.expected == nil)
    #expect(change.actual?.frame == Rect(x: 0, y: 44, width: 320, height: 264))
    #expect(
      many.words(to: few) == ["rows 0-1 to 0-6 removed: \(text)", "1 row below moved by −264 points"])
    // Another section is another line.
    let section = [.row("A"), .header("H")] + rows(Array(names.prefix(3)))
    #expect(
      SceneOutline(rows(["A"])).words(to: SceneOutline(section)) == [
        "header “H” inserted", "rows 0-1 to 0-3 inserted: “Airplane Mode”, “Bluetooth”, “Cellular”",
      ])
  }

  @Test func rowsThatTheirSourceNamesDifferentlyAreNotOneRow() {
    let old = SceneOutline([.row("Wi-Fi on", id: "wifi")])
    #expect(
      old.words(to: SceneOutline([.row("Wi-Fi off", id: "radio")])) == [
        "row 0-0 “Wi-Fi off” inserted", "row 0-0 “Wi-Fi on” removed",
      ])
    #expect(
      old.words(to: SceneOutline([.row("Wi-Fi off")])) == [
        "row 0-0 “Wi-Fi on”: textLabel “Wi-Fi on” → “Wi-Fi off”, width 64 → 72"
      ])
  }

  @Test func shiftsByDifferentDistancesAreOneLine() {
    let words = SceneOutline(rows(names))
      .words(to: SceneOutline(rows(["A"] + names.prefix(3) + ["B"] + names.dropFirst(3))))
    #expect(
      words == ["row 0-0 “A” inserted", "row 0-4 “B” inserted", "6 rows below moved by 44 to 88 points"])
  }

  @Test func headersThatMovedAreCountedApart() {
    let old = SceneOutline([.row("A"), .header("B"), .row("C")])
    let new = SceneOutline([.row("A", height: 60), .header("B"), .row("C")])
    #expect(
      old.words(to: new) == [
        "row 0-0 “A”: height 44 → 60", "1 row and 1 header or footer below moved by 16 points",
      ])
  }

  @Test func everythingInARowIsOneLine() {
    let old = SceneOutline([.row("Wi-Fi", detail: "Home", accessory: "disclosureIndicator")])
    let new = SceneOutline([
      ViewOutline.row("WLAN", detail: "Home").changing("textLabel") {
        $0.frame.size.width = 47.5
        $0.isTruncated = true
      }
    ])
    #expect(
      old.words(to: new) == [
        "row 0-0 “Wi-Fi”: textLabel “Wi-Fi” → “WLAN”, width 40 → 47.5; "
          + "accessory disclosureIndicator → none; now truncated"
      ])
  }

  @Test func besideAnotherLabelItIsSaidWhichIsCutOff() {
    let old = SceneOutline([.row("A", detail: "B")])
    let new = SceneOutline([
      ViewOutline.row("A", detail: "C").changing("textLabel") { $0.isTruncated = true }
    ])
    #expect(
      old.words(to: new) == ["row 0-0 “A”: detailTextLabel “B” → “C”; textLabel now truncated"])
  }

  /// A change of a label, and what is said of it.
  struct LabelChange: Sendable {
    let words: String
    let apply: @Sendable (inout ViewOutline) -> Void

    init(_ words: String, _ apply: @escaping @Sendable (inout ViewOutline) -> Void) {
      self.words = words
      self.apply = apply
    }
  }

  @Test(arguments: [
    LabelChange("textLabel font size 17 → 15") { $0.font?.size = 15 },
    LabelChange("textLabel font weight regular → bold") { $0.font?.weight = .bold },
    LabelChange("textLabel font Helvetica Neue regular 17 → Georgia bold 17") {
      $0.font = Font(family: "Georgia", weight: .bold, size: 17)
    },
    LabelChange("textLabel text colour #000000 → #FF0000") { $0.textColor = "#FF0000" },
    LabelChange("textLabel background none → #FFFFFF80") { $0.backgroundColor = "#FFFFFF80" },
    LabelChange("textLabel x 15 → 20.25") { $0.frame.origin.x = 20.25 },
    LabelChange("textLabel opacity 1 → 0.5") { $0.opacity = 0.5 },
    LabelChange("textLabel lines 1 → 2") { $0.lineCount = 2 },
    LabelChange("textLabel image none → “a.png”") { $0.image = "a.png" },
    LabelChange("textLabel drawn otherwise") { $0.drawing = "1f" },
    LabelChange("textLabel drawn otherwise") { $0.shape = "1f" },
    LabelChange("now truncated") { $0.isTruncated = true },
  ])
  func everyPropertyHasWords(change: LabelChange) {
    let row = ViewOutline.row("A")
    let new = SceneOutline([row.changing("textLabel", change.apply)])
    #expect(SceneOutline([row]).words(to: new) == ["row 0-0 “A”: \(change.words)"])
  }

  @Test func imagesOfOneNameAreToldApart() {
    let images = ["1", "2"].map { digest in
      SceneOutline([
        ViewOutline.row("A").changing("textLabel") { ($0.image, $0.imageDigest) = ("a.png", digest) }
      ])
    }
    #expect(images[0].words(to: images[1]) == ["row 0-0 “A”: textLabel image “a.png” has other pixels"])
  }

  @Test func partsThatComeAndGoAreSaid() {
    let (plain, detailed) = (SceneOutline([.row("A")]), SceneOutline([.row("A", detail: "Off")]))
    #expect(plain.words(to: detailed) == ["row 0-0 “A”: detailTextLabel “Off” added"])
    #expect(detailed.words(to: plain) == ["row 0-0 “A”: detailTextLabel “Off” removed"])
    let marked = SceneOutline([.row("A", accessory: "checkmark")])
    #expect(plain.words(to: marked) == ["row 0-0 “A”: accessory none → checkmark"])
    let other = SceneOutline([.row("A", accessory: "detailButton")])
    #expect(marked.words(to: other) == ["row 0-0 “A”: accessory checkmark → detailButton"])
  }

  @Test func identifiersTellRowsApart() {
    let old = SceneOutline([.row("A", id: "a"), .row("B", id: "b")])
    let new = SceneOutline([.row("X", id: "a"), .row("A", id: "c"), .row("B", id: "b")])
    #expect(
      old.words(to: new) == [
        "row 0-0 “A”: textLabel “A” → “X”", "row 0-1 “A” inserted", "1 row below moved by 44 points",
      ])
  }

  @Test func aRowThatWasEditedIsNoneThatWasReplaced() {
    let old = SceneOutline([.row("A"), .row("Sounds", detail: "On"), .row("Z")])
    let new = SceneOutline([.row("A"), .row("Haptics"), .row("Sounds & more", detail: "On"), .row("Z")])
    #expect(
      old.words(to: new) == [
        "row 0-1 “Haptics” inserted",
        "row 0-2 “Sounds”: textLabel “Sounds” → “Sounds & more”, width 48 → 104",
        "1 row below moved by 44 points",
      ])
  }

  @Test func placesOfBothSidesAreKnown() throws {
    let old = SceneOutline([.row("A", line: 4), .row("B", line: 5)])
    let new = SceneOutline([.row("A", line: 4), .row("C", line: 7)])
    let change = try #require(SceneComparison(old, new, hasHiddenRows: true).changes.first)
    let frame = Rect(x: 0, y: 44, width: 320, height: 44)
    let place = {
      SceneChange.Place(frame: frame, source: SourceLocation(file: "a.yaml", line: $0, column: 3))
    }
    #expect(change.expected == place(5))
    #expect(change.actual == place(7))
    #expect(change.sources == "a.yaml:5:3 → a.yaml:7:3")
  }

  @Test func whatFollowsFromTheSystemIsToldOnlyByItself() {
    let inset = { (x: Double) in
      let separator = ViewOutline(
        "_UITableViewCellSeparatorView", frame: Rect(x: x, y: 43.5, width: 320, height: 0.5))
      return { (row: ViewOutline) in
        var row = row
        row.children.append(separator)
        return row
      }
    }
    let old = SceneOutline(["A", "B"].map { inset(15)(.row($0)) })
    let new = SceneOutline(["A", "B"].map { inset(0)(.row($0)) })
    #expect(old.words(to: new) == ["2 views: _UITableViewCellSeparatorView x 15 → 0"])
    let edited = SceneOutline(["A", "C"].map { inset(0)(.row($0)) })
    #expect(old.words(to: edited) == ["row 0-1 “B”: textLabel “B” → “C”"])
  }

  @Test func thePictureItselfComesFirst() {
    let old = SceneOutline(rows(names))
    let new = SceneOutline(rows(names), theme: "ios6", height: 568)
    #expect(old.words(to: new) == ["picture: theme ios8 → ios6; size 320 × 480 → 320 × 568"])
  }

  @Test func longTextsAreShortenedWhereTheyDiffer() {
    let common = String(repeating: "x", count: 60)
    let words = SceneOutline([.row(common + "one")]).words(to: SceneOutline([.row(common + "two")]))
    #expect(words.count == 1)
    #expect(words.first?.contains("textLabel “…xxxxxxxxxxone” → “…xxxxxxxxxxtwo”") == true)
  }

  @Test func controlCharactersAreShown() {
    let words = SceneOutline([.row("a\u{1B}[2J")]).words(to: SceneOutline([.row("a\nb")]))
    #expect(words.allSatisfy { !$0.unicodeScalars.contains { $0.value < 0x20 } })
  }

  @Test func textsThatLookAlikeAreToldApart() {
    for (old, new, words) in [
      ("Wi Fi", "Wi\u{A0}Fi", "“Wi Fi” → “Wi\\u{A0}Fi”"),
      ("Wi-Fi", "Wi\u{2011}Fi", "“Wi-Fi” → “Wi\\u{2011}Fi”"),
      ("Wi\u{200B}Fi", "WiFi", "“Wi\\u{200B}Fi” → “WiFi”"),
      ("a\u{2009}b", "a\u{2009}c", "“a\u{2009}b” → “a\u{2009}c”"),
    ] {
      let told = SceneOutline([.row(old)]).words(to: SceneOutline([.row(new)]))
      #expect(told.contains { $0.contains("textLabel \(words)") }, "\(told)")
    }
  }

  /// A table below a bar.
  private func barred(_ rows: [ViewOutline]) -> SceneOutline {
    var window = ViewOutline("UIWindow", frame: Rect(x: 0, y: 0, width: 320, height: 480))
    var container = ViewOutline("UILayoutContainerView", frame: window.frame)
    var bar = ViewOutline("UINavigationBar", frame: Rect(x: 0, y: 0, width: 320, height: 44))
    bar.children = [.label("Settings", role: "titleView", x: 100)]
    var table = SceneOutline(rows).root
    table.frame.origin.y = 44
    container.children = [table, bar]
    window.children = [container]
    return SceneOutline(root: window)
  }

  @Test func barsAroundATableAreNoOtherTable() {
    let plain = SceneOutline(rows(names))
    #expect(
      plain.words(to: barred(rows(names))) == ["UINavigationBar “Settings” inserted"])
    #expect(
      barred(rows(names)).words(to: plain) == ["UINavigationBar “Settings” removed"])
    let words = plain.words(to: barred(rows(["New"] + names)))
    #expect(words.contains("row 0-0 “New” inserted"))
    #expect(!words.contains { $0.contains("removed") })
  }

  @Test func veryManyDifferentRowsAreMatchedByPlace() {
    let count = 10_000
    let old = SceneOutline((0..<count).map { .row("old \($0)") })
    let new = SceneOutline((0..<count).map { .row("new \($0)") })
    #expect(SceneComparison(old, new, hasHiddenRows: true).changes.count == count)
  }
}
