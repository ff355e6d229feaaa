import TableSources

extension ValueDecoder where Value == String {
  /// The characters of a scalar, whatever YAML would take them for.
  package static let text = ValueDecoder(.text) { node, subject, context in
    guard let scalar = node.scalar else {
      context.mismatch(node, subject, mustBe: .text, hint: node.quotationHint)
      return nil
    }
    return context.countText(scalar.text, as: .shown, at: node.range) ? scalar.text : nil
  }

  /// The name of a screen, which may become part of a file's name.
  package static let screenName = text.checked { name, node, subject, context in
    guard !name.isEmpty, name.unicodeScalars.count <= ScreenName.longest else {
      context.error("\(subject) must have from 1 to \(ScreenName.longest) characters", at: node.range)
      return nil
    }
    guard !name.hasPrefix("."), name.unicodeScalars.allSatisfy(ScreenName.permits) else {
      context.error(
        "\(subject) may not begin with “.” or have “/” or line breaks in it", at: node.range,
        hint: "pictures are named after it")
      return nil
    }
    if !context.isFirst(name: name, at: node.range) {
      context.warning("the name \(quoted(name)) is used before in this file", at: node.range)
    }
    return name
  }

  /// One of the names in a vocabulary.
  ///
  /// - Parameters:
  ///   - noun: What the names stand for, in the singular.
  ///   - names: Picks the names out of the vocabulary.
  /// - Returns: A decoder of such names.
  package static func name(
    ofA noun: String,
    among names: @escaping @Sendable (SpecVocabulary) -> [String]
  ) -> ValueDecoder {
    text.checked { name, node, _, context in
      let known = names(context.vocabulary)
      guard !known.contains(name) else { return name }
      context.error(
        "unknown \(noun) \(quoted(name))", at: node.range,
        hint: Spelling.hint(for: name, among: known) ?? "there are \(listed(known, "and"))")
      return nil
    }
  }
}

extension ValueDecoder where Value == Double {
  /// A number, in decimal digits.
  package static func number(_ range: NumberRange) -> ValueDecoder {
    ValueDecoder(.number(range)) { node, subject, context in
      guard let number = node.scalar?.number, range.contains(number) else {
        context.mismatch(node, subject, mustBe: .number(range), hint: node.numberHint)
        return nil
      }
      return number
    }
  }

  /// The height of a row in points; rows that are next to nothing would fill a screen with any number of them.
  package static let rowHeight = number(.from(1, to: 2_000))

  /// The height of a header or footer in points; 0 is how authors hide one.
  package static let headerFooterHeight = number(.from(0, to: 2_000))
}

extension ValueDecoder where Value == Int {
  /// A number without a fraction, in decimal digits.
  package static func wholeNumber(_ range: ClosedRange<Int>) -> ValueDecoder {
    ValueDecoder(.wholeNumber(range)) { node, subject, context in
      guard let number = node.scalar?.number, let whole = Int(exactly: number), range.contains(whole) else {
        context.mismatch(node, subject, mustBe: .wholeNumber(range), hint: node.numberHint)
        return nil
      }
      return whole
    }
  }
}

extension ValueDecoder where Value == Bool {
  /// `true` or `false`, not in quotation marks.
  package static let boolean = ValueDecoder(.boolean) { node, subject, context in
    guard let value = node.boolean else {
      context.mismatch(node, subject, mustBe: .boolean)
      return nil
    }
    return value
  }
}

extension ValueDecoder
where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// One of UIKit's constants, without its prefix.
  package static func word(_ type: Value.Type) -> ValueDecoder {
    let words = Value.allCases.map(\.rawValue)
    return ValueDecoder(.word(words)) { node, subject, context in
      guard let scalar = node.scalar, let value = Value(rawValue: scalar.text) else {
        context.mismatch(
          node, subject, mustBe: .word(words),
          hint: node.scalar.flatMap { Spelling.hint(for: $0.text, among: words) })
        return nil
      }
      return value
    }
  }
}
