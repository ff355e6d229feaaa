import TableMock
import Testing

@testable import TableProject
@testable import TableRendering

/// How pictures of a batch are named.
@Suite struct NamePatternTests {
  private func path(_ pattern: String, in base: FilePath = "", folder: FilePath = "") throws -> FilePath {
    try NamePattern(pattern).path(in: base) { placeholder in
      switch placeholder {
      case .folder: folder
      case .name: "contacts"
      case .table: "plain"
      case .tableSuffix: ""
      case .axis(.scale): "2"
      case .axis: ".."
      case .suffix: "-x"
      case .format: "png"
      }
    }
  }

  @Test(arguments: [
    ("{folder}/{name}.{format}", "", "", "contacts.png"),
    ("{folder}/{name}.{format}", "out", "a/b", "out/a/b/contacts.png"),
    ("x/{name}{-table}-{table}@{scale}x.png", "out/", "", "out/x/contacts-plain@2x.png"),
    ("./{name}.png", "", "", "contacts.png"),
    ("/tmp/{name}.png", "out", "", "/tmp/contacts.png"),
    ("{theme}/{name}.png", "out", "", "out/-../contacts.png"),
  ])
  func placeholdersAreReplaced(_ pattern: String, _ base: String, _ folder: String, _ expected: String) throws
  {
    #expect(try path(pattern, in: FilePath(base), folder: FilePath(folder)) == FilePath(expected))
  }

  @Test(arguments: [
    ("{nmae}.png", "did you mean “{name}”?"), ("{Scale}.png", "did you mean “{scale}”?"),
    ("{xyzzy}.png", "there are {folder}, {name}"), ("{name.png", ""), ("name}.png", ""), ("", ""), ("/", ""),
  ])
  func badPatternsAreRefused(_ pattern: String, _ hint: String) {
    let error = #expect(throws: BatchPlanError.self) { try NamePattern(pattern) }
    #expect(error?.hint?.hasPrefix(hint) ?? hint.isEmpty)
  }

  @Test(arguments: [
    ("out/png/{name}.png", "out/png"), ("{folder}/a.png", ""), ("/srv/{theme}/x.png", "/srv"), ("a.png", ""),
  ])
  func recordsLieInTheFolderOfAllPictures(_ pattern: String, _ folder: String) throws {
    #expect(try NamePattern(pattern).literalFolder == FilePath(folder))
  }
}
