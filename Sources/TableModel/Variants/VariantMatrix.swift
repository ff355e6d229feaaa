/// Variants in all combinations of some axes' values, of which any can be computed from its number.
public struct VariantMatrix: Hashable, Sendable {
  /// An axis that has values.
  private struct Entry: Hashable, Sendable {
    var axis: VariantAxis
    var words: [String]
  }

  /// The axes that have values, in the order of the table.
  private var entries: [Entry] = []

  /// A single variant that leaves everything to the source.
  public init() {}

  /// The combinations of axes' values.
  ///
  /// - Throws: An error where a word stands for no value of its axis, or an axis has no words or one twice.
  public init(_ values: [VariantAxis: [String]]) throws(VariantError) {
    for axis in VariantAxis.all {
      if let words = values[axis] { try set(words, for: axis) }
    }
  }

  /// A single variant.
  package init(of variant: Variant) {
    for axis in VariantAxis.all {
      if let word = axis.word(of: variant) { replace([word], for: axis) }
    }
  }

  /// The axes that have values, in the order of the table.
  public var axes: [VariantAxis] { entries.map(\.axis) }

  /// The axes that have several values, and so tell variants apart.
  public var varyingAxes: [VariantAxis] { entries.filter { $0.words.count > 1 }.map(\.axis) }

  /// The words for an axis's values; empty where it is left to the source.
  public func words(of axis: VariantAxis) -> [String] {
    entries.first { $0.axis == axis }?.words ?? []
  }

  /// Gives an axis its values by their words, instead of those that it has.
  ///
  /// - Throws: An error where a word stands for no value, or there are none or one twice.
  public mutating func set(_ words: [String], for axis: VariantAxis) throws(VariantError) {
    guard !words.isEmpty else { throw VariantError(axis: axis, problem: .noValues) }
    var seen: Set<String> = []
    for word in words {
      guard axis.takes(word) else { throw VariantError(axis: axis, problem: .unknown(word)) }
      guard seen.insert(word).inserted else { throw VariantError(axis: axis, problem: .twice(word)) }
    }
    replace(words, for: axis)
  }

  /// Gives an axis values that others have looked at.
  package mutating func replace(_ words: [String], for axis: VariantAxis) {
    entries.removeAll { $0.axis == axis }
    entries.append(Entry(axis: axis, words: words))
    let places = VariantAxis.all
    entries.sort { (places.firstIndex(of: $0.axis) ?? 0) < (places.firstIndex(of: $1.axis) ?? 0) }
  }

  /// Takes over the values of another matrix, axis by axis, where it has any.
  public mutating func override(by other: VariantMatrix) {
    for entry in other.entries { replace(entry.words, for: entry.axis) }
  }

  /// More variants than anybody can have drawn, up to which they are counted.
  package static let mostCounted = 1 << 32

  /// The number of variants, or a very large one; 1 where no axis has values.
  public var count: Int {
    entries.reduce(1) { count, entry in
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: entry.words.count)
      return isTooLarge ? VariantMatrix.mostCounted : min(product, VariantMatrix.mostCounted)
    }
  }

  /// The variant of a number from 0, the last axis varying fastest.
  public subscript(_ index: Int) -> Variant {
    var variant = Variant()
    var rest = index
    for entry in entries.reversed() {
      _ = entry.axis.set(entry.words[rest % entry.words.count], in: &variant)
      rest /= entry.words.count
    }
    return variant
  }

  /// All variants in their order.
  public var variants: [Variant] { (0..<count).map { self[$0] } }
}

/// Why words are no values of an axis.
public struct VariantError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What can be wrong with the words of an axis.
  public enum Problem: Hashable, Sendable {
    /// There are none.
    case noValues
    /// A word stands for no value.
    case unknown(String)
    /// A word is there twice, so that each variant would be too.
    case twice(String)
  }

  /// The axis that the value was given for.
  public var axis: VariantAxis
  /// What is wrong.
  public var problem: Problem

  /// What is wrong, in one sentence without a full stop.
  public var description: String {
    switch problem {
    case .noValues: "“\(axis.name)” has no values"
    case .unknown(let word): "“\(word)” is not \(axis.noun)"
    case .twice(let word): "“\(axis.name)” has the value “\(word)” twice"
    }
  }
}
