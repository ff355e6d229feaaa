import TableModel
import Testing

@testable import TableLanguageServer

/// Addresses of documents, and the paths of their files.
@Suite struct DocumentURITests {
  @Test(arguments: [
    ("file:///a/b.yaml", "/a/b.yaml"), ("file://localhost/a", "/a"), ("FILE:///a", "/a"), ("file:/a", "/a"),
    ("file:///a%20b/%C3%A9%25.yaml", "/a b/é%.yaml"), ("file:///a#b", "/a"), ("file:///a?b", "/a"),
    ("file:///a%23b", "/a#b"),
  ])
  func filesHavePaths(_ text: String, _ path: String) {
    #expect(DocumentURI(.string(text))?.path == FilePath(path))
  }

  @Test(arguments: [
    "untitled:Untitled-1", "https://example.invalid/a.yaml", "file://other/a", "file:///a%2", "file:///%zz",
    "file:///a%00b", "file:", "file://", "/a/b.yaml", "a", "git:/a", "file:a",
  ])
  func otherThingsHaveNone(_ text: String) {
    #expect(DocumentURI(.string(text)) != nil)
    #expect(DocumentURI(.string(text))?.path == nil)
  }

  @Test(arguments: [[0x2F, 0x61], [0x2F, 0xFF, 0xFE], [0x2F, 0x20, 0x25, 0x23, 0x3F], [0x2F, 0xC3, 0xA9]])
  func pathsComeBack(_ bytes: [UInt8]) {
    let uri = DocumentURI(file: FilePath(bytes: bytes))
    #expect(uri.path == FilePath(bytes: bytes))
    #expect(DocumentURI(.string(uri.text)) == uri)
  }

  @Test(arguments: [JSONValue.string(""), .number(1), .null]) func anAddressIsAText(_ value: JSONValue) {
    #expect(DocumentURI(value) == nil)
  }
}
