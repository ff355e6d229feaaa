import TableModel
import Testing

@testable import TableLanguageServer

/// What is offered at a place, which the texts mark by a bar.
@Suite struct CompletionTests {
  static func document(_ text: String, _ name: String = "/nowhere/a.yaml") throws -> OpenDocument {
    let uri = DocumentURI(file: FilePath(name))
    return OpenDocument(
      uri, DocumentKind(of: uri, languageID: ""), DocumentText(Array(text.utf8)), version: 1, revision: 1)
  }

  /// The items at the bar in a text, and what the document becomes when one of them is taken.
  static func offers(
    _ text: String, taking label: String? = nil, in name: String = "/nowhere/a.yaml"
  ) throws -> (labels: [String], text: String?) {
    let parts = text.split(separator: "¦", omittingEmptySubsequences: false).map(String.init)
    let document = try document(parts.joined(), name)
    let position = document.text.position(of: parts[0].utf8.count, .utf16)
    guard let completion = Completion(document, at: position, .utf16) else { return ([], nil) }
    let (items, range) = completion.items
    let item = items.first { $0.label == label }
    let changed = item.map { item in
      var text = EditedText(document.text)
      text.replace(range, with: Array(item.text.utf8), .utf16)
      return String(decoding: text.text.bytes, as: UTF8.self)
    }
    return (items.map(\.label), changed)
  }

  @Test(arguments: [
    ("¦", "tableView", "tableView:\n  "), ("the¦", "theme", "theme: "),
    ("theme: ios¦", "ios6", "theme: ios6"), ("theme: ¦\ntableView: {}", "ios6", "theme: ios6\ntableView: {}"),
    ("theme: \"¦\"", "ios6", "theme: \"ios6\""), ("theme: 'i¦", "ios6", "theme: 'ios6"),
    ("tableView:\n  ¦", "rows", "tableView:\n  rows:\n    - "),
    ("tableView:\n  rows:\n    - ¦", "textLabel", "tableView:\n  rows:\n    - textLabel: "),
    (
      "tableView:\n  rows:\n  - textLabel: A\n    acc¦\n  - B\n", "accessoryType",
      "tableView:\n  rows:\n  - textLabel: A\n    accessoryType: \n  - B\n"
    ),
    (
      "tableView:\n  rows:\n    - {textLabel: A, acc¦\n    - B", "accessoryType",
      "tableView:\n  rows:\n    - {textLabel: A, accessoryType: \n    - B"
    ),
    ("tableView: {rows: [{style: ¦", "value1", "tableView: {rows: [{style: value1"),
    ("tableView: {rows: [{style: sub¦}]}", "subtitle", "tableView: {rows: [{style: subtitle}]}"),
    ("tableView: {rows: [{sty¦: subtitle}]}", "style", "tableView: {rows: [{style: subtitle}]}"),
    ("{\"tableView\": {\"st¦\"}}", "style", "{\"tableView\": {\"style\"}}"),
    ("{\"theme\": \"ios8\", ¦}", "tableView", "{\"theme\": \"ios8\", \"tableView\": }"),
    (
      "tableView:\n  rows:\n    - textLabel:\n        f¦", "font",
      "tableView:\n  rows:\n    - textLabel:\n        font: "
    ),
    (
      "tableView:\n  rows:\n    - textLabel: A\n        f¦: x", "font",
      "tableView:\n  rows:\n    - textLabel: A\n        font: x"
    ),
    ("tableView:\n  backgroundColor: sys¦", "systemBlue", "tableView:\n  backgroundColor: systemBlue"),
    ("tableView:\n  editing: ¦", "true", "tableView:\n  editing: true"),
    ("- tableView: {}\n- the¦", "theme", "- tableView: {}\n- theme: "),
    ("tableView: {}\n---\nthe¦", "theme", "tableView: {}\n---\ntheme: "),
    (
      "prototypes: {c: {}}\ntableView:\n  rows:\n    - {reuseIdentifier: ¦}", "c",
      "prototypes: {c: {}}\ntableView:\n  rows:\n    - {reuseIdentifier: c}"
    ),
    ("prototypes:\n  contact:\n    st¦", "style", "prototypes:\n  contact:\n    style: "),
    (
      "tableView:\n  rows:\n    - forEach: [A]\n      row: {st¦}", "style",
      "tableView:\n  rows:\n    - forEach: [A]\n      row: {style: }"
    ),
    (
      "tableView:\n  rows:\n    - forEach: [A]\n      ¦", "row",
      "tableView:\n  rows:\n    - forEach: [A]\n      row: "
    ),
    ("tableView:\r\n  sty¦\r\n  rows: [A]\r\n", "style", "tableView:\r\n  style: \r\n  rows: [A]\r\n"),
    ("# 😀é\ntheme: io¦s6", "ios7", "# 😀é\ntheme: ios7"),
  ])
  func itemsFitTheirPlace(_ text: String, _ label: String, _ expected: String) throws {
    let (labels, changed) = try Self.offers(text, taking: label)
    #expect(labels.contains(label), "\(labels)")
    #expect(changed == expected)
  }

  @Test(arguments: [
    "# the¦", "tableView: {} # the¦", "services:\n  web: {}\n¦", "a: 1\nb: {c: ¦}",
    "tableView:\n  rows:\n    - textLabel: ¦", "tableView:\n  rows:\n    - textLabel: \"Text ¦\"",
    "tableView:\n  rowHeight: ¦", "tableView: {nothing: {¦", "tableView:\n  rows: ¦[A]",
  ])
  func elsewhereNothingIsOffered(_ text: String) throws {
    #expect(try Self.offers(text).labels == [])
  }

  @Test func keysThatAreThereAreNotOfferedAgain() throws {
    let (labels, _) = try Self.offers("tableView:\n  rows:\n    - {textLabel: A, style: value1, ¦}")
    #expect(!labels.contains("textLabel") && !labels.contains("style") && labels.contains("imageView"))
    #expect(!labels.contains("forEach"))
  }

  @Test func manifestsHaveKeysOfTheirOwn() throws {
    let name = "/nowhere/tablemock.yaml"
    #expect(try Self.offers("inp¦", in: name).labels.contains("inputs"))
    #expect(try Self.offers("matrix: {theme: [¦]}", in: name).labels.contains("ios6"))
    #expect(try Self.offers("lint: {rules: {text-truncated: ¦", in: name).labels.contains("error"))
    #expect(try Self.offers("¦", in: "/nowhere/notes.txt").labels == [])
  }
}
