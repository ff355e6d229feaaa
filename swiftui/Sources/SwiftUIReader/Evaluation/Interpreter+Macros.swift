import SwiftSyntax

extension Interpreter {
  /// What a macro gives: the text of a key where its name says that it looks one up, as in `#localized("Done")`.
  ///
  /// Their implementations lie in plug-ins of the compiler.
  func evaluate(_ macro: MacroExpansionExprSyntax, _ scope: Scope) -> Value {
    let name = macro.macroName.text.lowercased()
    let arguments = arguments(macro.arguments, scope)
    guard name.contains("localiz") || name.contains("localis"), let key = arguments.first?.value.text,
      !key.isPartial
    else { return unknown(macro.written, at: macro) }
    let table = arguments.first { ["table", "tableName"].contains($0.label) }?.value.text?.text
    let filling = arguments.dropFirst().filter { $0.label == nil }
    return .string(LibraryFunction.text(key.key?.key ?? key.text, table: table, filling, self))
  }
}
