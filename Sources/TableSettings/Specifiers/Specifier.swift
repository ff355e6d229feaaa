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
    return nearest.map { "did you mean \(quoted($0))?" }
  }
}
