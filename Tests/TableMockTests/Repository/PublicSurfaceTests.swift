import Foundation
import TestSupport
import Testing

/// What programs may use of the library, as the compiler sees it from outside, held against a list.
///
/// The list is `Tests/ClientPackage/API.txt`, a line a symbol, which `TABLEMOCK_API=record make test
/// FILTER=PublicSurfaceTests` writes anew. Who takes a line away breaks somebody's program.
@Suite struct PublicSurfaceTests {
  /// A symbol graph, as `swift symbolgraph-extract` writes it.
  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Identifier: Decodable { let precise: String }
      struct Kind: Decodable { let identifier: String }
      struct Fragment: Decodable {
        let kind: String
        let spelling: String
        let preciseIdentifier: String?
      }

      let identifier: Identifier
      let kind: Kind
      let pathComponents: [String]
      let declarationFragments: [Fragment]

      /// The declaration with the type that it belongs to: `Scene: var size: Size`.
      var line: String {
        let declaration = declarationFragments.map(\.spelling).joined()
          .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
        let owner = pathComponents.dropLast().joined(separator: ".")
        return owner.isEmpty ? declaration : "\(owner): \(declaration)"
      }
    }

    var symbols: [Symbol]
  }

  private static let list = Repository.root.appendingPathComponent("Tests/ClientPackage/API.txt")

  /// The graph of the library that was built with these tests.
  private static let graph = Result {
    let folder = try TemporaryFolder()
    let build = CommandRun.program.deletingLastPathComponent().path
    let root = Repository.root.path
    let run = try CommandRun(
      script: """
        cd '\(root)'
        rooms=$(grep -o 'Table[A-Za-z]*\\.' Sources/TableMock/Exports.swift | sort -u | tr -d .)
        for module in TableMock $rooms; do echo $module; done |
          timeout 300 xargs -P 2 -I NAME env MODULE=NAME \
            Scripts/symbols '\(build)' '\(folder.url.path)' -skip-synthesized-members
        """, in: folder.url)
    try #require(run.status == 0, "\(run.errors)")
    let read = { try JSONDecoder().decode(Graph.self, from: Data(folder.bytes($0))) }
    var graph = try read("TableMock.symbols.json")
    // What a room adds to types of another one stands by itself: “TableRendering@TableSpec”.
    let types = Set(graph.symbols.map { $0.pathComponents[0] })
    for file in Repository.files(in: folder.url, endings: ["json"]) where file.contains("@Table") {
      graph.symbols += try read(file).symbols.filter { types.contains($0.pathComponents[0]) }
    }
    return graph
  }

  @Test func theSurfaceIsThatOfTheList() throws {
    let lines = try Self.graph.get().symbols.map(\.line).sorted()
    #expect(lines.count > 1_000 && Set(lines).count == lines.count)
    if Recording.isOn("TABLEMOCK_API", "record") {
      try Recording.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: Self.list, named: "API.txt")
    }
    let kept = try String(contentsOf: Self.list, encoding: .utf8).split(separator: "\n").map(String.init)
    let (gone, new) = (Set(kept).subtracting(lines).sorted(), Set(lines).subtracting(kept).sorted())
    let text = { (lines: [String]) in lines.joined(separator: "\n") }
    #expect(gone.isEmpty, "programs can use this no longer:\n\(text(gone))")
    #expect(new.isEmpty, "programs can use this from now on:\n\(text(new))")
    #expect(kept == kept.sorted())
  }

  /// Whoever can call something can write down what it takes and returns.
  @Test func allTypesInSignaturesAreThere() throws {
    let symbols = try Self.graph.get().symbols
    let known = Set(symbols.map(\.identifier.precise))
    var count = 0
    for symbol in symbols {
      for fragment in symbol.declarationFragments {
        // Identifiers begin with the length of the module's name.
        guard let identifier = fragment.preciseIdentifier, identifier.contains(/^s:\d+Table/) else {
          continue
        }
        count += 1
        #expect(known.contains(identifier), "nobody can name \(fragment.spelling) in \(symbol.line)")
      }
    }
    #expect(count > 500)
  }

  /// The client, which sees the library alone, names each type.
  @Test func theClientNamesEveryType() throws {
    let kinds: Set<String> = [
      "swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias",
    ]
    let client = Repository.text(of: "Tests/ClientPackage/Sources/Client/Types.swift")
    let names = Set(
      client.matches(of: #/\b[A-Z][A-Za-z0-9.]*(?=(?:<Int>)?\)?\.self\b)/#).map { String($0.output) })
    let types = try Self.graph.get().symbols.filter { kinds.contains($0.kind.identifier) }
      .map { $0.pathComponents.joined(separator: ".") }
    #expect(Set(types).subtracting(names).sorted() == [], "the client does not name these")
    #expect(
      names.subtracting(types).sorted() == [], "the client names these, which are none of the library’s")
  }
}
