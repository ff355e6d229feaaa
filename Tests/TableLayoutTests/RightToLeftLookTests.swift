import TableModel
import TableThemes
import Testing

@testable import TableLayout

/// What of an interface that is read from right to left older looks follow.
@Suite struct RightToLeftLookTests {
  static let unmirrored = Theme.all.filter { $0.direction != .mirrored }
  static let mirrored = Theme.all.filter { $0.direction == .mirrored }

  @Test func interfacesAreMirroredSinceIOS9() {
    #expect(
      RightToLeftLookTests.mirrored.map(\.name)
        == ["ios9", "ios10", "ios11.0", "ios11", "ios13", "ios16", "ios26"])
  }

  private let cell = Cell(
    style: .value1, textLabel: Label(text: "Title"), detailTextLabel: Label(text: "Value"),
    accessoryType: .disclosureIndicator)

  @Test(arguments: unmirrored) func placesStay(_ theme: Theme) {
    let table = TableView(sections: [Section(rows: [cell])])
    let scenes = [LayoutDirection.leftToRight, .rightToLeft].map { scene(of: table, theme: theme, $0) }
    #expect(scenes[0].root == scenes[1].root)
  }

  @Test(arguments: Theme.all) func titlesOfHeaders(_ theme: Theme) throws {
    let table = TableView(
      style: .grouped,
      sections: [
        Section(header: HeaderFooter(title: "Header"), rows: [cell])
      ])
    let label = try #require(scene(of: table, theme: theme, .rightToLeft).root.first(.headerFooterLabel))
    let end = try #require(label.lineEnds.first).upperBound
    #expect((abs(end - label.frame.width) < 0.01) == !["iphoneos3", "ios5", "ios6"].contains(theme.name))
  }

  @Test(arguments: unmirrored) func labelsAreNaturalWhereTheySaySo(_ theme: Theme) throws {
    for (alignment, isAtTheRight) in [(nil, false), (TextAlignment.natural, true), (.left, false)] {
      let cell = Cell(textLabel: Label(text: "Title", textAlignment: alignment))
      let scene = scene(of: TableView(sections: [Section(rows: [cell])]), theme: theme, .rightToLeft)
      let line = try #require(scene.root.first(role: .textLabel)?.lineEnds.first)
      #expect((line.lowerBound > 100) == isAtTheRight)
    }
  }

  @Test(arguments: Theme.all) func constraintsAreReadInAllLooks(_ theme: Theme) throws {
    let scene = scene(of: .constrained(.leading, 20), theme: theme, .rightToLeft)
    let content = try #require(scene.place { $0.viewClass == .contentView })
    let view = try #require(scene.place { $0.id == "view" })
    #expect(abs(content.maxX - 20 - view.maxX) < 0.01)
  }

  @Test(arguments: Theme.all) func leftIsLeftInAllLooks(_ theme: Theme) throws {
    let scene = scene(of: .constrained(.left, 20), theme: theme, .rightToLeft)
    let content = try #require(scene.place { $0.viewClass == .contentView })
    let view = try #require(scene.place { $0.id == "view" })
    #expect(abs(content.minX + 20 - view.minX) < 0.01)
  }

  @Test(arguments: mirrored) func contentViewsMaySayTheirDirection(_ theme: Theme) throws {
    var table = TableView.constrained(.leading, 20)
    table.sections[0].rows[0].contentView?.semanticContentAttribute = .forceRightToLeft
    let scene = scene(of: table, theme: theme, .leftToRight)
    let content = try #require(scene.place { $0.viewClass == .contentView })
    let view = try #require(scene.place { $0.id == "view" })
    #expect(abs(content.maxX - 20 - view.maxX) < 0.01)
  }
}

extension TableView {
  /// A table whose one row has one view of 100 × 20 points, so far from an edge of its content view.
  fileprivate static func constrained(_ attribute: LayoutAttribute, _ constant: Double) -> TableView {
    var view = View()
    view.id = "view"
    view.layout = AutoLayout()
    view.layout?.translatesAutoresizingMaskIntoConstraints = false
    let size = [(LayoutAttribute.width, 100.0), (.height, 20)].map { attribute, constant in
      LayoutConstraint(
        id: attribute.rawValue, firstItem: "view", firstAttribute: attribute, constant: constant)
    }
    view.layout?.constraints = size
    var content = ContentView(subviews: [view])
    content.id = "content"
    content.layout = AutoLayout()
    content.layout?.constraints = [(attribute, constant), (.top, 4)].map { attribute, constant in
      LayoutConstraint(
        id: "edge", firstItem: "view", firstAttribute: attribute, secondItem: "content",
        secondAttribute: attribute, constant: constant)
    }
    return TableView(sections: [
      Section(rows: [Cell(accessoryType: .disclosureIndicator, contentView: content)])
    ])
  }
}
