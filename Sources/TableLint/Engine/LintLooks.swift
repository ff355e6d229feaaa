import TableThemes

/// The looks for which a guideline holds: it came with one of them, and perhaps a later one took it back.
package struct LintLooks: Hashable, Sendable {
  /// The first look, by its name; `nil` from the very first.
  package let since: String?
  /// The last look, by its name; `nil` where the guideline still holds.
  package let until: String?
  /// What findings are worth in looks after the last one: `hint` for those alone who ask for the rule by its name, `info`
  /// for advice, `off` for nothing.
  package let later: LintLevel

  /// A guideline of all looks.
  static let all = LintLooks(since: nil, until: nil)

  /// A guideline of looks from one to another, both included.
  init(since: String? = nil, until: String? = nil, later: LintLevel = .off) {
    (self.since, self.until, self.later) = (since, until, later)
  }

  /// Whether the guideline holds in a look.
  package func holds(in look: String) -> Bool {
    !isBefore(look) && !(until.map { LintLooks.isBefore($0, look) } ?? false)
  }

  /// Whether a look is older than the guideline.
  package func isBefore(_ look: String) -> Bool { since.map { LintLooks.isBefore(look, $0) } ?? false }

  /// What a level comes to in a look; `isNamed` where somebody asks for the rule by its name.
  func level(_ level: LintLevel, in look: String, isNamed: Bool) -> LintLevel {
    guard !holds(in: look) else { return level }
    guard !isBefore(look) else { return .off }
    switch later {
    case .off: return .off
    case .hint: return isNamed ? level : .off
    case .info, .warning, .error: return isNamed ? level : min(level, later)
    }
  }

  /// The looks in words: `looks up to ios6`; `nil` for all looks.
  package var words: String? {
    let range: String
    switch (since, until) {
    case (nil, nil): return nil
    case (let since?, nil): range = "looks since \(since)"
    case (nil, let until?): range = "looks up to \(until)"
    case (let since?, let until?):
      range = since == until ? "the look \(since)" : "looks from \(since) to \(until)"
    }
    guard until != nil else { return range }
    switch later {
    case .off: return range
    case .hint: return range + ", and later ones if you name the rule"
    case .info, .warning, .error: return range + ", in later ones as \(later.rawValue)"
    }
  }

  private static func isBefore(_ look: String, _ other: String) -> Bool {
    let names = Theme.names
    guard let place = names.firstIndex(of: look), let limit = names.firstIndex(of: other) else {
      return false
    }
    return place < limit
  }
}
