import TableModel

/// A part of a text that depends on a number, as `%#@items@` stands for it.
package struct StringSubstitution: Hashable, Sendable {
  /// The number’s place among those that the text is given, from 1; `nil` for the order in the text.
  package var argument: Int?
  /// How the number is written in the text: `lld`.
  package var formatSpecifier: String
  /// The forms, with `%arg` or the specifier for the number.
  package var forms: [PluralCategory: String]

  /// A part with its forms.
  package init(argument: Int? = nil, formatSpecifier: String = "d", forms: [PluralCategory: String]) {
    self.argument = argument
    self.formatSpecifier = formatSpecifier
    self.forms = forms
  }

  /// How many parts deep parts may stand in each other, and how many there may be.
  private static let (deepest, most) = (4, 64)

  /// A text with its parts in the forms for some numbers; without numbers the places for them stay.
  static func filling(
    _ text: String, with parts: [String: StringSubstitution], numbers: [Int], in language: LanguageTag
  ) -> String {
    var next = 0
    var room = most
    return filling(text, with: parts, numbers: numbers, in: language, &next, &room, depth: 0)
  }

  /// A text with the number of its value in each place, so that it stays in its place when others are filled in.
  static func numbered(_ text: String, _ parts: [String: StringSubstitution]) -> String {
    var next = 0
    var written = ""
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      written += rest[..<percent]
      let place = FormatPlace(firstIn: rest[percent...])
      if let place, place.range.lowerBound == percent, let part = parts[place.name] {
        let argument = place.argument ?? part.argument ?? next + 1
        next = max(next, argument)
        written += "%\(argument)$#@\(place.name)@"
        rest = rest[place.range.upperBound...]
      } else if let plain = TextFormat(String(rest[percent...])).places.first,
        rest[percent...].hasPrefix(plain.text)
      {
        let isNumbered = plain.text.contains("$")
        written += isNumbered ? plain.text : "%\(next + 1)$\(plain.text.dropFirst())"
        next = isNumbered ? next : next + 1
        rest = rest[percent...].dropFirst(plain.text.count)
      } else {
        let isDoubled = rest[percent...].hasPrefix("%%")
        written += isDoubled ? "%%" : "%"
        rest = rest[percent...].dropFirst(isDoubled ? 2 : 1)
      }
    }
    return written + rest
  }

  /// The numbers of the values, from 0, that the parts of a text stand for.
  static func arguments(of text: String, _ parts: [String: StringSubstitution]) -> Set<Int> {
    var found: Set<Int> = []
    let text = numbered(text, parts)
    var rest = text[...]
    while let place = FormatPlace(firstIn: rest) {
      if let argument = place.argument, parts[place.name] != nil { found.insert(argument - 1) }
      rest = rest[place.range.upperBound...]
    }
    return found
  }

  private static func filling(
    _ text: String, with parts: [String: StringSubstitution], numbers: [Int], in language: LanguageTag,
    _ next: inout Int, _ room: inout Int, depth: Int
  ) -> String {
    guard depth < deepest else { return text }
    var filled = ""
    var rest = text[...]
    while room > 0, let place = FormatPlace(firstIn: rest), let part = parts[place.name] {
      room -= 1
      filled += rest[..<place.range.lowerBound]
      rest = rest[place.range.upperBound...]
      let position = (place.argument ?? part.argument).map { $0 - 1 } ?? next
      next = max(next, position) + 1
      let number = numbers.indices.contains(position) ? numbers[position] : nil
      let form = part.forms.text(for: number, in: language) ?? ""
      filled += filling(
        part.writing(number, into: form), with: parts, numbers: numbers, in: language, &next, &room,
        depth: depth + 1)
    }
    return filled + rest
  }

  /// A form with the number in its place.
  private func writing(_ number: Int?, into form: String) -> String {
    guard let number else { return form }
    var form = form
    for mark in ["%arg", "%\(formatSpecifier)"] + (argument.map { ["%\($0)$\(formatSpecifier)"] } ?? []) {
      form = form.replacingAll(mark, with: String(number))
    }
    return form
  }
}

/// The place of a part in a text: `%#@items@`, or `%2$#@items@` with the number’s own place.
private struct FormatPlace {
  var range: Range<Substring.Index>
  var name: String
  var argument: Int?

  /// The first place in a text; `nil` where there is none.
  init?(firstIn text: Substring) {
    var start = text.startIndex
    while let percent = text[start...].firstIndex(of: "%") {
      start = text.index(after: percent)
      let digits = text[start...].prefix { $0.isASCII && $0.isNumber }
      var rest = text[digits.endIndex...]
      if !digits.isEmpty, rest.first == "$" { rest = rest.dropFirst() }
      guard rest.hasPrefix("#@") else { continue }
      let name = rest.dropFirst(2).prefix { $0 != "@" }
      guard !name.isEmpty, name.endIndex < text.endIndex else { continue }
      self.name = String(name)
      argument = Int(digits).flatMap { $0 > 0 ? $0 : nil }
      range = percent..<text.index(after: name.endIndex)
      return
    }
    return nil
  }
}

extension String {
  /// The text with another in each place of a mark.
  fileprivate func replacingAll(_ mark: String, with other: String) -> String {
    guard !mark.isEmpty else { return self }
    var result: [UInt8] = []
    let (bytes, mark) = (Array(utf8), Array(mark.utf8))
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: mark) {
        result += other.utf8
        index += mark.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
