import TableModel
import TableSources

extension ValueCoding where Value == String {
  /// The characters of a scalar, whatever YAML would take them for.
  package static let text = ValueCoding(
    .text,
    encode: { text, _ in .text(text) },
    decode: { node, subject, context in
      guard let scalar = node.scalar else {
        context.mismatch(node, subject, mustBe: .text, hint: node.quotationHint)
        return nil
      }
      return context.countText(scalar.text, as: .shown, at: node.range) ? scalar.text : nil
    })

  /// A text that is not empty.
  package static let filled = text.checked(as: .boundedText(TextForm(length: 1...Int.max))) {
    text, node, subject, context in
    guard text.isEmpty else { return text }
    context.error("\(subject) must not be empty", at: node.range)
    return nil
  }

  /// The name of a screen, which may become part of a file's name; others are written so that they may.
  package static let screenName = ValueCoding(
    .boundedText(ScreenName.form),
    encode: { name, _ in ScreenName.permitted(name).map { .text($0) } },
    decode: { node, subject, context in
      guard let name = text.decode(node, subject, context) else { return nil }
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
        context.warning(
          "the name \(quoted(name)) is used before in this file", at: node.range, rule: .sourceDoubtful)
      }
      return name
    })

  /// The name of a language, such as `de` or `zh-Hans`.
  package static let language = text.checked(as: .text) { name, node, subject, context in
    guard !VariantAxis.language.takes(name) else { return name }
    context.error("\(subject) must be a language, such as “de” or “zh-Hans”", at: node.range)
    return nil
  }

  /// One of the names of themes or devices.
  package static func name(ofA list: NameList) -> ValueCoding {
    text.checked(as: .name(list)) { name, node, _, context in
      let known = list.names(in: context.vocabulary)
      guard !known.contains(name) else { return name }
      context.error(
        "unknown \(list.rawValue) \(quoted(name))", at: node.range,
        hint: list.hint(for: name, in: context.vocabulary)
          ?? "there are \(listed(known, "and"))")
      return nil
    }
  }
}

extension ValueCoding where Value == Double {
  /// A number, in decimal digits.
  package static func number(_ range: NumberRange) -> ValueCoding {
    ValueCoding(
      .number(range),
      encode: { number, context in .number(context.fitted(number, to: range)) },
      decode: { node, subject, context in
        guard let number = node.scalar?.number, range.contains(number) else {
          context.mismatch(node, subject, mustBe: .number(range), hint: node.numberHint)
          return nil
        }
        return number
      })
  }

  /// The height of a row in points; rows that are next to nothing would fill a screen with any number of them.
  package static let rowHeight = number(.from(1, to: 2_000))

  /// The height of a header or footer in points; 0 is how authors hide one.
  package static let headerFooterHeight = number(.from(0, to: 2_000))

  /// Pixels a point.
  package static let scale = ValueCoding<Int>.wholeNumber(1...3)
    .map(Double.init, from: { Int(exactly: $0) })
}

extension ValueCoding where Value == Int {
  /// A number without a fraction, in decimal digits.
  package static func wholeNumber(_ range: ClosedRange<Int>) -> ValueCoding {
    ValueCoding(
      .wholeNumber(range),
      encode: { number, context in
        let bounds = NumberRange.from(Double(range.lowerBound), to: Double(range.upperBound))
        return .number(context.fitted(Double(number), to: bounds))
      },
      decode: { node, subject, context in
        guard let number = node.scalar?.number, let whole = Int(exactly: number), range.contains(whole) else {
          context.mismatch(node, subject, mustBe: .wholeNumber(range), hint: node.numberHint)
          return nil
        }
        return whole
      })
  }
}

extension ValueCoding where Value == Bool {
  /// `true` or `false`, not in quotation marks.
  package static let boolean = ValueCoding(
    .boolean,
    encode: { value, _ in .boolean(value) },
    decode: { node, subject, context in
      guard let value = node.boolean else {
        context.mismatch(node, subject, mustBe: .boolean)
        return nil
      }
      return value
    })
}

extension ValueCoding
where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// One of UIKit's constants, without its prefix.
  package static func word(_ type: Value.Type) -> ValueCoding {
    let words = WordList { Value.allCases.map(\.rawValue) }
    return ValueCoding(
      .word(words),
      encode: { value, _ in .word(value.rawValue) },
      decode: { node, subject, context in
        guard let scalar = node.scalar, let value = constant(scalar.text) else {
          context.mismatch(
            node, subject, mustBe: .word(words),
            hint: node.scalar.flatMap { WordAdvice.hint(for: $0.text, among: words.words) })
          return nil
        }
        return value
      })
  }

  /// The value of a word, or of the constant that it is the end of.
  private static func constant(_ text: String) -> Value? {
    Value(rawValue: text)
      ?? UIKitConstant.word(of: text, among: Value.allCases.map(\.rawValue)).flatMap { Value(rawValue: $0) }
  }
}

/// What the name of a screen may be, since files of pictures are named after it.
enum ScreenName {
  /// The greatest number of characters.
  static let longest = 100
  /// The same as data.
  static let form = TextForm(length: 1...longest, pattern: #"^[^./\x00-\x1F][^/\x00-\x1F]*$"#)

  /// Whether a character may be part of a name.
  static func permits(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "/" && scalar.value >= 0x20
  }

  /// A name with what may not be in it replaced; `nil` if nothing is left of it.
  static func permitted(_ name: String) -> String? {
    let scalars = name.unicodeScalars.drop { $0 == "." }.prefix(longest).map { permits($0) ? $0 : "-" }
    return scalars.isEmpty ? nil : String(String.UnicodeScalarView(scalars))
  }
}
