import TableLint
import TableModel

/// Puts findings that come up in several ways of drawing together.
struct VariantMerger {
  /// What findings of several ways of drawing have in common.
  private struct Key: Hashable {
    let rule: String
    let screen: Int
    let path: String
    let location: SourceLocation
    let number: Int
  }

  private let matrix: VariantMatrix
  private let names: [String]
  /// The names of variants as rules tell them that compare languages, and name those themselves.
  private let namesWithoutLanguage: [String]
  private var order: [Key] = []
  private var found: [Key: LintNotice] = [:]
  private var variants: [Key: [Int]] = [:]
  private var counts: [Key: Int] = [:]
  private var last = (variant: -1, screen: -1)

  init(of matrix: VariantMatrix) {
    self.matrix = matrix
    names = VariantMerger.names(of: matrix, by: matrix.varyingAxes)
    namesWithoutLanguage = VariantMerger.names(of: matrix, by: matrix.varyingAxes.filter { $0 != .language })
  }

  private static func names(of matrix: VariantMatrix, by axes: [VariantAxis]) -> [String] {
    guard !axes.isEmpty else { return [] }
    return matrix.variants.map { variant in
      axes.compactMap { $0.word(of: variant) }.joined(separator: " ")
    }
  }

  /// Adds a finding of the variant of a number.
  mutating func add(_ notice: LintNotice, variant: Int) {
    if last != (variant, notice.screen) {
      counts.removeAll()
      last = (variant, notice.screen)
    }
    let base = Key(
      rule: notice.rule, screen: notice.screen, path: notice.path, location: notice.location, number: 0)
    let number = counts[base, default: 0]
    counts[base] = number + 1
    let key = Key(
      rule: notice.rule, screen: notice.screen, path: notice.path, location: notice.location, number: number)
    if found[key] == nil {
      order.append(key)
      found[key] = notice
    }
    if variants[key]?.last != variant { variants[key, default: []].append(variant) }
  }

  /// The findings in the order in which they first came up, each with the ways in which it did.
  var notices: [LintNotice] {
    order.compactMap { key in
      guard var notice = found[key] else { return nil }
      var names = names
      if LintRule.named(notice.rule)?.namesLanguages ?? false {
        names = namesWithoutLanguage
        notice.lookedAt = matrix.count / max(1, matrix.words(of: .language).count)
      }
      notice.variants = (variants[key] ?? []).compactMap { names.indices.contains($0) ? names[$0] : nil }
      return notice
    }
  }
}
