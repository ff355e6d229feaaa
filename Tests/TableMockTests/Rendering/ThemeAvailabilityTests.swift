import TableModel
import TableRendering
import TableSources
import TableSpec
import TableThemes
import Testing

/// Looks and the releases of the system that they are the looks of.
@Suite struct ThemeAvailabilityTests {
  @Test(arguments: Theme.all) func everyLookHasReleases(_ theme: Theme) {
    #expect(Theme.systems(of: theme.name) != nil)
  }

  /// What the sources say is a look stands in the table of looks, from which all that lists them follows.
  @Test func everyLookOfTheSourcesHasARow() {
    let folder = Repository.root.appendingPathComponent("Sources/TableThemes")
    let looks = Repository.files(in: folder, endings: ["swift"]).flatMap { path in
      Repository.text(of: "Sources/TableThemes/\(path)")
        .matches(of: /public static let (\w+)(?:: Theme\b| = Theme\()/).map { String($0.1) }
    }
    let rows = Repository.text(of: "Sources/TableThemes/Eras/Era.swift")
      .matches(of: /\{ \.(\w+) \},\n/).map { String($0.1) }
    #expect(rows.count == Era.all.count)
    // “newest” is another name of one of them.
    #expect(looks.filter { $0 != "newest" }.sorted() == rows.sorted())
  }

  /// What looks can draw agrees with what the table says.
  @Test(arguments: Theme.all) func looksAgreeWithTheTable(_ theme: Theme) throws {
    let systems = try #require(Theme.systems(of: theme.name))
    let has = { (mapping: String, key: String, value: String?) in
      Availability.of(mapping, key, value: value)?.isIn(systems)
    }
    #expect(has("tableView", "refreshControl", nil) == (theme.parts.refreshControl != nil))
    #expect(has("tableView", "style", "insetGrouped") == (theme.insetGrouped != nil))
    #expect(has("screen", "appearance", "dark") == (theme.palette != nil))
    #expect(
      has("navigationBar", "prefersLargeTitles", nil) == (theme.bars.navigationBar.largeTitle != nil))
  }

  @Test(arguments: [
    ("ios12", "ios11"), ("ios14", "ios13"), ("ios18", "ios16"), ("ios4", "ios5"), ("iOS 11", "ios11.0"),
    ("ios17", "ios16"), ("ios27", "ios26"), ("ios25", "ios26"), ("ios19", "ios16"), ("ios9.3", "ios9"),
    ("iphoneos2", "iphoneos3"),
  ])
  func aReleaseWithoutALookIsOffered(_ name: String, _ theme: String) throws {
    let screen = Screen(tableView: TableView())
    #expect { try Renderer().scene(of: screen, as: Variant(theme: name)) } throws: {
      ($0 as? UnknownNameError)?.nearest == theme
    }
  }

  @Test func looksOfTheCommandLineAreAnsweredFor() throws {
    let text = "theme: ios8\ntableView: {refreshControl: true, tintColor: red, rows: [A]}"
    let result = SourceLoader.standard.load(Array(text.utf8), named: "a.yaml", folder: ".")
    #expect(result.diagnostics.isEmpty)
    #expect(result.lacks(of: [Variant(), Variant(theme: "ios8"), Variant(theme: "ios13")]).isEmpty)
    let lacks = result.lacks(of: [Variant(theme: "ios5"), Variant(theme: "ios5", scale: 2)])
    #expect(
      lacks.map(\.message) == [
        "the theme “ios5” has no refresh control",
        "the theme “ios5” has no “tintColor”, which came with iOS 7",
      ])
    #expect(lacks.map(\.location.line) == [2, 2])
  }

  /// What the file's own look lacks is told once.
  @Test func theFilesOwnLookIsAnsweredForWhenItIsRead() throws {
    let text = "theme: ios5\ntableView: {refreshControl: true, rows: [A]}"
    let result = SourceLoader.standard.load(Array(text.utf8), named: "a.yaml", folder: ".")
    #expect(result.diagnostics.count == 1)
    #expect(result.lacks(of: [Variant(theme: "ios5")]).isEmpty)
  }
}
