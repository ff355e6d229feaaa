import Foundation
import Testing

/// `tablemock convert`, and `--table`, which all verbs have.
@Suite struct ConvertCommandTests {
  private static let storyboard = DocumentCommandTests.storyboard
  private static let spec =
    "name: List\ntheme: ios7\nsize: {width: 120, height: 60}\ntableView:\n  rows: [Title]\n"

  @Test func aDocumentBecomesASpecForEachTable() throws {
    let folder = try TemporaryFolder(["Main.storyboard": Self.storyboard(["List", "Detail"])])
    let run = try CommandRun(["convert", "Main.storyboard", "-o", "specs"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.lines == ["specs/Main-List.yaml", "specs/Main-Detail.yaml"])
    #expect(try String(decoding: folder.bytes("specs/Main-List.yaml"), as: UTF8.self) == Self.spec)
  }

  @Test(arguments: [
    (["-o", "x.yml"], "x-List.yml"), (["-o", "deep/er/"], "deep/er/Main-List.yaml"), ([], "Main-List.yaml"),
    (["--table", "List", "-o", "x.yaml"], "x.yaml"), (["--table", "t0"], "Main-List.yaml"),
  ])
  func specsGoWhereTheyAreSent(_ arguments: [String], _ path: String) throws {
    let folder = try TemporaryFolder(["Main.storyboard": Self.storyboard(["List", "Detail"])])
    let run = try CommandRun(["convert", "Main.storyboard"] + arguments, in: folder.url)
    #expect(run.status == 0)
    #expect(run.lines.first == path)
    #expect(folder.files.contains(path))
  }

  @Test func standardOutputHasAStream() throws {
    let folder = try TemporaryFolder([
      "Main.storyboard": Self.storyboard(["List", "Detail"]), "a.yaml": "{tableView: {rows: [A]}}",
    ])
    let run = try CommandRun(
      script: "tablemock convert - a.yaml -o - < Main.storyboard > all.yaml && tablemock inspect all.yaml",
      in: folder.url)
    #expect(run.status == 0)
    #expect(run.lines.count == 3)
    let text = try String(decoding: folder.bytes("all.yaml"), as: UTF8.self)
    #expect(
      text == Self.spec + "---\n" + Self.spec.replacingOccurrences(of: "List", with: "Detail")
        + "---\ntableView:\n  rows: [A]\n")
  }

  /// Specs say which part of a picture constraints align, as asset catalogs do.
  @Test(arguments: [(4, true, 18), (0, true, 20), (4, false, 20)])
  func alignedPartsOfPicturesAreKept(inset: Int, hasConstraints: Bool, top: Int) throws {
    let edges = ["leading", "top"].map { edge in
      "<constraint firstItem=\"i\" firstAttribute=\"\(edge)\" secondItem=\"b\" secondAttribute=\"\(edge)\" constant=\"20\"/>"
    }
    let place = hasConstraints ? " translatesAutoresizingMaskIntoConstraints=\"NO\"" : ""
    let folder = try TemporaryFolder([
      "Cell.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"
        useAutolayout="YES"><objects><tableViewCell id="c"><rect key="frame" width="320" height="68"/>
      <tableViewCellContentView key="contentView" id="b"><rect key="frame" width="320" height="68"/><subviews>
      <imageView id="i" image="net"\(place)><rect key="frame" x="20" y="20" width="20" height="20"/></imageView></subviews>
      \(hasConstraints ? "<constraints>\(edges.joined())</constraints>" : "")</tableViewCellContentView></tableViewCell></objects>
      <resources><image name="net" width="20" height="20"/></resources></document>
      """,
      "A.xcassets/net.imageset/Contents.json": """
      {"images": [{"filename": "raw.png", "scale": "2x",
        "alignment-insets": {"top": \(inset), "left": 0, "bottom": 0, "right": 0}}]}
      """,
    ])
    try FileManager.default.copyItem(
      at: Repository.fixtures.appendingPathComponent("images/pictures/wifi@2x.png"),
      to: folder.url.appendingPathComponent("A.xcassets/net.imageset/raw.png"))
    let run = try CommandRun(["convert", "Cell.xib", "-o", "a.yaml"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let spec = try String(decoding: folder.bytes("a.yaml"), as: UTF8.self)
    #expect(spec.contains("alignmentRectInsets: {top: 2}") == (inset > 0))
    for input in ["Cell.xib", "a.yaml"] {
      let scene = try CommandRun(["inspect", input, "--format", "json"], in: folder.url).text
      #expect(scene.contains("\"frame\": [20, \(top), "), "\(input): \(scene)")
    }
  }

  @Test func inputsAreNotWrittenOver() throws {
    let folder = try TemporaryFolder([
      "a.yaml": "{tableView: {rows: [A]}}", "b.yaml": "tableView: {rows: [B]}",
    ])
    let run = try CommandRun(["convert", "a.yaml", "b.yaml"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("a.yaml is not overwritten, because it is an input"))
    #expect(folder.files == ["a.yaml", "b.yaml"])
    #expect(try folder.bytes("a.yaml") == Data("{tableView: {rows: [A]}}".utf8))
  }

  @Test(arguments: ["x.png", "x.json", "x.storyboard"]) func onlySpecsAreWritten(_ output: String) throws {
    let folder = try TemporaryFolder(["Main.storyboard": Self.storyboard(["List"])])
    let run = try CommandRun(["convert", "Main.storyboard", "-o", output], in: folder.url)
    #expect(run.status == 64)
    #expect(run.errors.contains("end the name in .yaml or .yml"))
  }

  @Test func picturesOfAnAssetCatalogAreCopied() throws {
    let picture = Repository.fixtures.appendingPathComponent("images/pictures/wifi@2x.png")
    let folder = try TemporaryFolder([
      "App/Base.lproj/Main.storyboard": Self.storyboard(["List"]).replacingOccurrences(
        of: "textLabel=\"l\"", with: "textLabel=\"l\" imageView=\"i\""
      ).replacingOccurrences(
        of: "<label text", with: "<imageView id=\"i\" image=\"net\"/><label text"),
      "App/Images.xcassets/net.imageset/Contents.json":
        "{\"images\": [{\"filename\": \"raw.png\", \"scale\": \"2x\"}]}",
    ])
    try FileManager.default.copyItem(
      at: picture, to: folder.url.appendingPathComponent("App/Images.xcassets/net.imageset/raw.png"))
    let run = try CommandRun(
      script: """
        tablemock convert App -o out && tablemock render App -o a && tablemock render out -o b &&
        cmp a/Base.lproj/Main-List.png b/Base.lproj/Main-List.png
        """, in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(folder.files.contains("out/Base.lproj/Main-List-images/raw@2x.png"))
    let stream = try CommandRun(["convert", "App", "-o", "-"], in: folder.url)
    #expect(
      stream.errors.contains(
        "App/Base.lproj/Main.storyboard:5:1: warning: the picture “raw.png” is not below this folder"))
    #expect(stream.text.contains("placeholder: raw.png"))
  }

  /// What Interface Builder can say and specs cannot becomes the nearest that they can, and is told with its line.
  @Test(arguments: [
    (
      "rowHeight=\"0.91\"", 320.0,
      "3:1: warning: “height” is 0.91, which specs cannot express, so the spec has 1"
    ),
    ("rowHeight=\"0\"", 320.0, "3:1: warning: “height” is 0, which specs cannot express, so the spec has 1"),
    ("", 4151.6, "3:24: warning: “width” is 4151.6, which specs cannot express, so the spec has 4096"),
    ("", 0.0, "3:24: warning: “width” is 0, which specs cannot express, so the spec has 1"),
  ])
  func whatSpecsCannotSayIsTold(_ row: String, _ width: Double, _ message: String) throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <tableView id="t"><rect key="frame" width="320" height="480"/><prototypes>
      <tableViewCell id="c" \(row)><view key="contentView">
      <rect key="frame" width="\(width)" height="43"/><subviews>
      <label id="l" text="Title"><rect key="frame" x="9" width="99" height="21"/></label></subviews></view>
      </tableViewCell></prototypes></tableView></objects></document>
      """
    let folder = try TemporaryFolder(["Row.xib": document])
    let run = try CommandRun(["convert", "Row.xib", "-o", "specs"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("Row.xib:\(message)\n"), "\(run.errors)")
    let again = try CommandRun(["render", "specs", "-o", "out/"], in: folder.url)
    #expect(again.status == 0 && again.errors.isEmpty)
    let stream = try CommandRun(["convert", "Row.xib", "-o", "-"], in: folder.url)
    #expect(stream.errors == run.errors)
  }

  /// An identifier of Interface Builder's is the name of a table that has no other, and its picture's title.
  @Test func theNameOfATableStays() throws {
    let folder = try TemporaryFolder([
      "Main.storyboard": Self.storyboard(["List"])
        .replacingOccurrences(of: "storyboardIdentifier=\"List\"", with: "")
    ])
    let run = try CommandRun(
      script: """
        tablemock convert Main.storyboard -o s/ && tablemock render Main.storyboard -o a/ --format svg &&
        tablemock render s -o b/ --format svg && cmp a/*.svg b/*.svg && cat a/*.svg
        """, in: folder.url)
    #expect(run.status == 0)
    #expect(run.text.contains("<title>"))
  }

  @Test(arguments: ["render", "inspect", "convert", "eras", "filmstrip"])
  func anUnknownTableIsToldWithTheNearestNames(_ verb: String) throws {
    let folder = try TemporaryFolder(["Main.storyboard": Self.storyboard(["Detail", "Settings", "List"])])
    let more = verb == "filmstrip" ? ["--to", "selected"] : []
    let output = ["render", "eras", "filmstrip"].contains(verb) ? ["-o", "x.png"] : []
    let run = try CommandRun(
      [verb, "Main.storyboard", "--table", "Setings"] + output + more, in: folder.url)
    #expect(run.status == 1)
    #expect(
      run.errors == """
        Main.storyboard: error: there is no table “Setings”
          hint: there are “Settings”, “Detail” and “List”

        """)
    #expect(folder.files == ["Main.storyboard"])
  }

  @Test(arguments: ["List", "t1", "vc1"]) func aTableHasSeveralNames(_ name: String) throws {
    let folder = try TemporaryFolder(["Main.storyboard": Self.storyboard(["Detail", "List"])])
    let run = try CommandRun(
      script: """
        tablemock render Main.storyboard --table \(name); tablemock eras Main.storyboard --table \(name) -o e.png;
        tablemock filmstrip Main.storyboard --table \(name) --to selected -o f.png;
        tablemock inspect Main.storyboard --table \(name)
        """, in: folder.url)
    #expect(run.errors.isEmpty)
    #expect(run.lines.dropLast() == ["Main-List.png", "e.png", "f.png"])
    #expect(run.lines.last?.contains("\"table\": \"List\"") == true)
  }

  @Test func tablesOfSpecsHaveNamesOrNumbers() throws {
    let folder = try TemporaryFolder([
      "a.yaml": "name: First\ntableView: {rows: [A]}\n---\ntableView: {rows: [B]}\n"
    ])
    for (name, row) in [("First", "A"), ("2", "B")] {
      let run = try CommandRun(["inspect", "a.yaml", "--table", name], in: folder.url)
      #expect(run.lines.count == 1)
      #expect(run.text.contains("\"text\": \"\(row)\""))
    }
  }

  @Test func aTableOfAFolderNeedsToBeInOneFile() throws {
    let folder = try TemporaryFolder([
      "in/One.storyboard": Self.storyboard(["List"]), "in/Two.storyboard": Self.storyboard(["Detail"]),
    ])
    let run = try CommandRun(["render", "in", "--table", "Detail"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.lines == ["Two-Detail.png"])
    #expect(run.errors.isEmpty)
    let none = try CommandRun(["render", "in", "--table", "Detial"], in: folder.url)
    #expect(none.status == 1)
    #expect(none.errors == "error: there is no table “Detial”\n  hint: there are “Detail” and “List”\n")
  }

  @Test(arguments: ["CocoaTouch", "WatchKit"])
  func aDocumentWithoutTablesIsAnErrorOnlyWhereItIsNamed(_ platform: String) throws {
    let none = "<document type=\"com.apple.InterfaceBuilder3.\(platform).Storyboard.XIB\" version=\"3.0\"/>"
    let folder = try TemporaryFolder([
      "in/Main.storyboard": Self.storyboard(["List"]), "in/None.storyboard": none,
      "in/Assets.xcassets/Contents.json": "{}",
    ])
    for verb in ["render", "inspect", "convert"] {
      let found = try CommandRun([verb, "in"], in: folder.url)
      #expect(found.status == 0)
      #expect(found.lines.count == 1)
      #expect(found.errors.hasPrefix("in/None.storyboard:1:1: warning: "))
      let named = try CommandRun([verb, "in/None.storyboard"], in: folder.url)
      #expect(named.status == 1)
      #expect(named.errors.hasPrefix("in/None.storyboard:1:1: error: "))
    }
  }
}
