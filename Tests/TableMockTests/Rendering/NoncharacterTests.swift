import Foundation
import FoundationXML
import TestSupport
import Testing

/// The characters that Unicode never gives a meaning to and that texts may have nevertheless, in all that a source says
/// and in the names of files: every kind of file that is written can be read.
@Suite struct NoncharacterTests {
  /// Escapes of JSON for a text beyond ASCII.
  private static func escaped(_ text: String) -> String {
    text.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  private static func spec(_ text: String) -> String {
    let text = escaped(text)
    return """
      {"name": "\(text)", "size": {"width": 320, "height": 300}, "navigationBar": {"title": "\(text)"},
       "tableView": {"sections": [{"header": "\(text)", "footer": "\(text)", "rows": [
         {"style": "subtitle", "textLabel": "\(text)", "detailTextLabel": "\(text)", "id": "\(text)"},
         {"style": "value1", "textLabel": "\(text)", "detailTextLabel": "\(text) \(text)"}]}]}}

      """
  }

  /// Each of them in a source that is named after it, and all of them in one.
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["all.json": Self.spec("x" + Noncharacters.all.map(String.init).joined())])
    for scalar in Noncharacters.all {
      try folder.write(Self.spec("a\(scalar)"), to: "each/\(scalar)\(scalar.value).json")
    }
    // Two screens are told apart by their names, which stand in the names of files then.
    let two = "[\(Self.spec("p\(Noncharacters.all[0])")), \(Self.spec("q\(Noncharacters.all[65])"))]"
    try folder.write(two, to: "two.json")
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    let run = try CommandRun(arguments, in: folder.url)
    #expect(run.status != 64 && !run.errors.contains("error"), "\(arguments): \(run.errors)")
    return run
  }

  @Test(arguments: ["pdf", "png", "svg", "jpg"]) func everyKindOfPictureIsWritten(_ format: String) throws {
    #expect(Noncharacters.all.count == 66)
    let run = try run("render", "each", "all.json", "two.json", "--format", format, "-o", "out")
    #expect(run.status == 0)
    #expect(folder.files.filter { $0.hasPrefix("out/") }.count == 66 + 1 + 2)
  }

  @Test(arguments: ["outlines", "live"]) func everySVGFileIsWellFormed(_ text: String) throws {
    _ = try run("render", "each", "all.json", "two.json", "--format", "svg", "--svg-text", text, "-o", "out")
    _ = try run("sheet", "each", "all.json", "--format", "svg", "--svg-text", text, "-o", "out/sheet.svg")
    let files = folder.files.filter { $0.hasSuffix(".svg") }
    #expect(files.count == 66 + 1 + 2 + 1)
    for file in files {
      #expect(XMLParser(data: try folder.bytes(file)).parse(), "\(file)")
    }
  }

  @Test func aBookHasAllOfThem() throws {
    let run = try run("sheet", "each", "all.json", "two.json", "-o", "book.pdf")
    #expect(run.status == 0)
    let text = String(decoding: try folder.bytes("book.pdf"), as: UTF8.self)
    // What comes before, the titles of the document and the contents, and those of the pages.
    #expect(text.components(separatedBy: "/Title ").count == 1 + 2 + 69)
  }

  @Test func reportsCanBeRead() throws {
    _ = try run("batch", "each", "all.json", "two.json", "-o", "out", "--junit", "batch.xml")
    for (format, file) in [("junit", "lint.xml"), ("sarif", "lint.sarif"), ("json", "lint.jsonl")] {
      _ = try run("lint", "each", "all.json", "two.json", "--format", format, "-o", file)
    }
    for file in ["batch.xml", "lint.xml"] {
      #expect(XMLParser(data: try folder.bytes(file)).parse(), "\(file)")
    }
    for file in ["lint.sarif", "out/results.json"] {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: folder.bytes(file)) }
    }
    for arguments in [["inspect", "each", "--format", "json"], ["explain", "all.json", "--format", "json"]] {
      let run = try CommandRun(arguments, in: folder.url)
      #expect(run.status == 0 && !run.lines.isEmpty)
      for line in run.lines {
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
      }
    }
  }

  @Test func aReviewTellsThem() throws {
    try folder.write(
      "{inputs: [each, all.json], baseline: golden, review: out/review}\n", to: "tablemock.yaml")
    _ = try run("verify")
    _ = try run("approve", "--all")
    for scalar in Noncharacters.all {
      try folder.write(Self.spec("b\(scalar)"), to: "each/\(scalar)\(scalar.value).json")
    }
    let verify = try run("verify", "--junit", "v.xml", "--summary", "v.md")
    #expect(verify.status == 1)
    #expect(XMLParser(data: try folder.bytes("v.xml")).parse())
    #expect(String(validating: try folder.bytes("v.md"), as: UTF8.self) != nil)
    let book = try run("sheet", "--review", "out/review", "-o", "review.pdf")
    #expect(book.status == 0)
    let diff = try run("diff", "golden", "each", "--format", "json")
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: diff.output) }
  }
}
