import Foundation
import TableMock
import TableModel
import TableReview
import Testing

@testable import TableLayout

/// What is said of frames is what the frames are: over all fixtures, every explained figure is that which `inspect`
/// prints, and its terms add up to it.
@Suite struct ExplanationTests {
  private static let parts = 6

  /// The scenes of a part of the fixtures, plain and explained.
  private static func scenes(part: Int) throws -> [(name: String, plain: Scene, explained: SceneExplanation)]
  {
    let renderer = try Renderer()
    let files = Repository.files(in: Repository.fixtures, endings: ["yaml", "storyboard", "xib"])
    var scenes: [(name: String, plain: Scene, explained: SceneExplanation)] = []
    for (offset, file) in files.enumerated() where offset % parts == part {
      let path = FilePath(Repository.fixtures.appendingPathComponent(file).path)
      let screens = renderer.load(path: path).document?.screens ?? []
      for (number, screen) in screens.enumerated() {
        let plain = try renderer.scene(of: screen, keepsHiddenRows: true)
        let explained = try renderer.scene(of: screen, keepsHiddenRows: true, explainsFrames: true)
        let inspected = InspectedScene(file: file, screen: number, scene: explained)
        scenes.append((file, plain, SceneExplanation(inspected)))
      }
    }
    return scenes
  }

  @Test(arguments: 0..<parts) func figuresAreThoseOfFrames(part: Int) throws {
    let scenes = try Self.scenes(part: part)
    #expect(scenes.count > 50)
    for (name, plain, explanation) in scenes {
      #expect(explanation.inspected.scene.root.withoutFigures == plain.root, "\(name)")
      for view in explanation.views where !view.figures.isEmpty {
        let frame = view.node.frame
        let figures = [frame.minX, frame.minY, frame.width, frame.height]
        #expect(view.figures.map(\.name) == FrameFigure.Name.allCases)
        for (figure, points) in zip(view.figures, figures) {
          #expect(abs(figure.points - points) < 1e-9, "\(name) \(view.address) \(figure)")
          let sum = figure.terms.reduce(0) { $0 + $1.points }
          #expect(
            abs(sum - points) < 1e-6 || (figure.terms.isEmpty && points == 0),
            "\(name) \(view.address) \(figure)")
          for term in figure.terms where term.isRounding { #expect(abs(term.points) <= 1) }
        }
      }
    }
  }

  @Test(arguments: 0..<parts) func whatStandsInRowsIsExplained(part: Int) throws {
    for (name, _, explanation) in try Self.scenes(part: part) {
      for view in explanation.views where view.isOfStandardCell {
        #expect(!view.figures.isEmpty, "\(name) \(view.address)")
      }
      let addresses = explanation.views.map(\.address)
      #expect(Set(addresses).count == addresses.count, "\(name)")
    }
  }

  /// The lines of the page on layout that are headings.
  private static let headings = Repository.text(of: "docs/uikit-layout.md").components(separatedBy: "\n")
    .filter { $0.hasPrefix("#") }.map { $0.drop { $0 == "#" }.dropFirst() }

  @Test(arguments: LayoutRule.allCases) func rulesHaveTheirHeadings(rule: LayoutRule) {
    #expect(Self.headings.contains(rule.heading[...]))
  }
}

extension ExplainedView {
  /// Whether it is one of the views whose place UIKit decides, in a row, beside it or around the table.
  fileprivate var isOfStandardCell: Bool {
    switch node.viewClass {
    case .cell, .contentView, .headerFooter, .editControl, .reorderControl, .separator, .sectionIndex,
      .tableView, .navigationBar, .toolbar, .tabBar:
      true
    default: address.first?.isNumber == true && isOfContent
    }
  }

  /// Whether it is a label, the picture or the accessory of a row itself.
  private var isOfContent: Bool {
    let isStandard = [.label, .imageView, .button].contains(node.viewClass)
    let roles: [ViewRole] = [.textLabel, .detailTextLabel, .imageView, .accessoryView]
    return isStandard && address.split(separator: ".").count == 2 && node.role.map(roles.contains) == true
  }
}

extension SceneNode {
  /// The view and those in it without what their frames are made of.
  fileprivate var withoutFigures: SceneNode {
    var node = self
    node.figures = []
    node.children = children.map(\.withoutFigures)
    return node
  }
}
