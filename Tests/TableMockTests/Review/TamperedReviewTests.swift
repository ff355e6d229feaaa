import Foundation
import TableMock
import TestSupport
import Testing

@testable import TableReview

/// Reviews that somebody has tampered with: whatever they say, approving writes pictures below the folder of approved ones,
/// deletes approved pictures there, and touches nothing else.
@Suite struct TamperedReviewTests {
  /// A project beside somebody else's files, in which one picture has changed, one is new and one is obsolete, each as PNG and
  /// SVG, and which was verified.
  private final class Project: @unchecked Sendable {
    let folder: TemporaryFolder
    /// All files as they are after the review, by their paths.
    let files: [String: Data]

    init() throws {
      folder = try TemporaryFolder()
      try folder.write("inputs: [screens]\nformats: [png, svg]\n", to: "work/tablemock.yaml")
      try folder.write("mine", to: "outside/victim.png")
      try folder.write("mine", to: "outside/golden/a.png")
      try folder.write("mine", to: "work/picture.png")
      for name in ["a", "b"] {
        try folder.write(ReviewProject.spec("Wi-Fi"), to: "work/screens/\(name).yaml")
      }
      for isFirst in [true, false] {
        _ = try Self.run("verify", in: folder.url)
        guard isFirst else { break }
        #expect(try Self.run("approve", "--all", in: folder.url).status == 0)
        try folder.write(ReviewProject.spec("WLAN"), to: "work/screens/a.yaml")
        try folder.write(ReviewProject.spec("Mail"), to: "work/screens/c.yaml")
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("work/screens/b.yaml"))
      }
      files = try Self.content(of: folder.url)
    }

    static func run(_ arguments: String..., in folder: URL) throws -> CommandRun {
      var environment = ProcessInfo.processInfo.environment
      environment["CI"] = nil
      return try CommandRun(arguments, in: folder.appendingPathComponent("work"), environment: environment)
    }

    static func content(of folder: URL) throws -> [String: Data] {
      let all = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      return all.reduce(into: [:]) { files, name in
        let url = folder.appendingPathComponent(name)
        if (try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) ?? false {
          files[name] = try? Data(contentsOf: url)
        }
      }
    }

    /// The values of a file of the review.
    func json(_ name: String) throws -> Any {
      try JSONSerialization.jsonObject(with: try #require(files["work/out/review/\(name)"]))
    }
  }

  private static let project = Result { try Project() }

  /// How somebody approves: by the verb, or by the buttons of a page that is served.
  enum Way: String, CaseIterable {
    case verb, page

    /// Approves all of a review; `nil` where nothing can be.
    func approve(_ folder: ReviewFolder, _ project: ApprovalProject) -> ApproveJob.Result? {
      guard self == .page else { return try? ApproveJob(.all, in: folder, of: project).run() }
      let desk = ReviewDesk(folder, of: project)
      guard (try? desk.page()) != nil, let record = try? ReviewRecord(in: folder),
        let digest = folder.recordDigest
      else { return nil }
      // What could not be drawn is not offered.
      let numbers = record.entries.indices.filter { record.entries[$0].state != .failed }.map { $0 + 1 }
      let outcome = desk.decide(.approved, on: numbers, of: digest)
      let names = { (word: String) in
        outcome.lines.filter { $0.hasPrefix(word) }.map { FilePath(String($0.dropFirst(word.count))) }
      }
      var result = ApproveJob.Result()
      (result.written, result.deleted) = (names("approved "), names("deleted "))
      result.refusals = outcome.refusals.map { Diagnostic(.error, at: SourceLocation(file: ""), $0) }
      return result
    }
  }

  /// Approves all in a copy of the project that a function has changed, and says what was approved, if anything.
  @discardableResult
  private func approve(
    _ what: String, by way: Way = .verb, besides own: Set<String> = [], _ change: (URL) throws -> Void
  ) throws -> ApproveJob.Result? {
    let project = try Self.project.get()
    let copy = try TemporaryFolder()
    try FileManager.default.removeItem(at: copy.url)
    try FileManager.default.copyItem(at: project.folder.url, to: copy.url)
    // Paths of the review hold from where it was made.
    let place = FilePath(copy.url.path).appending("work")
    for name in ["review.json", "plan.json"] {
      let file = copy.url.appendingPathComponent("work/out/review/\(name)")
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      try text.replacing("\"expected\": \"golden\"", with: "\"expected\": \"\(place)/golden\"")
        .replacing("\"screens", with: "\"\(place)/screens").write(to: file, atomically: true, encoding: .utf8)
    }
    try change(copy.url)
    let owner = try? ApprovalProject(manifest: place.appending("tablemock.yaml"))
    let result = owner.flatMap { way.approve(ReviewFolder(path: place.appending("out/review")), $0) }
    let after = try Project.content(of: copy.url)
    for name in Set(project.files.keys).union(after.keys).subtracting(own)
    where after[name] != project.files[name] {
      if name.hasPrefix("work/out/review/") { continue }
      #expect(name.hasPrefix("work/golden/"), "\(what) has \(name) touched")
      guard let content = after[name] else {
        #expect(["work/golden/b.png", "work/golden/b.svg"].contains(name), "\(what) has \(name) deleted")
        continue
      }
      guard name != "work/golden/tablemock.lock" else { continue }
      #expect(
        ["a.png", "a.svg", "c.png", "c.svg"].map { "work/golden/\($0)" }.contains(name),
        "\(what) has \(name) written")
      let format = try #require(PictureFormat(path: FilePath(name)))
      #expect(OwnPicture.accepts([UInt8](content), as: format), "\(what): \(name) is no picture")
    }
    return result
  }

  /// A file of the review has the names, for the next page and whoever gets the folder.
  @Test func whatIsRejectedIsKept() throws {
    try approve("a rejection") { url in
      let place = FilePath(url.path).appending("work")
      let folder = ReviewFolder(path: place.appending("out/review"))
      let project = try ApprovalProject(manifest: place.appending("tablemock.yaml"))
      let digest = try #require(folder.recordDigest)
      let list = url.appendingPathComponent("work/out/review/rejected.txt")
      let (desk, next) = (ReviewDesk(folder, of: project), ReviewDesk(folder, of: project))
      _ = try desk.page()
      let outcome = desk.decide(.rejected, on: [1, 2], of: digest)
      #expect(outcome.refusals == [] && outcome.lines.count == 2)
      let names = outcome.lines.map { $0.dropFirst("rejected ".count) + "\n" }
      #expect(try String(contentsOf: list, encoding: .utf8) == names.joined())
      _ = try next.page()
      #expect(next.json().line.contains("rejected"))
      #expect(next.decide(.takenBack, on: [1, 2], of: digest).refusals == [])
      #expect(!next.json().line.contains("rejected"))
      #expect(!FileManager.default.fileExists(atPath: list.path))
      #expect(desk.decide(.rejected, on: [1, 2], of: digest).refusals == [])
      _ = try ApproveJob(ApprovalChoice(names: folder.rejected), in: folder, of: project).run()
      #expect(folder.rejected.isEmpty)
    }
  }

  @Test(arguments: Way.allCases) func whatNobodyTamperedWithIsApproved(_ way: Way) throws {
    let result = try #require(try approve("nothing", by: way) { _ in })
    #expect(result.refusals.isEmpty)
    #expect(
      Set(result.written) == ["a.png", "a.svg", "c.png", "c.svg"]
        && Set(result.deleted) == ["b.png", "b.svg"])
  }

  /// Values that are of another kind, lead elsewhere, or are larger than anything.
  private static var strangers: [(words: String, value: Any?)] {
    [
      ("nothing", NSNull()), ("yes", true), ("a large number", 1e308), ("a negative one", -1e18),
      ("an empty text", ""),
      ("a point", "."), ("two points", ".."), ("a way out", "../../outside/victim.png"),
      ("a folder outside", "../outside/golden"),
      ("another folder", "out"), ("the root", "/"), ("a file of the system", "/etc/passwd"),
      ("a name with a way out", "x/../../../outside/victim.png"), ("another picture", "b.png"),
      ("a picture elsewhere", "picture.png"),
      ("a zero", "a\0.png"), ("escapes", "\u{1B}[2J\n\r"),
      ("a long text", String(repeating: "a/", count: 5_000)),
      ("another state", "obsolete"), ("a new state", "new"), ("a list", [Any]()),
      ("an object", [String: Any]()),
      ("a list of ways out", ["..", "/etc", 1e308, NSNull()] as [Any]),
      ("no value", nil),
    ]
  }

  /// The places of all values in a tree of JSON.
  private static func places(in value: Any, at path: [Any] = []) -> [[Any]] {
    let own = path.isEmpty ? [] : [path]
    if let members = value as? [String: Any] {
      return own + members.keys.sorted().flatMap { places(in: members[$0] ?? NSNull(), at: path + [$0]) }
    }
    guard let items = value as? [Any] else { return own }
    return own + items.indices.flatMap { places(in: items[$0], at: path + [$0]) }
  }

  /// A tree with another value at a place, with that value twice, or without any.
  private static func replacing(_ place: ArraySlice<Any>, in tree: Any, by value: Any?) -> Any {
    guard let step = place.first else { return value ?? NSNull() }
    let isLast = place.count == 1
    if var members = tree as? [String: Any], let key = step as? String {
      members[key] =
        isLast && value == nil ? nil : replacing(place.dropFirst(), in: members[key] ?? NSNull(), by: value)
      return members
    }
    guard var items = tree as? [Any], let index = step as? Int else { return tree }
    if isLast, value == nil {
      items.remove(at: index)
    } else {
      items[index] = replacing(place.dropFirst(), in: items[index], by: value)
    }
    return items
  }

  @Test(arguments: ["review.json", "plan.json"]) func noValueLeadsElsewhere(_ name: String) throws {
    let tree = try Self.project.get().json(name)
    let places = Self.places(in: tree)
    #expect(places.count > 10)
    var random = SplitMix64(seed: 3)
    let all = places.flatMap { place in
      Self.strangers.map { (place: place, words: $0.words, value: $0.value) }
    }
    let some = Thoroughness.isWhole ? all : Array(all.shuffled(using: &random).prefix(60))
    for (index, (place, words, value)) in some.enumerated() {
      let changed = Self.replacing(place[...], in: tree, by: value)
      let way = Way.allCases[index % 2]
      try approve("\(words) at \(place) of \(name), by \(way)", by: way) { folder in
        var text = String(
          decoding: try JSONSerialization.data(withJSONObject: changed, options: [.withoutEscapingSlashes]),
          as: UTF8.self)
        let project = folder.appendingPathComponent("work").path
        text = text.replacing("\"expected\":\"golden\"", with: "\"expected\":\"\(project)/golden\"")
          .replacing("\"screens", with: "\"\(project)/screens")
        try text.write(
          to: folder.appendingPathComponent("work/out/review/\(name)"), atomically: true, encoding: .utf8)
      }
    }
  }

  /// The folder of approved pictures is not for the review to name.
  @Test(arguments: [
    "..", ".", "/", "../outside/golden", "/etc", "out/review", "screens", "golden/..", "golden2",
  ])
  func anotherFolderIsToldAndNothingChanges(_ other: String) throws {
    let project = try Self.project.get()
    let copy = try TemporaryFolder()
    try FileManager.default.removeItem(at: copy.url)
    try FileManager.default.copyItem(at: project.folder.url, to: copy.url)
    let file = copy.url.appendingPathComponent("work/out/review/review.json")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    try text.replacing("\"expected\": \"golden\"", with: "\"expected\": \"\(other)\"")
      .write(to: file, atomically: true, encoding: .utf8)
    let before = try Project.content(of: copy.url)
    let run = try Project.run("approve", "--all", in: copy.url)
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        "the review compared with “\(other)”, but this project’s approved pictures are in “golden”"),
      "\(run.errors)")
    #expect(try Project.content(of: copy.url) == before)
  }

  @Test(arguments: Tampering.all, Way.allCases)
  func noFileLeadsElsewhere(_ tampering: Tampering, _ way: Way) throws {
    let result = try approve(
      "\(tampering.testDescription), by \(way)", by: way, besides: tampering.own,
      tampering.change)
    let isRefused = result.map { !$0.refusals.isEmpty } ?? true
    #expect(isRefused == tampering.isRefused)
    if tampering.isRefused { #expect((result?.written ?? []).isEmpty && (result?.deleted ?? []).isEmpty) }
  }

  /// A few kilobytes ask for millions of pictures, and a plan has room for a thousand times as much.
  @Test func aPlanOfEndlessPicturesIsNotPlanned() throws {
    let folder = try TemporaryFolder([
      "a.yaml": ReviewProject.spec("Wi-Fi"), "tablemock.yaml": "inputs: [a.yaml]",
    ])
    let place = FilePath(folder.url.path)
    let project = try ApprovalProject(manifest: place.appending("tablemock.yaml"))
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let languages = letters.flatMap { a in letters.flatMap { b in letters.map { "\"\(a)\(b)\($0)\"" } } }
    let part = """
      {"inputs": [{"path": "\(place)/a.yaml", "matrix": {"language": [\(languages.joined(separator: ","))],
      "scale": ["1", "2", "3"], "theme": ["ios6", "ios7", "ios8", "ios9", "ios10", "ios11", "ios13", "ios16"],
      "device": ["iphone5s", "iphone6", "iphone8", "ipad"]}}]}
      """
    for (count, isPlanned) in [(1, true), (3, false)] {
      let parts = Array(repeating: part, count: count).joined(separator: ",")
      let json = try #require(JSONReader.value(Array("{\"parts\": [\(parts)]}".utf8)))
      let record = try #require(PlanRecord(json))
      #expect(record.requests.count == count)
      #expect(PlannedPictures(in: project, record).isWhole == isPlanned)
    }
    for many in [
      "{\"inputs\": [\(String(repeating: "{\"path\": \"a.yaml\"}, ", count: 100_000)){\"path\": \".\"}]}",
      "\(String(repeating: "{\"inputs\": []}, ", count: 100_000)){\"inputs\": []}",
    ] {
      let json = try #require(JSONReader.value(Array("{\"parts\": [\(many)]}".utf8)))
      #expect(PlanRecord(json) == nil)
    }
  }

  /// What stands in a file of the review for what was drawn with goes into the lock as words, or not at all.
  @Test(arguments: [
    "", "tablemock 1", "tablemock 1 2\nlibrary \u{1B}[2J 1\n", "no lock", "tablemock 1 2\nlibrary a b\n",
  ])
  func theLockHasWordsAlone(_ text: String) throws {
    try approve("the lock") { folder in
      try Tampering.write(Array(text.utf8), to: "work/out/review/tablemock.lock", in: folder)
    }
  }

  /// Only what somebody asks for is approved, whatever a review says that was begun.
  @Test func whatWasBegunIsNotApprovedUnasked() throws {
    let project = try Self.project.get()
    let copy = try TemporaryFolder()
    try FileManager.default.removeItem(at: copy.url)
    try FileManager.default.copyItem(at: project.folder.url, to: copy.url)
    try Tampering.write(Array("c.png\n".utf8), to: "work/out/review/approving.txt", in: copy.url)
    let before = try Project.content(of: copy.url)
    let run = try Project.run("approve", "a.png", in: copy.url)
    #expect(
      run.status == 1 && run.errors.hasPrefix("c.png: error: an interrupted approval must be finished first"),
      "\(run.errors)")
    #expect(try Project.content(of: copy.url) == before)
  }

  /// The words of a command that was copied from a page: names, options and folders are the user's own.
  @Test func aReviewInAnotherFolderIsApproved() throws {
    let project = try Self.project.get()
    let copy = try TemporaryFolder()
    try FileManager.default.removeItem(at: copy.url)
    try FileManager.default.copyItem(at: project.folder.url, to: copy.url)
    try FileManager.default.moveItem(
      at: copy.url.appendingPathComponent("work/out/review"),
      to: copy.url.appendingPathComponent("downloaded"))
    let run = try Project.run("approve", "--all", "--review", "../downloaded", in: copy.url)
    #expect(run.status == 0 && run.lines.count == 6, "\(run.errors)")
    #expect(try Project.run("verify", in: copy.url).text == "4 same\n")
  }
}
