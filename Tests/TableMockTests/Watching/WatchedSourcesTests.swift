import Foundation
import TableModel
import TableRendering
import Testing

@testable import TableProject
@testable import TableSources

/// What changes on the disk mean for sources.
@Suite struct WatchedSourcesTests {
  private static let spec = "tableView: {rows: [{textLabel: Wi-Fi}]}\n"
  private static let picture = "tableView: {rows: [{textLabel: Wi-Fi, imageView: icons/wifi.png}]}\n"

  private let folder: TemporaryFolder
  private var place: FilePath { FilePath(folder.url.path).resolved ?? "" }

  init() throws {
    folder = try TemporaryFolder([
      "s/one.yaml": Self.spec, "s/two.yaml": Self.spec, "s/sub/three.yaml": Self.spec,
      "s/broken.yaml": Self.picture, "notes.txt": "",
    ])
  }

  /// The sources of the folder with all of them read.
  private func sources(_ arguments: [String] = ["s"], strings: String? = nil) -> WatchedSources {
    let sources = WatchedSources(
      arguments.map { place.appending(FilePath($0)) },
      strings: strings.map { place.appending(FilePath($0)) })
    for input in sources.inputs {
      sources.note(SourceStore().source(of: input, isWantedAgain: false), of: input)
    }
    return sources
  }

  private func effect(_ paths: [String], on sources: WatchedSources) -> WatchedSources.Effect {
    var changes = FolderChanges()
    changes.paths = Set(paths.map { place.appending(FilePath($0)) })
    return sources.effect(of: changes)
  }

  private func names(_ inputs: [InputFile]) -> [String] { inputs.map(\.outputName.text) }

  @Test func aFileIsItsOwnChange() throws {
    let effect = effect(["s/two.yaml"], on: sources())
    #expect(names(effect.changed) == ["two"])
    #expect(effect.doubtful.isEmpty && !effect.changesList)
  }

  @Test func whatLiesElsewhereIsNone() throws {
    #expect(effect(["notes.txt", "other/one.yaml"], on: sources()).isEmpty)
  }

  @Test func aNewFileIsFoundAndAnOldOneGoes() throws {
    let sources = sources()
    try folder.write(Self.spec, to: "s/new.yaml")
    let added = effect(["s/new.yaml"], on: sources)
    #expect(names(added.changed) == ["new"] && added.changesList)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("s/new.yaml"))
    let removed = effect(["s/new.yaml"], on: sources)
    #expect(names(removed.removed) == ["new"] && removed.changed.isEmpty && removed.changesList)
  }

  /// A file that would stand in for a symbol is noticed as soon as it is there.
  @Test func newFilesOfSymbolsAreNoticed() throws {
    try folder.write(
      "tableView: {rows: [{textLabel: Wi-Fi, imageView: {systemName: gear}}]}\n", to: "s/gear.yaml")
    let sources = sources(["s/gear.yaml"])
    #expect(sources.folders.contains(place.appending("s/symbols")))
    #expect(names(effect(["s/symbols/gear.svg"], on: sources).changed) == ["gear"])
    #expect(effect(["s/symbols/house.svg"], on: sources).changed.isEmpty)
    try folder.write("", to: "s/symbols/house.svg")
    // A folder that comes may bring any file.
    #expect(names(effect(["s/symbols"], on: sources).changed) == ["gear"])
  }

  /// Those in the user's folder of symbols as well.
  @Test func newFilesOfTheUsersSymbolsAreNoticed() throws {
    try folder.write(
      "tableView: {rows: [{textLabel: Wi-Fi, imageView: {systemName: gear}}]}\n", to: "s/gear.yaml")
    var search = ManifestSearch()
    search.symbols = place.appending("mine")
    let sources = WatchedSources([place.appending("s/gear.yaml")], search)
    for input in sources.inputs {
      sources.note(SourceStore().source(of: input, isWantedAgain: false), of: input)
    }
    #expect(names(effect(["mine/gear.svg"], on: sources).changed) == ["gear"])
  }

  /// What a manifest says of one input counts for that input.
  @Test func inputsHaveTheirOwnRowsAndTexts() throws {
    let table = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"><objects>
      <tableView id="t"><rect key="frame" width="200" height="60"/></tableView></objects></document>
      """
    for name in ["one", "two"] { try folder.write(table, to: "p/\(name).xib") }
    try folder.write("- A\n", to: "rows/one.yaml")
    try folder.write("A: B\n", to: "texts/de.yaml")
    try folder.write(
      """
      inputs: [{path: p/one.xib, data: rows/one.yaml}, {path: p/two.xib}, {path: s/one.yaml, strings: texts}]
      """, to: "tablemock.yaml")
    let project = try Project(manifest: place.appending("tablemock.yaml"), in: .named(place))
    let sources = WatchedSources(project.inputPaths, of: project)
    #expect(names(sources.inputs) == ["one", "two", "one"])
    for input in sources.inputs {
      sources.note(SourceStore().source(of: input, isWantedAgain: false), of: input)
    }
    let rows = effect(["rows/one.yaml"], on: sources).changed
    #expect(rows.map(\.path) == [place.appending("p/one.xib")])
    let texts = effect(["texts/de.yaml"], on: sources).changed
    #expect(texts.map(\.path) == [place.appending("s/one.yaml")])
    #expect(texts.first?.strings == place.appending("texts"))
  }

  /// Tables that were found elsewhere in the project are watched as those beside the source are.
  @Test func tablesOfTheProjectAreWatched() throws {
    try folder.write("", to: "App.xcodeproj/project.pbxproj")
    try folder.write("\"Wi-Fi\" = \"WLAN\";", to: "Resources/de.lproj/Localizable.strings")
    let sources = sources(["s/one.yaml"])
    #expect(sources.folders.contains(place.appending("Resources/de.lproj")))
    #expect(names(effect(["Resources/fr.lproj/Localizable.strings"], on: sources).changed) == ["one"])
    #expect(effect(["Tests/fr.lproj/Other.strings"], on: sources).changed.isEmpty)
  }

  /// Where a project has no tables yet, or none as near, new ones of its sources’ names are noticed anywhere in it.
  @Test(arguments: [
    ("p/Res/de.lproj/Localizable.strings", true), ("p/Res/Localizable.xcstrings", true),
    ("p/Res/de.lproj/Main.strings", false), ("p/Pods/de.lproj/Localizable.strings", false),
    ("q/de.lproj/Localizable.strings", false), ("p/Res/de.lproj", true), ("p/Res/Texts", true),
    ("p/Res/Empty", false), ("p/Pods/de.lproj", false),
  ])
  func newTablesOfAProjectAreNoticed(_ path: String, _ counts: Bool) throws {
    for name in [
      "p/App.xcodeproj/project.pbxproj", "p/Res/x.txt", "p/Pods/x.txt", "q/x.txt", "p/Pods/de.lproj/x",
    ] {
      try folder.write("", to: name)
    }
    try folder.write(Self.spec, to: "p/App/a.yaml")
    let sources = sources(["p/App/a.yaml"])
    #expect(sources.folders.isSuperset(of: ["p", "p/Res"].map(place.appending)))
    #expect(!sources.folders.contains(place.appending("p/Pods")))
    for name in ["Res/de.lproj/Localizable.strings", "Res/Texts/fr.lproj/Localizable.strings", "Res/Empty/x"]
    {
      try folder.write("", to: "p/\(name)")
    }
    #expect(names(effect([path], on: sources).changed) == (counts ? ["a"] : []))
  }

  @Test func manifestsAboveSayWhichSourcesTheyConfigure() throws {
    let sources = sources()
    let root = place.appending("tablemock.yaml")
    #expect(
      sources.manifests.isSuperset(of: [root, place.appending("s/sub/tablemock.yaml"), "/tablemock.yaml"]))
    func configured(_ name: String) -> [String] {
      var changes = FolderChanges()
      changes.paths = [place.appending(FilePath(name))]
      return names(sources.inputs(configuredBy: changes))
    }
    try folder.write("lint: {}\n", to: "tablemock.yaml")
    #expect(configured("tablemock.yaml").count == 4)
    // What lies above the nearest one says nothing any more.
    #expect(!sources.manifests.contains("/tablemock.yaml"))
    try folder.write("lint: {}\n", to: "s/sub/tablemock.yaml")
    #expect(configured("s/sub/tablemock.yaml") == ["sub/three"])
    #expect(configured("s/one.yaml").isEmpty && configured("other/tablemock.yaml").isEmpty)
  }

  @Test func whatABrokenSourceLacksMayBeAnything() throws {
    let sources = sources()
    try folder.write("", to: "s/icons/wifi.png")
    #expect(names(effect(["s/icons/wifi.png"], on: sources).doubtful) == ["broken"])
  }

  @Test func onlySoManyFoldersAreWatchedForWhatASourceLacks() throws {
    for number in 0..<300 {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent("s/many/\(number)"), withIntermediateDirectories: true)
    }
    let folders = sources(["s/broken.yaml"]).folders
    #expect(folders.count { $0.isBelow(place.appending("s")) } == 256)
  }

  @Test func imagesCountByTheirNamesWithoutScale() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("s/icons"), withIntermediateDirectories: true)
    let icon = Repository.fixtures.appendingPathComponent("showcase/icons")
    let file = try #require(
      FileManager.default.contentsOfDirectory(atPath: icon.path).first { $0.hasSuffix(".png") })
    try FileManager.default.copyItem(
      at: icon.appendingPathComponent(file), to: folder.url.appendingPathComponent("s/icons/wifi.png"))
    let sources = sources()
    #expect(sources.folders.contains(place.appending("s/icons")))
    #expect(names(effect(["s/icons/wifi@2x.png"], on: sources).changed) == ["broken"])
    #expect(effect(["s/icons/other.png"], on: sources).isEmpty)
  }

  /// What begins with the mark of a scale has no other name.
  @Test(arguments: [
    ("s/wifi@2x.png", "s/wifi"), ("wifi.png", "wifi"), ("s/@2x.png", "s/@2x"), ("@2x.png", "@2x"),
    ("s@2x/wifi.png", "s@2x/wifi"), ("s/wifi@1@3x.png", "s/wifi@1"),
  ])
  func imagesHaveNamesWithoutScale(_ path: String, _ name: String) {
    #expect(SourceFootprint.imageName(FilePath(path)) == FilePath(name))
  }

  @Test(arguments: [
    "strings/de.yaml", "de.lproj/Localizable.strings", "Localizable.xcstrings", "de.xliff",
    "de.xcloc/Localized Contents/de.xliff",
  ])
  func tablesOfStringsCountForWhatLiesBesideThem(_ table: String) throws {
    try folder.write("", to: "s/\(table)")
    let effect = effect(["s/\(table)"], on: sources())
    #expect(names(effect.changed) == ["broken", "one", "two"])
  }

  /// Of a folder that was given for strings everything counts, and nothing that lies beside the sources.
  @Test(arguments: [
    "texts/de.yaml", "texts/strings/de.yaml", "texts/de.lproj/Localizable.strings",
    "texts/de.xcloc/Localized Contents/de.xliff",
  ])
  func aFolderOfStringsCountsForAll(_ table: String) throws {
    try folder.write("", to: table)
    try folder.write("", to: "s/strings/de.yaml")
    let sources = sources(strings: "texts")
    #expect(sources.folders.contains(place.appending(FilePath(table)).folder))
    #expect(names(effect([table], on: sources).changed) == ["broken", "one", "sub/three", "two"])
    #expect(effect(["s/strings/de.yaml"], on: sources).changed.isEmpty)
  }

  /// Two storyboards, one with the tab that the other’s table is shown beside.
  private func storyboards() throws {
    func storyboard(_ scenes: String) -> String {
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?><document "
        + "type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" toolsVersion=\"14868\" "
        + "initialViewController=\"first\"><device id=\"retina4_7\"/><scenes>\(scenes)</scenes></document>"
    }
    func scene(_ object: String) -> String { "<scene sceneID=\"s\"><objects>\(object)</objects></scene>" }
    func tab(_ to: String) -> String {
      "<segue destination=\"\(to)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"g-\(to)\"/>"
    }
    func table(_ id: String, _ item: String) -> String {
      scene(
        "<tableViewController id=\"\(id)\" sceneMemberID=\"viewController\"><tableView key=\"view\" "
          + "id=\"\(id)-t\"/><tabBarItem key=\"tabBarItem\" \(item) id=\"\(id)-i\"/></tableViewController>")
    }
    let tabs = scene(
      "<tabBarController id=\"first\" sceneMemberID=\"viewController\"><tabBar key=\"tabBar\"/><connections>"
        + tab("own") + tab("r") + "</connections></tabBarController>")
    let reference = scene(
      "<viewControllerPlaceholder id=\"r\" storyboardName=\"Settings\" sceneMemberID=\"viewController\"/>")
    try folder.write(
      storyboard(tabs + table("own", "title=\"Own\" image=\"icon\"") + reference), to: "p/Main.storyboard")
    try folder.write(storyboard(table("first", "title=\"Settings\"")), to: "p/Settings.storyboard")
    let icons = Repository.fixtures.appendingPathComponent("showcase/icons")
    let icon = try #require(
      FileManager.default.contentsOfDirectory(atPath: icons.path).first { $0.hasSuffix(".png") })
    try FileManager.default.copyItem(
      at: icons.appendingPathComponent(icon), to: folder.url.appendingPathComponent("p/icon.png"))
  }

  /// Other storyboards count once bars were looked for in them, with the images of their tabs, and new ones too.
  @Test(arguments: [
    ("p/Main.storyboard", true), ("p/New.storyboard", true), ("p/icon@2x.png", true), ("p/other.png", false),
    ("q/Main.storyboard", false),
  ])
  func otherStoryboardsOfAProject(_ changed: String, _ counts: Bool) throws {
    try storyboards()
    let sources = WatchedSources([place.appending("p/Settings.storyboard")])
    let input = try #require(sources.inputs.first)
    let source = SourceStore().source(of: input, isWantedAgain: false)
    sources.note(source, of: input)
    #expect(effect([changed], on: sources).changed.isEmpty)
    let variant = Variant(bars: .shown)
    let screen = try #require(try source.screens(as: variant).first)
    #expect(variant.applied(to: screen).controllers.first?.tabBar?.items.count == 2)
    #expect(effect([changed], on: sources).changed.isEmpty == !counts)
    // Once it was drawn without bars, nothing else counts any more.
    sources.note(SourceStore().source(of: input, isWantedAgain: false), of: input)
    sources.noteSurroundings(isLast: true)
    #expect(effect([changed], on: sources).changed.isEmpty)
  }

  /// Tables beside other storyboards count, unless a folder of strings is given.
  @Test(arguments: [nil, "texts"] as [String?]) func tablesBesideOtherStoryboards(_ strings: String?) throws {
    try storyboards()
    try folder.write(
      try String(contentsOf: folder.url.appendingPathComponent("p/Main.storyboard"), encoding: .utf8),
      to: "p/far/Main.storyboard")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("p/Main.storyboard"))
    let sources = WatchedSources(
      [place.appending("p/Settings.storyboard")], strings: strings.map { place.appending(FilePath($0)) })
    let input = try #require(sources.inputs.first)
    let source = SourceStore().source(of: input, isWantedAgain: false)
    sources.note(source, of: input)
    _ = try source.screens(as: Variant(bars: .shown))
    let changed = effect(["p/far/de.lproj/Main.strings"], on: sources).changed
    #expect(names(changed) == (strings == nil ? ["Settings"] : []))
  }

  /// A tab's icon in another storyboard is an image that the picture shows.
  @Test(arguments: ["render", "sheet"]) func iconsOfTabsAreNotWrittenOver(_ verb: String) throws {
    try storyboards()
    let icon = folder.url.appendingPathComponent("p/icon.png")
    let before = try Data(contentsOf: icon)
    let run = try CommandRun(
      [verb, "p/Settings.storyboard", "--bars", "shown", "-o", "p/icon.png"], in: folder.url)
    #expect(run.status != 0)
    #expect(try Data(contentsOf: icon) == before)
    let hidden = try CommandRun([verb, "p/Settings.storyboard", "-o", "p/icon.png"], in: folder.url)
    #expect(hidden.status == 0, "\(hidden.errors)")
  }

  /// Neither by the pictures of other inputs, whichever of them comes first.
  @Test(arguments: [
    ["render", "p/Settings.storyboard", "p/icon.yaml", "--bars", "shown", "-o", "p/"],
    ["render", "p/icon.yaml", "p/Settings.storyboard", "--bars", "shown", "-o", "p/"],
    ["sheet", "p/icon.yaml", "p/Settings.storyboard", "--bars", "shown", "-o", "p/icon.png"],
    ["sheet", "p/Settings.storyboard", "p/icon.yaml", "--bars", "shown", "-o", "p/icon.png"],
    ["batch", "p/Settings.storyboard", "p/icon.yaml", "--bars", "shown", "-o", "p"],
    ["batch", "p/icon.yaml", "p/Settings.storyboard", "--bars", "shown", "-o", "p"],
  ])
  func iconsOfTabsAreNotWrittenOverByOthers(_ call: [String]) throws {
    try storyboards()
    try folder.write(Self.spec, to: "p/icon.yaml")
    let before = try folder.bytes("p/icon.png")
    let run = try CommandRun(call, in: folder.url)
    #expect(run.status == 1 && run.errors.contains("an image that an input shows"), "\(run.errors)")
    #expect(try folder.bytes("p/icon.png") == before)
    let hidden = try CommandRun(call.map { $0 == "shown" ? "hidden" : $0 }, in: folder.url)
    #expect(hidden.status == 0, "\(hidden.errors)")
    #expect(try folder.bytes("p/icon.png") != before)
  }

  /// Nor by jobs of a worker that has drawn them.
  @Test func iconsOfTabsAreNotWrittenOverByLaterJobs() throws {
    try storyboards()
    try folder.write(Self.spec, to: "p/icon.yaml")
    let before = try folder.bytes("p/icon.png")
    let jobs = """
      {"input": "p/Settings.storyboard", "output": "p/icon.png", "bars": "shown"}
      {"input": "p/Settings.storyboard", "output": "p/Settings.png", "bars": "shown"}
      {"input": "p/icon.yaml", "output": "p/icon.png"}

      """
    let run = try CommandRun(["worker"], in: folder.url, input: Data(jobs.utf8))
    #expect(run.lines.map { $0.contains("\"status\": \"failed\"") } == [true, false, true], "\(run.text)")
    #expect(try folder.bytes("p/icon.png") == before)
  }

  @Test func aFolderThatGoesTakesItsSourcesWithIt() throws {
    let sources = sources()
    #expect(sources.folders.contains(place.appending("s/sub")))
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("s/sub"))
    let effect = effect(["s/sub"], on: sources)
    #expect(names(effect.removed) == ["sub/three"])
    #expect(!sources.folders.contains(place.appending("s/sub")))
  }

  @Test func aFileThatWasNamedStaysThoughItIsGone() throws {
    let sources = sources(["s/one.yaml"])
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("s/one.yaml"))
    let effect = effect(["s/one.yaml"], on: sources)
    #expect(names(effect.changed) == ["one"] && effect.removed.isEmpty)
  }

  @Test func lostEventsMeanEverything() throws {
    var changes = FolderChanges()
    changes.isIncomplete = true
    #expect(sources().effect(of: changes).changed.count == 4)
  }

  @Test func whatALinkLeadsToCounts() throws {
    try folder.write(Self.spec, to: "elsewhere/real.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/s/link.yaml", withDestinationPath: folder.url.path + "/elsewhere/real.yaml")
    let sources = sources()
    #expect(sources.folders.contains(place.appending("elsewhere")))
    #expect(names(effect(["elsewhere/real.yaml"], on: sources).changed) == ["link"])
  }

  @Test func patternsAreFollowed() throws {
    let sources = sources(["s/t*.yaml"])
    #expect(names(sources.inputs) == ["two"])
    try folder.write(Self.spec, to: "s/ten.yaml")
    #expect(names(effect(["s/ten.yaml"], on: sources).changed) == ["ten"])
  }
}
