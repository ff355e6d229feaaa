import Foundation
import TestSupport
import Testing

/// Small files that ask for very much: each is drawn, or refused with what it asks for too much of.
@Suite struct HostileInputTests {
  private static let picture = Repository.fixtures.appendingPathComponent("images/pictures/wifi@2x.png")

  /// A screen with a view behind its rows, around so many hundred times the same views.
  private static func spec(_ view: String, hundreds: Int, side: Int = 320) -> String {
    let hundred = Array(repeating: view, count: 100).joined(separator: ", ")
    let aliases = Array(repeating: ", *a", count: hundreds - 1).joined()
    return """
      size: {width: \(side), height: \(side)}
      scale: 3
      tableView: {backgroundView: {subviews: [&a {subviews: [\(hundred)]}\(aliases)]}, rows: [A]}
      """
  }

  private static let tooMany = "the picture has too many views, lines and letters"

  private static let content = "--height content"

  /// Twenty sections with a text of nine thousand lines each.
  private static func lines(_ section: (String) -> String) -> String {
    let text = "\"" + String(repeating: "A\\n", count: 9_000) + "\""
    let sections = Array(repeating: "{\(section(text))}", count: 20).joined(separator: ", ")
    return "tableView: {sections: [\(sections)]}"
  }

  private static let half = "{frame: [0, 0, 4096, 4096], alpha: 0.5, backgroundColor: red"

  private static let asked: [(spec: String, output: String, options: String, message: String?)] = [
    // Groups within groups, each of which needs a surface of its own.
    (
      spec("\(half), subviews: [\(half), subviews: [\(half)}]}]}", hundreds: 10, side: 4_096), "a.png", "",
      "drawing would paint more than 4000000000 pixels"
    ),
    // The same with so many members that all of them have to be gone through.
    (
      spec(
        "\(half), subviews: ["
          + Array(repeating: "{backgroundColor: blue}", count: 20).joined(separator: ", ")
          + "]}", hundreds: 10, side: 4_096), "a.png", "", "drawing would paint more than 4000000000 pixels"
    ),
    // Pictures with cap insets, each of which is drawn in nine parts.
    (
      spec(
        "{imageView: {image: wifi@2x.png, capInsets: {left: 5, top: 5}}, frame: [0, 0, 99, 99]}",
        hundreds: 20),
      "a.pdf", "--budget embedded=1000000", "the images in the file have more than 0 MB"
    ),
    // Twenty thousand pictures of one file.
    (spec("{imageView: wifi@2x.png, frame: [0, 0, 9, 9]}", hundreds: 200), "a.svg", "", nil),
    // Boxes of a thousand lines each.
    (
      spec("{customClass: MapView, frame: [0, 0, 4096, 4096]}", hundreds: 100), "a.svg", "",
      "the picture has too many views, lines and letters"
    ),
    // Texts of very many lines in rows, headers and content configurations.
    (lines { "rows: [{textLabel: {numberOfLines: 0, text: \($0)}}]" }, "a.svg", content, tooMany),
    (lines { "rows: [{textLabel: {numberOfLines: 0, text: \($0)}}]" }, "a.svg", "", nil),
    (lines { "header: \($0)" }, "a.svg", content, tooMany),
    (lines { "rows: [{contentConfiguration: {text: \($0)}}]" }, "a.svg", content, tooMany),
    (
      lines { "rows: [{contentView: [{label: {numberOfLines: 0, text: \($0)}}]}]" }, "a.svg", content, tooMany
    ),
    // Numbers at the ends of what computers hold.
    (
      "tableView: {rows: [{textLabel: A, height: 9223372036854775808, indentationLevel: -9223372036854775809}]}",
      "a.png", "", "“height” must be a number from 1 to 2000, not “9223372036854775808”"
    ),
    (
      "size: {width: 4096, height: 1}\ntableView: {tableHeaderView: {frame: [-4096, 4096, 4096, 4096]}, rows: [A]}",
      "a.png", "", nil
    ),
  ]

  @Test(arguments: asked.map { (Long($0.spec), $0.output, $0.options, $0.message) })
  func whatIsTooMuchIsToldAndNothingIsWritten(
    _ spec: Long<String>, _ output: String, _ options: String, _ message: String?
  ) throws {
    let folder = try TemporaryFolder(["a.yaml": spec.value])
    try FileManager.default.copyItem(
      at: Self.picture, to: folder.url.appendingPathComponent("wifi@2x.png"))
    // What counts is counted, however slow a watched program is.
    let script = "tablemock render a.yaml -o \(output) --timeout 50 \(options)"
    let run = try CommandRun(script: script, in: folder.url)
    #expect(run.status == (message == nil ? 0 : 1), "\(run.errors.prefix(500))")
    if let message { #expect(run.errors.contains(message), "\(run.errors.prefix(500))") }
    #expect(folder.files.contains(output) == (message == nil))
  }

  private static let large = "\(half)}"

  @Test(arguments: [
    // Several half transparent views fall to the view that holds them, and one to itself.
    ([large, large, large], "a.yaml:6:10"),
    (["{label: A}", large], "a.yaml:6:34"),
    // Where no view has most of it, none is to blame.
    ([], "a.yaml"),
  ])
  func theViewIsNamedThatHasMostToBePainted(_ views: [String], _ place: String) throws {
    let folder = try TemporaryFolder([
      "a.yaml": """
      size: {width: 320, height: 480}
      tableView:
        rows:
          - A
          - contentView:
              [{subviews: [\(views.joined(separator: ", "))]}]
      """
    ])
    let run = try CommandRun(
      script: "tablemock render a.yaml -o a.png --budget painted=300000", in: folder.url)
    let message = "drawing would paint more than 300000 pixels, counting each layer"
    let share = place == "a.yaml" ? "" : ", most of them for this view"
    #expect(run.errors.hasPrefix("\(place): error: \(message)\(share)\n"), "\(run.errors.prefix(500))")
  }
}
