import TableModel
import TableSources

/// The colours of a document: those it writes out, those it declares by name, and those of the system.
struct IBColors {
  /// The colours that the document declares, by name.
  private let named: [String: XMLElement]
  /// The values that the document's author saw for the system's colours, by name.
  private let system: [String: XMLElement]
  private let assets: AssetFinder

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
      report.warning("the system’s colour \(quoted(name)) is not known", at: element.range)
      return nil
    }
    if let own { return own }
    guard let name = element["name"] else { return nil }
    // What the document stores is only what its author's screen showed: the catalog has the dark one, too.
    if let color = assets.list(of: .color, named: name).flatMap({ ColorSet($0).color }) { return color }
    if let declared = named[name].flatMap(IBColor.components) { return declared }
    report.warning("the document does not say what the colour \(quoted(name)) looks like", at: element.range)
    return nil
  }
}
