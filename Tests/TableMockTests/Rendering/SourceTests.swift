import Foundation
import TableLayout
import TableModel
import TableSources
import TestSupport
import Testing

@testable import TableRendering

/// What a source gives for a picture is plain, and all of it.
@Suite struct SourceTests {
  /// A source with texts in another language.
  struct Sample: CustomTestStringConvertible, Sendable {
    var name: String
    var variant: Variant
    /// Texts of the picture that other files have.
    var texts: Set<String>

    var testDescription: String { name }
  }

  private static let samples = [
    Sample(name: "a.yaml", variant: Variant(language: "de"), texts: ["Post", "WLAN"]),
    Sample(
      name: "p/Base.lproj/Settings.storyboard", variant: Variant(language: "de", bars: .shown),
      texts: ["Alles", "Listen"]),
    Sample(
      name: "p/Base.lproj/Settings.storyboard", variant: Variant(bars: .shown), texts: ["Lists", "Settings"]),
    Sample(name: "Settings.bundle", variant: Variant(language: "de"), texts: ["Ton"]),
  ]

  private static let files = [
    "a.yaml": "tableView: {rows: [Wi-Fi, Mail]}\n",
    "strings/de.yaml": "Wi-Fi: WLAN\nMail: Post\n",
    "p/Base.lproj/Main.storyboard": storyboard(
      scene(
        """
        <tabBarController id="first" sceneMemberID="viewController"><tabBar key="tabBar"/><connections>\(relation("r1", "viewControllers"))
        \(relation("r2", "viewControllers"))</connections></tabBarController>
        """)
        + reference("r1", "Lists")
        + reference("r2", "Settings")),
    "p/Base.lproj/Lists.storyboard": stack("Lists"),
    "p/Base.lproj/Settings.storyboard": stack("Settings"),
    "p/de.lproj/Lists.strings": "\"tab.title\" = \"Listen\";",
    "p/de.lproj/Settings.strings": "\"root-n.title\" = \"Alles\";",
    "Settings.bundle/Root.plist": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>StringsTable</key><string>Root</string><key>PreferenceSpecifiers</key><array><dict>
    <key>Type</key><string>PSToggleSwitchSpecifier</string><key>Title</key><string>Sound</string><key>Key</key>
    <string>s</string><key>DefaultValue</key><true/></dict></array></dict></plist>
    """,
    "Settings.bundle/de.lproj/Root.strings": "Sound = Ton;",
  ]

  private static func storyboard(_ scenes: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14868"
     initialViewController="first"><device id="retina4_7"/><scenes>\(scenes)</scenes></document>
    """
  }

  private static func scene(_ object: String) -> String { "<scene><objects>\(object)</objects></scene>" }

  private static func relation(_ destination: String, _ kind: String) -> String {
    "<segue destination=\"\(destination)\" kind=\"relationship\" relationship=\"\(kind)\" id=\"g\"/>"
  }

  private static func reference(_ id: String, _ storyboard: String) -> String {
    scene(
      "<viewControllerPlaceholder id=\"\(id)\" storyboardName=\"\(storyboard)\" sceneMemberID=\"viewController\"/>"
    )
  }

  private static func stack(_ title: String) -> String {
    storyboard(
      scene(
        """
        <navigationController id="first" sceneMemberID="viewController"><tabBarItem key="tabBarItem" title="\(title)" id="tab"/>
        <navigationBar key="navigationBar"/><connections>\(relation("root", "rootViewController"))</connections>
        </navigationController>
        """)
        + scene(
          """
          <tableViewController id="root" sceneMemberID="viewController"><tableView key="view" id="t"/>
          <navigationItem key="navigationItem" title="\(title)" id="root-n"/></tableViewController>
          """))
  }

  private func source(_ sample: Sample, in folder: TemporaryFolder) throws -> Source {
    let file = sample.name.hasSuffix(".bundle") ? sample.name + "/Root.plist" : sample.name
    return try Renderer().load(path: FilePath(folder.url.path + "/" + file))
  }

  @Test("once there are screens, nothing is read any more", arguments: samples)
  func files(_ sample: Sample) throws {
    let folder = try TemporaryFolder(Self.files)
    let renderer = try Renderer()
    let screens = try source(sample, in: folder).screens(as: sample.variant)
    let expected = try screens.map { try renderer.scene(of: $0, as: sample.variant) }
    let again = try source(sample, in: folder).screens(as: sample.variant)
    try FileManager.default.removeItem(at: folder.url)
    let scenes = try again.map { try renderer.scene(of: $0, as: sample.variant) }
    #expect(scenes == expected)
    #expect(sample.texts.isSubset(of: Set(scenes.flatMap(\.root.texts))), "\(scenes.flatMap(\.root.texts))")
  }

  @Test("two languages of a source, and two ways of bars, are different screens", arguments: samples)
  func languages(_ sample: Sample) throws {
    let folder = try TemporaryFolder(Self.files)
    let source = try source(sample, in: folder)
    let (plain, other) = (try source.screens(), try source.screens(as: sample.variant))
    #expect(plain.count == other.count && !plain.isEmpty)
    #expect(plain != other)
    #expect(Set(plain + other).count == plain.count + other.count)
    withExtendedLifetime(folder) {}
  }

  @Test("screens that are equal are drawn the same, wherever they were read", arguments: samples)
  func equality(_ sample: Sample) throws {
    let renderer = try Renderer()
    var others = Self.files
    (others["strings/de.yaml"], others["p/de.lproj/Lists.strings"]) = ("Mail: Brief\n", "")
    others["Settings.bundle/de.lproj/Root.strings"] = "Sound = Laut;"
    others["p/Base.lproj/Lists.storyboard"] = Self.stack("Other")
    let (one, other) = (try TemporaryFolder(Self.files), try TemporaryFolder(others))
    let sources = [try source(sample, in: one), try source(sample, in: one), try source(sample, in: other)]
    let own = try sources.map { try $0.screens() }
    #expect(Set(own).count == 1)
    let pictures = try own.map { try $0.map { try renderer.scene(of: $0) } }
    #expect(pictures[0] == pictures[1] && pictures[0] == pictures[2])
    let shown = try sources.map { try $0.screens(as: sample.variant) }
    #expect(shown[0] == shown[1])
    #expect(shown[0] != shown[2])
    withExtendedLifetime((one, other)) {}
  }

  @Test("one of several screens has its own texts when it was picked")
  func picking() throws {
    let folder = try TemporaryFolder([
      "a.yaml": """
      tableViews:
        - {name: one, rows: [Mail]}
        - {name: two, rows: [Wi-Fi]}
      """,
      "strings/de.yaml": "Wi-Fi: WLAN\nMail: Post\n",
    ])
    let source = try Renderer().load(path: FilePath(folder.url.path + "/a.yaml"))
    let variant = Variant(language: "de")
    let all = try source.screens(as: variant)
    #expect(all.count == 2)
    #expect(try source.picking("two").screens(as: variant) == [all[1]])
    #expect(try source.picking("two").picking("two").screens(as: variant) == [all[1]])
    withExtendedLifetime(folder) {}
  }

  @Test("a source with errors has no screens, and says why")
  func errors() throws {
    let source = try Renderer().load(Array("tableView: {rows: 1}".utf8), named: "a.yaml", folder: ".")
    let finding = try #require(source.diagnostics.first { $0.severity == .error })
    #expect(throws: finding) { try source.screens() }
  }
}

extension SceneNode {
  /// The texts of all labels.
  fileprivate var texts: [String] { [label?.text].compactMap { $0 } + children.flatMap(\.texts) }
}

/// What can be said of a source before it is read as a whole.
@Suite struct SourceOutlineTests {
  /// A document of YAML begins behind any end of a line that YAML knows.
  @Test(
    arguments: ["\n", "\r", "\r\n", "\r\r\n", "\u{85}", "\u{2028}", "\u{2029}"], ["---", "..."])
  func furtherDocumentsAreSeenWhereverLinesEnd(_ lineEnd: String, _ mark: String) {
    let text = ["tableView: {rows: [A]}", mark, "tableView: {rows: [B]}", ""].joined(separator: lineEnd)
    #expect(!SourceLoader.hasOneScreen(Array(text.utf8), withoutName: false))
  }

  @Test(arguments: ["---\n", "\u{FEFF}---\n", "# a\r---\r"])
  func soAreThoseAtTheBeginning(_ beginning: String) {
    #expect(
      !SourceLoader.hasOneScreen(Array((beginning + "tableView: {rows: [A]}\n").utf8), withoutName: false))
  }

  @Test(arguments: ["# a\rtableView: {rows: [A]}\r", "tableView: {rows: [\"a---b...\"]}\n"])
  func oneScreenIsSeenToBeOne(_ text: String) {
    #expect(SourceLoader.hasOneScreen(Array(text.utf8), withoutName: false))
  }
}

/// Sources that a run wants more than once.
@Suite struct SourceStoreTests {
  private func rows(_ store: SourceStore, _ input: InputFile, isWantedAgain: Bool) -> String? {
    let document = store.source(of: input, isWantedAgain: isWantedAgain).document
    return document?.screens.first?.tableViews.first?.sections.first?.rows.first?.textLabel?.text
  }

  private func file(_ folder: TemporaryFolder) -> InputFile {
    InputFile(path: FilePath(folder.url.appendingPathComponent("a.yaml").path), outputName: "a")
  }

  @Test func sourcesAreReadOnceWhileTheyAreWanted() throws {
    let folder = try TemporaryFolder(["a.yaml": "tableView: {rows: [old]}"])
    let store = SourceStore()
    #expect(rows(store, file(folder), isWantedAgain: true) == "old")
    try folder.write("tableView: {rows: [new]}", to: "a.yaml")
    #expect(rows(store, file(folder), isWantedAgain: true) == "old")
    #expect(rows(store, file(folder), isWantedAgain: false) == "old")
    #expect(rows(store, file(folder), isWantedAgain: false) == "new")
  }

  @Test(arguments: [("tableView: {rows: [old]}", 1), ("name: one\ntableView: {rows: [old]}", 1)])
  func whatWasLookedIntoIsNotReadAgain(_ spec: String, _ screens: Int) throws {
    let folder = try TemporaryFolder(["a.yaml": spec])
    let store = SourceStore()
    #expect(store.outline(of: file(folder), needsNames: true).names.count == screens)
    try folder.write("tableView: {rows: [new]}", to: "a.yaml")
    #expect(rows(store, file(folder), isWantedAgain: false) == "old")
    #expect(rows(store, file(folder), isWantedAgain: false) == "new")
  }

  @Test func whatThereIsNoRoomForIsLookedIntoAndReadAgain() throws {
    let folder = try TemporaryFolder(["a.yaml": "tableView: {rows: [old]}"])
    let store = SourceStore(room: 10)
    #expect(store.outline(of: file(folder), needsNames: true).names.count == 1)
    try folder.write("tableView: {rows: [new]}", to: "a.yaml")
    #expect(rows(store, file(folder), isWantedAgain: false) == "new")
  }

  @Test func whatThereIsNoRoomForIsReadAgain() throws {
    let folder = try TemporaryFolder(["a.yaml": "tableView: {rows: [old]}"])
    let store = SourceStore(room: 10)
    #expect(rows(store, file(folder), isWantedAgain: true) == "old")
    try folder.write("tableView: {rows: [new]}", to: "a.yaml")
    #expect(rows(store, file(folder), isWantedAgain: true) == "new")
  }
}
