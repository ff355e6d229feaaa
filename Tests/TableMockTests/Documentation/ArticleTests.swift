import Foundation
import Testing

/// The examples of the library's articles are those that `make client` compiles.
@Suite struct ArticleTests {
  private static let catalog = "Sources/TableMock/TableMock.docc"
  private static let articles = Repository.files(
    in: Repository.root.appendingPathComponent(catalog), endings: ["md"])

  /// The lines of a text without what stands before and after them; none that are empty.
  private static func lines(of text: String) -> String {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  @Test func thereAreArticles() {
    #expect(Self.articles.count == 5)
  }

  @Test(arguments: articles) func examplesAreCompiled(of article: String) {
    let program = Self.lines(of: Repository.text(of: "Tests/ClientPackage/Sources/Client/Articles.swift"))
    let blocks = ManualPage(path: article, text: Repository.text(of: "\(Self.catalog)/\(article)")).blocks
    for block in blocks where block.language == "swift" {
      #expect(program.contains(Self.lines(of: block.text)), "\(article):\(block.firstLine)")
    }
  }

  @Test(arguments: articles) func articlesAreListed(article: String) {
    let name = (article as NSString).deletingPathExtension
    let front = Repository.text(of: "\(Self.catalog)/TableMock.md")
    #expect(name == "TableMock" || front.contains("- <doc:\(name)>"))
  }
}
