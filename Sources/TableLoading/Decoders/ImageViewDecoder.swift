import TableModel

/// Reads a cell's image: a path, or a mapping.
enum ImageViewDecoder {
  private static let image = ValueDecoder<ImageReference>(.image) { node, subject, context in
    guard let name = node.scalar?.text else {
      context.mismatch(node, subject, mustBe: .image)
      return nil
    }
    switch context.images.resolve(name) {
    case .success(let image): return image
    case .failure(let refusal):
      context.error(refusal.message, at: node.range, hint: refusal.hint)
      return nil
    }
  }

  /// An image view before it is known to have an image.
  private struct Draft {
    var image: ImageReference?
  }

  private static let mapping = MappingDecoder<Draft>(
    subject: "an image view",
    fields: [Field("image", image) { $0.image = $1 }]
  )

  static let decoder = ValueDecoder<ImageView>(.either(.image, mapping.kind)) { node, subject, context in
    switch node.content {
    case .scalar: return image.decode(node, subject, context).map { ImageView(image: Image($0)) }
    case .mapping(let entries):
      var draft = Draft()
      let keys = mapping.decode(entries, into: &draft, context)
      if keys.place(of: "image") == nil { context.missing("\(subject) has no “image”", at: node.range) }
      return draft.image.map { ImageView(image: Image($0)) }
    case .sequence, .unreadable:
      context.mismatch(node, subject, mustBe: .either(.image, mapping.kind))
      return nil
    }
  }
}
