import TableModel
import TableSources

/// Reads an image view: a picture, or a mapping.
enum ImageViewDecoder {
  /// An image view before it is known to have an image.
  private struct Draft: Sendable {
    var image: Image?
    var highlightedImage: Image?
    var contentMode: ContentMode?
    var tintColor: Color?
    var isTemplate = false
    var capInsets: EdgeInsets?

    /// The view with what is said of its pictures put into these.
    var finished: ImageView? {
      image.map {
        ImageView(
          image: completed($0), highlightedImage: highlightedImage.map(completed),
          contentMode: contentMode, tintColor: tintColor)
      }
    }

    private func completed(_ image: Image) -> Image {
      var image = image
      image.capInsets = capInsets
      image.isTemplate = isTemplate
      return image
    }
  }

  private static let mapping = MappingDecoder<Draft>(
    subject: "an image view",
    fields: [
      Field("image", ImageDecoder.decoder) { $0.image = $1 },
      Field("highlightedImage", ImageDecoder.decoder) { $0.highlightedImage = $1 },
      Field("contentMode", .word(ContentMode.self)) { $0.contentMode = $1 },
      Field("tintColor", ColorDecoder.decoder) { $0.tintColor = $1 },
      Field("template", .boolean) { $0.isTemplate = $1 },
      Field("capInsets", EdgeInsetsDecoder.caps) { $0.capInsets = $1 },
    ]
  )

  static let decoder = ValueDecoder<ImageView>(.either(.image, mapping.kind)) { node, subject, context in
    switch node.content {
    case _ where node.isImagePlaceholder, .scalar:
      return ImageDecoder.decoder.decode(node, subject, context).map { ImageView(image: $0) }
    case .mapping(let entries):
      var draft = Draft()
      let keys = mapping.decode(entries, into: &draft, context)
      if !context.scope.isPrototype { keys.require("image", of: subject, node, context) }
      check(draft, keys, context)
      return draft.finished
    case .sequence, .unreadable:
      context.mismatch(node, subject, mustBe: .either(.image, mapping.kind))
      return nil
    }
  }

  private static func check(_ draft: Draft, _ keys: MappingKeys, _ context: DecodingContext) {
    if let place = keys.place(of: "tintColor"), keys.lacks("template") {
      context.warning(
        "UIKit ignores “tintColor” in an image view without “template”", at: place, hint: "add template: true"
      )
    }
    guard let insets = draft.capInsets, let place = keys["capInsets"]?.value.range else { return }
    for image in [draft.image, draft.highlightedImage].compactMap(\.self)
    where insets.left + insets.right > image.size.width || insets.top + insets.bottom > image.size.height {
      let name = image.representations.first?.name ?? ""
      context.error(
        "“capInsets” are larger than the image \(quoted(name)), which is \(image.size.inPoints) large",
        at: place)
    }
  }
}
