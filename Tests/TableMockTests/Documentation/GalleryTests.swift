import Foundation
import TestSupport
import Testing

/// The page of pictures shows what there is.
@Suite struct GalleryTests {
  /// `TABLEMOCK_DOCS=record make test FILTER=GalleryTests` writes the page anew.
  @Test func thePageIsUpToDate() throws {
    let expected = GalleryPage.all.text
    if Recording.isOn("TABLEMOCK_DOCS", "record") {
      try Recording.write(
        Array(expected.utf8), to: Repository.root.appendingPathComponent("docs/gallery.md"),
        named: "docs/gallery.md")
    }
    #expect(Repository.text(of: "docs/gallery.md") == expected)
  }

  @Test(arguments: GalleryPage.all.groups.flatMap(\.entries).map(\.name))
  func picturesAndSpecsAreThere(name: String) {
    let picture = Repository.golden.appendingPathComponent("\(name).png")
    #expect(FileManager.default.fileExists(atPath: picture.path))
    #expect(!Repository.text(of: "fixtures/\(name).yaml").isEmpty)
  }

  @Test func picturesAreShownOnce() {
    let names = GalleryPage.all.groups.flatMap(\.entries).map(\.name)
    #expect(Set(names).count == names.count)
  }

  /// Every page of docs/ but the rules, which have an index of their own, can be found from the index.
  @Test func theIndexListsAllPages() {
    let folder = Repository.root.appendingPathComponent("docs")
    let pages = Repository.files(in: folder, endings: ["md"]).filter {
      !$0.contains("/") && $0 != "README.md"
    }
    let index = Repository.text(of: "docs/README.md")
    #expect(pages.filter { !index.contains("](\($0))") } == [])
  }

  @Test(arguments: ManualPage.all) func picturesOfPagesAreInTheRepository(on page: ManualPage) {
    let text = Repository.text(of: page.path)
    let folder = (page.path as NSString).deletingLastPathComponent
    let sources = text.matches(of: #/<img src="([^"]+)"/#).map { String($0.1) }
    let missing = sources.filter { source in
      let file = Repository.root.appendingPathComponent(folder).appendingPathComponent(source)
      return !FileManager.default.fileExists(atPath: file.path)
    }
    #expect(missing == [])
  }
}
