import TableLayout
import TableModel
import TableThemes
import TestSupport
import Testing

/// Alerts and action sheets, against what others measured in running apps.
@Suite struct AlertTests {
  private static let size = Size(width: 393, height: 852)

  private static func action(
    _ title: String, _ style: AlertController.Action.Style = .default
  ) -> AlertController.Action {
    AlertController.Action(title: title, style: style)
  }

  private func scene(
    _ alert: AlertController, _ theme: Theme, size: Size = Self.size, scale: Double = 3,
    insets: EdgeInsets = EdgeInsets(top: 59, bottom: 34), direction: LayoutDirection = .leftToRight,
    isPhone: Bool = false
  ) -> Scene {
    var screen = Screen(tableView: table(.plain, Cell(textLabel: Label(text: "Behind"))))
    screen.statusBar = StatusBar()
    screen.alertController = alert
    var environment = LayoutEnvironment(size: size, scale: scale, safeAreaInsets: insets)
    environment.layoutDirection = direction
    environment.isPhone = isPhone
    return TableLayoutEngine(theme: theme, shaper: StubShaper()).scene(of: screen, in: environment)
  }

  private func buttons(_ scene: Scene) -> [String: Rect] {
    var found: [String: Rect] = [:]
    func visit(_ node: SceneNode, _ origin: Point) {
      let frame = node.frame.offset(x: origin.x, y: origin.y)
      if node.viewClass == .alertAction, let title = node.children.first?.label?.text { found[title] = frame }
      for child in node.children { visit(child, frame.origin) }
    }
    visit(scene.root, .zero)
    return found
  }

  private static let question = AlertController(
    title: "Delete?", message: "All of it.",
    actions: [action("Delete", .destructive), action("Cancel", .cancel)])

  /// 320 points wide in the middle of the safe area; title and message take 76, buttons 16 + 48 + 16.
  @Test func anAlertOfIOS26() throws {
    let scene = scene(Self.question, .ios26)
    let alert = try #require(scene.root.first(.alertController))
    #expect(alert.frame.width == 320 && abs(alert.frame.height - 156) <= 0.34)
    #expect(abs(alert.frame.middle - 438.5) <= 0.34)
    let buttons = buttons(scene)
    let (cancel, delete) = (try #require(buttons["Cancel"]), try #require(buttons["Delete"]))
    #expect(cancel.size == Size(width: 140, height: 48) && delete.size == cancel.size)
    #expect(abs(cancel.minX - alert.frame.minX - 16) < 0.01 && abs(delete.minX - cancel.maxX - 8) < 0.01)
    #expect(abs(alert.frame.maxY - cancel.maxY - 16) < 0.34)
    let dimming = try #require(scene.root.first(.dimming))
    #expect(dimming.frame == scene.root.frame)
    #expect(dimming.drawings == [.fill(.rect(scene.root.frame), .color(Color(white: 0, alpha: 0.2)))])
  }

  @Test func anAlertOfIOS16() throws {
    let scene = scene(Self.question, .ios16)
    let alert = try #require(scene.root.first(.alertController))
    #expect(alert.frame.width == 270 && alert.frame.middle == 426)
    let buttons = buttons(scene)
    #expect(buttons["Cancel"]?.size == Size(width: 135, height: 44))
    let (cancel, delete) = (try #require(buttons["Cancel"]), try #require(buttons["Delete"]))
    #expect(abs(cancel.minX - alert.frame.minX) < 0.01 && abs(delete.maxX - alert.frame.maxX) < 0.01)
    #expect(abs(delete.maxY - alert.frame.maxY) < 0.01)
  }

  /// What cancels stands first of two beside each other and last of more, wherever the app added it.
  @Test(arguments: [Theme.ios8, .ios16, .ios26]) func whatCancelsHasItsPlace(_ theme: Theme) throws {
    for shift in 0..<3 {
      var actions = [Self.action("One"), Self.action("Two")]
      actions.insert(Self.action("Cancel", .cancel), at: shift)
      let three = buttons(scene(AlertController(title: "A", actions: actions), theme))
      let order = three.sorted { $0.value.minY < $1.value.minY }.map(\.key)
      #expect(order == ["One", "Two", "Cancel"])
      let two = [Self.action("Cancel", .cancel), Self.action("One")]
      for actions in [two, two.reversed()] {
        let two = buttons(scene(AlertController(title: "A", actions: actions), theme))
        #expect(two["Cancel"]?.minY == two["One"]?.minY)
        #expect(try #require(two["Cancel"]).maxX <= (try #require(two["One"])).minX)
      }
    }
  }

  @Test func twoButtonsWithoutRoomStandBelowEachOther() throws {
    let long = String(repeating: "long ", count: 6)
    for theme in [Theme.ios11, .ios16, .ios26] {
      let actions = [Self.action("Cancel", .cancel), Self.action(long)]
      let found = buttons(scene(AlertController(title: "A", actions: actions), theme))
      #expect(try #require(found[long]).maxY <= (try #require(found["Cancel"])).minY)
    }
  }

  /// Eight points from the sides, and from the lower edge or above what the home indicator takes.
  @Test(arguments: [(Theme.ios9, 0.0, 8.0), (.ios16, 34, 34)])
  func anActionSheetStandsBelow(_ theme: Theme, _ inset: Double, _ bottom: Double) throws {
    var alert = Self.question
    alert.preferredStyle = .actionSheet
    let scene = scene(alert, theme, insets: EdgeInsets(bottom: inset))
    let sheet = try #require(scene.root.first(.alertController))
    #expect(sheet.frame.minX == 8 && sheet.frame.width == 393 - 16)
    #expect(sheet.frame.maxY == 852 - bottom)
    let found = buttons(scene)
    #expect(try #require(found["Cancel"]).minY - (try #require(found["Delete"])).maxY == 8)
    #expect(sheet.children.count == 2)
  }

  @Test(arguments: [(402.0, 300.0, 386.0), (320, 200, 304), (852, 393, 377), (568, 320, 304)])
  func anActionSheetIsAsWideAsAPhoneHeldUpright(_ width: Double, _ height: Double, _ sheet: Double) throws {
    var alert = Self.question
    alert.preferredStyle = .actionSheet
    let scene = scene(alert, .ios16, size: Size(width: width, height: height), isPhone: true)
    #expect(try #require(scene.root.first(.alertController)).frame.width == sheet)
  }

  @Test(arguments: [Theme.ios8, .ios16, .ios26]) func onATabletAnActionSheetIsAPopover(_ theme: Theme) throws
  {
    let size = Size(width: 1024, height: 768)
    var sheet = Self.question
    sheet.preferredStyle = .actionSheet
    let alone = try #require(scene(sheet, theme, size: size).root.first(.alertController))
    sheet.sourceRect = Rect(x: 800, y: 100, width: 40, height: 40)
    let scene = scene(sheet, theme, size: size)
    let popover = try #require(scene.root.first(.alertController))
    // Its arrow touches what it points at, and a tap beside it cancels.
    #expect(abs(popover.frame.minY - 140) < 1 && popover.frame.width == 304)
    #expect(popover.frame.minX < 800 && popover.frame.maxX > 840)
    #expect(Set(buttons(scene).keys) == ["Delete"])
    #expect(alone.frame.minX + alone.frame.width / 2 == 512)
  }

  /// More than fits is scrolled, of which a picture shows the beginning.
  @Test func aPopoverOfManyActionsStaysOnTheScreen() throws {
    let size = Size(width: 280, height: 420)
    var sheet = Self.question
    sheet.preferredStyle = .actionSheet
    sheet.actions = (0..<20).map { Self.action("\($0)") }
    sheet.sourceRect = Rect(x: 230, y: 60, width: 40, height: 40)
    let popover = try #require(scene(sheet, .ios26, size: size).root.first(.alertController))
    let content = try #require(popover.children.first)
    #expect(Rect(origin: .zero, size: size).contains(popover.frame))
    #expect(popover.frame.size.width >= content.frame.maxX && popover.frame.height >= content.frame.maxY)
    #expect(content.clipsToBounds)
  }

  /// A long message and many buttons scroll, each for themselves, so that both can be seen.
  @Test(
    arguments: [
      (Theme.ios8, .alert), (.ios16, .alert), (.ios26, .alert), (.ios8, .actionSheet), (.ios16, .actionSheet),
    ] as [(Theme, AlertController.Style)], [(1, 3), (400, 2), (1, 40), (400, 40)] as [(Int, Int)])
  func aLongMessageStaysOnTheScreen(
    _ look: (theme: Theme, style: AlertController.Style), _ counts: (words: Int, actions: Int)
  ) throws {
    let alert = AlertController(
      title: "Delete?", message: String(repeating: "words ", count: counts.words), preferredStyle: look.style,
      actions: (0..<counts.actions).map { Self.action("\($0)") } + [Self.action("Cancel", .cancel)])
    let scene = scene(alert, look.theme, isPhone: true)
    let frame = try #require(scene.root.first(.alertController)).frame
    let safeArea = Rect(x: 0, y: 59, width: 393, height: 852 - 59 - 34)
    #expect(safeArea.contains(frame))
    let isLong = counts.words > 1 || counts.actions > 3
    #expect((frame.height > safeArea.height - 20) == isLong)
    let first = try #require(buttons(scene)["0"])
    #expect(first.minY > frame.minY && first.maxY < frame.maxY)
    let box = try #require(scene.root.first(.alertController)?.children.first)
    #expect(box.children.contains(where: \.clipsToBounds) == isLong)
    for part in box.children {
      #expect(box.frame.bounds.contains(part.frame))
      // No button stands out of the round corners.
      #expect((part.outline != nil) == part.clipsToBounds)
    }
  }

  @Test(arguments: [Theme.ios8, .ios16, .ios26])
  func anAlertLeavesRoomAtTheSidesOfANarrowScreen(_ theme: Theme) throws {
    let scene = scene(Self.question, theme, size: Size(width: 260, height: 568))
    let frame = try #require(scene.root.first(.alertController)).frame
    #expect(frame.minX == 8 && frame.maxX == 252)
  }

  @Test func aPhonesSheetIsAPopoverSinceIOS26() throws {
    var sheet = Self.question
    sheet.preferredStyle = .actionSheet
    let plain = scene(sheet, .ios16)
    sheet.sourceRect = Rect(x: 100, y: 200, width: 100, height: 40)
    #expect(scene(sheet, .ios16) == plain)
    #expect(Set(buttons(scene(sheet, .ios26)).keys) == ["Delete"])
    sheet.sourceRect = nil
    sheet.source = .barButtonItem(.right, 3)
    #expect(buttons(scene(sheet, .ios26)).count == 2)
  }

  @Test func sinceIOS26AnActionSheetIsAnAlert() {
    var alert = Self.question
    alert.preferredStyle = .actionSheet
    #expect(scene(alert, .ios26) == scene(Self.question, .ios26))
  }

  @Test func thePreferredButtonIsFilledOrStrong() throws {
    var alert = Self.question
    alert.preferredAction = 0
    for theme in [Theme.ios8, .ios16, .ios26] {
      let usual = scene(Self.question, theme).root.all.filter { $0.viewClass == .alertAction }
      let preferring = scene(alert, theme).root.all.filter { $0.viewClass == .alertAction }
      #expect(usual != preferring)
      let titles = preferring.compactMap { $0.children.first?.label }
      #expect(titles.first { $0.text == "Delete" }?.font.weight == .semibold)
      #expect(titles.first { $0.text == "Cancel" }?.font.weight != .semibold)
    }
  }

  @Test(arguments: Theme.all) func anAlertStaysOnTheScreen(_ theme: Theme) throws {
    let alert = AlertController(
      title: "Title", message: "A message of some words that do not stand on one line.",
      textFields: [.init(placeholder: "Name")],
      actions: (0..<4).map { Self.action("Button \($0)") } + [Self.action("Cancel", .cancel)])
    for size in [Self.size, Size(width: 320, height: 568), Size(width: 1024, height: 768)] {
      let scene = scene(alert, theme, size: size, insets: .zero)
      guard try #require(Theme.systems(of: theme.name)).lowerBound >= SystemVersion(7) else {
        #expect(scene.root.first(.alertController) == nil)
        continue
      }
      let node = try #require(scene.root.first(.alertController))
      #expect(scene.root.frame.contains(node.frame), "\(theme.name) \(size)")
      let texts = node.all.compactMap { $0.label?.text }
      #expect(texts.contains("Title") && texts.contains("Name") && texts.contains("Button 3"))
      for view in node.all { #expect(view.children.allSatisfy { view.frame.bounds.contains($0.frame) }) }
    }
  }

  @Test func fromRightToLeftWhatCancelsStandsAtTheRight() throws {
    let found = buttons(scene(Self.question, .ios26, direction: .rightToLeft))
    #expect(try #require(found["Cancel"]).minX > (try #require(found["Delete"])).minX)
  }
}

extension Rect {
  /// The middle of the height.
  fileprivate var middle: Double { (minY + maxY) / 2 }
}
