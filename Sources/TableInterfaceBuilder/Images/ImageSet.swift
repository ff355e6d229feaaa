import TableModel
import TableSources

/// The files of one picture in an asset catalog, and the list that says which is for which screen.
struct ImageSet {
  /// The folder of the files.
  let folder: FilePath

  /// The greatest length in bytes of the list.
  private static let longestList = 1 << 16

  /// The picture with its files, one for each scale; `nil` where there are none that can be drawn.
  ///
  /// A picture for languages that run to the right, without another for the rest, is one to be mirrored for these.
  func image(limits: LoadingLimits) -> Result<Image?, Refusal> {
    let resolver = ImageResolver(folder: folder, limits: limits, place: .project)
    var files: [Double: ImageReference] = [:]
    let all = entries(limits: limits)
    let isMirrored = all.contains { $0.direction != nil } && Set(all.map(\.direction)).count == 1
    let isLeftToRight = { (entry: Entry) in isMirrored || entry.direction != Entry.rightToLeft }
    for entry in all where files[entry.scale] == nil && isLeftToRight(entry) {
      switch resolver.resolve(entry.file, scale: entry.scale) {
      case .success(let file): files[entry.scale] = file
      case .failure(let refusal): return .failure(refusal)
      }
    }
    var image = Image(representations: Array(files.values))
    image?.flipsForRightToLeftLayoutDirection = isMirrored
    return .success(image)
  }

  /// A file and the scale that the list gives it.
  private struct Entry {
    var file: String
    var scale: Double
    /// The direction of the languages that it is for; `nil` for all.
    var direction: String?

    static let rightToLeft = "right-to-left"
  }

  /// What the list says, without what is for dark screens and without kinds of files that cannot be drawn.
  private func entries(limits: LoadingLimits) -> [Entry] {
    guard
      case .success(let bytes) = SourceFile.read(
        folder.appending("Contents.json"), within: limits.reach(from: folder), atMost: ImageSet.longestList)
    else { return [] }
    let (source, problems) = SourceScanner.scan(bytes, named: "Contents.json")
    guard problems.isEmpty else { return [] }
    let report = FindingReport(on: source, limit: 1)
    let tree = SpecTreeBuilder.build(from: source, limits: limits, report: report)
    let images = tree.roots.first.flatMap { $0.value(of: "images")?.items } ?? []
    return images.compactMap { image in
      guard image.value(of: "appearances") == nil,
        let file = image.value(of: "filename")?.scalar?.text,
        FilePath(file).hasEnding(ImageReference.Format.pixelEndings)
      else { return nil }
      let scale = image.value(of: "scale")?.scalar.flatMap { Double($0.text.prefix { $0 != "x" }) } ?? 1
      let direction = image.value(of: "language-direction")?.scalar?.text
      return (1...3).contains(scale) ? Entry(file: file, scale: scale, direction: direction) : nil
    }
  }
}

extension SpecNode {
  /// The value of a key.
  fileprivate func value(of key: String) -> SpecNode? {
    entries?.first { $0.name == key }?.value
  }
}
