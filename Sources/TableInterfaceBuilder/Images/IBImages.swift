import TableModel
import TableSources

/// The pictures of a document: files where they are at hand, else boxes of the size that the document declares.
final class IBImages {
  private let sizes: [String: Size]
  /// The names of the pictures that are the system's symbols.
  private let symbols: Set<String>
  private let finder: AssetFinder
  private let report: FindingReport
  private var known: [String: Image?] = [:]

  /// The pictures among a document's resources.
  init(resources: [XMLElement], finder: AssetFinder, report: FindingReport) {
    self.finder = finder
    self.report = report
    let pairs = resources.filter { $0.name == "image" }.compactMap { element -> (String, Size)? in
      let side = { (name: String) in
        element[name].flatMap(Double.init).flatMap { (1...10_000).contains($0) ? $0 : nil }
      }
      guard let name = element["name"], let width = side("width"), let height = side("height") else {
        return nil
      }
      return (name, Size(width: width, height: height))
    }
    sizes = Dictionary(pairs) { first, _ in first }
    symbols = Set(
      resources.filter { $0.name == "image" && $0["catalog"] == "system" }.compactMap { $0["name"] })
  }

  /// The points of a symbol in letters of the standard size for each point that documents declare.
  private static let symbolScale = 0.16

  /// The size that a picture gives its view, in points; `nil` where nothing is known of it.
  func intrinsicSize(named name: String, at element: XMLElement) -> Size? {
    image(named: name, at: element, fallback: nil)?.size
  }

  /// The picture of a name that an element uses; `fallback` is the size of one that nothing is known of.
  func image(named name: String, at element: XMLElement, fallback: Size?) -> Image? {
    if let image = file(named: name, at: element) { return image }
    let scale = symbols.contains(name) ? IBImages.symbolScale : 1
    let declared = sizes[name].map { Size(width: $0.width * scale, height: $0.height * scale) }
    guard let size = declared ?? fallback, size.width > 0, size.height > 0 else { return nil }
    return Image(ImagePlaceholder(name: name, size: size))
  }

  /// The picture's files; that there are none is told at its first use.
  private func file(named name: String, at element: XMLElement) -> Image? {
    if let image = known[name] { return image }
    var image: Image?
    switch finder.image(named: name) {
    case .success(let found):
      image = found
      if found == nil { tellMissing(name, at: element) }
    case .failure(let refusal):
      report.warning(
        "\(refusal.message)\(sizes[name] == nil ? "" : "; a box is drawn in its place")", at: element.range,
        hint: refusal.hint)
    }
    known[name] = .some(image)
    return image
  }

  private func tellMissing(_ name: String, at element: XMLElement) {
    let rest = sizes[name] == nil ? "" : "; a box stands in its place"
    guard !symbols.contains(name) else {
      return report.warning(
        "the system’s symbol \(quoted(name)) cannot be drawn\(rest)", at: element.range,
        hint: "a file \(name).png or \(name).svg beside the document is drawn instead")
    }
    guard finder.list(of: .symbol, named: name) == nil else {
      return report.warning(
        "the project’s symbol \(quoted(name)) cannot be drawn\(rest)", at: element.range,
        hint: "export it as a picture: \(name).svg beside the document is drawn instead")
    }
    let isListed = finder.list(of: .image, named: name) != nil
    report.warning(
      isListed
        ? "the picture \(quoted(name)) has no file that can be drawn\(rest)"
        : "there is no picture \(quoted(name))\(rest)",
      at: element.range, hint: isListed ? nil : finder.search(for: .image, named: name))
  }
}
