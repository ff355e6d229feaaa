import Foundation
import Testing

/// How the options of all verbs are declared.
///
/// The parser looks for some of this itself, but only where it is built with DEBUG, and only for the verb that is called.
@Suite struct DeclaredOptionTests {
  /// A verb as the program describes it, with what it takes.
  private struct Verb {
    let name: String
    let arguments: [[String: Any]]

    init(_ command: [String: Any]) {
      name = command["commandName"] as? String ?? ""
      arguments = command["arguments"] as? [[String: Any]] ?? []
    }

    func arguments(of kind: String) -> [[String: Any]] { arguments.filter { $0["kind"] as? String == kind } }
  }

  /// All verbs and the verbs in them, but for the parser's own.
  private func verbs() throws -> [Verb] {
    let run = try CommandRun(["--experimental-dump-help"], in: Repository.root)
    let root = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    var commands = try #require(root?["command"] as? [String: Any])["subcommands"] as? [[String: Any]] ?? []
    var verbs: [Verb] = []
    while let command = commands.popLast() {
      commands += command["subcommands"] as? [[String: Any]] ?? []
      if command["commandName"] as? String != "help" { verbs.append(Verb(command)) }
    }
    try #require(verbs.count > 8)
    return verbs
  }

  /// An option whose values nothing is said of would keep the shell from offering anything.
  @Test func everyValueHasAKind() throws {
    for verb in try verbs() {
      for argument in verb.arguments where argument["kind"] as? String != "flag" {
        #expect(argument["completionKind"] != nil, "\(verb.name) \(argument["valueName"] ?? "")")
      }
    }
  }

  @Test func noVerbHasTwoOptionsOfAName() throws {
    for verb in try verbs() {
      let names = verb.arguments.flatMap { $0["names"] as? [[String: Any]] ?? [] }
        .map { "\($0["kind"] ?? "") \($0["name"] ?? "")" }
      #expect(!names.isEmpty)
      let twice = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys
      #expect(twice.isEmpty, "\(verb.name): \(twice)")
    }
  }

  @Test func onlyTheLastValueWithoutANameRepeats() throws {
    for verb in try verbs() {
      let earlier = verb.arguments(of: "positional").dropLast()
      #expect(!earlier.contains { $0["isRepeating"] as? Bool == true }, "\(verb.name)")
    }
  }

  /// Such a flag would always be set.
  @Test func noFlagIsSetByDefault() throws {
    for verb in try verbs() {
      #expect(
        !verb.arguments(of: "flag").contains { $0["defaultValue"] as? String == "true" }, "\(verb.name)")
    }
  }
}
