import TableInterfaceBuilder
import TableModel
import TableSources
import Testing

/// What Interface Builder says of the views of a cell's own.
struct ContentTests {
  @Test(arguments: [
    ("<switch on=\"YES\" enabled=\"NO\"/>", Control(.switch(isOn: true), isEnabled: false)),
    ("<slider minValue=\"10\" maxValue=\"20\" value=\"15\"/>", Control(.slider(value: 0.5))),
    ("<slider minValue=\"1\" maxValue=\"1\" value=\"5\"/>", Control(.slider(value: 0))),
    ("<stepper maximumValue=\"100\"/>", Control(.stepper(canDecrement: false, canIncrement: true))),
    ("<progressView progress=\"0.25\"/>", Control(.progressView(progress: 0.25))),
    (
      "<progressView progressViewStyle=\"bar\" progress=\"0.25\"/>",
      Control(.progressView(progress: 0.25, style: .bar))
    ),
    (
      "<activityIndicatorView animating=\"YES\"/>",
      Control(.activityIndicator(isAnimating: true, hidesWhenStopped: false))
    ),
    (
      "<activityIndicatorView style=\"whiteLarge\"/>",
      Control(
        .activityIndicator(isAnimating: false, hidesWhenStopped: false, style: .large), tintColor: .white)
    ),
    (
      "<activityIndicatorView style=\"whiteLarge\"><color key=\"color\" white=\"0.0\" alpha=\"1\"/></activityIndicatorView>",
      Control(
        .activityIndicator(isAnimating: false, hidesWhenStopped: false, style: .large), tintColor: .black)
    ),
    (
      "<activityIndicatorView style=\"gray\"/>",
      Control(.activityIndicator(isAnimating: false, hidesWhenStopped: false))
    ),
    ("<textField placeholder=\"Name\"/>", Control(.textField(text: "", placeholder: "Name"))),
    (
      """
      <textField text="12" textAlignment="right" borderStyle="roundedRect"><color key="textColor" red="1" green="0.0" blue="0.0"
      alpha="1"/><fontDescription key="fontDescription" type="boldSystem" pointSize="14"/></textField>
      """,
      Control(
        .textField(text: "12", placeholder: "", textAlignment: .right, borderStyle: .roundedRect),
        font: FontAttributes(size: 14, weight: .bold), textColor: Color(0xFF0000))
    ),
    (
      "<textField text=\"abc\"><textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/></textField>",
      Control(.textField(text: "•••", placeholder: ""))
    ),
    (
      "<button buttonType=\"system\"><state key=\"normal\" title=\"Go\"/></button>",
      Control(.button(title: "Go"))
    ),
    (
      """
      <button buttonType="roundedRect"><fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
      <state key="normal" title="Go"><color key="titleColor" white="0.0" alpha="1"/></state></button>
      """,
      Control(
        .button(title: "Go"), font: FontAttributes(size: 15, weight: .bold), textColor: .black)
    ),
    (
      """
      <segmentedControl selectedSegmentIndex="1"><segments><segment title="A"/><segment title="" image="b"/></segments>
      </segmentedControl>
      """,
      Control(.segmentedControl(titles: ["A", ""], selectedIndex: 1))
    ),
    (
      """
      <segmentedControl><segments><segment title="A" enabled="YES"/><segment title="B" enabled="NO"/></segments>
      </segmentedControl>
      """,
      Control(.segmentedControl(titles: ["A", "B"], selectedIndex: nil, disabledSegments: [1]))
    ),
    (
      "<segmentedControl selectedSegmentIndex=\"7\"><segments><segment title=\"A\"/></segments></segmentedControl>",
      Control(.segmentedControl(titles: ["A"], selectedIndex: nil))
    ),
    (
      """
      <segmentedControl selectedSegmentIndex="0" momentary="YES"><segments><segment title="A"/></segments></segmentedControl>
      """,
      Control(.segmentedControl(titles: ["A"], selectedIndex: nil))
    ),
  ])
  func controls(element: String, control: Control) {
    #expect(Storyboard.view(element)?.content == .control(control))
  }

  @Test("page controls show their pages")
  func pages() {
    let view = Storyboard.view(
      "<pageControl numberOfPages=\"3\" currentPage=\"1\"><color key=\"pageIndicatorTintColor\" red=\"1\" green=\"0\" "
        + "blue=\"0\" alpha=\"1\"/><color key=\"currentPageIndicatorTintColor\" red=\"0\" green=\"0\" blue=\"1\" "
        + "alpha=\"1\"/></pageControl>")
    let kind = Control.Kind.pageControl(numberOfPages: 3, currentPage: 1, pageTint: Color(0xFF0000))
    #expect(view?.content == .control(Control(kind, tintColor: Color(0x0000FF))))
  }

  @Test(
    "there are as many pages as a spec may have, and no single one where it hides",
    arguments: [
      ("numberOfPages=\"500\" currentPage=\"-1\"", 100), ("numberOfPages=\"1\"", 1),
      ("numberOfPages=\"1\" hidesForSinglePage=\"YES\"", 0),
    ])
  func numbersOfPages(attributes: String, count: Int) {
    let kind = Control.Kind.pageControl(numberOfPages: count, currentPage: 0, pageTint: nil)
    #expect(Storyboard.view("<pageControl \(attributes)/>")?.content == .control(Control(kind)))
  }

  @Test(arguments: [
    ("<mapView/>", "MKMapView"), ("<pickerView/>", "UIPickerView"), ("<collectionView/>", "UICollectionView"),
    ("<wkWebView/>", "WKWebView"), ("<view customClass=\"GraphView\"/>", "GraphView"),
    ("<pageControl customClass=\"Dots\"/>", "Dots"),
    (
      "<button buttonType=\"roundedRect\" customClass=\"Circle\"><state key=\"normal\"/></button>", "Circle"
    ),
  ])
  func whatCannotBeDrawnIsABoxWithItsClass(element: String, name: String) {
    #expect(Storyboard.view(element)?.content == .unknown(className: name))
  }

  @Test(arguments: SemanticContentAttribute.allCases)
  func directionsOfViews(_ attribute: SemanticContentAttribute) {
    let view = Storyboard.view("<view semanticContentAttribute=\"\(attribute.rawValue)\"/>")
    #expect(view?.semanticContentAttribute == attribute)
  }

  @Test(arguments: SemanticContentAttribute.allCases)
  func directionsOfTablesAndCells(_ attribute: SemanticContentAttribute) {
    let word = "semanticContentAttribute=\"\(attribute.rawValue)\""
    let document = Storyboard.document(
      "<prototypes><tableViewCell id=\"c\" \(word)/></prototypes>", table: word)
    let table = Storyboard.load(document).document?.screens.first?.tableViews.first
    #expect(table?.semanticContentAttribute == attribute)
    #expect(table?.sections.first?.rows.first?.semanticContentAttribute == attribute)
  }

  @Test func viewsOfUnknownDirectionsAreTold() throws {
    let cell = """
      <tableViewCell id="c"><tableViewCellContentView key="contentView" semanticContentAttribute="spatial">
      <subviews><view id="v" semanticContentAttribute="upwards"/></subviews></tableViewCellContentView>
      </tableViewCell>
      """
    let result = Storyboard.load(Storyboard.document("<prototypes>\(cell)</prototypes>"))
    let row = result.document?.screens.first?.tableViews.first?.sections.first?.rows.first
    #expect(row?.contentView?.semanticContentAttribute == .spatial)
    #expect(row?.contentView?.subviews.map(\.semanticContentAttribute) == [.unspecified])
    #expect(result.diagnostics.map(\.message).contains { $0.contains("“semanticContentAttribute”") })
  }

  @Test func aPlainViewWithItsOwnViews() throws {
    let view = try #require(
      Storyboard.view(
        """
        <view clipsSubviews="YES" alpha="0.5"><rect key="frame" x="1" y="2" width="30" height="40"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
        <color key="backgroundColor" red="0.0" green="0.0" blue="1" alpha="1" colorSpace="calibratedRGB"/>
        <subviews><label text="Seen"/><label text="Hidden" hidden="YES"/></subviews>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
        <integer key="value" value="8"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
        """
      )
    )
    #expect(view.frame == Rect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
    #expect(view.backgroundColor == Color(0x0000FF))
    #expect(view.content == .none)
    #expect(view.clipsToBounds)
    #expect(view.alpha == 0.5)
    #expect(view.cornerRadius == 8)
    #expect(view.subviews.map(\.content) == [.label(Label(text: "Seen"))])
  }

  @Test func stackViewsShowTheirViewsByTheirFrames() {
    let view = Storyboard.view(
      "<stackView><subviews><label text=\"A\"><rect key=\"frame\" x=\"9\" width=\"5\" height=\"5\"/></label></subviews></stackView>"
    )
    #expect(view?.content == ViewContent.none)
    #expect(view?.subviews.first?.frame?.minX == 9)
  }

  /// Xcode 12 and later write pictures as elements where more is said of them.
  @Test(arguments: [
    "<imageView image=\"a\"/>",
    "<imageView><imageReference key=\"image\" image=\"a\" symbolScale=\"large\"/></imageView>",
    "<button><state key=\"normal\"><imageReference key=\"image\" image=\"a\"/></state></button>",
  ])
  func picturesMayBeElements(_ element: String) throws {
    let view = Storyboard.view(element, resources: "<image name=\"a\" width=\"9\" height=\"7\"/>")
    guard case .image(let imageView)? = (view?.subviews.first ?? view)?.content else {
      return #expect(Bool(false), "there is no picture")
    }
    #expect(imageView.image.size == Size(width: 9, height: 7))
  }

  /// In rows of standard styles symbols have the look’s proportions, by which texts are placed; missing ones the document’s.
  @Test(arguments: [("info.circle", true), ("no.such.symbol", false)])
  func symbolsOfStandardRowsHaveTheirOwnProportions(name: String, isOwn: Bool) throws {
    let symbols = try ["40", "100"].map { height in
      let row = """
        <prototypes><tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l" imageView="i" id="c">
        <tableViewCellContentView key="contentView"><subviews><label id="l" text="A"/>
        <imageView id="i" image="\(name)" catalog="system"/></subviews></tableViewCellContentView></tableViewCell></prototypes>
        """
      let resources = "<image name=\"\(name)\" catalog=\"system\" width=\"128\" height=\"\(height)\"/>"
      let document = Storyboard.document(row, resources: resources, tools: "22505")
      let table = try #require(Storyboard.load(document).document?.screens.first?.tableViews.first)
      return try #require(table.sections.first?.rows.first?.imageView?.image.symbol)
    }
    #expect(symbols[0].isMissing == !isOwn)
    #expect((symbols[0].size == symbols[1].size) == isOwn)
  }

  @Test func picturesOfSegmentsLieOverThem() {
    let view = Storyboard.view(
      """
      <segmentedControl><rect key="frame" width="90" height="29"/><segments><segment title="A"/><segment title="" image="plus"/>
      <segment title="" image="unknown"/></segments></segmentedControl>
      """,
      resources: "<image name=\"plus\" width=\"10\" height=\"10\"/>"
    )
    #expect(view?.subviews.map(\.frame) == [Rect(x: 30, y: 0, width: 30, height: 29)])
  }

  @Test func theBackgroundOfGroupedRowsIsTheThemesOwn() {
    let view = Storyboard.view(
      "<label text=\"A\"><color key=\"backgroundColor\" cocoaTouchSystemColor=\"tableCellGroupedBackgroundColor\"/></label>"
    )
    #expect(view != nil && view?.backgroundColor == nil)
  }

  @Test func theTextOfATextViewIsAsWideAsThereIsRoom() {
    let view = Storyboard.view(
      "<textView text=\"Notes\" textAlignment=\"center\"><rect key=\"frame\" width=\"100\" height=\"80\"/></textView>"
    )
    let text = view?.subviews.first?.subviews.first
    #expect(text?.autoresizingMask == .flexibleWidth)
    #expect(text?.content == .label(Label(text: "Notes", textAlignment: .center, numberOfLines: 0)))
  }

  @Test func theTextOfATextViewBeginsAtItsTop() {
    let view = Storyboard.view(
      "<textView text=\"Notes\"><rect key=\"frame\" width=\"100\" height=\"80\"/></textView>")
    let inner = view?.subviews.first
    #expect(inner?.frame == Rect(x: 5, y: 8, width: 90, height: 64))
    #expect(view?.clipsToBounds == true && inner?.clipsToBounds == false)
    #expect(inner?.subviews.first?.frame == nil)
    #expect(inner?.subviews.first?.content == .label(Label(text: "Notes", numberOfLines: 0)))
  }

  @Test func aSearchBar() {
    let view = Storyboard.view("<searchBar placeholder=\"Find\" showsCancelButton=\"YES\"/>")
    #expect(view?.content == .searchBar(SearchBar(placeholder: "Find", showsCancelButton: true)))
  }

  /// A screen with a clear table at (10, 20) over a box that begins at (20, 50), in a red view.
  private func screen(
    table color: String, hides: Bool = false, alpha: Double = 1, system: String = ""
  ) -> TableView? {
    Storyboard.load(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"><scenes>
      <scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController"><view key="view" id="v">
      <rect key="frame" width="375" height="667"/><subviews>
      <view id="back" \(hides ? "hidden=\"YES\"" : "")><rect key="frame" x="20" y="50" width="200" height="100"/>
      <color key="backgroundColor" red="0" green="0" blue="1" alpha="1"/></view>
      <view id="below"><rect key="frame" x="0" y="600" width="375" height="60"/></view>
      <tableView id="t"><rect key="frame" x="10" y="20" width="300" height="400"/>\(color)</tableView>
      <view id="front"><rect key="frame" x="0" y="60" width="375" height="60"/></view></subviews>
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="\(alpha)" \(system)/></view></viewController>
      </objects></scene></scenes></document>
      """
    ).document?.screens.first?.tableViews.first
  }

  @Test func aClearTableShowsWhatLiesBehindIt() throws {
    let clear = "<color key=\"backgroundColor\" white=\"0\" alpha=\"0\"/>"
    let table = try #require(screen(table: clear))
    #expect(table.backgroundColor == Color(0xFF0000))
    let behind = try #require(table.backgroundView)
    #expect(behind.clipsToBounds && behind.frame == Rect(x: 0, y: 0, width: 300, height: 400))
    #expect(behind.subviews.map(\.id) == ["back"])
    #expect(behind.subviews.first?.frame == Rect(x: 10, y: 30, width: 200, height: 100))
    #expect(screen(table: clear, hides: true)?.backgroundView == nil)
    #expect(screen(table: clear, hides: true)?.backgroundColor == Color(0xFF0000))
    // A screen that lies over another lets it shine through, and still has its own colour.
    #expect(screen(table: clear, hides: true, alpha: 0.8)?.backgroundColor == Color(0xFF0000, alpha: 0.8))
    #expect(screen(table: clear, hides: true, alpha: 0)?.backgroundColor?.alpha == 0)
    let veil = "<color key=\"backgroundColor\" white=\"0\" alpha=\"0.5\"/>"
    #expect(screen(table: veil, hides: true)?.backgroundColor?.hex == 0x7F0000)
    let opaque = screen(table: "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>")
    #expect(opaque?.backgroundView == nil && opaque?.backgroundColor == Color(white: 1))
    #expect(screen(table: "")?.backgroundColor == nil)
  }

  /// Looks know colours of the system by their names, so there is no mix: the one that covers more than half is opaque.
  @Test(arguments: [
    (0.8, Color.black), (0.3, Color(.systemBackground, else: .white)),
  ])
  func aVeilOverAColorOfTheSystem(alpha: Double, seen: Color) throws {
    let veil = "<color key=\"backgroundColor\" white=\"0\" alpha=\"\(alpha)\"/>"
    let table = try #require(
      screen(table: veil, hides: true, system: "systemColor=\"systemBackgroundColor\""))
    #expect(table.backgroundColor == seen)
  }
}
