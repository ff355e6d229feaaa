import Foundation
import Testing

/// The verb that says where numbers come from.
@Suite struct ExplainCommandTests {
  private static let spec = """
    theme: ios8
    size: {width: 320, height: 200}
    tableView:
      style: grouped
      sections:
        - header: Network
          rows:
            - {style: value1, textLabel: Wi-Fi, detailTextLabel: Home, accessoryType: disclosureIndicator}
            - {textLabel: Bluetooth, separatorInset: {left: 40}, height: 60}
    """

  private func explain(_ arguments: String...) throws -> CommandRun {
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    return try CommandRun(["explain", "a.yaml"] + arguments, in: folder.url)
  }

  @Test(arguments: [
    ("0-0.textLabel", "  x      15   ← margin of cells of iOS 8 [Margins]"),
    ("0-0.textLabel", "  height 20.5 ← one line of Helvetica Neue 17 [A line of text]"),
    ("0-1.textLabel", "  x      40   ← separatorInset.left of the row [Margins]"),
    ("0-1", "  height 60   ← height of the row [Rows]"),
    ("header 0.textLabel", "margin of titles of iOS 8"),
    ("0-0.accessoryView", "width of the table"),
    ("0-0.cellBackground", "← the look of iOS 8"),
    ("0,0.textLabel", "a.yaml:8:27: 0-0.textLabel, UITableViewLabel “Wi-Fi”"),
  ])
  func figuresAreToldInWords(address: String, line: String) throws {
    let run = try explain(address)
    #expect(run.status == 0)
    #expect(run.text.contains(line), "\(run.text)")
  }

  @Test func aStackPlacesItsViews() throws {
    let spec = """
      tableView: {rows: [{contentView: {subviews: [{hStack: {}, subviews: [{id: name, label: Name}]}]}}]}
      """
    let folder = try TemporaryFolder(["a.yaml": spec])
    let run = try CommandRun(["explain", "a.yaml", "0-0.subviews.0.name"], in: folder.url)
    #expect(run.text.contains("← place in its stack"), "\(run.text)\(run.errors)")
    #expect(!run.text.contains("frame of the view"))
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14490">
    <scenes><scene sceneID="s"><objects>
    <tableViewController id="vc" sceneMemberID="viewController"><tableView key="view" id="table">
    <rect key="frame" x="0.0" y="0.0" width="320" height="568"/><prototypes>
    <tableViewCell id="cell" rowHeight="60"><rect key="frame" x="0" y="0" width="320" height="60"/>
    <tableViewCellContentView key="contentView" id="content">
    <rect key="frame" x="0" y="0" width="320" height="59.5"/>
    <subviews><label text="Name" id="label" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="16" y="20" width="100" height="21"/></label></subviews>
    <constraints>
    <constraint firstItem="label" firstAttribute="leading" secondItem="content" secondAttribute="leading"
    constant="16" id="c1"/>
    <constraint firstItem="label" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="c2"/>
    </constraints>
    </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
    </objects></scene></scenes><resources></resources></document>
    """

  @Test func constraintsAreNamedWithTheirLines() throws {
    let folder = try TemporaryFolder(["Main.storyboard": Self.storyboard])
    let run = try CommandRun(["explain", "Main.storyboard", "0-0.label"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.text.contains("  x      16   ← solved from constraints c1 (line 12) [Auto Layout]"))
    #expect(run.text.contains("  y      19.5 ← solved from constraints c2 (line 14) [Auto Layout]"))
  }

  @Test func twoWordsAreAnAddress() throws {
    #expect(try explain("header", "0").text == explain("header 0").text)
  }

  @Test func withoutAnAddressAllAreListed() throws {
    let run = try explain()
    #expect(run.status == 0)
    for address in ["tableView", "0-0", "0-0.textLabel", "0-0.accessoryView", "0-1.separator", "header 0"] {
      #expect(run.lines.contains { $0.hasPrefix(address + " ") }, "\(address)")
    }
  }

  @Test func aWrongAddressIsAnsweredWithTheNearest() throws {
    let run = try explain("0-1.detailTextLabel")
    #expect(run.status == 1)
    #expect(run.text.isEmpty)
    #expect(run.errors.contains("there is no view “0-1.detailTextLabel”"))
    #expect(run.errors.contains("hint: there are 0-1.textLabel, "))
  }

  @Test func variantsAreExplained() throws {
    #expect(try explain("0-0.textLabel", "--theme", "ios16").text.contains("iOS 16"))
  }

  @Test func oneViewIsAskedForWithACommaInJSON() throws {
    #expect(
      try explain("0,0.textLabel", "--format", "json").text
        == explain("0-0.textLabel", "--format", "json").text)
    #expect(try explain("0,0", "--format", "json").text.contains("\"address\": \"0-0\""))
  }

  @Test(arguments: [("explain", "--timeout"), ("inspect", "--timeout")])
  func layoutHasABudget(verb: String, option: String) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    let run = try CommandRun([verb, "a.yaml", option, "0.000000001"], in: folder.url)
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(
      run.errors.hasPrefix("a.yaml: error: laying out takes longer than 1e-09 seconds"), "\(run.errors)")
    #expect(try CommandRun([verb, "a.yaml", option, "60"], in: folder.url).status == 0)
    #expect(try CommandRun([verb, "a.yaml", option, "0"], in: folder.url).status == 64)
  }

  @Test func jsonHasTheTerms() throws {
    let run = try explain("0-0.detailTextLabel", "--format", "json")
    let table = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    let view = try #require((table["views"] as? [[String: Any]])?.first)
    #expect(view["address"] as? String == "0-0.detailTextLabel")
    let frame = try #require(view["frame"] as? [Double])
    let figures = try #require(view["figures"] as? [String: [String: Any]])
    let terms = try #require(figures["x"]?["terms"] as? [[String: Any]])
    #expect(figures["x"]?["points"] as? Double == frame[0])
    #expect(abs(terms.reduce(0) { $0 + ($1["points"] as? Double ?? 0) } - frame[0]) < 0.01)
    #expect(terms.contains { $0["rule"] as? String == "Value1" })
  }
}
