import TableModel
import TableSources

/// A picture: the path of its file, or of one that has files for finer screens beside it, a symbol or a placeholder.
enum ImageSchema {
  /// A path or the name of a symbol, or a symbol or a box as a mapping.
  private static let kind = ValueKind.also(
    .imagePath, unnamed: .either(SymbolSchema.coding.kind, ImagePlaceholderSchema.coding.kind))

  static let coding = ValueCoding<Image>(
    kind,
    encode: { image, context in
      if let symbol = image.symbol { return SymbolSchema.coding.encode(symbol, context) }
      if let name = context.name(of: image.representations) { return .text(name) }
      return ImagePlaceholderSchema.coding.encode(image.box, context)
    },
    decode: { node, subject, context in
      if node.isSymbol {
        return SymbolSchema.coding.decode(node, subject, context).map { Image($0) }
      }
      if node.entries != nil {
        return ImagePlaceholderSchema.coding.decode(node, subject, context).map {
          picture(of: $0, node, context) ?? Image($0)
        }
      }
      guard let name = node.scalar?.text else {
        context.mismatch(node, subject, mustBe: kind)
        return nil
      }
      // What is written as symbols are means a file where there is one.
      if ImageResolver.mayBeSymbol(name), !context.images.exists(FilePath(name)) {
        return Image(SymbolSchema.symbol(named: name, at: node.range, context))
      }
      switch context.images.resolve(name) {
      case .success(let files):
        warnAboutSizes(of: files, name, node, context)
        return Image(representations: files)
      case .failure(let refusal):
        context.error(refusal.message, at: node.range, hint: refusal.hint)
        return nil
      }
    })

  /// The picture that a box stands for; `nil` where it stays a box.
  private static func picture(
    of box: ImagePlaceholder, _ node: SpecNode, _ context: DecodingContext
  ) -> Image? {
    do throws(Refusal) {
      return try context.pictures?(box.name)
    } catch {
      context.warning("\(error.message); a box is drawn instead", at: node.range, hint: error.hint)
      return nil
    }
  }

  /// Notes files whose sizes differ by more than a pixel of the coarsest.
  private static func warnAboutSizes(
    of files: [ImageReference], _ name: String, _ node: SpecNode, _ context: DecodingContext
  ) {
    guard let first = files.first else { return }
    let pixel = 1 / first.scale
    for file in files.dropFirst()
    where abs(file.size.width - first.size.width) > pixel
      || abs(file.size.height - first.size.height) > pixel
    {
      context.warning(
        "the files of the image \(quoted(name)) differ in size: \(quoted(FilePath(first.name).name.shown)) is "
          + "\(first.size.inPoints) large, \(quoted(FilePath(file.name).name.shown)) \(file.size.inPoints)",
        at: node.range, rule: .sourceDoubtful)
    }
  }
}

extension Size {
  /// The size as a message says it, to a hundredth of a point.
  var inPoints: String {
    "\(plain((width * 100).rounded() / 100)) × \(plain((height * 100).rounded() / 100)) points"
  }
}

extension Image {
  /// A box of the picture's size with its name in it.
  fileprivate var box: ImagePlaceholder {
    let name = placeholder?.name ?? representations.first.map { FilePath($0.name).name.text } ?? ""
    return ImagePlaceholder(name: name, size: size)
  }
}

/// A named box of a picture's size that stands for a picture that is not at hand.
enum ImagePlaceholderSchema {
  /// The key that tells such a box from other mappings.
  static let key = "placeholder"

  static let mapping = MappingSchema<ImagePlaceholder>(
    "imagePlaceholder", subject: "a placeholder of an image",
    initial: ImagePlaceholder(name: "", size: .zero),
    fields: [
      Field(
        key, .text, "The image’s name, shown in the box.", .required,
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

/// An image view: a picture, or a mapping.
enum ImageViewSchema {
  /// An image view before it is known to have an image.
  struct Draft: Sendable {
    fileprivate var image: Image?
    fileprivate var systemName: String?
    fileprivate var configuration: SymbolConfiguration?
    fileprivate var tile: Color?
    fileprivate var highlightedImage: Image?
    fileprivate var contentMode: ContentMode?
    fileprivate var tintColor: Color?
    fileprivate var isTemplate = false
    fileprivate var flipsForRightToLeftLayoutDirection = false
    fileprivate var capInsets: EdgeInsets?
    fileprivate var alignmentRectInsets: EdgeInsets?

    /// The view with what is said of its pictures put into these.
    fileprivate var finished: ImageView? {
      image.map {
        ImageView(
          image: completed($0), highlightedImage: highlightedImage.map(completed),
          contentMode: contentMode, tintColor: tintColor)
      }
    }

    private func completed(_ image: Image) -> Image {
      var image = image
      image.capInsets = capInsets
      image.alignmentRectInsets = alignmentRectInsets
      image.isTemplate = isTemplate
      image.flipsForRightToLeftLayoutDirection =
        flipsForRightToLeftLayoutDirection || image.symbol?.isDirectional ?? false
      guard var symbol = image.symbol else { return image }
      if let configuration { symbol.configuration = symbol.configuration.merged(over: configuration) }
      symbol.tile = tile
      image.symbol = symbol
      return image
    }
  }

  static let mapping = MappingSchema<Draft>(
    "imageView", subject: "an image view", initial: Draft(),
    fields: [
      Field(
        "image", ImageSchema.coding,
        "The picture.",
        without: "this or `systemName` is required, except in prototypes", .written, get: { $0.image },
        set: { $0.image = $1 }),
      Field(
        "systemName", .symbolName, "A symbol’s name, in place of `image`.",
        get: { $0.systemName }, set: { $0.systemName = $1 }),
      Field(
        "preferredSymbolConfiguration", SymbolConfigurationSchema.coding,
        "How large and how heavy a symbol is.", without: "what the place asks for",
        get: { $0.configuration }, set: { $0.configuration = $1 }),
      Field(
        "tile", ColorSchema.coding,
        "The colour of a tile as in Settings; UIKit has no such property.",
        without: "no tile", get: { $0.tile }, set: { $0.tile = $1 }),
      Field(
        "highlightedImage", ImageSchema.coding, "The picture in a row that is selected or highlighted.",
        without: "`image`", get: { $0.highlightedImage }, set: { $0.highlightedImage = $1 }),
      Field(
        "contentMode", .word(ContentMode.self), "How the picture fills a view of another size.",
        without: "`scaleToFill`", reduction: .detail, get: { $0.contentMode }, set: { $0.contentMode = $1 }),
      Field(
        "tintColor", ColorSchema.coding, "The colour of a template.",
        without: "the table’s `tintColor`, else the theme’s", reduction: .fallback,
        get: { $0.tintColor }, set: { $0.tintColor = $1 }
      ).written(rank: 1),
      Field(
        "template", .boolean, "Whether the tint fills the picture.",
        reduction: .detail, get: { $0.isTemplate }, set: { $0.isTemplate = $1 }),
      Field(
        "flipsForRightToLeftLayoutDirection", .boolean,
        "Whether the image is mirrored in right-to-left interfaces.",
        get: { $0.flipsForRightToLeftLayoutDirection }, set: { $0.flipsForRightToLeftLayoutDirection = $1 }),
      Field(
        "capInsets", EdgeInsetsSchema.caps, "The edges of the picture that are not stretched.",
        without: "the whole image stretches",
        get: { $0.capInsets }, set: { $0.capInsets = $1 }
      ).written(rank: 2),
      Field(
        "alignmentRectInsets", EdgeInsetsSchema.scrolling,
        "How far the picture reaches over the edges that constraints align.", without: "0 on all sides",
        get: { $0.alignmentRectInsets }, set: { $0.alignmentRectInsets = $1 }
      ).written(rank: 3),
    ])

  private static let kind = ValueKind.either(.imagePath, mapping.kind)

  private static let long = mapping.coding { draft, keys, node, subject, context in
    if let name = draft.systemName {
      let place = keys["systemName"]?.value.range ?? node.range
      draft.image = Image(SymbolSchema.symbol(named: name, at: place, context))
      if let entry = keys["image"] {
        context.error("an image view may have “image” or “systemName”, not both", at: entry.key.range)
      }
    } else if !context.scope.isPrototype, keys.lacks("systemName") {
      keys.require("image", of: subject, node, context)
    }
    check(draft, keys, context)
  }

  static let coding = ValueCoding<ImageView>(
    .also(kind, unnamed: ImagePlaceholderSchema.coding.kind),
    encode: { view, context in long.encode(Draft(view), context)?.short(for: "image") },
    decode: { node, subject, context in
      switch node.content {
      case _ where node.isImagePlaceholder, .scalar:
        return ImageSchema.coding.decode(node, subject, context).map { ImageView(image: $0) }
      case .mapping: return long.decode(node, subject, context)?.finished
      case .sequence, .unreadable:
        context.mismatch(node, subject, mustBe: kind)
        return nil
      }
    })

  private static func check(_ draft: Draft, _ keys: MappingKeys, _ context: DecodingContext) {
    for key in ["tile", "preferredSymbolConfiguration"] {
      guard let place = keys.place(of: key), let image = draft.image, image.symbol == nil else { continue }
      context.warning("“\(key)” only has an effect on symbols", at: place, hint: "name one with “systemName”")
    }
    if let place = keys.place(of: "tintColor"), keys.lacks("template"), draft.image?.symbol == nil {
      context.warning(
        "UIKit ignores “tintColor” in an image view without “template”", at: place, hint: "add template: true"
      )
    }
    guard let insets = draft.capInsets, let place = keys["capInsets"]?.value.range else { return }
    for image in [draft.image, draft.highlightedImage].compactMap(\.self)
    where image.symbol == nil && insets.left + insets.right > image.size.width
      || insets.top + insets.bottom > image.size.height
    {
      let name = image.representations.first?.name ?? ""
      context.error(
        "“capInsets” are larger than the image \(quoted(name)), which is \(image.size.inPoints) large",
        at: place)
    }
  }
}

extension ImageViewSchema.Draft {
  /// What a file says of an image view.
  fileprivate init(_ view: ImageView) {
    systemName = view.image.symbol?.name
    configuration = view.image.symbol.flatMap {
      $0.configuration == SymbolConfiguration() ? nil : $0.configuration
    }
    tile = view.image.symbol?.tile
    image = systemName == nil ? view.image : nil
    highlightedImage = view.highlightedImage
    contentMode = view.contentMode
    tintColor = view.tintColor
    isTemplate = view.image.isTemplate
    flipsForRightToLeftLayoutDirection =
      view.image.flipsForRightToLeftLayoutDirection && !(view.image.symbol?.isDirectional ?? false)
    capInsets = view.image.capInsets
    alignmentRectInsets = view.image.alignmentRectInsets
  }
}
