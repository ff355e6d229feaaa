import Foundation
import TableModel
import TableProject
import Testing

@testable import TablePreview
@testable import TableSources

/// What a preview knows of its sources while they change.
@Suite struct PreviewSessionTests {
  private static func spec(_ text: String) -> String { "tableView: {rows: [{textLabel: \(text)}]}\n" }

  private let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("session-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  private func write(_ text: String, to name: String) throws {
    let file = root.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func session() -> PreviewSession { PreviewSession([FilePath(root.path)]) }

  /// What pages are told until one event is such; empty where that takes too long.
  private func events(_ session: PreviewSession, until isWanted: (PreviewEvent) -> Bool) -> [PreviewEvent] {
    var events: [PreviewEvent] = []
    for _ in 0..<600 {
      _ = session.signal.wait(atMost: 0.05)
      events += session.look()
      if events.contains(where: isWanted) { return events }
    }
    return []
  }

  private func changed(_ event: PreviewEvent, to state: PreviewSource.State) -> Bool {
    if case .changed(let source) = event { source.state == state } else { false }
  }

  @Test func theLastGoodStateStays() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write(Self.spec("One"), to: "a.yaml")
    let session = session()
    let id = try #require(session.list.first?.id)
    let good = try #require(session.source(id)?.sound)
    try write("tableView: [", to: "a.yaml")
    #expect(!events(session) { changed($0, to: .broken) }.isEmpty)
    let broken = try #require(session.source(id))
    #expect(broken.state == .broken && broken.revision > good.revision)
    #expect(broken.sound?.result.document == good.result.document)
    #expect(broken.result?.diagnostics.isEmpty == false)
    try write(Self.spec("Two"), to: "a.yaml")
    #expect(!events(session) { changed($0, to: .good) }.isEmpty)
    let mended = try #require(session.source(id))
    #expect(
      mended.sound?.revision == mended.revision && mended.sound?.result.document != good.result.document)
  }

  @Test func numbersStayWhileTheListChanges() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write(Self.spec("B"), to: "b.yaml")
    let session = session()
    let id = try #require(session.list.first?.id)
    try write(Self.spec("A"), to: "a.yaml")
    #expect(!events(session) { if case .list = $0 { true } else { false } }.isEmpty)
    #expect(session.list.map(\.input.outputName.text) == ["a", "b"])
    #expect(session.list.last?.id == id)
    try FileManager.default.removeItem(at: root.appendingPathComponent("b.yaml"))
    #expect(!events(session) { if case .list = $0 { true } else { false } }.isEmpty)
    #expect(session.source(id) == nil && session.list.count == 1)
  }

  @Test func whatHasNoScreensIsNotListed() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write("{\"version\": 2}", to: "package.json")
    try write(Self.spec("A"), to: "a.yaml")
    #expect(session().list.map(\.input.outputName.text) == ["a"])
  }

  @Test func aFolderMayVanishAndComeBack() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write(Self.spec("A"), to: "a.yaml")
    let session = session()
    let away = root.deletingLastPathComponent().appendingPathComponent("away-\(UUID().uuidString)")
    try FileManager.default.moveItem(at: root, to: away)
    #expect(!events(session) { if case .list = $0 { true } else { false } }.isEmpty)
    #expect(
      !session.problems.isEmpty || session.list.allSatisfy { $0.state == .broken || $0.state == .unread })
    try FileManager.default.moveItem(at: away, to: root)
    #expect(!events(session) { _ in session.list.map(\.input.outputName.text) == ["a"] }.isEmpty)
  }

  @Test func manySourcesAreForgottenAndReadAgain() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    for number in 0..<300 { try write(Self.spec("Row \(number)"), to: "\(number).yaml") }
    let session = session()
    #expect(session.list.count == 300)
    for source in session.list { #expect(session.source(source.id)?.sound != nil) }
    #expect(session.list.count { $0.sound != nil } <= 2 * PreviewSession.mostKept)
    for source in session.list { #expect(session.source(source.id)?.sound != nil) }
  }

  /// A session of so many sources that all lack one picture, with each of them read, and the change that it comes.
  private func lacking(_ count: Int) throws -> (PreviewSession, FolderChanges) {
    let text = "tableView: {rows: [{textLabel: A, imageView: icons/a.png}]}\n"
    for number in 0..<count { try write(text, to: "\(1_000 + number).yaml") }
    let session = session()
    for source in session.list { _ = session.source(source.id) }
    try write("no picture", to: "icons/a.png")
    var changes = FolderChanges()
    changes.paths = [try #require(FilePath(root.path).resolved).appending("icons/a.png")]
    return (session, changes)
  }

  @Test func aRepairReachesTheLastOfManySources() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let (session, changes) = try lacking(150)
    let last = try #require(session.list.last)
    let events = session.follow(changes)
    #expect(events.contains { if case .changed(let source) = $0 { source.id == last.id } else { false } })
    #expect(session.source(last.id)?.result?.diagnostics != last.result?.diagnostics)
  }

  @Test func manyChangesAreOneEvent() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    for number in 0..<120 { try write(Self.spec("A"), to: "\(number).yaml") }
    let session = session()
    var changes = FolderChanges()
    changes.isIncomplete = true
    let lines = session.follow(changes).map(\.line)
    #expect(lines == [PreviewEvent.list.line])
    #expect(session.list.allSatisfy { $0.revision == 1 })
  }

  @Test func whatIsNamedAndNotThereIsTold() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write("tableView: [", to: "broken.yaml")
    let names = ["broken.yaml", "nothere", "no*.yaml"].map { FilePath(root.appendingPathComponent($0).path) }
    let messages = PreviewSession(names).complaints.map(\.message)
    #expect(messages == ["no file matches this pattern", "there is no such file"])
  }

  @Test func aPictureIsDrawnOfTheLastGoodState() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write(Self.spec("One"), to: "a.yaml")
    let session = session()
    let renderer = try PreviewRenderer()
    let request = PreviewRequest(source: try #require(session.list.first?.id))
    let good = text(renderer.view(of: try #require(session.source(request.source)), request))
    #expect(good.contains("\"isCurrent\": true") && good.contains("<svg") && good.contains("UITableViewCell"))
    try write("tableView: [", to: "a.yaml")
    #expect(!events(session) { changed($0, to: .broken) }.isEmpty)
    let source = try #require(session.source(request.source))
    let stale = text(renderer.view(of: source, request))
    #expect(stale.contains("\"isCurrent\": false") && stale.contains("<svg") && stale.contains("\"error\""))
    guard case .success(let png) = renderer.picture(of: source, request, as: .png) else {
      Issue.record("there is no picture")
      return
    }
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let far = PreviewRequest(source: request.source, screen: 99)
    #expect(text(renderer.view(of: source, far)).contains("<svg"))
    #expect(renderer.explanation(of: source, request, view: 9_999).line == "null")
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Texts of which each takes care in JSON, in XML, or in both.
  @Test func whatAPageIsSentIsJSON() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let hard = "\\ \"\u{2028}\u{202E} & < ]]> \u{1F600} \u{301}\u{FFFE} ü"
    let escaped = hard.utf16.map { "\\u" + String(0x1_0000 + Int($0), radix: 16).dropFirst() }.joined()
    try write("{\"name\": \"\(escaped)\", \"tableView\": {\"rows\": [\"\(escaped)\"]}}", to: "a.json")
    let session = session()
    let source = try #require(session.list.first.flatMap { session.source($0.id) })
    let renderer = try PreviewRenderer()
    let request = PreviewRequest(source: source.id)
    let bytes = renderer.view(of: source, request)
    let value = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    #expect(
      Set(value.keys) == [
        "source", "screen", "isCurrent", "picture", "inspection", "size", "theme", "scale", "paths",
        "diagnostics",
      ])
    guard case .success(let picture) = renderer.picture(of: source, request, as: .svg) else {
      Issue.record("there is no picture")
      return
    }
    #expect(value["picture"] as? String == text(picture))
    let inspection = try #require((value["inspection"] as? [String: Any])?["root"])
    let written = try JSONSerialization.data(withJSONObject: inspection)
    let words = try #require(String(data: written, encoding: .utf8))
    #expect(words.contains("ü") && words.contains("😀"))
  }

  @Test func longTablesAreNotKept() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let rows = (0..<2_000).map { "    - Row \($0)\n" }.joined()
    try write("tableView:\n  rows:\n\(rows)", to: "long.yaml")
    try write(Self.spec("Short"), to: "short.yaml")
    let session = session()
    let renderer = try PreviewRenderer()
    for theme in ["ios6", "ios7", "ios8", "ios13", "ios16"] {
      for source in session.list {
        var request = PreviewRequest(source: source.id)
        (request.variant.theme, request.variant.height) = (theme, .content)
        let source = try #require(session.source(source.id))
        #expect(text(renderer.view(of: source, request)).contains("<svg"))
        _ = renderer.explanation(of: source, request, view: 3)
        let kept =
          renderer.drawn.map(\.scene) + (renderer.explained.map { [$0.explanation.inspected.scene] } ?? [])
        #expect(!kept.contains { $0.root.holds(moreThan: PreviewRenderer.mostViews) })
      }
    }
    #expect(renderer.drawn.count > 1 && renderer.explained != nil)
  }

  @Test(arguments: [(30, false), (300, true)])
  func tablesOfVeryManyViewsAreNotLinted(_ count: Int, isTold: Bool) throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let rows = (0..<count).map { "    - Row \($0)\n" }.joined()
    try write("tableView:\n  rows:\n\(rows)", to: "long.yaml")
    let session = session()
    let renderer = try PreviewRenderer(mostLintedViews: 500)
    let source = try #require(session.list.first.flatMap { session.source($0.id) })
    var request = PreviewRequest(source: source.id)
    request.variant.height = .content
    let findings = renderer.findings(of: source, request).line
    #expect(findings.contains("“tablemock lint” does") == isTold, "\(findings)")
  }

  @Test func longFilesAreForgottenFirst() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let comment = "# " + String(repeating: "x", count: PreviewSession.mostKeptBytes / 3) + "\n"
    for number in 0..<8 { try write(Self.spec("Row \(number)") + comment, to: "\(number).yaml") }
    let session = session()
    #expect(session.list.count == 8)
    for source in session.list + session.list.reversed() {
      // What is asked for is there, and what was asked for long ago is not.
      #expect(session.source(source.id)?.sound != nil)
      #expect((1...3).contains(session.list.count { $0.sound != nil }))
    }
    // One that is longer than all that may be kept is kept alone.
    try write(Self.spec("Long") + comment + comment + comment + comment, to: "long.yaml")
    let long = self.session()
    let last = try #require(long.list.last)
    #expect(long.source(last.id)?.sound != nil)
    #expect(long.list.count { $0.sound != nil } == 1)
  }

  /// What the linter says on the page of the first source: rules, or where there is none, messages.
  private func findings(_ session: PreviewSession, _ renderer: PreviewRenderer) throws -> [String] {
    let source = try #require(session.list.first.flatMap { session.source($0.id) })
    guard case .array(let findings) = renderer.findings(of: source, PreviewRequest(source: source.id)) else {
      return []
    }
    return findings.map { "\($0["level"]?.text ?? "") \($0["rule"]?.text ?? $0["message"]?.text ?? "")" }
  }

  @Test func theProjectSaysWhatCounts() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let broken = "tableView:\n  rows:\n    - {textLabel: Small, selected: true}\n"
    try write(broken, to: "p/screens/a.yaml")
    let session = PreviewSession([FilePath(root.path).appending("p/screens")])
    let renderer = try PreviewRenderer()
    #expect(try findings(session, renderer) == ["warning row-stays-highlighted"])
    for (manifest, wanted) in [
      ("lint: {rules: {row-stays-highlighted: error}}\n", ["error row-stays-highlighted"]),
      ("lint: {rules: {row-stays-highlighted: off}}\n", []),
      (
        "lint: {files: [{path: screens/a*, rules: {row-stays-highlighted: info}}]}\n",
        ["info row-stays-highlighted"]
      ),
      ("lint: {rulse: {}}\n", ["error unknown key “rulse” in the linter", "warning row-stays-highlighted"]),
    ] {
      try write(manifest, to: "p/tablemock.yaml")
      #expect(!events(session) { changed($0, to: .good) }.isEmpty, "\(manifest)")
      #expect(try findings(session, renderer) == wanted, "\(manifest)")
    }
    try FileManager.default.removeItem(at: root.appendingPathComponent("p/tablemock.yaml"))
    #expect(!events(session) { changed($0, to: .good) }.isEmpty)
    let comment = "    # tablemock:disable-next-line row-stays-highlighted -- the moment of a tap\n"
    let lines = broken.split(separator: "\n").map { "\($0)\n" }
    try write(lines[0] + lines[1] + comment + lines[2], to: "p/screens/a.yaml")
    #expect(!events(session) { changed($0, to: .good) }.isEmpty)
    #expect(try findings(session, renderer).isEmpty)
    try write(lines[0] + lines[1] + comment + "    - Small\n", to: "p/screens/a.yaml")
    #expect(!events(session) { changed($0, to: .good) }.isEmpty)
    #expect(try findings(session, renderer) == ["warning suppression-unused"])
  }

  @Test func theManifestOfAnotherUserIsAnError() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write("tableView: {rows: [{textLabel: Small, selected: true}]}\n", to: "p/screens/a.yaml")
    try write("lint: {rules: {row-stays-highlighted: off}}\n", to: "p/tablemock.yaml")
    let place = FilePath(root.path).appending("p")
    let session = PreviewSession([place.appending("screens")])
    let strange = try findings(session, try PreviewRenderer(ManifestSearch(user: 4_242)))
    #expect(strange.count == 2 && strange.last == "warning row-stays-highlighted")
    #expect(
      strange.first?.hasPrefix(
        "error this manifest in a parent folder, or that folder, belongs to another user") == true)
    let taken = try PreviewRenderer(ManifestSearch(project: place, user: 4_242))
    #expect(try findings(session, taken).isEmpty)
  }

  @Test func aFolderAboveMayBeReplaced() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write(Self.spec("Old"), to: "p/screens/a.yaml")
    try write(Self.spec("New"), to: "q/screens/a.yaml")
    let session = PreviewSession([FilePath(root.path).appending("p/screens/a.yaml")])
    let before = try #require(session.list.first?.sound?.result.document)
    func isDrawn(_ text: String) -> Bool {
      guard let document = session.list.first?.sound?.result.document else { return false }
      return "\(document)".contains("\"\(text)\"")
    }
    #expect(isDrawn("Old"))
    let files = FileManager.default
    try files.moveItem(at: root.appendingPathComponent("p"), to: root.appendingPathComponent("r"))
    try files.moveItem(at: root.appendingPathComponent("q"), to: root.appendingPathComponent("p"))
    #expect(!events(session) { _ in isDrawn("New") }.isEmpty)
    #expect(session.list.first?.sound?.result.document != before)
    try write(Self.spec("Newest"), to: "p/screens/a.yaml")
    #expect(!events(session) { _ in isDrawn("Newest") }.isEmpty)
  }
}
