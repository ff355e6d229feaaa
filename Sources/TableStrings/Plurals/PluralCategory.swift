/// A form that a text can have for numbers, by the names of Unicode’s CLDR.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}
