import TableInterfaceBuilder
import TableModel
import TableSources
import Testing

/// Buttons with configurations, and what authors have views take on when the app runs.
struct ButtonConfigurationTests {
  private static let blue = Color(SystemColor.systemBlue, else: SystemColor.systemBlue.fallback)

  private func button(_ configuration: String, _ inside: String = "", button: String = "") throws -> View {
    try #require(
      Storyboard.view(
        """
        <button buttonType="system" \(button)><rect key="frame" width="120" height="34"/>
        <buttonConfiguration key="configuration" title="Buy" \(configuration)>\(inside)</buttonConfiguration></button>
        """))
  }

  private func label(of view: View) throws -> Label {
    guard case .label(let label)? = view.subviews.last?.content else {
      Issue.record("no label")
      return Label(text: "")
    }
    return label
  }

  @Test(
    "each style has its fill and its letters",
    arguments: [
      ("plain", nil, Self.blue), ("filled", Self.blue, .white), ("borderedProminent", Self.blue, .white),
      ("tinted", Self.blue.faded(to: 0.18), Self.blue),
      ("gray", Color(.secondarySystemFill, else: SystemColor.secondarySystemFill.fallback), Self.blue),
      ("unheard", nil, Self.blue),
    ] as [(String, Color?, Color)])
  func styles(style: String, fill: Color?, letters: Color) throws {
    let view = try button("style=\"\(style)\"")
    #expect(view.backgroundColor == fill)
    #expect(view.cornerRadius == (fill == nil ? 0 : 5.95))
    let label = try label(of: view)
    #expect(label.text == "Buy")
    #expect(label.textColor == letters)
    #expect(label.font == FontAttributes(textStyle: .body))
    #expect(label.textAlignment == .center)
  }

  @Test("a button's own tint, colours and corners come first")
  func own() throws {
    let tint = "<color key=\"tintColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
    let tinted = try #require(
      Storyboard.view(
        """
        <button buttonType="system"><rect key="frame" width="120" height="34"/>\(tint)
        <buttonConfiguration key="configuration" style="filled" title="Buy" cornerStyle="capsule"/></button>
        """))
    #expect(tinted.backgroundColor == Color(0xFF0000))
    #expect(tinted.cornerRadius >= 17)
    let inside = """
      <backgroundConfiguration key="background" cornerRadius="3"/>
      <color key="baseForegroundColor" white="0" alpha="1"/><color key="baseBackgroundColor" white="0.5" alpha="1"/>
      """
    let own = try button("style=\"filled\"", inside)
    #expect(own.backgroundColor?.hex == 0x808080)
    #expect(own.cornerRadius == 3)
    #expect(try label(of: own).textColor == .black)
  }

  @Test("a title that is left in the state is not shown", arguments: ["", "<color key=\"x\" white=\"1\"/>"])
  func oldTitle(inside: String) throws {
    let view = try #require(
      Storyboard.view(
        """
        <button><rect key="frame" width="48" height="34"/><state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="plain">\(inside)</buttonConfiguration></button>
        """))
    #expect(try label(of: view).text.isEmpty)
  }

  @Test("a subtitle stands below the title")
  func subtitle() throws {
    let label = try label(of: button("style=\"filled\" subtitle=\"now\""))
    #expect(label.text == "Buy\nnow")
    #expect(label.attributedText.map(\.font) == [nil, FontAttributes(textStyle: .caption1)])
    #expect(label.numberOfLines == 0)
  }

  @Test("a button that cannot be used is grey")
  func disabled() throws {
    let view = try button("style=\"filled\"", button: "enabled=\"NO\"")
    #expect(view.backgroundColor?.system == .tertiarySystemFill)
    #expect(try label(of: view).textColor?.system == .tertiaryLabel)
  }

  @Test("attributed titles are drawn, of configurations and of states")
  func attributed() throws {
    let title = """
      <attributedString key="attributedTitle"><fragment content="Buy "><attributes>
      <color key="NSColor" red="1" green="0" blue="0" alpha="1"/></attributes></fragment><fragment content="now"/>
      </attributedString>
      """
    let configured = try label(of: button("style=\"plain\"", title))
    let state = try #require(
      Storyboard.view(
        """
        <button buttonType="system"><rect key="frame" width="120" height="34"/><state key="normal">\(title)</state></button>
        """))
    for label in [configured, try label(of: state)] {
      #expect(label.text == "Buy now")
      #expect(label.attributedText.map(\.textColor) == [Color(0xFF0000), nil])
      #expect(label.textColor == Self.blue)
    }
  }

  /// The stack in a button of 100 × 60 points with a square of 20 beside a title.
  private func pictured(_ attributes: String, button: String = "") throws -> View {
    let view = try #require(
      Storyboard.view(
        """
        <button buttonType="system" \(button)><rect key="frame" width="100" height="60"/>
        <buttonConfiguration key="configuration" style="plain" image="square" title="Buy it" \(attributes)/></button>
        """, resources: "<image name=\"square\" width=\"20\" height=\"20\"/>"))
    #expect(view.subviews.count == 1)
    return try #require(view.subviews.first)
  }

  @Test(
    "a picture stands at the side of the title that the configuration says",
    arguments: [
      ("", true), ("leading", true), ("sideways", true), ("trailing", false), ("top", true),
      ("bottom", false),
    ])
  func placement(placement: String, isFirst: Bool) throws {
    let stack = try pictured("imagePadding=\"8\" imagePlacement=\"\(placement)\"")
    let isColumn = ["top", "bottom"].contains(placement)
    #expect(
      stack.content
        == .stack(isColumn ? .vertical(.center, spacing: 8) : .horizontal(.center, spacing: 8)))
    #expect(stack.frame == Rect(x: 0, y: 0, width: 100, height: 60))
    let views = isFirst ? stack.subviews : stack.subviews.reversed()
    #expect(views.first?.frame == Rect(x: 0, y: 0, width: 20, height: 20))
    guard case .label(let label) = views.last?.content else { throw Missing.label }
    #expect(label.text == "Buy it")
  }

  private enum Missing: Error { case label }

  @Test(
    "picture and title stand at one side, and only where that is no fixed one do they follow the direction of reading",
    arguments: [
      ("leading", LayoutStack.Corner.leading, 12.0, 100.0), ("left", .leading, 12, 100),
      ("trailing", .trailing, 0, 88), ("right", .trailing, 0, 88), ("center", .center, 0, 100),
    ])
  func sides(alignment: String, corner: LayoutStack.Corner, start: Double, end: Double) throws {
    let stack = try pictured("", button: "contentHorizontalAlignment=\"\(alignment)\"")
    #expect(stack.stackTraits?.frame.alignment == corner)
    #expect(stack.stackTraits?.frame.width.most == .infinity)
    #expect(stack.frame == Rect(x: start, y: 0, width: end - start, height: 60))
    let isFixed = ["left", "right"].contains(alignment)
    #expect(stack.semanticContentAttribute == (isFixed ? .forceLeftToRight : .unspecified))
  }

  @Test(
    "a picture alone stands at its side, as far from the edge as the configuration says",
    arguments: [
      ("leading", 12.0, 20.0), ("left", 12, 20), ("trailing", 68, 20), ("right", 68, 20), ("center", 0, 100),
    ])
  func pictureAlone(alignment: String, x: Double, width: Double) throws {
    let view = try #require(
      Storyboard.view(
        """
        <button buttonType="system" contentHorizontalAlignment="\(alignment)"><rect key="frame" width="100" height="60"/>
        <buttonConfiguration key="configuration" style="plain" image="square"/></button>
        """, resources: "<image name=\"square\" width=\"20\" height=\"20\"/>"))
    #expect(view.subviews.map(\.frame) == [Rect(x: x, y: 0, width: width, height: 60)])
    #expect(view.flipsSubviewsForRightToLeftLayoutDirection == !["left", "right"].contains(alignment))
  }

  @Test("uneven space around a title in the middle changes sides with the direction of reading")
  func directionOfInsets() throws {
    let insets = "<directionalEdgeInsets key=\"contentInsets\" leading=\"10\" trailing=\"20\"/>"
    #expect(try button("style=\"plain\"", insets).flipsSubviewsForRightToLeftLayoutDirection)
  }

  @Test(
    "a title at a side keeps clear of the edge as the configuration says, and nothing else moves it",
    arguments: [
      ("left", "", 12.0, 120.0), ("trailing", "", 0, 108), ("center", "", 0, 120),
      ("left", "<directionalEdgeInsets key=\"contentInsets\" leading=\"5\" trailing=\"9\"/>", 5, 120),
      ("center", "<directionalEdgeInsets key=\"contentInsets\" leading=\"10\" trailing=\"20\"/>", 0, 110),
      ("left", "<directionalEdgeInsets key=\"contentInsets\" leading=\"200\" trailing=\"200\"/>", 98, 120),
      ("center", "<directionalEdgeInsets key=\"contentInsets\" leading=\"200\"/>", 98, 120),
    ])
  func contentInsets(alignment: String, insets: String, start: Double, end: Double) throws {
    let view = try #require(
      Storyboard.view(
        """
        <button buttonType="system" contentHorizontalAlignment="\(alignment)">
        <rect key="frame" width="120" height="34"/><inset key="titleEdgeInsets" minX="30" maxX="-30"/>
        <inset key="contentEdgeInsets" minX="40" minY="0" maxX="0" maxY="0"/>
        <buttonConfiguration key="configuration" style="plain" title="Buy">\(insets)</buttonConfiguration></button>
        """))
    let frame = try #require(view.subviews.last?.frame)
    #expect(frame.minX == start)
    #expect(frame.maxX == end)
    #expect(frame.height == 34)
  }

  private func view(_ attributes: String) throws -> View {
    let list = "<userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>"
    let result = Storyboard.view("<view><rect key=\"frame\" width=\"60\" height=\"40\"/>\(list)</view>")
    return try #require(result)
  }

  private static func attribute(
    _ type: String, _ path: String, _ value: String, _ more: String = ""
  ) -> String {
    "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\" \(more)>\(value)</userDefinedRuntimeAttribute>"
  }

  private static let red = "<color key=\"value\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"

  @Test("layers have their corners and borders")
  func layers() throws {
    let number = { (path: String, value: String) in
      Self.attribute("number", path, "<real key=\"value\" value=\"\(value)\"/>")
    }
    let view = try view(number("layer.cornerRadius", "12") + number("layer.borderWidth", "2"))
    #expect(view.cornerRadius == 12)
    #expect(view.borderWidth == 2)
    #expect(view.borderColor == nil)
    let colored = try self.view(
      number("layer.borderWidth", "1") + Self.attribute("color", "layer.borderUIColor", Self.red))
    #expect(colored.borderColor == Color(0xFF0000))
    let ignored = try self.view(Self.attribute("color", "layer.borderColor", Self.red))
    #expect(ignored.borderColor == nil)
    let broken = try self.view(number("layer.borderWidth", "nan"))
    #expect(broken.borderWidth == 0)
  }

  @Test("layers have shadows, but not where they cut off what reaches over their edges")
  func shadows() throws {
    let number = { (path: String, value: String) in
      Self.attribute("number", path, "<real key=\"value\" value=\"\(value)\"/>")
    }
    let opacity = number("layer.shadowOpacity", "0.5")
    var shadow = LayerShadow()
    shadow.opacity = 0.5
    #expect(try view(opacity + Self.attribute("color", "layer.shadowColor", Self.red)).shadow == shadow)
    let offset = Self.attribute(
      "size", "layer.shadowOffset", "<size key=\"value\" width=\"1\" height=\"2\"/>")
    let color = Self.attribute("color", "layer.shadowUIColor", Self.red)
    (shadow.radius, shadow.offset, shadow.color) = (6, Size(width: 1, height: 2), Color(0xFF0000))
    #expect(try view(opacity + number("layer.shadowRadius", "6") + offset + color).shadow == shadow)
    #expect(try view(offset + color).shadow == nil)
    #expect(
      try view(opacity + Self.attribute("boolean", "layer.masksToBounds", "", "value=\"YES\"")).shadow == nil)
  }

  @Test("views have the colours and the opacity that they get when the app runs")
  func views() throws {
    let view = try view(
      Self.attribute("color", "backgroundColor", Self.red)
        + Self.attribute("number", "alpha", "<real key=\"value\" value=\"0.5\"/>")
        + Self.attribute("boolean", "layer.masksToBounds", "", "value=\"YES\""))
    #expect(view.backgroundColor == Color(0xFF0000))
    #expect(view.alpha == 0.5)
    #expect(view.clipsToBounds)
  }

  /// Insets of the content, the picture and the title move them as UIKit does.
  @Test(
    "insets",
    arguments: [
      ("contentEdgeInsets", "minX=\"10\" minY=\"0\" maxX=\"0\" maxY=\"0\"", [10.0, 0, 110, 30]),
      ("titleEdgeInsets", "minX=\"-5\" minY=\"4\" maxX=\"5\" maxY=\"-4\"", [-5, 4, 120, 30]),
      ("imageEdgeInsets", "minX=\"9\" minY=\"9\" maxX=\"9\" maxY=\"9\"", [0, 0, 120, 30]),
    ])
  func insets(key: String, sides: String, place: [Double]) throws {
    let inset = "<inset key=\"\(key)\" \(sides)/>"
    let view = try #require(
      Storyboard.view(
        "<button><rect key=\"frame\" width=\"120\" height=\"30\"/>\(inset)<state key=\"normal\" title=\"Buy\"/></button>"
      ))
    #expect(view.subviews.first?.frame == Rect(x: place[0], y: place[1], width: place[2], height: place[3]))
    guard key == "imageEdgeInsets" else { return }
    let picture = try #require(
      Storyboard.view(
        "<button><rect key=\"frame\" width=\"40\" height=\"40\"/>\(inset)<state key=\"normal\" image=\"a\"/></button>",
        resources: "<image name=\"a\" width=\"30\" height=\"30\"/>"))
    guard case .image(let shown)? = picture.subviews.first?.content else {
      return _ = Issue.record("the button shows no picture")
    }
    #expect(picture.subviews.first?.frame == Rect(x: 9, y: 9, width: 22, height: 22))
    #expect(shown.contentMode == .scaleAspectFit)
  }

  /// A title stands behind its symbol as far as the symbol is wide, and insets move it wholly where it stands at a side.
  @Test(
    "symbols and titles side by side",
    arguments: [("left", "", 0.0, 19.75), ("left", "<inset key=\"titleEdgeInsets\" minX=\"6\"/>", 0, 25.75)])
  func symbolsAndTitles(alignment: String, inset: String, picture: Double, title: Double) throws {
    let view = try #require(
      Storyboard.view(
        """
        <button contentHorizontalAlignment="\(alignment)"><rect key="frame" width="200" height="44"/>\(inset)
        <state key="normal" title="Add" image="plus.circle" catalog="system"/></button>
        """, resources: "<image name=\"plus.circle\" catalog=\"system\" width=\"128\" height=\"123\"/>"))
    let frames = view.subviews.compactMap(\.frame)
    #expect(frames.count == 2)
    #expect(frames.first?.minX == picture && abs((frames.first?.width ?? 0) - 19.75) < 0.01)
    #expect(abs((frames.last?.minX ?? 0) - title) < 0.01)
  }
}
