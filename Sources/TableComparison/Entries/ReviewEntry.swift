import TableModel

/// What a review found of one picture.
public struct ReviewEntry: Hashable, Sendable {
  /// The digits that are written of a file's digest.
  package static let fileDigits = 16

  /// The picture's name below the folders of both sides, with its ending.
  public var name: String
  /// What was found.
  public var state: ReviewState
  /// The path of the source; `nil` for a picture without one.
  public var input: String?
  /// The folder of the source's strings; `nil` for that of the source.
  public var strings: String?
  /// The number of the screen in the source, counted from 0; `nil` for a picture without a source.
  public var screen: Int?
  /// The name of the table in a source that has several.
  public var table: String?
  /// The kind of file: `png`, `svg` or `pdf`.
  public var format: String
  /// The way in which the source was drawn.
  public var variant: Variant
  /// Device pixels a point.
  public var scale: Double
  /// The picture as it should be; `nil` where there is none.
  public var expected: ReviewPicture?
  /// The picture as it is; `nil` where there is none.
  public var actual: ReviewPicture?
  /// The file with the picture of the difference, below the folder of the review.
  public var difference: FilePath?
  /// In which pixels the sides differ; `nil` where none were compared.
  public var pixels: ReviewPixels?
  /// In what the scenes differ.
  public var words: [SceneChange]
  /// What is to be said of a picture though it is the same; `nil` for nothing.
  public var aside: String?
  /// Why there are no words; `nil` where scenes were compared.
  public var unknown: String?
  /// A word that all pictures of one screen have which differ in the same way; `nil` where no other does.
  public var group: String?
  /// The digest of all that the picture was made from.
  public var digest: String?
  /// The files that the picture was made from, by which approving says which of them has changed.
  public var files: [ShownFile]
  /// What was found in the source, or why there is no picture.
  public var diagnostics: [Diagnostic]

  /// An entry that knows no more than how a picture is called and what state it is in.
  public init(name: String, state: ReviewState, format: String = "png", scale: Double = 1) {
    self.name = name
    self.state = state
    self.format = format
    self.scale = scale
    variant = Variant()
    words = []
    files = []
    diagnostics = []
  }

  /// Writes the value as an object.
  ///
  /// No tree of values is made of it first: a review has thousands of entries with dozens of words each.
  package func write(to line: inout JSONLine) {
    line.beginObject()
    line.member("name", name)
    line.member("state", state.rawValue)
    line.member("input", orNull: input)
    line.member("strings", strings)
    line.member("screen", orNull: screen) { $1.number(Double($0)) }
    line.member("table", orNull: table)
    line.member("format", format)
    line.key("variant")
    line.value(.object(variantWords))
    line.key("scale")
    line.number(scale)
    line.member("expected", orNull: expected) { $0.write(to: &$1) }
    line.member("actual", orNull: actual) { $0.write(to: &$1) }
    line.member("difference", orNull: difference?.text)
    line.member("pixels", orNull: pixels) { $0.write(to: &$1) }
    line.key("words")
    line.beginArray()
    for change in words { change.write(to: &line) }
    line.endArray()
    line.member("unknown", orNull: unknown)
    line.member("group", orNull: group)
    line.member("digest", orNull: digest)
    line.key("files")
    line.value(.object(fileDigests))
    line.key("diagnostics")
    line.value(.array(diagnostics.map(\.json)))
    line.endObject()
  }

  private var fileDigests: [(key: String, value: JSONValue)] {
    files.map { ($0.path.text, .string(String($0.digest.prefix(Self.fileDigits)))) }
  }

  private var variantWords: [(key: String, value: JSONValue)] {
    VariantAxis.all.compactMap { axis in axis.word(of: variant).map { (axis.name, .string($0)) } }
  }
}

extension ReviewEntry {
  /// What was found of the pixels, in one line; `nil` where there is nothing to say.
  package var finding: String? {
    switch state {
    case .resized:
      guard let expected, let actual else { return nil }
      let overlap = pixels.map { "; where they overlap, \($0.difference)" } ?? ""
      return "\(expected.extent) → \(actual.extent)\(overlap)"
    case .changed: return pixels.map(\.difference.description)
    case .new: return "it was not there before"
    case .obsolete: return "it is not there any more"
    case .failed, .same: return nil
    }
  }

  /// What is strange about pixels and words, or why there are none.
  package var remark: String? {
    if let unknown { return unknown }
    guard state == .changed || state == .resized, format == "png" else { return nil }
    let differs = state == .resized || (pixels?.difference.pixelCount ?? 0) > 0
    if !differs { return "no pixel differs" }
    return words.isEmpty ? "nothing differs that words can describe" : nil
  }
}

extension ReviewPicture {
  fileprivate var extent: String { "\(width.shortDescription)×\(height.shortDescription)" }
}

/// A picture of one side of a review.
public struct ReviewPicture: Hashable, Sendable {
  /// The file below the folder of the review; `nil` where it was not written.
  public var file: FilePath?
  /// The SHA-256 digest of the file in hexadecimal digits.
  public var sha256: String
  /// The number of pixels in a row, or the width in points of what has no pixels.
  public var width: Double
  /// The number of rows, or the height in points.
  public var height: Double

  /// A picture from what is known of it.
  public init(file: FilePath? = nil, sha256: String, width: Double, height: Double) {
    self.file = file
    self.sha256 = sha256
    self.width = width
    self.height = height
  }

  /// Writes the value as an object.
  func write(to line: inout JSONLine) {
    line.beginObject()
    line.member("file", orNull: file?.text)
    line.member("sha256", sha256)
    line.key("width")
    line.number(width)
    line.key("height")
    line.number(height)
    line.endObject()
  }
}

/// In which pixels the two sides of a review differ.
public struct ReviewPixels: Hashable, Sendable {
  /// How many differ, by how much and where.
  public var difference: BitmapDifference
  /// Whether all of them lie in labels.
  public var isInTextAlone: Bool

  /// A difference and what lies in its places.
  public init(_ difference: BitmapDifference, isInTextAlone: Bool) {
    self.difference = difference
    self.isInTextAlone = isInTextAlone
  }

  /// Writes the value as an object.
  func write(to line: inout JSONLine) {
    line.beginObject()
    line.member("count", difference.pixelCount)
    line.member("largest", difference.largestChannelDifference)
    line.key("boxes")
    line.beginArray()
    for box in difference.boxes {
      line.numbers(Double(box.x), Double(box.y), Double(box.width), Double(box.height))
    }
    line.endArray()
    line.member("ignored", difference.ignoredCount)
    line.member("antialiased", difference.antialiasedCount)
    line.key("inTextAlone")
    line.bool(isInTextAlone)
    line.endObject()
  }
}

/// What a review found of a picture.
public enum ReviewState: String, Hashable, Sendable, CaseIterable {
  /// There is nothing to compare: the picture could not be drawn or read.
  case failed
  /// Pixels or words differ.
  case changed
  /// The picture has another size.
  case resized
  /// Only the actual side has the picture.
  case new
  /// Only the expected side has the picture.
  case obsolete
  /// Both sides have it, and it is the same.
  case same
}

extension ReviewState: Comparable {
  /// Whether a state is listed before another: what needs most attention comes first.
  public static func < (left: ReviewState, right: ReviewState) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
