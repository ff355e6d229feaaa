/// What a review found, as `review.json` says it.
struct Review: Decodable {
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
  /// How many pictures are in each state.
  var summary: Summary
  /// The names of the pictures that are as they should be.
  var same: [String]
  /// The others.
  var entries: [ReviewEntry]

  /// How many pictures are in each state.
  struct Summary: Decodable {
    var same: Int
    var changed: Int
    var resized: Int
    var new: Int
    var obsolete: Int
    var failed: Int
    /// How many of the changed differ where there is text and nowhere else.
    var inTextAlone: Int
  }
}
