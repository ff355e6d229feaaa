import Foundation
import TableModel
import TableRendering
import TableSources
import TestSupport
import Testing

/// Bars of tables whose controllers are shown by other storyboards of the project.
struct ProjectBarTests {
  /// A project of two storyboards: tabs in one, the settings that a reference puts into them in the other.
  private final class Project {
    let folder: TemporaryFolder
    var root: String { folder.path }

    init(_ files: [String: String]) throws {
      folder = try TemporaryFolder()
      for (name, text) in files {
        let parent = (root as NSString).appendingPathComponent((name as NSString).deletingLastPathComponent)
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        try folder.write(Array(text.utf8), to: name)
      }
    }

    func load(_ name: String) -> Source {
      SourceLoader(vocabulary: .all).load(path: FilePath("\(root)/\(name)"))
    }

    /// The bars in the picture of the first table of a storyboard.
    func bars(_ name: String, in language: String? = nil) throws -> ViewController {
      let variant = Variant(language: language, bars: .shown)
      let screen = try #require(try load(name).screens(as: variant).first)
      return try #require(variant.applied(to: screen).controllers.first)
    }
  }

  private static func storyboard(_ scenes: String, initial: String = "first") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14868" \
    initialViewController="\(initial)"><device id="retina4_7"/><scenes>\(scenes)</scenes></document>
    """
  }

  private static func scene(_ object: String) -> String {
    "<scene sceneID=\"s\"><objects>\(object)</objects></scene>"
  }

  private static func reference(_ id: String, _ attributes: String, _ content: String = "") -> String {
    scene(
      "<viewControllerPlaceholder id=\"\(id)\" \(attributes) sceneMemberID=\"viewController\">\(content)"
        + "</viewControllerPlaceholder>")
  }

  private static func relation(_ destination: String, _ relationship: String) -> String {
    "<segue destination=\"\(destination)\" kind=\"relationship\" relationship=\"\(relationship)\" id=\"g\"/>"
  }

  private static func table(
    _ id: String, _ title: String, _ attributes: String = "", _ segues: String = ""
  )
    -> String
  {
    scene(
      "<tableViewController id=\"\(id)\" sceneMemberID=\"viewController\" \(attributes)>"
        + "<tableView key=\"view\" id=\"\(id)-t\"/><navigationItem key=\"navigationItem\" title=\"\(title)\" "
        + "id=\"\(id)-n\"/><connections>\(segues)</connections></tableViewController>")
  }

  private static let tabs = storyboard(
    scene(
      "<tabBarController id=\"first\" sceneMemberID=\"viewController\"><tabBar key=\"tabBar\"/><connections>"
        + relation("r1", "viewControllers") + relation("r2", "viewControllers")
        + "</connections></tabBarController>")
      + reference("r1", "storyboardName=\"Lists\"") + reference("r2", "storyboardName=\"Settings\""))

  private static func stack(_ title: String, leadingTo segues: String = "", _ more: String = "") -> String {
    storyboard(
      scene(
        "<navigationController id=\"first\" sceneMemberID=\"viewController\">"
          + "<tabBarItem key=\"tabBarItem\" title=\"\(title)\" id=\"tab\"/>"
          + "<navigationBar key=\"navigationBar\" barStyle=\"black\"/><connections>"
          + relation("root", "rootViewController") + "</connections></navigationController>")
        + table("root", title, "", segues) + more)
  }

  private static let push = "<segue destination=\"r\" kind=\"show\" id=\"g9\"/>"

  private static func project(_ more: [String: String] = [:]) throws -> Project {
    try Project(
      [
        "Main.storyboard": tabs, "Lists.storyboard": stack("Lists"),
        "Settings.storyboard": stack(
          "Settings", leadingTo: push,
          reference("r", "storyboardName=\"Details\" referencedIdentifier=\"account\"")),
        "Details.storyboard": storyboard(
          table("first", "Other") + table("a", "Account", "storyboardIdentifier=\"account\"")),
      ].merging(more) { $1 })
  }

  @Test func tabsOfOtherStoryboardsStandBelow() throws {
    let shown = try ProjectBarTests.project().bars("Settings.storyboard")
    #expect(shown.tabBar?.items.map(\.title) == ["Lists", "Settings"])
    #expect(shown.tabBar?.selectedIndex == 1)
    #expect(shown.navigationBar?.title == "Settings")
  }

  @Test func whatIsPushedAcrossStoryboardsLeadsBack() throws {
    let project = try ProjectBarTests.project()
    let variant = Variant(bars: .shown)
    let screens = try project.load("Details.storyboard").screens(as: variant)
    let shown = screens.map { variant.applied(to: $0).controllers.first }
    #expect(shown.map { $0?.navigationBar?.title } == [nil, "Account"])
    #expect(shown[1]?.navigationBar?.backButtonTitle == "Settings")
    #expect(shown[1]?.navigationBar?.barStyle == .black)
    #expect(shown[1]?.tabBar?.items.count == 2)
  }

  @Test func nothingIsSaidOfBarsThatNobodyAsksFor() throws {
    let project = try ProjectBarTests.project(["Lists.storyboard": "no XML"])
    let loaded = project.load("Settings.storyboard")
    #expect(loaded.diagnostics.isEmpty)
    #expect(loaded.document?.screens.first?.bars?.tabBar == nil)
    #expect(loaded.lacks(of: [Variant()]).isEmpty)
  }

  @Test func aTabThatIsNotToBeFoundIsToldAndKeepsItsPlace() throws {
    let project = try ProjectBarTests.project()
    try FileManager.default.removeItem(atPath: project.root + "/Lists.storyboard")
    let findings = project.load("Settings.storyboard").lacks(of: [Variant(bars: .shown)])
    #expect(findings.count == 1)
    #expect(findings.first?.message.contains("storyboard “Lists” was not found") == true)
    #expect(findings.first?.location.file.hasSuffix("/Main.storyboard") == true)
    let shown = try project.bars("Settings.storyboard")
    #expect(shown.tabBar?.items.map(\.title) == ["Lists", "Settings"])
    #expect(shown.tabBar?.selectedIndex == 1)
  }

  @Test func storyboardsThatShowEachOtherEndTheWalk() throws {
    let circle = ProjectBarTests.storyboard(
      ProjectBarTests.table("first", "Circle", "", ProjectBarTests.push)
        + ProjectBarTests.reference("r", "storyboardName=\"Settings\""))
    let own = ProjectBarTests.reference("first", "storyboardName=\"Lists\"")
    let project = try ProjectBarTests.project([
      "Details.storyboard": circle, "Lists.storyboard": ProjectBarTests.storyboard(own),
    ])
    #expect(try project.bars("Details.storyboard").navigationBar == nil)
    #expect(try project.bars("Settings.storyboard").tabBar?.items.count == 2)
  }

  @Test func linksOutOfTheProjectAreNotFollowed() throws {
    let project = try ProjectBarTests.project()
    let elsewhere = try Project(["Lists.storyboard": ProjectBarTests.stack("Elsewhere")])
    try FileManager.default.removeItem(atPath: project.root + "/Lists.storyboard")
    try project.folder.link("Lists.storyboard", to: elsewhere.root + "/Lists.storyboard")
    try project.folder.link("Linked", to: elsewhere.root)
    #expect(try project.bars("Settings.storyboard").tabBar?.items.first?.title == "Lists")
  }

  @Test func aProjectOfXcodeWidensTheSearchAndTheNearestOfANameIsMeant() throws {
    let project = try Project([
      "App.xcodeproj/project.pbxproj": "", "Sources/Base.lproj/Main.storyboard": ProjectBarTests.tabs,
      "Sources/Settings/Settings.storyboard": ProjectBarTests.stack("Settings"),
      "Sources/Base.lproj/Lists.storyboard": ProjectBarTests.stack("Near"),
      "Sources/de.lproj/Lists.storyboard": ProjectBarTests.stack("German"),
      "Elsewhere/Deep/Lists.storyboard": ProjectBarTests.stack("Far"),
    ])
    let shown = try project.bars("Sources/Settings/Settings.storyboard")
    #expect(shown.tabBar?.items.map(\.title) == ["Near", "Settings"])
  }

  @Test func textsOfOtherStoryboardsAreThoseOfTheLanguage() throws {
    let project = try Project([
      "Base.lproj/Main.storyboard": ProjectBarTests.tabs,
      "Base.lproj/Lists.storyboard": ProjectBarTests.stack("Lists"),
      "Base.lproj/Settings.storyboard": ProjectBarTests.stack("Settings"),
      "de.lproj/Lists.strings": "\"tab.title\" = \"Listen\";",
      "de.lproj/Settings.strings": "\"tab.title\" = \"Einstellungen\"; \"root-n.title\" = \"Alles\";",
    ])
    let shown = try project.bars("Base.lproj/Settings.storyboard", in: "de")
    #expect(shown.tabBar?.items.map(\.title) == ["Listen", "Einstellungen"])
    #expect(shown.navigationBar?.title == "Alles")
  }

  @Test func bytesOfOtherStoryboardsCountForChanges() throws {
    let project = try ProjectBarTests.project()
    let digest = {
      project.load("Settings.storyboard").bars?.digest(in: nil)
    }
    let before = digest()
    #expect(before != nil)
    #expect(digest() == before)
    try project.folder.write(Array(ProjectBarTests.stack("Others").utf8), to: "Lists.storyboard")
    #expect(digest() != before)
  }
}
