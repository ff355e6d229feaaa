/// Finds the bars around the screens of one source where that takes reading other files of its project.
package protocol BarsFinding: AnyObject, Sendable {
  /// The bars of the screen of a number in a language, by its name; `nil` where other files add nothing to what the
  /// source itself knows.
  func bars(ofScreen number: Int, in language: String?) -> ScreenBars?

  /// What is wrong with the way through other files.
  func findings() -> [Diagnostic]

  /// A digest of all other files that the bars in a language are made of.
  func digest(in language: String?) -> String
}
