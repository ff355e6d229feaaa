import Foundation
import TableModel
import Testing

/// What documents tell of the bars around their tables.
struct BarTests {
  /// Two tabs; in the first a list that pushes a detail, in the second a table by itself.
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14868">
    <device id="retina4_7" orientation="portrait" appearance="light"/><scenes>
    <scene sceneID="s1"><objects><tabBarController id="tabs" sceneMemberID="viewController">
    <tabBar key="tabBar" barStyle="black"/><connections>
    <segue destination="nav" kind="relationship" relationship="viewControllers" id="g1"/>
    <segue destination="alone" kind="relationship" relationship="viewControllers" id="g2"/>
    </connections></tabBarController></objects></scene>
    <scene sceneID="s2"><objects>
    <navigationController id="nav" toolbarHidden="NO" sceneMemberID="viewController">
    <tabBarItem key="tabBarItem" title="Lists" badgeValue="3"/>
    <navigationBar key="navigationBar" largeTitles="YES"/><connections>
    <segue destination="list" kind="relationship" relationship="rootViewController" id="g3"/>
    </connections></navigationController></objects></scene>
    <scene sceneID="s3"><objects><tableViewController id="list" sceneMemberID="viewController">
    <tableView key="view" id="t1"><rect key="frame" width="375" height="667"/><prototypes>
    <tableViewCell id="c1"><connections><segue destination="detail" kind="show" id="g4"/></connections>
    </tableViewCell></prototypes></tableView><toolbarItems>
    <barButtonItem systemItem="flexibleSpace" id="b1"/><barButtonItem title="Sort" id="b2"/></toolbarItems>
    <navigationItem key="navigationItem" title="Lists" prompt="All of them">
    <barButtonItem key="leftBarButtonItem" systemItem="edit" id="b3"/><rightBarButtonItems>
    <barButtonItem systemItem="add" id="b4"/><barButtonItem enabled="NO" style="done" title="Save" id="b5"/>
    </rightBarButtonItems></navigationItem></tableViewController></objects></scene>
    <scene sceneID="s4"><objects>
    <tableViewController id="detail" hidesBottomBarWhenPushed="YES" sceneMemberID="viewController">
    <tableView key="view" id="t2"><rect key="frame" width="375" height="667"/></tableView>
    <navigationItem key="navigationItem" title="Detail" largeTitleDisplayMode="never"/><connections>
    <segue destination="list" kind="show" id="g5"/></connections></tableViewController></objects></scene>
    <scene sceneID="s5"><objects><tableViewController id="alone" title="Alone" sceneMemberID="viewController">
    <tableView key="view" id="t3"/></tableViewController></objects></scene>
    </scenes></document>
    """

  private func bars(_ number: Int) throws -> ScreenBars {
    let screens = try #require(Storyboard.load(BarTests.document).document).screens
    return try #require(screens[number].bars)
  }

  @Test func theFirstOfAStackHasNoWayBack() throws {
    let bars = try bars(0)
    let bar = try #require(bars.navigationBar)
    #expect((bar.title, bar.prompt, bar.backButtonTitle) == ("Lists", "All of them", nil))
    #expect(bar.prefersLargeTitles)
    #expect(bar.leftBarButtonItems.map(\.content) == [.system(.edit)])
    #expect(bar.rightBarButtonItems.map(\.content) == [.system(.add), .title("Save")])
    #expect(bar.rightBarButtonItems.map(\.isEnabled) == [true, false])
    #expect(bar.rightBarButtonItems.last?.style == .done)
    #expect(bars.toolbar?.items.map(\.content) == [.system(.flexibleSpace), .title("Sort")])
    #expect(bars.device == "iphone6")
  }

  @Test func whatIsPushedLeadsBackAndMayHideTheTabs() throws {
    let bars = try bars(1)
    #expect(bars.navigationBar?.backButtonTitle == "Lists")
    #expect(bars.navigationBar?.prefersLargeTitles == false)
    #expect(bars.tabBar == nil)
  }

  @Test(arguments: [
    ("<switch key=\"customView\" on=\"YES\" id=\"v\"/>", Control.Kind.switch(isOn: true)),
    (
      "<progressView key=\"customView\" progress=\"0.5\" id=\"v\"/>", Control.Kind.progressView(progress: 0.5)
    ),
  ])
  func otherViewsThanButtonsStandInItems(element: String, kind: Control.Kind) throws {
    let text = BarTests.document.replacing(
      "<barButtonItem systemItem=\"add\" id=\"b4\"/>",
      with: "<barButtonItem id=\"b4\">\(element)</barButtonItem>")
    let bars = try #require(Storyboard.load(text).document?.screens.first?.bars)
    guard case .view(let view) = bars.navigationBar?.rightBarButtonItems.first?.content,
      case .control(let control) = view.content
    else {
      Issue.record("there is no control")
      return
    }
    #expect(control.kind == kind)
  }

  @Test func tabsAreThoseOfTheirControllers() throws {
    let (first, second) = (try #require(try bars(0).tabBar), try #require(try bars(2).tabBar))
    #expect(first.items.map(\.title) == ["Lists", "Alone"])
    #expect(first.items.map(\.badgeValue) == ["3", nil])
    #expect((first.selectedIndex, second.selectedIndex) == (0, 1))
    #expect(first.barStyle == .black)
    #expect(try bars(2).navigationBar == nil)
  }

  @Test(
    "a sheet, which Xcode shows lower than the screen, has no status bar",
    arguments: [
      ("22505", 886.0, false), ("22505", 896, true), ("22505", 800, true), ("14113", 886, true),
    ])
  func sheets(tools: String, height: Double, hasStatusBar: Bool) throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)">
      <device id="retina6_1"/><scenes><scene sceneID="s"><objects>
      <viewController id="vc" sceneMemberID="viewController">
      <view key="view"><rect key="frame" x="0.0" y="0.0" width="414" height="\(height)"/><subviews>
      <tableView id="t"><rect key="frame" x="0.0" y="100" width="414" height="600"/></tableView></subviews></view>
      </viewController></objects></scene></scenes></document>
      """
    let bars = try #require(Storyboard.load(document).document?.screens.first?.bars)
    #expect((bars.statusBar != nil) == hasStatusBar)
  }

  @Test func aPictureHasThemWhereItIsAskedTo() throws {
    let screen = try #require(Storyboard.load(BarTests.document).document).screens[0]
    #expect(Variant().applied(to: screen).isBareTable)
    let shown = Variant(bars: .shown).applied(to: screen)
    #expect(shown.controllers.first?.navigationBar?.title == "Lists")
    #expect((shown.device, shown.size) == ("iphone6", nil))
    #expect(shown.statusBar != nil)
    #expect(Variant(bars: .hidden).applied(to: shown).isBareTable)
  }

  @Test(arguments: [
    "<scene sceneID=\"s\"><objects><navigationController id=\"nav\" sceneMemberID=\"viewController\"><connections><segue destination=\"nav\" kind=\"relationship\" relationship=\"rootViewController\" id=\"g\"/></connections></navigationController></objects></scene>",
    "<scene sceneID=\"s\"><objects><tabBarController id=\"tabs\" sceneMemberID=\"viewController\"><connections><segue destination=\"tabs\" kind=\"relationship\" relationship=\"viewControllers\" id=\"g\"/><segue destination=\"gone\" kind=\"relationship\" relationship=\"viewControllers\" id=\"h\"/></connections></tabBarController></objects></scene>",
  ])
  func circlesAndGapsAreWalkedOnce(scene: String) {
    let text = Storyboard.document("")
      .replacing("<scenes>", with: "<scenes>\(scene)")
    #expect(Storyboard.load(text).document?.screens.count == 1)
  }

  /// A split view controller that is a tab has that tab around both of its columns, as phones show them.
  @Test(arguments: ["masterViewController", "detailViewController"])
  func theTabAroundASplitViewIsAroundItsColumns(relationship: String) throws {
    let split = """
      <scene sceneID="s6"><objects><splitViewController id="split" sceneMemberID="viewController">
      <tabBarItem key="tabBarItem" title="Split"/><connections>
      <segue destination="nav" kind="relationship" relationship="\(relationship)" id="g6"/></connections>
      </splitViewController></objects></scene></scenes></document>
      """
    let document = BarTests.document.replacingOccurrences(
      of: "<segue destination=\"nav\" kind=\"relationship\" relationship=\"viewControllers\" id=\"g1\"/>",
      with: "<segue destination=\"split\" kind=\"relationship\" relationship=\"viewControllers\" id=\"g1\"/>"
    ).replacingOccurrences(of: "</scenes></document>", with: split)
    let bars = try #require(Storyboard.load(document).document?.screens.first?.bars)
    #expect(bars.tabBar?.items.map(\.title) == ["Split", "Alone"])
    #expect(bars.tabBar?.selectedIndex == 0)
    #expect(bars.navigationBar?.title == "Lists")
  }

  /// What an appearance says comes before the bar’s colours, and what holds where the content rests before the rest.
  @Test(
    arguments: [
      ("", "", nil, nil),
      ("<color key=\"barTintColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>", "", 0xFF0000, nil),
      (
        "",
        "<textAttributes key=\"titleTextAttributes\"><color key=\"textColor\" white=\"1\" alpha=\"1\"/></textAttributes>",
        nil, 0xFFFFFF
      ),
      (
        "<color key=\"barTintColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>",
        """
        <navigationBarAppearance key="standardAppearance">\
        <color key="backgroundColor" red="0" green="0" blue="1" alpha="1"/>\
        <textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1"/></textAttributes>\
        </navigationBarAppearance>
        """, nil, 0xFFFFFF
      ),
      (
        "<navigationBarAppearance key=\"standardAppearance\"><color key=\"backgroundColor\" white=\"0\" alpha=\"1\"/></navigationBarAppearance>",
        "<navigationBarAppearance key=\"scrollEdgeAppearance\"><color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/></navigationBarAppearance>",
        0xFFFFFF, nil
      ),
      (
        "<color key=\"barTintColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>",
        "<navigationBarAppearance key=\"scrollEdgeAppearance\"/>", nil, nil
      ),
    ] as [(String, String, UInt32?, UInt32?)])
  func appearancesColourBars(one: String, other: String, bar: UInt32?, title: UInt32?) throws {
    let text = BarTests.document.replacing(
      "<navigationBar key=\"navigationBar\" largeTitles=\"YES\"/>",
      with: "<navigationBar key=\"navigationBar\" largeTitles=\"YES\">\(one)\(other)</navigationBar>")
    let found = try #require(Storyboard.load(text).document?.screens.first?.bars?.navigationBar)
    #expect(found.barTintColor == bar.map { Color($0) })
    #expect(found.titleTextAttributes?.foregroundColor == title.map { Color($0) })
    #expect(found.largeTitleTextAttributes == nil)
  }

  /// Xcode writes the colour of the chosen tab under the name that it had in iOS 5.
  @Test func theChosenTabHasTheColourOfItsPicture() throws {
    let text = BarTests.document.replacing(
      "<tabBar key=\"tabBar\" barStyle=\"black\"/>",
      with: """
        <tabBar key="tabBar" barStyle="black"><color key="tintColor" white="0" alpha="1"/>\
        <color key="selectedImageTintColor" white="1" alpha="1"/><tabBarAppearance key="standardAppearance">\
        <color key="backgroundColor" red="0" green="0" blue="1" alpha="1"/></tabBarAppearance></tabBar>
        """)
    let bar = try #require(Storyboard.load(text).document?.screens.first?.bars?.tabBar)
    #expect((bar.tintColor, bar.barTintColor) == (.white, Color(0x0000FF)))
    let later = text.replacing("toolsVersion=\"14868\"", with: "toolsVersion=\"21701\"")
    // Content ends at lower bars, mostly out of sight, so these keep their ground.
    let laterBar = Storyboard.load(later).document?.screens.first?.bars?.tabBar
    #expect(laterBar?.barTintColor == Color(0x0000FF))
  }
}
