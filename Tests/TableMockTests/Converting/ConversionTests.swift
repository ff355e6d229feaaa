import Foundation
import TableMock
import Testing

/// A spec that was made of an Interface Builder document gives the picture that the document gives.
@Suite struct ConversionTests {
  /// What documents say of rows that are not edited now, or of labels that are as wide as their text, specs are told of.
  private static let withoutEffect = [
    "“showsReorderControl” shows nothing", "“textAlignment” has no effect",
  ]

  /// The pictures of all tables of a document, and of the specs that it is converted to.
  private static func pictures(
    of bytes: [UInt8], in folder: FilePath = ".", as variants: [Variant] = [Variant()]
  ) throws -> (direct: [[UInt8]], converted: [[UInt8]], specs: [String]) {
    let renderer = try Renderer()
    let document = try #require(renderer.load(bytes, named: "Main.storyboard", folder: folder).document)
    let specs = document.screens.map { screen in
      SpecWriter(folder: folder).text(of: Document(screens: [renderer.tidied(screen, folder: folder)]))
    }
    let converted = try specs.map { spec in
      let result = renderer.load(Array(spec.utf8), named: "Main.yaml", folder: folder)
      let told = result.diagnostics.filter { finding in
        !Self.withoutEffect.contains { finding.message.hasPrefix($0) }
      }
      #expect(told.isEmpty, "\(spec)\n\(told)")
      return try #require(result.document?.screens.first)
    }
    let png = { (screens: [Screen]) in
      try screens.flatMap { screen in
        try variants.map { try renderer.picture(of: renderer.scene(of: screen, as: $0), as: .png) }
      }
    }
    return (try png(document.screens), try png(converted), specs)
  }

  /// What a converted screen may be asked for beside what its document shows.
  private static let otherWays = [
    Variant(), Variant(contentSizeCategory: .extraSmall), Variant(contentSizeCategory: .extraLarge),
    Variant(contentSizeCategory: .accessibilityExtraLarge), Variant(language: "pseudo-rtl"),
    Variant(appearance: .dark), Variant(device: "ipad"), Variant(orientation: .landscape),
  ]

  private static let documents = Repository.files(in: Repository.fixtures, endings: ["storyboard", "xib"])

  @Test(arguments: documents) func fixtures(_ name: String) throws {
    let file = Repository.fixtures.appendingPathComponent(name)
    let pictures = try Self.pictures(of: [UInt8](try Data(contentsOf: file)), as: Self.otherWays)
    #expect(!pictures.direct.isEmpty)
    #expect(pictures.direct == pictures.converted, "\(pictures.specs)")
  }

  /// A view in a row whose margins are at least those of the row, however narrow its own are.
  @Test(arguments: ["", "<edgeInsets key=\"layoutMargins\" top=\"0\" left=\"4\" bottom=\"0\" right=\"40\"/>"])
  func viewsKeepTheMarginsOfTheirSuperview(own: String) throws {
    let edges = ["leading", "trailing", "top", "bottom"]
    let constraints = { (view: String, container: String, attribute: (String) -> String) in
      edges.map { edge in
        """
        <constraint firstItem="\(view)" firstAttribute="\(edge)" secondItem="\(container)" \
        secondAttribute="\(attribute(edge))" id="\(view)-\(edge)"/>
        """
      }.joined()
    }
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
      <objects><tableViewCell id="cell"><rect key="frame" width="320" height="80"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" width="320" height="80"/><subviews>
      <view id="box" preservesSuperviewLayoutMargins="YES" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" width="320" height="80"/><subviews>
      <label id="label" text="Text" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" width="320" height="80"/></label></subviews>\(own)
      <constraints>\(constraints("label", "box") { $0 + "Margin" })</constraints></view></subviews>
      <constraints>\(constraints("box", "content") { $0 })</constraints></tableViewCellContentView></tableViewCell>
      </objects></document>
      """
    let pictures = try Self.pictures(of: Array(document.utf8), as: Self.otherWays)
    #expect(pictures.direct == pictures.converted, "\(pictures.specs)")
    #expect(pictures.specs.allSatisfy { $0.contains("preservesSuperviewLayoutMargins: true") })
  }

  /// Finding the fewest words of a screen takes hundreds of layouts, which nobody would wait for where one takes seconds.
  @Test(arguments: [(1, nil), (80, Size(width: 320, height: 480))]) func giantScreensKeepTheirWords(
    _ count: Int, _ size: Size?
  ) throws {
    let letters = String(repeating: "word ", count: 1_800)
    let labels = (0..<count).map { number in
      """
      <label text="\(letters)" id="l\(number)"><rect key="frame" x="0" y="0" width="300" height="20"/></label>
      """
    }
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="8191">
      <scenes><scene sceneID="s"><objects><tableViewController id="c"><tableView key="view" id="t">
      <rect key="frame" x="0" y="0" width="320" height="480"/><prototypes><tableViewCell id="e">
      <rect key="frame" x="0" y="0" width="320" height="44"/><tableViewCellContentView key="contentView" id="v">
      <rect key="frame" x="0" y="0" width="320" height="44"/><subviews>\(labels.joined())</subviews>
      </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController></objects></scene>
      </scenes></document>
      """
    let renderer = try Renderer()
    let loaded = renderer.load(Array(document.utf8), named: "Main.storyboard", folder: ".").document
    let screen = try #require(loaded?.screens.first)
    #expect(screen.size == Size(width: 320, height: 480))
    #expect(renderer.tidied(screen, folder: ".").size == size)
  }

  /// A narrow phone and wider ones, a tablet, and the document's own canvas.
  @Test(arguments: ["iphone5", "iphone6", "iphone14promax", "ipad", nil] as [String?])
  func constraintsPlaceViewsAtEveryWidth(_ device: String?) throws {
    let file = Repository.fixtures.appendingPathComponent("interface-builder/mailbox.storyboard")
    let pictures = try Self.pictures(
      of: [UInt8](try Data(contentsOf: file)), as: [Variant(device: device)])
    let spec = try #require(pictures.specs.first)
    #expect(pictures.direct == pictures.converted, "\(spec)")
    #expect(spec.contains("label1.leading == view1.trailing + 8"), "\(spec)")
    #expect(!spec.contains("msg-"), "\(spec)")
  }

  /// Two views of a stack may share what is left as they like: where they were stored is all that tells.
  @Test(
    "rows that constraints leave open look the same as specs",
    arguments: ["iphone5", "iphone6", "iphone14promax", "ipad"])
  func openRows(_ device: String) throws {
    let view = { (id: String, width: Int) in
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" width="\(width)" height="44"/>
      <color key="backgroundColor" red="\(width == 100 ? 1 : 0)" green="0" blue="0" alpha="1"/></view>
      """
    }
    let row = """
      <tableViewCell id="c"><tableViewCellContentView key="contentView" id="k"><rect key="frame" width="320" height="44"/>
      <subviews><stackView id="st" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" width="320" height="44"/>
      <subviews>\(view("a", 100))\(view("b", 220))</subviews></stackView></subviews><constraints>
      <constraint firstItem="st" firstAttribute="leading" secondItem="k" secondAttribute="leading" id="1"/>
      <constraint firstItem="st" firstAttribute="top" secondItem="k" secondAttribute="top" id="2"/>
      <constraint firstAttribute="trailing" secondItem="st" secondAttribute="trailing" id="3"/>
      <constraint firstAttribute="bottom" secondItem="st" secondAttribute="bottom" id="4"/>
      </constraints></tableViewCellContentView></tableViewCell>
      """
    let bytes = Array(ConversionFeature("open row", rows: row).document(tools: "14868").utf8)
    let pictures = try Self.pictures(of: bytes, as: [Variant(device: device)])
    #expect(pictures.direct == pictures.converted, "\(pictures.specs)")
  }

  /// What is in a scroll view may be larger than it, at every width.
  @Test func scrollViews() throws {
    let row = """
      <tableViewCell id="c"><tableViewCellContentView key="contentView" id="k"><rect key="frame" width="320" height="44"/>
      <subviews><scrollView id="s" clipsSubviews="YES" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" width="200" height="44"/><color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/>
      <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="8" width="400" height="44"/>
      <color key="backgroundColor" red="0" green="0" blue="1" alpha="1"/></view></subviews><constraints>
      <constraint firstItem="v" firstAttribute="leading" secondItem="s" secondAttribute="leading" constant="8" id="1"/>
      <constraint firstAttribute="trailing" secondItem="v" secondAttribute="trailing" constant="8" id="2"/>
      <constraint firstItem="v" firstAttribute="top" secondItem="s" secondAttribute="top" id="3"/>
      <constraint firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="4"/>
      <constraint firstItem="v" firstAttribute="height" secondItem="s" secondAttribute="height" id="5"/>
      <constraint firstItem="v" firstAttribute="width" constant="400" id="6"/>
      </constraints></scrollView></subviews><constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="k" secondAttribute="leading" constant="20" id="7"/>
      <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" constant="100" id="8"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="k" secondAttribute="top" id="9"/>
      <constraint firstAttribute="bottom" secondItem="s" secondAttribute="bottom" id="10"/>
      </constraints></tableViewCellContentView></tableViewCell>
      """
    let bytes = Array(ConversionFeature("scroll view", rows: row).document(tools: "14868").utf8)
    let pictures = try Self.pictures(of: bytes, as: Self.otherWays)
    #expect(pictures.direct == pictures.converted, "\(pictures.specs)")
    #expect(pictures.specs.first?.contains("scrollView: true") == true, "\(pictures.specs)")
  }

  @Test("a document that is drawn for a device has the scale of that device, as its spec has")
  func scalesOfOtherDevices() throws {
    let renderer = try Renderer()
    let file = Repository.fixtures.appendingPathComponent("interface-builder/mailbox.storyboard")
    let bytes = [UInt8](try Data(contentsOf: file))
    let screen = try #require(
      renderer.load(bytes, named: "Main.storyboard", folder: ".").document?.screens.first)
    for (device, scale) in [("ipad", 1.0), ("iphone5", 2), ("iphone14promax", 3)] {
      #expect(try renderer.scene(of: screen, as: Variant(device: device)).scale == scale)
    }
    #expect(try renderer.scene(of: screen, as: Variant(device: "ipad", scale: 3)).scale == 3)
  }

  @Test(arguments: ConversionFeature.all) func features(_ feature: ConversionFeature) throws {
    for tools in ["2844", "6254", "24127"] {
      let pictures = try Self.pictures(of: Array(feature.document(tools: tools).utf8), as: Self.otherWays)
      #expect(pictures.direct == pictures.converted, "\(tools): \(pictures.specs)")
    }
  }

  /// Without its marks a feature gives another picture, so that the comparison is one.
  @Test(arguments: ConversionFeature.all) func featuresAreSeen(_ feature: ConversionFeature) throws {
    let empty = ConversionFeature("nothing", rows: "").document(tools: "4514")
    let pictures = try [feature.document(tools: "4514"), empty].map {
      try Self.pictures(of: Array($0.utf8)).converted
    }
    #expect(pictures[0] != pictures[1])
  }

  @Test(arguments: [
    (
      """
      <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="a" detailTextLabel="b" selectionStyle="blue" indentationWidth="10"
       accessoryType="disclosureIndicator" id="c"><view key="contentView"><subviews><label text="Wi-Fi" id="a"><fontDescription
       key="fontDescription" type="system" pointSize="17"/><color key="textColor" cocoaTouchSystemColor="darkTextColor"/></label>
      <label text="Home" id="b"/></subviews></view></tableViewCell>
      """,
      """
      - style: value1
            textLabel: {text: Wi-Fi, font: 17}
            detailTextLabel: Home
            accessoryType: disclosureIndicator
      """
    ),
    (
      """
      <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="a" id="c" reuseIdentifier="Cell"><view key="contentView">
      <subviews><label text="Wi-Fi" textAlignment="left" id="a"/></subviews></view></tableViewCell>
      """,
      "rows: [Wi-Fi]"
    ),
    (
      """
      <tableViewCell id="c" selectionStyle="none"><view key="contentView"><rect key="frame" width="320" height="43"/><subviews>
      <switch on="YES" id="s"><rect key="frame" x="200.33333333333334" y="8" width="79" height="27"/></switch></subviews></view>
      </tableViewCell>
      """,
      "- {selectionStyle: none, contentView: [{frame: [200.333, 8, 79, 27], switch: on}]}"
    ),
  ])
  func specsAreWhatAPersonWouldWrite(_ row: String, _ line: String) throws {
    let spec = try #require(
      Self.pictures(of: Array(ConversionFeature("row", rows: row).document(tools: "6254").utf8)).specs.first)
    #expect(spec.contains(line + "\n"), "\(spec)")
    #expect(!spec.contains("rowHeight"))
  }

  @Test func theDeviceStandsForItsSizeAndScale() throws {
    let text = ConversionFeature("device", rows: "").document(tools: "7706")
      .replacingOccurrences(of: "width=\"320\" height=\"480\"", with: "width=\"375\" height=\"667\"")
    let spec = try #require(Self.pictures(of: Array(text.utf8)).specs.first)
    #expect(spec.contains("tableView"))
    #expect(!spec.contains("size"))
  }

  /// A canvas that is no device's own, at three pixels a point: the document's phone says that, and its margins.
  @Test func theDeviceOfADocumentStandsForItsScale() throws {
    let text = ConversionFeature("scale", rows: "").document(tools: "21507")
      .replacingOccurrences(of: "width=\"320\" height=\"480\"", with: "width=\"390\" height=\"700\"")
      .replacingOccurrences(
        of: "<scenes>", with: "<device id=\"retina6_12\" orientation=\"portrait\"/><scenes>")
    let ways = [Variant(), Variant(device: "iphone5"), Variant(device: "ipad")]
    let pictures = try Self.pictures(of: Array(text.utf8), as: ways)
    #expect(pictures.direct == pictures.converted)
    let spec = try #require(pictures.specs.first)
    #expect(spec.contains("device: iphone15\n"), "\(spec)")
    #expect(!spec.contains("scale"), "\(spec)")
  }

  @Test func aSpecStaysAsItIs() throws {
    let renderer = try Renderer()
    let text = "tableView: {rows: [{textLabel: {text: A, textAlignment: natural}, id: mine}]}"
    let screen = try #require(
      renderer.load(Array(text.utf8), named: "a.yaml", folder: ".").document?.screens.first)
    #expect(renderer.tidied(screen, folder: ".") == screen)
  }
}
