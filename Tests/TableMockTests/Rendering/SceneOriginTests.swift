import Foundation
import TableComparison
import TableMock
import TableModel
import Testing

/// Views of a scene lead back to the lines that made them, in what `inspect` prints and in late errors.
struct SceneOriginTests {
  private static let spec = """
    navigationBar: {title: Settings}
    tableView:
      style: grouped
      tableHeaderView: {frame: [0, 0, 320, 40], subviews: [{label: Above, frame: [0, 0, 99, 20]}]}
      sections:
        - header: General
          rows:
            - textLabel: Wi-Fi
              accessoryType: disclosureIndicator
        - footer: The end.
          rows:
            - contentView:
                - {label: First, frame: [0, 0, 99, 20]}
                - {frame: [0, 20, 99, 20], subviews: [{label: Inner, frame: [0, 0, 99, 20]}]}
              accessoryView: {switch: on}
    """

  /// The line and column of every view that has them, by its class, role and text.
  private func places() throws -> [String: String] {
    let renderer = try Renderer()
    let result = renderer.load(Array(SceneOriginTests.spec.utf8), named: "s.yaml", folder: ".")
    let screen = try #require(result.document?.screens.first)
    let scene = try renderer.scene(of: screen, keepsHiddenRows: true)
    let origins = try #require(result.origins)
    let line = JSONInspection(
      InspectedScene(file: "s.yaml", scene: scene, origins: OriginFinder(origins))
    ).line
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    var places: [String: String] = [:]
    collect(try #require(object?["root"] as? [String: Any]), into: &places)
    return places
  }

  private func collect(_ node: [String: Any], into places: inout [String: String]) {
    let name = [node["class"], node["role"], node["text"]].compactMap { $0 as? String }.joined(separator: " ")
    if let source = node["source"] as? [String: Any], let line = source["line"], let column = source["column"]
    {
      places[name, default: ""] += "\(line):\(column) "
    }
    for child in node["children"] as? [[String: Any]] ?? [] { collect(child, into: &places) }
  }

  @Test(arguments: [
    ("UINavigationBar", "1:1 "),
    ("UITableView", "2:1 "),
    ("UIView tableHeaderView", "4:3 "),
    ("UILabel Above", "4:56 "),
    ("UITableViewHeaderFooterView header", "6:7 "),
    ("UITableViewCell", "8:11 12:11 "),
    ("UITableViewLabel textLabel Wi-Fi", "8:11 "),
    ("UITableViewHeaderFooterView footer", "10:7 "),
    ("UILabel First", "13:15 "),
    ("UILabel Inner", "14:51 "),
    ("UISwitch accessoryView", "15:11 "),
  ])
  func viewsLeadToTheirLines(view: String, place: String) throws {
    #expect(try places()[view] == place)
  }

  @Test func whatUIKitMakesHasNoLineOfItsOwn() throws {
    #expect(try places().keys.contains { $0.hasPrefix("_UITableViewCellSeparatorView") } == false)
  }
}
