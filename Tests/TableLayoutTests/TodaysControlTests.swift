import TableLayout
import TableModel
import TableThemes
import Testing

/// Controls that came with iOS 14 and 15, against sizes that Xcode stored and others measured.
@Suite struct TodaysControlTests {
  private func node(_ kind: Control.Kind, _ theme: Theme, scale: Double = 3) throws -> SceneNode {
    let cell = Cell(accessoryView: View(content: .control(Control(kind))))
    let scene = scene(
      of: table(.plain, cell), theme: theme, size: Size(width: 402, height: 300), scale: scale)
    return try #require(scene.root.first(role: .accessoryView))
  }

  private static let heights: [(ButtonConfiguration.Size, Double)] = [
    (.mini, 28), (.small, 28), (.medium, 34.333), (.large, 50.333),
  ]

  @Test(arguments: heights)
  func buttonsAreAsHighAsTheirSizeSays(_ size: ButtonConfiguration.Size, _ height: Double) throws {
    var configuration = ButtonConfiguration(.filled)
    configuration.buttonSize = size
    for theme in [Theme.ios16, .ios26] {
      let button = try node(.configuredButton(title: "Button", configuration), theme)
      #expect(abs(button.frame.height - height) <= 0.34)
    }
  }

  @Test func aButtonIsTwentyFourPointsWiderThanItsTitle() throws {
    let button = try node(.configuredButton(title: "Button", ButtonConfiguration()), .ios26)
    let title = try #require(button.first(.plainLabel)?.frame.width)
    #expect(abs(button.frame.width - title - 24) <= 0.34)
  }

  @Test func olderLooksDrawButtonsOfTheSystemsType() throws {
    let old = try node(.configuredButton(title: "Button", ButtonConfiguration(.filled)), .ios8)
    let plain = try node(.button(title: "Button"), .ios8)
    #expect(old == plain)
  }

  @Test(arguments: ButtonConfiguration.ImagePlacement.allCases)
  func aPictureStandsBesideTheTitle(_ placement: ButtonConfiguration.ImagePlacement) throws {
    var configuration = ButtonConfiguration()
    configuration.image = Image(ImagePlaceholder(name: "a", size: Size(width: 20, height: 20)))
    configuration.imagePlacement = placement
    configuration.imagePadding = 5
    let button = try node(.configuredButton(title: "Title", configuration), .ios16)
    let image = try #require(button.first(.imageView)).frame
    let title = try #require(button.first(.plainLabel)).frame
    switch placement {
    case .leading: #expect(abs(title.minX - image.maxX - 5) < 0.5)
    case .trailing: #expect(abs(image.minX - title.maxX - 5) < 0.5)
    case .top: #expect(abs(title.minY - image.maxY - 5) < 0.5)
    case .bottom: #expect(abs(image.minY - title.maxY - 5) < 0.5)
    }
  }

  @Test(arguments: [(1, 38.0), (3, 74), (4, 92)])
  func pagesTakeEighteenPointsEach(_ count: Int, _ width: Double) throws {
    let pages = try node(.pageControl(numberOfPages: count, currentPage: 0), .ios26)
    #expect(pages.frame.size == Size(width: width, height: 26))
    #expect(pages.drawings.count == count)
  }

  @Test(arguments: [(3.0, 36.0), (2, 36.5)]) func aDatePickerHasTwoGrounds(
    _ scale: Double, _ height: Double
  ) throws {
    let picker = try node(.datePicker(date: "26 Nov 2026", time: "09:41"), .ios26, scale: scale)
    #expect(picker.frame.height == height)
    #expect(picker.children.count == 2 && picker.drawings.count == 2)
    #expect(try node(.datePicker(date: nil, time: "09:41"), .ios26).children.count == 1)
  }

  @Test func aColourWellShowsItsColour() throws {
    #expect(try node(.colorWell(Color(0xFF8000)), .ios16).drawings.count == 37)
    #expect(try node(.colorWell(nil), .ios16).drawings.count == 36)
  }

  @Test(arguments: [Theme.ios8, .ios16, .ios26]) func aFieldKeepsToTheMarginsOfItsRow(_ theme: Theme) throws {
    let field = View(content: .control(Control(.textField(text: "Anna", placeholder: ""))))
    let cells = table(
      .plain, Cell(textLabel: Label(text: "Title")), Cell(contentView: ContentView(subviews: [field])))
    let root = scene(of: cells, theme: theme, size: Size(width: 402, height: 300), scale: 2).root
    let margin = try #require(root.first(role: .textLabel)).frame.minX
    let frame = try #require(root.first(.textField)).frame
    #expect(frame.minX == margin && frame.maxX == 402 - margin)
  }
}
