import Foundation
import TestSupport
import Testing

/// What the kernel refuses a program in its sandbox, tried from inside the program itself.
@Suite(.disabled(if: Sanitizer.isOn)) struct SandboxTests {
  private static let library = Result { try PreloadedLibrary("escape") }

  /// Whether this kernel has what a sandbox is made of; elsewhere only the message can be tested.
  static let isSupported =
    (try? CommandRun(["worker", "--sandbox"], in: FileManager.default.temporaryDirectory))?.status == 0

  private func run(
    _ arguments: [String], in folder: TemporaryFolder, input: String = "", _ settings: [String: String] = [:]
  ) throws -> CommandRun {
    var environment = ProcessInfo.processInfo.environment
    environment["LD_PRELOAD"] = try Self.library.get().url.path
    environment["ESCAPE_FILE"] = folder.url.appendingPathComponent("secret").path
    environment.merge(settings) { $1 }
    return try CommandRun(arguments, in: folder.url, input: Data(input.utf8), environment: environment)
  }

  private func project() throws -> TemporaryFolder {
    try TemporaryFolder(["in/a.yaml": RenderCommandTests.good, "secret": "precious"])
  }

  @Test(
    .enabled(if: isSupported),
    arguments: [
      ["batch", "in", "-o", "out", "--sandbox"], ["worker", "--root", "in", "--sandbox"],
    ])
  func nothingButItsWorkCanBeDone(_ arguments: [String]) throws {
    let folder = try project()
    let job = #"{"id": 1, "input": "in/a.yaml", "output": "in/a.png"}"#
    let run = try run(arguments, in: folder, input: job)
    #expect(run.status == 0, "\(run.errors)")
    let escapes = run.errors.split(separator: "\n").filter { $0.hasPrefix("escape ") }
    #expect(escapes.count == 14)
    #expect(escapes.filter { !$0.hasSuffix(": EACCES") && !$0.hasSuffix(": EPERM") } == [])
    #expect(try folder.bytes("secret") == Data("precious".utf8))
    #expect(folder.files.contains { $0.hasSuffix("a.png") })
  }

  /// The same tries succeed without a sandbox, or they would prove nothing.
  @Test func withoutASandboxAllOfItCanBeDone() throws {
    let folder = try project()
    let run = try run(["batch", "in", "-o", "out"], in: folder)
    defer { try? FileManager.default.removeItem(atPath: "/tmp/tablemock-escape") }
    #expect(run.errors.contains("escape reading: done") && run.errors.contains("escape deleting: done"))
    #expect(
      run.errors.contains("escape a local socket: done") && run.errors.contains("escape a process: done"))
    #expect(!folder.files.contains("secret"))
  }

  @Test(.enabled(if: isSupported)) func picturesAndRecordsAreTheSame() throws {
    let folder = try project()
    let common = ["batch", "in", "--format", "png,svg,pdf", "-o"]
    #expect(try CommandRun(common + ["plain"], in: folder.url).status == 0)
    #expect(try CommandRun(common + ["boxed", "--sandbox"], in: folder.url).status == 0)
    for ending in ["png", "svg", "pdf"] {
      #expect(try folder.bytes("plain/a.\(ending)") == folder.bytes("boxed/a.\(ending)"))
    }
    let again = try CommandRun(common + ["boxed", "--incremental"], in: folder.url)
    #expect(again.status == 0 && again.lines.isEmpty)
    #expect(try CommandRun(common + ["boxed", "--incremental", "--sandbox"], in: folder.url).lines.isEmpty)
  }

  /// The commands that lay a bundle with a few fonts and an icon around the program.
  private static let bundle = """
    set -e
    mkdir -p place/bin place/libexec/tablemock/fonts place/libexec/tablemock/icons
    cp '\(CommandRun.program.path)' place/bin/tablemock
    cp /usr/share/fonts/opentype/inter/*.otf place/libexec/tablemock/fonts
    cp /usr/share/bootstrap-icons/svg/gear*.svg place/libexec/tablemock/icons

    """

  private func bundledProject() throws -> TemporaryFolder {
    try TemporaryFolder([
      "in/a.yaml": "tableView: {rows: [{textLabel: General, imageView: gear}]}\n",
      "job": #"{"id": 1, "input": "in/a.yaml", "output": "in/a.png"}"# + "\n",
    ])
  }

  /// A bundle lies anywhere, and its fonts and icons are read once the sandbox is closed.
  @Test(
    .enabled(if: isSupported), arguments: ["batch in -o out --sandbox", "worker --root in --sandbox <job"])
  func bundlesAreReadFromASandbox(_ arguments: String) throws {
    let folder = try bundledProject()
    let run = try CommandRun(script: Self.bundle + "place/bin/tablemock \(arguments)", in: folder.url)
    #expect(run.status == 0, "\(run.text)\(run.errors)")
    #expect(!run.errors.contains("no icon"), "\(run.errors)")
    #expect(folder.files.contains { $0.hasSuffix("a.png") })
  }

  @Test func aMovedBundleDrawsNothingAnew() throws {
    let folder = try bundledProject()
    let script = """
      place/bin/tablemock batch in -o out
      mv place other
      other/bin/tablemock batch in -o out --resume
      """
    let run = try CommandRun(script: Self.bundle + script, in: folder.url)
    #expect(run.status == 0 && run.errors.contains("1 unchanged"), "\(run.errors)")
  }

  /// librsvg is loaded where nothing but the system's own libraries and fonts can be read any more.
  @Test(.enabled(if: isSupported)) func imagesOfLinesAreDrawnByEveryThread() throws {
    let icon = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0h9v9z'/></svg>"
    var files = ["in/icon.svg": icon]
    for number in 0..<8 {
      files["in/\(number).yaml"] = "tableView: {rows: [{textLabel: A, imageView: icon.svg}]}\n"
    }
    let folder = try TemporaryFolder(files)
    let common = ["batch", "in", "--jobs", "4", "-o"]
    #expect(try CommandRun(common + ["plain"], in: folder.url).status == 0)
    let run = try run(common + ["boxed", "--sandbox"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    for number in 0..<8 {
      #expect(try folder.bytes("plain/\(number).png") == folder.bytes("boxed/\(number).png"))
    }
    // A change of the image alone is seen.
    let changed = icon.replacingOccurrences(of: "h9v9", with: "v9h9")
    try changed.write(to: folder.url.appendingPathComponent("in/icon.svg"), atomically: true, encoding: .utf8)
    let before = try folder.bytes("plain/0.png")
    #expect(try CommandRun(common + ["plain", "--incremental"], in: folder.url).status == 0)
    #expect(try folder.bytes("plain/0.png") != before)
  }

  /// Links are looked through by the kernel: what counts is where a file lies.
  @Test(.enabled(if: isSupported)) func sourcesThatLieElsewhereAreNotRead() throws {
    let folder = try TemporaryFolder([
      "in/a.yaml": RenderCommandTests.good, "private/b.yaml": RenderCommandTests.good,
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("in/b.yaml").path, withDestinationPath: "../private/b.yaml")
    let run = try CommandRun(["batch", "in", "-o", "out", "--sandbox"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("in/b.yaml: error: a link leads from here to "))
    #expect(folder.files.contains("out/a.png") && !folder.files.contains("out/b.png"))
  }

  /// What a document is called opens nothing above the folder that was named.
  @Test(
    .enabled(if: isSupported),
    arguments: [
      ("app/Base.lproj", "app/secret"), ("app/Base.lproj", "secret"),
      ("app/Base.lproj/Main.storyboard", "app/secret"),
      ("app/Base.lproj/*", "app/secret"), ("app", "secret"),
    ])
  func nothingAboveADocumentIsOpen(_ input: String, _ secret: String) throws {
    let folder = try TemporaryFolder([
      "app/Base.lproj/Main.storyboard": DocumentCommandTests.storyboard(["List"]), secret: "precious",
    ])
    let path = folder.url.appendingPathComponent(secret).path
    let run = try run(
      ["batch", input, "-o", "app/Base.lproj/out", "--sandbox"], in: folder, ["ESCAPE_FILE": path])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("escape reading: EACCES"), "\(run.errors)")
    let project = try self.run(
      ["batch", input, "-o", "app/Base.lproj/out", "--sandbox", "--project", "."], in: folder,
      ["ESCAPE_FILE": path])
    #expect(project.errors.contains("escape reading: done"), "\(project.errors)")
  }

  /// A file that is named may be a link; what else lies where it leads is not open.
  @Test(.enabled(if: isSupported)) func aLinkThatIsNamedOpensItsFileAlone() throws {
    let folder = try TemporaryFolder([
      "in/x": "", "private/b.yaml": RenderCommandTests.good, "private/secret": "precious",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("in/b.yaml").path, withDestinationPath: "../private/b.yaml")
    let secret = folder.url.appendingPathComponent("private/secret").path
    let run = try run(["batch", "in/b.yaml", "-o", "out", "--sandbox"], in: folder, ["ESCAPE_FILE": secret])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("escape reading: EACCES"))
  }

  @Test(arguments: [("NO_LANDLOCK", "Landlock"), ("NO_SECCOMP", "seccomp")])
  func kernelsThatLackItAreTold(_ setting: String, _ part: String) throws {
    let folder = try project()
    let run = try run(["batch", "in", "-o", "out", "--sandbox"], in: folder, [setting: "1"])
    #expect(run.status == 1)
    #expect(run.errors.contains("--sandbox: error: the sandbox needs "))
    if Self.isSupported { #expect(run.errors.contains("needs \(part), but this kernel")) }
    #expect(run.errors.contains("leave --sandbox out"))
    #expect(!folder.files.contains { $0.hasSuffix(".png") })
  }
}
