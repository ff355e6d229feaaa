import TableModel
import TableThemes
import Testing

@testable import TableLayout

/// What rows and tables do that say for themselves in which way they are read.
@Suite struct ForcedDirectionTests {
  private static let attributes: [(SemanticContentAttribute, LayoutDirection)] = [
    (.forceRightToLeft, .leftToRight), (.forceLeftToRight, .rightToLeft), (.playback, .rightToLeft),
    (.spatial, .rightToLeft),
  ]

  private func row(
    _ cell: Cell, theme: Theme = .ios16, _ direction: LayoutDirection
  ) throws -> SceneNode {
    let table = TableView(sections: [Section(rows: [cell, Cell(textLabel: Label(text: "Last"))])])
    return try #require(scene(of: table, theme: theme, direction).cells.first)
  }

  /// The parts of a row stand as those of one in an app that is read so.
  @Test(arguments: attributes)
  func parts(_ attribute: SemanticContentAttribute, _ interface: LayoutDirection) throws {
    var cell = Cell(style: .value1, textLabel: Label(text: "Title"), detailTextLabel: Label(text: "Value"))
    cell.accessoryType = .disclosureIndicator
    cell.imageView = ImageView(image: try #require(picture(width: 30, height: 30)))
    cell.indentationLevel = 1
    cell.separatorInset = EdgeInsets(left: 40, right: 12)
    let other = try row(cell, interface == .leftToRight ? .rightToLeft : .leftToRight)
    let plain = try row(cell, interface)
    cell.semanticContentAttribute = attribute
    let forced = try row(cell, interface)
    for role in [ViewRole.textLabel, .detailTextLabel, .accessoryView, .separator] {
      let frame = try #require(forced.first(role: role)?.frame)
      #expect(frame == other.first(role: role)?.frame, "\(role)")
      #expect(frame != plain.first(role: role)?.frame, "\(role)")
    }
    #expect(forced.first(.imageView)?.frame == other.first(.imageView)?.frame)
    #expect(forced.frame == other.frame)
    let outlines = [forced, other].map { $0.first(role: .accessoryView)?.outlines.map(\.boundingBox) }
    #expect(outlines[0] == outlines[1])
  }

  @Test(arguments: attributes)
  func controlsForEditing(_ attribute: SemanticContentAttribute, _ interface: LayoutDirection) throws {
    var cell = Cell(textLabel: Label(text: "Title"), isEditing: true, editingStyle: .delete)
    cell.showsReorderControl = true
    let other = try row(cell, interface == .leftToRight ? .rightToLeft : .leftToRight)
    cell.semanticContentAttribute = attribute
    let forced = try row(cell, interface)
    for role in [ViewRole.textLabel, .editControl, .reorderControl] {
      let frame = try #require(forced.first(role: role)?.frame)
      #expect(frame == other.first(role: role)?.frame, "\(role)")
    }
  }

  /// A label is a view of its own: natural alignment stays that of the app (measured on iOS 13, 414 points).
  @Test(arguments: attributes)
  func alignment(_ attribute: SemanticContentAttribute, _ interface: LayoutDirection) throws {
    for own in [nil, TextAlignment.natural, .left, .right, .center] {
      var cell = Cell(textLabel: Label(text: "Latin", textAlignment: own))
      let plain = try #require(row(cell, interface).first(role: .textLabel))
      cell.semanticContentAttribute = attribute
      let forced = try #require(row(cell, interface).first(role: .textLabel))
      #expect(forced.frame.width == plain.frame.width)
      let (line, expected) = (try #require(forced.lineEnds.first), try #require(plain.lineEnds.first))
      #expect(abs(line.lowerBound - expected.lowerBound) <= 0.5, "\(String(describing: own))")
    }
  }

  /// Views in a row are read as the app is, unless they say otherwise.
  @Test func viewsDoNotInherit() throws {
    let control = View(
      frame: Rect(x: 20, y: 5, width: 100, height: 30),
      content: .control(Control(.segmentedControl(titles: ["One", "Two"], selectedIndex: 0))))
    var cell = Cell(contentView: ContentView(subviews: [control]))
    let plain = try #require(row(cell, .leftToRight).first(.segmentedControl))
    cell.semanticContentAttribute = .forceRightToLeft
    let forced = try #require(row(cell, .leftToRight).first(.segmentedControl))
    #expect(forced.frame == plain.frame)
    #expect(titles(of: forced) == ["One", "Two"])
    var own = control
    own.semanticContentAttribute = .forceRightToLeft
    cell.contentView?.subviews = [own]
    #expect(titles(of: try row(cell, .leftToRight).first(.segmentedControl)) == ["Two", "One"])
  }

  /// The titles of segments from the left.
  private func titles(of control: SceneNode?) -> [String] {
    let segments = (control?.children ?? []).sorted { $0.frame.minX < $1.frame.minX }
    return segments.compactMap { $0.all.compactMap(\.label?.text).first }
  }

  /// Looks that are not mirrored do not know of it.
  @Test func earlierLooks() throws {
    var cell = Cell(textLabel: Label(text: "Text"), accessoryType: .disclosureIndicator)
    for theme in Theme.all where !theme.direction.mirrorsInterface {
      let plain = try row(cell, theme: theme, .leftToRight)
      cell.semanticContentAttribute = .forceRightToLeft
      #expect(try row(cell, theme: theme, .leftToRight) == plain)
      cell.semanticContentAttribute = .unspecified
    }
  }

  @Test func unspecifiedRowsFollowTheApp() throws {
    let cell = Cell(textLabel: Label(text: "Text"), accessoryType: .checkmark)
    var forced = cell
    forced.semanticContentAttribute = .forceRightToLeft
    #expect(try row(cell, .rightToLeft) == row(forced, .rightToLeft))
  }

  // MARK: Tables

  private func indexed(
    _ attribute: SemanticContentAttribute, cell: SemanticContentAttribute = .unspecified
  )
    -> TableView
  {
    var row = Cell(textLabel: Label(text: "Text"), accessoryType: .checkmark)
    row.semanticContentAttribute = cell
    var table = TableView(
      sections: [Section(header: HeaderFooter(title: "Header"), rows: Array(repeating: row, count: 30))])
    table.sectionIndex = SectionIndex(titles: ["A", "B"])
    table.scroll.showsVerticalScrollIndicator = true
    table.semanticContentAttribute = attribute
    return table
  }

  @Test(arguments: attributes)
  func indexesAndIndicators(_ attribute: SemanticContentAttribute, _ interface: LayoutDirection) throws {
    let plain = scene(of: indexed(.unspecified), theme: .ios16, interface)
    let forced = scene(of: indexed(attribute), theme: .ios16, interface)
    for viewClass in [ViewClass.sectionIndex, .scrollIndicator] {
      let (own, other) = (
        try #require(plain.root.first(viewClass)), try #require(forced.root.first(viewClass))
      )
      #expect(other.frame.minX == 375 - own.frame.maxX)
      #expect(other.frame.minX != own.frame.minX)
    }
  }

  /// Rows and headers of a table with its index at the other side stand clear of it, and as the app does.
  @Test(arguments: attributes)
  func rowsBesideAnIndex(_ attribute: SemanticContentAttribute, _ interface: LayoutDirection) throws {
    let plain = scene(of: indexed(.unspecified), theme: .ios16, interface)
    let forced = scene(of: indexed(attribute), theme: .ios16, interface)
    let index = try #require(forced.root.first(.sectionIndex)).frame
    for drawn in [forced, scene(of: indexed(attribute, cell: attribute), theme: .ios16, interface)] {
      let cell = try #require(drawn.cells.first)
      for role in [ViewRole.textLabel, .accessoryView] {
        let frame = try #require(cell.first(role: role)).frame
        let place = cell.frame(of: role) ?? frame
        #expect(place.maxX <= index.minX || place.minX >= index.maxX, "\(role)")
      }
    }
    let sides = try [plain, forced].map { drawn in
      try #require(drawn.cells.first?.first(role: .accessoryView)).frame.minX > 187
    }
    #expect(sides == [interface == .leftToRight, interface == .leftToRight])
  }
}

extension SceneNode {
  /// The frame of the first view of a role in the coordinates of this one.
  fileprivate func frame(of role: ViewRole) -> Rect? {
    for child in children {
      if child.role == role { return child.frame }
      if let inner = child.frame(of: role) { return inner.offset(x: child.frame.minX, y: child.frame.minY) }
    }
    return nil
  }
}
