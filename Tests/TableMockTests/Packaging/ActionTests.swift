import Foundation
import Testing

/// The shell steps of action.yml, run as the platform runs them, in a small project.
@Suite struct ActionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "screens/settings.yaml": "tableView:\n  sections:\n    - rows: [Wi-Fi, Bluetooth]\n"
    ])
    let approved = try CommandRun(
      script: """
        unset CI
        tablemock verify screens --baseline golden --review out/review
        tablemock approve --all --review out/review && rm -r out
        """, in: folder.url)
    #expect(approved.status == 0, "\(approved.errors)")
  }

  /// Runs a step with inputs and returns how it ended, with what it told the platform.
  ///
  /// The program is tablemock, or a shell script in its place; it need not be there at all.
  private func run(
    _ step: String, _ inputs: [String: String], program: String? = nil, hasProgram: Bool = true
  ) throws -> (run: CommandRun, told: String) {
    if let program { try folder.write(program, to: "stub") }
    let script = """
      python3 - '\(Repository.root.path)/action.yml' '\(step)' >step.bash <<'END'
      import sys, yaml
      steps = yaml.safe_load(open(sys.argv[1]))["runs"]["steps"]
      print(next(step["run"] for step in steps if step.get("id") == sys.argv[2]))
      END
      mkdir -p bin && ln -sf '\(program == nil ? CommandRun.program.path : "../stub")' bin/tablemock
      test ! -e stub || chmod +x stub
      \(hasProgram ? "" : "rm bin/tablemock")
      : >output; : >summary
      unset CI
      env PATH="$PWD/bin:$PATH" GITHUB_OUTPUT=output GITHUB_STEP_SUMMARY=summary \
        \(inputs.sorted { $0.key < $1.key }.map { "\($0)='\($1)'" }.joined(separator: " ")) \
        timeout 100 bash --noprofile --norc -eo pipefail step.bash
      """
    let run = try CommandRun(script: script, in: folder.url)
    let told = try String(contentsOf: folder.url.appendingPathComponent("output"), encoding: .utf8)
    return (run, told)
  }

  private let plain = ["INPUTS": "screens", "BASELINE": "golden", "REVIEW": "out/review"]

  /// A file that is named like an option is a file.
  @Test(arguments: ["verify", "lint"]) func namesOfFilesAreNoOptions(_ step: String) throws {
    try folder.write("tableView: {rows: [A]}\n", to: "--junit=stolen.yaml")
    var inputs = plain
    inputs["INPUTS"] = "--junit=stolen.yaml screens"
    let (run, _) = try run(step, inputs)
    #expect(run.status <= 2 && !(run.text + run.errors).contains("there is no such file"), "\(run.errors)")
    #expect(!folder.files.contains("stolen.yaml"))
  }

  @Test func installsNothingWhereTheProgramIs() throws {
    let (run, _) = try run("install", ["WHEEL": "", "ACTION": "/nowhere"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text == "1.0.0\n")
  }

  /// A wheel whose program says that it is there.
  private func writeWheel(named name: String) throws {
    let script = """
      python3 - '\(name)' <<'END'
      import pathlib, sys, zipfile
      pathlib.Path("dist").mkdir(exist_ok=True)
      name = sys.argv[1]
      with zipfile.ZipFile(f"dist/{name}-9-py3-none-any.whl", "w") as wheel:
          about = f"{name}-9.dist-info/"
          wheel.writestr(about + "METADATA", f"Metadata-Version: 2.1\\nName: {name}\\nVersion: 9\\n")
          wheel.writestr(about + "WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
          if name == "tablemock":
              program = zipfile.ZipInfo(f"{name}-9.data/scripts/tablemock")
              program.external_attr = 0o100755 << 16
              wheel.writestr(program, "#!/bin/sh\\necho it is there\\n")
          wheel.writestr(about + "RECORD", "")
      END
      """
    let run = try CommandRun(script: script, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
  }

  /// A wheel by its path, and wheels by the name that they will be published under, from a folder in place of an index.
  @Test(
    .timeLimit(.minutes(2)),
    arguments: [
      ["WHEEL": "dist/tablemock-9-py3-none-any.whl dist/tablemock_fonts_cjk-9-py3-none-any.whl"],
      ["WHEEL": "", "TABLEMOCK_PUBLISHED": "tablemock==9", "PIP_FIND_LINKS": "dist"],
    ])
  func installsWheels(_ inputs: [String: String]) throws {
    try writeWheel(named: "tablemock")
    try writeWheel(named: "tablemock_fonts_cjk")
    let more = ["ACTION": Repository.root.path, "GITHUB_PATH": "path", "PIP_NO_INDEX": "1"]
    let (run, _) = try run("install", inputs.merging(more) { one, _ in one }, hasProgram: false)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text == "it is there\n")
    let path = String(decoding: try folder.bytes("path"), as: UTF8.self).dropLast()
    #expect(FileManager.default.isExecutableFile(atPath: "\(path)/tablemock"))
  }

  /// Jobs are called in a checkout, which may have a module of each name.
  @Test(.timeLimit(.minutes(2))) func installingRunsNothingOfTheCheckout() throws {
    try writeWheel(named: "tablemock")
    for module in ["venv", "pip", "ensurepip", "os", "subprocess", "sitecustomize"] {
      try folder.write("open('owned', 'w')\n", to: "\(module).py")
    }
    let inputs = [
      "WHEEL": "dist/tablemock-9-py3-none-any.whl", "ACTION": Repository.root.path, "GITHUB_PATH": "path",
      "PIP_NO_INDEX": "1",
    ]
    let (run, _) = try run("install", inputs, hasProgram: false)
    #expect(run.status == 0 && run.text == "it is there\n", "\(run.errors)")
    #expect(!folder.files.contains("owned"))
  }

  /// The commands of a program on docs/install.md that a pattern matches.
  private static func commands(of program: String, _ pattern: String) throws -> [Substring] {
    let page = Repository.root.appendingPathComponent("docs/install.md")
    return try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { line in
      line.range(of: program + pattern, options: .regularExpression).map { line[$0] }
    }
  }

  /// Parts do not fail, and the review that they become does.
  @Test(arguments: [
    ("/opt/tablemock/bin/tablemock ", 4), ("out/tablemock-1.0.0-linux-x86_64/bin/tablemock ", 2),
  ])
  func jobsForOtherPlatformsMergeParts(_ program: String, _ count: Int) throws {
    let commands = try Self.commands(of: program, "(verify .*--shard|review merge) [^']*")
      .map { $0.replacingOccurrences(of: program, with: "tablemock ") }
    let merge = try #require(commands.last)
    try #require(merge.contains(" review merge "))
    let parts = commands.dropLast().joined(separator: "\n")
    let loop =
      parts.contains("CI_NODE_INDEX")
      ? "for CI_NODE_INDEX in 1 2 3 4; do CI_NODE_TOTAL=4\n\(parts)\ndone" : parts
    let script = "set -e\n\(loop)\n\(merge)"
    let same = try CommandRun(script: script, in: folder.url)
    #expect(same.status == 0, "\(same.errors)")
    try folder.write("tableView:\n  sections:\n    - rows: [WLAN, Bluetooth]\n", to: "screens/settings.yaml")
    let changed = try CommandRun(script: script, in: folder.url)
    #expect(changed.status == 1 && changed.text.hasSuffix("1 changed\n"), "\(changed.text)\(changed.errors)")
    let cases = String(decoding: try folder.bytes("out/review/verify.xml"), as: UTF8.self)
    #expect(cases.contains("<failure"))
  }

  /// Jobs of the action that verify parts, and the one that merges them.
  @Test func partsOfTheActionBecomeOneReview() throws {
    try folder.write("tableView:\n  sections:\n    - rows: [WLAN, Bluetooth]\n", to: "screens/settings.yaml")
    for part in 1...2 {
      var inputs = plain
      (inputs["SHARD"], inputs["REVIEW"]) = ("\(part)/2", "parts/tablemock-review-\(part)-of-2")
      let (run, told) = try run("verify", inputs)
      #expect(run.status == 0, "\(run.errors)")
      #expect(told.contains("part=-\(part)-of-2\n"))
    }
    let (run, told) = try run("verify", plain.merging(["MERGE": "parts/*"]) { $1 })
    #expect(run.status == 1 && told == "differences=true\n", "\(run.errors)")
    #expect(run.text.contains("file=screens/settings.yaml"))
    let summary = String(decoding: try folder.bytes("summary"), as: UTF8.self)
    #expect(summary.contains("WLAN"))
  }

  /// A checkout of one commit, in which the step fetches where the branch began.
  @Test func whatABranchChangesIsToldInAShallowCheckout() throws {
    let git = try GitFolder([
      "tablemock.yaml": "inputs: [screens]\n", "screens/a.yaml": DiffCommandTests.spec("Wi-Fi"),
    ])
    try git.git("checkout", "-q", "-b", "work")
    try git.folder.write(DiffCommandTests.spec("WLAN"), to: "screens/a.yaml")
    try git.commit()
    let words = ["clone", "-q", "--depth", "1", "-b", "work", "file://\(git.url.path)", "clone"]
    _ = try GitFolder.git(words, in: folder.url)
    let script = """
      python3 - '\(Repository.root.path)/action.yml' >step.bash <<'END'
      import sys, yaml
      steps = yaml.safe_load(open(sys.argv[1]))["runs"]["steps"]
      print(next(step["run"] for step in steps if step.get("id") == "since"))
      END
      mkdir -p bin && ln -sf '\(CommandRun.program.path)' bin/tablemock
      export PATH="$PWD/bin:$PATH"
      cd clone && SINCE=main timeout 100 bash --noprofile --norc -eo pipefail ../step.bash
      """
    let run = try CommandRun(script: script, in: folder.url)
    #expect(run.status == 0 && run.text.contains("WLAN"), "\(run.text)\(run.errors)")
  }

  /// What Packaging/readme prints, with wheels published under a name or not yet.
  private func readme(published: String) throws -> String {
    let script = "TABLEMOCK_PUBLISHED='\(published)' '\(Repository.root.path)/Packaging/readme' -"
    let run = try CommandRun(script: script, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    return run.text
  }

  /// The README says how to install tablemock by the name that Packaging/published.sh has.
  @Test func theReadmeIsUpToDate() throws {
    let script = "'\(Repository.root.path)/Packaging/readme' -"
    #expect(try CommandRun(script: script, in: folder.url).text == Repository.text(of: "README.md"))
    #expect(try readme(published: "").contains("make wheel && pip install out/dist/"))
  }

  /// The line that the README has once wheels are published, from a folder in place of an index.
  @Test(.timeLimit(.minutes(2))) func theReadmeInstallsWhatIsPublished() throws {
    let page = try readme(published: "tablemock==9")
    #expect(!page.contains("make wheel"))
    let line = try #require(page.split(separator: "\n").first { $0.hasPrefix("pip install ") })
    try writeWheel(named: "tablemock")
    let script = """
      set -e
      python3 -m venv environment
      PATH="$PWD/environment/bin:$PATH"
      PIP_NO_INDEX=1 PIP_FIND_LINKS=dist \(line) >&2
      environment/bin/tablemock
      """
    let run = try CommandRun(script: script, in: folder.url)
    #expect(run.status == 0 && run.text == "it is there\n", "\(run.errors)")
  }

  /// The commands of jobs for other platforms in docs/install.md, but for those that install the program.
  @Test(arguments: ["/opt/tablemock/bin/tablemock ", "out/tablemock-1.0.0-linux-x86_64/bin/tablemock "])
  func jobsForOtherPlatformsFindChanges(_ program: String) throws {
    let commands = try Self.commands(of: program, "(verify|lint) [^']*")
      .filter { !$0.contains(" --shard ") }
    try #require(commands.contains { $0.contains(" verify ") })
    let script = commands.map { $0.replacingOccurrences(of: program, with: "tablemock ") }
      .joined(separator: " && ")
    let same = try CommandRun(script: script, in: folder.url)
    #expect(same.status == 0, "\(same.errors)")
    try folder.write("tableView:\n  sections:\n    - rows: [WLAN, Bluetooth]\n", to: "screens/settings.yaml")
    let changed = try CommandRun(script: script, in: folder.url)
    #expect(changed.status == 1, "\(changed.errors)")
    let cases = String(decoding: try folder.bytes("out/review/verify.xml"), as: UTF8.self)
    #expect(cases.contains("<failure"))
  }

  /// Nobody has published anything, so no page may lead to a place that is not there.
  @Test func noPageNamesAnAddressThatIsMadeUp() throws {
    let version = try CommandRun(["--version"], in: Repository.root).text.filter { !$0.isWhitespace }
    for page in ManualPage.all {
      let text = Repository.text(of: page.path)
      #expect(!text.contains("OWNER/"), "\(page.path)")
      #expect(
        text.matches(of: #/tablemock[@_-]v?(\d+\.\d+\.\d+)/#).allSatisfy { $0.1 == version }, "\(page.path)")
    }
  }

  @Test func samePicturesPass() throws {
    let (run, told) = try run("verify", plain)
    #expect(run.status == 0, "\(run.errors)")
    #expect(told == "differences=false\n")
  }

  @Test func aChangeFailsWithAnnotationSummaryAndReview() throws {
    try folder.write("tableView:\n  sections:\n    - rows: [WLAN, Bluetooth]\n", to: "screens/settings.yaml")
    let (run, told) = try run("verify", plain)
    #expect(run.status == 1)
    #expect(told == "differences=true\n")
    #expect(run.text.contains("file=screens/settings.yaml"))
    let summary = try String(contentsOf: folder.url.appendingPathComponent("summary"), encoding: .utf8)
    #expect(summary.contains("WLAN"))
    for file in ["review.json", "verify.xml", "actual/settings.png", "expected/settings.png"] {
      #expect(FileManager.default.fileExists(atPath: folder.url.path + "/out/review/" + file), "\(file)")
    }
  }

  /// How a call of `verify` ends that writes a summary and then ends with a status.
  @Test(
    "a call that has compared nothing tells of no differences",
    arguments: [
      (0, "differences=false\n", "new"), (1, "differences=true\n", "new"), (2, "differences=true\n", "new"),
      (64, "differences=false\n", ""), (127, "differences=false\n", ""), (143, "differences=false\n", ""),
    ] as [(Int32, String, String)])
  func statuses(status: Int32, told: String, summary: String) throws {
    try folder.write("old\n", to: "out/review/summary.md")
    let writing = status > 2 ? "" : "echo new >out/review/summary.md"
    let stub = "#!/bin/sh\necho \"$@\" >arguments\n\(writing)\nexit \(status)\n"
    let (run, output) = try run("verify", plain, program: stub)
    #expect(run.status == status && output == told)
    #expect(
      String(decoding: try folder.bytes("summary"), as: UTF8.self) == (summary.isEmpty ? "" : "\(summary)\n"))
    #expect(run.text.contains("::error title=tablemock verify::") == (status > 2))
    let arguments = "verify --review out/review --baseline golden --format github"
    #expect(String(decoding: try folder.bytes("arguments"), as: UTF8.self).hasPrefix(arguments))
    let (lint, _) = try self.run("lint", ["INPUTS": "screens"], program: stub)
    #expect(lint.status == status)
    #expect(lint.text.contains("::error title=tablemock lint::") == (status > 2))
  }

  @Test func aCallThatMakesNoSenseFailsPlainly() throws {
    let (run, told) = try run("verify", ["INPUTS": "", "BASELINE": "", "REVIEW": "out/review"])
    #expect(run.status == 64 && told == "differences=false\n")
    #expect(run.errors.contains("Give spec files or folders"))
  }

  @Test func whatAnInputHoldsIsNotRun() throws {
    var inputs = plain
    inputs["INPUTS"] = "screens $(touch owned) `touch owned` ; touch owned"
    let (run, told) = try run("verify", inputs)
    #expect(run.status != 0)
    #expect(told == "differences=true\n")
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/owned"))
  }

  /// What lies where the review is to be is the checkout’s, and may lead to the runner’s secrets.
  @Test(arguments: [
    ("ln -s secrets out", ""), ("mkdir out; ln -s ../secrets out/review", ""),
    ("mkdir -p out/review; ln -s ../../secrets/key out/review/summary.md", ""),
    ("mkdir -p out/review/actual; ln -s ../../../secrets out/review/actual/a", ""),
    ("mkdir -p out/review; ln -s ../../secrets/key out/review/summary.md", "1/2"),
  ])
  func noLinkOfACheckoutIsShownOrUploaded(_ script: String, _ shard: String) throws {
    try folder.write("secret\n", to: "secrets/key")
    #expect(try CommandRun(script: script, in: folder.url).status == 0)
    let (run, told) = try run("verify", plain.merging(["SHARD": shard]) { $1 })
    #expect(run.status == 64 && told == "differences=false\n", "\(run.text)\(run.errors)")
    #expect(try folder.bytes("summary").isEmpty)
    #expect(folder.files.filter { $0.hasPrefix("secrets/") } == ["secrets/key"])
  }

  @Test func findingsOfTheLinterBecomeAnnotations() throws {
    let broken = Repository.root.appendingPathComponent("fixtures/rules/image-in-value1/broken.yaml")
    try folder.write(String(contentsOf: broken, encoding: .utf8), to: "screens/settings.yaml")
    let (run, _) = try run("lint", ["INPUTS": "screens"])
    #expect(run.text.contains("::"), "\(run.errors)")
    #expect(run.text.contains("image-in-value1"))
  }
}
