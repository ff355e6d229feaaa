import Foundation
import TableMock
import Testing

/// Approved pictures that a sparse checkout leaves out: they are there, and not for approving anew.
@Suite struct SparseBaselineTests {
  /// A checkout of two approved pictures.
  private func checkout() throws -> ReviewProject {
    let project = try ReviewProject(["a": ReviewProject.spec("Wi-Fi"), "sub/b": ReviewProject.spec("Sound")])
    try project.approveAll()
    try project.folder.write("out/\n", to: ".gitignore")
    for arguments in [["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "A"]] {
      try GitFolder.git(arguments, in: project.folder.url)
    }
    return project
  }

  @Test(arguments: [
    (["sparse-checkout", "set", "screens"], ["a.png": "failed", "sub/b.png": "failed"], "golden"),
    (
      ["sparse-checkout", "set", "--no-cone", "/*", "!/golden/sub/"],
      ["sub/b.png": "failed"], "golden/sub"
    ),
    // A flag that somebody has set is no sparse checkout, and is told of likewise.
    (["update-index", "--skip-worktree", "golden/sub/b.png"], ["sub/b.png": "failed"], "golden/sub"),
  ])
  func whatIsNotCheckedOutIsNotNew(patterns: [String], states: [String: String], folder: String) throws {
    let project = try checkout()
    defer { withExtendedLifetime(project) {} }
    try GitFolder.git(patterns, in: project.folder.url)
    if patterns[0] == "update-index" { try project.remove("golden/sub") }
    let run = try project.run("verify", "screens")
    #expect(run.status == 2, "\(run.text)\(run.errors)")
    #expect(try project.states() == states)
    #expect(run.text.contains("golden/sub/b.png: the sparse checkout leaves this file out"), "\(run.text)")
    let approval = try project.run("approve", "sub/b")
    #expect(approval.status == 1 && approval.errors.contains("no picture to approve"), "\(approval.errors)")
    // What is told to bring them does.
    #expect(run.text.contains("add “\(folder)” to the sparse checkout"), "\(run.text)")
    #expect(run.text.contains("bring all files with “git sparse-checkout disable”"), "\(run.text)")
    let screens = project.folder.url.appendingPathComponent("screens")
    try GitFolder.git(["sparse-checkout", "disable"], in: screens)
    #expect(try project.run("verify", "screens").text == "2 same\n")
  }

  /// Pictures of sources that are not checked out are not for deleting; those of no source are.
  @Test func picturesOfSourcesThatAreLeftOutAreNotObsolete() throws {
    let project = try checkout()
    let patterns = ["sparse-checkout", "set", "--no-cone", "/*", "!/screens/sub/"]
    try GitFolder.git(patterns, in: project.folder.url)
    try project.folder.write("inputs: [screens]\n", to: "tablemock.yaml")
    let run = try project.run("verify")
    #expect(try project.states() == ["sub/b.png": "failed"])
    #expect(run.status == 2, "\(run.text)\(run.errors)")
    #expect(run.text.contains("screens/sub/b.yaml: the sparse checkout leaves this file out"), "\(run.text)")
    #expect(run.text.contains("add “screens/sub” to the sparse checkout"), "\(run.text)")
    try project.remove("screens/a.yaml")
    try project.write(ReviewProject.spec("Maps"), to: "c")
    #expect(try project.run("verify").status == 2)
    #expect(try project.states() == ["a.png": "obsolete", "c.png": "new", "sub/b.png": "failed"])
  }

  /// Pictures are not held against others with texts that are not there: those of other languages are.
  @Test(arguments: ["Texts/", "Texts/de.lproj/", "screens/"], ["strings: Texts", ""])
  func whatHasLostItsTextsCannotBeCompared(leftOut: String, manifest: String) throws {
    let project = try checkout()
    try project.folder.write(
      "inputs: [screens]\n\(manifest)\nmatrix: {language: [de, fr]}\n", to: "tablemock.yaml")
    try project.folder.write("", to: "Package.swift")
    for (language, text) in [("de", "WLAN"), ("fr", "Réseau")] {
      try project.folder.write(
        "\"Wi-Fi\" = \"\(text)\";\n", to: "Texts/\(language).lproj/Localizable.strings")
    }
    #expect(try project.run("verify").status == 1)
    #expect(try project.run("approve", "--all").status == 0)
    for arguments in [["add", "-A"], ["commit", "-q", "-m", "B"]] {
      try GitFolder.git(arguments, in: project.folder.url)
    }
    let patterns = ["sparse-checkout", "set", "--no-cone", "/*", "!/\(leftOut)"]
    try GitFolder.git(patterns, in: project.folder.url)
    let run = try project.run("verify")
    #expect(run.status == 2 && !run.text.contains("changed"), "\(run.text)\(run.errors)")
    let place = leftOut.dropLast()
    #expect(
      (run.text + run.errors).contains("add “\(place)” to the sparse checkout"), "\(run.text)\(run.errors)")
    if leftOut == "Texts/de.lproj/" { #expect(run.text.contains("3 same, 1 failed"), "\(run.text)") }
  }

  /// A change is shown whatever tables are left out that its source does not look up.
  @Test(arguments: [
    // Beside the source there are others, or no project leads to these.
    ("screens/de.lproj/", "other/de.lproj/Localizable.strings", "Package.swift", true),
    ("", "other/de.lproj/Localizable.strings", "README", true),
    ("", "other/de.lproj/Other.strings", "Package.swift", true),
    ("", "other/de.lproj/Localizable.strings", "other/Package.swift", true),
    ("", "other/de.lproj/Localizable.strings", "Package.swift", false),
    ("screens/de.lproj/", "screens/Localizable.xcstrings", "README", false),
  ])
  func tablesThatNobodyLooksUpHideNoChange(
    own: String, leftOut: String, marker: String, isShown: Bool
  ) throws {
    let project = try checkout()
    try project.folder.write("inputs: [screens/a.yaml]\nmatrix: {language: [de]}\n", to: "tablemock.yaml")
    try project.folder.write("", to: marker)
    if !own.isEmpty { try project.folder.write("\"Wi-Fi\" = \"WLAN\";\n", to: own + "Localizable.strings") }
    try project.remove("golden/sub/b.png")
    if try project.run("verify").status == 1 { #expect(try project.run("approve", "--all").status == 0) }
    #expect(try project.run("verify").status == 0)
    let table =
      leftOut.hasSuffix("xcstrings") ? "{\"sourceLanguage\": \"en\", \"strings\": {}}" : "\"A\" = \"B\";\n"
    try project.folder.write(table, to: leftOut)
    for arguments in [["add", "-A"], ["commit", "-q", "-m", "B"]] {
      try GitFolder.git(arguments, in: project.folder.url)
    }
    try GitFolder.git(["sparse-checkout", "set", "--no-cone", "/*", "!/\(leftOut)"], in: project.folder.url)
    #expect(!project.exists(leftOut))
    try project.write(ReviewProject.spec("Sound"), to: "a")
    let run = try project.run("verify")
    #expect(run.status == (isShown ? 1 : 2), "\(run.text)\(run.errors)")
    #expect(try project.states() == ["a.png": isShown ? "changed" : "failed"])
    let severity = isShown ? "warning: " : ""
    #expect(
      run.text.contains("\(leftOut): \(severity)the sparse checkout leaves this file out"), "\(run.text)")
  }

  /// From elsewhere the command names the repository.
  @Test func theCommandNamesTheRepositoryFromElsewhere() throws {
    let project = try checkout()
    try GitFolder.git(["sparse-checkout", "set", "screens"], in: project.folder.url)
    let other = try GitFolder()
    let paths = ["screens", "golden"].map { project.folder.url.appendingPathComponent($0).path }
    let run = try CommandRun(["verify", paths[0], "--baseline", paths[1], "--review", "out"], in: other.url)
    let hint = try #require(run.text.components(separatedBy: "bring all files with “").dropFirst().first)
    let command = String(hint.prefix { $0 != "”" })
    #expect(command.hasPrefix("git -C ") && command.hasSuffix(" sparse-checkout disable"), "\(run.text)")
    #expect(try CommandRun(script: command, in: other.url).status == 0)
    #expect(project.exists("golden/a.png"))
  }

  /// A source that is left out does not stand for pictures whose names only begin as its own does.
  @Test func picturesWithLongerNamesAreObsolete() throws {
    let project = try checkout()
    try project.write(ReviewProject.spec("Maps"), to: "bus")
    #expect(try project.run("verify", "screens").status == 1)
    #expect(try project.run("approve", "bus").status == 0)
    try project.remove("screens/bus.yaml")
    try GitFolder.git(
      ["sparse-checkout", "set", "--no-cone", "/*", "!/screens/sub/"], in: project.folder.url)
    try project.folder.write("inputs: [screens]\n", to: "tablemock.yaml")
    #expect(try project.run("verify").status == 2)
    #expect(try project.states() == ["bus.png": "obsolete", "sub/b.png": "failed"])
  }

  /// A picture that nobody has approved is new in a sparse checkout, and so is one that was deleted after it.
  @Test func whatIsNotApprovedIsNew() throws {
    let project = try checkout()
    try GitFolder.git(["sparse-checkout", "set", "screens"], in: project.folder.url)
    try project.write(ReviewProject.spec("Maps"), to: "c")
    #expect(try project.run("verify", "screens").status == 2)
    #expect(try project.states() == ["a.png": "failed", "sub/b.png": "failed", "c.png": "new"])
    try GitFolder.git(["sparse-checkout", "disable"], in: project.folder.url)
    try project.remove("golden/a.png")
    #expect(try project.run("verify", "screens").status == 1)
    #expect(try project.states() == ["a.png": "new", "c.png": "new"])
  }
}
