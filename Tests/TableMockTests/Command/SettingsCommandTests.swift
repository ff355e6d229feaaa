import Foundation
import TableMock
import Testing

/// Settings bundles as inputs of the program.
@Suite struct SettingsCommandTests {
  private static let pane = """
    <plist><dict><key>StringsTable</key><string>Root</string><key>PreferenceSpecifiers</key><array>
    <dict><key>Type</key><string>PSGroupSpecifier</string><key>Title</key><string>Sound</string></dict>
    <dict><key>Type</key><string>PSChildPaneSpecifier</string>
    <key>Title</key><string>More</string><key>File</key><string>More</string></dict>
    </array></dict></plist>
    """

  /// A folder of an app's project with a bundle in German, and a property list that is no pane.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.pane, to: "App/Settings.bundle/Root.plist")
    try folder.write(
      Self.pane.replacingOccurrences(of: ">Sound<", with: ">Light<"), to: "App/Settings.bundle/More.plist")
    try folder.write("Sound = Ton; More = Mehr;", to: "App/Settings.bundle/de.lproj/Root.strings")
    try folder.write("<plist><dict/></plist>", to: "App/Info.plist")
    return folder
  }

  /// A folder with a bundle in German.
  static func bundle() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Settings.bundle/Root.plist": pane, "Settings.bundle/More.plist": pane,
      "Settings.bundle/de.lproj/Root.strings": "Sound = Ton; More = Mehr;",
    ])
  }

  @Test(arguments: [
    ("App/Settings.bundle", ["Settings-Root.png", "Settings-More.png"]),
    ("App/Settings.bundle/", ["Settings-Root.png", "Settings-More.png"]),
    ("App/*.bundle", ["Settings-Root.png", "Settings-More.png"]),
    ("App", ["Settings-Root.png", "Settings-More.png"]),
    (".", ["App/Settings-Root.png", "App/Settings-More.png"]),
    ("App/Settings.bundle/More.plist", ["More.png"]),
  ])
  func inputs(_ input: String, _ pictures: [String]) throws {
    let folder = try project()
    let run = try CommandRun(["render", input, "-o", "out/"], in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.lines == pictures.map { "out/\($0)" })
  }

  @Test func rowsHaveTheirPlaces() throws {
    let folder = try project()
    let run = try CommandRun(["inspect", "App/Settings.bundle", "--format", "json"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.lines.count == 2)
    #expect(run.lines.first?.contains(#""file": "App/Settings.bundle/Root.plist", "line": 3"#) == true)
    #expect(run.lines.last?.contains(#""file": "App/Settings.bundle/More.plist", "line": 3"#) == true)
  }

  @Test(arguments: [
    ("de", ["Ton", "Mehr"], ["Light", "Mehr"]),
    ("pseudo-bounded", ["[# Sound #]", "[# More #]"], ["[# Light #]"]),
  ])
  func languages(_ language: String, _ root: [String], _ more: [String]) throws {
    let folder = try project()
    let run = try CommandRun(
      ["inspect", "App/Settings.bundle", "--format", "json", "--language", language], in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(root.allSatisfy { run.lines.first?.contains("\"text\": \"\($0)\"") == true }, "\(run.text)")
    #expect(more.allSatisfy { run.lines.last?.contains("\"text\": \"\($0)\"") == true }, "\(run.text)")
  }

  /// The button that leads back to the list of all apps is the system's, whatever the bundle speaks.
  @Test(arguments: [
    ("de", "Einstellungen"), ("fr", "Réglages"), ("zh-Hans", "设置"), ("pseudo-bounded", "Settings"),
  ])
  func theWayBackIsTheSystems(_ language: String, _ title: String) throws {
    let folder = try project()
    let run = try CommandRun(
      ["inspect", "App/Settings.bundle", "--bars", "shown", "--format", "json", "--language", language],
      in: folder.url)
    let back = try #require(run.lines.first).components(separatedBy: #""role": "backButton""#)
    #expect(back.last?.contains("\"text\": \"\(title)\"") == true && back.count == 2, "\(run.text)")
  }

  /// A tablet is shown its own panes, in every language, and what is found there stands in its own file.
  @Test(arguments: [
    ([], "Root.plist", "Sound"), (["--device", "iphone5"], "Root.plist", "Sound"),
    (["--device", "ipad"], "Root~ipad.plist", "Screen"),
    (["--device", "ipad", "--language", "de"], "Root~ipad.plist", "Bildschirm"),
    (["--device", "iphone5", "--language", "de"], "Root.plist", "Ton"),
  ])
  func devices(_ options: [String], _ file: String, _ header: String) throws {
    let folder = try project()
    try folder.write(
      Self.pane.replacingOccurrences(of: ">Sound<", with: ">Screen<"),
      to: "App/Settings.bundle/Root~ipad.plist")
    try folder.write(
      "Sound = Ton; More = Mehr; Screen = Bildschirm;", to: "App/Settings.bundle/de.lproj/Root.strings")
    let run = try CommandRun(
      ["inspect", "App/Settings.bundle", "--table", "Root", "--format", "json"] + options, in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.text.contains("\"text\": \"\(header)\""))
    #expect(run.text.contains(#""file": "App/Settings.bundle/\#(file)", "line": 3"#))
  }

  /// A change of a tablet's file is a change of the pictures.
  @Test func changesOfFilesForTablets() throws {
    let folder = try project()
    let file = "App/Settings.bundle/Root~ipad.plist"
    try folder.write(Self.pane, to: file)
    let words = ["batch", "App", "--device", "ipad", "-o", "out/", "--incremental"]
    _ = try CommandRun(words, in: folder.url)
    let before = try folder.bytes("out/Settings-Root.png")
    try folder.write(Self.pane.replacingOccurrences(of: ">Sound<", with: ">Screen<"), to: file)
    #expect(try CommandRun(words, in: folder.url).status == 0)
    #expect(try folder.bytes("out/Settings-Root.png") != before)
  }

  @Test func missingLanguages() throws {
    let folder = try project()
    let run = try CommandRun(
      ["render", "App/Settings.bundle", "--language", "fr", "-o", "out/"], in: folder.url)
    #expect(run.errors.contains("warning: there are no strings in “fr”"))
    let list = try CommandRun(["languages", "App/Settings.bundle"], in: folder.url)
    #expect(list.status == 0)
    #expect(list.text.contains("de"))
  }

  @Test func specs() throws {
    let folder = try project()
    let run = try CommandRun(["convert", "App/Settings.bundle", "-o", "specs/"], in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let drawn = try ["App/Settings.bundle", "specs"].map { input in
      try CommandRun(["inspect", input, "--format", "tree", "--theme", "ios8"], in: folder.url).lines
        .filter { $0.contains("Label") }.sorted()
    }
    #expect(drawn[0] == drawn[1])
    #expect(!drawn[0].isEmpty)
  }

  /// A pane behind the first is part of what a picture is made of.
  @Test func changesOfFurtherPanes() throws {
    let folder = try project()
    let words = ["batch", "App", "-o", "out/", "--incremental"]
    _ = try CommandRun(words, in: folder.url)
    let before = try folder.bytes("out/Settings-More.png")
    try folder.write(
      Self.pane.replacingOccurrences(of: ">Sound<", with: ">Colour<"), to: "App/Settings.bundle/More.plist")
    let changed = try CommandRun(words, in: folder.url)
    #expect(changed.status == 0)
    #expect(try folder.bytes("out/Settings-More.png") != before)
  }

  @Test func foldersThatAreNoBundles() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Empty/Settings.bundle/notes.txt")
    let run = try CommandRun(["render", "Empty", "-o", "out/"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("there are no spec files, Interface Builder documents or Settings bundles"))
  }
}
