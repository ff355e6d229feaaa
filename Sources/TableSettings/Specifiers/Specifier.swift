import TableModel
import TableSources

/// An item of a pane's list: a group, a row, or a group with its rows.
struct Specifier {
  /// The types that iOS knows.
  enum Kind: String, CaseIterable {
    case group = "PSGroupSpecifier"
    case toggleSwitch = "PSToggleSwitchSpecifier"
    case textField = "PSTextFieldSpecifier"
    case titleValue = "PSTitleValueSpecifier"
    case slider = "PSSliderSpecifier"
    case multiValue = "PSMultiValueSpecifier"
    case radioGroup = "PSRadioGroupSpecifier"
    case childPane = "PSChildPaneSpecifier"
  }

  /// The type.
  let kind: Kind
  /// The dictionary.
  let list: PropertyList

  /// The value of a key.
  subscript(key: String) -> PropertyList? { list[key] }

  /// The specifier of an item; `nil` for what iOS leaves out, which is told.
  init?(_ item: PropertyList, _ context: SettingsContext) {
    guard item.dictionary != nil else {
      context.warn("\(item.kindName) is not a specifier, so it is ignored", at: item)
      return nil
    }
    guard let type = item["Type"] else {
      context.warn("a specifier without “Type” is ignored", at: item)
      return nil
    }
    guard let kind = type.string.flatMap(Kind.init) else {
      let name = type.string.map(quoted) ?? type.kindName
      context.warn(
        "\(name) is not a type of specifier, so it is ignored", at: type,
        hint: type.string.flatMap(Specifier.hint))
      return nil
    }
    guard context.isShown(onIdioms: item["SupportedUserInterfaceIdioms"]) else { return nil }
    self.kind = kind
    list = item
  }

  private static func hint(for type: String) -> String? {
    if type.hasPrefix("IASK") { return "it belongs to InAppSettingsKit, and iOS does not know it" }
    let names = Kind.allCases.map(\.rawValue)
    let nearest =
      names.first { $0.dropFirst(2).hasPrefix(type) && !type.isEmpty }
      ?? Spelling.nearest(to: type, among: names)
    return nearest.map(Spelling.question)
  }
}

extension PropertyList {
  /// The value as a text; `nil` for what is no text, number or boolean.
  var scalarText: String? {
    switch value {
    case .string(let text): text
    case .integer(let number): String(number)
    case .real(let number): format(number)
    case .boolean(let flag): flag ? "1" : "0"
    case .date, .data, .identifier, .array, .dictionary: nil
    }
  }

  /// The value as a number; texts count as far as they are one, as in old-style lists, which have nothing else.
  var number: Double? {
    switch value {
    case .integer(let number): Double(number)
    case .real(let number): number
    case .boolean(let flag): flag ? 1 : 0
    case .string(let text): Double(text)
    case .date, .data, .identifier, .array, .dictionary: nil
    }
  }

  /// Whether the value means yes: what is no number does where it begins like “yes”, “true” or a number that is not 0.
  var truth: Bool? {
    guard case .string(let text) = value else { return number.map { $0 != 0 } }
    var rest = text.unicodeScalars.drop { $0.properties.isWhitespace }
    if let sign = rest.first, sign == "+" || sign == "-" { rest = rest.dropFirst() }
    rest = rest.drop { $0 == "0" }
    return rest.first.map { "YyTt123456789".unicodeScalars.contains($0) } ?? false
  }

  /// Whether a value is the same as another of the same kind: a text is no number, but a boolean is one.
  func isEqual(to other: PropertyList) -> Bool {
    switch (value, other.value) {
    case (.string(let one), .string(let other)): return one.utf8.elementsEqual(other.utf8)
    case (.string, _), (_, .string): return false
    default:
      guard let one = number, let other = other.number else { return value == other.value }
      return one == other
    }
  }

  /// A whole number without its point, as far as it is one that can be written so.
  private func format(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
