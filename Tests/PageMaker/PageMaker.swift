import Foundation
import TableComparison
import TableModel
import TableReview

/// The page of a review that tests have made up.
///
///     PageMaker FOLDER
///
/// reads `review.json` in the folder, in the form that reviews leave it in, and writes `index.html` beside it.
@main enum PageMaker {
  static func main() throws {
    // Files are looked for from within the folder.
    guard chdir(CommandLine.arguments[1]) == 0 else { throw CocoaError(.fileNoSuchFile) }
    let file = try Data(contentsOf: URL(fileURLWithPath: "review.json"))
    let record = ReviewRecord(made: try JSONReader.parse([UInt8](file)))
    try Data(ReviewPage.bytes(of: record)).write(to: URL(fileURLWithPath: "index.html"))
  }
}

extension ReviewRecord {
  fileprivate init(made json: JSONValue) {
    let texts = { (key: String) in json.items(key).map { $0.text ?? "" } }
    self.init(
      version: json.text("version"), kind: Kind(rawValue: json.text("kind")) ?? .verify,
      expected: json.text("expected"), actual: json.text("actual"), approve: json["approve"]?.text,
      stack: texts("stack"),
      entries: texts("same").map { name in
        var entry = ReviewEntry(name: name, state: .same)
        entry.aside = json.items("remarks").first { $0.text("name") == name }?["text"]?.text
        return entry
      } + json.items("entries").map(ReviewEntry.init(made:)))
    notices = json.items("notices").compactMap(Diagnostic.init(json:))
  }
}

extension ReviewEntry {
  fileprivate init(made json: JSONValue) {
    self.init(
      name: json.text("name"), state: ReviewState(rawValue: json.text("state")) ?? .failed,
      format: json.text("format"), scale: json.number("scale"))
    input = json["input"]?.text
    table = json["table"]?.text
    for axis in VariantAxis.all {
      if let word = json["variant"]?[axis.name]?.text { _ = axis.set(word, in: &variant) }
    }
    expected = json.member("expected").map(ReviewPicture.init(made:))
    actual = json.member("actual").map(ReviewPicture.init(made:))
    difference = json["difference"]?.text.map(FilePath.init(made:))
    pixels = json.member("pixels").map(ReviewPixels.init(made:))
    words = json.items("words").map(SceneChange.init(made:))
    unknown = json["unknown"]?.text
    group = json["group"]?.text
    digest = json["digest"]?.text
    diagnostics = json.items("diagnostics").compactMap(Diagnostic.init(json:))
  }
}

extension ReviewPicture {
  fileprivate init(made json: JSONValue) {
    self.init(
      file: json["file"]?.text.map(FilePath.init(made:)), sha256: json.text("sha256"),
      width: json.number("width"), height: json.number("height"))
  }
}

extension FilePath {
  /// A name that may spell out bytes does so where there is that file.
  fileprivate init(made text: String) {
    let spelledOut = FilePath(spelledOut: text)
    let isThere = spelledOut.map { access(($0.bytes + [0]).map { CChar(bitPattern: $0) }, F_OK) == 0 }
    self = isThere == true ? spelledOut ?? FilePath(text) : FilePath(text)
  }
}

extension ReviewPixels {
  fileprivate init(made json: JSONValue) {
    let boxes = json.items("boxes").map { box in
      let numbers = (box.items ?? []).map { Int($0.number ?? 0) }
      return PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    self.init(
      BitmapDifference(
        pixelCount: Int(json.number("count")), largestChannelDifference: Int(json.number("largest")),
        boxes: boxes, ignoredCount: Int(json.number("ignored"))),
      isInTextAlone: json["inTextAlone"]?.bool ?? false)
  }
}

extension SceneChange {
  fileprivate init(made json: JSONValue) {
    self.init(
      Kind(rawValue: json.text("kind")) ?? .changed, json.text("text"),
      expected: json.member("expected").map(Place.init(made:)),
      actual: json.member("actual").map(Place.init(made:)))
  }
}

extension SceneChange.Place {
  fileprivate init(made json: JSONValue) {
    let frame = json.items("frame").map { $0.number ?? 0 }
    self.init(
      frame: Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
      source: json["source"]?.text.map { SourceLocation(file: $0) })
  }
}

extension JSONValue {
  /// What an object holds under a key; `nil` for nothing and for `null`.
  fileprivate func member(_ key: String) -> JSONValue? {
    if case .null? = self[key] { nil } else { self[key] }
  }

  fileprivate func text(_ key: String) -> String { self[key]?.text ?? "" }
  fileprivate func number(_ key: String) -> Double { self[key]?.number ?? 0 }
  fileprivate func items(_ key: String) -> [JSONValue] { self[key]?.items ?? [] }
}
