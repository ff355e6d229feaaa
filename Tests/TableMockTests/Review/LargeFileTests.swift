import Foundation
import TableDrawing
import TableSources
import Testing

/// Images of revisions that Git LFS keeps beside the repository.
@Suite struct LargeFileTests {
  private let spec = DiffCommandTests.spec("{textLabel: A, imageView: dot.png}")

  private static func dot(_ grey: UInt8) throws -> [UInt8] {
    try PNGWriter.bytes(of: Bitmap(width: 8, height: 8, repeating: SIMD4(grey, grey, grey, 255)))
  }

  private static func pointer(_ digest: String, _ size: Int) -> String {
    "version https://git-lfs.github.com/spec/v1\noid sha256:\(digest)\nsize \(size)\n"
  }

  /// A repository with a pointer in its commit and the picture in its folder, as fetching leaves them.
  private func repository() throws -> (git: GitFolder, object: URL) {
    let bytes = try Self.dot(0)
    let digest = Fingerprint.of(bytes)
    let git = try GitFolder([
      "screens/a.yaml": spec, "screens/dot.png": Self.pointer(digest, bytes.count),
    ])
    let object = git.url.appendingPathComponent(
      ".git/lfs/objects/\(digest.prefix(2))/\(digest.dropFirst(2).prefix(2))/\(digest)")
    try FileManager.default.createDirectory(
      at: object.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: object)
    try Data(bytes).write(to: git.url.appendingPathComponent("screens/dot.png"))
    return (git, object)
  }

  @Test func imagesOfARevisionAreReadFromWhereTheyAreKept() throws {
    let (git, _) = try repository()
    let same = try CommandRun(["diff", "screens", "--since", "main"], in: git.url)
    #expect(same.status == 0, "\(same.text)\(same.errors)")
    try Data(try Self.dot(200)).write(to: git.url.appendingPathComponent("screens/dot.png"))
    let run = try CommandRun(["diff", "screens", "--since", "main"], in: git.url)
    #expect(run.status == 1)
    #expect(run.lines.contains("  row 0-0 “A”: imageView image “dot.png” has other pixels"))
  }

  @Test func worktreesShareThem() throws {
    let (git, _) = try repository()
    let other = try TemporaryFolder()
    try git.git("worktree", "add", "-q", "--detach", other.url.appendingPathComponent("tree").path)
    let folder = other.url.appendingPathComponent("tree/screens")
    let run = try CommandRun(["diff", "main:./", "HEAD:./"], in: folder)
    #expect(run.status == 0, "\(run.text)\(run.errors)")
  }

  @Test(arguments: ["gone", "cut", "other"]) func whatIsNotFetchedIsSaid(state: String) throws {
    let (git, object) = try repository()
    switch state {
    case "gone": try FileManager.default.removeItem(at: object)
    case "cut": try Data(try Self.dot(0).dropLast(1)).write(to: object)
    default:
      var bytes = try Self.dot(0)
      bytes[bytes.count - 1] ^= 1
      try Data(bytes).write(to: object)
    }
    for path in ["screens", "screens/a.yaml"] {
      let run = try CommandRun(["diff", path, "--since", "main"], in: git.url)
      #expect(run.status == 2)
      #expect(run.text.contains("the image “dot.png” is a Git LFS pointer"), "\(run.text)")
      #expect(run.text.contains("hint: fetch the pictures with “git lfs fetch origin main”"), "\(run.text)")
    }
  }

  @Test func whatIsNotFetchedInTheFolderHasTheUsualHint() throws {
    let (git, _) = try repository()
    let pointer = try git.git("show", "main:screens/dot.png") + "\n"
    try git.folder.write(pointer, to: "screens/dot.png")
    let run = try CommandRun(["diff", "main:screens/dot.png", "screens/dot.png"], in: git.url)
    #expect(run.status == 2)
    #expect(run.text.contains("hint: fetch the pictures with “git lfs pull”"), "\(run.text)")
  }

  @Test(
    "pointers that lead elsewhere are none",
    arguments: [
      "oid sha256:../../../../etc/passwd\nsize 1", "oid sha256:\(String(repeating: "A", count: 64))\nsize 1",
      "oid sha256:\(String(repeating: "a", count: 64))\nsize -1",
      "oid sha1:\(String(repeating: "a", count: 64))\nsize 1",
      "ext-0-x sha256:\(String(repeating: "b", count: 64))\noid sha256:\(String(repeating: "a", count: 64))\nsize 1",
      "size 1", "",
    ])
  func strangePointers(members: String) {
    #expect(LargeFilePointer(Array("version https://git-lfs.github.com/spec/v1\n\(members)\n".utf8)) == nil)
  }

  @Test func pointersSayWhatTheyStandFor() {
    let digest = String(repeating: "a", count: 64)
    let pointer = LargeFilePointer(Array(Self.pointer(digest, 12).utf8))
    #expect(pointer?.digest == digest)
    #expect(pointer?.size == 12)
  }
}
