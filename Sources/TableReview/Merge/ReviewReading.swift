import TableComparison
import TableModel
import TableProject
import TableRendering
import TableSources

extension ReviewRecord {
  /// What the review in a folder has found, as its file says; what the file says of other folders counts for nothing.
  ///
  /// Throws where there is no review, or a damaged one.
  init(in folder: ReviewFolder) throws(Diagnostic) {
    let place = SourceLocation(file: folder.record.text)
    let bytes = try folder.found(
      otherwise: "there is no review in this folder", hint: "“tablemock verify” writes one")
    guard let json = try folder.value(of: bytes), json["format"]?.text == ReviewRecord.format,
      let version = json["version"]?.text, let kind = json["kind"]?.text.flatMap(Kind.init),
      let expected = json["expected"]?.text, let actual = json["actual"]?.text,
      let items = json["entries"]?.items, let names = json["same"]?.items?.compactMap(\.text)
    else { throw Diagnostic(.error, at: place, "this is no review of this program, or a damaged one") }
    guard items.count <= ReviewFolder.mostEntries else { throw folder.hasTooManyEntries }
    var entries: [ReviewEntry] = []
    for (number, item) in items.enumerated() {
      guard let entry = ReviewEntry(json: item, in: folder) else {
        throw Diagnostic(.error, at: place, "entry \(number + 1) of the review is damaged")
      }
      entries.append(entry)
    }
    let remarks = (json["remarks"]?.items ?? []).compactMap { remark in
      remark["name"]?.text.flatMap { name in
        remark["text"]?.text.map { ReviewRemark(name: name, text: $0) }
      }
    }
    self.init(
      version: version, kind: kind, expected: expected, actual: actual,
      stack: json["stack"]?.items?.compactMap(\.text) ?? [], entries: ReviewGroups.grouped(entries))
    add(same: names, remarks)
    notices = json["notices"]?.items?.compactMap { Diagnostic(json: $0) } ?? []
    let part = json["part"]?.items?.compactMap { $0.number.flatMap { Int(exactly: $0) } } ?? []
    if part.count == 2, let shard = Shard(part[0], of: part[1]) { self.part = shard }
  }
}

extension ReviewEntry {
  /// The entry of a review’s file in a folder; `nil` for anything else, and for names that lead out of folders.
  fileprivate init?(json: JSONValue, in folder: ReviewFolder) {
    guard let name = json["name"]?.text, let state = json["state"]?.text.flatMap(ReviewState.init),
      state != .same,
      let format = json["format"]?.text, PictureFormat(rawValue: format) != nil
    else { return nil }
    let path = ReviewFile.path(name) { path in
      ReviewFolder.Part.allCases.contains { folder.path(of: path, $0).exists }
    }
    guard !path.isEmpty, !path.isAbsolute, !path.leadsUp else { return nil }
    self.init(name: name, state: state, format: format, scale: json["scale"]?.number ?? 1)
    input = json["input"]?.text
    strings = json["strings"]?.text
    screen = json["screen"]?.whole
    table = json["table"]?.text
    for axis in VariantAxis.all {
      if let word = json["variant"]?[axis.name]?.text { _ = axis.set(word, in: &variant) }
    }
    expected = json["expected"].flatMap { ReviewPicture(json: $0, of: path, .expected) }
    actual = json["actual"].flatMap { ReviewPicture(json: $0, of: path, .actual) }
    if json["difference"]?.text != nil { difference = ReviewFolder.Part.difference.file(of: path) }
    pixels = json["pixels"].flatMap { ReviewPixels(json: $0) }
    words = json["words"]?.items?.compactMap { SceneChange(json: $0) } ?? []
    unknown = json["unknown"]?.text
    digest = json["digest"]?.text
    files =
      json["files"]?.members?.compactMap { path, digits in
        digits.text.map { ShownFile(path: FilePath(spelledOut: path) ?? FilePath(path), digest: $0) }
      } ?? []
    diagnostics = json["diagnostics"]?.items?.compactMap { Diagnostic(json: $0) } ?? []
  }
}

extension ReviewFolder.Part {
  /// The path of a picture’s part below the folder of a review.
  func file(of name: FilePath) -> FilePath { FilePath(rawValue).appending(name) }
}

extension ReviewPicture {
  fileprivate init?(json: JSONValue, of name: FilePath, _ part: ReviewFolder.Part) {
    guard let sha256 = json["sha256"]?.text, let width = json["width"]?.number,
      let height = json["height"]?.number
    else { return nil }
    let hasFile = json["file"]?.text != nil
    self.init(file: hasFile ? part.file(of: name) : nil, sha256: sha256, width: width, height: height)
  }
}

extension ReviewPixels {
  fileprivate init?(json: JSONValue) {
    guard let count = json["count"]?.whole, let largest = json["largest"]?.whole else { return nil }
    let boxes = json["boxes"]?.items?.compactMap { box -> PixelRect? in
      let numbers = box.items?.compactMap(\.whole) ?? []
      guard numbers.count == 4 else { return nil }
      return PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    var isInTextAlone = false
    if case .bool(true)? = json["inTextAlone"] { isInTextAlone = true }
    self.init(
      BitmapDifference(
        pixelCount: count, largestChannelDifference: largest, boxes: boxes ?? [],
        ignoredCount: json["ignored"]?.whole ?? 0, antialiasedCount: json["antialiased"]?.whole ?? 0),
      isInTextAlone: isInTextAlone)
  }
}

extension SceneChange {
  fileprivate init?(json: JSONValue) {
    guard let text = json["text"]?.text, let kind = json["kind"]?.text.flatMap(Kind.init) else { return nil }
    self.init(
      kind, text, expected: json["expected"].flatMap { Place(json: $0) },
      actual: json["actual"].flatMap { Place(json: $0) })
  }
}

extension SceneChange.Place {
  fileprivate init?(json: JSONValue) {
    let frame = json["frame"]?.items?.compactMap(\.number) ?? []
    guard frame.count == 4 else { return nil }
    self.init(
      frame: Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
      source: json["source"]?.text.map { SourceLocation(text: $0) })
  }
}

extension SourceLocation {
  /// The place that a text in the form of compilers names: `a.yaml:12:7`.
  fileprivate init(text: String) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    while numbers.count < 2, parts.count > 1, let number = parts.last.flatMap({ Int($0) }), number > 0 {
      numbers.insert(number, at: 0)
      parts.removeLast()
    }
    self.init(file: parts.joined(separator: ":"), line: numbers.first, column: numbers.dropFirst().first)
  }
}

extension JSONValue {
  /// The whole number that the value is; `nil` for anything else.
  fileprivate var whole: Int? { number.flatMap { Int(exactly: $0) } }
}
