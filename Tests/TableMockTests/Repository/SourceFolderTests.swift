import Foundation
import Testing

/// The folders of each target stand on each other in one direction.
@Suite struct SourceFolderTests {
  private static let sources = Repository.root.appendingPathComponent("Sources")
  private static let targets = Set(
    Repository.files(in: sources, endings: ["swift"]).compactMap { path in
      path.split(separator: "/").first.map(String.init)
    }
  ).sorted()

  private static func files(of target: String) -> [String: String] {
    let folder = sources.appendingPathComponent(target)
    let paths = Repository.files(in: folder, endings: ["swift"])
    return Dictionary(
      uniqueKeysWithValues: paths.map { ($0, Repository.text(of: "Sources/\(target)/\($0)")) })
  }

  @Test(arguments: targets) func noFoldersUseEachOtherInCircles(in target: String) {
    let files = Self.files(of: target)
    #expect(!files.isEmpty && !files.values.contains(""))
    #expect(SourceFolders(files).circular.map(\.description) == [])
  }

  /// The targets that each target names in the package's description.
  private static let dependencies: [String: [String]] = Dictionary(
    Repository.text(of: "Package.swift")
      .matches(of: #/arget\(\s*name: "(\w+)"(?:,\s*dependencies: \[([^\]]*)\])?/#)
      .map { found in
        let names = (found.2 ?? "").matches(of: #/"(\w+)"/#).map { String($0.1) }
        return (String(found.1), names.filter(targets.contains))
      }
  ) { first, _ in first }

  /// A target builds only after those that it names and what these stand on: other modules may be there by chance.
  @Test(arguments: targets) func modulesAreImportedThatATargetStandsOn(target: String) throws {
    var known: Set<String> = [target]
    var open = [target]
    while let next = open.popLast() {
      for name in Self.dependencies[next] ?? [] where known.insert(name).inserted { open.append(name) }
    }
    let imports = Self.files(of: target).values.flatMap { text in
      text.matches(of: #/(?:^|\n)(?:@_exported )?import (?:\w+ )?(\w+)/#).map { String($0.1) }.filter(
        Self.targets.contains)
    }
    #expect(Set(imports).subtracting(known) == [])
    #expect(target.hasPrefix("C") || target == "TableModel" || !imports.isEmpty)
  }

  @Test func circlesAreFound() {
    let files = [
      "Rows/Row.swift": "public struct Row { let table: Table }",
      "Tables/Table.swift": "/// Holds a Row.\nstruct Table { let name = \"Row\"; let section: Section }",
      "Sections/Section.swift": "struct Section { let row: Row }",
      "Front.swift": "struct Front { let row: Row }",
    ]
    let circle = SourceFolders(files).circular.map(\.description)
    #expect(
      circle == [
        "Rows → Tables: Rows/Row.swift uses Table", "Sections → Rows: Sections/Section.swift uses Row",
        "Tables → Sections: Tables/Table.swift uses Section",
      ])
  }

  @Test func namesOfSeveralFilesTellNothing() {
    let files = [
      "Rows/Row.swift": "struct Row { let look: Look }\nprivate struct Look {}",
      "Tables/Table.swift": "struct Table { let row: Row }\nstruct Look {}",
    ]
    #expect(SourceFolders(files).circular.isEmpty)
  }
}
