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

  @Test(arguments: [Theme.ios6, .ios8, .ios26], ["", "Add"])
  func aButtonOfTheSystemsTypeHasAPicture(_ theme: Theme, _ text: String) throws {
    let picture = Image(ImagePlaceholder(name: "a", size: Size(width: 20, height: 20)))
    let plain = try node(.button(title: text), theme)
    let button = try node(.button(title: text, image: picture), theme)
    let image = try #require(button.first(.imageView)).frame
    #expect(image.size == Size(width: 20, height: 20))
    #expect(abs(button.frame.width - plain.frame.width - 20) < 1 && button.frame.height == plain.frame.height)
    #expect(abs(image.minY + 10 - button.frame.height / 2) < 1)
    let title = button.first(.plainLabel)
    #expect(text.isEmpty ? title == nil : abs(try #require(title).frame.minX - image.maxX) < 1)
  }

  /// A symbol stands on a line of text, as in the eight buttons that Xcode stored, however high it is.
  @Test(arguments: [0.4, 1, 1.6], ["", "Title"])
  func aSymbolIsAsHighAsALine(_ height: Double, _ title: String) throws {
    var configuration = ButtonConfiguration()
    configuration.image = Image(SymbolImage(name: "a", areas: [], size: Size(width: 1, height: height)))
    let button = try node(.configuredButton(title: title, configuration), .ios26)
    #expect(abs(button.frame.height - 34.333) <= 0.34)
    let image = try #require(button.first(.imageView)).frame
    #expect(abs(image.minY + image.height / 2 - button.frame.height / 2) <= 0.5)
  }

  /// On dark screens the chosen segment is lighter than the trough.
  @Test(arguments: [Theme.ios16, .ios26]) func theChosenSegmentStandsOut(_ theme: Theme) throws {
    let segments = try node(.segmentedControl(titles: ["A", "B"], selectedIndex: 0), theme)
    let fills = segments.all.flatMap(\.drawings).compactMap {
      if case .fill(_, .color(let color)) = $0 { color } else { nil }
    }
    #expect(fills.contains(Color(light: .white, dark: Color(0x5A5A60))))
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

  private static let longTitle = "Join the rowing club at the old harbour before the end of the summer"

  @Test(arguments: ["", "And never miss the tide again, whatever the weather may bring"], [nil, 34.0])
  func aLongTitleWrapsInsideOfItsButton(_ subtitle: String, _ height: Double?) throws {
    var configuration = ButtonConfiguration(.filled)
    configuration.subtitle = subtitle.isEmpty ? nil : subtitle
    configuration.image = Image(ImagePlaceholder(name: "a", size: Size(width: 20, height: 20)))
    var view = View(content: .control(Control(.configuredButton(title: Self.longTitle, configuration))))
    view.frame = height.map { Rect(x: 0, y: 0, width: 200, height: $0) }
    let row = Cell(contentView: ContentView(subviews: [view]))
    let root = scene(of: table(.plain, row), theme: .ios26, size: Size(width: 402, height: 600)).root
    let button = try #require(root.first(.button))
    let labels = button.all.filter { $0.viewClass == .plainLabel }
    #expect(labels.count == (subtitle.isEmpty ? 1 : 2))
    #expect(labels.allSatisfy { $0.frame.minX >= 11.6 && $0.frame.maxX <= button.frame.width - 11.6 })
    let title = try #require(labels.first)
    // One line of body is 21 points high at one pixel a point.
    #expect(height == nil ? title.frame.height >= 41 && title.frame.minY >= 6 : title.frame.height == 21)
    let cell = try #require(root.first(.cell))
    #expect(height != nil || cell.frame.height > button.frame.height)
  }

  @Test(arguments: ContentSizeCategory.allCases) func aButtonBesideATitleStaysInItsRow(
    _ category: ContentSizeCategory
  ) throws {
    let button = Control.Kind.configuredButton(title: Self.longTitle, ButtonConfiguration(.filled))
    let cell = Cell(textLabel: Label(text: "A"), accessoryView: View(content: .control(Control(button))))
    let root = scene(
      of: table(.plain, cell), theme: Theme.ios26.resized(to: category), size: Size(width: 402, height: 300)
    ).root
    let row = try #require(root.first(.cell)).frame
    let frame = try #require(root.first(role: .accessoryView)).frame
    #expect(frame.minY >= 0 && frame.maxY <= row.height && frame.maxX <= row.width)
  }

  /// The room beside a row's title is half of the row, which a word may need more of, as far as the row has it.
  @Test func noButtonBreaksAWord() throws {
    let cell = Cell(
      textLabel: Label(text: "A"),
      accessoryView: View(
        content: .control(Control(.configuredButton(title: "Unvergleichlichkeit", ButtonConfiguration())))))
    let theme = Theme.ios26.resized(to: .accessibilityLarge)
    let root = scene(of: table(.plain, cell), theme: theme, size: Size(width: 402, height: 300)).root
    let button = try #require(root.first(role: .accessoryView))
    let title = try #require(button.first(.plainLabel))
    #expect(title.label?.lineCount == 1 && title.frame.width > 201)
    #expect(title.frame.maxX <= button.frame.width - 11.6)
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

  @Test(arguments: [320.0, 375, 440]) func aDatePickerIsAsWideAsItsTexts(_ width: Double) throws {
    for category in [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      let cell = Cell(
        accessoryView: View(content: .control(Control(.datePicker(date: "26 Nov 2026", time: "09:41")))))
      let root = scene(
        of: table(.plain, cell), theme: Theme.ios26.resized(to: category),
        size: Size(width: width, height: 300)
      ).root
      let picker = try #require(root.first(role: .accessoryView))
      let (date, time) = (picker.children[0].frame, picker.children[1].frame)
      #expect(picker.children.allSatisfy { picker.frame.bounds.contains($0.frame) })
      #expect(
        category == .large
          ? time.minX > date.maxX : time.minY > date.maxY && abs(time.maxX - date.maxX) < 0.01)
    }
  }

  @Test func aFieldIsAsHighAsItsLetters() throws {
    var control = Control(.textField(text: "Anna", placeholder: ""))
    control.font = FontAttributes(size: 60)
    let cell = Cell(contentView: ContentView(subviews: [View(content: .control(control))]))
    let root = scene(of: table(.plain, cell), theme: .ios26, size: Size(width: 402, height: 300)).root
    let field = try #require(root.first(.textField))
    #expect(field.frame.height >= 70 && !field.children[0].clipsToBounds)
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

  private static let controls: [(Control.Kind, fillsRow: Bool, leastHeight: Double)] = [
    (.slider(value: 0.5), true, 0), (.segmentedControl(titles: ["Day", "Week"], selectedIndex: 0), true, 0),
    (.progressView(progress: 0.5), true, 0), (.pageControl(numberOfPages: 3, currentPage: 0), true, 0),
    (.button(title: "Sign In"), true, 0), (.switch(isOn: true), false, 0),
    (.stepper(canDecrement: true, canIncrement: true), false, 0), (.badge(text: "3"), false, 0),
    (.pickerView([PickerComponent(rows: ["A", "B"])]), true, 216),
    (.datePicker(date: "2026-11-26", time: nil, style: .inline), true, 300),
    (.datePicker(date: "2026-11-26", time: nil, style: .wheels), true, 216),
  ]

  @Test(arguments: controls) func controlsNeedNoFrames(
    _ kind: Control.Kind, _ fillsRow: Bool, _ leastHeight: Double
  ) throws {
    for theme in [Theme.ios16, .ios26] {
      let view = View(content: .control(Control(kind)))
      let row = Cell(contentView: ContentView(subviews: [view]))
      let root = scene(
        of: table(.plain, Cell(textLabel: Label(text: "Title")), row), theme: theme,
        size: Size(width: 402, height: 600), scale: 2
      ).root
      let margin = try #require(root.first(role: .textLabel)).frame.minX
      let cell = try #require(root.all.filter { $0.viewClass == .cell }.last)
      let control = try #require(
        cell.all.first { $0.frame.minX == margin && $0.viewClass != .separator }, "\(kind) in \(theme.name)")
      #expect((control.frame.maxX == 402 - margin) == fillsRow)
      #expect(control.frame.minY >= 0 && control.frame.maxY <= cell.frame.height)
      #expect(cell.frame.height >= leastHeight)
    }
  }
}
