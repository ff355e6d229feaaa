import TableInterfaceBuilder
import TableModel
import TableSources
import Testing

/// Pictures and titles of buttons without a configuration.
struct ButtonTests {
  @Test func aButtonOfTheCustomTypeIsAPictureOrText() throws {
    let button = { (state: String) in
      Storyboard.view(
        "<button><rect key=\"frame\" x=\"5\" y=\"5\" width=\"60\" height=\"30\"/><state key=\"normal\" \(state)/></button>",
        resources: "<image name=\"plus\" width=\"10\" height=\"10\"/>"
      )
    }
    guard case .label(let label)? = button("title=\"Buy\"")?.subviews.first?.content else {
      return #expect(Bool(false), "there is no label")
    }
    #expect(label.text == "Buy")
    guard case .image(let imageView)? = button("image=\"plus\"")?.subviews.first?.content else {
      return #expect(Bool(false), "there is no picture")
    }
    #expect(imageView.image.placeholder?.name == "plus")
  }

  /// A symbol has the tint of its button, also where the title is white or has a colour.
  @Test(
    arguments: ["", "buttonType=\"system\""], ["", "<color key=\"titleColor\" white=\"0\" alpha=\"1\"/>"])
  func symbolsOfButtonsHaveTheTint(_ type: String, _ titleColor: String) throws {
    let button = try #require(
      Storyboard.view(
        """
        <button \(type)><rect key="frame" width="30" height="30"/>
        <color key="tintColor" red="1" green="0" blue="0" alpha="1"/>
        <state key="normal" image="gear" catalog="system">\(titleColor)</state></button>
        """,
        resources: "<image name=\"gear\" catalog=\"system\" width=\"128\" height=\"100\"/>"))
    guard case .image(let imageView) = button.subviews.first?.content else {
      Issue.record("no picture")
      return
    }
    #expect(imageView.tintColor == Color(0xFF0000))
  }

  /// Symbols stand in the middle of their button, whether there is a stand-in or not.
  @Test(arguments: ["gear", "no.such.symbol"]) func symbolsStandInTheMiddle(_ name: String) throws {
    let button = Storyboard.view(
      "<button><rect key=\"frame\" width=\"50\" height=\"30\"/><state key=\"normal\" image=\"\(name)\"/></button>",
      resources: "<image name=\"\(name)\" catalog=\"system\" width=\"128\" height=\"100\"/>")
    guard case .image(let imageView)? = button?.subviews.first?.content else {
      return #expect(Bool(false), "there is no picture")
    }
    #expect(imageView.image.symbol?.isMissing == (name != "gear"))
    #expect(imageView.contentMode == .center)
  }

  /// Documents may declare pictures larger than their button.
  @Test(arguments: [
    ("width=\"96\" height=\"50\"", Size(width: 96, height: 50), ContentMode.scaleAspectFit),
    ("width=\"50\" height=\"30\"", Size(width: 50, height: 30), .center),
  ])
  func picturesStayInTheirButton(_ image: String, _ size: Size, _ mode: ContentMode) throws {
    let button = Storyboard.view(
      "<button><rect key=\"frame\" width=\"50\" height=\"30\"/><state key=\"normal\" image=\"a\"/></button>",
      resources: "<image name=\"a\" \(image)/>")
    guard case .image(let imageView)? = button?.subviews.first?.content else {
      return #expect(Bool(false), "there is no picture")
    }
    #expect(imageView.image.size == size)
    #expect(imageView.contentMode == mode)
  }

  /// Picture and title change sides in interfaces that are read from right to left, and so does a title at the beginning
  /// or the end; what is said to be left or right stays.
  @Test(arguments: [
    ("", "title=\"Buy\" image=\"plus\"", true), ("leading", "title=\"Buy\" image=\"plus\"", true),
    ("trailing", "title=\"Buy\"", true), ("leading", "title=\"Buy\"", true),
    ("left", "title=\"Buy\" image=\"plus\"", false), ("right", "title=\"Buy\"", false),
    ("center", "title=\"Buy\"", false), ("", "image=\"plus\"", false),
  ])
  func whatOfAButtonChangesSides(_ alignment: String, _ state: String, _ flips: Bool) {
    let own = alignment.isEmpty ? "" : "contentHorizontalAlignment=\"\(alignment)\""
    let view = Storyboard.view(
      "<button \(own)><rect key=\"frame\" width=\"90\" height=\"30\"/><state key=\"normal\" \(state)/></button>",
      resources: "<image name=\"plus\" width=\"40\" height=\"10\"/>")
    #expect(view?.flipsSubviewsForRightToLeftLayoutDirection == flips)
  }

  @Test func aButtonMayHaveAPictureBesideItsTitle() {
    let subviews = { (width: Int) in
      Storyboard.view(
        """
        <button><rect key="frame" width="\(width)" height="30"/><state key="normal" title="Buy" image="plus"/>
        <fontDescription key="fontDescription" type="system" pointSize="10"/></button>
        """,
        resources: "<image name=\"plus\" width=\"40\" height=\"10\"/>"
      )?.subviews ?? []
    }
    let wide = subviews(77)
    #expect(
      wide.map(\.frame) == [
        Rect(x: 10, y: 0, width: 40, height: 30), Rect(x: 50, y: 0, width: 27, height: 30),
      ])
    guard case .label(let label)? = wide.last?.content else {
      return #expect(Bool(false), "there is no title")
    }
    #expect(label.text == "Buy")
    #expect(subviews(40).count == 1)
  }
}
