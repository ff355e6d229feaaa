import TableSources

/// What an element leaves out on upright phones: `<variation key="default"><mask key="constraints">…`.
struct IBVariation {
  /// The identifiers of what is left out.
  let excluded: Set<String>

  /// The classes of sizes that upright phones have.
  private static let phones: Set<String> = [
    "widthClass=compact", "heightClass=regular", "heightClass=regular-widthClass=compact",
  ]

  /// What an attribute of an element is on upright phones; `nil` where it is as everywhere.
  static func attribute(_ name: String, of element: XMLElement) -> XMLElement? {
    element.children.last { variation in
      variation.name == "variation" && variation[name] != nil && (variation["key"].map(isOfPhones) ?? false)
    }
  }

  private static func isOfPhones(_ key: String) -> Bool { key == "default" || phones.contains(key) }

  init(of element: XMLElement) {
    var excluded: Set<String> = []
    for variation in element.children where variation.name == "variation" {
      guard let key = variation["key"], IBVariation.isOfPhones(key) else { continue }
      for change in variation.children.flatMap(\.children) {
        guard let reference = change["reference"] else { continue }
        if change.name == "exclude" { excluded.insert(reference) }
        if change.name == "include" { excluded.remove(reference) }
      }
    }
    self.excluded = excluded
  }
}
