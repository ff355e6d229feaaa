import TableModel
import TableSources

/// Reads a named box of a picture's size that stands for a picture that is not at hand.
enum ImagePlaceholderDecoder {
  /// The key that tells such a box from other mappings.
  static let key = "placeholder"

  private static let mapping = MappingDecoder<ImagePlaceholder>(
    subject: "a placeholder of an image",
    fields: [
      Field(key, .text) { $0.name = $1 },
      Field("size", SizeDecoder.picture) { $0.size = $1 },
    ]
  )

  static let decoder = mapping.decoder(from: ImagePlaceholder(name: "", size: .zero)) {
    _, keys, node, _, context in
    for field in mapping.fields { keys.require(field.key, of: mapping.subject, node, context) }
  }
}

extension SpecNode {
  /// Whether the value is a box that stands for a picture.
  var isImagePlaceholder: Bool {
    entries?.contains { $0.name == ImagePlaceholderDecoder.key } ?? false
  }
}
