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
  private func run(_ step: String, _ inputs: [String: String]) throws -> (run: CommandRun, told: String) {
    let script = """
      python3 - '\(Repository.root.path)/action.yml' '\(step)' >step.bash <<'END'
      import sys, yaml
      steps = yaml.safe_load(open(sys.argv[1]))["runs"]["steps"]
      print(next(step["run"] for step in steps if step.get("id") == sys.argv[2]))
      END
      mkdir -p bin && ln -sf '\(CommandRun.program.path)' bin/tablemock
      : >output; : >summary
      unset CI
      env PATH="$PWD/bin:$PATH" GITHUB_OUTPUT=output GITHUB_STEP_SUMMARY=summary \
        \(inputs.sorted { $0.key < $1.key }.map { "\($0)='\($1)'" }.joined(separator: " ")) \
        bash --noprofile --norc -eo pipefail step.bash
      """
    let run = try CommandRun(script: script, in: folder.url)
    let told = try String(contentsOf: folder.url.appendingPathComponent("output"), encoding: .utf8)
    return (run, told)
  }

  private let plain = ["INPUTS": "screens", "BASELINE": "golden", "REVIEW": "out/review"]

  @Test func installsNothingWhereTheProgramIs() throws {
    let (run, _) = try run("install", ["VERSION": "v1", "REPOSITORY": "a/b"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text == "0.1.0\n")
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

  @Test func whatAnInputHoldsIsNotRun() throws {
    var inputs = plain
    inputs["INPUTS"] = "screens $(touch owned) `touch owned` ; touch owned"
    let (run, told) = try run("verify", inputs)
    #expect(run.status != 0)
    #expect(told == "differences=true\n")
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/owned"))
  }

  @Test func findingsOfTheLinterBecomeAnnotations() throws {
    let broken = Repository.root.appendingPathComponent("fixtures/rules/image-in-value1/broken.yaml")
    try folder.write(String(contentsOf: broken, encoding: .utf8), to: "screens/settings.yaml")
    let (run, _) = try run("lint", ["INPUTS": "screens"])
    #expect(run.text.contains("::"), "\(run.errors)")
    #expect(run.text.contains("image-in-value1"))
  }
}
