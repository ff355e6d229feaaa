import Foundation
import TableModel
import Testing

@testable import TableSources

/// How far links lead from what a user names.
@Suite struct SourceReachTests {
  private let folder: URL
  private var root: FilePath { FilePath(folder.path) }

  init() throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = temporary.appendingPathComponent("reach-\(UUID().uuidString)")
    for name in ["app/in/a.txt", "app/in/sub/b.txt", "app/other/c.txt", "away/secret.txt"] {
      try write(name, name)
    }
  }

  private func write(_ text: String, _ name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent(name).path, withDestinationPath: destination)
  }

  /// What stands in a file, or where it lies that is not within reach.
  private func read(_ name: String, within reach: SourceReach) -> String {
    do throws(SystemError) {
      let file = try reach.open(root.appending(FilePath(name)))
      return String(decoding: try file.readAll(atMost: 100, expecting: 0), as: UTF8.self)
    } catch {
      guard error.isElsewhere else { return "error \(error.number)" }
      return "elsewhere " + (error.destination?.relative(to: root)?.text ?? "unknown")
    }
  }

  /// A folder of symbols is the job's or the user's; what lies in it may be a stranger's.
  @Test(arguments: [
    ("app/mine", "app", "../../away/star.svg", false), ("app/mine", "app", "../other/star.svg", true),
    ("shared", "app", "../away/star.svg", false), ("shared", "app", "../app/other/star.svg", true),
    ("shared", "app", "plain.svg", true), ("app/symbols", "app", "../../away/star.svg", false),
  ])
  func filesOfSymbolsLieWithinReach(
    _ symbols: String, _ project: String, _ end: String, _ isDrawn: Bool
  ) throws {
    for name in ["away/star.svg", "app/other/star.svg", "\(symbols)/plain.svg"] {
      try write("<svg viewBox='0 0 2 1'><path d='M0 0h2v1'/></svg>", name)
    }
    try link("\(symbols)/star.svg", to: end)
    var reach = SourceReach(around: root.appending(FilePath(project)), in: .none)
    var limits = LoadingLimits()
    limits.reach = reach
    let images = ImageResolver(folder: root.appending(FilePath(project)), limits: limits)
    reach.symbols = root.appending(FilePath(symbols))
    let isAuthors = symbols.hasSuffix("/symbols")
    let found =
      isAuthors
      ? images.symbol(named: "star")
      : SymbolResolver(within: reach, allowance: PictureAllowance()).symbol(named: "star")
    switch found {
    case .symbol(let symbol): #expect(isDrawn && symbol.file != nil)
    case .missing(_, let refusal):
      #expect(!isDrawn && refusal.message.contains("a link leads to"), "\(refusal.message)")
      #expect(refusal.hint?.hasPrefix("put the file itself there, as “cp -L” does") == true)
    }
  }

  /// What a job names within reach may have become a link since; what a user names elsewhere is read.
  @Test(arguments: [
    ("app/in/a.txt", "app/in/a.txt"), ("app/in/late", nil), ("away/secret.txt", "away/secret.txt"),
  ])
  func namedFilesStayWithinReach(_ name: String, _ text: String?) throws {
    try link("app/in/late", to: "../../away/secret.txt")
    var limits = LoadingLimits()
    limits.reach = SourceReach(places: [root.appending("app")])
    let bytes = try? limits.readNamed(root.appending(FilePath(name))).get()
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == text)
  }

  private static let links: [(name: String, destination: String, found: String, inProject: String)] = [
    ("x", "a.txt", "app/in/a.txt", "app/in/a.txt"),
    ("x", "sub/../a.txt", "app/in/a.txt", "app/in/a.txt"),
    ("x", "../in/sub/b.txt", "app/in/sub/b.txt", "app/in/sub/b.txt"),
    ("x", "ROOT/app/in/a.txt", "app/in/a.txt", "app/in/a.txt"),
    ("x", "y", "app/in/a.txt", "app/in/a.txt"),
    ("x", "../other/c.txt", "elsewhere app/other/c.txt", "app/other/c.txt"),
    ("x", "ROOT/app/other/c.txt", "elsewhere app/other/c.txt", "app/other/c.txt"),
    ("x", "sub/../../other/c.txt", "elsewhere app/other/c.txt", "app/other/c.txt"),
    ("x", "z", "elsewhere app/other/c.txt", "app/other/c.txt"),
    ("x", "../../away/secret.txt", "elsewhere away/secret.txt", "elsewhere away/secret.txt"),
    ("x", "ROOT/away/secret.txt", "elsewhere away/secret.txt", "elsewhere away/secret.txt"),
    ("x", "w", "elsewhere away/secret.txt", "elsewhere away/secret.txt"),
    ("x", "../../away/none.txt", "elsewhere unknown", "elsewhere unknown"),
    ("x", "none.txt", "error \(ENOENT)", "error \(ENOENT)"),
    ("x", "x", "error \(ELOOP)", "error \(ELOOP)"),
  ]

  @Test(arguments: links)
  func filesAreReadWhereTheyLie(
    _ name: String, _ destination: String, _ found: String, _ inProject: String
  ) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try link("app/in/\(name)", to: destination.replacingOccurrences(of: "ROOT", with: folder.path))
    try link("app/in/y", to: "a.txt")
    try link("app/in/z", to: "../other/c.txt")
    try link("app/in/w", to: "../../away/secret.txt")
    let named = root.appending("app/in")
    #expect(read("app/in/x", within: SourceReach(around: named, in: .none)) == found)
    let project = SourceReach.Scope.named(root.appending("app"))
    #expect(read("app/in/x", within: SourceReach(around: named, in: project)) == inProject)
  }

  @Test(arguments: [("../other", "elsewhere app/other/c.txt"), ("../../away", "elsewhere away/c.txt")])
  func aFolderInTheWayMayBeALink(_ destination: String, _ found: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try link("app/in/way", to: destination)
    let reach = SourceReach(around: root.appending("app/in"), in: .none)
    #expect(read("app/in/way/c.txt", within: reach) == found)
    #expect((try? reach.list(root.appending("app/in/way"))) == nil)
    #expect((try? reach.list(root.appending("app/in/sub"))) != nil)
  }

  /// What was named may itself be a link.
  @Test func whatIsNamedMayBeALink() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try link("here", to: "app/in")
    let reach = SourceReach(around: root.appending("here"), in: .none)
    #expect(reach.places == [root.appending("app/in")])
    #expect(read("here/a.txt", within: reach) == "app/in/a.txt")
  }

  @Test(
    arguments: [
      (["app/.git/HEAD"], "app"), (["app/tablemock.yaml"], "app"),
      (["app/in/tablemock.yaml", ".git/x"], "app/in"),
      (["tablemock.yaml", "app/.git/HEAD"], ""), (["app/.git"], "app"), (["app/A.xcodeproj/x"], "app"),
      (["A.xcworkspace/x"], ""), (["app/A.xcodeproj"], "app"), (["app/in/sub/.git/x"], "app/in"),
    ] as [([String], String)])
  func projects(_ marks: [String], _ project: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for mark in marks { try write("", mark) }
    let named = root.appending("app/in")
    let place = project.isEmpty ? root : root.appending(FilePath(project))
    #expect(SourceReach(around: named).places == [place])
    #expect(SourceReach(around: named, in: .none).places == [named])
    let away = root.appending("away")
    #expect(SourceReach(around: named, in: .named(away)).places == [named, away])
  }

  /// A project that was unpacked from an archive has no repository, and documents deep in it.
  @Test(arguments: [(8, true), (11, false)])
  func projectsOfXcodeFarAbove(levels: Int, isFound: Bool) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("", "app/A.xcodeproj/x")
    let below = Array(repeating: "in", count: levels).joined(separator: "/")
    try write("", "app/\(below)/a.xib")
    let place = isFound ? "app" : "app/\(below)"
    #expect(
      SourceReach(around: root.appending(FilePath("app/\(below)"))).places == [
        root.appending(FilePath(place))
      ])
  }

  /// Folders of languages belong to what lies around them; that is all that is looked for where there is no project.
  @Test func languagesLieBesideEachOther() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("", "app/Base.lproj/x")
    let base = root.appending("app/Base.lproj")
    #expect(SourceReach(around: base).places == [root.appending("app")])
    #expect(SourceReach(around: base, in: .none).places == [base])
  }

  /// A folder that turns into a link and back while it is read never leads out.
  @Test func aFolderThatIsSwappedLeadsNowhere() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("inside", "app/in/way/file.txt")
    try write("secret", "away/file.txt")
    try link("app/in/link", to: "../../away")
    let way = folder.appendingPathComponent("app/in/way").path
    let link = folder.appendingPathComponent("app/in/link").path
    let away = way + "-away"
    let isOver = Flag()
    let swapper = Thread {
      while !isOver.isSet {
        for (from, to) in [(way, away), (link, way), (way, link), (away, way)] { rename(from, to) }
      }
      isOver.confirm()
    }
    swapper.start()
    let reach = SourceReach(around: root.appending("app/in"), in: .none)
    var seen: Set<String> = []
    var count = 0
    while count < 500 || seen.count < 2 && count < 200_000 {
      seen.insert(read("app/in/way/file.txt", within: reach))
      count += 1
    }
    isOver.set()
    #expect(seen.isSubset(of: ["inside", "elsewhere away/file.txt", "elsewhere unknown", "error \(ENOENT)"]))
    #expect(seen.contains("inside") && seen.count > 1)
  }
}

/// Says to a thread that it is time to end, and waits for it.
private final class Flag: @unchecked Sendable {
  private let condition = NSCondition()
  private var (wanted, over) = (false, false)

  var isSet: Bool { condition.withLock { wanted } }

  func confirm() {
    condition.withLock {
      over = true
      condition.signal()
    }
  }

  func set() {
    condition.withLock {
      wanted = true
      while !over { condition.wait() }
    }
  }
}
