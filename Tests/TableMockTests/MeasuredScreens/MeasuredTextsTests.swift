import Foundation
import TableMock
import Testing

/// All texts of real screens that were rebuilt, with the edges of their ink as screenshots show it.
///
/// `Texts/NAME.yaml` holds the screens, a document each, and `Texts/NAME.texts` what was measured, a text a line; texts that
/// are the apps' own, such as names, are left out of it, as is what a spec cannot say. Lines that begin with `#` say which
/// public screenshot was measured.
///
///     screen NAME
///     text LEFT TOP RIGHT BOTTOM INK/GROUND  words
///
/// Edges are pixels of the picture, those of all ink, where a pixel counts as far as it is covered.
struct MeasuredText {
  struct Failure: Error, CustomStringConvertible {
    var line: Int
    var text: String

    var description: String { "line \(line) is no measured text: \(text)" }
  }

  let screen: String
  let words: String
  /// The edges on the screenshot in pixels: left, top, right, bottom.
  let edges: [Double]
  let ink: UInt32
  let background: UInt32

  /// Reads a table.
  static func all(in table: String) throws -> [MeasuredText] {
    var screen = ""
    var texts: [MeasuredText] = []
    for (index, line) in table.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.split(separator: " ").map(String.init)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      let failure = Failure(line: index + 1, text: String(line))
      if first == "screen", words.count == 2 {
        screen = words[1]
        continue
      }
      let edges = words.dropFirst().prefix(4).compactMap(Double.init)
      let colors = (words.count > 6 ? words[5] : "").split(separator: "/").compactMap {
        UInt32($0, radix: 16)
      }
      guard first == "text", !screen.isEmpty, edges.count == 4, edges[0] < edges[2], edges[1] < edges[3],
        colors.count == 2
      else { throw failure }
      texts.append(
        MeasuredText(
          screen: screen, words: words.dropFirst(6).joined(separator: " "), edges: edges, ink: colors[0],
          background: colors[1]))
    }
    return texts
  }

  /// How far the edges of ours lie to the right of the measured ones or below them, in points; `nil` where there is no ink.
  ///
  /// What stands further than two points beside the measured text, or one and a quarter above or below it, is not looked at.
  func differences(on screen: Screenshot) -> [Double]? {
    let scale = screen.scene.scale
    let (beside, above) = (2 * scale, 1.25 * scale)
    let x = Int(edges[0] - beside)..<Int((edges[2] + beside).rounded(.up))
    let y = Int(edges[1] - above)..<Int((edges[3] + above).rounded(.up))
    guard let ours = try? screen.edges(x: x, y: y, ink: ink, on: background) else { return nil }
    return zip([ours.left, ours.top, ours.right, ours.bottom], edges).map { ($0 - $1) / scale }
  }

  /// Why edges are further away than half a point, in words.
  static func reason(_ differences: [Double]?) -> String {
    guard let differences else { return "nothing is drawn there" }
    let (left, top, right, bottom) = (differences[0], differences[1], differences[2], differences[3])
    let points = { (value: Double) in String(format: "%.2f", abs(value)) }
    var reasons: [String] = []
    if max(abs(left), abs(right)) > 0.5 {
      let wider = right - left
      reasons.append(
        abs(wider) > 0.5
          ? "letters of the stand-in are \(points(wider)) points \(wider > 0 ? "wider" : "narrower") in all"
          : "it stands \(points((left + right) / 2)) points further \(left + right > 0 ? "right" : "left")")
    }
    if max(abs(top), abs(bottom)) > 0.5 {
      let higher = bottom - top
      reasons.append(
        abs(higher) > 0.5
          ? "a letter of the stand-in is \(points(higher)) points \(higher > 0 ? "higher" : "lower")"
          : "it stands \(points((top + bottom) / 2)) points further \(top + bottom > 0 ? "down" : "up")")
    }
    return reasons.joined(separator: "; ")
  }
}

@Suite struct MeasuredTextsTests {
  private static let folder = Repository.root.appendingPathComponent(
    "Tests/TableMockTests/MeasuredScreens/Texts")
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".texts") }.map { String($0.dropLast(6)) }.sorted()
  }()

  /// The pictures of a file's screens, by their names.
  private func screenshots(_ name: String) throws -> [String: Screenshot] {
    let renderer = try Renderer()
    let path = FilePath(MeasuredTextsTests.folder.appendingPathComponent("\(name).yaml").path)
    let screens = try #require(renderer.load(path: path).document?.screens)
    return try Dictionary(
      uniqueKeysWithValues: screens.map { (try #require($0.name), try Screenshot($0, by: renderer)) })
  }

  @Test func mostTextsLieWithinHalfAPointOnAllFourEdges() throws {
    var (all, near, rest) = (0, 0, [String]())
    for name in MeasuredTextsTests.names {
      let table = MeasuredTextsTests.folder.appendingPathComponent("\(name).texts")
      let screens = try screenshots(name)
      for text in try MeasuredText.all(in: String(contentsOf: table, encoding: .utf8)) {
        let screen = try #require(screens[text.screen], "\(name) has no screen \(text.screen)")
        let differences = text.differences(on: screen)
        all += 1
        if let differences, differences.allSatisfy({ abs($0) <= 0.5 + 1e-9 }) {
          near += 1
        } else {
          rest.append("\(text.screen), “\(text.words)”: \(MeasuredText.reason(differences))")
        }
      }
    }
    let share = Double(near) / Double(max(1, all))
    print("\(near) of \(all) texts of rebuilt screens lie within half a point on all four edges")
    print("(\(Int((share * 100).rounded(.down))) %); the others:")
    for line in rest { print("  \(line)") }
    #expect(all > 400)
    #expect(share >= 0.85)
  }

  @Test(arguments: [
    "text 1 2 3 4 000000/FFFFFF words", "screen a\ntext 3 2 1 4 000000/FFFFFF words", "screen a b",
    "screen a\ntext 1 2 3 000000/FFFFFF words", "screen a\ntext 1 2 3 4 000000 words",
    "screen a\ntext 1 2 3 4 000000/FFFFFF",
    "screen a\nbox 1 2 3 4 000000/FFFFFF words",
  ])
  func linesThatAreNoTextsAreRefused(_ table: String) {
    #expect(throws: MeasuredText.Failure.self) { try MeasuredText.all(in: table) }
  }

  @Test(arguments: [
    ([0.1, 0, 0.9, 0], "letters of the stand-in are 0.80 points wider in all"),
    ([-0.7, 0, -0.6, 0], "it stands 0.65 points further left"),
    ([0, 0.8, 0, 0.7], "it stands 0.75 points further down"),
    ([0, 0.6, 0, -0.3], "a letter of the stand-in is 0.90 points lower"),
  ])
  func whatIsFurtherAwayHasAReason(_ differences: [Double], _ reason: String) {
    #expect(MeasuredText.reason(differences) == reason)
    #expect(MeasuredText.reason(nil) == "nothing is drawn there")
  }
}
