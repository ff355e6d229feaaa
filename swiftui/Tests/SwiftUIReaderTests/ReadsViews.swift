import Testing

@testable import SwiftUIReader

/// Tests that read a view from a source without a project.
protocol ReadsViews {}

extension ReadsViews {
  func read(
    _ body: String, more: String = "", outside: String = "",
    _ change: (inout ReaderOptions) -> Void = { _ in }
  ) throws -> Reading {
    var options = ReaderOptions()
    change(&options)
    let view = "struct TestView: View {\n\(more)\nvar body: some View {\n\(body)\n}\n}\n"
    let source = "import SwiftUI\n\(view)\(outside)\n"
    return try Reader(options).read(Array(source.utf8), at: "TestView.swift", root: "/nowhere/at/all")
  }

  func rows(_ reading: Reading) -> [JSON] {
    reading.document["collectionView"]?["sections"]?.items.flatMap { $0["rows"]?.items ?? [] } ?? []
  }

  /// The rows of a screen without a list, from top to bottom.
  func allRows(_ reading: Reading) -> [JSON] {
    reading.document["tableView"]?["sections"]?.items.flatMap { $0["rows"]?.items ?? [] } ?? []
  }

  /// Those of them that are no room between others.
  func columnRows(_ reading: Reading) -> [JSON] { allRows(reading).filter { $0["fillsHeight"] == nil } }

  /// What the first row of a list shows: the first view of its content, or the row itself.
  func content(_ body: String, more: String = "", outside: String = "") throws -> JSON {
    let row = try #require(rows(read("List { \(body) }", more: more, outside: outside)).first)
    return row["contentView"]?["subviews"]?.items.first ?? row
  }

  func titles(_ reading: Reading) -> [String] {
    rows(reading).compactMap { row in
      row["textLabel"]?["text"].flatMap { $0.text ?? $0["key"]?.text }
    }
  }

  /// A value as it is handed over.
  func written(_ value: JSON) -> String {
    var writer = JSONWriter()
    writer.write(value)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
