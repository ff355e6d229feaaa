import Foundation
import TableLint
import TableMock
import Testing

@testable import TableRendering

/// Notes on and beside screens.
@Suite struct AnnotationTests {
  private func scene(_ spec: String) throws -> (Scene, Renderer) {
    let renderer = try Renderer()
    let loaded = renderer.load(Array(spec.utf8), named: "a.yaml", folder: "")
    #expect(loaded.diagnostics == [])
    return (try renderer.scene(of: #require(loaded.document?.screens.first)), renderer)
  }

  private static let spec = """
    theme: ios7
    size: {width: 320, height: 100}
    tableView:
      rows:
        - {id: wifi, style: value1, textLabel: Wi-Fi, detailTextLabel: Off, accessoryType: disclosureIndicator}
        - {textLabel: A name that is much too long for a row of a telephone, height: 50.125}
    """

  /// What is noted, and where the screen lies.
  private func notes(
    _ annotations: Set<Annotation>, _ spec: String = spec
  ) throws -> (texts: [String], screen: Rect, frames: [Rect]) {
    let (scene, renderer) = try scene(spec)
    let annotated = try renderer.annotated(scene, with: annotations)
    let screen = try #require(annotated.root.children.first)
    let layer = try #require(annotated.root.children.last)
    #expect(layer.role == .annotations)
    // The screen is drawn as it was.
    #expect(screen.children == [scene.root])
    #expect(screen.frame.size == scene.size && screen.clipsToBounds)
    let labels = all(layer, at: .zero)
    return (labels.map(\.text), screen.frame, labels.map(\.frame))
  }

  private func all(_ node: SceneNode, at origin: Point) -> [(text: String, frame: Rect)] {
    let frame = node.frame.offset(x: origin.x, y: origin.y)
    return (node.label.map { [($0.text, frame)] } ?? []) + node.children.flatMap { all($0, at: frame.origin) }
  }

  @Test func framesAreInPoints() throws {
    let texts = try notes([.frames]).texts
    for text in ["320", "100", "44", "50.13"] { #expect(texts.contains(text)) }
    #expect(texts.contains { $0.hasPrefix("15, ") && $0.contains(" × ") })
    #expect(!texts.contains("wifi") && !texts.contains { $0.contains("Helvetica") })
  }

  @Test func fontsHaveSignsAndALegend() throws {
    let texts = try notes([.fonts]).texts
    #expect(texts.contains("Helvetica Neue regular 18, #000000"))
    #expect(texts.filter { $0 == "F1" }.count == 3)
    #expect(texts.contains("F2"))
  }

  @Test func lettersAndNotTheirShadowsHaveTheColour() throws {
    let spec =
      "theme: ios6\nsize: {width: 320, height: 60}\ntableView: {style: grouped, sections: [{header: A}]}"
    let fonts = try notes([.fonts], spec).texts.filter { $0.hasPrefix("Helvetica") }
    #expect(fonts.count == 1 && !fonts[0].hasSuffix("#FFFFFF"))
  }

  @Test func namesAndCutOffTextsAreNoted() throws {
    #expect(try notes([.ids]).texts.contains("wifi"))
    #expect(try notes([.truncated]).texts.filter { $0 == "cut off" }.count == 1)
    let short = Self.spec.replacingOccurrences(
      of: " that is much too long for a row of a telephone", with: "")
    #expect(try !notes([.truncated], short).texts.contains("cut off"))
    #expect(try notes([.ids, .truncated]).texts.allSatisfy { !$0.hasSuffix(": none") })
    let plain = short.replacingOccurrences(of: "id: wifi, ", with: "")
    let texts = try notes([.ids, .truncated, .lint], plain).texts
    #expect(
      texts == ["identifiers: none", "texts that are cut off: none", "findings of the linter: none"])
  }

  @Test func distancesAreNotedOnceForRowsThatAreAlike() throws {
    let row = "{style: value2, textLabel: name, detailTextLabel: Anna}"
    let spec = "theme: ios7\nsize: {width: 320, height: 132}\ntableView: {rows: [\(row), \(row), \(row)]}"
    let (once, _, _) = try notes([.insets], spec)
    let one = "theme: ios7\nsize: {width: 320, height: 132}\ntableView: {rows: [\(row)]}"
    #expect(try notes([.insets], one).texts == once)
    #expect(once.contains("15"))
    #expect(try notes([.frames], spec).texts.filter { $0 == "44" }.count == 3)
  }

  @Test(arguments: [
    "showcase/settings", "showcase/contacts-scrolled-ios6", "showcase/mail-ipad-ios7",
    "editing/controls-plain-ios7",
    "text/scripts", "controls/segmentedControl-ios7", "containers/popover-bars-ios6",
  ])
  func textStandsNeverOverText(_ name: String) throws {
    let path = Repository.fixtures.appendingPathComponent("\(name).yaml").path
    let renderer = try Renderer()
    let loaded = renderer.load(path: FilePath(path))
    for screen in try #require(loaded.document).screens {
      let scene = try renderer.scene(of: screen)
      let annotated = try renderer.annotated(scene, with: Set(Annotation.allCases))
      let layer = try #require(annotated.root.children.last)
      let labels = all(layer, at: .zero)
      #expect(!labels.isEmpty)
      let place = try #require(annotated.root.children.first).frame
      let views = SceneMeasures(of: scene).bands.flatMap(\.views)
        .map { $0.visible.offset(x: place.minX, y: place.minY) }
      for (index, label) in labels.enumerated() {
        #expect(annotated.root.frame.contains(label.frame), "\(label)")
        let others = labels[(index + 1)...].filter { overlap($0.frame, label.frame) }
        #expect(others.isEmpty, "\(label) and \(others)")
        #expect(!views.contains { overlap($0, label.frame) }, "\(label)")
      }
    }
  }

  /// Whether two rectangles share more than a line.
  private func overlap(_ one: Rect, _ other: Rect) -> Bool {
    one.intersection(other).map { min($0.width, $0.height) > 0.01 } ?? false
  }

  @Test func numbersOfFindingsStandOnNoOthers() throws {
    let spec = """
      theme: ios16
      size: {width: 375, height: 130}
      tableView:
        rows:
          - {style: value1, textLabel: Wi-Fi, detailTextLabel: A very long name of a network that is cut off}
          - {style: subtitle, textLabel: A title that is much too long for this row, detailTextLabel: Short, height: 58}
          - {textLabel: Low, height: 24}
      """
    let renderer = try Renderer()
    let screen = try #require(
      renderer.load(Array(spec.utf8), named: "a.yaml", folder: "").document?.screens.first)
    let findings = try Linter().findings(on: renderer.linted(screen, number: 0, as: Variant()))
    #expect(findings.count > 2)
    let scene = try renderer.annotated(
      try renderer.scene(of: screen), with: [.insets, .lint], findings: findings)
    let (shown, layer) = (try #require(scene.root.children.first), try #require(scene.root.children.last))
    let numbers = all(layer, at: .zero).filter { Double($0.text) != nil && $0.frame.maxY < shown.frame.maxY }
    #expect(numbers.count > 8)
    for (index, number) in numbers.enumerated() {
      for other in numbers[..<index] {
        #expect(!overlap(number.frame, other.frame), "\(number) \(other)")
      }
    }
  }

  @Test func emptyScreensHaveTheirSize() throws {
    let (texts, _, _) = try notes(
      Set(Annotation.allCases), "size: {width: 50, height: 40}\ntableView: {rows: []}")
    #expect(texts.contains("50") && texts.contains("40"))
    let (scene, renderer) = try scene(Self.spec)
    #expect(try renderer.annotated(scene, with: []) == scene)
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (-0.001, "0"), (1.0 / 3, "0.33"), (2.0 / 3, "0.67"), (44, "44"), (20.5, "20.5"),
      (-3.999, "-4"), (.nan, "0"), (.infinity, "0"),
    ] as [(Double, String)])
  func numbersHaveAtMostTwoDecimals(_ number: Double, _ text: String) {
    #expect(number.inPoints == text)
  }

  /// Centres and heights of lines, and where they come to begin.
  struct Spread: Sendable {
    let centers: [Double]
    let heights: [Double]
    let tops: [Double]
  }

  static let spreads = [
    Spread(centers: [], heights: [], tops: []),
    Spread(centers: [50], heights: [10], tops: [45]),
    Spread(centers: [2], heights: [10], tops: [0]),
    Spread(centers: [50, 50], heights: [10, 10], tops: [40, 50]),
    Spread(centers: [50, 52, 90], heights: [10, 10, 10], tops: [41, 51, 85]),
    Spread(centers: [5, 5, 5], heights: [10, 10, 10], tops: [0, 10, 20]),
    // What is moved up meets the line above, and both give way.
    Spread(centers: [26, 36, 36], heights: [10, 10, 10], tops: [53.0 / 3, 83.0 / 3, 113.0 / 3]),
  ]

  @Test(arguments: spreads) func linesMoveApartAsLittleAsCanBe(_ spread: Spread) {
    let found = LabelSpreading.tops(centers: spread.centers, heights: spread.heights, limit: 0)
    #expect(found.count == spread.tops.count)
    for (one, other) in zip(found, spread.tops) { #expect(abs(one - other) < 1e-9) }
  }

  @Test func svgHasALayerThatCanBeHidden() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    for annotate in [[], ["--annotate", "frames,insets,fonts,ids,truncated"]] {
      let run = try CommandRun(
        ["render", "a.yaml", "--format", "svg", "--svg-text", "live", "--svg-ids", "", "-o", "-"] + annotate,
        in: folder.url)
      #expect(run.status == 0)
      #expect(run.text.components(separatedBy: "<g id=\"annotations\"").count == (annotate.isEmpty ? 1 : 2))
      #expect(run.text.hasSuffix("</svg>\n"))
    }
  }

  @Test func everyKindOfFileIsAnnotated() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    let plain = try CommandRun(["render", "a.yaml", "-o", "a.png", "--format", "png,pdf"], in: folder.url)
    let noted = try CommandRun(
      ["render", "a.yaml", "-o", "b.png", "--format", "png,pdf", "--annotate", "frames"], in: folder.url)
    #expect(plain.status == 0 && noted.status == 0)
    for ending in ["png", "pdf"] {
      #expect(try folder.bytes("a.\(ending)") != folder.bytes("b.\(ending)"))
    }
    let again = try CommandRun(
      ["render", "a.yaml", "-o", "-", "--format", "png", "--annotate", "frames"], in: folder.url)
    #expect(try again.output == folder.bytes("b.png"))
  }

  @Test(arguments: ["", "frame", "frames,", "Frames", "frames;insets"])
  func unknownNotesAreAUsageError(_ words: String) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    let run = try CommandRun(["render", "a.yaml", "-o", "a.png", "--annotate", words], in: folder.url)
    #expect(run.status == 64)
    #expect(folder.files == ["a.yaml"])
  }
}
