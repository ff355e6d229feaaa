import TableModel
import TableSources

/// The colours of a document: those it writes out, those it declares by name, and those of the system.
final class IBColors {
  /// The colours that the document declares, by name.
  private let named: [String: XMLElement]
  /// The values that the document's author saw for the system's colours, by name.
  private let system: [String: XMLElement]
  private let assets: AssetFinder
  /// The colours of catalogs that have been looked for.
  private var known: [String: Color?] = [:]

  /// The colours among a document's resources; those of asset catalogs are looked for there first.
  init(resources: [XMLElement], assets: AssetFinder) {
    self.assets = assets
    let declared = { (tag: String) in
      let pairs = resources.filter { $0.name == tag }.compactMap { element in
        element["name"].flatMap { name in element.child(named: "color").map { (name, $0) } }
      }
      return Dictionary(pairs) { first, _ in first }
    }
    named = declared("namedColor")
    system = declared("systemColor")
  }

  /// The colour that an element says; `nil` where it says none.
  func color(_ element: XMLElement, report: FindingReport) -> Color? {
    let own = IBColor.components(of: element)
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      let stored = own ?? system[name].flatMap(IBColor.components)
      if let color = IBSystemColor.color(named: name, stored: stored) { return color }
      report.warning("unknown system colour \(quoted(name))", at: element.range)
      return nil
    }
    if let own { return own }
    guard let name = element["name"] else { return nil }
    if element["catalog"] == IBColors.systemCatalog {
      return IBSystemColor.color(named: IBColors.renamed[name] ?? name, stored: nil)
    }
    if let color = known[name] { return color }
    let color = named(name, at: element, report)
    known[name] = .some(color)
    return color
  }

  /// The catalog of the colours that every Mac has, which texts with attributes name.
  private static let systemCatalog = "System"
  private static let renamed = ["textColor": "labelColor"]

  /// The colour of a name; what is missing is told at its first use.
  private func named(_ name: String, at element: XMLElement, _ report: FindingReport) -> Color? {
    // What the document stores is only what its author's screen showed: the catalog has the dark one, too.
    let list = assets.list(of: .color, named: name)
    if let color = list.flatMap({ ColorSet($0).color }) { return color }
    let stored = named[name].flatMap(IBColor.components)
    let lack =
      list == nil
      ? "there is no colour \(quoted(name))" : "the colour \(quoted(name)) cannot be read"
    report.warning(
      stored == nil
        ? "\(lack), and the document does not say what it looks like"
        : "\(lack); the colour stored in the document is drawn instead, adapted in dark screens",
      at: element.range, hint: list == nil ? assets.search(for: .color, named: name) : nil)
    return stored.map(IBColor.withDarkCounterpart)
  }
}
