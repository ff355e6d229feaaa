import Foundation
import TestSupport
import Testing

/// Revisions are those of the repository that a folder belongs to, whatever whoever packed its `.git` has put there.
@Suite struct StrayRepositoryTests {
  private static let old = DiffCommandTests.spec("SECRET")

  /// A folder with a source in it, beside a repository of others.
  private func place() throws -> (folder: TemporaryFolder, other: GitFolder) {
    let other = try GitFolder(["a.yaml": Self.old])
    return (try TemporaryFolder(["in/a.yaml": DiffCommandTests.spec("Mine")]), other)
  }

  private func diff(_ folder: URL) throws -> CommandRun {
    try CommandRun(["diff", "a.yaml", "--since", "HEAD"], in: folder)
  }

  /// How a `.git` leads to another repository, by a shell in which that is `$other`.
  @Test(arguments: [
    "echo \"gitdir: $other/.git\" >.git", "ln -s \"$other/.git\" .git",
    """
    echo "gitdir: $PWD/own" >.git; mkdir own; echo "ref: refs/heads/main" >own/HEAD; echo "$other/.git" >own/commondir
    echo "$PWD/.git" >own/gitdir
    """,
    "git init -q -b main; rm -r .git/objects .git/refs; ln -s $other/.git/objects $other/.git/refs .git",
    "git init -q -b main; rm -r .git/objects; ln -s $other/.git/objects .git; git -C $other rev-parse HEAD >.git/refs/heads/main",
    """
    git init -q -b main; rm -r .git/refs/heads; ln -s $other/.git/refs/heads .git/refs
    echo "$other/.git/objects" >.git/objects/info/alternates
    """,
    """
    git init -q -b main; ln -s $other/.git/refs/heads/main .git/x; ln -s ../../x .git/refs/heads/main
    echo "$other/.git/objects" >.git/objects/info/alternates
    """,
    """
    git init -q -b main; mkdir .git/x; ln -s $other/.git/refs/heads/main .git/x; rm -r .git/refs/heads; ln -s ../x .git/refs/heads
    echo "$other/.git/objects" >.git/objects/info/alternates
    """,
    """
    git init -q; echo "$other/.git" >.git/commondir; git -C $other config extensions.worktreeConfig true
    git config --file .git/config.worktree core.worktree "$(dirname "$(dirname "$other")")"
    """,
  ])
  func anotherRepositoryIsNotShown(_ script: String) throws {
    let (folder, other) = try place()
    let own = folder.url.appendingPathComponent("in")
    let made = try CommandRun(script: "other='\(other.url.path)'; \(script)", in: own)
    #expect(made.status == 0, "\(made.errors)")
    let run = try diff(own)
    #expect(run.status == 2 && !run.text.contains("SECRET"), "\(run.text)")
    #expect(run.errors.contains("leads to a repository that does not name this folder"), "\(run.errors)")
  }

  /// What makes a folder a bare repository that shows another one.
  @Test(arguments: [
    "echo 'ref: refs/heads/main' >HEAD; cp $other/.git/config .; git config --file config core.bare true; ln -s $other/.git/objects $other/.git/refs .",
    "git init -q --bare .; git config --unset core.bare; echo $other/.git >commondir",
    "git init -q --bare -b main .; echo $other/.git/objects >objects/info/alternates; ln -s $other/.git/refs/heads/main refs/heads",
  ])
  func aBareRepositoryShowsNoOther(_ script: String) throws {
    let (folder, other) = try place()
    let own = folder.url.appendingPathComponent("in")
    let made = try CommandRun(script: "other='\(other.url.path)'; \(script)", in: own)
    #expect(made.status == 0, "\(made.errors)")
    let run = try CommandRun(["diff", "main:a.yaml", "a.yaml"], in: own)
    #expect(run.status == 2 && !run.text.contains("SECRET"), "\(run.text)")
    #expect(run.errors.contains("the bare repository leads to another one"), "\(run.errors)")
  }

  /// One that has its files in a folder beside, without a folder of files, is read as one with such.
  @Test func whatLiesInTheFolderIsItsOwn() throws {
    let git = try GitFolder(["a.yaml": Self.old])
    try git.git("config", "core.bare", "true")
    try git.folder.write(DiffCommandTests.spec("Mine"), to: "a.yaml")
    #expect(try diff(git.url).text.contains("“SECRET” → “Mine”"))
  }

  @Test func aRepositoryElsewhereMayNameTheFolder() throws {
    let (folder, other) = try place()
    let own = folder.url.appendingPathComponent("in")
    try folder.write("gitdir: \(other.url.path)/.git\n", to: "in/.git")
    #expect(try diff(own).status == 2)
    let path = own.resolvingSymlinksInPath().path
    try other.git("config", "core.worktree", path)
    let run = try diff(own)
    #expect(run.status == 1 && run.text.contains("“SECRET” → “Mine”"), "\(run.errors)")
  }

  /// What a repository puts in the place of an object is not what its revision has.
  @Test func replacedObjectsAreNotShown() throws {
    let git = try GitFolder([
      "a.yaml": DiffCommandTests.spec("Old"), "b.yaml": DiffCommandTests.spec("False"),
    ])
    try git.git("replace", git.git("rev-parse", "HEAD:a.yaml"), git.git("rev-parse", "HEAD:b.yaml"))
    try git.folder.write(DiffCommandTests.spec("New"), to: "a.yaml")
    let run = try diff(git.url)
    #expect(run.text.contains("“Old” → “New”"), "\(run.text) \(run.errors)")
  }
}
