import TableModel

/// What is wrong with the file of a review, and where.
struct ReviewDamage: Error, Equatable, CustomStringConvertible {
  /// The way to the value as it would be written in a program: `entries[3].pixels.count`; empty for the whole.
  private var path = ""
  private let complaint: String

  /// A complaint about a value, which follows its path in the message.
  init(_ complaint: String) {
    self.complaint = complaint
  }

  var description: String { path + complaint }

  /// The damage as it is told by the object that holds the value under a key.
  func within(_ key: String) -> ReviewDamage {
    var damage = self
    damage.path = path.isEmpty || path.hasPrefix("[") ? key + path : "\(key).\(path)"
    return damage
  }

  /// The damage as it is told by the list that holds the value at an index.
  func within(_ index: Int) -> ReviewDamage { within("[\(index)]") }

  /// That a value is not what it should be.
  static let kind = ReviewDamage(" is of another kind than it should be")

  /// That a text is no JSON from an offset on.
  static func noJSON(_ bytes: [UInt8], from offset: Int) -> ReviewDamage {
    let place = SourceLocation(file: "", byte: offset, of: bytes)
    return ReviewDamage("this is not JSON from line \(place.line ?? 1), column \(place.column ?? 1) on")
  }
}
