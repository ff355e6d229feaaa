import Foundation
import TableSources
import TestSupport
import Testing

@testable import TableModel
@testable import TableReview

/// What lies around a folder of a revision and has a part in its pictures.
@Suite struct RevisionProjectTests {
  private static let spec = "tableView: {rows: [One]}\n"
  private static let table = "Res/de.lproj/Localizable.strings"
  private static let files = [
    "Package.swift": "", "App/Specs/a.yaml": spec, "Other/b.yaml": spec + "# B\n",
    table: "\"One\" = \"Eins\";\n",
  ]

  /// A project in a repository, whose spec has another line than in its last commit.
  private func project(_ more: [String: String] = [:]) throws -> GitFolder {
    let git = try GitFolder(Self.files.merging(more) { $1 })
    try git.folder.write(Self.spec + "\n", to: "App/Specs/a.yaml")
    return git
  }

  private func diff(_ operand: String, _ more: [String] = [], in folder: URL) throws -> CommandRun {
    try DiffRevisionTests.tidily([operand, "--since", "HEAD", "--language", "de"] + more, in: folder)
  }

  /// What the user says is the project’s folder is so on both sides.
  @Test(arguments: ["App/Specs", "App/Specs/a.yaml", "App", "."], [".", "App", "Other"])
  func bothSidesHaveTheFolderThatIsNamed(operand: String, project: String) throws {
    let git = try self.project()
    let run = try diff(operand, ["--project", project], in: git.url)
    #expect(run.status == 0 && run.text.hasSuffix(" same\n"), "\(run.text)\(run.errors)")
    // From App alone nobody sees the tables that lie beside it.
    let isOutside = project != "." && operand != "."
    #expect(run.errors.contains("no strings") == isOutside, "\(run.errors)")
  }

  /// Below a manifest nothing is looked for above it, on either side.
  @Test(arguments: ["App/Specs", "App/Specs/a.yaml", "App"], [true, false])
  func bothSidesHaveTheManifestAroundThem(operand: String, isThere: Bool) throws {
    let git = try project(isThere ? ["App/tablemock.yaml": "inputs: [Specs]\n"] : [:])
    let run = try diff(operand, in: git.url)
    #expect(run.status == 0 && run.text == "1 same\n", "\(run.text)\(run.errors)")
    #expect(run.errors.contains("no strings") == isThere, "\(run.errors)")
  }

  /// A clone without the contents of other folders lacks their tables, which is told once.
  @Test func whatAPartialCloneLacksAroundIsLeftOut() throws {
    let others = (0..<9).map { "Res/\($0)/fr.lproj/More.strings" }
    let git = try GitFolder(
      Self.files.merging(others.map { ($0, "\"\($0)\" = \"\";\n") }) { $1 }
        .merging(["Pods/de.lproj/Foreign.strings": "\"A\" = \"B\";\n"]) { $1 })
    try git.git("config", "uploadpack.allowFilter", "true")
    let clones = try TemporaryFolder()
    let words = ["clone", "-q", "--filter=blob:none", "--no-checkout", "file://\(git.url.path)", "clone"]
    _ = try GitFolder.git(words, in: clones.url)
    let folder = clones.url.appendingPathComponent("clone")
    _ = try GitFolder.git(["checkout", "-q", "main", "--", "App", "Package.swift"], in: folder)
    for operand in ["App/Specs", "App/Specs/a.yaml"] {
      let run = try diff(operand, in: folder)
      #expect(run.status == 0 && run.text == "1 same\n", "\(run.text)\(run.errors)")
      let warnings = run.errors.split(separator: "\n").filter { $0.contains("git lacks") }
      #expect(warnings.count == 1, "\(run.errors)")
      #expect(warnings.first?.contains("HEAD:Res/0/fr.lproj/More.strings, ") == true)
      #expect(warnings.first?.hasSuffix(" and 3 more") == true)
      #expect(run.errors.contains("git fetch --refetch --no-filter") && !run.errors.contains("Pods"))
    }
    // What is compared itself has to be there.
    let run = try diff("Other", in: folder)
    #expect(run.status == 2 && run.errors.contains("git lacks “b.yaml”"), "\(run.errors)")
  }

  /// A clone without folders that nobody needs can be asked for one of those that are there.
  @Test func foldersThatACloneLacksAreLeftOut() throws {
    let git = try GitFolder(Self.files)
    try git.git("config", "uploadpack.allowFilter", "true")
    let clones = try TemporaryFolder()
    let words = ["clone", "-q", "--filter=tree:0", "--no-checkout", "file://\(git.url.path)", "clone"]
    _ = try GitFolder.git(words, in: clones.url)
    let folder = clones.url.appendingPathComponent("clone")
    _ = try GitFolder.git(["checkout", "-q", "main", "--", "App"], in: folder)
    for operand in ["App/Specs", "App/Specs/a.yaml", "App"] {
      let run = try diff(operand, in: folder)
      #expect(run.status == 0 && run.text == "1 same\n", "\(run.text)\(run.errors)")
      #expect(run.errors.contains("git lacks files of the project around this"), "\(run.errors)")
    }
  }

  /// A table that is too large is called by its name in the repository, wherever it lies.
  @Test(arguments: [("Res", "Specs"), ("App/Specs", "App")])
  func whatIsTooLargeHasItsName(folder: String, place: String) throws {
    let pointer = """
      version https://git-lfs.github.com/spec/v1
      oid sha256:\(String(repeating: "a", count: 64))
      size \(200 << 20)

      """
    let git = try project(["\(folder)/fr.lproj/Large.strings": pointer])
    let run = try diff("App/Specs", in: git.url)
    #expect(
      run.errors.contains("HEAD:\(folder)/fr.lproj/Large.strings: warning: the file has more than 128 MB"),
      "\(run.errors)")
    #expect(run.status == 0, "\(run.text)")
  }

  /// Documents show the colours and the fonts of their project.
  @Test(arguments: [
    ("p.xcodeproj/project.pbxproj", "Res/A.xcassets"), ("p.xcodeproj/project.pbxproj", "UI/Deep/A.xcassets"),
    ("readme", "A.xcassets"), ("readme", "UI/A.xcassets"),
  ])
  func catalogsOfTheProjectAreTakenOver(marker: String, catalog: String) throws {
    let git = try GitFolder([
      marker: "", "UI/Main/Main.storyboard": DocumentFileTests.document,
      "\(catalog)/Brand.colorset/Contents.json": DocumentFileTests.color("1"),
      "Pods/A.xcassets/Brand.colorset/Contents.json": DocumentFileTests.color("0"),
    ])
    try Data(FontFiles.font(named: "Own-Bold", family: "Own")).write(
      to: git.url.appendingPathComponent("Own.ttf"))
    try git.commit()
    let isProject = marker != "readme"
    for operand in ["UI/Main", "UI/Main/Main.storyboard", "UI", "."] {
      let run = try DiffRevisionTests.tidily([operand, "--since", "HEAD"], in: git.url)
      #expect(run.status == 0 && run.text == "1 same\n", "\(operand): \(run.text)\(run.errors)")
      #expect(
        !run.errors.contains("Brand") && (!isProject || !run.errors.contains("Own-Bold")), "\(run.errors)")
    }
  }

  /// However much is compared, git is asked each thing once.
  @Test func gitIsAskedOnce() throws {
    var counts: [Int] = []
    for count in [1, 4] {
      let names = (0..<count).map { "F\($0)/a.yaml" }
      let manifest = "inputs: [\(names.joined(separator: ", "))]\nmatrix: {language: [en, de]}\n"
      let git = try GitFolder(
        Dictionary(uniqueKeysWithValues: names.map { ($0, Self.spec) })
          .merging(Self.files) { $1 }.merging(["tablemock.yaml": manifest]) { $1 })
      let log = git.url.appendingPathComponent(".git/calls")
      let real = try CommandRun(script: "command -v git", in: git.url).text.split(separator: "\n")[0]
      try git.folder.write("#!/bin/sh\necho x >>'\(log.path)'\nexec \(real) \"$@\"\n", to: ".git/bin/git")
      let program = git.url.appendingPathComponent(".git/bin/git").path
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
      var environment = ProcessInfo.processInfo.environment
      environment["PATH"] =
        git.url.appendingPathComponent(".git/bin").path + ":" + (environment["PATH"] ?? "")
      let run = try CommandRun(["diff", "--since", "HEAD"], in: git.url, environment: environment)
      #expect(run.text == "\(2 * count) same\n", "\(run.text)\(run.errors)")
      counts.append(try String(contentsOf: log, encoding: .utf8).split(separator: "\n").count)
    }
    #expect(counts[0] == counts[1] && counts[0] <= 10, "\(counts)")
  }

  /// Who takes too long for an object is not taken for somebody who lacks it.
  @Test(arguments: [0, 1, 2]) func whoTakesTooLongIsSaidSo(answers: Int) {
    var left = ["0 blob 5\n", "12345"].prefix(answers)
    let objects = GitObjects(ask: { _ in true }) {
      guard let next = left.popFirst() else { throw SystemError(number: ETIMEDOUT) }
      return Array(next.utf8)
    }
    #expect(throws: SystemError(number: ETIMEDOUT)) { try objects.read("0") { _ in } }
    #expect(objects.hasEnded)
  }
}
