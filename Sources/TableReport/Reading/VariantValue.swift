/// What an axis is set to: a word, or a number.
struct VariantValue: Decodable {
  /// The value as it is shown.
  var text: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self.text = text
    } else if let number = try? container.decode(Double.self) {
      text = number.plain
    } else {
      text = String(try container.decode(Bool.self))
    }
  }
}
