import Foundation
import TestSupport
import Testing

/// What a sparse checkout leaves out is no change of it: it counts on neither side of a comparison, which is said.
@Suite struct SparseDiffTests {
  private static func spec(_ text: String) -> String {
    "tableView: {rows: [{id: one, textLabel: \(text)}]}\n"
  }
  private static let table = "\"One\" = \"Eins\";\n"

  /// A project of three screens and a string table.
  private func project(_ more: [String: String] = [:]) throws -> GitFolder {
    try GitFolder(
      [
        "App/a.yaml": Self.spec("One"), "App/deep/b.yaml": Self.spec("Two"),
        "Other/c.yaml": Self.spec("Three"),
        "Texts/de.lproj/Localizable.strings": Self.table,
      ].merging(more) { $1 })
  }

  private static let manifest = [
    "tablemock.yaml": "inputs: [App, Other]\nstrings: Texts\nmatrix: {language: [de]}\n"
  ]

  /// Tables that are not there translate nothing, as the project names them or they are found.
  @Test(arguments: [manifest, ["Package.swift": ""]]) func textsCountOnNeitherSide(
    _ more: [String: String]
  ) throws {
    let git = try project(more)
    try git.git("sparse-checkout", "set", "App", "Other")
    let run = try DiffRevisionTests.tidily(
      more["Package.swift"] == nil ? ["--since", "HEAD"] : ["App", "--since", "HEAD", "--language", "de"],
      in: git.url)
    #expect(run.status == 0 && run.text.hasSuffix(" same\n"), "\(run.text)\(run.errors)")
    #expect(
      run.errors.contains(
        """
        Texts: warning: the sparse checkout leaves this out, so it counts on neither side
          hint: add “Texts” to the sparse checkout, or bring all files with “git sparse-checkout disable”

        """), "\(run.errors)")
    #expect(run.errors.components(separatedBy: "the sparse checkout leaves").count == 2, "\(run.errors)")
  }

  /// What is not there cannot be compared, and what is there is.
  @Test(arguments: [
    (["App", "--since", "HEAD"], "1 same\n", "App/deep: warning: the sparse checkout leaves this out", 0),
    (["HEAD:App", "App"], "1 same\n", "App/deep: warning: the sparse checkout leaves this out", 0),
    // Texts are those of the project where that is compared.
    (["--since", "HEAD"], "1 same\n", "warning: the sparse checkout leaves this and “Texts” out", 0),
    (["App/deep", "--since", "HEAD"], "", "App/deep: error: the sparse checkout leaves this folder out", 2),
    (
      ["App/deep/b.yaml", "--since", "HEAD"], "",
      "App/deep/b.yaml: error: the sparse checkout leaves this file out", 2
    ),
    (["--since", "HEAD"], "1 same\n", "Other: warning: the sparse checkout leaves this folder out", 0),
  ])
  func sourcesAreNotTakenForDeleted(arguments: [String], text: String, words: String, status: Int32) throws {
    let git = try project(Self.manifest)
    try git.git("sparse-checkout", "set", "--no-cone", "/*", "!/App/deep/", "!/Other/", "!/Texts/")
    let run = try DiffRevisionTests.tidily(arguments, in: git.url)
    #expect(run.status == status && run.text == text, "\(run.text)\(run.errors)")
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  /// What was deleted is, also in a sparse checkout, or after one.
  @Test(arguments: ["sparse", "whole", "whole again"], ["App/deep", "App/deep/b.yaml", "App"])
  func whatIsDeletedIsGone(checkout: String, path: String) throws {
    let git = try project()
    if checkout != "whole" { try git.git("sparse-checkout", "set", "App") }
    if checkout == "whole again" { try git.git("sparse-checkout", "disable") }
    try FileManager.default.removeItem(at: git.url.appendingPathComponent("App/deep"))
    let run = try DiffRevisionTests.tidily([path, "--since", "HEAD"], in: git.url)
    #expect(
      run.status == 1 && run.text.contains("b.png: it is not there any more"), "\(run.text)\(run.errors)")
    #expect(!run.errors.contains("sparse"), "\(run.errors)")
  }

  /// A file that git is told to leave alone may be there.
  @Test func filesWithTheFlagThatAreThereCount() throws {
    let git = try project()
    try git.git("update-index", "--skip-worktree", "App/a.yaml")
    try git.folder.write(Self.spec("Four"), to: "App/a.yaml")
    let run = try DiffRevisionTests.tidily(["App", "--since", "HEAD"], in: git.url)
    #expect(run.status == 1 && run.text.contains("“One” → “Four”") && run.errors.isEmpty, "\(run.errors)")
  }
}

/// What lies in a repository within the one that is compared has the commit that a revision names.
@Suite struct SubmoduleDiffTests {
  private static let spec = "tableView: {rows: [{id: one, textLabel: One}]}\n"
  private static let table = "Texts/de.lproj/Localizable.strings"
  private static func texts(_ text: String) -> String { "\"One\" = \"\(text)\";\n" }

  /// A project with texts in a submodule, which its last commit has changed, and what it is made of.
  private func project(_ files: [String: String]) throws -> (git: GitFolder, inner: GitFolder) {
    let inner = try GitFolder([Self.table: Self.texts("Eins"), "app/b.yaml": Self.spec])
    let git = try GitFolder(["App/a.yaml": Self.spec].merging(files) { $1 })
    try git.git("submodule", "add", "-q", inner.url.path, "lib")
    try git.commit()
    try git.folder.write(Self.texts("Eine"), to: "lib/\(Self.table)")
    _ = try GitFolder.git(["commit", "-qam", "B"], in: git.url.appendingPathComponent("lib"))
    try git.commit()
    return (git, inner)
  }

  private static let manifest = [
    "tablemock.yaml": "inputs: [App, lib/app]\nstrings: lib/Texts\nmatrix: {language: [de]}\n"
  ]

  /// Texts are those of each side, as the project names them or they are found.
  @Test(arguments: [(manifest, "App"), (["Package.swift": ""], "App"), (["Package.swift": ""], ".")])
  func textsAreThoseOfTheCommit(files: [String: String], operand: String) throws {
    let (git, inner) = try project(files)
    defer { withExtendedLifetime(inner) {} }
    for (revision, words) in [("HEAD~1..", "“Eins” → “Eine”"), ("HEAD", "1 same\n")] {
      let run = try DiffRevisionTests.tidily(
        files["Package.swift"] == nil
          ? ["--since", revision] : [operand, "--since", revision, "--language", "de"], in: git.url)
      #expect(run.text.contains(words), "\(run.text)\(run.errors)")
      #expect(!run.errors.contains("no strings in"), "\(run.errors)")
    }
  }

  /// A commit that is nowhere is told, with the command that fetches it, instead of a change that is none.
  @Test func commitsThatAreMissingAreTold() throws {
    let (git, inner) = try project(Self.manifest)
    let clones = try TemporaryFolder()
    defer { withExtendedLifetime(inner) {} }
    try GitFolder.git(["clone", "-q", "file://\(git.url.path)", "clone"], in: clones.url)
    let clone = clones.url.appendingPathComponent("clone")
    // The newest commit of the submodule is in the first clone alone.
    let lib = git.url.appendingPathComponent("lib").path
    try GitFolder.git(
      ["-c", "submodule.lib.url=file://\(lib)", "submodule", "update", "-q", "--init", "--depth", "1"],
      in: clone)
    let run = try DiffRevisionTests.tidily(["--since", "HEAD~1.."], in: clone)
    let commit = try git.git("rev-parse", "HEAD~1:lib")
    #expect(run.status == 2 && run.errors.contains("the submodule “lib” lacks the commit"), "\(run.errors)")
    #expect(run.errors.contains("“git -C lib fetch origin \(commit)” fetches it"), "\(run.errors)")
  }

  /// Inputs in one that is not checked out do not stop the others, and the command that checks it out is told.
  @Test(arguments: [true, false], ["App, lib/app", "App, lib"]) func others(
    hasFolder: Bool, inputs: String
  ) throws {
    let (git, inner) = try project(["tablemock.yaml": "inputs: [\(inputs)]\n"])
    defer { withExtendedLifetime(inner) {} }
    let clones = try TemporaryFolder()
    try GitFolder.git(["clone", "-q", "file://\(git.url.path)", "clone"], in: clones.url)
    let clone = clones.url.appendingPathComponent("clone")
    if !hasFolder { try FileManager.default.removeItem(at: clone.appendingPathComponent("lib")) }
    let run = try DiffRevisionTests.tidily(["--since", "HEAD"], in: clone)
    #expect(run.status == 0 && run.text == "1 same\n", "\(run.text)\(run.errors)")
    #expect(run.errors.contains("warning: this is in a submodule that is not checked out"), "\(run.errors)")
    #expect(run.errors.contains("“git submodule update --init lib” checks it out"), "\(run.errors)")
    let alone = try DiffRevisionTests.tidily(["lib", "--since", "HEAD"], in: clone)
    #expect(
      alone.status == 2 && alone.errors.contains("lib: error: this is in a submodule"), "\(alone.errors)")
  }

  /// Approved pictures, sources and texts in one that is not checked out are not taken for new or missing ones.
  @Test(arguments: [
    ("inputs: [App]\nbaseline: lib/golden\n", "lib/golden/a.png: this is in a submodule"),
    ("inputs: [App, lib/app]\n", "lib/app: this is in a submodule"),
    ("inputs: [App]\nstrings: lib/Texts\n", "lib/Texts: error: this is in a submodule"),
  ])
  func verifyNamesTheSubmodule(manifest: String, words: String) throws {
    let (git, inner) = try project(["tablemock.yaml": manifest])
    defer { withExtendedLifetime(inner) {} }
    let clones = try TemporaryFolder()
    try GitFolder.git(["clone", "-q", "file://\(git.url.path)", "clone"], in: clones.url)
    let clone = clones.url.appendingPathComponent("clone")
    let run = try CommandRun(["verify"], in: clone)
    #expect(run.status == 2 && (run.text + run.errors).contains(words), "\(run.text)\(run.errors)")
    #expect(
      (run.text + run.errors).contains("“git submodule update --init lib” checks it out"), "\(run.errors)")
  }
}
