import TableInterfaceBuilder
import TableLayout
import TableModel
import TableRendering
import Testing

/// The margins of tables that are narrower or wider than the phone that their document is for.
struct PhoneMarginTests {
  /// A document with a table of a size, whose one label begins at the margin of its row.
  private static func document(tools: String, device: String, _ size: Size) -> String {
    Storyboard.document(
      """
      <prototypes><tableViewCell id="cell" rowHeight="60">
      <rect key="frame" x="0" y="0" width="\(size.width)" height="60"/>
      <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" id="content">
      <rect key="frame" x="0" y="0" width="\(size.width)" height="60"/><subviews>
      <label text="A" id="label" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
      <constraint firstItem="label" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin"/>
      <constraint firstItem="label" firstAttribute="centerY" secondItem="content" secondAttribute="centerY"/>
      </constraints></tableViewCellContentView></tableViewCell></prototypes>
      """, tools: tools, extra: "<device id=\"\(device)\" orientation=\"portrait\"/>"
    ).replacing(
      "width=\"320\" height=\"568\"", with: "width=\"\(size.width)\" height=\"\(size.height)\"")
  }

  private func margin(_ text: String, as variant: Variant = Variant()) throws -> Double? {
    let screen = try #require(Storyboard.load(text).document?.screens.first)
    return try Renderer().scene(of: screen, as: variant).root.frame(of: "label")?.minX
  }

  @Test(
    "a table has the margins of its phone, whatever part of the screen it is",
    arguments: [
      ("17506", "retina6_1", 375.0, 714.0, 20.0), ("17506", "retina6_1", 320, 714, 16),
      ("20037", "retina6_1", 600, 600, 20), ("13771", "retina4_7", 600, 600, 20),
      ("23504", "retina4_0", 375, 667, 16), ("32700", "retina4_7", 667, 375, 16),
      ("19455", "retina5_5", 736, 414, 20), ("17506", "ipad9_7", 375, 714, 16),
      ("23504", "retina6_0", 390, 844, 20), ("24127", "retina6_0", 390, 844, 16),
      ("24127", "retina6_12", 393, 852, 20), ("24412", "retina6_0", 844, 390, 16),
    ])
  func margins(tools: String, device: String, width: Double, height: Double, margin: Double) throws {
    let document = Self.document(tools: tools, device: device, Size(width: width, height: height))
    #expect(try self.margin(document) == margin)
  }

  @Test("on another device it has the margins of that one", arguments: [("iphonex", 16.0), ("iphone11", 20)])
  func otherDevice(device: String, margin: Double) throws {
    let document = Self.document(tools: "17506", device: "retina6_1", Size(width: 375, height: 714))
    #expect(try self.margin(document, as: Variant(device: device)) == margin)
  }

  @Test("a row that stands by itself leaves its accessory the room of its phone since Xcode 11")
  func loneRows() throws {
    for (tools, device, end) in [
      ("19529", "retina6_1", 322.5), ("14490", "retina6_1", 317), ("14490", "retina4_7", 317),
      ("19529", "retina4_7", 326.5),
    ] {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)"
          useAutolayout="YES"><device id="\(device)" orientation="portrait"/><objects>
        <tableViewCell id="cell" accessoryType="disclosureIndicator"><rect key="frame" width="351" height="90"/>
        <tableViewCellContentView key="contentView" id="content"><rect key="frame" width="322.5" height="90"/>
        <subviews><label id="label" text="A"><rect key="frame" width="20" height="20"/></label></subviews>
        </tableViewCellContentView></tableViewCell></objects></document>
        """
      let screen = try #require(Storyboard.load(text, name: "Cell.xib").document?.screens.first)
      let width = try Renderer().scene(of: screen).root.frame(of: "content")?.width
      #expect(abs((width ?? 0) - end) < 1.5, "\(tools), \(device): \(width ?? 0)")
    }
  }
}
