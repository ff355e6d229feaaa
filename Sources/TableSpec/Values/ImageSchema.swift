import TableModel
import TableSources

/// A picture: the path of its file, or of one that has files for finer screens beside it, or a placeholder.
enum ImageSchema {
  /// A path, or a box.
  private static let kind = ValueKind.also(.imagePath, unnamed: ImagePlaceholderSchema.coding.kind)

  static let coding = ValueCoding<Image>(
    kind,
    encode: { image, context in
      if let name = context.name(of: image.representations) { return .text(name) }
      return ImagePlaceholderSchema.coding.encode(image.box, context)
    },
    decode: { node, subject, context in
      if node.entries != nil {
        return ImagePlaceholderSchema.coding.decode(node, subject, context).map { Image($0) }
      }
      guard let name = node.scalar?.text else {
        context.mismatch(node, subject, mustBe: kind)
        return nil
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
