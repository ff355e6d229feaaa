import Foundation
import TableModel
import TableSources
import Testing

@testable import TableStrings

/// Which files give the texts of a source, in the order in which Apple’s bundles look for them.
@Suite struct StringFolderTests {
  /// A folder with files that is removed at the end.
  private final class Project {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)")

    init(_ files: [String: String]) throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, text) in files {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func folder(of source: String, _ kind: SourceKind = .interfaceBuilder) throws -> StringFolder {
      let file = url.appendingPathComponent(source)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let path = FilePath(file.path)
      let place = try #require(StringPlace(ofSource: path, kind: kind, in: path.folder))
      return StringFolder(place)
    }
  }

  private static let base = "Base.lproj/Main.storyboard"

  /// What is found for the key `k`, or `-` where the source’s own text stays.
  private func text(_ files: [String: String], _ language: String, source: String = base) throws -> String {
    let kind: SourceKind = source.hasSuffix("yaml") ? .spec : .interfaceBuilder
    let project = try Project(files)
    return try project.folder(of: source, kind).lookup(for: language).text("k") ?? "-"
  }

  private static func strings(_ text: String) -> String { "k = \"\(text)\";" }

  private static let project = [
    "de.lproj/Main.strings": strings("deutsch"), "en.lproj/Main.strings": strings("english"),
    "fr.lproj/Main.strings": "other = x;", "it.lproj/Other.strings": strings("italiano"),
    "pt_PT.lproj/Main.strings": strings("português"),
  ]

  /// A table that does not lie beside its source is that of its project which is nearest to it.
  @Test(arguments: [
    ("App/UI", "Main", "App/Resources"), ("App/UI", "Localizable", "App/Resources"),
    ("Widget/UI", "Localizable", "Widget"), ("Widget/UI", "Main", nil),
    ("App/UI", "Other", "Strings"), ("App/UI", "Pod", nil), ("App/UI", "Missing", nil),
    ("App/UI", "Kit", nil), ("Kit/Sources", "Kit", "Kit/Resources"), ("Kit/Sources", "Other", "Strings"),
  ])
  func tablesOfTheProjectAreFound(_ own: String, _ table: String, _ expected: String?) throws {
    let project = try Project([
      "App.xcodeproj/project.pbxproj": "{ developmentRegion = \"pt-BR\"; }", "App/UI/Main.storyboard": "",
      "App/Resources/de.lproj/Main.strings": "", "App/Resources/fr.lproj/Localizable.stringsdict": "",
      "Widget/Localizable.xcstrings": "", "Strings/mul.lproj/Other.xcstrings": "",
      "Kit/Package.swift": "", "Kit/Resources/Kit.xcstrings": "", "Pods/de.lproj/Pod.strings": "",
      ".build/de.lproj/Missing.strings": "",
    ])
    let root = try #require(FilePath(project.url.path).resolved)
    let reach = SourceReach(places: [root])
    let store = StringStore()
    let source = FilePath(table + ".storyboard")
    let place = try #require(
      StringPlace(ofSource: source, kind: .interfaceBuilder, in: try folder(own, in: root)))
    let found = store.folder(of: place, within: reach, limits: LoadingLimits())
    #expect(found == expected.map { root.appending(FilePath($0)) })
    #expect(store.language(around: root.appending("App"), within: reach, limits: LoadingLimits()) == "pt-BR")
  }

  /// A folder that is there, for the documents of a project.
  private func folder(_ name: String, in root: FilePath) throws -> FilePath {
    let folder = root.appending(FilePath(name))
    try FileManager.default.createDirectory(atPath: folder.text, withIntermediateDirectories: true)
    return folder
  }

  /// Copies of a document in two targets have the same identifiers, but each has its own tables: those nearest to it.
  @Test(
    arguments: [
      ("A/en.lproj", ["B/de.lproj/Main.storyboard", "B/de.lproj/Main.strings"], nil),
      ("A/en.lproj", ["B/Base.lproj/Main.storyboard", "B/fr.lproj/Main.strings"], nil),
      ("A/en.lproj", ["B/Main.storyboard", "B/fr.lproj/Main.strings"], nil),
      ("A/en.lproj", ["B/UI/Main.xib", "B/Texts/fr.lproj/Main.strings"], nil),
      ("A/en.lproj", ["A/B/Main.storyboard", "A/B/Main.xcstrings"], nil),
      ("A/B/en.lproj", ["A/Main.storyboard", "A/fr.lproj/Main.strings"], nil),
      ("A/en.lproj", ["B/Main.storyboard", "A/Texts/fr.lproj/Main.strings"], "A/Texts"),
      ("A/en.lproj", ["B/Main.storyboard", "Texts/fr.lproj/Main.strings"], "Texts"),
      ("A/en.lproj", ["B/Other.storyboard", "B/fr.lproj/Main.strings"], "B"),
    ] as [(String, [String], String?)])
  func tablesOfOtherDocumentsAreTheirs(_ own: String, _ files: [String], _ expected: String?) throws {
    let project = try Project(
      Dictionary(uniqueKeysWithValues: files.map { ($0, "") })
        .merging(["App.xcodeproj/x": "", "\(own)/Main.storyboard": ""]) { $1 })
    let root = try #require(FilePath(project.url.path).resolved)
    let (reach, limits) = (SourceReach(places: [root]), LoadingLimits())
    let source = root.appending(FilePath(own))
    let place = try #require(StringPlace(ofSource: "Main.storyboard", kind: .interfaceBuilder, in: source))
    let found = StringStore().folder(of: place, within: reach, limits: limits)
    #expect(found == expected.map { root.appending(FilePath($0)) })
    // A spec may ask for any table by its name.
    var ofSpec = try #require(StringPlace(ofSource: "a.yaml", kind: .spec, in: source))
    ofSpec.table = "Main"
    #expect(StringStore().folder(of: ofSpec, within: reach, limits: limits) != nil)
  }

  /// Elsewhere in the project a document of the name is another’s; tables count there, and nothing else does.
  @Test func documentsElsewhereAreNoTranslations() throws {
    let project = try Project([
      "A/en.lproj/Main.storyboard": "own", "B/de.lproj/Main.storyboard": "other",
      "B/de.lproj/Main.strings": Self.strings("deutsch"),
    ])
    let root = try #require(FilePath(project.url.path).resolved)
    let source = root.appending("A/en.lproj")
    let place = try #require(StringPlace(ofSource: "Main.storyboard", kind: .interfaceBuilder, in: source))
    let lookup = StringFolder(place.moved(to: root.appending("B"))).lookup(for: "de")
    #expect(lookup.document == nil && lookup.text("k") == "deutsch")
  }

  /// Not all of very large projects is looked through, which messages can say then.
  @Test(arguments: [(1_990, false), (2_010, true)])
  func largeProjectsAreNotSearchedWholly(_ count: Int, _ isIncomplete: Bool) throws {
    let project = try Project(["App.xcodeproj/x": ""])
    let root = try #require(FilePath(project.url.path).resolved)
    for number in 0..<count { #expect(mkdir("\(root.text)/\(number)", 0o700) == 0) }
    let reach = SourceReach(places: [root])
    #expect(StringStore().isIncomplete(around: root, within: reach, limits: LoadingLimits()) == isIncomplete)
  }

  /// What is kept of which folders are projects’ is kept for all sources, not looked for around each.
  @Test func projectsAreLookedForOnce() throws {
    let project = try Project(["App.xcodeproj/project.pbxproj": "developmentRegion = fr;"])
    let root = try #require(FilePath(project.url.path).resolved)
    let (reach, store) = (SourceReach(places: [root]), StringStore())
    #expect(store.language(around: root, within: reach, limits: LoadingLimits()) == "fr")
    try FileManager.default.removeItem(atPath: root.appending("App.xcodeproj").text)
    #expect(store.language(around: root, within: reach, limits: LoadingLimits()) == "fr")
    #expect(StringStore().language(around: root, within: reach, limits: LoadingLimits()) == nil)
  }

  @Test(arguments: [
    "", "developmentRegion = English;", "developmentRegion = ", "developmentRegion = \"../x\";",
  ])
  func whatIsNoRegionIsNoLanguage(_ text: String) throws {
    let project = try Project(["App.xcodeproj/project.pbxproj": text])
    let root = try #require(FilePath(project.url.path).resolved)
    #expect(
      StringStore().language(around: root, within: SourceReach(places: [root]), limits: LoadingLimits())
        == nil)
  }

  /// What translators hand back stands in for a language that has nothing of its own, and completes one that has.
  @Test func exportsAreRead() throws {
    let export = { (language: String) in
      """
      <xliff version="1.2"><file original="A/Base.lproj/Main.storyboard" target-language="\(language)"><body>
      <trans-unit id="k"><target>von außen</target></trans-unit></body></file></xliff>
      """
    }
    let inside = "Localized Contents/ja.xliff"
    let files = Self.project.merging([
      "ja.xcloc/\(inside)": export("ja"), "de.xliff": export("de"), "fr.xliff": export("fr"),
      "sv.xliff": export("da"), "notes.xliff": export("nl"),
    ]) { $1 }
    #expect(try text(files, "ja") == "von außen" && text(files, "ja-JP") == "von außen")
    #expect(try text(files, "de") == "deutsch" && text(files, "fr") == "von außen")
    #expect(try text(files, "sv") == "english" && text(files, "nl") == "english")
    let project = try Project(files)
    let folder = try project.folder(of: Self.base)
    #expect(folder.languages == ["de", "en", "fr", "it", "ja", "pt_PT", "sv"])
    let wrong = folder.lookup(for: "sv").diagnostics.map(\.message)
    #expect(wrong.contains { $0.contains("its texts are in “da”") }, "\(wrong)")
    withExtendedLifetime(project) {}
  }

  /// The first folder that has the file decides; what a file lacks is not looked for elsewhere.
  @Test(arguments: [
    ("de", "deutsch"), ("de-AT", "deutsch"), ("en", "english"), ("fr", "-"), ("it", "english"),
    ("ja", "english"), ("pt-BR", "português"),
  ])
  func filesFallBackAndKeysDoNot(_ language: String, _ expected: String) throws {
    #expect(try text(Self.project, language) == expected)
  }

  @Test func filesInNoFolderWin() throws {
    #expect(try text(Self.project.merging(["Main.strings": Self.strings("top")]) { $1 }, "de") == "top")
  }

  @Test func theBaseComesBeforeTheDevelopersLanguage() throws {
    let files = Self.project.merging(["Base.lproj/Main.strings": Self.strings("base")]) { $1 }
    #expect(try text(files, "it") == "base")
    #expect(try text(files, "de") == "deutsch")
  }

  @Test func dictionariesComeBeforeStrings() throws {
    let list = "<plist version=\"1.0\"><dict><key>k</key><string>dict</string></dict></plist>"
    #expect(
      try text(["de.lproj/Main.strings": Self.strings("a"), "de.lproj/Main.stringsdict": list], "de")
        == "dict")
  }

  private static let catalog = """
    {"sourceLanguage": "en", "strings": {"k": {"localizations": {
      "zh-Hans": {"stringUnit": {"value": "中文"}}, "de": {"stringUnit": {"value": "Katalog"}}}}}}
    """

  @Test(arguments: ["mul.lproj/Main.xcstrings", "Main.xcstrings", "Base.lproj/Main.xcstrings"])
  func catalogsHaveAllLanguages(_ name: String) throws {
    #expect(try text([name: Self.catalog], "zh-CN") == "中文")
    #expect(try text([name: Self.catalog], "de") == "Katalog")
    #expect(try text([name: Self.catalog], "en") == "-")
    #expect(try text([name: Self.catalog, "de.lproj/Main.strings": Self.strings("Datei")], "de") == "Datei")
  }

  @Test func specsHaveTablesBesideThem() throws {
    let files = [
      "strings/de.yaml": "k: yaml", "strings/fr.json": "{\"k\": \"json\"}", "strings/notes.txt": "",
      "it.lproj/Localizable.strings": Self.strings("strings"), "Localizable.xcstrings": Self.catalog,
    ]
    for (language, expected) in [
      ("de", "yaml"), ("fr", "json"), ("it", "strings"), ("zh", "中文"), ("en", "k"),
    ] {
      #expect(try text(files, language, source: "a.yaml") == expected)
    }
    let project = try Project(files)
    let folder = try project.folder(of: "a.yaml", .spec)
    #expect(folder.languages == ["de", "en", "fr", "it", "zh-Hans"])
  }

  @Test func aLanguagesOwnDocumentTakesItsPlace() throws {
    let project = try Project(
      Self.project.merging(["de.lproj/Main.storyboard": "own", Self.base: "base"]) { $1 })
    let folder = try project.folder(of: Self.base)
    #expect(folder.lookup(for: "de").document?.bytes == Array("own".utf8))
    #expect(folder.lookup(for: "en").document == nil)
    let german = try project.folder(of: "de.lproj/Main.storyboard")
    #expect(german.developmentLanguage == "de")
    #expect(german.lookup(for: "de").document == nil)
    #expect(german.lookup(for: "fr").document?.bytes == Array("base".utf8))
  }

  @Test func whetherThereIsALanguageIsKnown() throws {
    let project = try Project(Self.project)
    let folder = try project.folder(of: Self.base)
    #expect(folder.languages == ["de", "en", "fr", "it", "pt_PT"])
    #expect(["de", "en", "ja", "pt"].map { folder.lookup(for: $0).isMatched } == [true, true, false, true])
  }

  /// A language may have a folder without the table that is asked for.
  @Test func aFolderWithoutTheTableMatchesNobody() throws {
    let project = try Project([
      "en.lproj/Localizable.strings": Self.strings("A"), "de.lproj/Localizable.strings": Self.strings("B"),
      "it.lproj/InfoPlist.strings": Self.strings("C"),
    ])
    let strings = try project.folder(of: "a.yaml", .spec)
    #expect(["de", "en", "it"].map { strings.lookup(for: $0).isMatched } == [true, true, false])
    #expect(strings.lookup(for: "it").text("k") == "A")
  }

  /// Digests tell whether anything changed that a picture is made of.
  @Test func allFilesThatWereReadAreNoted() throws {
    let project = try Project(Self.project)
    let one = try project.folder(of: Self.base).lookup(for: "de").files
    #expect(one.map(\.path.name) == ["Main.strings"])
    let table = project.url.appendingPathComponent("de.lproj/Main.strings")
    try Data(Self.strings("anders").utf8).write(to: table)
    let other = try project.folder(of: Self.base).lookup(for: "de").files
    #expect(one.map(\.path) == other.map(\.path) && one.map(\.digest) != other.map(\.digest))
  }

  @Test func linksDoNotLeadOut() throws {
    let outside = try Project(["secret.strings": Self.strings("secret")])
    let project = try Project([Self.base: "", "de.lproj/x": ""])
    try FileManager.default.createSymbolicLink(
      at: project.url.appendingPathComponent("de.lproj/Main.strings"),
      withDestinationURL: outside.url.appendingPathComponent("secret.strings"))
    let lookup = try project.folder(of: Self.base).lookup(for: "de")
    #expect(lookup.text("k") == nil)
    #expect(lookup.diagnostics.first?.message.contains("link leads out") == true)
  }

  @Test func whatIsTooLargeOrNoFileIsRefused() throws {
    let project = try Project([Self.base: "", "de.lproj/Main.strings/x": "", "fr.lproj/Main.strings": ""])
    let handle = try FileHandle(forWritingTo: project.url.appendingPathComponent("fr.lproj/Main.strings"))
    try handle.truncate(atOffset: 100 << 20)
    let folder = try project.folder(of: Self.base)
    #expect(folder.lookup(for: "de").diagnostics.first?.message.contains("not a file") == true)
    #expect(folder.lookup(for: "fr").diagnostics.first?.message.contains("larger than") == true)
    #expect(folder.lookup(for: "fr").table == nil)
  }
}
