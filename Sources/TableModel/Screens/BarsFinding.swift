/// Finds the bars around the screens of one source where that takes reading other files of its project.
package protocol BarsFinding: AnyObject, Sendable {
  /// The bars of the screen of a number in a language, by its name; `nil` where other files add nothing to what the
  /// source itself knows.
  func bars(ofScreen number: Int, in language: String?) -> ScreenBars?

  /// What is wrong with the way through other files.
  func findings() -> [Diagnostic]

  /// The other files that have been looked into so far, and the images that the bars show; nothing is looked for.
  func filesSoFar() -> (sources: [FilePath], images: [FilePath])

  /// A digest of all other files that the bars in a language are made of.
  func digest(in language: String?) -> String
}
