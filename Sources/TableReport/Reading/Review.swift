import TableModel

/// What a review found, as `review.json` says it.
struct Review {
  /// The format that is understood.
  static let format = "tablemock review 1"

  /// The version of the program that made the review.
  var version: String
  /// The verb that made it.
  var kind: String
  /// A word for the pictures as they should be.
  var expected: String
  /// A word for the pictures as they are.
  var actual: String
  /// How approval is called, where there is something to approve.
  var approve: String?
  /// What else changed: the program, fonts, libraries.
  var stack: [String]
  /// What there is to say of the review itself, such as a rule that serves for nothing.
  var notices: [ReviewEntry.Message]
  /// What there is to say of pictures that are as they should be.
  var remarks: [Remark]
  /// How many pictures are in each state.
  var summary: Summary
  /// The names of the pictures that are as they should be.
  var same: [String]
  /// The others.
  var entries: ReviewEntries

  /// How many pictures are in each state.
  struct Summary: ReviewValue {
    var same: Int
    var changed: Int
    var resized: Int
    var new: Int
    var obsolete: Int
    var failed: Int
    /// How many of the changed differ where there is text and nowhere else.
    var inTextAlone: Int

    init(_ json: JSONValue) throws(ReviewDamage) {
      same = try json.member("same")
      changed = try json.member("changed")
      resized = try json.member("resized")
      new = try json.member("new")
      obsolete = try json.member("obsolete")
      failed = try json.member("failed")
      inTextAlone = try json.member("inTextAlone")
    }
  }

  /// What there is to say of a picture.
  struct Remark: ReviewValue {
    var name: String
    var text: String

    init(_ json: JSONValue) throws(ReviewDamage) {
      name = try json.member("name")
      text = try json.member("text")
    }
  }

  /// Reads the members but for the entries; what the format is comes before all that the file holds.
  init(_ json: JSONValue, entries: ReviewEntries?) throws(ReviewDamage) {
    let format: String = try json.member("format")
    guard format == Review.format else {
      throw ReviewDamage("the format is “\(format)”, and “\(Review.format)” is what this program reads")
    }
    version = try json.member("version")
    kind = try json.member("kind")
    expected = try json.member("expected")
    actual = try json.member("actual")
    approve = try json.member(ifPresent: "approve")
    stack = try json.member("stack")
    notices = try json.member(ifPresent: "notices") ?? []
    remarks = try json.member(ifPresent: "remarks") ?? []
    summary = try json.member("summary")
    same = try json.member("same")
    self.entries = if let entries { entries } else { try json.member("entries") }
  }
}
