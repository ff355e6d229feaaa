import TableMock
import Testing

/// Each row's picture shows its key: without the key the picture is another one, or there is none.
///
/// What holds anyway is shown by a picture that is another one with any other value.
@Suite struct ShownKeyTests {
  /// Keys that no picture can show: names for programs, what is read aloud, and what reviews overlook.
  private static let unseen: Set<String> = Set(
    [
      "`id`", "`localizedText.table`", "`screen.review`", "`review.ignore`", "`review.tolerance`",
      "`tolerance.by`",
    ]
      + ["", "headerFooter.", "view.", "barButtonItem.", "tabBarItem."].flatMap { owner in
        ["accessibilityLabel", "accessibilityHint", "accessibilityTraits", "isAccessibilityElement"]
          .map { "`\(owner)\($0)`" }
      })

  @Test(arguments: CoverageRow.all.filter { $0.key != nil }) func keyIsShown(by row: CoverageRow) throws {
    let key = try #require(row.key)
    let isShown = try row.fixtures.contains { try shows(key, $0) }
    #expect(isShown == !Self.unseen.contains(row.keyColumn), "\(row)")
  }

  private func shows(_ key: CoverageRow.Key, _ fixture: String) throws -> Bool {
    let spec = Repository.text(of: "fixtures/\(fixture).yaml")
    let keys = SpecKeys(spec)
    guard let rest = keys.text(without: key) else { return false }
    let shown = try pictures(of: spec, fixture)
    if try pictures(of: rest, fixture) != shown { return true }
    return try Self.otherValues(of: key).compactMap { keys.text(with: key, saying: $0) }
      .contains { other in
        let pictures = try pictures(of: other, fixture)
        return !pictures.isEmpty && pictures != shown
      }
  }

  /// What the key may say besides, as far as the page knows.
  private static func otherValues(of key: CoverageRow.Key) -> [String] {
    guard let value = key.value else { return ["true", "false"] }
    let values =
      key.mapping == "transition"
      ? CellState.named.map(\.name)
      : CoverageRow.all.compactMap(\.key).filter { $0.mapping == key.mapping && $0.name == key.name }
        .compactMap(\.value)
    return values.filter { $0 != value }
  }

  /// The screens of a spec with their names; nothing where there is an error.
  private func pictures(of spec: String, _ fixture: String) throws -> [String: [UInt8]] {
    let renderer = try Renderer()
    let path = FilePath(Repository.fixtures.appendingPathComponent(fixture + ".yaml").path)
    let result = renderer.load(Array(spec.utf8), named: "\(path.name)", folder: path.folder)
    guard !result.diagnostics.contains(where: { $0.severity == .error }) else { return [:] }
    return try (result.document?.screens ?? []).enumerated().reduce(into: [:]) { pictures, item in
      let scene = try renderer.scene(of: item.element)
      pictures["\(item.offset) \(item.element.name ?? "")"] = try renderer.picture(of: scene, as: .svg)
    }
  }
}
