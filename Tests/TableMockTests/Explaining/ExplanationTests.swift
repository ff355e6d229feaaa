import Foundation
import TableComparison
import TableMock
import TableModel
import Testing

@testable import TableLayout
@testable import TableProject

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
    var count = 0
    for (name, _, explanation) in try Self.scenes(part: part) {
      for view in explanation.views where view.isOfStandardCell {
        count += 1
        #expect(!view.figures.isEmpty, "\(name) \(view.address)")
      }
      let addresses = explanation.views.map(\.address)
      #expect(Set(addresses).count == addresses.count, "\(name)")
    }
    #expect(count > 100)
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

/// Explanations and lists of tables that are long: no more than a piece of them is in memory.
@Suite struct LongExplanationTests {
  private final class Listener: JobObserver {
    var findings: [Diagnostic] = []

    func found(_ findings: [Diagnostic]) { self.findings += findings }
  }

  private let folder: TemporaryFolder
  private let input: InputFile

  init() throws {
    let rows = (0..<800).map { "    - {style: subtitle, textLabel: Row \($0), detailTextLabel: Detail}\n" }
    folder = try TemporaryFolder(["long.yaml": "tableView:\n  rows:\n" + rows.joined()])
    let path = FilePath(folder.url.appendingPathComponent("long.yaml").path)
    input = InputFile(path: path, outputName: "long")
  }

  @Test(arguments: [ExplainJob.Form.text, .json]) func explanationsComeInPieces(
    _ form: ExplainJob.Form
  ) throws {
    var pieces: [[UInt8]] = []
    let outcome = try ExplainJob(input: input).write(nil, as: form, Listener()) { pieces.append($0) }
    #expect(outcome.isWell && pieces.count > 3)
    #expect(pieces.allSatisfy { $0.count < 1 << 17 })
    var whole = ""
    _ = try ExplainJob(input: input).run(Listener()) { explanation in
      switch form {
      case .text: whole += ExplanationText(explanation).outline
      case .json: whole += JSONExplanation(explanation).line() + "\n"
      }
    }
    #expect(String(decoding: pieces.joined(), as: UTF8.self) == whole)
    if form == .json {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(whole.utf8)) }
    }
  }

  @Test func inspectionsComeInPieces() throws {
    var scenes: [InspectedScene] = []
    _ = try InspectJob(inputs: [input]).run(Listener()) { scenes.append($0) }
    let inspected = try #require(scenes.first)
    for hasBoxes in [false, true] {
      let inspection = JSONInspection(inspected, withBoxes: hasBoxes)
      var pieces: [[UInt8]] = []
      inspection.write { pieces.append($0) }
      #expect(pieces.count > 3 && pieces.allSatisfy { $0.count < 1 << 17 })
      #expect(String(decoding: pieces.joined(), as: UTF8.self) == inspection.line)
    }
    let tree = TreeInspection(file: inspected.file, scene: inspected.scene)
    var lines: [String] = []
    tree.write { lines.append($0) }
    #expect(lines.count > 3 && lines.allSatisfy { $0.hasSuffix("\n") && $0.utf8.count < 1 << 17 })
    #expect(lines.joined() == tree.text)
  }

  @Test func explainingHasABudgetOfItsOwn() throws {
    var budget = WorkBudget()
    budget.seconds = 5
    let listener = Listener()
    var count = 0
    // Whoever takes the first piece uses all the time up that the thread has.
    let outcome = try ExplainJob(input: input, budget: budget).write(nil, as: .text, listener) { _ in
      count += 1
      let clock = WorkClock(seconds: budget.seconds)
      while count == 1, !clock.isLate {}
    }
    #expect(!outcome.isWell && count == 1)
    #expect(listener.findings.map(\.message) == ["explaining all views takes longer than 5.0 seconds"])
  }

  @Test func theNearestAddressesAreThoseOfAll() throws {
    var explanations: [SceneExplanation] = []
    _ = try ExplainJob(input: input).run(Listener()) { explanations.append($0) }
    let explanation = try #require(explanations.first)
    for address in ["0-77.textLable", "0-799.x", "zzz", "", "1", String(repeating: "0-7", count: 5_000)] {
      let all = explanation.addresses(nearestTo: address)
      #expect(all.count == explanation.views.count)
      #expect(explanation.addresses(nearestTo: address, atMost: 8) == Array(all.prefix(8)))
    }
    #expect(explanation.addresses(nearestTo: "0-77.textLable", atMost: 1) == ["0-77.textLabel"])
  }
}
