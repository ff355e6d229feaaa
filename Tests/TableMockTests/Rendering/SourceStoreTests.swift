import TableModel
import Testing

@testable import TableRendering

/// Sources that a run wants more than once.
@Suite struct SourceStoreTests {
  private func rows(_ store: SourceStore, _ input: InputFile, isWantedAgain: Bool) -> String? {
    let document = store.source(of: input, isWantedAgain: isWantedAgain).document
    return document?.screens.first?.tableViews.first?.sections.first?.rows.first?.textLabel?.text
  }

  private func file(_ folder: TemporaryFolder) -> InputFile {
    InputFile(path: FilePath(folder.url.appendingPathComponent("a.yaml").path), outputName: "a")
  }

  @Test func sourcesAreReadOnceWhileTheyAreWanted() throws {
    let folder = try TemporaryFolder(["a.yaml": "tableView: {rows: [old]}"])
    let store = SourceStore()
    #expect(rows(store, file(folder), isWantedAgain: true) == "old")
    try folder.write("tableView: {rows: [new]}", to: "a.yaml")
    #expect(rows(store, file(folder), isWantedAgain: true) == "old")
    #expect(rows(store, file(folder), isWantedAgain: false) == "old")
    #expect(rows(store, file(folder), isWantedAgain: false) == "new")
  }

  @Test(arguments: [("tableView: {rows: [old]}", 1), ("name: one\ntableView: {rows: [old]}", 1)])
  func whatWasLookedIntoIsNotReadAgain(_ spec: String, _ screens: Int) throws {
    let folder = try TemporaryFolder(["a.yaml": spec])
    let store = SourceStore()
    #expect(store.outline(of: file(folder), needsNames: true).names.count == screens)
    try folder.write("tableView: {rows: [new]}", to: "a.yaml")
    #expect(rows(store, file(folder), isWantedAgain: false) == "old")
    #expect(rows(store, file(folder), isWantedAgain: false) == "new")
  }

  @Test func whatThereIsNoRoomForIsLookedIntoAndReadAgain() throws {
    let folder = try TemporaryFolder(["a.yaml": "tableView: {rows: [old]}"])
    let store = SourceStore(room: 10)
    #expect(store.outline(of: file(folder), needsNames: true).names.count == 1)
    try folder.write("tableView: {rows: [new]}", to: "a.yaml")
    #expect(rows(store, file(folder), isWantedAgain: false) == "new")
  }

  @Test func whatThereIsNoRoomForIsReadAgain() throws {
    let folder = try TemporaryFolder(["a.yaml": "tableView: {rows: [old]}"])
    let store = SourceStore(room: 10)
    #expect(rows(store, file(folder), isWantedAgain: true) == "old")
    try folder.write("tableView: {rows: [new]}", to: "a.yaml")
    #expect(rows(store, file(folder), isWantedAgain: true) == "new")
  }
}
