import TableModel
import TableSources

/// The pictures of a document: files where they are at hand, symbols of the system, else boxes of the size that the
/// document declares.
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

  /// The standard size of letters in points.
  private static let letters = 17.0

  /// What a picture gives its size to.
  enum Holder {
    /// A view, or a button with a title beside the picture.
    case view
    /// A button of a picture alone.
    case button
    /// The same with a configuration.
    case configuredButton
  }

  /// The height of a button of a symbol alone, in parts of the letters' size: 22 points for 17.
  private static let buttonHeight = 22.0 / 17

  /// The size that a picture gives its view, in points; `nil` where nothing is known of it.
  func intrinsicSize(named name: String, at element: XMLElement, in holder: Holder = .view) -> Size? {
    image(named: name, at: element, fallback: nil).map { IBImages.size(of: $0, in: holder) }
  }

  /// The size of a picture in points, also of a symbol.
  ///
  /// A button without a title is as high for each symbol, since it has room for the highest, or for a line of text.
  static func size(of image: Image, in holder: Holder = .view) -> Size {
    guard let symbol = image.symbol else { return image.size }
    let configuration = symbol.configuration
    let letters = configuration.pointSize ?? IBImages.letters
    let em = letters * (configuration.scale ?? .medium).factor
    let height =
      switch holder {
      case .view: symbol.size.height * letters * IBSymbolSize.height(of: configuration)
      case .button: max(symbol.size.height * em, IBImages.buttonHeight * letters)
      case .configuredButton: SymbolImage.lineHeight * letters
      }
    // Thousandths of a point, as specs have them.
    let short = { (length: Double) in (length * 1_000).rounded() / 1_000 }
    return Size(width: short(symbol.size.width * em), height: short(height))
  }

  /// The picture of a name that an element uses; `fallback` is the size of one that nothing is known of.
  func image(named name: String, at element: XMLElement, fallback: Size?) -> Image? {
    if var image = file(named: name, at: element) {
      if image.symbol != nil, let configuration = IBImages.configuration(of: element) {
        image.symbol?.configuration = configuration
      }
      return image
    }
    guard let size = sizes[name] ?? fallback, size.width > 0, size.height > 0 else { return nil }
    return Image(ImagePlaceholder(name: name, size: size))
  }

  /// The picture's files; that there are none is told at its first use.
  private func file(named name: String, at element: XMLElement) -> Image? {
    if let image = known[name] { return image }
    var image: Image?
    switch finder.image(named: name, inProject: !symbols.contains(name)) {
    case .success(let found):
      image = found ?? symbol(named: name, at: element)
      if image == nil {
        switch finder.projectSymbol(named: name) {
        case .success(let symbol?): image = Image(placed(symbol, in: sizes[name]))
        case .success(nil): tellMissing(name, at: element)
        case .failure(let refusal): tell(refusal, of: name, at: element)
        }
      }
    case .failure(let refusal): tell(refusal, of: name, at: element)
    }
    known[name] = .some(image)
    return image
  }

  /// What is drawn in place of a picture that cannot be.
  private func replacement(for name: String) -> String {
    sizes[name] == nil ? "" : "; a box is drawn instead"
  }

  private func tell(_ refusal: Refusal, of name: String, at element: XMLElement) {
    report.warning(refusal.message + replacement(for: name), at: element.range, hint: refusal.hint)
  }

  private func tellMissing(_ name: String, at element: XMLElement) {
    let rest = replacement(for: name)
    let isListed = finder.list(of: .image, named: name) != nil
    report.warning(
      isListed
        ? "the picture \(quoted(name)) has no file that can be drawn\(rest)"
        : "there is no picture \(quoted(name))\(rest)",
      at: element.range, hint: isListed ? nil : finder.search(for: .image, named: name))
  }

  /// The symbol of a name in a box of the size that the document declares; `nil` where it declares no symbol.
  private func symbol(named name: String, at element: XMLElement) -> Image? {
    guard symbols.contains(name) else { return nil }
    let stored = sizes[name].flatMap(IBSymbolSize.proportions)
    let found = finder.symbol(named: name, aspect: stored.map { $0.width / $0.height })
    if case .missing(_, let refusal) = found {
      report.warning(refusal.message, at: element.range, hint: refusal.hint, rule: refusal.rule)
    }
    return Image(
      placed(found.image, in: stored.map { IBSymbolSize.size(of: name, stored: $0) }))
  }

  /// A picture as rows of standard styles show it: a symbol without the box that documents store, since texts stand where the
  /// look’s symbol lets them.
  func inStandardRow(_ image: Image, named name: String) -> Image {
    guard symbols.contains(name), let placed = image.symbol, !placed.isMissing else { return image }
    var image = image
    image.symbol = finder.symbol(named: name, aspect: nil).image
    image.symbol?.configuration = placed.configuration
    return image
  }

  /// A symbol of the system, as large as the look has it.
  func symbol(named name: String) -> Image { Image(finder.symbol(named: name, aspect: nil).image) }

  /// The symbol that a kind of button shows, in the middle of a square of so many points.
  func symbol(ofButton name: String, side: Double, configuration: SymbolConfiguration) -> Image {
    let letters = configuration.pointSize ?? IBImages.letters
    let em = side / letters / (configuration.scale ?? .medium).factor
    var image = Image(
      finder.symbol(named: name, aspect: 1).image.centered(in: Size(width: em, height: em)))
    image.symbol?.configuration = configuration
    return image
  }

  /// A symbol in the middle of a box in points, in letters of the standard size.
  private func placed(_ symbol: SymbolImage, in box: Size?) -> SymbolImage {
    guard let box else { return symbol }
    return symbol.centered(
      in: Size(width: box.width / IBImages.letters, height: box.height / IBImages.letters))
  }

  /// How large and heavy the symbols of an element are.
  private static func configuration(of element: XMLElement) -> SymbolConfiguration? {
    let stated =
      element.child(key: "preferredSymbolConfiguration")
      ?? element.child(key: "preferredSymbolConfigurationForImage")
    let own = stated?["scale"].flatMap { $0 == "default" ? nil : $0 }
    let scale = own ?? element.child(key: "image")?["symbolScale"]
    let words = (stated?["pointSize"], stated?["weight"], scale)
    guard words.0 != nil || words.1 != nil || words.2 != nil else { return nil }
    return SymbolConfiguration(
      pointSize: words.0.flatMap(Double.init).flatMap { (1...1_000).contains($0) ? $0 : nil },
      weight: words.1.flatMap { FontWeight(rawValue: $0.lowercased() == "ultralight" ? "ultraLight" : $0) },
      scale: words.2.flatMap(SymbolConfiguration.Scale.init))
  }
}
