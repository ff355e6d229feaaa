import Foundation
import Testing

/// A fresh folder in which the commands of a page run.
///
/// It holds what docs/samples/ holds, the files that the page shows under their names, and the built program where
/// `make build` would leave it; all but the program is committed to git, on `main`, and tagged `v1.2`, unless
/// the page does so itself.
struct ManualFolder {
  private let folder: TemporaryFolder
  private let page: ManualPage

  init(of page: ManualPage) throws {
    self.page = page
    folder = try TemporaryFolder()
    let samples = Repository.root.appendingPathComponent("docs/samples")
    for name in try FileManager.default.contentsOfDirectory(atPath: samples.path) {
      try FileManager.default.copyItem(at: samples.appendingPathComponent(name), to: url(name))
    }
    for block in page.blocks {
      if let file = block.file { try folder.write(block.text, to: file) }
    }
    if !ManualStep.steps(of: page).contains(where: { $0.script.contains("git init") }) { try commit() }
    try FileManager.default.createDirectory(at: url(".build/release"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: url(".build/release/tablemock"), withDestinationURL: CommandRun.program)
  }

  private func commit() throws {
    let git = try CommandRun(
      script: """
        git init -q && git symbolic-ref HEAD refs/heads/main && git add -A && \
          git -c user.name=a -c user.email=a@example.com commit -q --allow-empty -m samples && git tag v1.2
        """, in: folder.url)
    #expect(git.status == 0, "\(git.errors)")
  }

  /// What is wrong with the commands of the page, in its order.
  func problems() throws -> [String] {
    try ManualStep.steps(of: page).flatMap(problems)
  }

  private func problems(of step: ManualStep) throws -> [String] {
    let start = "\(page.path):\(step.line): \(step.script)\n"
    if let shown = step.shown {
      let run = try run("exec 2>&1", step.script)
      let printed = run.text.components(separatedBy: "\n").filter { !$0.isEmpty }
      let isExpectedToFail = shown.contains { $0.contains("error: ") }
      guard step.isShown(printed) else { return ["\(start)prints\n\(run.text)instead of\n\(shown)"] }
      return (run.status != 0) == isExpectedToFail ? [] : ["\(start)ends with the status \(run.status)"]
    }
    let place = "\(page.path):$((LINENO + \(step.line - 2)))"
    let run = try run("trap 'echo \"\(place): $BASH_COMMAND\" >&2' ERR", step.script)
    let isClean = run.status == 0 && !run.errors.contains("warning: ")
    return isClean ? [] : ["\(start)ends with the status \(run.status)\n\(run.errors)"]
  }

  /// Runs a script behind a line that prepares it; make does nothing, because building is not what is tried here.
  private func run(_ prelude: String, _ script: String) throws -> CommandRun {
    // What people do is not forbidden here where continuous integration runs it.
    try folder.write("unset CI; make() { :; }; \(prelude)\n\(script)\n", to: ".step")
    return try CommandRun(
      script: "PATH=\"$PWD/.build/release:$PATH\" timeout -s KILL 300 bash -e -o pipefail .step",
      in: folder.url)
  }

  private func url(_ name: String) -> URL { folder.url.appendingPathComponent(name) }
}
