import TableModel

/// What a table has for a key: a text, or texts for kinds of devices and for numbers.
package struct StringEntry: Hashable, Sendable {
  /// A text, or one for each form of the plural.
  package indirect enum Value: Hashable, Sendable {
    /// The same text always.
    case text(String)
    /// A text for each form, of which there is `other` at least where the table is sound.
    case plural([PluralCategory: String])
    /// A value for each kind of device, by Apple’s names such as `iphone` and `other`.
    case devices([String: Value])
    /// A text with parts that depend on numbers.
    case format(String, [String: StringSubstitution])
  }

  /// The text or texts.
  package var value: Value
  /// Where the entry stands.
  package var location: SourceLocation

  /// An entry at its place.
  package init(_ value: Value, at location: SourceLocation) {
    self.value = value
    self.location = location
  }

  /// The text that is shown.
  ///
  /// - Parameters:
  ///   - language: The language of the table, whose rules choose among forms of the plural.
  ///   - numbers: The numbers that the text speaks of, in the order of its places for them.
  ///   - device: The kind of device, as Apple’s tables call it.
  /// - Returns: The text, with the first numbers in the places of parts that depend on them; `nil` where the table has
  ///   none for this case. Without a number, the form is `other`.
  package func text(in language: LanguageTag, numbers: [Int] = [], device: String = "iphone") -> String? {
    value.text(in: language, numbers: numbers, device: device)
  }
}

extension StringEntry {
  /// The text that is shown with some values in its places, the first number of which chooses among forms of the plural.
  ///
  /// - Parameters:
  ///   - language: The language of the table, whose rules choose among forms of the plural.
  ///   - arguments: The values, in the order of the source’s text; no places are filled without any.
  ///   - device: The kind of device, as Apple's tables call it.
  /// - Returns: The text; `nil` where the table has none for this case.
  package func text(
    in language: LanguageTag, arguments: [TextArgument], device: String = "iphone"
  ) -> String? {
    guard !arguments.isEmpty else { return text(in: language, device: device) }
    let isFormat = value.isFormat(on: device)
    let numbers = isFormat ? arguments.map { $0.whole ?? 0 } : arguments.compactMap(\.whole)
    return value.numbered.text(in: language, numbers: numbers, device: device).map {
      TextFormat($0).filled(with: arguments)
    }
  }
}

extension StringEntry.Value {
  /// Whether the text has parts that depend on numbers, which say by themselves on which.
  fileprivate func isFormat(on device: String) -> Bool {
    switch self {
    case .format: true
    case .devices(let values): (values[device] ?? values["other"])?.isFormat(on: device) ?? false
    case .text, .plural: false
    }
  }

  /// The same with the number of its value in each place, since parts that are filled in take their places with them.
  fileprivate var numbered: Self {
    switch self {
    case .format(let text, let parts): .format(StringSubstitution.numbered(text, parts), parts)
    case .devices(let values): .devices(values.mapValues(\.numbered))
    case .text, .plural: self
    }
  }

  fileprivate func text(in language: LanguageTag, numbers: [Int], device: String) -> String? {
    switch self {
    case .text(let text): text
    case .plural(let forms): forms.text(for: numbers.first, in: language)
    case .devices(let values):
      (values[device] ?? values["other"])?.text(in: language, numbers: numbers, device: device)
    case .format(let text, let parts):
      StringSubstitution.filling(text, with: parts, numbers: numbers, in: language)
    }
  }
}

extension [PluralCategory: String] {
  /// The form for a number; a form of its own for nothing is used in all languages, whatever their rules say.
  package func text(for number: Int?, in language: LanguageTag) -> String? {
    guard let number else { return self[.other] }
    if number == 0, let zero = self[.zero] { return zero }
    return self[PluralRules.category(of: number, in: language)] ?? self[.other]
  }
}
