import Foundation
import Testing

/// Comparing with where a branch began, and with ranges of revisions.
@Suite struct DiffRangeTests {
  private let wifi = DiffCommandTests.spec("Wi-Fi")
  private let wlan = DiffCommandTests.spec("WLAN")

  private func tidily(_ arguments: [String], in folder: URL) throws -> CommandRun {
    try DiffRevisionTests.tidily(arguments, in: folder)
  }

  /// A branch with a change of its own, behind a `main` that has had another one since.
  private func branchBehind() throws -> GitFolder {
    let git = try GitFolder(["screens/a.yaml": wifi, "screens/b.yaml": wifi])
    try git.git("branch", "work")
    try git.folder.write(wlan, to: "screens/b.yaml")
    try git.commit()
    try git.git("checkout", "-q", "work")
    try git.folder.write(wlan, to: "screens/a.yaml")
    try git.commit()
    return git
  }

  /// A shallow clone has one branch alone, and gets the others by what is advised, also after it has all of its history.
  @Test(arguments: [false, true]) func advisedFetchesBringWhatIsMissing(_ isDeep: Bool) throws {
    let git = try branchBehind()
    let clone = try TemporaryFolder()
    _ = try GitFolder.git(
      ["clone", "-q", "--depth", "1", "-b", "work", "file://\(git.url.path)", "clone"], in: clone.url)
    let folder = clone.url.appendingPathComponent("clone")
    if isDeep { _ = try GitFolder.git(["fetch", "-q", "--unshallow"], in: folder) }
    let before = try tidily(["screens", "--since", "main"], in: folder)
    #expect(before.status == 2)
    let advice = try #require(before.errors.firstMatch(of: /“git (fetch [^”]*)”/)).1
    let words = advice.replacing("'", with: "").split(separator: " ").map(String.init)
    _ = try GitFolder.git(words, in: folder)
    let after = try tidily(["screens", "--since", "main"], in: folder)
    #expect(after.status == 1 && after.text.contains("screens/a.yaml"), "\(after.text)\(after.errors)")
  }

  @Test(arguments: [
    ("main", 1), ("main...HEAD", 1), ("main...", 1), ("work...main", 1), ("main..", 2), ("main..HEAD", 2),
    ("HEAD^", 1), ("HEAD", 0), ("..", 0), ("..HEAD", 0),
  ])
  func aBranchIsComparedWithWhereItBegan(_ since: String, _ changed: Int) throws {
    let git = try branchBehind()
    let run = try tidily(["screens", "--since", since], in: git.url)
    let counts = ["2 same", "1 same, 1 changed", "2 changed"]
    #expect(run.lines.last == counts[changed], "\(run.text)\(run.errors)")
    // Places are what git takes: main:screens/a.yaml.
    #expect(run.errors.isEmpty && !run.text.contains("..:") && !run.text.contains("..HEAD:"))
    for match in run.text.matches(of: #/\ {4}(\S+:\S+):5:7 → /#) {
      #expect(try !GitFolder.git(["show", String(match.1)], in: git.url).isEmpty)
    }
    #expect(run.text.contains(" → ") == (changed > 0))
  }

  /// Places of what a branch began with name the commit, not the tip of the branch that it left.
  @Test func theCommitWhereABranchBeganIsNamed() throws {
    let git = try branchBehind()
    // At the tip of main the title stands elsewhere.
    try git.git("checkout", "-q", "main")
    try git.folder.write("# A comment\n" + wifi, to: "screens/a.yaml")
    try git.commit()
    try git.git("checkout", "-q", "work")
    let base = try git.git("rev-parse", "--short", "work^")
    for since in ["main", "main...", "main...work", "...main"] {
      let run = try tidily(["screens", "--since", since], in: git.url)
      #expect(run.text.contains("    \(base):screens/a.yaml:5:7 → screens/a.yaml:5:7"), "\(run.text)")
    }
    let there = try tidily(["a.yaml", "--since", "main"], in: git.url.appendingPathComponent("screens"))
    #expect(there.text.contains("    \(base):./a.yaml:5:7 → a.yaml:5:7"), "\(there.text)")
    let tip = try tidily(["screens/a.yaml", "--since", "main.."], in: git.url)
    #expect(tip.text.contains("    main:screens/a.yaml:6:7 → screens/a.yaml:5:7"), "\(tip.text)")
  }

  @Test(arguments: [
    ("main...nope", "no revision “nope”"), ("nope...main", "no revision “nope”"),
    ("main...work...main", "no revision “main...work...main”"), ("..main", "“--since main..”"),
  ])
  func rangesThatAreNoneAreRefused(_ since: String, _ words: String) throws {
    let git = try branchBehind()
    let run = try tidily(["screens", "--since", since], in: git.url)
    #expect(run.status == 2 && run.errors.contains(words), "\(run.text)\(run.errors)")
  }

  @Test func severalBeginningsAreNone() throws {
    let git = try branchBehind()
    let run = try tidily(["screens", "--since", "main..work"], in: git.url)
    #expect(run.status == 2 && run.errors.contains("“--since main..”"), "\(run.errors)")
  }

  @Test func historiesWithoutABeginningAreComparedAsTheyAre() throws {
    let git = try branchBehind()
    try git.git("checkout", "-q", "--orphan", "alone")
    try git.commit()
    #expect(try tidily(["screens", "--since", "main"], in: git.url).lines.last == "2 changed")
  }

  @Test func shallowClonesWithoutTheBeginningSaySo() throws {
    let git = try branchBehind()
    let clone = try TemporaryFolder()
    let words = ["clone", "-q", "--depth", "1", "--no-single-branch", "-b", "work"]
    _ = try GitFolder.git(words + ["file://\(git.url.path)", "clone"], in: clone.url)
    let folder = clone.url.appendingPathComponent("clone")
    let run = try tidily(["screens", "--since", "main"], in: folder)
    #expect(run.status == 2)
    for word in ["fetch-depth: 0", "GIT_DEPTH: 0", "--since main.."] {
      #expect(run.errors.contains(word), "\(run.errors)")
    }
    #expect(try tidily(["screens", "--since", "main.."], in: folder).lines.last == "2 changed")
  }

  @Test func branchesThatAreOnlyElsewhereAreTakenFromThere() throws {
    let git = try branchBehind()
    let clone = try TemporaryFolder()
    _ = try GitFolder.git(["clone", "-q", "-b", "work", git.url.path, "clone"], in: clone.url)
    let folder = clone.url.appendingPathComponent("clone")
    let run = try tidily(["screens", "--since", "main"], in: folder)
    #expect(run.lines.last == "1 same, 1 changed", "\(run.errors)")
  }
}
