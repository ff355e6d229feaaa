import Foundation
import TableMock
import TableProject
import Testing

/// What tells whether two programs draw the same: a digest of sources, and nothing of where or how they were built.
///
/// That whole programs are the same in every folder is shown by `make same`, which takes two builds.
@Suite struct DrawingCodeTests {
  /// A package in a folder, and what the build's script says of it.
  private struct Package {
    private let folder: TemporaryFolder
    private let name: String

    /// Files below a folder of a name.
    init(named name: String, _ files: [String: String]) throws {
      self.name = name
      folder = try TemporaryFolder(
        Dictionary(uniqueKeysWithValues: files.map { ("\(name)/\($0.key)", $0.value) }))
    }

    /// The digest of some of its files.
    func digest(of files: [String]) throws -> String {
      let root = folder.url.appendingPathComponent(name).path
      return try DrawingCodeTests.digest(of: files.map { "\(root)/\($0)" }, in: root)
    }
  }

  /// What the build's script says of files of a package.
  private static func digest(of files: [String], in root: String) throws -> String {
    let output = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments =
      ["60", Repository.root.appendingPathComponent("Scripts/drawing-digest").path, root]
      + [output.url.appendingPathComponent("DrawingCode.swift").path] + files
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    let text = String(decoding: try output.bytes("DrawingCode.swift"), as: UTF8.self)
    return String(try #require(text.firstMatch(of: #/static let digest = "([0-9a-f]{64})"/#)).1)
  }

  private static let files = ["Sources/A/One.swift": "let one = 1", "Sources/B/Two.swift": "let two = 2"]

  @Test func twoFoldersHaveOneDigest() throws {
    let names = Self.files.keys.sorted()
    let here = try Package(named: "a", Self.files)
    let elsewhere = try Package(named: "another folder, with a longer name", Self.files)
    #expect(try here.digest(of: names) == elsewhere.digest(of: names))
    #expect(try here.digest(of: names) == elsewhere.digest(of: names.reversed()))
  }

  /// Each of these is other drawing code: another text, another name, a file more, and a line that moves to another file.
  @Test(arguments: [
    ["Sources/A/One.swift": "let one = 2", "Sources/B/Two.swift": "let two = 2"],
    ["Sources/A/Uno.swift": "let one = 1", "Sources/B/Two.swift": "let two = 2"],
    [
      "Sources/A/One.swift": "let one = 1", "Sources/B/Two.swift": "let two = 2", "Sources/B/Three.swift": "",
    ],
    ["Sources/A/One.swift": "let one = 1let two = 2", "Sources/B/Two.swift": ""],
  ]) func otherSourcesHaveAnother(_ others: [String: String]) throws {
    let before = try Package(named: "a", Self.files).digest(of: Self.files.keys.sorted())
    #expect(try Package(named: "a", others).digest(of: others.keys.sorted()) != before)
  }

  /// The targets that decide pictures: the one with the renderer, and all that it stands on.
  private static let targets = [
    "CExpat", "CGIF", "CLibYAML", "CLinux", "CNettle", "CPangoCairo", "CRSVG", "CXXHash", "TableDrawing",
    "TableInterfaceBuilder", "TableLayout", "TableLint", "TableModel", "TableRendering", "TableSettings",
    "TableSources", "TableSpec", "TableStrings", "TableThemes",
  ]

  /// The program knows the digest of all sources that draw as they lie here: looks, layout, painter and readers.
  @Test func theProgramsDigestIsThatOfItsSources() throws {
    let root = Repository.root.path
    let files = Self.targets.flatMap { target in
      let folder = Repository.root.appendingPathComponent("Sources/\(target)")
      return (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey]))?
        .compactMap { $0 as? URL }
        .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true } ?? []
    }
    #expect(files.contains { $0.path.hasSuffix("TableThemes/Eras/Era.swift") })
    #expect(try DrawingCode.digest == Self.digest(of: files.map(\.path), in: root))
  }

  /// What the lock, journals and clusters compare is that digest, the libraries and the fonts.
  @Test func theDigestIsWhatIsCompared() throws {
    let digits = String(DrawingCode.digest.prefix(16))
    let stack = DrawingStack.current(version: "1")
    #expect(ToolDigest.Tools().code == DrawingCode.digest)
    #expect(stack.lines.first == "tablemock 1 \(digits)")
    #expect(PlanLine.heading(stack, folder: "").contains("\"tablemock 1 \(digits)\""))
    #expect(stack.lines.count == 1 + DrawingLibraries.lines.count + stack.fonts.count)
    #expect(stack.fonts.count > 50)
    for line in stack.lines { #expect(!line.contains("/"), "\(line)") }
    let run = try CommandRun(["--version", "--verbose"], in: Repository.root)
    #expect(run.lines.first?.hasSuffix(" \(digits)") == true)
    let project = try ReviewProject()
    try project.approveAll()
    let lock = String(decoding: try project.folder.bytes("golden/tablemock.lock"), as: UTF8.self)
    #expect(lock.split(separator: "\n").contains { $0.hasPrefix("tablemock ") && $0.hasSuffix(" \(digits)") })
  }
}
