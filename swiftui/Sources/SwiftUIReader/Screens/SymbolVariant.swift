/// Symbols in variants: `heart` that is filled is `heart.fill`.
enum SymbolVariant {
  /// What the names of symbols begin with that are lines, and have nothing to fill unless they are in a shape.
  private static let lines = [
    "arrow", "chevron", "checkmark", "ellipsis", "equal", "exclamationmark", "gear", "info", "line", "list",
    "magnifyingglass",
    "minus", "multiply", "number", "percent", "plus", "questionmark", "text", "wifi", "xmark",
  ]
  private static let shapes = ["circle", "square", "rectangle", "triangle", "diamond", "shield", "badge"]

  /// The name of a symbol in a variant such as `circle.fill`; its own where that is none, or it has none.
  static func name(of symbol: String, in variant: String?) -> String {
    guard let variant else { return symbol }
    var parts = symbol.split(separator: ".").map(String.init)
    let order = ["fill": 1, "slash": 2]
    let variants = variant.split(separator: ".").map(String.init).sorted { order[$0] ?? 0 < order[$1] ?? 0 }
    for added in variants where !parts.contains(added) {
      let isLine = lines.contains(parts.first ?? "") && Set(parts).isDisjoint(with: shapes)
      if added == "fill", isLine { continue }
      // A symbol that is filled stays so in its shape: `heart.circle.fill`.
      let end = parts.last == "fill" && added != "slash" ? parts.count - 1 : parts.count
      parts.insert(added, at: end)
    }
    return parts.joined(separator: ".")
  }
}
