import TableModel

/// A picture that is not as it should be.
struct ReviewEntry: ReviewValue {
  /// In what way a picture is not as it should be.
  enum State: String, ReviewValue {
    case failed, changed, resized, new, obsolete
  }

  /// The name of the picture with its folders.
  var name: String
  var state: State
  /// The path of what it was drawn from.
  var input: String?
  /// The name of the table, where the input has several.
  var table: String?
  /// The ending of its format.
  var format: String
  /// The axes that were set, and to what.
  var variant: [String: VariantValue]
  /// Pixels of the device for each point.
  var scale: Double
  var expected: Picture?
  var actual: Picture?
  /// The file of the picture that shows where the two differ.
  var difference: ReviewPath?
  var pixels: Pixels?
  var words: [Word]
  /// Why there are no words.
  var unknown: String?
  /// What entries have in common that differ in the same way.
  var group: String?
  /// A digest of all that the picture was made from.
  var digest: String?
  var diagnostics: [Message]

  init(_ json: JSONValue) throws(ReviewDamage) {
    name = try json.member("name")
    state = try json.member("state")
    input = try json.member(ifPresent: "input")
    table = try json.member(ifPresent: "table")
    format = try json.member("format")
    variant = try json.member("variant")
    scale = try json.member("scale")
    expected = try json.member(ifPresent: "expected")
    actual = try json.member(ifPresent: "actual")
    difference = try json.member(ifPresent: "difference")
    pixels = try json.member(ifPresent: "pixels")
    words = try json.member("words")
    unknown = try json.member(ifPresent: "unknown")
    group = try json.member(ifPresent: "group")
    digest = try json.member(ifPresent: "digest")
    diagnostics = try json.member("diagnostics")
  }

  /// A picture of one of the two sides.
  struct Picture: ReviewValue {
    /// The file; `nil` for one that is no picture.
    var file: ReviewPath?
    var sha256: String
    /// Pixels, or points of what has no pixels.
    var width: Double
    /// Pixels, or points of what has no pixels.
    var height: Double

    init(_ json: JSONValue) throws(ReviewDamage) {
      file = try json.member(ifPresent: "file")
      sha256 = try json.member("sha256")
      width = try json.member("width")
      height = try json.member("height")
    }
  }

  /// In how many pixels two pictures differ.
  struct Pixels: ReviewValue {
    var count: Int
    /// The largest difference of a channel, up to 255.
    var largest: Int
    /// The places that differ, in pixels.
    var boxes: [Frame]
    /// How many differ where that is allowed.
    var ignored: Int
    var inTextAlone: Bool

    init(_ json: JSONValue) throws(ReviewDamage) {
      count = try json.member("count")
      largest = try json.member("largest")
      boxes = try json.member("boxes")
      ignored = try json.member("ignored")
      inTextAlone = try json.member("inTextAlone")
    }
  }

  /// A line about what changed.
  struct Word: ReviewValue {
    /// How a view changed.
    enum Kind: String, ReviewValue {
      case inserted, removed, moved, changed, shifted
    }

    var text: String
    var kind: Kind
    var expected: Place?
    var actual: Place?

    init(_ json: JSONValue) throws(ReviewDamage) {
      text = try json.member("text")
      kind = try json.member("kind")
      expected = try json.member(ifPresent: "expected")
      actual = try json.member(ifPresent: "actual")
    }
  }

  /// Where a view is in the picture and in the source.
  struct Place: ReviewValue {
    /// Points of the whole picture.
    var frame: Frame
    var source: String?

    init(_ json: JSONValue) throws(ReviewDamage) {
      frame = try json.member("frame")
      source = try json.member(ifPresent: "source")
    }
  }

  /// A finding of the program about the input.
  struct Message: ReviewValue {
    var severity: String
    var file: String?
    var line: Int?
    var column: Int?
    var message: String
    var hint: String?

    init(_ json: JSONValue) throws(ReviewDamage) {
      severity = try json.member("severity")
      file = try json.member(ifPresent: "file")
      line = try json.member(ifPresent: "line")
      column = try json.member(ifPresent: "column")
      message = try json.member("message")
      hint = try json.member(ifPresent: "hint")
    }
  }
}
