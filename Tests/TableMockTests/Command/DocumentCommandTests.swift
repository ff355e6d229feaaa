import Foundation
import Testing

/// Interface Builder documents on the command line.
@Suite struct DocumentCommandTests {
  /// A storyboard with a table for each of some controllers.
  static func storyboard(_ names: [String]) -> String {
    let scenes = names.enumerated().map { index, name in
      """
      <scene><objects><tableViewController storyboardIdentifier="\(name)" id="vc\(index)" sceneMemberID="viewController">
      <tableView id="t\(index)"><rect key="frame" width="120" height="60"/><prototypes>
      <tableViewCell id="c\(index)" style="IBUITableViewCellStyleDefault" textLabel="l"><view key="contentView"><subviews>
      <label text="Title" id="l"/></subviews></view></tableViewCell></prototypes></tableView></tableViewController>
      </objects></scene>
      """
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="4514">
      <scenes>\(scenes.joined())</scenes></document>
      """
  }

  @Test func documentsAreFoundBesideSpecs() throws {
    let folder = try TemporaryFolder([
      "in/Main.storyboard": Self.storyboard(["List", "Detail"]), "in/One.xib": Self.storyboard(["Only"]),
      "in/a.yaml": RenderCommandTests.good, "in/b.nib": "NIBArchive",
    ])
    let run = try CommandRun(["render", "in", "-o", "out"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.lines == ["out/Main-List.png", "out/Main-Detail.png", "out/One-Only.png", "out/a.png"])
    #expect(run.errors.isEmpty)
  }

  @Test func namesThatPathsCannotTellApartGetNumbers() throws {
    let folder = try TemporaryFolder(["Main.storyboard": Self.storyboard(["A/B", "A-B", "a-b"])])
    let run = try CommandRun(["render", "Main.storyboard", "-o", "out"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.lines == ["out/Main-A-B.png", "out/Main-A-B-2.png", "out/Main-a-b-3.png"])
  }

  @Test func inspectionTellsTheIdentifiersOfTheDocument() throws {
    let folder = try TemporaryFolder(["Main.storyboard": Self.storyboard(["List"])])
    let run = try CommandRun(script: "tablemock inspect - --format json < Main.storyboard", in: folder.url)
    #expect(run.status == 0)
    #expect(run.lines.count == 1)
    #expect(run.text.contains("\"table\": \"List\", \"theme\": \"ios7\""))
    #expect(run.text.contains("\"id\": \"t0\""))
    #expect(run.text.contains("\"id\": \"c0\""))
  }

  @Test(
    arguments: [
      ("render d -o out/", 1), ("inspect d", 1), ("explain d", 1), ("languages d", 1), ("convert d", 1),
      ("diff d e", 3),
    ])
  func filesWithoutTablesAreCounted(call: String, others: Int) throws {
    let (empty, screen) = (Self.storyboard([]), "tableView: {rows: [A]}")
    let folder = try TemporaryFolder([
      "d/a.yaml": screen, "d/x.storyboard": empty, "d/y.storyboard": empty,
      "e/a.yaml": screen, "e/x.storyboard": empty, "e/y.storyboard": empty,
    ])
    let run = try CommandRun(call.split(separator: " ").map(String.init), in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors.contains("; the same holds for \(others) other file\(others == 1 ? "" : "s"): "))
    #expect(run.errors.components(separatedBy: "there is no table").count == 2)
  }

  @Test func aCompiledNibIsRefused() throws {
    let folder = try TemporaryFolder(["Main.nib": "NIBArchive"])
    let run = try CommandRun(["inspect", "Main.nib"], in: folder.url)
    #expect(run.status == 1)
    #expect(
      run.errors.hasPrefix("Main.nib: error: this is a compiled nib, not an Interface Builder document\n"))
  }
}
