import TableModel
import TableSources

/// A named box of a picture's size that stands for a picture that is not at hand.
enum ImagePlaceholderSchema {
  /// The key that tells such a box from other mappings.
  static let key = "placeholder"

  static let mapping = MappingSchema<ImagePlaceholder>(
    "imagePlaceholder", subject: "a placeholder of an image",
    initial: ImagePlaceholder(name: "", size: .zero),
    fields: [
      Field(
        key, .text, "The picture’s name, which stands in the box.", .required,
        get: { $0.name }, set: { $0.name = $1 }),
      Field(
        "size", SizeSchema.picture, "The size of the picture.", .required,
        get: { $0.size }, set: { $0.size = $1 }),
    ])

  static let coding = mapping.coding { _, keys, node, _, context in
    mapping.requireKeys(keys, of: .phrase(mapping.subject), node, context)
  }
}

extension SpecNode {
  /// Whether the value is a box that stands for a picture.
  var isImagePlaceholder: Bool {
    entries?.contains { $0.name == ImagePlaceholderSchema.key } ?? false
  }
}
