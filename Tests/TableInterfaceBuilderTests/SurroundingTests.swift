import TableInterfaceBuilder
import TableModel
import Testing

/// The rest of the screen around a table that does not fill its controller’s view.
struct SurroundingTests {
  /// A red screen of 320 by 480 with a table of 320 by 300 at (0, 80), and other views before and after it.
  private func screen(_ before: String = "", after: String = "", table: String = "") throws -> Screen {
    try #require(
      Storyboard.load(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"><scenes>
        <scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController"><view key="view" id="root">
        <rect key="frame" width="320" height="480"/><subviews>\(before)
        <tableView id="t"><rect key="frame" y="80" width="320" height="300"/>\(table)</tableView>
        \(after)</subviews><color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/></view></viewController>
        </objects></scene></scenes></document>
        """
      ).document?.screens.first)
  }

  /// A view of a kind, or a label, as wide as the screen.
  private func view(
    _ id: String, y: Int, height: Int = 40, kind: String = "label", more: String = ""
  ) -> String {
    """
    <\(kind) id="\(id)" text="\(id)"><rect key="frame" x="0" y="\(y)" width="320" height="\(height)"/>\(more)</\(kind)>
    """
  }

  private func controller(of screen: Screen) throws -> ViewController {
    guard case .controller(let controller) = screen.content else { throw NoController() }
    return controller
  }

  private struct NoController: Error {}

  @Test func viewsAboveAndBelowArePartsOfTheScreen() throws {
    let screen = try screen(view("head", y: 20), after: view("foot", y: 400))
    #expect(screen.size == Size(width: 320, height: 480))
    let controller = try controller(of: screen)
    let around = try #require(controller.view)
    #expect(controller.tableView?.id == "t")
    #expect(around.backgroundColor == Color(0xFF0000))
    #expect(around.subviews.map(\.frame?.minY) == [20, 80, 400])
    #expect(around.subviews.map(\.id) == ["head", nil, "foot"])
    #expect(around.subviews[1].content == .unknown(className: "UITableView"))
    // On another screen the table grows, and what is below keeps its distance from the lower edge.
    #expect(
      around.subviews.map(\.autoresizingMask) == [
        .flexibleWidth, [.flexibleWidth, .flexibleHeight], [.flexibleWidth, .flexibleTopMargin],
      ])
  }

  @Test(
    "beside a table where nothing is seen it is a picture by itself",
    arguments: [
      "", "<label id=\"l\" hidden=\"YES\"><rect key=\"frame\" width=\"320\" height=\"40\"/></label>",
    ])
  func alone(around: String) throws {
    for around in [around, view("box", y: 20, kind: "view"), view("behind", y: 100)] {
      let screen = try screen(around)
      #expect(screen.isBareTable && screen.size == Size(width: 320, height: 300))
    }
  }

  @Test func whatWouldHideTheTableIsLeftOut() throws {
    let color = "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>"
    let cover = view("empty", y: 0, height: 480, kind: "view", more: color)
    let covered = try controller(of: screen(view("head", y: 20), after: cover))
    #expect(covered.view?.subviews.map(\.id) == ["head", nil])
    let badge = try controller(of: screen(view("head", y: 20), after: view("badge", y: 90)))
    #expect(badge.view?.subviews.map(\.id) == ["head", nil, "badge"])
  }

  /// Apps hide tables until they have rows, or let them appear slowly; their place stays as wide as it is.
  @Test(arguments: [("hidden=\"YES\"", 1), ("alpha=\"0.0\"", 1), ("alpha=\"0.3\"", 0.3)])
  func aTableThatAppearsLaterHasItsPlace(hiding: String, alpha: Double) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"><objects>
      <view id="root"><rect key="frame" width="320" height="480"/><subviews>\(view("head", y: 20))
      <view id="box" \(hiding)><rect key="frame" x="10" y="80" width="300" height="400"/><subviews>
      <tableView id="t" \(hiding)><rect key="frame" x="5" width="280" height="400"/></tableView>
      </subviews></view></subviews></view></objects></document>
      """
    let screen = try #require(Storyboard.load(text, name: "Main.xib").document?.screens.first)
    let box = try #require(controller(of: screen).view?.subviews.last)
    #expect(box.id == "box" && box.alpha == alpha)
    #expect(box.subviews.map(\.content) == [.unknown(className: "UITableView")])
    #expect(box.subviews.map(\.alpha) == [alpha])
  }

  @Test func aTableInOtherViewsHasItsPlaceThere() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"><objects>
      <view id="root"><rect key="frame" width="320" height="480"/><subviews><stackView id="stack">
      <rect key="frame" x="10" y="20" width="300" height="460"/><subviews>\(view("head", y: 0))
      <tableView id="t"><rect key="frame" y="40" width="300" height="420"/></tableView>
      <tableView id="u"><rect key="frame" y="440" width="300" height="20"/></tableView></subviews></stackView></subviews></view>
      </objects></document>
      """
    let screens = try #require(Storyboard.load(text, name: "Main.xib").document?.screens)
    #expect(screens.count == 2)
    let stack = try #require(controller(of: screens[0]).view?.subviews.first)
    #expect(
      stack.subviews.map(\.content).suffix(2) == [
        .unknown(className: "UITableView"), .unknown(className: "another UITableView"),
      ])
    let other = try #require(controller(of: screens[1]).view?.subviews.first)
    #expect(other.subviews.last?.content == .unknown(className: "UITableView"))
  }

  @Test("bars that lie among other views show their titles and buttons")
  func bars() throws {
    let bar = """
      <navigationBar id="bar"><rect key="frame" y="36" width="320" height="44"/><color key="barTintColor" white="0"
      alpha="1"/><items><navigationItem title="Fields"><barButtonItem key="leftBarButtonItem" systemItem="cancel"/>
      <rightBarButtonItems><barButtonItem title="Next" style="done"/><barButtonItem systemItem="add"/>
      </rightBarButtonItems></navigationItem></items></navigationBar>
      """
    let toolbar = """
      <toolbar id="tools"><rect key="frame" y="436" width="320" height="49"/><items>
      <barButtonItem systemItem="fixedSpace" width="42"/><barButtonItem systemItem="flexibleSpace"/>
      <barButtonItem title="Reset" enabled="NO"/></items></toolbar>
      """
    let around = try #require(controller(of: screen(bar, after: toolbar)).view)
    let top = try #require(around.subviews.first)
    #expect(top.content == .none && top.backgroundColor == Color.black)
    guard case .label(let title)? = top.subviews.first?.content else { throw NoController() }
    #expect(title.text == "Fields" && title.textAlignment == .center)
    let buttons = try #require(top.subviews.last).subviews.map(\.content)
    #expect(Self.titles(buttons) == ["Cancel", "space", "picture", "Next"])
    let bottom = try #require(around.subviews.last?.subviews.first)
    #expect(bottom.frame == Rect(x: 16, y: 0, width: 288, height: 44))
    #expect(Self.titles(bottom.subviews.map(\.content)) == ["gap", "space", "Reset"])
    #expect(around.subviews.last?.backgroundColor?.system == .systemBackground)
  }

  @Test("a toolbar without a flexible space has its buttons at the left")
  func toolbarFromTheLeft() throws {
    let toolbar = """
      <toolbar id="tools"><rect key="frame" y="436" width="320" height="44"/><items>
      <barButtonItem title="Cancel"/><barButtonItem title="Done"/></items></toolbar>
      """
    let row = try #require(controller(of: screen(after: toolbar)).view?.subviews.last?.subviews.first)
    #expect(Self.titles(row.subviews.map(\.content)) == ["Cancel", "Done", "space"])
  }

  @Test(
    "a bar has the colour of its style, and its title keeps clear of the buttons",
    arguments: [("default", nil), ("black", Color.white), ("blackTranslucent", Color.white)])
  func barStyle(style: String, letters: Color?) throws {
    let bar = """
      <navigationBar id="bar" barStyle="\(style)"><rect key="frame" y="36" width="320" height="44"/><items>
      <navigationItem title="A long title of a screen"><barButtonItem key="leftBarButtonItem" title="Cancel"/>
      </navigationItem></items></navigationBar>
      """
    let top = try #require(controller(of: screen(bar)).view?.subviews.first)
    guard case .label(let title)? = top.subviews.first?.content else { throw NoController() }
    #expect(title.textColor == letters)
    #expect(top.backgroundColor?.hex == (letters == nil ? 0xFFFFFF : 0))
    // Six letters of about 9 points, and 16 points at either side of them.
    #expect(top.subviews.first?.frame == Rect(x: 86, y: 0, width: 148, height: 44))
  }

  private static func titles(_ contents: [ViewContent]) -> [String] {
    contents.map { content in
      switch content {
      case .control(let control):
        if case .button(let title, _) = control.kind { title } else { "control" }
      case .image: "picture"
      case .spacer: "space"
      default: "gap"
      }
    }
  }
}
