import TableModel
import TableSources

extension DecodingContext {
  /// Notes the members that a key with a value uses; what the screen's theme has none of is told at the end.
  func noteUse(
    of key: String, _ kind: ValueKind, _ value: SpecNode, in mapping: String, at range: SourceRange
  ) {
    guard !scope.isPrototype, value.scalar?.text != "false" else { return }
    let text = value.scalar.map {
      UIKitSynonyms.isOlder($0.text) ? $0.text : kind.word(of: $0.text) ?? $0.text
    }
    memberUses.note(
      key, value: text, in: ValueKind.Mapping.documentedName(of: mapping), at: range,
      value.alias ?? value.range, theme: isIncomplete ? nil : scope.theme)
  }

  /// Notes a value that holds where a key is not there.
  func noteUse(of key: String, whichIs value: String, in mapping: String, at range: SourceRange) {
    guard !scope.isPrototype else { return }
    memberUses.note(
      key, value: value, in: mapping, at: range, range, theme: isIncomplete ? nil : scope.theme)
  }

  /// Notes that a value is a colour by its name, once for each name and screen.
  func noteUse(ofColor name: String, at range: SourceRange) {
    guard !scope.isPrototype else { return }
    memberUses.noteColor(name, at: range, theme: isIncomplete ? nil : scope.theme)
  }
}
