import TableModel
import TableSources

/// The files of one picture in an asset catalog: `Logo.imageset`.
struct ImageSet {
  private let list: AssetList

  /// The picture of a list.
  init(_ list: AssetList) { self.list = list }

  /// The picture with its files, one for each scale; `nil` where there are none that can be drawn.
  ///
  /// A picture for languages that run to the right, without another for the rest, is one to be mirrored for these.
  func image(limits: LoadingLimits, _ allowance: PictureAllowance) -> Result<Image?, Refusal> {
    let resolver = ImageResolver(
      folder: list.folder, limits: limits, place: .project, allowance: allowance)
    let (light, dark) = (entries(for: .light), entries(for: .dark))
    let all = light.isEmpty ? dark : light
    let isMirrored = all.contains { $0.direction != nil } && Set(all.map(\.direction)).count == 1
    return Result { () throws(Refusal) in
      let files = try ImageSet.files(of: all, isMirrored: isMirrored, resolver)
      guard
        var image = Image(
          representations: files, capInsets: all.lazy.compactMap(\.capInsets).first,
          isTemplate: list.property("template-rendering-intent") == "template")
      else { return nil }
      image.flipsForRightToLeftLayoutDirection = isMirrored
      // Dark screens have the light files where their own cannot be used.
      if !light.isEmpty, let files = try? ImageSet.files(of: dark, isMirrored: isMirrored, resolver) {
        image.darkRepresentations = files
      }
      return image
    }
  }

  private static func files(
    of entries: [Entry], isMirrored: Bool, _ resolver: ImageResolver
  ) throws(Refusal) -> [ImageReference] {
    var files: [Double: ImageReference] = [:]
    var refusal: Refusal?
    for entry in entries
    where files[entry.scale] == nil && (isMirrored || entry.direction != Entry.rightToLeft) {
      switch resolver.resolve(entry.file, scale: entry.scale) {
      case .success(let file): files[entry.scale] = file
      case .failure(let failure): refusal = refusal ?? failure
      }
    }
    // A file that cannot be used does not lose those of other scales.
    if let refusal, files.isEmpty { throw refusal }
    return files.values.sorted { $0.scale < $1.scale }
  }

  /// A file and what the list says of it.
  private struct Entry {
    var file: String
    var scale: Double
    /// The direction of the languages that it is for; `nil` for all.
    var direction: String?
    /// The edges that are not stretched, in points.
    var capInsets: EdgeInsets?

    static let rightToLeft = "right-to-left"

    /// The entry of a node; `nil` where it has no file of a kind that can be drawn.
    init?(_ image: SpecNode) {
      guard let file = image.text("filename"), FilePath(file).hasEnding(ImageReference.Format.endings) else {
        return nil
      }
      let scale = image.text("scale").flatMap { Double($0.prefix { $0 != "x" }) } ?? 1
      guard (1...3).contains(scale) else { return nil }
      (self.file, self.scale, direction) = (file, scale, image.text("language-direction"))
      capInsets = image.value(of: "resizing")?.value(of: "cap-insets").map { insets in
        let side = { (name: String) in
          insets.text(name).flatMap(Double.init).flatMap { (0...4_096).contains($0) ? $0 / scale : nil } ?? 0
        }
        return EdgeInsets(top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
      }
    }
  }

  private func entries(for appearance: Appearance) -> [Entry] {
    list.entries("images", for: appearance).compactMap(Entry.init)
  }
}
