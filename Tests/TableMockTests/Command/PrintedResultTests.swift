import Foundation
import Testing

/// Results that cannot be printed, of every verb: standard output that is closed, full, or read by nobody any more.
@Suite struct PrintedResultTests {
  /// A call of a verb that prints something, and how it ends where it cannot.
  struct Call: CustomTestStringConvertible {
    var verb: String
    var arguments = ""
    /// What comes before it in the same folder.
    var preparation = ":"
    var input = "/dev/null"
    /// What it ends with; 1 says something else of verbs that compare.
    var status: Int32 = 1

    var testDescription: String { "\(verb) \(arguments)" }
  }

  static let calls = [
    Call(verb: "render", arguments: "a.yaml -o -"), Call(verb: "render", arguments: "a.yaml -o a.png"),
    Call(verb: "render", arguments: "a.yaml -o a.png --progress json"),
    Call(verb: "batch", arguments: "a.yaml -o out --progress json"),
    Call(verb: "batch", arguments: "a.yaml -o out --plan"),
    Call(verb: "worker", input: "jobs"), Call(verb: "init", arguments: "form new"),
    Call(verb: "generate", arguments: "--count 1 --seed 1 -o made"),
    Call(verb: "inspect", arguments: "a.yaml"), Call(verb: "inspect", arguments: "a.yaml --format tree"),
    Call(verb: "explain", arguments: "a.yaml"), Call(verb: "explain", arguments: "a.yaml 0-0"),
    Call(verb: "explain", arguments: "a.yaml --format json"),
    Call(verb: "filmstrip", arguments: "a.yaml --to selected -o -"),
    Call(verb: "sheet", arguments: "a.yaml b.yaml -o -"),
    Call(verb: "sheet", arguments: "a.yaml -o book.pdf"),
    Call(verb: "eras", arguments: "a.yaml -o -"),
    Call(verb: "diff", arguments: "a.yaml b.yaml", status: 2),
    Call(verb: "diff", arguments: "a.yaml b.yaml --format json", status: 2),
    Call(verb: "verify", status: 2),
    Call(verb: "approve", arguments: "--all", preparation: "tablemock verify"),
    Call(
      verb: "review", arguments: "merge out/review -o merged", preparation: "tablemock verify",
      status: 2),
    Call(verb: "lint", arguments: "b.yaml", status: 2), Call(verb: "lint", arguments: "--list", status: 2),
    Call(verb: "lint", arguments: "b.yaml --format sarif", status: 2),
    Call(verb: "lint", arguments: "b.yaml --format json -o -", status: 2),
    Call(verb: "convert", arguments: "a.yaml -o -"), Call(verb: "convert", arguments: "a.yaml -o c.yaml"),
    Call(verb: "fonts"), Call(verb: "themes"), Call(verb: "devices"), Call(verb: "symbols"),
    Call(verb: "languages", arguments: "a.yaml"), Call(verb: "languages", arguments: "a.yaml --texts"),
    Call(verb: "schema", arguments: "spec"), Call(verb: "schema", arguments: "manifest"),
    Call(verb: "language-server", input: "messages"), Call(verb: "preview", arguments: "a.yaml"),
    Call(
      verb: "watch",
      arguments: "a.yaml -o w.png & while [ ! -e w.png ]; do sleep 0.01; done; kill $!; wait $!"),
    Call(verb: "--help"), Call(verb: "--version"), Call(verb: "render", arguments: "--help"),
  ]

  private let folder: TemporaryFolder

  init() throws {
    let message = #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}}}"#
    folder = try TemporaryFolder([
      "a.yaml": "{size: {width: 320, height: 88}, tableView: {rows: [A, {textLabel: B}]}}\n",
      "b.yaml":
        "{theme: ios6, size: {width: 320, height: 88}, tableView: {rows: [{style: value1, textLabel: B}, Long…]}}\n",
      "jobs": #"{"id": 1, "input": "a.yaml", "output": "w.png"}"# + "\n",
      "messages": "Content-Length: \(message.utf8.count)\r\n\r\n\(message)",
      "tablemock.yaml": "{inputs: [a.yaml], baseline: golden, review: out/review}\n",
    ])
  }

  /// Runs a call with its standard output somewhere else; its status is what is printed.
  private func run(_ call: Call, to output: String) throws -> CommandRun {
    try folder.write("'\(CommandRun.program.path)' \(call.verb) \(call.arguments)\n", to: "call")
    return try CommandRun(
      script: """
        unset CI; exec 3>&1; \(call.preparation) >prepared 2>&1
        { while [ -e await ]; do sleep 0.01; done; sh ./call <\(call.input); echo $? >&3; } \(output)
        """, in: folder.url)
  }

  @Test(arguments: calls, [">&-", ">/dev/full"])
  func `what cannot be printed is told and is no success`(_ call: Call, _ output: String) throws {
    let run = try run(call, to: output)
    #expect(run.lines == ["\(call.status)"], "\(run.errors)")
    let reason = output == ">&-" ? "it is closed" : "No space left on device"
    #expect(run.errors.contains("cannot write standard output: \(reason)\n"), "\(run.errors)")
    #expect(run.errors.components(separatedBy: "cannot write").count == 2, "\(run.errors)")
  }

  @Test(arguments: calls) func `a reader who has gone is told nothing, and it is no success`(
    _ call: Call
  ) throws {
    try folder.write("", to: "await")
    let run = try run(call, to: "| { exec <&-; rm await; }")
    #expect(run.lines == ["\(call.status)"], "\(run.errors)")
    #expect(!run.errors.contains("cannot write"), "\(run.errors)")
  }

  @Test func `there is a call of every verb`() throws {
    let help = try CommandRun(["--help"], in: folder.url).text
    let groups = help.components(separatedBy: "SUBCOMMANDS:\n").dropFirst()
    let lines = groups.flatMap { $0.split(separator: "\n") }.map(String.init)
    let named = lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
    let verbs = named.compactMap { $0.split(separator: " ").first.map(String.init) }.filter { $0 != "See" }
    #expect(verbs.count > 20)
    for verb in verbs { #expect(Self.calls.contains { $0.verb == verb }, "\(verb)") }
  }
}
