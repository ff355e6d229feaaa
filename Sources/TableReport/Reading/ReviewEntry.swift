/// A picture that is not as it should be.
struct ReviewEntry: Decodable {
  /// In what way a picture is not as it should be.
  enum State: String, Decodable, CaseIterable {
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

  /// A picture of one of the two sides.
  struct Picture: Decodable {
    /// The file; `nil` for one that is no picture.
    var file: ReviewPath?
    var sha256: String
    /// Pixels.
    var width: Int
    /// Pixels.
    var height: Int
  }

  /// In how many pixels two pictures differ.
  struct Pixels: Decodable {
    var count: Int
    /// The largest difference of a channel, up to 255.
    var largest: Int
    /// The places that differ, in pixels.
    var boxes: [Frame]
    /// How many differ where that is allowed.
    var ignored: Int
    var inTextAlone: Bool
  }

  /// A line about what changed.
  struct Word: Decodable {
    /// How a view changed.
    enum Kind: String, Decodable {
      case inserted, removed, moved, changed, shifted
    }

    var text: String
    var kind: Kind
    var expected: Place?
    var actual: Place?
  }

  /// Where a view is in the picture and in the source.
  struct Place: Decodable {
    /// Points of the whole picture.
    var frame: Frame
    var source: String?
  }

  /// A finding of the program about the input.
  struct Message: Decodable {
    var severity: String
    var file: String?
    var line: Int?
    var column: Int?
    var message: String
    var hint: String?
  }
}
