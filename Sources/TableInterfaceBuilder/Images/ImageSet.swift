import TableModel
import TableSources

/// The files of one picture in an asset catalog, and the list that says which is for which screen.
struct ImageSet {
  /// The folder of the files.
  let folder: FilePath

  /// The greatest length in bytes of the list.
  private static let longestList = 1 << 16

  /// The files of the picture, one for each scale; none where there are none that can be drawn.
  func files(limits: LoadingLimits) -> Result<[ImageReference], Refusal> {
    let resolver = ImageResolver(folder: folder, limits: limits, place: .project)
    var files: [Double: ImageReference] = [:]
    for entry in entries(limits: limits) where files[entry.scale] == nil {
      switch resolver.resolve(entry.file, scale: entry.scale) {
      case .success(let file): files[entry.scale] = file
      case .failure(let refusal): return .failure(refusal)
      }
    }
    return .success(files.values.sorted { $0.scale < $1.scale })
  }

  /// A file and the scale that the list gives it.
  private struct Entry {
    var file: String
    var scale: Double
  }

  /// What the list says, without what is for dark screens and without kinds of files that cannot be drawn.
  private func entries(limits: LoadingLimits) -> [Entry] {
    guard
      case .success(let bytes) = SourceFile.read(
        folder.appending("Contents.json"), atMost: ImageSet.longestList)
    else { return [] }
    let (source, problems) = SourceScanner.scan(bytes, named: "Contents.json")
    guard problems.isEmpty else { return [] }
    let report = FindingReport(on: source, limit: 1)
    let tree = SpecTreeBuilder.build(from: source, limits: limits, report: report)
    let images = tree.roots.first.flatMap { $0.value(of: "images")?.items } ?? []
    return images.compactMap { image in
      guard image.value(of: "appearances") == nil,
        let file = image.value(of: "filename")?.scalar?.text,
        FilePath(file).hasEnding(["png", "jpg", "jpeg"])
      else { return nil }
      let scale = image.value(of: "scale")?.scalar.flatMap { Double($0.text.prefix { $0 != "x" }) } ?? 1
      return (1...3).contains(scale) ? Entry(file: file, scale: scale) : nil
    }
  }
}

extension SpecNode {
  /// The value of a key.
  fileprivate func value(of key: String) -> SpecNode? {
    entries?.first { $0.name == key }?.value
  }
}
