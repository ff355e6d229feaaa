import TableModel

/// Symbols that are drawn by a rule: others in a circle or a square, with a line through them, or without a part.
extension SymbolTable {
  /// The symbol that is drawn for one of the system's which has no line in the table, and what stands in for it; `nil` where
  /// no rule leads to one.
  func variant(of name: String) -> (name: String, entry: Entry)? {
    guard SymbolNames.contains(name) else { return nil }
    let parts = name.split(separator: ".").map { SymbolTable.formerWords[String($0)] ?? String($0) }
    let former = parts.joined(separator: ".")
    if let entry = self[former] { return (former, entry) }
    if let entry = enclosed(parts) { return (name, entry) }
    if let slashed = slashed(parts) { return slashed }
    return nearest(to: parts).flatMap { base in
      self[base].map { entry in
        var entry = entry
        entry.isPartial = true
        return (base, entry)
      }
    }
  }

  /// What the table calls things for which the system has new words.
  private static let formerWords = ["document": "doc", "microphone": "mic"]

  /// An icon, letters or figures in a circle or a square, which the last parts of a name ask for.
  private func enclosed(_ parts: [String]) -> Entry? {
    let isFilled = parts.last == "fill"
    let outer = parts.dropLast(isFilled ? 1 : 0)
    let circle: Entry.Circle
    switch outer.last {
    case "circle": circle = isFilled ? .disc : .ring
    case "square": circle = isFilled ? .tile : .box
    default: return nil
    }
    let inner = outer.dropLast().joined(separator: ".")
    if SymbolLetters.have(inner), let icon = SymbolLetters.icon(of: inner) {
      return Entry(icon: icon, circle: circle, letters: inner)
    }
    let found = (isFilled ? [inner + ".fill", inner] : [inner]).lazy.compactMap { name in
      self[name] ?? self.slashed(name.split(separator: ".").map(String.init))?.entry
    }.first
    guard let found, !found.icon.isEmpty, found.circle == nil else { return nil }
    return Entry(icon: found.icon, isPartial: found.isPartial, isSlashed: found.isSlashed, circle: circle)
  }

  /// The symbol without `slash` in its name, with a line through it.
  private func slashed(_ parts: [String]) -> (name: String, entry: Entry)? {
    let base = parts.filter { $0 != "slash" }
    guard base.count == parts.count - 1 else { return nil }
    let name = base.joined(separator: ".")
    return self[name].flatMap { entry in
      guard entry.circle == nil else { return nil }
      var entry = entry
      (entry.isSlashed, entry.measured) = (true, nil)
      return (name, entry)
    }
  }

  /// The symbol without its badge, or without its filling; without a slash it would say the contrary.
  private func nearest(to parts: [String]) -> String? {
    let isFilled = parts.last == "fill"
    let addition = parts.firstIndex { ["badge", "trianglebadge"].contains($0) }
    guard !parts.contains("slash") else { return nil }
    let base = parts.prefix(addition ?? parts.count - (isFilled ? 1 : 0)).joined(separator: ".")
    return (isFilled ? [base + ".fill", base] : [base]).first { self[$0] != nil }
  }
}
