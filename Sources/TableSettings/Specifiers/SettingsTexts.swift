/// Gives the text of a key in a table, in the language that is wanted; `nil` where the table has none.
package typealias SettingsTexts = (_ key: String, _ table: String) -> String?
