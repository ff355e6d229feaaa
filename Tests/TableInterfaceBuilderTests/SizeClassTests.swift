import TableInterfaceBuilder
import TableLayout
import TableModel
import TableRendering
import TableSources
import Testing

/// What documents say of screens of some room, on the screens that are drawn.
struct SizeClassTests {
  /// A row with a label that is placed, written and there otherwise on screens of some room.
  private static func document(device: String = "retina4_7", orientation: String = "portrait") -> String {
    let font = { (size: Int) in
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
    }
    let cell = """
      <tableViewCell id="cell" rowHeight="60"><tableViewCellContentView key="contentView" id="content"><subviews>
      <label id="label" text="A" translatesAutoresizingMaskIntoConstraints="NO">\(font(17))
      <variation key="heightClass=regular-widthClass=compact">\(font(13))</variation>
      <variation key="heightClass=compact">\(font(11))</variation>
      <variation key="heightClass=regular-widthClass=regular">\(font(30))</variation></label>
      <view id="wide" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
      <constraint firstItem="label" firstAttribute="leading" secondItem="content" secondAttribute="leading"
       constant="16" id="k1"><variation key="heightClass=regular-widthClass=compact" constant="80"/>
      <variation key="widthClass=compact" constant="50"/></constraint>
      <constraint firstItem="label" firstAttribute="top" secondItem="content" secondAttribute="top" id="k2"/>
      <constraint firstItem="wide" firstAttribute="leading" secondItem="label" secondAttribute="trailing" id="k3"/>
      <constraint firstItem="wide" firstAttribute="top" secondItem="label" secondAttribute="top" id="k4"/>
      <constraint firstItem="wide" firstAttribute="width" constant="10" id="k5"/>
      <constraint firstItem="wide" firstAttribute="height" constant="10" id="k6"/></constraints>
      <variation key="default"><mask key="subviews"><exclude reference="wide"/></mask></variation>
      <variation key="heightClass=regular-widthClass=regular"><mask key="subviews"><include reference="wide"/></mask>
      </variation></tableViewCellContentView></tableViewCell>
      """
    return Storyboard.document(
      "<prototypes>\(cell)</prototypes>", tools: "14490",
      extra: "<device id=\"\(device)\" orientation=\"\(orientation)\"/>")
  }

  private func check(
    _ document: String, _ variant: Variant, size: Double, x: Double, isWide: Bool
  ) throws {
    let result = Storyboard.load(document)
    #expect(result.diagnostics.isEmpty)
    let screen = try #require(try result.screens(as: variant).first)
    let scene = try Renderer().scene(of: screen, as: variant)
    let label = try #require(scene.root.child(of: "label"))
    #expect(label.label?.font.size == size)
    #expect(label.frame.minX == x)
    #expect((scene.root.child(of: "wide") != nil) == isWide)
  }

  @Test(
    "the document's own device counts",
    arguments: [
      ("retina4_7", "portrait", 13.0, 80.0, false), ("retina4_7", "landscape", 11, 50, false),
      ("retina6_5", "landscape", 11, 16, false), ("ipad9_7", "portrait", 30, 16, true),
    ])
  func ownDevice(device: String, orientation: String, size: Double, x: Double, isWide: Bool) throws {
    try check(
      Self.document(device: device, orientation: orientation), Variant(), size: size, x: x, isWide: isWide)
  }

  @Test(
    "the device that is drawn counts before it",
    arguments: [
      (Variant(device: "iphone6"), 13.0, 80.0, false), (Variant(device: "ipad"), 30, 16, true),
      (Variant(device: "iphone6", orientation: .landscape), 11, 50, false),
      (Variant(device: "iphonexsmax", orientation: .landscape), 11, 16, false),
    ])
  func drawnDevice(variant: Variant, size: Double, x: Double, isWide: Bool) throws {
    try check(Self.document(), variant, size: size, x: x, isWide: isWide)
    try check(Self.document(device: "ipad9_7"), variant, size: size, x: x, isWide: isWide)
  }
}

extension SceneNode {
  /// The view of an identifier.
  fileprivate func child(of id: String) -> SceneNode? {
    self.id == id ? self : children.lazy.compactMap { $0.child(of: id) }.first
  }
}
