import TableModel

/// What an axis is set to: a word, or a number.
struct VariantValue: ReviewValue {
  /// The value as it is shown.
  var text: String

  init(_ json: JSONValue) throws(ReviewDamage) {
    switch json {
    case .string(let text): self.text = text
    case .number(let number): text = number.plain
    case .bool(let bool): text = String(bool)
    case .null, .array, .object: throw .kind
    }
  }
}
