import Foundation
import TableModel
import TestSupport
import Testing

@testable import TableReview

/// What a project names beside its sources, and what views are made of, as a revision has it.
@Suite struct RevisionTextsTests {
  private static let spec = "tableView: {rows: [{id: one, textLabel: One}]}\n"
  private static let table = "Texts/de.lproj/Localizable.strings"
  private static let manifest = "inputs: [App]\nstrings: Texts\nmatrix: {language: [de]}\n"

  private static func texts(_ text: String) -> String { "\"One\" = \"\(text)\";\n" }

  /// A project whose German text was changed after its first commit, or came after it.
  private func project(_ first: String?, _ more: [String: String] = [:]) throws -> GitFolder {
    let git = try GitFolder(["tablemock.yaml": Self.manifest, "App/a.yaml": Self.spec].merging(more) { $1 })
    if let first {
      try git.folder.write(Self.texts(first), to: Self.table)
      try git.commit()
    }
    try git.folder.write(Self.texts("Eine"), to: Self.table)
    return git
  }

  /// Each side has its own translations, whoever names their folder.
  @Test(arguments: [
    ["--since", "HEAD"], ["App", "--since", "HEAD", "--language", "de", "--strings", "Texts"],
  ])
  func eachSideHasItsOwnTexts(arguments: [String]) throws {
    let git = try project("Eins")
    let run = try DiffRevisionTests.tidily(arguments, in: git.url)
    #expect(run.status == 1 && run.text.contains("textLabel “Eins” → “Eine”"), "\(run.text)\(run.errors)")
    #expect(run.errors.isEmpty, "\(run.errors)")
  }

  /// Translations that a later commit has brought are none of the revision.
  @Test func textsThatCameLaterAreNone() throws {
    let git = try project(nil)
    try git.commit()
    let run = try DiffRevisionTests.tidily(["--since", "HEAD~1.."], in: git.url)
    #expect(run.status == 1 && run.text.contains("textLabel “One” → “Eine”"), "\(run.text)\(run.errors)")
  }

  /// What git does not know, as it is made from elsewhere, is the same for both sides; so is what lies outside.
  @Test(arguments: [true, false]) func textsThatGitDoesNotKnowAreThoseOfBothSides(isIgnored: Bool) throws {
    let git = try project(nil, [".gitignore": "Texts/\n"])
    let other = try TemporaryFolder(["de.lproj/Localizable.strings": Self.texts("Eine")])
    let strings = isIgnored ? "Texts" : other.url.path
    let run = try DiffRevisionTests.tidily(["--since", "HEAD", "--strings", strings], in: git.url)
    withExtendedLifetime(other) {}
    #expect(run.text == "1 same\n" && run.errors.isEmpty, "\(run.text)\(run.errors)")
  }

  /// Sample data and symbols that are named are those of the revision, too.
  @Test(arguments: [true, false]) func eachSideHasItsOwnDataAndSymbols(areData: Bool) throws {
    let square =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><rect width=\"9\" height=\"9\"/></svg>"
    let git = try GitFolder([
      "App/Main.storyboard": DocumentFileTests.document, "Data/all.yaml": "[1]\n", "icons/wifi.svg": square,
      "Symbols/a.yaml": "tableView: {rows: [{textLabel: One, imageView: {systemName: wifi}}]}\n",
    ])
    try git.folder.write("[2]\n", to: "Data/all.yaml")
    try git.folder.write(square.replacing("width=\"9\" h", with: "width=\"4\" h"), to: "icons/wifi.svg")
    let run = try DiffRevisionTests.tidily(
      areData
        ? ["App", "--since", "HEAD", "--data", "Data/all.yaml"]
        : ["Symbols", "--since", "HEAD", "--symbols", "icons"], in: git.url)
    let words = areData ? "textLabel “1” → “2”" : "row 0-0 “One”: imageView"
    #expect(run.status == 1 && run.text.contains(words), "\(run.text)\(run.errors)")
  }

  /// The reader of views gets the files in Swift of the whole project, and its texts and colours.
  @Test(arguments: ["App/UI/V.swift", "V.swift"]) func viewsComeWithTheirProject(place: String) throws {
    let git = try GitFolder([
      place: "struct V: View {}\n", "Kit/Row.swift": "", "Kit/build/Made.swift": "", "Kit/main.c": "",
      "Res/A.xcassets/Brand.colorset/Contents.json": "{}", Self.table: "",
    ])
    let operand = DiffOperand.since("HEAD", FilePath(git.url.appendingPathComponent(place).path))
    let found = try #require(try operand.files())
    let (revision, path) = (try #require(found.revision), found.path)
    #expect(path.exists && found.label.text.hasSuffix("V.swift"))
    let folder = revision.project.folder ?? revision.path
    #expect(folder.appending(FilePath(place)).exists)
    for name in ["Kit/Row.swift", "Res/A.xcassets/Brand.colorset/Contents.json", Self.table] {
      #expect(folder.appending(FilePath(name)).exists, "\(name)")
    }
    #expect(!folder.appending("Kit/main.c").exists)
  }

  /// A file that is named is taken over whatever it is called.
  @Test func namesDoNotMatterWhereAFileIsNamed() throws {
    let git = try GitFolder(["a.txt": Self.spec, "screens/readme.md": "x"])
    let run = try DiffRevisionTests.tidily(["a.txt", "--since", "HEAD"], in: git.url)
    #expect(run.text == "1 same\n", "\(run.text)\(run.errors)")
    // A folder in which nothing can be drawn is there all the same.
    let empty = try DiffRevisionTests.tidily(["HEAD:screens", "screens"], in: git.url)
    #expect(empty.status == 2 && empty.errors.contains("there is nothing to compare"), "\(empty.errors)")
  }
}

/// What is said where a name means nothing, or something is missing.
@Suite struct MissingSideTests {
  private static let spec = "tableView: {rows: [One]}\n"

  @Test(arguments: [
    (["HEAD", "main"], "HEAD: error: there is no such file or folder", "as in HEAD:screens/"),
    (["a.yaml", "--since", "mian"], "has no revision “mian”", "“git branch --all” and “git tag” list names"),
  ])
  func namesHaveANextStep(arguments: [String], message: String, hint: String) throws {
    let git = try GitFolder(["a.yaml": Self.spec])
    let run = try DiffRevisionTests.tidily(arguments, in: git.url)
    #expect(run.status == 2 && run.errors.contains(message) && run.errors.contains(hint), "\(run.errors)")
  }
}

/// Lists of files that are longer than git’s answers may be.
@Suite struct LongListTests {
  private static let object = String(repeating: "0", count: 40)

  /// Whatever the pieces are in which the list comes, it is the same; links and submodules are always in it.
  @Test(arguments: [1, 7, 1_000]) func piecesMakeAList(size: Int) throws {
    let lines =
      [
        "100644 blob", "120000 blob", "160000 commit", "100755 blob",
      ].enumerated().map { "\($1) \(Self.object)\t\($0).c\0" } + [
        "100644 blob \(Self.object)\tä b.yaml\0", "x\0",
      ]
    var listing = GitListing { $0.hasEnding(["yaml"]) }
    let bytes = Array(lines.joined().utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      try listing.take(Array(bytes[start..<min(start + size, bytes.count)]))
    }
    #expect(listing.entries.map(\.path) == ["1.c", "2.c", "ä b.yaml"])
    #expect(listing.entries.map(\.kind) == [.symbolicLink, .submodule, .file])
  }

  /// What is not wanted does not count, and what is does.
  @Test(arguments: [("c", true), ("yaml", false)]) func aLimitIsForWhatIsKept(ending: String, fits: Bool) {
    let path = String(repeating: "a", count: 1 << 20)
    let line = Array("100644 blob \(Self.object)\t\(path).\(ending)\0".utf8)
    var listing = GitListing { $0.hasEnding(["yaml"]) }
    var error: SystemError?
    for _ in 0..<64 where error == nil {
      do throws(SystemError) { try listing.take(line) } catch let failure { error = failure }
    }
    #expect((error == nil) == fits && listing.entries.count == (fits ? 0 : 64))
  }

  /// In a repository with hundreds of thousands of other files the tables around a folder are found all the same.
  @Test func manyOtherFilesHideNoTables() throws {
    let git = try GitFolder([
      "Package.swift": "", "App/Specs/a.yaml": "tableView: {rows: [One]}\n",
      "Res/de.lproj/Localizable.strings": "\"One\" = \"Eins\";\n",
    ])
    let file = try git.git("rev-parse", "HEAD:Package.swift")
    let name = String(repeating: "n", count: 200)
    let files = (100..<800).map { "100644 blob \(file)\t\(name)\($0).c\n" }
    try git.folder.write(files.joined(), to: ".git/files")
    let folder = try git.git("-c", "alias.listed=!git mktree <.git/files", "listed")
    let folders = (100..<500).map { "040000 tree \(folder)\t\($0)\n" }
    try git.folder.write(folders.joined(), to: ".git/folders")
    let library = try git.git("-c", "alias.listed=!git mktree <.git/folders", "listed")
    let old = try git.git("ls-tree", "HEAD")
    try git.folder.write("\(old)\n040000 tree \(library)\tzlib\n", to: ".git/top")
    let top = try git.git("-c", "alias.listed=!git mktree <.git/top", "listed")
    let commit = try git.git("commit-tree", top, "-p", "HEAD", "-m", "B")
    try git.git("update-ref", "HEAD", commit)
    // On a busy machine it takes so long that its progress would be told.
    let run = try DiffRevisionTests.tidily(
      ["App/Specs", "--since", "HEAD", "--language", "de", "--progress", "none"], in: git.url)
    #expect(run.text == "1 same\n" && run.errors.isEmpty, "\(run.text)\(run.errors)")
  }
}
