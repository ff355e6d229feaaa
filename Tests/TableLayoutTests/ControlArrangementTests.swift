import TableLayout
import TableModel
import TableThemes
import Testing

/// Controls in content views of which nobody says where they stand.
@Suite struct ControlArrangementTests {
  private static let rows: [[View]] = [
    [View(content: .label(Label(text: "Volume"))), control(.slider(value: 0.5))],
    [control(.slider(value: 0.5)), control(.switch(isOn: true))],
    [
      control(.textField(text: "", placeholder: "First")), control(.textField(text: "", placeholder: "Last")),
    ],
    [View(content: .label(Label(text: "Sounds"))), control(.switch(isOn: true))],
    [
      control(.switch(isOn: true)), control(.stepper(canDecrement: true, canIncrement: true)),
      control(.button(title: "More")),
    ],
  ]

  /// A row without any control.
  private static let picture: [View] = [
    View(
      content: .image(
        ImageView(image: Image(ImagePlaceholder(name: "a", size: Size(width: 29, height: 29)))))),
    View(content: .label(Label(text: "Sounds"))),
  ]

  private static func control(_ kind: Control.Kind) -> View { View(content: .control(Control(kind))) }

  /// The author's own views in the row.
  private func frames(of views: [View], width: Double, _ theme: Theme) throws -> (margin: Double, [Rect]) {
    let root = scene(
      of: table(.plain, Cell(textLabel: Label(text: "A")), Cell(contentView: ContentView(subviews: views))),
      theme: theme, size: Size(width: width, height: 900), scale: 2
    ).root
    let content = try #require(root.all.filter { $0.viewClass == .contentView }.last)
    #expect(content.children.allSatisfy { content.frame.bounds.contains($0.frame) })
    return (try #require(root.first(role: .textLabel)).frame.minX, content.children.map(\.frame))
  }

  @Test(arguments: rows + [picture], [Theme.ios8, .ios16, .ios26])
  func viewsWithoutFramesStandSideBySide(_ views: [View], _ theme: Theme) throws {
    let (margin, frames) = try frames(of: views, width: 402, theme)
    #expect(frames.count == views.count && frames[0].minX == margin)
    for (left, right) in zip(frames, frames.dropFirst()) {
      #expect(abs(right.minX - left.maxX - 12) < 0.01)
      #expect(abs(right.minY + right.maxY - left.minY - left.maxY) <= 1)
    }
    if views.count == 2 { #expect(try #require(frames.last).maxX == 402 - margin) }
  }

  @Test(arguments: rows) func controlsWithoutRoomStandOneUnderAnother(_ views: [View]) throws {
    let (margin, frames) = try frames(of: views, width: 130, .ios26)
    #expect(frames.allSatisfy { $0.minX == margin && $0.maxX <= 130 - margin })
    for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(lower.minY >= upper.maxY + 11) }
  }

  /// A stack of SwiftUI begins at the margin, in the middle of its row, and is as wide as it wants.
  @Test(arguments: [false, true]) func aStackStandsAtTheMargin(hasSpacer: Bool) throws {
    var stack = View(content: .stack(.horizontal(.center, spacing: nil)))
    stack.subviews = ["Left", "Right"].map { View(content: .label(Label(text: $0))) }
    if hasSpacer { stack.subviews.insert(View(content: .spacer(minLength: nil)), at: 1) }
    let (margin, frames) = try frames(of: [stack], width: 402, .ios26)
    let frame = try #require(frames.first)
    #expect(frames.count == 1 && frame.minX == margin && abs((frame.minY + frame.maxY) / 2 - 26) <= 0.5)
    #expect(hasSpacer ? frame.maxX == 402 - margin : frame.width < 150)
  }

  /// Titles of segments are never cut for the sake of what stands beside them.
  @Test func segmentsKeepTheirTitles() throws {
    let segments = Self.control(
      .segmentedControl(titles: ["Title", "Artist", "Album", "Date"], selectedIndex: 0))
    let views = [View(content: .label(Label(text: "Sort all of the songs by"))), segments]
    let (_, frames) = try frames(of: views, width: 402, .ios26)
    #expect(try #require(frames.last).minY > frames[0].maxY)
  }

  /// A row that cannot grow keeps what it has no room for side by side, and cuts nothing off below.
  @Test func rowsOfAGivenHeightDoNotStack() throws {
    let titles = ["Cancel the whole order now", "Confirm the order"]
    let views = titles.map { Self.control(.configuredButton(title: $0, ButtonConfiguration(.filled))) }
    let row = Cell(height: 44, contentView: ContentView(subviews: views))
    let root = scene(of: table(.plain, row), theme: .ios26, size: Size(width: 320, height: 300), scale: 2)
      .root
    let content = try #require(root.first(.contentView))
    let frames = content.children.map(\.frame)
    #expect(frames.count == 2 && frames.allSatisfy { content.frame.bounds.contains($0) })
    #expect(frames[1].minX >= frames[0].maxX + 11.9)
  }

  private static let texts: [(CellStyle, TextAlignment?)] = [
    (.default, nil), (.default, .right), (.default, .center), (.subtitle, nil), (.value1, nil),
    (.value2, nil),
  ]

  /// The row with a slider, and what it shows besides.
  private func row(
    _ style: CellStyle, _ title: String, _ detail: String?, alignment: TextAlignment? = nil,
    height: Double? = nil,
    theme: Theme = .ios26, image: Bool = false
  ) throws -> (cell: SceneNode, slider: Rect, labels: [Rect]) {
    var text = Label(text: title)
    text.textAlignment = alignment
    var cell = Cell(
      style: style, textLabel: text,
      detailTextLabel: style == .default ? nil : detail.map { Label(text: $0) },
      contentView: ContentView(subviews: [Self.control(.slider(value: 0.4))]))
    cell.height = height
    if image {
      cell.imageView = ImageView(image: Image(ImagePlaceholder(name: "a", size: Size(width: 29, height: 29))))
    }
    let root = scene(of: table(.plain, cell), theme: theme, size: Size(width: 402, height: 900), scale: 2)
      .root
    let content = try #require(root.first(.contentView))
    let slider = try #require(content.first(.slider)).frame
    #expect(content.frame.bounds.contains(slider), "\(style)")
    // The lines, since the frame of a label may be wider than its text.
    let labels = content.children.filter { $0.label != nil }.flatMap { label in
      label.texts.map { text in
        Rect(
          x: label.frame.minX + text.origin.x, y: label.frame.minY, width: text.line.width,
          height: label.frame.height)
      }
    }
    #expect(!labels.isEmpty)
    return (try #require(root.first(.cell)), slider, labels)
  }

  @Test(arguments: texts, [Theme.ios8, .ios16, .ios26])
  func controlsStandBesideTheTextOfTheirRow(_ text: (CellStyle, TextAlignment?), _ theme: Theme) throws {
    let (_, slider, labels) = try row(text.0, "Volume", "Of all", alignment: text.1, theme: theme)
    for label in labels {
      #expect(slider.minX >= label.maxX + 11.5 || slider.maxX <= label.minX - 11.5, "\(slider) \(label)")
    }
    #expect(slider.width >= 80)
  }

  /// A text at the right leaves room between a picture and itself, and a long detail alone has its controls below it.
  @Test func controlsStandOffPicturesAndDetailsAlone() throws {
    let (_, behind, _) = try row(.default, "Volume", nil, alignment: .right, image: true)
    #expect(behind.minX >= 20 + 29 + 11.5)
    let (_, below, labels) = try row(.value1, "", Self.long)
    #expect(below.width >= 80 && labels.allSatisfy { $0.maxY <= below.minY })
  }

  /// What is twelve points away from the text takes all the room up to the margin.
  @Test(arguments: [(CellStyle.default, "Volume", nil, 51.0), (.subtitle, "Volume", "Of all sounds", 97.5)])
  func nothingIsLeftBetweenTextAndControl(
    _ style: CellStyle, _ title: String, _ detail: String?, _ width: Double
  ) throws {
    let (_, slider, labels) = try row(style, title, detail)
    let margin = try #require(labels.first).minX
    #expect(abs(slider.minX - margin - width - 12) <= 1 && slider.maxX == 402 - margin)
  }

  private static let long = "How loud everything is that was ever played anywhere"

  /// Where the text leaves no room, the row grows by what stands below it, from where the text begins.
  @Test(arguments: [CellStyle.default, .subtitle, .value1], [false, true])
  func controlsStandBelowATextThatLeavesNoRoom(_ style: CellStyle, _ hasImage: Bool) throws {
    let (cell, slider, labels) = try row(style, Self.long, "Loud", image: hasImage)
    let start = try #require(labels.first).minX
    #expect(slider.minX == start && slider.maxX == 402 - 20)
    #expect(labels.allSatisfy { $0.maxY <= slider.minY })
    #expect(cell.frame.height > 52 + slider.height)
  }

  /// A row that cannot grow cuts the text instead, and no control lies on it.
  @Test(arguments: [CellStyle.default, .subtitle, .value1]) func aRowOfAGivenHeightCutsItsText(
    _ style: CellStyle
  ) throws {
    let (cell, slider, labels) = try row(style, Self.long, Self.long, height: 60)
    #expect(cell.frame.height == 60 && slider.width >= 80)
    #expect(labels.allSatisfy { $0.maxX <= slider.minX - 11.5 }, "\(labels) \(slider)")
  }

  /// Labels of the largest texts stand one under another, and what is beside them below both.
  @Test func controlsStandOffStackedLabels() throws {
    let theme = Theme.ios26.resized(to: .accessibilityExtraLarge)
    for style in [CellStyle.value1, .value2] {
      for title in ["Vol", Self.long] {
        let (_, slider, labels) = try row(style, title, "Of", theme: theme)
        #expect(labels.count >= 2)
        for label in labels { #expect(slider.minX >= label.maxX + 11.5 || slider.minY >= label.maxY) }
      }
    }
  }
}
